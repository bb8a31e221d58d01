"""What the scripts share: where things lie, how `mica` is built and how one run of it is watched."""
import concurrent.futures, os, pathlib, signal, subprocess, sys, tempfile, threading, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "out"
SHARED = ROOT.parent / "shared"


def documents():
    """The documents of the corpus where it lies beside the project, else the examples."""
    corpus = SHARED / "corpus" / "files"
    home = corpus if corpus.is_dir() else ROOT / "Examples" / "Storyboards"
    return sorted(p for p in home.iterdir() if p.suffix in (".storyboard", ".xib"))


def build(configuration="debug", product="mica", package=ROOT):
    """Builds the tool, or another program of a package; returns its path. What is optimised is linked as `make install` does."""
    # Other packages are built in the same folder (`scripts/cases`, `scripts/bench`): what they planned there is not Mica.
    swift = ["swift", "build", "--disable-build-manifest-caching", "-c", configuration, "--package-path", str(package)]
    swift += ["--static-swift-stdlib"] if configuration == "release" else []
    made = subprocess.run([*swift, "--product", product], capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stdout + made.stderr)
    folder = subprocess.run([*swift, "--show-bin-path"], capture_output=True, text=True, check=True)
    return pathlib.Path(folder.stdout.strip()) / product


def built_helper():
    """The helper of `mica test`, built for debugging."""
    return build(product="mica-project", package=ROOT / "Tools" / "Port")


def project_tool():
    """The helper of `mica test` and the folder with the Swift SDK: those of `make install DESTDIR=out/installed PREFIX=/usr`, else the helper as it
    is built for debugging, and what `make sdk` made."""
    installed = OUT / "installed" / "usr"
    helper = installed / "libexec" / "mica" / "mica-project"
    return (helper, installed / "lib" / "mica") if helper.is_file() else (built_helper(), OUT / "sdk")


def judge_python():
    """A Python that has numpy and pillow, which comparisons of pictures import: this one, or one with an environment of its
    own, made once; None where neither works."""
    home = ROOT / ".build" / "oracle-judge"
    for attempt in range(3):
        python = [sys.executable, home / "bin" / "python", home / "bin" / "python"][attempt]
        if attempt == 2:
            subprocess.run([sys.executable, "-m", "venv", home], capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "-q", "numpy", "pillow"], capture_output=True)
        try:
            if subprocess.run([python, "-c", "import numpy, PIL"], capture_output=True).returncode == 0:
                return python
        except OSError:
            pass


class Run:
    """One finished process: `status` (negative: killed by that signal), `hung`, `seconds`, `megabytes` (its greatest
    resident size), `output`, `errors`."""

    def __init__(self, arguments, seconds, keep_output=True):
        began = time.monotonic()
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [str(a) for a in arguments], stdin=subprocess.DEVNULL, stderr=errors,
                stdout=output if keep_output else subprocess.DEVNULL, start_new_session=True)
            expired = threading.Event()

            def stop():
                expired.set()
                os.killpg(process.pid, signal.SIGKILL)

            timer = threading.Timer(seconds, stop)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = self.status = os.waitstatus_to_exitcode(status)
            self.hung = expired.is_set()
            self.seconds = time.monotonic() - began
            self.megabytes = usage.ru_maxrss / 1024
            output.seek(0)
            errors.seek(0)
            self.output, self.errors = output.read(), errors.read()

    @property
    def crashed(self):
        """Whether the process was killed by a signal that this script did not send."""
        return not self.hung and (self.status < 0 or self.status >= 128)


def parallel(work, items):
    """`work(item)` of every item, on all cores, in the items' order; shows progress on a terminal."""
    results, items = [], list(items)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done, result in enumerate(pool.map(work, items), 1):
            results.append(result)
            if sys.stderr.isatty():
                print(f"\r{done} of {len(items)}", end="\n" if done == len(items) else "", file=sys.stderr)
    return results
