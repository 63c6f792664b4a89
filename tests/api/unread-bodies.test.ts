import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { RawConnection } from "../setup/raw-connection.ts";
import { runs } from "../setup/run-length.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

/** An answer that is given before the body is read must not hold up whoever uses the connection next. */
const BODY = "x".repeat(250_000);
const METHODS = runs({
  few: ["POST", "DELETE", "GET"],
  many: ["POST", "PUT", "PATCH", "DELETE", "GET", "OPTIONS", "PROPFIND"],
});
const AT_ONCE = 8;
/** A connection that is held up stays so for more than a minute. */
const HELD_UP_MS = 20_000;

let app: SharedApp;
let strict: App;

beforeAll(async () => {
  [app, strict] = await Promise.all([sharedApp(), startApp({ ...NO_JOBS, LIMIT_WRITES_PER_MINUTE: "1" })]);
});

afterAll(() => strict.stop());

function patternsOf(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? base : `${base}/${entry.path}`;
    return entry.children ? patternsOf(entry.children, pattern) : [pattern || "/"];
  });
}

const paths = [
  ...new Set(patternsOf(routes).map((pattern) => pattern.replace(/:\w+/g, "none").replace("*", "none"))),
  ...["/favicon.svg", "/healthz", "/readyz", "/oidc/token", "/oidc/auth", "/forms/none", "/about.data"],
];

type Head = { method: string; path: string; cookie?: string; more?: string[] };

function head({ method, path, cookie, more = [] }: Head): string[] {
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${app.port}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...more,
  ];
}

const sized = (length = BODY.length) => [`Content-Length: ${length}`, "Content-Type: application/json"];
const CHUNKED = ["Transfer-Encoding: chunked", "Content-Type: text/plain"];

function chunked(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
}

/** The next request of the same connection: null, or what is wrong with it. */
async function faultAfter(connection: RawConnection): Promise<string | null> {
  connection.send(head({ method: "GET", path: "/healthz" }));
  return connection.answer().then(
    ({ status, body }) => (status === 200 && body === '{"status":"ok"}' ? null : `then ${status} ${body.slice(0, 60)}`),
    (error: Error) => `then ${error.message}`,
  );
}

/** A request that may be answered early, and another behind it: null, or what is wrong. */
async function faultOf(target: Head, body: string): Promise<string | null> {
  const connection = await RawConnection.open(app.port);
  try {
    connection.send(head(target), body);
    const first = await connection.answer().catch((error: Error) => error);
    if (first instanceof Error) return first.message;
    if (first.headers.get("connection") === "close") return `${first.status} closes a connection that was in order`;
    return await faultAfter(connection);
  } finally {
    connection.close();
  }
}

/** Asks all, some at once, and gives what was wrong by what was asked. */
async function faultsOf(targets: Head[], body: string): Promise<string[]> {
  const faults: string[] = [];
  const waiting = targets.values();
  const ask = async () => {
    for (const target of waiting) {
      const fault = await faultOf(target, body);
      if (fault) faults.push(`${target.method} ${target.path}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return faults;
}

test("SECURITY row 32: every route, asked with a body that nobody reads, leaves the connection in order", async () => {
  const targets = paths.flatMap((path) => METHODS.map((method) => ({ method, path, more: sized() })));
  expect(await faultsOf(targets, BODY)).toEqual([]);
});

test("SECURITY row 32: the same for somebody who is signed in", { tags: "long" }, async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "unread@example.com" });
  const staying = paths.filter((path) => path !== "/api/logout");
  const targets = staying.flatMap((path) =>
    METHODS.map((method) => ({ method, path, cookie: client.cookieHeader, more: sized() })),
  );
  expect(await faultsOf(targets, BODY)).toEqual([]);
  expect((await client.send("/api/auth/user")).status).toBe(200);
});

test("SECURITY row 32: the same for a body whose length is not stated", async () => {
  const targets = paths.flatMap((path) => ["POST", "DELETE", "GET"].map((method) => ({ method, path, more: CHUNKED })));
  expect(await faultsOf(targets, chunked(BODY))).toEqual([]);
});

test("SECURITY row 32: refusals of another site (403), of too many requests (429) and of odd ones (400, 501) as well", async () => {
  for (const path of ["/", "/forms/resumes/upload", "/api/upload-resume", "/api/subscription/create"]) {
    const foreign = { method: "POST", path, more: [...sized(), "Sec-Fetch-Site: cross-site"] };
    expect(await faultOf(foreign, BODY), path).toBeNull();
    const limited = await RawConnection.open(strict.port);
    for (let sent = 0; sent < 3; sent += 1) {
      limited.send(head({ method: "POST", path, more: sized() }), BODY);
      const { status } = await limited.answer();
      expect([status, sent]).toEqual([sent === 0 && path === "/" ? expect.any(Number) : 429, sent]);
    }
    limited.close();
  }
  const nameless = await RawConnection.open(app.port);
  nameless.send(["POST / HTTP/1.1", "Host: a b", ...sized()], BODY);
  expect((await nameless.answer()).status).toBe(400);
  expect(await faultAfter(nameless)).toBeNull();
  nameless.close();
});

test("SECURITY row 32: sixteen posts that nobody reads, over a proxy's kept connections, hold nobody up", async () => {
  const kept = await Promise.all(Array.from({ length: 16 }, () => RawConnection.open(app.port)));
  for (const connection of kept) connection.send(head({ method: "POST", path: "/about", more: sized() }), BODY);
  expect(await Promise.all(kept.map(async (connection) => (await connection.answer()).status))).toEqual(
    Array(16).fill(405),
  );
  const started = performance.now();
  for (const connection of kept) connection.send(head({ method: "GET", path: "/about" }));
  const pages = await Promise.all(kept.map((connection) => connection.answer()));
  expect(pages.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect(performance.now() - started).toBeLessThan(HELD_UP_MS);
  for (const connection of kept) connection.close();
});

test("SECURITY row 32: who asks before sending (Expect), or sends bit by bit, is answered, and asks again", async () => {
  for (const path of ["/about", "/forms/resumes/upload", "/api/upload-resume", "/api/none"]) {
    const asking = await RawConnection.open(app.port);
    asking.send(head({ method: "POST", path, more: [...sized(), "Expect: 100-continue"] }));
    expect((await asking.answer()).status).toBe(100);
    asking.write(BODY.slice(0, 100_000));
    const { status } = await asking.answer();
    expect(status, path).toBeGreaterThan(300);
    for (let sent = 100_000; sent < BODY.length; sent += 50_000) {
      asking.write(BODY.slice(sent, sent + 50_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await faultAfter(asking), path).toBeNull();
    asking.close();
  }
});

test("SECURITY row 34: who sends too much gets to read so, and may ask again unless it is far too much", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "too-much@example.com" });
  const { cookieHeader: cookie } = client;
  const more = (bytes: number) => [`Content-Length: ${bytes}`, "Content-Type: multipart/form-data; boundary=x"];
  const piece = new Uint8Array(1024 * 1024);
  const sending = await RawConnection.open(app.port);
  sending.send(head({ method: "POST", path: "/api/upload-resume", cookie, more: more(30 * piece.length) }));
  for (let sent = 0; sent < 30; sent += 1) sending.write(piece);
  const large = await sending.answer();
  expect([large.status, large.body]).toEqual([413, '{"message":"Please upload a file smaller than 10MB."}']);
  expect(await faultAfter(sending)).toBeNull();
  sending.close();

  const endless = await RawConnection.open(app.port);
  endless.send(head({ method: "POST", path: "/api/upload-resume", cookie, more: more(10_000 * piece.length) }), piece);
  const refused = await endless.answer();
  expect([refused.status, refused.headers.get("connection")]).toEqual([413, "close"]);
  await endless.ended();
  expect(endless.error).toBeNull();
  endless.close();
});
