# syntax=docker/dockerfile:1
# Builds with all packages, and keeps those of the server. The image has no embedded PostgreSQL: set DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json prisma.config.ts tsconfig*.json ./
COPY prisma prisma
COPY src src
COPY schema schema
COPY rest rest
RUN npm ci

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY src/cli/command src/cli/command
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json LICENSE CHANGELOG.md CONTRIBUTING.md SECURITY.md ./
COPY docs docs
COPY src/cli/command src/cli/command
COPY prisma/migrations prisma/migrations
COPY prisma/functions prisma/functions
COPY rest/openapi.json rest/
COPY schema/schema.graphql schema/
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN ln -s /app/src/cli/command/masthead.js /usr/local/bin/masthead && install -d -o node -g node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
# Readiness check: fails while the instance drains, or without a database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node.js is process 1. SIGTERM drains it and ends it within DRAIN_SECONDS plus 30 s.
STOPSIGNAL SIGTERM
ENTRYPOINT ["masthead"]
CMD ["serve"]
