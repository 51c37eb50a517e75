"""Runs the work items, ours and the peers' in turn, and prints figures and ratios."""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ITEMS = [
    "W1", "W2 100", "W2 1000", "W2 10000", "W2S 100", "W2S 10000", "W2V 10000", "W3", "W4", "W5",
    "4K-scroll", "4K-fade", "idle",
]
# What a peer calls the item that ours is compared with; what is missing has no counterpart.
COUNTERPARTS = {
    "gtkimg": {"W1", "W2", "W2S", "W2V", "W3", "W5"},
    "gtk4": {"W1", "W2", "W2V", "W3", "W4", "W5"},
    "qtquick": {"W1", "W2", "W2V", "W3", "W4", "W5"},
}
ALIASES = {"W2S": "W2"}


def server_cpu():
    """The X server's CPU time in milliseconds."""
    with open(f"/proc/{os.environ['XSERVER_PID']}/schedstat") as file:
        return int(file.read().split()[0]) / 1e6


def start_server():
    """Starts an X server large enough for a 4K window."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "3840x2160x24", "-nolisten", "tcp"],
        pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        display = pipe.readline().strip()
    if not display:
        sys.exit("Xvfb did not start.")
    os.environ.update(
        DISPLAY=f":{display}", XSERVER_PID=str(server.pid), GDK_BACKEND="x11", GTK_A11Y="none",
        NO_AT_BRIDGE="1", LC_ALL="C.UTF-8")
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())
    return server


def fields(line):
    return {key: float(value) for key, value in re.findall(r"(\w+)=(-?[\d.]+)(?=\s|$|/)", line)}


def run_once(command):
    """W1: a whole run of a program, from outside."""
    before, start = server_cpu(), time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command} failed with {status}.")
    return {
        "wall_ms": (time.monotonic() - start) * 1e3, "cpu_ms": (usage.ru_utime + usage.ru_stime) * 1e3,
        "xcpu_ms": server_cpu() - before, "peak_mb": usage.ru_maxrss / 1024,
    }


def run_lines(command, environment=None):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(environment or {})})
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return fields([line for line in done.stdout.splitlines() if "=" in line][-1])


def ours(binaries, item):
    if item == "W1":
        return run_once([f"{binaries}/Workloads", "W1"])
    if item == "W4":
        return run_lines([f"{binaries}/LayoutWork"])
    scale = {"GDK_SCALE": "2"} if item.startswith("4K") else None
    return run_lines([f"{binaries}/Workloads", *item.split()], scale)


def peer(folder, name, item):
    words = item.split()
    words[0] = ALIASES.get(words[0], words[0])
    return run_lines([f"{folder}/{name}/run.sh", *words])


def figure(item, result):
    """The one number an item is compared by."""
    if item == "W4":
        return result.get("relayout_ms", result.get("one_leaf_ms", 0))
    return result.get("cpu_ms", 0) + result.get("xcpu_ms", 0)


def middle(values):
    return statistics.median(values)


def spread(values):
    return f"{middle(values):.2f} ({min(values):.2f}–{max(values):.2f})"


def details(item, results):
    def value(key):
        return middle([result[key] for result in results])

    if item == "W1":
        return f"wall {value('wall_ms'):.0f} ms, peak {value('peak_mb'):.0f} MB"
    if item == "W4":
        return f"build and first {value('build_and_first_ms'):.0f} ms, full frame {value('full_ms'):.1f} ms"
    if item == "idle":
        return f"{value('frames'):.0f} frames, {value('wakeups'):.0f} wake-ups, {value('cpu_ms'):.2f} ms CPU in 10 s"
    text = f"p99 {value('p99_ms'):.1f} ms, peak {value('peak_mb'):.0f} MB"
    if "build_ms" in results[0]:
        text += f", build {value('build_ms'):.0f} ms"
    if "late" in results[0]:
        text += f", {value('late'):.0f} of {value('frames'):.0f} frames late"
    return text


def instructions(binaries, count, flips=50):
    """Instructions of one change in W2, by callgrind; the debugger's data confuses it, so they are left out."""
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/Workloads"
        subprocess.run(["strip", "-g", "-o", program, f"{binaries}/Workloads"], check=True)
        output = f"{folder}/out"
        command = [
            "valgrind", "--tool=callgrind", "--collect-atstart=no", f"--callgrind-out-file={output}", program, "W2",
            str(count)
        ]
        subprocess.run(
            command, env={**os.environ, "FLIPS": str(flips)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(output) as file:
            totals = [line for line in file if line.startswith(("summary:", "totals:"))]
        return int(totals[-1].split()[1]) / flips if totals else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binaries")
    parser.add_argument("--peers")
    parser.add_argument("--against", default="gtkimg")
    parser.add_argument("--items")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--flips", type=int, default=300)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--output")
    options = parser.parse_args()
    items = [item.strip() for item in options.items.split(";")] if options.items else ITEMS
    peers = options.against.split(",") if options.peers else []
    for name in peers:
        if not os.access(f"{options.peers}/{name}/run.sh", os.X_OK):
            sys.exit(f"{options.peers}/{name}/run.sh is not there.")
    os.environ["FLIPS"] = str(options.flips)
    server = start_server()
    own, theirs, counts = {}, {}, {}
    try:
        for number in range(options.rounds):
            for item in items:
                print(f"round {number + 1}: {item}", file=sys.stderr, flush=True)
                result = ours(options.binaries, item)
                print(f"  ours {figure(item, result):.2f}: {details(item, [result])}", file=sys.stderr, flush=True)
                own.setdefault(item, []).append(result)
                for name in peers:
                    if item.split()[0] in COUNTERPARTS.get(name, {item.split()[0]}):
                        other = peer(options.peers, name, item)
                        print(f"  {name} {figure(item, other):.2f}", file=sys.stderr, flush=True)
                        theirs.setdefault((item, name), []).append(other)
        if options.instructions and shutil.which("valgrind"):
            for count in (100, 1000):
                counts[count] = instructions(options.binaries, count)
    finally:
        server.terminate()
    text = table(items, peers, own, theirs, counts)
    print(text)
    if options.output:
        with open(options.output, "w") as file:
            file.write(text + "\n")


def table(items, peers, own, theirs, counts):
    """The results as Markdown."""
    lines = ["| item | ours, ms CPU | " + " | ".join(f"{name}, ms | ratio" for name in peers) + " | more |"]
    lines[0] = lines[0].replace("|  |", "|")
    lines.append("| --- " * (lines[0].count("|") - 1) + "|")
    for item in items:
        mine = [figure(item, result) for result in own[item]]
        cells = [item, spread(mine)]
        for name in peers:
            results = theirs.get((item, name))
            if not results:
                cells += ["–", "–"]
                continue
            other = [figure(item, result) for result in results]
            cells += [f"{middle(other):.2f}", spread([a / b for a, b in zip(mine, other) if b > 0])]
        lines.append("| " + " | ".join(cells + [details(item, own[item])]) + " |")
    for small, large in (("W2 1000", "W2 10000"), ("W2 100", "W2 1000")):
        if small in own and large in own:
            grown = middle([r["rss_mb"] for r in own[large]]) - middle([r["rss_mb"] for r in own[small]])
            added = int(large.split()[1]) - int(small.split()[1])
            lines.append(f"\nMemory of an item in W2: {grown * 1024 / added:.1f} KB.")
            break
    for count, number in counts.items():
        lines.append(f"\nInstructions of a change in W2 {count}: {number / 1e6:.2f} million.")
    return "\n".join(lines)


main()
