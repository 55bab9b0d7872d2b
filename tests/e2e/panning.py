"""What dragging the enlarged map costs: work on the page's main thread, frame by frame, on a processor slowed down.

python -m tests.e2e.panning [position]
"""

import json
import math
import sys
from bisect import bisect_right
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.browser import Guests
from tests.e2e.positions import sit_down
from tests.e2e.ruler import Ruler
from tests.e2e.screenshots import DESKTOP, house
from tests.server.running import RunningServer

SLOWER = 4
MOST = 8.0  # milliseconds a frame, 95th percentile
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

#: Script, style, layout and paint, as the trace calls them.
WORK = {
    "EventDispatch", "FunctionCall", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "HitTest",
    "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "UpdateLayer",
    "IntersectionObserverController::computeIntersections",
}  # fmt: skip


def frame_costs(server: RunningServer, browser: Browser, position: str, steps: int = 150) -> list[float]:
    """Milliseconds of script, style, layout and paint in each frame of a drag, ascending."""
    guests = Guests(browser)
    visitor = guests(server, **DESKTOP)
    page = visitor.page
    sit_down(server, visitor, position)
    Ruler(visitor).uncover()
    for _ in range(3):
        page.get_by_role("button", name="Enlarge").click()
    page.wait_for_timeout(500)
    box = page.locator(".map").locator("xpath=../..").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.mouse.move(x, y)
    page.mouse.down()
    browser.start_tracing(page=page, categories=CATEGORIES)
    for step in range(steps):
        angle = step / steps * 6 * math.pi
        page.mouse.move(x + 220 * math.sin(angle), y + 160 * math.sin(angle / 2))
    trace = browser.stop_tracing()
    page.mouse.up()
    page.context.close()
    return costs(json.loads(trace)["traceEvents"])


def costs(events: list[dict[str, Any]]) -> list[float]:
    """The work of the main thread from one frame to the next, in milliseconds, ascending."""
    main = next(e for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain")
    own = sorted(
        (e for e in events if (e["pid"], e["tid"]) == (main["pid"], main["tid"])), key=lambda e: float(e["ts"])
    )
    frames = [e["ts"] for e in own if e["name"] == "BeginCommitCompositorFrame"]
    spent, until = [0.0] * len(frames), 0.0
    for event in own:
        if event["name"] in WORK and event["ph"] == "X":
            start, end = max(until, event["ts"]), event["ts"] + event["dur"]
            frame = bisect_right(frames, event["ts"]) - 1
            if end > start and frame >= 0:
                spent[frame] += (end - start) / 1000  # what is inside another event counts once
            until = max(until, end)
    return sorted(spent[:-1])


def percentile(ascending: list[float], part: float) -> float:
    """The number below which a part of the numbers lies."""
    return ascending[int(len(ascending) * part)]


if __name__ == "__main__":
    with house() as (running, chromium):
        found = frame_costs(running, chromium, sys.argv[1] if len(sys.argv) > 1 else "yellow_yangtze/middle")
    p95 = percentile(found, 0.95)
    print(f"{len(found)} frames, {SLOWER} times slower: median {percentile(found, 0.5):.1f} ms, p95 {p95:.1f} ms")
    sys.exit(p95 > MOST)
