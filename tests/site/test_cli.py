"""`westmarch docs`."""

import os
import subprocess
import sys

import pytest

from westmarch.cli import main

from .conftest import Site


def docs(site: Site, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(site.home / "engine"), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "westmarch", "docs", "--out", str(site.out), *options],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_builds_a_site(site: Site) -> None:
    done = docs(site)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(site.out))
    assert (site.out / "search.html").is_file()
    assert not list(site.out.rglob("*.doctree"))


def test_says_what_is_wrong_and_exits_with_one(site: Site) -> None:
    site.write("docs/about.md", "# About\n\n{rule}`dragons.nothing.here`\n")
    done = docs(site)
    assert done.returncode == 1
    assert "about.md:3: WARNING" in done.stderr
    assert "\x1b" not in done.stderr


def test_bad_data_is_told_as_everywhere(site: Site) -> None:
    site.edit("rules/dragons/lairs.md", ":kind: definition", ":kind: notion")
    done = docs(site)
    assert done.returncode == 65
    assert done.stderr.startswith("westmarch: rules/dragons/lairs.md:6: “notion” is no kind")


def test_fresh_takes_no_folder_that_is_not_a_site(site: Site) -> None:
    site.write("out/mine.txt", "This is not part of a site.")
    assert docs(site, "--fresh").returncode == 0
    assert (site.out / "mine.txt").is_file()


def test_the_old_site_stays_until_the_new_one_is_there(site: Site) -> None:
    assert docs(site).returncode == 0
    before, page = site.files(), (site.out / "about.html").open("rb")
    site.edit("docs/about.md", "# About", "# About it")
    site.edit("rules/dragons/lairs.md", ":kind: definition", ":kind: notion")
    assert docs(site).returncode == 65
    assert site.files() == before
    site.edit("rules/dragons/lairs.md", ":kind: notion", ":kind: definition")
    assert docs(site).returncode == 0
    assert "About it" in site.page("about")
    assert page.read() == before["about.html"]
    page.close()
    assert {each.name for each in site.home.iterdir() if "out" in each.name} == {
        "out",
        "out.doctrees",
    }


def test_a_build_that_was_cut_off_is_begun_anew(site: Site) -> None:
    assert docs(site).returncode == 0
    before = site.files()
    (site.home / "out.doctrees" / "unfinished").touch()
    (site.out / "about.html").write_text("half", "utf-8")
    assert docs(site).returncode == 0
    assert site.files() == before


def test_says_what_has_to_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("westmarch.cli.docs.find_spec", lambda _: None)
    with pytest.raises(SystemExit) as stop:
        main(["docs"])
    assert stop.value.code == 64
    assert "pip install 'westmarch[docs]'" in capsys.readouterr().err
