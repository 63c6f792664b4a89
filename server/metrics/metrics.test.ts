import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { register } from "prom-client";
import { afterEach, expect, test } from "vitest";
import { countRefusedCall } from "../ai/count-refused-call.ts";
import { answerMetrics } from "./answer-metrics.ts";
import { startMetrics } from "./product-metrics.ts";
import { measureRequests, routeFinder } from "./request-metrics.ts";
import { routePatterns } from "./route-patterns.ts";

const TOKEN = "a-token-of-this-test";
let server: Server | null = null;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
  register.clear();
});

type Access = Parameters<typeof answerMetrics>[0];

async function serve(
  access: Partial<Access>,
): Promise<(headers?: Record<string, string>, path?: string) => Promise<Response>> {
  const app = express();
  const settings = { METRICS_TOKEN: undefined, APP_URL: "http://127.0.0.1:3000", TRUST_PROXY: 0, ...access };
  app.set("trust proxy", settings.TRUST_PROXY);
  app.use(
    measureRequests(["/api/resumes/:id", "/"]),
    answerMetrics(settings, () => register.metrics()),
  );
  app.get("/api/resumes/:id", (_request, response) => void response.send("ok"));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  // A server that listens on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  return (headers = {}, at = "/metrics") => fetch(`http://127.0.0.1:${port}${at}`, { headers });
}

test("this machine reads the metrics, and nobody who came by a proxy does", async () => {
  const ask = await serve({});
  const answer = await ask();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  expect((await ask({ "X-Forwarded-For": "198.51.100.7" })).status).toBe(404);
  expect((await ask({ Forwarded: "for=198.51.100.7" })).status).toBe(404);
});

test("behind a proxy the address it tells counts; behind one that is not known nobody is this machine", async () => {
  const known = await serve({ TRUST_PROXY: 1, APP_URL: "https://jobs.example.com" });
  expect((await known({ "X-Forwarded-For": "198.51.100.7" })).status).toBe(404);
  expect((await known({ "X-Forwarded-For": "127.0.0.1, 198.51.100.7" })).status).toBe(404);
  expect((await known()).status).toBe(200);
  server?.close();
  register.clear();
  const unknown = await serve({ APP_URL: "https://jobs.example.com" });
  expect((await unknown()).status).toBe(404);
});

test("a token opens them from elsewhere, and is needed then on this machine too", async () => {
  const ask = await serve({ METRICS_TOKEN: TOKEN });
  expect((await ask()).status).toBe(404);
  for (const wrong of [`Bearer ${TOKEN}x`, TOKEN, "Bearer ", `bearer ${TOKEN}`, `Basic ${TOKEN}`]) {
    expect((await ask({ Authorization: wrong })).status, wrong).toBe(404);
  }
  const from = { "X-Forwarded-For": "198.51.100.7", Authorization: `Bearer ${TOKEN}` };
  expect((await ask(from)).status).toBe(200);
});

test("answers are counted under the pattern of their address, and visitors make no names of their own", async () => {
  const ask = await serve({});
  await ask({}, "/api/resumes/0123456789abcdef01234567");
  for (let at = 0; at < 20; at++) await ask({}, `/made-up-${at}/x?secret=1`);
  const text = await (await ask()).text();
  const counted = 'northfold_http_request_seconds_count{method="GET",route="/api/resumes/:id",status="200"} 1';
  expect(text).toContain(counted);
  expect(text).toContain('route="not found",status="404"} 20');
  expect(text).not.toMatch(/made-up|secret|0123456789/);
});

test("a path finds its pattern: the literal one first, data requests with their page", () => {
  const find = routeFinder(["/", "/api/resumes/active", "/api/resumes/:id", "/my-resumes", "*"]);
  expect(
    ["/", "/_root.data", "/my-resumes.data", "/api/resumes/active", "/api/resumes/x", "/assets/a.js"].map(find),
  ).toEqual([...["/", "/", "/my-resumes", "/api/resumes/active", "/api/resumes/:id", "assets"]]);
  expect([find("/oidc/interaction/secret"), find("/a/b/c/d/e")]).toEqual(["sign-in", "other"]);
});

test("patterns are those of the build, with what stands above them", () => {
  const route = (id: string, parentId: string | undefined, at: string | undefined) => ({ id, parentId, path: at });
  const routes = {
    root: route("root", undefined, ""),
    layout: route("layout", "root", undefined),
    page: route("page", "layout", "my-resumes"),
    one: route("one", "page", ":id"),
  };
  // Only ids and paths are read of a build's routes.
  const build = { routes } as unknown as Parameters<typeof routePatterns>[0];
  expect(routePatterns(build)).toEqual(["/", "/my-resumes", "/my-resumes/:id"]);
});

test("every metric the sample dashboard asks for exists", async () => {
  startMetrics({ countJobs: () => Promise.reject(new Error("No database")) });
  measureRequests([]);
  countRefusedCall("user");
  const text = readFileSync(path.join(import.meta.dirname, "grafana-dashboard.json"), "utf8");
  const { panels } = JSON.parse(text) as { panels: { title: string; targets: { expr: string }[] }[] };
  const known = new Set(register.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]));
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(northfold|nodejs|process)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(panels.length);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("without a database the metrics say that it is away, within seconds", async () => {
  startMetrics({ countJobs: () => Promise.reject(new Error("No database")) });
  const text = await register.metrics();
  expect(text).toMatch(/^northfold_database_up 0$/m);
  expect(text).not.toMatch(/^northfold_(model_calls_today|queue_jobs)\S* \d/m);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
}, 20_000);
