#!/usr/bin/env python3
"""Checks every route table that the documents print: .ci/tables.py PROGRAM

A block marked json5 in README.md or in an article is a whole table, with its examples; one without "apps" is a list
of links of an app. The program must find neither error nor warning, but for the
URLs that an association file claims and no link opens.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```json5\n(.*?)^```$", re.M | re.S)
APP = '{ apps: { example: { origins: ["example://", "https://example.com"], links: [%s] } } }'


def main():
    program = sys.argv[1]
    tables, failed = 0, 0
    documents = [pathlib.Path("README.md"), *sorted(pathlib.Path("Sources").rglob("*.docc/*.md"))]
    with tempfile.TemporaryDirectory() as folder:
        for document in documents:
            text = document.read_text()
            for match in BLOCK.finditer(text):
                tables += 1
                file = pathlib.Path(folder, f"{document.stem}-{tables}.json5")
                body = match.group(1)
                file.write_text(body if "apps:" in body else APP % body)
                result = subprocess.run([program, "check", file], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True, timeout=30)
                # What an association file claims too much lies in its wildcards, not in the table.
                warnings = [line for line in result.stdout.splitlines()
                            if ": warning: " in line and "warning: the association file claims" not in line]
                if result.returncode or warnings or "0 errors, " not in result.stdout:
                    failed += 1
                    line = text[:match.start()].count("\n") + 1
                    print(f"the table after {document}:{line}\n{result.stdout}")
    print(f"{tables} tables in {len(documents)} documents, {failed} with faults")
    sys.exit(1 if failed or tables == 0 else 0)


main()
