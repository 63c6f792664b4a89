import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let client: HttpClient;

const ENDPOINTS: [string, string][] = [
  ["GET", "/api/auth/user"],
  ["POST", "/api/upload-resume"],
  ["GET", "/api/resumes"],
  ["GET", "/api/resumes/active"],
  ["GET", "/api/job-matches"],
  ["GET", "/api/stats"],
  ["GET", "/api/user-location"],
  ["GET", "/api/subscription/status"],
];

beforeAll(async () => {
  app = await sharedApp();
  client = new HttpClient(app.url);
  await client.signIn({ email: "rules@example.com" });
});

test("check 5: every endpoint answers 401 with a message when signed out", async () => {
  for (const [method, path] of ENDPOINTS) {
    const response = await fetch(app.url + path, { method, redirect: "manual" });
    expect(response.status, path).toBe(401);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  }
});

test("DEC-12 a wrong method is 405 with Allow, an unknown /api path 404 JSON", async () => {
  const wrong = await client.send("/api/stats", { method: "DELETE" });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toBe("GET, HEAD");
  const unknown = await client.send("/api/xyz");
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: "Not found" });
});

test("DEC-12 an unknown form is not found, and a screen answers a write with 405 and Allow", async () => {
  for (const path of ["/forms/no-such-verb", "/no-such-page"]) {
    expect((await client.send(path, { method: "POST", body: new FormData() })).status, path).toBe(404);
  }
  const screen = await client.send("/my-resumes", { method: "POST", body: new FormData() });
  expect(screen.status).toBe(405);
  expect(screen.headers.get("allow")).toBe("GET, HEAD");
  expect(await app.output()).not.toContain("no-such");
});

test("NF-01 any unknown path is the 404 page in both states", async () => {
  for (const who of [client, new HttpClient(app.url)]) {
    const page = await who.open("/no-such-page");
    expect(page.status).toBe(404);
    expect(page.html).toContain("404 Page Not Found");
    expect(page.html).toContain("Did you forget to add the page to the router?");
  }
});

test("SECURITY row 33: an address whose escapes are no text is an unknown one, as a page and as JSON", async () => {
  for (const path of ["/%E0%A4%A", "/%", "/my-resumes/%ff?x=%E0"]) {
    const page = await client.open(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.html).toContain("404 Page Not Found");
  }
  const unknown = await client.send("/api/%E0%A4%A");
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: "Not found" }]);
  expect((await client.send("/api/resumes/%E0%A4%A/view")).status).toBe(404);
  expect((await client.send("/api/stats?x=%E0%A4%A")).status).toBe(200);
});

test("DEC-13 a write from another site is refused on pages, forms and /api, and passes without either header", async () => {
  const foreign: HeadersInit[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  for (const headers of foreign) {
    for (const path of [
      "/",
      "/forms/matching/retry",
      "/forms/matching/retry.data",
      "/api/upload-resume",
      "/api/logout",
    ]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const response = await client.send(path, { method, headers });
        expect(response.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
  }
  expect((await client.send("/api/upload-resume", { method: "POST", body: new FormData() })).status).toBe(400);
  expect((await client.send("/api/auth/user")).status).toBe(200);
});

test("SECURITY rows 29, 30: every answer carries the headers, and each its own nonce", async () => {
  const nonces = new Set<string>();
  for (const path of ["/", "/no-such-page", "/api/stats", "/api/xyz", "/healthz", "/readyz"]) {
    const response = await client.send(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy).not.toMatch(/(script|style)-src [^;]*'unsafe/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("x-powered-by")).toBeNull();
  }
  expect(nonces.size).toBe(6);
});

test("SECURITY row 30: a file carries what protects it, and no policy for pages, which would outweigh it", async () => {
  const { html } = await client.open("/");
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  for (const path of ["/favicon.svg", script]) {
    const { headers } = await client.send(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toBeNull();
    expect([...headers].join("").length).toBeLessThan(450);
  }
  const picture = await client.send("/favicon.svg");
  expect(picture.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(picture.headers.get("etag")).not.toBeNull();
});

test("a public page is asked for again and not sent twice; a user's is not kept", async () => {
  const visitor = new HttpClient(app.url);
  for (const path of ["/", "/about", "/faq", "/pricing", "/terms", "/privacy"]) {
    const first = await visitor.send(path);
    expect(first.headers.get("cache-control"), path).toBe("private, no-cache");
    const tag = first.headers.get("etag") ?? "";
    const again = await visitor.send(path, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text(), again.headers.get("etag")], path).toEqual([304, "", tag]);
  }
  const own = await client.send("/", {
    headers: { "If-None-Match": (await visitor.send("/")).headers.get("etag") ?? "" },
  });
  expect(own.status).toBe(200);
  expect([own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([null, "private, no-store"]);
});

test("a page comes compressed as the browser understands it best, and whole without", async () => {
  const plain = await client.send("/", { headers: { "Accept-Encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  const asked = { "gzip, br, zstd": "zstd", "gzip, deflate, br": "br", "gzip;q=0.5, br;q=0": "gzip" };
  for (const [accepted, expected] of Object.entries(asked)) {
    const answer = await client.send("/", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("content-encoding"), accepted).toBe(expected);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(await answer.text()).toContain("</html>");
  }
});

test("DEC-14 personal answers are not stored by caches, and no other site may read them", async () => {
  const response = await client.send("/api/stats", { headers: { Origin: "https://evil.example" } });
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

const HOST = "Host: 127.0.0.1\r\n";

/** What no client sends, and what parts two servers' ideas of where a request ends. */
const JUNK = [
  `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`,
  "GET / HTTP/1.1\r\n\r\n",
  `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
  `POST /contact HTTP/1.1\r\n${HOST}Content-Length: +4\r\n\r\nabcd`,
  `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(100_000)}\r\na\r\n0\r\n\r\n`,
  `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n${"X: y\r\n".repeat(5_000)}\r\n`,
  `POST /contact HTTP/1.1\r\n${HOST}Expect: nothing\r\nContent-Length: 1\r\n\r\na`,
  `GET / HTTP/1.1\r\n${HOST}X : y\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: y\r\n z\r\n\r\n`,
  `GET / HTTP/1.1\n${HOST}\n`,
  `GET / HTTP/1.1\r\n${HOST}${"a: b\r\n".repeat(5_000)}\r\n`,
];

/** The first piece of the answer to raw bytes. */
function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.once("data", (answer) => {
      resolve(answer.toString("latin1"));
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

test("SECURITY row 32: odd requests end in a refusal, and the process lives", async () => {
  const port = Number(new URL(app.url).port);
  const odd: { method: string; path: string; headers?: Record<string, string> }[] = [
    { method: "TRACE", path: "/" },
    { method: "PROPFIND", path: "/" },
    { method: "GET", path: "/%E0%A4" },
    { method: "GET", path: "/api/jobs/%00/posting" },
    { method: "GET", path: `/${"a".repeat(15_000)}` },
    { method: "GET", path: "/", headers: { "X-Long": "a".repeat(17_000) } },
    { method: "GET", path: "//evil.example/%2e%2e" },
    { method: "GET", path: "/assets/../../package.json" },
    { method: "GET", path: "/.data?_routes=root" },
    { method: "GET", path: "http://evil.example/api/login" },
    { method: "GET", path: "http://evil.example" },
    { method: "OPTIONS", path: "*" },
  ];
  for (const { method, path, headers } of odd) {
    const { status, location } = await new Promise<{ status: number; location: string }>((resolve, reject) => {
      const request = httpRequest({ host: "127.0.0.1", port, method, path, headers: headers ?? {} }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "" });
      });
      request.once("error", reject);
      request.end();
    });
    expect(status, `${method} ${path.slice(0, 40)}`).not.toBe(500);
    expect(status).toBeLessThanOrEqual(501);
    expect(location).not.toContain("evil");
  }
  for (const junk of JUNK)
    expect(await answerTo(port, junk), JSON.stringify(junk)).toMatch(/^HTTP\/1\.1 4(00|13|17|31) /);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test("DEC-81 a list is paged by limit and after, and bad values are a kind 400", async () => {
  expect((await client.send("/api/job-matches?limit=0")).status).toBe(400);
  expect((await client.send("/api/job-matches?limit=301")).status).toBe(400);
  expect((await client.send("/api/job-matches?after=nothing")).status).toBe(400);
  expect(await client.json("/api/job-matches?limit=5")).toEqual([]);
});

test("SECURITY row 59: health and readiness are separate and tell no details", async () => {
  expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: "ready" });
});
