#!/usr/bin/env python3
"""Checks the JSON Schema of the table format: .ci/schema-check.py [PROGRAM]

It must be a schema of draft 2020-12, accept every table in the repository that loads, and refuse tables with faults of
form. With PROGRAM the schema is what `PROGRAM schema` prints, else it is taken from the source.
"""
import os
import pathlib
import re
import subprocess
import sys

SOURCES = pathlib.Path("Sources/DeepLinks")
PYTHON = pathlib.Path(".build/ci-tools/python/bin/python")

try:
    import json5
    import jsonschema
except ImportError:
    if not PYTHON.exists() or os.environ.get("SCHEMA_CHECK"):
        sys.exit("needs jsonschema and json5: pip install -r .ci/requirements.txt")
    os.execve(PYTHON, [PYTHON, *sys.argv], {**os.environ, "SCHEMA_CHECK": "1"})

# Each of these has one fault of form that an editor should underline.
BROKEN = [
    ("no apps", "{}"),
    ("an unknown key at the top", "{ apps: {}, app: {} }"),
    ("another version", "{ version: 2, apps: {} }"),
    ("an unknown key of an app", "{ apps: { a: { origin: ['a://'] } } }"),
    ("an origin without a scheme", "{ apps: { a: { origins: ['example.com'] } } }"),
    ("no origins", "{ apps: { a: { origins: [] } } }"),
    ("another word for plus", "{ apps: { a: { plus: 'blank' } } }"),
    ("a type with a built-in name", "{ apps: { a: { types: { int: 'string' } } } }"),
    ("an unknown key of a link", "{ apps: { a: { links: [{ patern: '/x' }] } } }"),
    ("a pattern without a slash", "{ apps: { a: { links: [{ pattern: 'x' }] } } }"),
    ("aliases without a pattern", "{ apps: { a: { links: [{ aliases: ['/x'] }] } } }"),
    ("routes that are no array", "{ apps: { a: { links: [{ pattern: '/x', routes: {} }] } } }"),
    ("another mode", "{ apps: { a: { links: [{ pattern: '/x', mode: 'push' }] } } }"),
    ("a version that is none", "{ apps: { a: { links: [{ pattern: '/x', minAppVersion: '1.2-beta' }] } } }"),
    ("an unknown platform", "{ apps: { a: { links: [{ pattern: '/x', minAppVersion: { web: '1' } }] } } }"),
    ("a redirect to another host", "{ apps: { a: { links: [{ pattern: '/x', redirect: 'https://b.c' }] } } }"),
    ("a redirect with routes", "{ apps: { a: { links: [{ pattern: '/x', redirect: '/y', routes: [] }] } } }"),
    ("an exclusion with routes", "{ apps: { a: { links: [{ pattern: '/x', exclude: true, routes: [] }] } } }"),
    ("an example without routes", "{ apps: { a: { links: [{ pattern: '/x', examples: [{ url: '/x' }] }] } } }"),
    ("a fault in a nested link", "{ apps: { a: { links: [{ links: [{ id: 1 }] }] } } }"),
]


def literal(path, raw):
    """The text of the one multi-line literal in a Swift file, without its indentation."""
    mark = "#" if raw else ""
    body = re.search(rf'= {mark}"""\n(.*?)\n( *)"""{mark}', path.read_text(), re.S)
    return re.sub(rf"^{body.group(2)}", "", body.group(1), flags=re.M)


def tables():
    """Name and text of every table that loads."""
    yield "demo", literal(SOURCES / "Table/DemoTable.swift", raw=False)
    for path in sorted([*pathlib.Path("Tests").rglob("*.json5"), *pathlib.Path("Benchmarks").rglob("*.json5")]):
        yield str(path), path.read_text()
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("Sources").rglob("*.docc/*.md"))]:
        for match in re.finditer(r"^```json5\n(\{.*?)^```$", path.read_text(), re.M | re.S):
            if not re.search(r"^\s*\"?apps\"?:", match.group(1), re.M):
                continue  # a piece of a table
            yield f"{path}:{path.read_text()[:match.start()].count(chr(10)) + 1}", match.group(1)


def main():
    if len(sys.argv) > 1:
        text = subprocess.run([sys.argv[1], "schema"], check=True, capture_output=True, text=True, timeout=30).stdout
    else:
        text = literal(SOURCES / "Schema/RouteTable+Schema.swift", raw=True)
    schema = json5.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failed = 0
    count = 0
    for name, table in tables():
        count += 1
        for error in validator.iter_errors(json5.loads(table)):
            failed += 1
            print(f"{name}: {error.json_path}: {error.message}")
    for name, table in BROKEN:
        if validator.is_valid(json5.loads(table)):
            failed += 1
            print(f"not refused: {name}")
    print(f"{count} tables fit the schema, {len(BROKEN)} broken ones do not, {failed} surprises")
    sys.exit(1 if failed else 0)


main()
