import cluster from "node:cluster";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { parseArgs } from "node:util";
import express, { type Express } from "express";
import { serveEmbeddedProvider } from "./auth/serve-embedded-provider.ts";
import type { Product } from "./boot.ts";
import { type Env, getEnv, misspeltSettings, SettingsError } from "./env.ts";
import { answerFailures } from "./http/answer-failures.ts";
import { answerHealth } from "./http/answer-health.ts";
import { limitBody } from "./http/body-limit.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { discardUnread } from "./http/discard-unread.ts";
import { endOnCrash } from "./http/end-on-crash.ts";
import { limitConcurrency } from "./http/limit-concurrency.ts";
import { headAnswers } from "./head-answers.ts";
import { logRequests } from "./http/log-requests.ts";
import { logger } from "./http/logger.ts";
import { onlyOneName } from "./http/one-name.ts";
import { answerPages, entryOf, openPageHost, type PageHost } from "./http/page-host.ts";
import { refuseOdd } from "./http/refuse-odd.ts";
import { pathOf } from "./http/request-target.ts";
import { newServing, type Serving, stopServing, trackAnswers, trackConnections } from "./http/stop-serving.ts";
import { runsJobs } from "./runs-jobs.ts";
import { answerMetrics } from "./metrics/answer-metrics.ts";
import { measureRequests } from "./metrics/request-metrics.ts";
import { routePatterns } from "./metrics/route-patterns.ts";
import { describeStartFailure } from "./start-failure.ts";
import { isFirstProcess, SERVING, serveFromProcesses, sharesPort } from "./web-processes.ts";

const HARD_EXIT_MS = 40_000; // longer than everything a stop waits for by itself

async function buildApp(env: Env, host: PageHost, product: Product, serving: Serving): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env.TRUST_PROXY);
  const { appStyles, FIRST_HASHES: styleHashes } = await entryOf(host);
  app.use(trackAnswers(serving), headAnswers(env, { ...host, styleHashes }));
  app.use(answerHealth(serving, product.isReady));
  app.use(measureRequests(routePatterns(await host.load())), answerMetrics(env, product.readMetrics));
  app.use(logRequests(), refuseOdd(env), onlyOneName(env));
  app.use(host.assets, compressAnswers());
  if (env.IS_DEMO || env.HAS_OWN_ACCOUNTS) {
    const signIn = { isSignUpOpen: env.SIGN_UP === "open", nextStyles: appStyles };
    app.use("/oidc", limitBody(), await serveEmbeddedProvider(signIn));
  }
  app.all("/{*splat}", limitBody(), limitConcurrency(), answerPages(host));
  app.use(answerFailures());
  return app;
}

async function listen(app: Express, env: Env, serving: Serving): Promise<Server> {
  // Longer than proxies keep an idle connection, so that none is closed just as it is used again.
  const timeouts = { requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 };
  const server = createServer({ maxHeaderSize: 16_384, ...timeouts }, (request, response) => {
    discardUnread(request, response);
    request.url = pathOf(request.url ?? "/");
    app(request, response);
  });
  trackConnections(server, serving);
  server.listen({ port: env.PORT, host: env.HOST, reusePort: sharesPort() });
  await once(server, "listening");
  return server;
}

function greet(env: Env, product: Product): void {
  console.log(`Northfold uses ${product.database.description}.`);
  if (env.IS_OPEN_DEMO) console.log("This demo is open to everybody: no passwords, and nobody is an administrator.");
  else if (env.IS_DEMO)
    console.log(
      "Sign-in is the demo's: choose a persona, no password. Set ACCOUNTS or OAUTH_ISSUER for real accounts.",
    );
  else if (env.HAS_OWN_ACCOUNTS) console.log("Accounts are kept here: `npm run admin -- invite EMAIL` makes one.");
  if (env.HAS_OWN_ACCOUNTS && !env.MONGODB_URI)
    console.log("Its data lies on this one machine: run one server on it, and keep backups elsewhere.");
  if (!runsJobs("web", env))
    console.log("JOBS=worker: lists are made and materials written while `npm run worker` runs.");
  console.log(`Open ${env.APP_URL}`);
}

async function serve(env: Env, isDevelopment: boolean): Promise<void> {
  const host = await openPageHost({ isDevelopment });
  const { product } = await entryOf(host);
  product.takeOverShutdown();
  const serving = newServing();
  const server = await listen(await buildApp(env, host, product, serving), env, serving);
  if (isFirstProcess()) greet(env, product);
  process.send?.(SERVING);

  async function close(): Promise<void> {
    if (serving.isLeaving) return;
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    await Promise.all([stopServing(server, serving), product.finishJobs()]);
    await product.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void close());
  process.on("SIGINT", () => void close());
}

async function main(): Promise<void> {
  if (cluster.isPrimary) for (const sentence of misspeltSettings()) console.error(sentence);
  const env = getEnv();
  const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
  const isAlone = values.dev || env.WEB_CONCURRENCY === 1 || cluster.isWorker;
  await (isAlone ? serve(env, values.dev) : serveFromProcesses(env));
}

endOnCrash();
main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : describeStartFailure(error, getEnv()));
  if (!(error instanceof SettingsError)) logger.debug({ err: error }, "start failed");
  process.exit(1);
});
