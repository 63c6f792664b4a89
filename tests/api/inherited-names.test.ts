import { afterAll, beforeAll, expect, test } from "vitest";
import { UNSTATED } from "../../server/domain/posting.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../../server/engines/matching/listing-facts.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { makeZip, wordParts } from "../fixtures/documents.ts";
import { DOCX_TYPE } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

/** Names that every object has already. */
const INHERITED = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty"];
/** What would change answers if every object had it. */
const STAIN =
  '{"polluted":"yes","isAdmin":true,"isAdminGranted":true,"subscriptionTier":"premium","limit":"1","status":"polluted"}';
const JSON_BODIES = [
  `{"__proto__":${STAIN}}`,
  `{"constructor":{"prototype":${STAIN}}}`,
  `{"name":"CV","__proto__":${STAIN}}`,
  `{"skills":["Triage"],"constructor":{"prototype":${STAIN}}}`,
  `{"jobId":{"__proto__":${STAIN}},"planId":{"constructor":{"prototype":${STAIN}}}}`,
];
const FIELDS = ["__proto__", "constructor[prototype]", "__proto__.", "constructor.prototype."]
  .flatMap((name) => [`${name}[polluted]=yes`, `${name}isAdmin=true`, `${name}[limit]=1`])
  .join("&");
const LOOKS = ["auth/user", "stats", "resumes", "job-matches", "subscription/status", "cover-letters", "user-location"];

let app: App;
let attacker: HttpClient;
let bystander: HttpClient;
let resumeId = "";

function resumeFile(): Uint8Array<ArrayBuffer> {
  const paragraph = (text: string, style: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/><w:numPr><w:numId w:val="${style}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const lines = ["Maren Holloway", "Skills", INHERITED.join(", "), "Triage, IV Therapy", "Experience"];
  const body = [...lines, "Registered Nurse - Lindenmere Hospital | 06/2018 - Present", ...INHERITED];
  const parts = wordParts(body.map((text, index) => paragraph(text, INHERITED[index % 6] ?? "")).join(""), [
    { name: "word/__proto__.xml", content: "<x/>" },
    { name: "__proto__", content: "x" },
  ]);
  return new Uint8Array(makeZip(parts));
}

beforeAll(async () => {
  app = await startApp();
  [attacker, bystander] = [new HttpClient(app.url), new HttpClient(app.url)];
  await attacker.signIn({ email: "attacker@example.com" });
  await bystander.signIn({ email: "bystander@example.com" });
  await withDatabase(app, async (db) => {
    const posting = {
      source: "indeed" as const,
      title: `Registered Nurse ${INHERITED.join(" ")}`,
      company: "__proto__",
      ...UNSTATED,
      workplace: "remote" as const,
      sourceUrl: "https://x.example",
      description: `Nurses. ${INHERITED.join(", ")}.`,
      requirements: INHERITED,
    };
    const facts = extractListingFacts({ id: "__proto__", ...posting });
    const dates = { isSample: false, postedAt: new Date(), postedDaysAgo: null, updatedAt: new Date() };
    const row = { _id: "__proto__", ...posting, ...dates, facts, factsVersion: LISTING_FACTS_VERSION };
    await db.collection<{ _id: string }>("listings").insertOne(row);
  });
  const file = { bytes: resumeFile(), filename: "__proto__.docx", type: DOCX_TYPE };
  const uploaded = await attacker.upload(file, "constructor");
  expect(uploaded.status).toBe(201);
  resumeId = ((await uploaded.json()) as ResumeView).id;
});

afterAll(() => app.stop());

async function answersOf(client: HttpClient): Promise<string[]> {
  return Promise.all(LOOKS.map(async (path) => (await client.send(`/api/${path}`)).text()));
}

test("SECURITY row 45: names that every object has, in bodies, forms, queries and files, change no other answer", async () => {
  const before = await answersOf(bystander);
  const statuses: number[] = [];
  const send = async (path: string, init: RequestInit) => statuses.push((await attacker.send(path, init)).status);
  for (const body of JSON_BODIES) {
    const init = { body, headers: { "Content-Type": "application/json" } };
    await send(`/api/resumes/${resumeId}`, { method: "PATCH", ...init });
    await send(`/api/resumes/${resumeId}/name`, { method: "PATCH", ...init });
    for (const path of ["generate-cover-letter", "subscription/create", "scrape-jobs", "webhooks/paypal"]) {
      await send(`/api/${path}`, { method: "POST", ...init });
    }
  }
  for (const path of ["resumes/rename", "resumes/edit", "profile/place", "profile/wishes", "appearance"]) {
    await send(`/forms/${path}`, {
      method: "POST",
      headers: { Origin: app.url, "Content-Type": "application/x-www-form-urlencoded" },
      body: `${FIELDS}&resumeId=${resumeId}&place=__proto__&titles=constructor&remote=any&minimumPay=`,
    });
  }
  for (const path of ["/", "/analytics", "/api/job-matches", "/api/login"]) await send(`${path}?${FIELDS}`, {});
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);

  expect(await answersOf(bystander)).toEqual(before);
  const newcomer = new HttpClient(app.url);
  await newcomer.signIn({ email: "newcomer@example.com" });
  const { id, email, ...user } = await newcomer.json<Record<string, unknown>>("/api/auth/user");
  expect({ ...JSON.parse(before[0] ?? ""), id, email, createdAt: user.createdAt }).toMatchObject({
    ...user,
    id,
    email,
  });
  expect((await newcomer.send("/api/admin/stats")).status).toBe(403);
});

test("SECURITY row 45: as skills, titles and words of a posting they are words like others", async () => {
  const skills = await attacker.send(`/api/resumes/${resumeId}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ skills: [...INHERITED, "Triage"] }),
  });
  expect(skills.status).toBe(200);
  const matches = await until(async () => {
    const found = await attacker.json<MatchView[]>("/api/job-matches");
    return found.some(({ job }) => job.id === "__proto__") ? found : null;
  });
  for (const { matchScore, explanation } of matches) {
    expect(Number.isInteger(matchScore)).toBe(true);
    for (const { points, of } of explanation.parts) expect(points).toBeLessThanOrEqual(of);
  }
});

test("SECURITY row 45: the database takes them for fields of one document", async () => {
  await withDatabase(app, async (db) => {
    const probe = db.collection("probe");
    await probe.insertOne({ a: { b: 1 } });
    for (const path of ["__proto__.polluted", "constructor.prototype.polluted", "a.__proto__.polluted"]) {
      await probe.updateMany({}, { $set: { [path]: "yes" } }).catch(() => null);
      await probe
        .aggregate([{ $addFields: { [path]: "yes" } }])
        .toArray()
        .catch(() => null);
    }
    await probe.insertOne({ fresh: true });
    const stages = [
      { $match: { fresh: true } },
      { $project: { _id: 0, top: { $type: "$polluted" }, deep: { $type: "$fresh.polluted" } } },
    ];
    expect(await probe.aggregate(stages).toArray()).toEqual([{ top: "missing", deep: "missing" }]);
    expect(await probe.countDocuments({ polluted: { $exists: true } })).toBe(0);
    await probe.drop();
  });
});
