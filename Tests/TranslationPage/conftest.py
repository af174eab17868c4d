"""Fixtures of the tests of the page for translators. `Scripts/test-editor` runs them."""

import collections
import pathlib
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browsers import KINDS, program  # noqa: E402
from page import Page  # noqa: E402
from project import Editor, Project, large_sample  # noqa: E402

measurements = []
times = collections.Counter()


def pytest_configure(config):
    config.addinivalue_line("markers", "short(browser): tests that every change must pass, in one browser or in both")


def pytest_collection_modifyitems(config, items):
    """Leaves out the browsers that a short test does not need."""
    if config.option.markexpr != "short":
        return
    left = []
    for item in items:
        marker, browser = item.get_closest_marker("short"), getattr(item, "callspec", None)
        name = browser.params.get("shared_browser") if browser else None
        if marker and marker.args and name and name not in marker.args:
            left.append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="session", params=list(KINDS))
def shared_browser(request):
    if not program(request.param):
        pytest.fail(f"{request.param} is not installed")
    browser = KINDS[request.param]()
    yield browser
    browser.close()


@pytest.fixture
def page(shared_browser):
    shared_browser.new_profile()
    return Page(shared_browser)


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path / "project")


@pytest.fixture
def twin(tmp_path):
    """The same project, to compare bytes."""
    return Project(tmp_path / "twin")


@pytest.fixture(scope="session")
def sample_page(tmp_path_factory):
    """A page that no test changes: its path and its work."""
    return Project(tmp_path_factory.mktemp("sample") / "project").export()


@pytest.fixture(scope="session")
def large_project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("large")
    return Project(folder / "project", large_sample(folder / "sample", 750))


@pytest.fixture(scope="session")
def large_page(large_project):
    return large_project.export()[0]


@pytest.fixture
def editor(project):
    server = Editor(project)
    yield server
    server.stop()


@pytest.fixture
def measure(request):
    """Keeps a measured value for the summary."""

    def keep(name, value, unit, limit):
        browser = getattr(request.node, "callspec", None)
        where = browser.params.get("shared_browser", "") if browser else ""
        measurements.append((name, where, value, unit, limit))
        assert value <= 4 * limit, f"{name}: {value:.0f} {unit}; the limit is {limit}, and four times as much fails"

    return keep


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    start = time.monotonic()
    result = yield
    names = [name for name in KINDS if f"[{name}" in item.nodeid or f"-{name}" in item.nodeid]
    times[names[0] if names else "without a browser"] += time.monotonic() - start
    return result


def pytest_terminal_summary(terminalreporter):
    terminalreporter.section("times")
    for name, seconds in times.items():
        terminalreporter.write_line(f"{name:<34} {seconds:8.1f} s")
    for name, where, value, unit, limit in measurements:
        terminalreporter.write_line(f"{name + ' ' + where:<34} {value:8.1f} {unit} (limit {limit} {unit})")
