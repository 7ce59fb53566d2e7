#!/usr/bin/env python3
"""Opens the page at / in Chromium as a tester would: .ci/page-check.py PROGRAM FOLDER

Asks links, reads the answers, measures how long they take, reads the QR codes back with zbarimg, audits the
accessibility of every state with axe-core, and leaves screenshots in FOLDER.
"""
import contextlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
HIT = "https://cookbook.example.com/recipe/42?category=dessert&utm_source=push&x=1&x=2"
MISS = "cookbook://recipe/abc?category=dessert"
WARNING = "cookbook://recipe/42?category=a&category=b"
TABLE = """{ apps: { atlas: { origins: ["atlas://", "https://*.atlas.example"], routeType: "Atlas.Screen", links: [
  { id: "city", pattern: "/city/{name}?day={day:int?}", tab: "explore", meta: { from: "table" },
    routes: [{ country: {} }, { city: { _0: "{name}", day: "{day}" } }], examples: [
      { url: "atlas://city/Seoul?day=3", routes: [{ country: {} }, { city: { _0: "Seoul", day: 3 } }] }] },
  { id: "big", pattern: "/big/{n:int}", routes: [{ big: { _0: "{n}" } }] },
  { id: "home", pattern: "/", routes: [], tab: "explore" },
  { id: "new", pattern: "/new", routes: [{ new: {} }], minAppVersion: "2.1" } ] } } }"""
# Milliseconds from a paste to the answer on the page.
SLOWEST = 100

checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"the page: {what}")


@contextlib.contextmanager
def server(program, *arguments):
    process = subprocess.Popen([program, "--listen", "127.0.0.1:0", "--log-format", "json", *arguments],
                               stderr=subprocess.PIPE, text=True)
    try:
        for line in process.stderr:
            found = re.search(r'"message":"listening","address":"([^"]+)"', line)
            if found:
                break
        else:
            sys.exit("the program does not listen")
        yield f"http://{found.group(1)}/"
    finally:
        process.terminate()
        process.stderr.read()
        check(process.wait(20) == 0, "the program ends well")


class Page:
    def __init__(self, folder):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--lang=en"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options, service)
        self.driver.set_script_timeout(30)
        self.folder = folder

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)
        WebDriverWait(self.driver, 5).until(lambda _: self.find("#rows tr") or self.find("#token-form:not([hidden])"))

    def look(self, width, height, dark=False):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return " | ".join(element.text for element in self.find(selector))

    def paste(self, link):
        """Puts a link into the field as a paste does; the milliseconds until the answer is painted."""
        return self.driver.execute_async_script("""
            const [link, done] = arguments;
            const field = document.getElementById('url');
            const observer = new MutationObserver(() => {
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
            });
            observer.observe(document.getElementById('answer'), { childList: true });
            field.focus();
            field.value = link;
            const start = performance.now();
            field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
            """, link)

    def shoot(self, name):
        WebDriverWait(self.driver, 5).until(lambda _: not self.find(".qr:empty"))
        path = self.folder / f"page-{name}.png"
        metrics = self.driver.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]
        check(metrics["width"] <= self.driver.execute_script("return innerWidth"), f"{name} is wider than the window")
        self.driver.save_screenshot(str(path))
        return path

    def audit(self, state):
        self.driver.execute_script(AXE)
        result = self.driver.execute_async_script(
            "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(done, e => done(String(e)));")
        check(isinstance(result, dict), f"axe-core cannot run: {result}")
        for violation in result["violations"]:
            for node in violation["nodes"]:
                print(state, violation["id"], violation["help"], node["html"], node["failureSummary"], sep="\n  ")
        check(not result["violations"], f"accessibility of {state}")
        return len(result["passes"])

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")
                if "Failed to load resource" not in entry["message"]]


def read_code(image):
    result = subprocess.run(["zbarimg", "-q", "--raw", "-Sbinary", image], stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, timeout=30)
    return result.stdout.decode()


def check_hit(page):
    page.look(1280, 1100)
    page.audit("the empty page")
    page.shoot("empty")
    times = sorted([page.paste(link) for link in [HIT, MISS, "shop://settings", HIT, MISS] * 4])
    # The machine may be busy with something else, so the median decides; the summary tells the slowest.
    middle = times[len(times) // 2]
    check(middle < SLOWEST, f"an answer takes {middle:.0f} ms")
    page.paste("shop:products/" + "x" * 2950)
    WebDriverWait(page.driver, 5).until(lambda _: "too long" in page.text(".side"))
    page.paste(HIT)
    check(page.text(".screen-name") == "category | recipe", "the stack, root first")
    check(page.text(".screen.top .values dd") == "42" and page.text(".screen.top .place") == "top",
          f"the top screen: {page.text('.screen.top')!r}")
    check("utm_source" in page.text(".details") and "1, 2" in page.text(".details"), "leftovers and tracking")
    check("recipe of cookbook opens 2 screens" in page.find("#status")[0].get_attribute("textContent"), "it is announced")
    for size, dark, name in [((1280, 1100), False, "hit-light"), ((1280, 1100), True, "hit-dark"),
                             ((390, 1700), False, "hit-narrow"), ((390, 1700), True, "hit-narrow-dark")]:
        page.look(*size, dark)
        page.audit(name)
        page.shoot(name)
    page.look(1280, 1100)
    return times


def check_sharing(page, base):
    address = page.driver.current_url
    check("#url=https%3A%2F%2Fcookbook" in address, "the link stands in the address")
    page.open(address)
    WebDriverWait(page.driver, 5).until(lambda _: page.find(".screen"))
    check(page.find("#url")[0].get_attribute("value") == HIT, "an address that is shared shows the same")
    copies = {button.text: button.get_attribute("data-copy") for button in page.find("[data-copy]")}
    answer = subprocess.run(["bash", "-c", copies["curl"]], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=20)
    check(json.loads(answer.stdout)["link"] == "recipe", "what is copied as curl works")
    path = json.loads(copies["NavigationPath JSON"])
    check(path[0] == "Cookbook.Route" and json.loads(path[1]) == {"recipe": {"_0": 42}}, "NavigationPath JSON")
    check('.category("dessert"),\n    .recipe(42),' in copies["Swift"], "Swift")
    button = page.find("[data-copy]")[0]
    button.click()
    WebDriverWait(page.driver, 5).until(lambda _: button.text == "Copied")
    check(page.find("#status")[0].get_attribute("textContent") == "curl copied", "copying is announced")


def check_miss(page):
    page.paste(MISS)
    check(page.text(".asked mark") == "abc", f"the place in the link, not {page.text('.asked mark')}")
    check(page.text(".nearest mark") == "{id:int}", f"the place in the pattern, not {page.text('.nearest mark')}")
    for size, dark, name in [((1280, 900), False, "miss-light"), ((1280, 900), True, "miss-dark"),
                             ((390, 1200), False, "miss-narrow")]:
        page.look(*size, dark)
        page.audit(name)
        page.shoot(name)
    page.look(1280, 900)
    page.paste("https://shop.example.com/a b")
    check(page.text(".badge.bad") == "invalid-url" and page.find(".asked mark"), "a link that cannot be read")
    page.audit("a link that cannot be read")
    page.find(".miss button")[0].click()
    WebDriverWait(page.driver, 5).until(lambda _: "no-match" in page.text(".badge.bad"))
    page.paste("<img src=x onerror=alert(1)>")
    check(not page.find("main img"), "a link is text")
    page.paste(WARNING)
    check("more than once" in page.text(".warnings"), "warnings")
    page.audit("a warning")


def check_keyboard(page, base):
    page.open(base)
    field = page.driver.switch_to.active_element
    check(field.get_attribute("id") == "url", "the field has the focus")
    field.send_keys("shop://products/42/review", Keys.ENTER)
    WebDriverWait(page.driver, 5).until(lambda _: page.text(".screen-name") == "productDetail | reviewEditor")
    order = []
    for _ in range(4):
        page.driver.switch_to.active_element.send_keys(Keys.TAB)
        order.append(page.driver.switch_to.active_element.get_attribute("name")
                     or page.driver.switch_to.active_element.text)
    check(order == ["Open", "app", "platform", "version"], f"the order of the fields: {order}")
    page.find("#filter")[0].send_keys("review")
    check(page.text("#count") == "1 of 9 links", f"the filter: {page.text('#count')}")
    page.find("#rows .try")[0].send_keys(Keys.ENTER)
    check(page.driver.switch_to.active_element.get_attribute("id") == "url", "after an example the field has the focus")
    page.find("#filter")[0].clear()


def check_codes(page):
    with tempfile.TemporaryDirectory() as folder:
        page.look(1280, 1600)
        page.paste(HIT)
        WebDriverWait(page.driver, 5).until(lambda _: page.find(".qr path"))
        image = pathlib.Path(folder, "code.png")
        image.write_bytes(page.find(".qr")[0].screenshot_as_png)
        check(read_code(image) == HIT, "the code on the page is the link")
        # A text for each version: its longest in level M, then some in level L.
        texts = [("https://example.com/é?" + "a%2Fb&" * 500)[:count] for count in [
            1, 13, 25, 41, 61, 83, 105, 121, 151, 179, 212, 250, 286, 330, 361, 411, 449, 503, 559, 623, 665, 710, 778,
            856, 910, 996, 1058, 1124, 1189, 1263, 1369, 1451, 1537, 1627, 1721, 1808, 1910, 1988, 2098, 2212, 2330,
            2331, 2600, 2951]]
        codes = page.driver.execute_script("return arguments[0].map(text => qrModules(text).map(row => Array.from(row)))", texts)
        check(page.driver.execute_script("return qrModules('x'.repeat(2954))") is None, "a text that is too long")
        sizes = set()
        for text, rows in zip(texts, codes):
            sizes.add(len(rows))
            write_image(image.with_suffix(".pbm"), rows)
            check(read_code(image.with_suffix(".pbm")) == text, f"a code of {len(rows)} modules")
        check(len(sizes) == 40, f"{len(sizes)} of 40 versions")


def write_image(path, rows, scale=4, quiet=4):
    width = (len(rows) + 2 * quiet) * scale
    blank = [0] * quiet
    lines = [[0] * (len(rows) + 2 * quiet)] * quiet
    lines = lines + [blank + row + blank for row in rows] + lines
    text = "\n".join(" ".join(str(bit) for bit in line for _ in range(scale)) for line in lines for _ in range(scale))
    path.write_text(f"P1\n{width} {width}\n{text}\n")


def check_table(page, base):
    """A table with tabs, versions and large numbers, behind a token."""
    page.look(1280, 900)
    page.open(base)
    check(page.find("#token-form:not([hidden])"), "it asks for a token")
    page.audit("the question for a token")
    page.shoot("token")
    page.find("#token")[0].send_keys("secret", Keys.ENTER)
    WebDriverWait(page.driver, 5).until(lambda _: page.find("#rows tr"))
    check(not page.find("#token-form:not([hidden])"), "the token is taken")
    page.paste("atlas://city/Seoul?day=3")
    check("tab: explore" in page.text(".badge") and page.text(".screen-name") == "country | city", "the tab")
    page.paste("atlas://big/9223372036854775807")
    check(page.text(".screen .values dd") == "9223372036854775807", "every digit of a number")
    page.paste("atlas:")
    check("An empty stack" in page.text(".screen"), "no routes are the root")
    page.find("#version")[0].send_keys("2.0")
    page.paste("atlas://new")
    check(page.text(".badge.bad") == "app-too-old" and "from 2.1" in page.text(".miss"), "a newer version is needed")
    page.audit("a newer version")


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as tables:
        table = pathlib.Path(tables, "routes.json5")
        table.write_text(TABLE)
        tokens = pathlib.Path(tables, "tokens")
        tokens.write_text("secret\n")
        with server(program, "--demo") as demo, \
                server(program, "--routes", str(table), "--token-file", str(tokens)) as guarded:
            page = Page(folder)
            try:
                page.open(demo)
                times = check_hit(page)
                check_sharing(page, demo)
                check_miss(page)
                check_keyboard(page, demo)
                check_codes(page)
                check_table(page, guarded)
                complaints = page.complaints()
                check(not complaints, f"the browser complains: {complaints}")
            finally:
                page.driver.quit()
    print(f"{checks} checks of the page hold, {time.monotonic() - began:.0f} s; from paste to paint "
          f"{times[len(times) // 2]:.0f} ms in the median, {times[-1]:.0f} at most")


main()
