import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

const FORMS = readdirSync(path.join(import.meta.dirname, "../../app/routes/forms")).map(
  (file) => `/forms/${file.replace(/\.ts$/, "").replace(".", "/")}`,
);
const MULTIPART = "multipart/form-data; boundary=x";
const URLENCODED = "application/x-www-form-urlencoded";

/** What none of our pages sends. */
const BODIES: [string | null, string][] = [
  ["application/json", '{"appearance":"dark"}'],
  ["text/plain", "appearance=dark"],
  [null, "appearance=dark"],
  [URLENCODED, ""],
  [URLENCODED, "appearance=%00&returnTo=%00&%00=%00"],
  [URLENCODED, "returnTo[]=a&returnTo[$ne]=b&__proto__=c"],
  [URLENCODED, `appearance=${"x".repeat(2 * 1024 * 1024)}`],
  ["multipart/form-data", "--x--"],
  [MULTIPART, ""],
  [MULTIPART, "--x\r\n\u0000"],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="returnTo"\r\n\r\nno end'],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="returnTo"; filename="a"\r\n\r\nfile\r\n--x--\r\n'],
];

/**
 * A method is refused whatever comes with it, and a visitor before it is read: of these a short run sends some. Of the
 * others it sends each form every second one, and the next form those between.
 */
const PUT_BODIES = runs({ few: BODIES.slice(0, 1), many: BODIES });
const VISITOR_SHARE = runs({ few: 4, many: 1 });
const USER_SHARE = runs({ few: 2, many: 1 });

function bodiesOf(method: string, { isVisitor, at }: { isVisitor: boolean; at: number }): typeof BODIES {
  if (method === "PUT") return PUT_BODIES;
  const share = isVisitor ? VISITOR_SHARE : USER_SHARE;
  return BODIES.filter((_, index) => (index + at) % share === 0);
}

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

test("SECURITY row 33: what is no form of ours is the sender's fault, on every form, signed in or not", async () => {
  const user = new HttpClient(app.url);
  await user.signIn({ email: "odd-forms@example.com" });
  const wrong: string[] = [];
  for (const client of [new HttpClient(app.url), user]) {
    for (const [at, form] of [...FORMS, "/contact"].entries()) {
      for (const method of ["POST", "PUT"]) {
        for (const [type, body] of bodiesOf(method, { isVisitor: client !== user, at })) {
          const headers: HeadersInit = type === null ? {} : { "Content-Type": type };
          const { status } = await client.send(form, { method, headers, body: new TextEncoder().encode(body) });
          const isRefused = method === "PUT" && form !== "/contact" ? status === 405 : status < 500;
          if (!isRefused) wrong.push(`${method} ${form} ${type} ${body.slice(0, 40)}: ${status}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  const lines = (await app.output()).split("\n");
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
}, 240_000);

test("DEC-92 what is no choice of an appearance is refused in words, and changes nothing", async () => {
  const visitor = new HttpClient(app.url);
  const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"appearance":"dark"}' };
  const refused = await visitor.send("/forms/appearance", json);
  expect([refused.status, await refused.json()]).toEqual([400, { message: "Please send a form." }]);
  const put = await visitor.send("/forms/appearance", { ...json, method: "PUT" });
  expect([put.status, put.headers.get("allow")]).toEqual([405, "POST"]);
  expect(visitor.cookieHeader).toBe("");
});
