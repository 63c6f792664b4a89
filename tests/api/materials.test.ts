import { Types } from "mongoose";
import { beforeAll, expect, test } from "vitest";
import { companyOfTitle } from "../../app/lib/company-of-title.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { AiResumeView, CoverLetterView, InterviewView, ProgressItem } from "../../server/domain/material-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { firstMatch, generate } from "../setup/generate-material.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

const NO_SUCH_ID = "0123456789abcdef01234567";
const KINDS = ["ai-generated-resumes", "cover-letters", "interview-preparations"] as const;

let app: SharedApp;
let nurse: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [app, nurse] = await Promise.all([sharedApp(), resumePdf("nurse")]);
  await prepareDemoUser(app.url, "pro");
});

async function proUser(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ persona: "pro" });
  return client;
}

test("API-01: every address of the materials answers 401 to visitors", async () => {
  const visitor = new HttpClient(app.url);
  for (const [method, path] of [
    ["GET", "ai-generation-progress"],
    ...KINDS.flatMap((kind) => [
      ["GET", kind],
      ["PUT", `${kind}/${NO_SUCH_ID}`],
      ["DELETE", `${kind}/${NO_SUCH_ID}`],
      ["POST", `${kind}/${NO_SUCH_ID}/duplicate`],
    ]),
    ["POST", "generate-tailored-resume"],
    ["POST", "generate-cover-letter"],
    ["POST", "generate-interview-questions"],
  ] as [string, string][]) {
    const response = await visitor.sendJson(method, `/api/${path}`);
    expect(response.status, path).toBe(401);
    expect(await response.json()).toEqual({ message: "Please sign in" });
  }
});

test("AG-05, AG-06, AG-07, DEC-37: the free plan generates nothing, whatever else is missing", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "free-materials@example.com" });
  for (const [path, message] of [
    [
      "generate-tailored-resume",
      "AI resume generation is available with Pro and Premium plans. Upgrade to access this feature.",
    ],
    [
      "generate-cover-letter",
      "AI cover letter generation is available with Pro and Premium plans. Upgrade to access this feature.",
    ],
    [
      "generate-interview-questions",
      "AI interview preparation is available with Pro and Premium plans. Upgrade to access this feature.",
    ],
  ]) {
    const response = await client.sendJson("POST", `/api/${path}`, { jobId: "x" });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message });
  }
  expect(await client.json("/api/ai-generation-progress")).toEqual([]);
});

test("API-14, AG-08, DEC-36: a tailored resume becomes active, keeps the matches and says what it did", async () => {
  const client = await proUser();
  const before = await firstMatch(client);
  const had = await client.json<ResumeView[]>("/api/resumes");
  const root = had.find(({ isActive }) => isActive);
  const matchCount = (await client.json<MatchView[]>("/api/job-matches")).length;
  const usage = await client.json<{ monthlyMatches: number }>("/api/subscription/status");
  const { resumeName } = await generate<{ resumeName: string }>(client, "generate-tailored-resume", before.job.id);
  expect(companyOfTitle(resumeName)).toBe(before.job.company);

  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  expect(record).toMatchObject({ title: resumeName, originalResumeId: root?.id });
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes).toHaveLength(had.length + 1);
  expect(resumes[0]).toMatchObject({ name: resumeName, isActive: true, optimizationScore: record?.matchScore });
  expect(resumes.filter(({ isActive }) => isActive)).toHaveLength(1);
  expect(resumes[0]?.content).toBe(record?.content);

  const matches = await client.json<MatchView[]>("/api/job-matches");
  expect(matches).toHaveLength(matchCount);
  const match = matches.find(({ job }) => job.id === before.job.id);
  expect(match?.matchScore).toBe(record?.matchScore);
  expect(match?.explanation.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match?.matchScore);
  expect(match?.matchDetails.hasAIGeneration).toBe(true);
  expect(match?.matchDetails.optimizationData).toMatchObject({ skillsAdded: record?.skillsAdded.length });
  expect(matches.filter(({ matchDetails }) => matchDetails.hasAIGeneration)).toHaveLength(1);
  expect(await client.json("/api/subscription/status")).toEqual(usage);

  // No figure, and no name of a place or an employer, comes from anywhere but the original.
  const names = (text: string) => new Set(text.match(/\p{N}+|(?<=[a-z,] )\p{Lu}\p{L}+/gu));
  const added = names(
    [...(record?.addedKeywords ?? []), ...(record?.skillsAdded ?? [])].map((one) => `a ${one}`).join(),
  );
  const foreign = names(record?.content ?? "")
    .difference(names(root?.content ?? ""))
    .difference(added);
  expect([...foreign].filter((name) => !root?.content.includes(name))).toEqual([]);

  // From the variant again: the original stays the original.
  await generate(client, "generate-tailored-resume", before.job.id);
  const [again] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  expect(again?.originalResumeId).toBe(root?.id);
});

test("DEC-36, RV-07: an edited variant is scored anew, has no matches of its own and uses no quota", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-tailored-resume", job.id);
  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  const matches = await client.json<MatchView[]>("/api/job-matches");
  const usage = await client.json("/api/subscription/status");
  const edited = await client.sendJson("PATCH", `/api/resumes/${record?.variantId}`, {
    experience: "Baker, 2019 - 2020",
  });
  expect(edited.status).toBe(200);
  const after = await until(async () => {
    const [now] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
    return now && now.matchScore !== record?.matchScore ? now : null;
  });
  expect(after.matchScore).toBeLessThan(record?.matchScore ?? 0);
  expect(after.content).toContain("Baker, 2019 - 2020");
  const [variant] = await client.json<ResumeView[]>("/api/resumes");
  expect(variant).toMatchObject({ id: record?.variantId, optimizationScore: after.matchScore });
  const now = await client.json<MatchView[]>("/api/job-matches");
  expect(now).toHaveLength(matches.length);
  const match = now.find((one) => one.job.id === job.id);
  expect(match?.matchScore).toBe(after.matchScore);
  expect(match?.explanation.parts.reduce((sum, { points }) => sum + points, 0)).toBe(after.matchScore);
  expect(await client.json("/api/subscription/status")).toEqual(usage);
});

test("DEC-89, API-37, API-38: a duplicate shares the variant, which goes with the last record, and the original is active again", async () => {
  const client = await proUser();
  for (const { id } of await client.json<AiResumeView[]>("/api/ai-generated-resumes")) {
    expect((await client.sendJson("DELETE", `/api/ai-generated-resumes/${id}`)).status).toBe(200);
  }
  const match = await firstMatch(client);
  expect(match.matchDetails).toMatchObject({ hasAIGeneration: false, optimizationData: null });
  await generate(client, "generate-tailored-resume", match.job.id);
  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  const duplicated = await client.sendJson("POST", `/api/ai-generated-resumes/${record?.id}/duplicate`);
  expect(duplicated.status).toBe(201);
  const copy: AiResumeView = await duplicated.json();
  expect(copy).toMatchObject({
    title: `Copy of ${record?.title}`,
    variantId: record?.variantId,
    originalResumeId: record?.originalResumeId,
  });
  expect(companyOfTitle(copy.title)).toBe(match.job.company);

  expect(await (await client.sendJson("DELETE", `/api/ai-generated-resumes/${record?.id}`)).json()).toEqual({
    success: true,
  });
  expect((await client.json<ResumeView[]>("/api/resumes")).map(({ id }) => id)).toContain(record?.variantId);
  await client.sendJson("DELETE", `/api/ai-generated-resumes/${copy.id}`);
  const left = await client.json<ResumeView[]>("/api/resumes");
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ id: record?.originalResumeId, isActive: true });
  expect((await client.send(`/api/resumes/${left[0]?.id}/original`)).status).toBe(200);
});

test("API-15, API-10, AG-09: a cover letter names job and company and builds on the resume", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  const { coverLetterName } = await generate<{ coverLetterName: string }>(client, "generate-cover-letter", job.id);
  expect(coverLetterName).toBe(`Cover Letter - ${job.title} at ${job.company}`);
  expect(companyOfTitle(coverLetterName)).toBe(job.company);
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  expect(letter?.title).toBe(coverLetterName);
  expect(letter?.content).toContain(job.title);
  expect(letter?.content).toContain(job.company);
  const words = letter?.content.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThanOrEqual(100);
  expect(words).toBeLessThanOrEqual(230);
  expect(letter?.keyHighlights.length).toBeGreaterThanOrEqual(2);
});

test("API-16, API-11, AM-15: interview questions in four groups, each with an answer", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  const { interview } = await generate<{ interview: InterviewView }>(client, "generate-interview-questions", job.id);
  expect(interview.title).toBe(`Interview Prep - ${job.title} at ${job.company}`);
  const [listed] = await client.json<InterviewView[]>("/api/interview-preparations");
  expect(listed).toEqual(interview);
  const groups = [
    interview.generalQuestions,
    interview.technicalQuestions,
    interview.behavioralQuestions,
    interview.companyQuestions,
  ];
  for (const group of groups) expect(group.length).toBeGreaterThan(0);
  expect(groups.flat().length).toBe(8);
  for (const question of groups.flat()) expect(question).toMatch(/^QUESTION: .+ \|\|\| ANSWER: .+$/);
  expect(interview.preparationTips.length).toBeGreaterThan(0);
  expect(interview.keyStrengths.length).toBeGreaterThan(0);
});

test("API-03, AJ-07, DEC-38: finished generations stay listed, with what they were", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-cover-letter", job.id);
  const items = await client.json<ProgressItem[]>("/api/ai-generation-progress");
  expect(items[0]).toEqual({
    id: expect.any(String),
    type: "cover-letter",
    status: "completed",
    company: job.company,
    filename: `Cover Letter - ${job.title} at ${job.company}`,
    progress: 100,
    jobId: job.id,
  });
});

test("API-39, AM-22: edits are stored as typed, empty too, and only what may be edited", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-cover-letter", job.id);
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const path = `/api/cover-letters/${letter?.id}`;
  const text = { title: "  My <b>letter</b> ", content: "" };
  const updated = await client.sendJson("PUT", path, { ...text, ownerId: NO_SUCH_ID, keyHighlights: ["x"] });
  expect(updated.status).toBe(200);
  expect(await updated.json()).toEqual({ ...letter, ...text });
  expect((await client.sendJson("PUT", path, { title: "", content: "  " })).status).toBe(200);
  expect((await client.sendJson("PUT", path, { title: 7 })).status).toBe(400);
  const [guide] = await client.json<InterviewView[]>("/api/interview-preparations");
  const renamed = await client.sendJson("PUT", `/api/interview-preparations/${guide?.id}`, {
    title: "",
    generalQuestions: [],
  });
  expect(await renamed.json()).toEqual({ ...guide, title: "" });
});

test("a letter of any script can be edited again and again: the oldest versions give way", async () => {
  const client = await proUser();
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const path = `/api/cover-letters/${letter?.id}`;
  const tooLong = await client.sendJson("PUT", path, { content: "x".repeat(50_001) });
  expect([tooLong.status, await tooLong.json()]).toEqual([400, { message: "This text is too long." }]);
  for (let edit = 0; edit < 45; edit += 1) {
    expect((await client.sendJson("PUT", path, { content: `${edit}${"語".repeat(49_990)}` })).status).toBe(200);
  }
  await withDatabase(app, async (db) => {
    const versions: { content: string }[] = (
      await db.collection("materials").findOne({ _id: new Types.ObjectId(letter?.id) })
    )?.versions;
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.reduce((total, { content }) => total + Buffer.byteLength(content), 0)).toBeLessThan(7 * 2 ** 20);
    expect(versions.at(-1)?.content).toMatch(/^43/);
  });
});

test("of edits of a letter at the same moment none is lost: each is the text or an earlier version", async () => {
  const client = await proUser();
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const path = `/api/cover-letters/${letter?.id}`;
  const edits = Array.from({ length: 6 }, (_, edit) => `Edit ${edit} of many.`);
  const answers = await Promise.all(edits.map((content) => client.sendJson("PUT", path, { content })));
  expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
  await withDatabase(app, async (db) => {
    const stored = await db.collection("materials").findOne({ _id: new Types.ObjectId(letter?.id) });
    const earlier: { content: string }[] = stored?.versions;
    const texts = [stored?.content, ...earlier.map(({ content }) => content)];
    expect(texts.slice(0, 1).concat(texts.slice(-5)).sort()).toEqual(edits);
  });
});

test("SECURITY row 41: materials of a kind are 500 at most, copies and new ones alike", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  const [guide] = await client.json<InterviewView[]>("/api/interview-preparations");
  await withDatabase(app, async (db) => {
    const guides = db.collection("materials");
    // Other people of this app have guides, too.
    const known = await guides.findOne({ _id: new Types.ObjectId(guide?.id) });
    const room = 500 - (await guides.countDocuments({ kind: "interview", ownerId: known?.ownerId }));
    await guides.insertMany(
      Array.from({ length: room }, () => ({ ...known, _id: new Types.ObjectId(), title: "Filler" })),
    );
  });
  const message = "You have 500 of these already. Please delete some first.";
  const copy = await client.sendJson("POST", `/api/interview-preparations/${guide?.id}/duplicate`);
  expect([copy.status, await copy.json()]).toEqual([409, { message }]);
  const made = await client.sendJson("POST", "/api/generate-interview-questions", { jobId: job.id });
  expect([made.status, await made.json()]).toEqual([409, { message }]);
  await withDatabase(app, (db) => db.collection("materials").deleteMany({ title: "Filler" }));
  expect((await client.sendJson("POST", `/api/interview-preparations/${guide?.id}/duplicate`)).status).toBe(201);
});

test("DEC-12: somebody else's materials are not found, and unknown ids neither", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-cover-letter", job.id);
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const other = new HttpClient(app.url);
  await other.signIn({ persona: "premium" });
  expect((await other.sendJson("PUT", `/api/cover-letters/${letter?.id}`, { title: "x", content: "x" })).status).toBe(
    404,
  );
  expect((await other.sendJson("DELETE", `/api/cover-letters/${letter?.id}`)).status).toBe(404);
  expect((await other.sendJson("POST", `/api/cover-letters/${letter?.id}/duplicate`)).status).toBe(404);
  for (const kind of KINDS) {
    for (const id of [NO_SUCH_ID, "bulk", "1"])
      expect((await client.sendJson("DELETE", `/api/${kind}/${id}`)).status).toBe(404);
  }
  const unknown = await client.sendJson("POST", "/api/generate-cover-letter", { jobId: "no-such-job" });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: "Job not found" });
  for (const body of [{}, { jobId: null }, { jobId: "" }]) {
    expect((await client.sendJson("POST", "/api/generate-cover-letter", body)).status).toBe(400);
  }
  expect((await client.sendJson("POST", "/api/generate-cover-letter", { jobId: { $ne: null } })).status).toBe(404);
});

test("EN-09, EN-10, EN-11, API-10 to API-12: the lists hold these fields and no others", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-tailored-resume", job.id);
  await generate(client, "generate-cover-letter", job.id);
  await generate(client, "generate-interview-questions", job.id);
  const [resume] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  expect(resume).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: expect.any(String),
    matchScore: expect.any(Number),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    originalResumeId: expect.any(String),
    variantId: expect.any(String),
    content: expect.any(String),
    skillsAdded: expect.any(Array),
    improvedSections: expect.any(Array),
    matchedKeywords: expect.any(Array),
    addedKeywords: expect.any(Array),
    contentImproved: expect.any(String),
  });
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  expect(Object.keys(letter ?? {}).sort()).toEqual(
    ["id", "title", "content", "createdAt", "keyHighlights", "matchedSkills"].sort(),
  );
  const [guide] = await client.json<InterviewView[]>("/api/interview-preparations");
  expect(Object.keys(guide ?? {}).sort()).toEqual(
    [
      "id",
      "title",
      "createdAt",
      "generalQuestions",
      "technicalQuestions",
      "behavioralQuestions",
      "companyQuestions",
      "preparationTips",
      "keyStrengths",
    ].sort(),
  );
});

test("DEC-32, DEC-67: a letter and a guide come as DOCX and PDF too, named as their text file", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-cover-letter", job.id);
  await generate(client, "generate-interview-questions", job.id);
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const [guide] = await client.json<InterviewView[]>("/api/interview-preparations");
  const asMade = await client.send(`/ai-materials/cover-letter/${letter?.id}/download/pdf`);
  expect(asMade.headers.get("content-disposition")).toMatch(/filename="[A-Z]\w+(?:-\w+)+-Cover-Letter-[\w-]+\.pdf"/);
  await client.sendJson("PUT", `/api/cover-letters/${letter?.id}`, {
    title: "Brief é - Acme",
    content: letter?.content,
  });
  await client.sendJson("PUT", `/api/interview-preparations/${guide?.id}`, { title: " " });
  const files = [
    { path: `cover-letter/${letter?.id}/download/docx`, starts: "PK", name: "Brief_____Acme.docx" },
    { path: `cover-letter/${letter?.id}/download/pdf`, starts: "%PDF", name: "Brief_____Acme.pdf" },
    { path: `interview/${guide?.id}/download/docx`, starts: "PK", name: "Untitled.docx" },
    { path: `interview/${guide?.id}/download/pdf`, starts: "%PDF", name: "Untitled.pdf" },
  ];
  for (const { path, starts, name } of files) {
    const response = await client.send(`/ai-materials/${path}`);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(`attachment; filename="${name}"`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, starts.length)
        .toString(),
    ).toBe(starts);
  }
  // What no font of the PDF can show is refused with the letters, and the Word file is offered.
  await client.sendJson("PUT", `/api/cover-letters/${letter?.id}`, { title: "x", content: "𓀀𓀁" });
  const pdf = `/ai-materials/cover-letter/${letter?.id}/download/pdf`;
  const refused = await client.send(pdf);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("𓀀 𓀁") });
  expect((await client.send(pdf.replace("pdf", "docx"))).status).toBe(200);
  expect((await client.send(pdf.replace("pdf", "rtf"))).status).toBe(400);
  expect((await client.send(pdf.replace("cover-letter", "constructor"))).status).toBe(404);
  const other = new HttpClient(app.url);
  expect((await other.send(pdf)).status).toBe(401);
  await other.signIn({ persona: "premium" });
  expect((await other.send(pdf)).status).toBe(404);
});

test("DEC-27: materials outlive the resume they were made from; without one, nothing is generated", async () => {
  const client = await proUser();
  const { job } = await firstMatch(client);
  await generate(client, "generate-tailored-resume", job.id);
  const counts = await Promise.all(KINDS.map(async (kind) => (await client.json<unknown[]>(`/api/${kind}`)).length));
  expect((await client.sendJson("DELETE", "/api/resumes/bulk")).status).toBe(200);
  const after = await Promise.all(KINDS.map(async (kind) => (await client.json<unknown[]>(`/api/${kind}`)).length));
  expect(after).toEqual(counts);
  const refused = await client.sendJson("POST", "/api/generate-cover-letter", { jobId: job.id });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ message: "Upload a resume first" });
  expect((await client.upload({ bytes: nurse, filename: "nurse.pdf", type: PDF_TYPE }, "Nurse")).status).toBe(201);
  const again = await firstMatch(client);
  await generate(client, "generate-cover-letter", again.job.id);
});
