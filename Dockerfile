# One image with two programs: `docker run IMAGE console` (what it starts by itself) and `docker run IMAGE sandbox`.
# docs/running.md says how it is meant to run; scripts/deploy/image.test.ts runs these steps without a container.
#
# The base is pinned by its tag. Pin the digest as well where the same image has to come out next year:
#   docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:… .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
# `npm ci` refuses the lock file for the platforms' binaries (docs/decisions/0002); this takes what it names all the same.
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --no-audit --no-fund --include=dev --include=optional
COPY . .
RUN npm run assemble -- image

FROM ${NODE_IMAGE}
WORKDIR /app
# Both belong to root, so that the programs cannot change themselves.
COPY --from=build /build/image/app ./
# The user `node` of the base image, by its number: Kubernetes does not take a name for one that is not root.
COPY --from=build --chown=1000:1000 /build/image/data /data
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PORT=3000 \
    HOSTNAME=0.0.0.0 \
    CONSOLE_DATA_DIR=/data/console \
    SANDBOX_PORT=4010 \
    SANDBOX_HOST=0.0.0.0 \
    SANDBOX_DATA_DIR=/data/sandbox
USER 1000:1000
EXPOSE 3000 4010
# Both programs listen to it, so no init is needed in front of them: what they are doing is finished, then they end.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=60s --retries=3 CMD ["/app/entry.sh", "health"]
ENTRYPOINT ["/app/entry.sh"]
CMD ["console"]
