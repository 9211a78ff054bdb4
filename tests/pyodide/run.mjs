// Runs the whole corpus in Pyodide, the Python of the browser, and compares it with what is right.
// `make pyodide` fetches Pyodide and the wheels into build/pyodide and calls this from there.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [work, project] = process.argv.slice(2).map((each) => path.resolve(each));
const entry = path.join(work, "node_modules/pyodide/pyodide.mjs");
const { loadPyodide } = await import(pathToFileURL(entry).href);

const pyodide = await loadPyodide();
const wheels = path.join(work, "wheels");
for (const wheel of fs.readdirSync(wheels)) {
  pyodide.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, wheel))), "wheel");
}
pyodide.FS.mkdirTree("/project");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: project }, "/project");

const failed = await pyodide.runPythonAsync(`
import sys
from time import perf_counter

sys.path.insert(0, "/project/engine")
began = perf_counter()
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.run import run_case
from westmarch.wire.reference import ReferenceEngine

corpus = load_corpus()
loaded = perf_counter()
engine = ReferenceEngine()
results = [run_case(case, engine) for case in corpus.cases]
wrong = [result for result in results if result.status != "pass"]
for result in wrong:
    print(result.key, result.status, result.message)
version = ".".join(map(str, sys.version_info[:3]))
print(f"Python {version} in Pyodide, corpus {corpus.digest[:12]}")
print(f"loaded in {loaded - began:.1f} s, played in {perf_counter() - loaded:.1f} s")
print(f"{len(results) - len(wrong)} passed, {len(wrong)} failed")
len(wrong)
`);
process.exit(failed ? 1 : 0);
