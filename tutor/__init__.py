"""Che Xuan Tutor: teaches the Sichuan card game 扯旋 by doing."""
