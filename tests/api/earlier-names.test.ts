import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let bytes: Uint8Array<ArrayBuffer>;
let people = 0;

beforeAll(async () => {
  [app, bytes] = await Promise.all([sharedApp(), resumePdf("nurse")]);
});

async function newUser(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  people += 1;
  await client.signIn({ email: `earlier-names-${people}@example.com` });
  return client;
}

async function add(client: HttpClient, name: string): Promise<string> {
  const response = await client.upload({ bytes, filename: "cv.pdf", type: PDF_TYPE }, name);
  expect(response.status).toBe(201);
  return ((await response.json()) as ResumeView).id;
}

function patchName(client: HttpClient, id: string, name: string): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return client.send(`/api/resumes/${id}/name`, { method: "PATCH", headers, body: JSON.stringify({ name }) });
}

async function post(client: HttpClient, form: string, fields: Record<string, string>): Promise<string> {
  const page = await client.open(`/forms/resumes/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ returnTo: "/", ...fields }),
  });
  return page.html;
}

type Exported = { resumes: { name: string; earlierNames: { name: string; savedAt: string }[] }[] };

async function namesOf(client: HttpClient): Promise<[string, string[]][]> {
  const { resumes } = await client.json<Exported>("/api/account/export");
  return resumes.map(({ name, earlierNames }) => [name, earlierNames.map((earlier) => earlier.name)]);
}

/** The names that the page offers to bring back. */
async function offered(client: HttpClient, id: string): Promise<string[]> {
  const { html } = await client.open(`/?view=${id}&tab=read`);
  return [...html.matchAll(/aria-label="Restore the name ([^"]*)"/g)].map(([, name = ""]) => name);
}

test("each rename keeps the name before, by the form and by the API, newest first and each once", async () => {
  const client = await newUser();
  const id = await add(client, "One");
  expect(await offered(client, id)).toEqual([]);
  await post(client, "rename", { resumeId: id, name: "Two" });
  expect((await patchName(client, id, "Three")).status).toBe(200);
  await patchName(client, id, "Three");
  expect(await offered(client, id)).toEqual(["Two", "One"]);
  expect(await post(client, "rename", { resumeId: id, name: "One" })).toContain("The resume is now called One.");
  expect(await offered(client, id)).toEqual(["Three", "Two"]);
  expect(await namesOf(client)).toEqual([["One", ["Three", "Two"]]]);
});

test("a new file and an earlier version that bring another name keep the one before", async () => {
  const client = await newUser();
  const id = await add(client, "Named by me");
  const body = new FormData();
  body.append("file", new File([bytes], "from-file.pdf", { type: PDF_TYPE }));
  body.append("resumeId", id);
  body.append("returnTo", "/");
  await client.send("/forms/resumes/reupload", { method: "POST", headers: { Origin: app.url }, body });
  expect(await namesOf(client)).toEqual([["from-file", ["Named by me"]]]);
  const { html } = await client.open(`/?view=${id}&tab=read`);
  const version = /name="version" value="([0-9a-f]{24})"/.exec(html)?.[1] ?? "";
  await post(client, "restore", { resumeId: id, version });
  expect(await namesOf(client)).toEqual([["Named by me", ["from-file"]]]);
});

test("a name with markup is shown as text, and brought back as it was", async () => {
  const client = await newUser();
  const name = `<mark>"A" & 'B'</mark>`;
  const id = await add(client, name);
  await patchName(client, id, "Plain");
  const { html } = await client.open(`/?view=${id}&tab=read`);
  expect(html).toContain("&lt;mark&gt;&quot;A&quot; &amp;");
  expect(html).not.toContain('<mark>"A"');
  await post(client, "rename", { resumeId: id, name });
  expect(await namesOf(client)).toEqual([[name, ["Plain"]]]);
});

test("renames at the same time keep each other's names; nobody else's resume is renamed", async () => {
  const client = await newUser();
  const id = await add(client, "First");
  const names = ["a", "b", "c", "d", "e"];
  const answers = await Promise.all(names.map((name) => patchName(client, id, name)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const [[present, earlier] = ["", []]] = await namesOf(client);
  expect([present, ...earlier].sort()).toEqual(["First", ...names].sort());
  expect((await patchName(await newUser(), id, "Stolen")).status).toBe(404);
});

test("the newest 50 are kept, a resume of before has none, and they go with the resume", async () => {
  const client = await newUser();
  const id = await add(client, "0");
  const _id = new mongoose.Types.ObjectId(id);
  await withDatabase(app, (db) => db.collection("resumes").updateOne({ _id }, { $unset: { earlierNames: "" } }));
  expect(await offered(client, id)).toEqual([]);
  for (let number = 1; number <= 52; number += 1) await patchName(client, id, String(number));
  const kept = await offered(client, id);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, "51", "2"]);
  await client.send(`/api/resumes/${id}`, { method: "DELETE" });
  expect(await namesOf(client)).toEqual([]);
});
