FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends libmicrohttpd-dev libidn2-dev pkg-config \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN swift build -c release --static-swift-stdlib --product deeplinkd \
 && strip -o /deeplinkd .build/release/deeplinkd

FROM debian:bookworm-slim
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="deeplinkd" \
      org.opencontainers.image.description="Which screens a deep link opens, over HTTP" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
RUN apt-get update \
 && apt-get install -y --no-install-recommends libmicrohttpd12 libidn2-0 libstdc++6 \
 && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* \
 && mkdir /etc/deeplinkd
COPY --from=build /deeplinkd /usr/local/bin/deeplinkd

# Put the tables here, as *.json5. Without one the start ends: the demo answers only where --demo asks for it.
ENV DEEPLINKD_ROUTES=/etc/deeplinkd
# IPv4 on every interface. "[::]:8080" takes IPv6 too, where the host has it.
ENV DEEPLINKD_LISTEN=0.0.0.0:8080
EXPOSE 8080
# Any other will do: nothing in the image belongs to a user, and nothing is written, so that the root may be read-only.
USER 65532:65532

# The image has no curl; bash can open a socket itself.
HEALTHCHECK --interval=10s --timeout=3s --start-period=2s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/localhost/${DEEPLINKD_LISTEN##*:} && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]

ENTRYPOINT ["deeplinkd"]
