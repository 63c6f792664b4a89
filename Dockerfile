# Built with npm, run without it: Node is the one that package-lock.json locks.
FROM node:22-bookworm-slim AS build
WORKDIR /northfold
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build && npm prune --omit=dev \
  # What only compilers and debuggers read.
  && rm -rf node_modules/node-linux-*/include node_modules/typescript node_modules/@typescript \
  && find node_modules -name '*.map' -delete -o -name '*.d.[mc]ts' -delete -o -name '*.d.ts' -delete

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=10001 --group=10001 --mode=0700 /data
WORKDIR /northfold
COPY --from=build /northfold/package.json ./
COPY --from=build /northfold/node_modules ./node_modules
COPY --from=build /northfold/build ./build
COPY --from=build /northfold/server ./server
COPY --from=build /northfold/models ./models
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/northfold/node_modules/.bin:$PATH
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
