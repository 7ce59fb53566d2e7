#!/usr/bin/env python3
"""Tries what stands in deploy/: .ci/deploy-check.py PROGRAM

The manifests are held against the schemas of Kubernetes, and their numbers against each other and the program; the
systemd units are verified, and started as systemd would; nginx stands before the program with a certificate of its own.
"""
import contextlib
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import kubernetes_validate
import yaml

DEPLOY = pathlib.Path("deploy")
# The oldest and the newest that have to take the manifests.
KUBERNETES = ["1.29", "1.37"]
# Of 10, by `systemd-analyze security`.
EXPOSURE = 2.0
LINK = "/resolve?url=bookshop%3A%2F%2Fbook%2F9780141439518"


def check(condition, what):
    if not condition:
        sys.exit(f"deploy: {what}")


def run(*command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, **options)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def curl(*arguments):
    return run("curl", "-s", "--max-time", "10", *map(str, arguments)).stdout


@contextlib.contextmanager
def process(command, port):
    started = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if started.poll() is not None:
                sys.exit(f"deploy: {command[0]} ends at once:\n{started.stdout.read()}")
            time.sleep(0.05)
        yield started
    finally:
        started.terminate()
        try:
            started.wait(30)
        except subprocess.TimeoutExpired:
            started.kill()
            raise


def manifests():
    documents = []
    for file in sorted(DEPLOY.glob("kubernetes/*.yaml")):
        documents += [document for document in yaml.safe_load_all(file.read_text()) if document]
    for document in documents:
        for version in KUBERNETES:
            kubernetes_validate.validate(document, version, strict=True)
    return {document["kind"]: document for document in documents}, len(documents)


def check_kubernetes(program, folder):
    kinds, count = manifests()
    pod = kinds["Deployment"]["spec"]["template"]["spec"]
    container = pod["containers"][0]
    options = dict(argument[2:].partition("=")[::2] for argument in container["args"])
    check(pod["enableServiceLinks"] is False and container["securityContext"]["readOnlyRootFilesystem"], "the pod's limits")
    grace = int(options["drain-delay"]) + int(options["drain-timeout"])
    check(pod["terminationGracePeriodSeconds"] > grace, "the pod is killed while it drains")
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        check(container[probe]["httpGet"]["port"] == "admin", f"{probe} is not on the admin port")
    check(options["listen"].endswith(f":{ports['http']}") and options["admin-listen"].endswith(f":{ports['admin']}"), "ports")
    labels = kinds["Deployment"]["spec"]["template"]["metadata"]["labels"]
    for selector in [kinds["Deployment"]["spec"]["selector"]["matchLabels"], kinds["Service"]["spec"]["selector"],
                     kinds["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
                     kinds["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"]]:
        check(selector == labels, "a selector finds no pod")
    check(kinds["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"] == kinds["Deployment"]["metadata"]["name"], "scaling")

    # The table as the kubelet puts it into the pod: links to a folder that is swapped.
    data = pathlib.Path(folder, "etc")
    (data / "..one").mkdir(parents=True)
    (data / "..data").symlink_to("..one")
    for name, text in kinds["ConfigMap"]["data"].items():
        (data / "..one" / name).write_text(text)
        (data / name).symlink_to(f"..data/{name}")
    checked = run(program, "check", data)
    check("0 errors, 0 warnings" in checked.stdout, checked.stdout)

    # The arguments as they are, but for places that belong to a pod.
    http, admin = free_port(), free_port()
    arguments = [argument.replace("0.0.0.0:8080", f"127.0.0.1:{http}").replace("0.0.0.0:8081", f"127.0.0.1:{admin}")
                 .replace("/etc/deeplinkd", str(data)).replace("--drain-delay=10", "--drain-delay=1")
                 for argument in container["args"]]
    with process([program, *arguments], http):
        check(json.loads(curl(f"http://127.0.0.1:{http}{LINK}"))["app"] == "bookshop", "the pod answers")
        for path in ("/readyz", "/healthz", "/metrics"):
            code = curl("-o", "/dev/null", "-w", "%{http_code}", f"http://127.0.0.1:{admin}{path}")
            check(code == "200", f"{path} on the admin port answers {code}")
        # A new ConfigMap.
        shutil.copytree(data / "..one", data / "..two")
        table = data / "..two" / "routes.json5"
        table.write_text(table.read_text().replace("bookshop: {", "bookstore: {"))
        (data / "..new").symlink_to("..two")
        (data / "..new").rename(data / "..data")
        for _ in range(100):
            if json.loads(curl(f"http://127.0.0.1:{http}{LINK}"))["app"] == "bookstore":
                break
            time.sleep(0.1)
        else:
            check(False, "a new ConfigMap is not read")
    print(f"{count} manifests fit Kubernetes {' and '.join(KUBERNETES)}; the pod's arguments serve, and read a new ConfigMap")
    return data


def check_systemd(program, folder, data):
    if not shutil.which("systemd-analyze"):
        print("no systemd-analyze here: the units are not verified")
        return
    units = pathlib.Path(folder, "units")
    shutil.copytree(DEPLOY / "systemd", units)
    service = units / "deeplinkd.service"
    service.write_text(service.read_text().replace("/usr/local/bin/deeplinkd", str(program)))
    verified = run("systemd-analyze", "verify", *units.iterdir())
    check(verified.returncode == 0 and not verified.stdout.strip(), f"systemd-analyze verify:\n{verified.stdout}")
    security = run("systemd-analyze", "security", "--offline=true", f"--threshold={int(EXPOSURE * 10)}", service)
    found = re.search(r"Overall exposure level.*: ([0-9.]+)", security.stdout)
    check(found and float(found.group(1)) <= EXPOSURE, security.stdout)
    command = re.search(r"^ExecStart=(.*)$", service.read_text(), re.M).group(1).replace("/etc/deeplinkd", str(data)).split()
    port = free_port()
    with process(["systemd-socket-activate", "-l", f"127.0.0.1:{port}", *command], port):
        check(json.loads(curl(f"http://127.0.0.1:{port}{LINK}"))["app"] == "bookstore", "the socket is taken over")
    print(f"the units hold (exposure {found.group(1)} of 10), and the service answers on a socket that it is given")


def check_nginx(program, folder):
    folder = pathlib.Path(folder, "nginx")
    folder.mkdir()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-subj", "/CN=links.example.com", "-addext", "subjectAltName=DNS:links.example.com",
        "-keyout", key, "-out", certificate, check=True)
    tls, plain, behind = free_port(), free_port(), free_port()
    site = (DEPLOY / "nginx/deeplinkd.conf").read_text()
    for old, new in [("listen 443", f"listen 127.0.0.1:{tls}"), ("listen 80;", f"listen 127.0.0.1:{plain};"),
                     ("127.0.0.1:8080", f"127.0.0.1:{behind}"), ("/etc/ssl/links.example.com.pem", certificate),
                     ("/etc/ssl/private/links.example.com.key", key), ("/var/log/nginx/deeplinkd.log", folder / "access.log")]:
        check(old in site, f"nginx: no {old}")
        site = site.replace(str(old), str(new))
    temporary = "".join(f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; {'user root;' if os.getuid() == 0 else ''} pid {folder / 'pid'}; error_log {folder / 'error.log'} warn; events {{}} http {{ {temporary} {site} }}")
    with process([program, "--demo", "--listen", f"127.0.0.1:{behind}"], behind), \
            process(["nginx", "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log"], tls):
        host = ["--cacert", certificate, "--resolve", f"links.example.com:{tls}:127.0.0.1"]
        base = f"https://links.example.com:{tls}"
        answer = curl(*host, "-G", f"{base}/resolve", "--data-urlencode", "url=cookbook://recipe/42?category=a%2Fb&x=caf%C3%A9",
                      "-i", "-H", "X-Request-Id: from-outside")
        head, _, body = answer.replace("\r", "").partition("\n\n")
        check(head.startswith("HTTP/2 200") and json.loads(body)["params"]["category"] == "a/b", f"through nginx:\n{answer}")
        check("strict-transport-security" in head and "x-request-id: from-outside" in head, head)
        check("<title>" in curl(*host, f"{base}/"), "the page through nginx")
        many = json.dumps({"urls": ["shop://settings"] * 10_000})
        check(curl(*host, "-X", "POST", f"{base}/resolve", "-H", "Content-Type: application/json", "-d", f"@{write(folder, many)}")
              .count('"status":200') == 10_000, "10,000 links through nginx")
        check(curl(*host, "-o", "/dev/null", "-w", "%{http_code}", f"{base}/metrics") == "404", "metrics are for inside")
        moved = curl("-o", "/dev/null", "-w", "%{http_code} %{redirect_url}", "-H", "Host: links.example.com",
                     f"http://127.0.0.1:{plain}/resolve?url=shop%3Asettings")
        check(moved == "308 https://links.example.com/resolve?url=shop%3Asettings", moved)
        log = (folder / "access.log").read_text()
        check("/resolve 200" in log and "cookbook" not in log, f"the log:\n{log}")
        errors = (folder / "error.log").read_text()
        check("[error]" not in errors and "[emerg]" not in errors, errors)
    print("nginx serves it over TLS and HTTP/2, and logs no link")


def write(folder, text):
    file = folder / "body.json"
    file.write_text(text)
    return file


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        data = check_kubernetes(program, folder)
        check_systemd(program, folder, data)
        check_nginx(program, folder)


main()
