import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import zlib from "node:zlib";
import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express from "express";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type * as EntryServer from "../app/entry.server.tsx";
import { deriveKey } from "./auth/auth-config.ts";
import type * as DemoProvider from "./auth/demo-provider.ts";
import { getAuthConfig } from "./auth/auth-settings.ts";
import { paypalSettings } from "./billing/paypal-settings.ts";
import { type Env, getEnv, SettingsError } from "./env.ts";
import { limitBody } from "./http/body-limit.ts";
import { logger } from "./http/logger.ts";
import { isForeignWrite } from "./http/same-origin.ts";
import { opensPlans, securityHeaders } from "./http/security-headers.ts";
import { serveAssets } from "./http/static-assets.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { describeStartFailure } from "./start-failure.ts";

const BUILD_DIR = path.join(PROJECT_ROOT, "build");
const HARD_EXIT_MS = 30_000;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const COMPRESSED_FROM_BYTES = 1_024;
/** A small window: the default of 22 bits costs four times the time on pages of this size. */
const BROTLI_WINDOW_BITS = 18;

type Host = {
  load(): Promise<ServerBuild>;
  /** The build itself where it never changes: given as a function, React Router ranks all routes anew on every request. */
  build: ServerBuild | null;
  use: express.RequestHandler | null;
};

async function developmentHost(): Promise<Host> {
  const { createServer: createViteServer } = await import("vite");
  const vite = await createViteServer({ server: { middlewareMode: true }, root: PROJECT_ROOT });
  return {
    // The virtual module is the server build: @react-router/dev says so, its types do not.
    load: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    build: null,
    use: vite.middlewares,
  };
}

async function productionHost(): Promise<Host> {
  const build: ServerBuild = await import(path.join(BUILD_DIR, "server", "index.js"));
  return { load: async () => build, build, use: null };
}

function entryOf(build: ServerBuild): typeof EntryServer {
  // The entry module exports more than React Router's type for it knows.
  return build.entry.module as unknown as typeof EntryServer;
}

function compress(): express.RequestHandler {
  return compression({
    threshold: COMPRESSED_FROM_BYTES,
    brotli: {
      params: {
        [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
      },
    },
  });
}

/** Loads the demo's provider; its library calls every Node unsupported that is not named LTS yet. */
async function loadDemoProvider(): Promise<typeof DemoProvider> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  return import("./auth/demo-provider.ts").finally(() => {
    console.warn = warn;
  });
}

async function demoProvider(): Promise<express.RequestHandler> {
  const { createDemoProvider, createDemoSigningJwks } = await loadDemoProvider();
  const config = getAuthConfig();
  return createDemoProvider({
    issuer: config.issuer,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    redirectUri: `${config.appUrl}/api/login/callback`,
    cookieKeys: [deriveKey(config, "demo provider cookies").toString("base64url")],
    signingJwks: await createDemoSigningJwks(),
    isOpen: config.isOpenDemo === true,
  }).handler;
}

/** Request id and security headers of every answer. */
function headed(env: Env, isDevelopment: boolean): express.RequestHandler {
  const { issuer } = getAuthConfig();
  const paypal = paypalSettings(env);
  return (request, response, next) => {
    const requestId = randomUUID();
    const nonce = randomBytes(16).toString("base64");
    response.locals = { requestId, nonce };
    const [, search = ""] = request.originalUrl.split("?");
    const headers = securityHeaders({
      nonce,
      isHttps: env.IS_HTTPS,
      issuer,
      paypal: opensPlans(search) ? paypal : null,
    });
    // Vite's own client needs inline styles and a web socket.
    if (isDevelopment) delete headers["Content-Security-Policy"];
    response.set({ ...headers, "X-Request-Id": requestId });
    next();
  };
}

/** One log line, and the refusals that need no route. */
function guard(env: Env): express.RequestHandler {
  return (request, response, next) => {
    const { requestId } = response.locals;
    const started = performance.now();
    response.once("finish", () => {
      logger.info({
        requestId,
        ...response.locals.ids,
        method: request.method,
        path: request.path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      });
      // A body without a stated length may never end; one with a length comes to its end, or to requestTimeout.
      if (!request.complete && request.get("transfer-encoding")) request.socket.destroySoon();
    });
    const hosts = request.headersDistinct.host ?? [];
    if (hosts.length !== 1 || !URL.canParse(`http://${hosts[0]}`)) {
      return void response.status(400).type("text").send("This request names no host, or several.");
    }
    if (!METHODS.has(request.method)) return void response.status(501).type("text").send("Not implemented");
    const origin = request.get("origin") ?? null;
    const secFetchSite = request.get("sec-fetch-site") ?? null;
    if (isForeignWrite({ method: request.method, path: request.path, secFetchSite, origin }, env.APP_URL)) {
      return void response.status(403).json({ message: "This request came from another site." });
    }
    next();
  };
}

/** Sends 127.0.0.1, localhost and the like on to the one name that cookies are set for (DEC-01). */
function onlyOneName(env: Env): express.RequestHandler {
  const own = new URL(env.APP_URL).host;
  return (request, response, next) => {
    const host = request.get("host");
    if (!env.IS_LOOPBACK || env.IS_HTTPS || host === own || !["GET", "HEAD"].includes(request.method)) return next();
    if (host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) {
      return void response.redirect(302, env.APP_URL + request.originalUrl.replace(/^\/+/, "/"));
    }
    next();
  };
}

function answerErrors(): express.ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error?.status === "number" && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) logger.error({ err: error, path: request.path }, "request failed");
    response
      .status(status)
      .type("text")
      .send(status === 500 ? "Something went wrong." : "This request could not be understood.");
  };
}

/** The path of a request that names its whole address, as it may (RFC 9112, 3.2.2); its host counts for nothing here. */
function pathOf(target: string): string {
  const url = target.startsWith("/") ? null : URL.parse(target);
  return url ? url.pathname + url.search : target;
}

/** An address whose escapes are no text (`/%E0%A4%A`) is no page of ours, and is answered as any unknown one. */
function readable(target: string): string {
  const [path = "/", ...search] = target.split("?");
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll("%", "%25"), ...search].join("?");
  }
}

async function listen(server: Server, env: Env): Promise<void> {
  server.listen(env.PORT, env.HOST);
  await once(server, "listening");
}

async function main(): Promise<void> {
  const env = getEnv();
  const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
  const host = values.dev ? await developmentHost() : await productionHost();
  const { product } = entryOf(await host.load());
  product.takeOverShutdown();

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY);
  let isClosing = false;
  app.use(headed(env, values.dev));
  app.get("/healthz", (_request, response) => void response.set("Cache-Control", "no-store").json({ status: "ok" }));
  app.get("/readyz", async (_request, response) => {
    const ready = !isClosing && (await product.isReady());
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not ready" });
  });
  app.use(guard(env), onlyOneName(env));
  if (host.use) app.use(host.use);
  else app.use(serveAssets(path.join(BUILD_DIR, "client")));
  app.use(compress());
  if (env.IS_DEMO) app.use("/oidc", limitBody(), await demoProvider());
  app.all(
    "/{*splat}",
    limitBody(),
    createRequestHandler({
      build: host.build ?? host.load,
      mode: values.dev ? "development" : "production",
      async getLoadContext(request, response) {
        const context = new RouterContextProvider();
        const { requestId, nonce } = response.locals;
        context.set(entryOf(await host.load()).hostContext, {
          requestId,
          nonce: values.dev ? "" : nonce,
          address: request.ip ?? null,
          headersSet: true,
          identify: (ids) => {
            response.locals.ids = ids;
          },
        });
        return context;
      },
    }),
  );
  app.use(answerErrors());

  // Longer than proxies and clients keep an idle connection, so that none is closed just as it is used again.
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 },
    (request, response) => {
      request.url = readable(pathOf(request.url ?? "/"));
      app(request, response);
    },
  );
  await listen(server, env);
  console.log(`Northfold uses ${product.database.description}.`);
  if (env.IS_OPEN_DEMO) console.log("This demo is open to everybody: no passwords, and nobody is an administrator.");
  else if (env.IS_DEMO)
    console.log("Sign-in is the demo's: choose a persona, no password. Set OAUTH_ISSUER for real accounts.");
  console.log(`Open ${env.APP_URL}`);

  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    const closed = once(server, "close");
    server.close();
    server.closeIdleConnections();
    await closed;
    await product.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void close());
  process.on("SIGINT", () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : describeStartFailure(error, getEnv()));
  if (!(error instanceof SettingsError)) logger.debug({ err: error }, "start failed");
  process.exit(1);
});
