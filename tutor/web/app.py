"""Puts the site together."""

from collections.abc import Mapping
from typing import Any

from flask import Flask
from flask_compress import Compress
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.paths import TEMPLATES
from tutor.web import faults, features
from tutor.web.frame import assets, config, errors, htmx, i18n, nav, prefs, security


def create_app(settings: Mapping[str, Any] | None = None) -> Flask:
    """The WSGI application; `settings` overrule the environment and the defaults.

    Makes the instance folder and its secret key when they are missing; does not touch the database.
    """
    values = config.settings(settings or {})
    app = Flask(
        "tutor",
        template_folder=str(TEMPLATES),
        static_folder=None,
        instance_path=values["INSTANCE"],
    )
    app.config.from_mapping(values)
    app.jinja_env.policies["ext.i18n.trimmed"] = True
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.undefined = StrictUndefined
    if hops := app.config["PROXIES"]:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops
        )
    Compress(app)
    for part in (i18n, prefs, security, htmx, assets, errors, faults):
        part.init_app(app)
    for bp in features.blueprints():
        app.register_blueprint(bp)
    nav.init_app(app, features.sections())
    return app
