#!/usr/bin/env python3
"""Reads openapi.yaml as its users do: .ci/contract-check.py ADDRESS

Every answer and every body has an example that fits its schema; a Python client is generated from the contract without
a warning, and talks to the service at ADDRESS, which serves the demo table.
"""
import importlib
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import yaml

CONTRACT = pathlib.Path("openapi.yaml")
METHODS = ("get", "head", "post")


def check(condition, what):
    if not condition:
        sys.exit(f"contract: {what}")


def resolve(contract, node):
    while "$ref" in node:
        found = contract
        for name in node["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        node = found
    return node


def bodies(contract):
    """(where, media type object) of every body that is asked for or answered."""
    for path, item in contract["paths"].items():
        for method in METHODS:
            operation = item.get(method, {})
            for kind, media in operation.get("requestBody", {}).get("content", {}).items():
                yield f"{method} {path} {kind}", media
            for status, answer in operation.get("responses", {}).items():
                for kind, media in resolve(contract, answer).get("content", {}).items():
                    if method != "head":
                        yield f"{method} {path} {status} {kind}", media


def check_examples(contract):
    seen, count = set(), 0
    for where, media in bodies(contract):
        if id(media) in seen:
            continue
        seen.add(id(media))
        examples = media.get("examples", {})
        check(examples, f"no example of {where}")
        schema = {**media["schema"], "components": contract["components"]}
        for name, example in examples.items():
            count += 1
            for error in jsonschema.Draft202012Validator(schema).iter_errors(example["value"]):
                check(False, f"the example {name} of {where}: {error.message}")
    for name, parameter in contract["components"]["parameters"].items():
        schema = {**parameter["schema"], "components": contract["components"]}
        for value in [parameter["example"]] if "example" in parameter else []:
            check(jsonschema.Draft202012Validator(schema).is_valid(value), f"the example of the parameter {name}")
    return count


def check_client(address, folder):
    command = [pathlib.Path(sys.executable).with_name("openapi-python-client"), "generate", "--path", CONTRACT,
               "--config", ".ci/client.yaml", "--meta", "none", "--fail-on-warning", "--output-path",
               pathlib.Path(folder, "deeplinkd_client")]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    check(made.returncode == 0, f"no client:\n{made.stdout}")
    sys.path.insert(0, folder)
    models = importlib.import_module("deeplinkd_client.models")
    client = importlib.import_module("deeplinkd_client").Client(base_url=address, raise_on_unexpected_status=True)

    def ask(name, **arguments):
        group, _, operation = name.partition(".")
        module = importlib.import_module(f"deeplinkd_client.api.{group}.{operation}")
        answer = module.sync_detailed(client=client, **arguments)
        return answer.status_code, answer.parsed

    status, hit = ask("links.resolve", url_query="cookbook://recipe/42?category=dessert",
                      include=[models.IncludedPart.NAVIGATIONPATH])
    check(status == 200 and hit.routes == [{"category": {"_0": "dessert"}}, {"recipe": {"_0": 42}}], hit)
    check(hit.navigation_path[0] == "Cookbook.Route" and hit.mode.value == "reset", hit)
    status, miss = ask("links.resolve", url_query="cookbook://recipe/abc")
    check(status == 404 and miss.code.value == "no-match" and miss.nearest[0].expected == "int", miss)
    status, problem = ask("links.resolve", url_query="shop://a<b")
    check(status == 400 and isinstance(problem, models.Problem) and problem.offset == 8, problem)
    element = models.ResolveElement(url="shop://settings", id=7)
    status, one = ask("links.resolve_many", body=element)
    check(status == 200 and one.id == 7 and one.routes == [{"settings": {}}], one)
    many = models.ResolveRequestType1(urls=["shop://settings", {"url": "shop://nowhere", "id": "b"}])
    status, results = ask("links.resolve_many", body=many)
    check(status == 200 and [result.status for result in results.results] == [200, 404], results)
    status, path = ask("paths.encode_path_of_query", routes="[42]", type_="Swift.Int")
    check(status == 200 and path == ["Swift.Int", "42"], path)
    status, routes = ask("paths.decode_path", body=["Swift.Int", "42"])
    check(status == 200 and routes.routes == [42] and routes.types == ["Swift.Int"], routes)
    status, link = ask("links.link", body=models.LinkRequest(app="shop", routes=[{"settings": {}}]))
    check(status == 200 and link.url == "shop://settings", link)
    status, catalogue = ask("links.links")
    check(status == 200 and {"cookbook", "shop"} <= {entry.app for entry in catalogue.links}, catalogue)
    payload = models.EnrichJsonBodyType0.from_dict({"data": {"url": "shop://settings"}})
    status, enriched = ask("links.enrich", body=payload, link="/data/url", as_="/data/path")
    check(status == 200 and enriched["data"]["path"] == [{"settings": {}}], enriched)
    for name in ("operations.health", "operations.readiness"):
        check(ask(name)[0] == 200, name)


def main():
    contract = yaml.safe_load(CONTRACT.read_text())
    count = check_examples(contract)
    with tempfile.TemporaryDirectory() as folder:
        check_client(sys.argv[1], folder)
    print(f"{count} examples fit their schemas; a generated Python client talks to the service")


main()
