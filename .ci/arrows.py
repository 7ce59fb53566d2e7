#!/usr/bin/env python3
"""Proves who may know whom: the arrows of the package, each import line, where unsafe code and traps may stand.

Run it at the top of the package: .ci/arrows.py
"""
import json
import pathlib
import re
import subprocess
import sys

SYSTEM = {"Synchronization", "Glibc", "Musl", "Darwin", "Android"}
LIBRARIES = {"URLPatterns", "NavigationPaths", "DeepLinks"}
FOUNDATION = {"Foundation", "FoundationEssentials"}

# Each target, the targets of ours that it may depend on, and whether system modules are its business.
ARROWS = {
    "URLPatterns": (set(), False),
    "NavigationPaths": (set(), False),
    "DeepLinks": ({"URLPatterns", "NavigationPaths"}, False),
    "HTTPMessages": (set(), False),
    "DeepLinkAPI": ({"URLPatterns", "NavigationPaths", "DeepLinks", "HTTPMessages"}, True),
    "CMicroHTTPD": (set(), False),
    "MicroHTTPD": ({"CMicroHTTPD", "HTTPMessages"}, True),
    "CIDN2": (set(), False),
    "InternationalDomainNames": ({"CIDN2"}, False),
    "SystemIO": (set(), True),
    "deeplinkd": (
        LIBRARIES | {"HTTPMessages", "DeepLinkAPI", "MicroHTTPD", "InternationalDomainNames", "SystemIO"}, True),
    "Benchmarks": (
        LIBRARIES | {"HTTPMessages", "DeepLinkAPI", "CMicroHTTPD", "MicroHTTPD", "InternationalDomainNames",
                     "SystemIO"}, True),
}
# The one file that turns JSON text into typed values, and back.
FOUNDATION_FILE = "Sources/NavigationPaths/NavigationPath/TypedValues.swift"
MAY_BE_UNSAFE = {"MicroHTTPD", "InternationalDomainNames", "SystemIO", "Benchmarks"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)")
UNSAFE = re.compile(r"\bunsafe\b|@unchecked\b|nonisolated\(unsafe\)")
TRAPS = re.compile(r"\btry!|\bas!|\bfatalError\b|\bprecondition(?:Failure)?\(|\bassertionFailure\(")

faults = []


def fault(message):
    faults.append(message)


def code_of(text):
    """The text with comments and string literals blanked, so that only code is searched. Keeps every line."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/'  # comments
        r'|(#*)""".*?"""\1|(#+)"[^\n]*?"\2|"(?:\\.|[^"\\\n])*"', re.S)  # strings of several lines, raw, plain
    return pattern.sub(lambda match: "\n" * match.group().count("\n"), text)


def check_package(package):
    targets = {target["name"]: target for target in package["targets"]}
    ours = {name for name, target in targets.items() if target["path"].startswith("Sources/")}
    if package.get("dependencies"):
        fault(f"Package.swift: there are no outside dependencies, but {package['dependencies']}")
    for name in sorted(ours ^ set(ARROWS)):
        fault(f"target {name}: stands in only one of Package.swift and .ci/arrows.py")
    for name in sorted(ours & set(ARROWS)):
        for other in set(targets[name].get("target_dependencies", [])) - ARROWS[name][0]:
            fault(f"Package.swift: {name} may not depend on {other}")
    products = {product["name"]: product["targets"] for product in package["products"]}
    for name in LIBRARIES:
        if products.get(name) != [name]:
            fault(f"Package.swift: the product {name} must be the target {name} alone")
    return {name: targets[name] for name in ours if name in ARROWS}


def check_imports(path, name, text):
    """Imports of one file. `conditions` are the #if lines around a line."""
    conditions = []
    imported = set()
    for number, line in enumerate(text.splitlines(), 1):
        word = line.strip()
        if word.startswith("#if"):
            conditions.append([word])
        elif word.startswith("#elseif") or word.startswith("#else"):
            conditions[-1].append(word)
        elif word.startswith("#endif"):
            conditions.pop()
        match = IMPORT.match(line)
        if not match:
            continue
        module = match.group(1)
        imported.add(module)
        place = f"{path}:{number}"
        allowed, system = ARROWS[name]
        if module in FOUNDATION and name == "Benchmarks":
            pass  # what Foundation costs is measured there
        elif module in FOUNDATION:
            if path != FOUNDATION_FILE:
                fault(f"{place}: only {FOUNDATION_FILE} may import {module}")
            elif not conditions or "canImport(FoundationEssentials)" not in conditions[-1][0]:
                fault(f"{place}: {module} must stand behind #if canImport(FoundationEssentials)")
        elif module in SYSTEM:
            if not system:
                fault(f"{place}: {name} may not import {module}")
        elif module not in allowed and module != name:
            fault(f"{place}: {name} may not import {module}")
        if "@_exported" in line:
            fault(f"{place}: no module is passed on with @_exported")
    return imported


def main():
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], check=True, stdout=subprocess.PIPE)
    targets = check_package(json.loads(described.stdout))
    files = 0
    foundation_files = set()
    for name, target in targets.items():
        imported = set()
        for file in sorted(pathlib.Path(target["path"]).rglob("*.swift")):
            files += 1
            path = str(file)
            text = code_of(file.read_text())
            of_file = check_imports(path, name, text)
            imported |= of_file
            if of_file & FOUNDATION and name != "Benchmarks":
                foundation_files.add(path)
            for number, line in enumerate(text.splitlines(), 1):
                if UNSAFE.search(line) and name not in MAY_BE_UNSAFE:
                    fault(f"{path}:{number}: unsafe code belongs in the targets that wrap C")
                if TRAPS.search(line):
                    fault(f"{path}:{number}: a trap; throw, or answer with an error")
        if target["type"] != "system-target":
            for other in set(target.get("target_dependencies", [])) - imported:
                fault(f"Package.swift: {name} depends on {other} and never imports it")
    if foundation_files != {FOUNDATION_FILE}:
        fault(f"Foundation is imported in {sorted(foundation_files)}, not in {FOUNDATION_FILE} alone")
    for message in faults:
        print(message)
    print(f"{len(targets)} targets, {files} files, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
