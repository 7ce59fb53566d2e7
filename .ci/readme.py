#!/usr/bin/env python3
"""Runs what README.md prints, as it is printed, and compares the answers with the printed ones.

    .ci/readme.py http://127.0.0.1:8080 .build/release/deeplinkd

Examples are code blocks in README.md: a shell block that is followed at once by another block is a command and its
exact output. `localhost:8080` stands for the given server (which must serve the demo table), `swift run deeplinkd`
for the given program.
"""
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n", re.M | re.S)


def blocks(text):
    """(language, body, whether the next block follows at once)."""
    found = list(BLOCK.finditer(text))
    for index, match in enumerate(found):
        following = index + 1 < len(found) and not text[match.end():found[index + 1].start()].strip()
        yield match.group(1), match.group(2), following


def run(command, folder):
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=30)


def prepare(language, body, base, program):
    """The printed command for the given server and program."""
    command = body.replace("localhost:8080", base.split("//")[1])
    command = command.replace("swift run deeplinkd", shlex.quote(str(program)))
    command = re.sub(r"^curl ", "curl --no-progress-meter --max-time 10 ", command, flags=re.M)
    return f"python3 - <<'END'\n{command}END" if language == "python" else command


def main():
    base, program = sys.argv[1].rstrip("/"), pathlib.Path(sys.argv[2]).resolve()
    text = pathlib.Path("README.md").read_text()
    passed, failed, awaited = 0, 0, None
    with tempfile.TemporaryDirectory() as folder:
        for language, body, following in blocks(text):
            if awaited is not None:
                command, output = awaited
                awaited = None
                if output.strip() == body.strip():
                    passed += 1
                else:
                    failed += 1
                    print(f"README.md says that\n  {command.strip()}\nprints\n{body.strip()}\nbut it prints\n{output}")
            elif language == "json5":
                pathlib.Path(folder, "routes.json5").write_text(body)
            elif language in ("sh", "python") and following:
                awaited = (body, run(prepare(language, body, base, program), folder).stdout)
            elif language == "sh":
                for line in body.splitlines():
                    # Of the others, those that ask the program about the table above. One that serves would not end.
                    if "swift run deeplinkd" not in line or "routes.json5" not in line or "deeplinkd --routes" in line:
                        continue
                    result = run(prepare(language, line, base, program), folder)
                    if result.returncode:
                        failed += 1
                        print(f"README.md: {line}\nends with {result.returncode}:\n{result.stdout}{result.stderr}")
                    else:
                        passed += 1
    print(f"README.md: {passed} examples hold, {failed} do not")
    sys.exit(1 if failed or passed < 10 else 0)


main()
