"""The forms of the drills beyond the first four: without scripts, by touch and by keys."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages.forms import FormsPage
from tests.browser.pages.words import Words

ORDER = "/q/order-singles.1/chengdu/normal/3"
TYPED = "/q/pair-names.1/chengdu/hard~to-name/7"
TRAY = "/q/pair-names.1/chengdu/normal~to-pair/6"
ROWS = "/q/sort-groups.1/chengdu/easy/1"


def test_each_is_answered_without_javascript(visit: Visit) -> None:
    page = visit("zh-Hant", "phone", java_script_enabled=False).new_page()
    at = FormsPage(page, Words("zh-Hant"))
    for address in (ORDER, TYPED, TRAY, ROWS):
        page.goto(address)
        at.fill(script=False)


def test_an_order_is_tapped_and_taken_back(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True).new_page()
    at = FormsPage(page, Words("en"), "touch")
    page.goto(ORDER)
    expect(at.check).to_be_disabled()
    at.put_in_order([4, 3, 1])
    at.expect_places("3", "", "2", "1", "")
    at.put_in_order([3])
    at.expect_places("2", "", "", "1", "")
    at.put_in_order([2, 3, 5])
    at.expect_places("2", "3", "4", "1", "5")
    at.check.tap()
    at.expect_answered()


def test_an_order_goes_by_digits_and_enter(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = FormsPage(page, Words("en"), "keyboard")
    page.goto(ORDER)
    at.put_in_order([5, 4, 3, 2, 1])
    at.expect_places("5", "4", "3", "2", "1")
    page.keyboard.press("Enter")
    at.expect_answered()


def test_a_digit_is_for_the_first_row_that_is_open(visit: Visit) -> None:
    page = visit("en", "desktop").new_page()
    at = FormsPage(page, Words("en"), "keyboard")
    page.goto(ROWS)
    for digit in "1234":
        page.keyboard.press(digit)
    rows = at.root.locator("fieldset")
    for row in range(4):
        expect(rows.nth(row).get_by_role("radio").nth(row)).to_be_checked()
    page.keyboard.press("Enter")
    at.expect_answered()


def test_an_enter_of_the_input_method_sends_nothing(visit: Visit) -> None:
    page = visit("zh-Hant", "desktop").new_page()
    at = FormsPage(page, Words("zh-Hant"))
    page.goto(TYPED)
    at.typed.fill("天")
    for how in ({"isComposing": True}, {"keyCode": 229}):
        prevented = page.evaluate(
            """how => !document.querySelector("#typed").dispatchEvent(new KeyboardEvent("keydown",
              {key: "Enter", bubbles: true, cancelable: true, ...how}))""",
            how,
        )
        assert prevented
    at.expect_open(1)
    at.typed.press("Enter")
    at.expect_answered()


def test_what_was_typed_and_placed_comes_back_with_what_is_missing(
    visit: Visit, allowed_errors: list[str]
) -> None:
    allowed_errors.append("422")
    page = visit("en", "phone", java_script_enabled=False).new_page()
    at = FormsPage(page, Words("en"))
    page.goto(ORDER)
    for place, box in zip(("1", "1", "3", "4", "5"), at.places.all(), strict=True):
        box.select_option(place)
    at.check.click()
    said = at.words("Place %(name)s is taken twice: give each its own.", name="1")
    expect(at.root.get_by_role("alert")).to_have_text(said)
    at.expect_places("1", "1", "3", "4", "5")
    page.goto(TYPED)
    at.typed.fill("…")
    at.check.click()
    expect(at.root.get_by_role("alert")).to_be_visible()
    expect(at.typed).to_have_value("…")
