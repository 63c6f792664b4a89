import path from "node:path";
import { createRequestHandler } from "@react-router/express";
import type { RequestHandler } from "express";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type * as EntryServer from "../../app/entry.server.tsx";
import { PROJECT_ROOT } from "../project-root.ts";
import { ENCODINGS } from "./encode-answer.ts";
import { pageRoutesOf } from "./page-routes.ts";
import { serveAssets } from "./static-assets.ts";

const BUILD_DIR = path.join(PROJECT_ROOT, "build");

export type PageHost = {
  isDevelopment: boolean;
  load(): Promise<ServerBuild>;
  /** Null in development. Given as a function instead, React Router ranks all routes anew on every request. */
  build: ServerBuild | null;
  assets: RequestHandler;
};

/** Throws when there is no build. */
export async function openPageHost({ isDevelopment }: { isDevelopment: boolean }): Promise<PageHost> {
  if (isDevelopment) return developmentHost();
  const build: ServerBuild = await import(path.join(BUILD_DIR, "server", "index.js"));
  return { isDevelopment, load: async () => build, build, assets: serveAssets(path.join(BUILD_DIR, "client")) };
}

async function developmentHost(): Promise<PageHost> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, root: PROJECT_ROOT });
  return {
    isDevelopment: true,
    // @react-router/dev documents that this virtual module is the server build; its types do not say so.
    load: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    build: null,
    assets: vite.middlewares,
  };
}

export async function entryOf(host: PageHost): Promise<typeof EntryServer> {
  const { entry } = await host.load();
  // The entry module exports more than React Router's type for it knows.
  return entry.module as unknown as typeof EntryServer;
}

export function answerPages(host: PageHost): RequestHandler {
  const answerAll = answerFrom(host, host.build ?? host.load);
  if (!host.build) return answerAll;
  const pages = pageRoutesOf(host.build);
  const answerPage = answerFrom(host, pages.build);
  return (request, response, next) => (pages.hold(request.path) ? answerPage : answerAll)(request, response, next);
}

function answerFrom(host: PageHost, build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  return createRequestHandler({
    build,
    mode: host.isDevelopment ? "development" : "production",
    async getLoadContext(request, response) {
      const { hostContext } = await entryOf(host);
      const { requestId, nonce } = response.locals;
      const context = new RouterContextProvider();
      context.set(hostContext, {
        requestId,
        nonce: host.isDevelopment ? "" : nonce,
        address: request.ip ?? null,
        headersSet: true,
        encoding: ENCODINGS.find((encoding) => request.acceptsEncodings(encoding)) ?? null,
        identify: (ids) => {
          response.locals.ids = ids;
        },
      });
      return context;
    },
  });
}
