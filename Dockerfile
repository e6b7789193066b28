# The product as one image; ROLE selects what a container does (docs/settings.md). Built by: docker build -t prato-certo .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not "npm ci", which refuses a lock without the binaries of every other platform (scripts/dependencies.mjs); the versions
# are the lock's all the same.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json vite.config.ts ./
COPY nutrition nutrition
COPY plate plate
COPY contract contract
COPY web web
COPY scripts scripts
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Out of sight and not only omitted: packages that run here name Vite, Vitest, React and others as optional peers, and npm
# keeps what both want.
RUN npm pkg delete devDependencies
# The image has its Node; the package that brings one to a bare machine stays an empty shell.
RUN npm install --no-save --omit=peer --ignore-scripts --no-audit --no-fund

FROM node:24-slim
# Compile cache of threads and malloc settings, as in `npm start` (scripts/toolbox.mjs).
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    THREAD_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=8192 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY package.json ./
COPY nutrition nutrition
COPY plate plate
COPY contract contract
COPY server server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Liveness, not readiness: restarting a copy that waits for its database does not help.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
