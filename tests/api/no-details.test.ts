import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

/** What only our own people need: stacks, places, libraries and their versions, queries, error classes. */
const DETAIL =
  /\n\s+at |\.[jt]sx?:\d|node_modules|node:internal|\/server\/|\/build\/|\bMongo|\bBSON\b|\bZod|Cast to|TypeError|SyntaxError|URIError|ReferenceError|is not a function|is not iterable|Cannot read|Unexpected token|in JSON at|\$set|ownerId|Express|Node\.js|v\d+\.\d+\.\d+/;

type Answer = { what: string; status: number; text: string };

let app: App;
let client: HttpClient;
let resumeId = "";
let jobId = "";

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "silent" });
  client = new HttpClient(app.url);
  await client.signIn({ email: "details@example.com" });
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  resumeId = ((await (await client.upload(file, "CV")).json()) as ResumeView).id;
  jobId = await until(
    async () => (await client.json<{ job: { id: string } }[]>("/api/job-matches"))[0]?.job.id ?? null,
  );
});

afterAll(() => app.stop());

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await client.send(path, init);
  const headers = [...response.headers]
    .map(([name, value]) => `${name}: ${value}`)
    .filter((line) => !line.startsWith("link:"));
  return {
    what: `${init.method ?? "GET"} ${path} ${String(init.body ?? "").slice(0, 40)}`,
    status: response.status,
    // Addresses of our own built files are no secret, and a nonce may spell anything.
    text: `${headers.join("\n")}\n${await response.text()}`
      .replace(/\/assets\/[\w.-]+/g, "")
      .replace(/nonce(-|=")[\w+/=]+/g, "nonce"),
  };
}

function detailsIn(answers: Answer[]): string[] {
  return answers.flatMap(({ what, status, text }) => {
    const found = DETAIL.exec(text);
    return found ? [`${what}: ${status}, ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
  });
}

const asJson = (method: string, body: string): RequestInit => ({
  method,
  body,
  headers: { "Content-Type": "application/json" },
});
const asForm = (body: string, type = "application/x-www-form-urlencoded"): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": type, Origin: app.url },
});

const MALFORMED = [
  "",
  "{",
  "[]",
  "null",
  "5",
  '"text"',
  '{"name":{"$gt":""}}',
  '{"__proto__":1}',
  "[".repeat(50_000),
  "\u0000",
];

test("SECURITY row 33: what cannot be understood is refused without a word of how we are built", async () => {
  const answers: Answer[] = [];
  for (const body of MALFORMED) {
    answers.push(
      await ask(`/api/resumes/${resumeId}/name`, asJson("PATCH", body)),
      await ask(`/api/resumes/${resumeId}`, asJson("PATCH", body)),
      await ask("/api/generate-cover-letter", asJson("POST", body)),
      await ask("/api/subscription/create", asJson("POST", body)),
      await ask("/api/webhooks/paypal", asJson("POST", body)),
      await ask("/forms/resumes/rename", asForm(body)),
      await ask("/forms/resumes/upload", asForm(body, "multipart/form-data; boundary=x")),
      await ask("/api/upload-resume", asForm(`--x\r\n${body}`, "multipart/form-data; boundary=x")),
      await ask("/oidc/token", asForm(body)),
    );
  }
  for (const id of ["%00", "x".repeat(24), "[object%20Object]", "%E0%A4%A", "-1", "..%2f..%2fetc"]) {
    for (const path of [
      `/api/resumes/${id}/view`,
      `/api/jobs/${id}/posting`,
      `/?view=${id}`,
      `/ai-materials/${id}/${id}/download`,
    ]) {
      answers.push(await ask(path));
    }
  }
  answers.push(
    await ask("/_root.data?_routes=%00"),
    await ask("/api/login/callback?state=x&code=%00"),
    await ask("/oidc/auth"),
  );
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(detailsIn(answers)).toEqual([]);
});

/** A header as no client sends it, past what `fetch` allows. */
function askRaw(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port: app.port, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const text = `${JSON.stringify(response.headers)}\n${Buffer.concat(chunks)}`;
      resolve({ what: `${path} ${JSON.stringify(headers)}`, status: response.statusCode ?? 0, text });
    });
    request.once("error", reject);
    request.end();
  });
}

test("SECURITY row 33: refusals of the server before any route tell as little", async () => {
  const answers = await Promise.all([
    askRaw("/%E0%A4%A", {}),
    askRaw("/", { Host: "a b" }),
    askRaw("/", { Cookie: "%E0%A4%A=%E0; =; ;;" }),
    askRaw("/", { "Content-Length": "5", "Content-Encoding": "nonsense" }),
    askRaw("/assets/..%2f..%2fpackage.json", {}),
    askRaw("/assets/none.js", { Range: "bytes=9-1" }),
  ]);
  expect(detailsIn(answers)).toEqual([]);
});

test("SECURITY row 33: a failure of ours, in a screen, its data, JSON, a form or a file, tells nothing of itself", async () => {
  // What no code of ours stores: each breaks whatever reads it.
  await withDatabase(app, async (db) => {
    await db.collection("listings").updateMany({}, { $set: { requirements: 5, title: null } });
    await db.collection("resumes").updateMany({}, { $set: { profile: null, skills: 7, content: { a: 1 } } });
    await db.collection("matches").updateMany({}, { $set: { explanation: "none" } });
    await db
      .collection("users")
      .updateMany({ email: "details@example.com" }, { $set: { wishes: "none", storage: null } });
  });
  const answers: Answer[] = [];
  for (const path of ["/", "/my-resumes", "/analytics", `/?view=${resumeId}&tab=read`, `/api/jobs/${jobId}/posting`]) {
    answers.push(await ask(path), await ask(path.replace(/^\/(?=$|\?)/, "/_root").replace(/(?=\?|$)/, ".data")));
  }
  for (const path of [
    "resumes",
    "job-matches",
    "stats",
    "account/export",
    `resumes/${resumeId}/view`,
    "user-location",
  ]) {
    answers.push(await ask(`/api/${path}`));
  }
  for (const format of ["txt", "docx", "pdf"]) answers.push(await ask(`/api/resumes/${resumeId}/download/${format}`));
  answers.push(
    await ask(`/api/jobs/${jobId}/apply`, asJson("POST", "{}")),
    await ask(`/api/resumes/${resumeId}`, asJson("PATCH", '{"skills":["a"]}')),
    await ask("/forms/resumes/edit", asForm(`resumeId=${resumeId}&skill=a&add=a`)),
    await ask("/forms/profile/place", asForm("place=Boston")),
    await ask("/forms/applications/apply", asForm(`jobId=${jobId}`)),
  );
  const failed = answers.filter(({ status }) => status === 500).map(({ what }) => what);
  expect(failed.some((what) => /^GET \/\S*\.data/.test(what))).toBe(true);
  expect(failed.some((what) => /^GET \/api\/(?!.*posting)/.test(what))).toBe(true);
  expect(failed.some((what) => /^GET \/(?!api)(?!\S*\.data)/.test(what))).toBe(true);
  expect(detailsIn(answers)).toEqual([]);
});
