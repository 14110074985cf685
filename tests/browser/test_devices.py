"""Somebody goes on on another device, by a link that the first one shows."""

from playwright.sync_api import expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.browser.test_people import PHONE, button, pair

say = Speech("en").say


def test_a_game_goes_on_on_another_device(visit: Visit) -> None:
    ann, _ = pair(visit)
    for key in ("web-menu", "web-settings", "web-device"):
        button(ann, key).click()
    link = ann.get_by_label(say("web-device-link")).input_value()

    phone = visit(link, viewport=PHONE)
    in_sight(phone, "main .primary")
    button(phone, "web-device-go").click()

    expect(phone.locator(".target.square").first).to_be_visible()
    phone.locator(".target.square").first.click()
    phone.locator(".bar .primary").click()
    expect(ann.locator(".other + .other, .acts .btn").first).to_be_visible()
    expect(button(ann, "web-change-mind")).to_be_visible()
