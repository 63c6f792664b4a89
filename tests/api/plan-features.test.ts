import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import { PLANS } from "../../server/domain/plans.ts";
import { type PartWeights, USUAL_WEIGHTS, weightsBy } from "../../server/domain/score-parts.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { AttemptView } from "../../server/materials/practice/find-attempts.ts";
import type { SavedSearchView } from "../../server/matches/saved-searches/find-saved-searches.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

const OWN: PartWeights = weightsBy(({ key }) => (key === "required-skills" ? 60 : key === "role" ? 20 : 5));
const WEIGHTS = "/api/matching-weights";
const SEARCHES = "/api/saved-searches";

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

async function signUp(email: string, tier: keyof typeof PLANS, hasResume = false): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  await setPlan(email, { subscriptionTier: tier });
  if (hasResume) {
    const file = { bytes: await resumeDocx("nurse"), filename: "nurse.docx", type: DOCX_TYPE };
    expect((await client.upload(file, "Nurse")).status).toBe(201);
    await until(async () => ((await matchesOf(client)).length > 0 ? true : null));
  }
  return client;
}

function setPlan(email: string, fields: object): Promise<unknown> {
  return withDatabase(app, (db) => db.collection("users").updateOne({ email }, { $set: fields }));
}

const matchesOf = (client: HttpClient) => client.json<MatchView[]>("/api/job-matches");

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { message: string }).message];
}

/** All matches, once all of them were scored with these weights. */
function scoredWith(client: HttpClient, weights: PartWeights | null): Promise<MatchView[]> {
  return until(async () => {
    const matches = await matchesOf(client);
    const isThere = matches.every(({ explanation }) => JSON.stringify(explanation.ownWeights) === same(weights));
    return matches.length > 0 && isThere ? matches : null;
  });
}

const same = (weights: PartWeights | null) => JSON.stringify(weights);

test("DEC-97 weights of one's own score all matches again, say so, and one call leads back to the same scores", async () => {
  const client = await signUp("weighs@example.com", "pro", true);
  const scores = (matches: MatchView[]) => matches.map(({ job, matchScore }) => [job.id, matchScore]).sort();
  const usual = await scoredWith(client, null);
  expect(await client.json(WEIGHTS)).toEqual({ weights: USUAL_WEIGHTS, areOwn: false, areAllowed: true });
  expect(await (await client.sendJson("PUT", WEIGHTS, OWN)).json()).toEqual({
    weights: OWN,
    areOwn: true,
    areAllowed: true,
  });
  const own = await scoredWith(client, OWN);
  expect(scores(own)).not.toEqual(scores(usual));
  for (const { matchScore, explanation } of own) {
    expect(explanation.parts.reduce((sum, { points }) => sum + points, 0)).toBe(matchScore);
    expect(explanation.parts.reduce((sum, { of }) => sum + of, 0)).toBe(100);
  }
  const { html } = await client.open(`/?why=${encodeURIComponent(own[0]?.job.id ?? "")}`);
  expect(html).toContain("Scored with your own weights:");
  expect(html).toContain("Required skills 60");
  expect((await client.sendJson("DELETE", WEIGHTS)).status).toBe(200);
  expect(scores(await scoredWith(client, null))).toEqual(scores(usual));
});

test("DEC-97 the end of the plan brings back the usual weights and keeps the user's own, which the dialog says", async () => {
  const email = "lapses@example.com";
  const client = await signUp(email, "premium", true);
  await client.sendJson("PUT", WEIGHTS, OWN);
  await scoredWith(client, OWN);
  await setPlan(email, { paidUntil: new Date(Date.now() - 1_000) });
  await scoredWith(client, null);
  expect(await client.json(WEIGHTS)).toEqual({ weights: OWN, areOwn: true, areAllowed: false });
  const { html } = await client.open("/?dialog=weights");
  expect(html).toContain("Your own weights are kept, but not applied");
  expect(html).toContain("Back to the usual weights");
  expect((await client.sendJson("DELETE", WEIGHTS)).status).toBe(200);
});

test("DEC-97 the free plan is refused in words, as JSON and as a form", async () => {
  const client = await signUp("free@example.com", "free");
  expect(await refusal(await client.sendJson("PUT", WEIGHTS, OWN))).toEqual([
    403,
    "Advanced matching comes with Pro and Premium. Upgrade to weigh the parts of the score yourself.",
  ]);
  expect(await refusal(await client.sendJson("POST", SEARCHES, { name: "Mine", search: "q=nurse" }))).toEqual([
    403,
    "Saved searches come with Pro and Premium. Upgrade to keep this one.",
  ]);
  for (const [path, fields] of [
    ["/forms/matching/weights", Object.fromEntries(Object.entries(OWN).map(([key, weight]) => [key, String(weight)]))],
    ["/forms/searches/save", { name: "Mine", search: "q=nurse" }],
  ] as const) {
    const body = new URLSearchParams({ ...fields, returnTo: "/" });
    const { html } = await client.open(path, { method: "POST", headers: { Origin: client.base }, body });
    expect(html, path).toContain("Pro and Premium");
  }
  expect(await client.json(WEIGHTS)).toMatchObject({ areOwn: false });
  expect(await client.json(SEARCHES)).toEqual([]);
});

test.each([
  ["nothing", {}],
  ["a part too few", { ...OWN, place: undefined }],
  ["less than nothing", { ...OWN, place: -1 }],
  ["too much", { ...OWN, place: 101 }],
  ["a fraction", { ...OWN, place: 1.5 }],
  ["text", { ...OWN, place: "5" }],
  ["all of them nothing", weightsBy(() => 0)],
])("DEC-97 weights that are %s are refused", async (name, weights) => {
  const client = await signUp(`weights-${name.replaceAll(" ", "-")}@example.com`, "pro");
  const [status, message] = await refusal(await client.sendJson("PUT", WEIGHTS, weights));
  expect(status).toBe(400);
  expect(message).toMatch(/whole numbers from 0 to 100|at least one part/);
  expect(await client.json(WEIGHTS)).toMatchObject({ areOwn: false });
});

test("DEC-97 searches are kept, renamed and deleted by their owner, and stand in the export", async () => {
  const client = await signUp("keeps@example.com", "pro");
  const other = await signUp("strange@example.com", "pro");
  const made = await client.sendJson("POST", SEARCHES, { name: " Remote ", search: "remote=remote&show=12&evil=1" });
  expect(made.status).toBe(201);
  const saved = (await made.json()) as SavedSearchView;
  expect(saved).toMatchObject({ name: "Remote", search: "remote=remote", newCount: 0 });
  expect((await client.sendJson("POST", SEARCHES, { name: "Remote", search: "q=chef" })).status).toBe(409);
  for (const body of [
    { name: "All", search: "" },
    { name: " ", search: "q=chef" },
    { name: "x".repeat(61), search: "q=chef" },
    { name: "Long", search: `q=${"c".repeat(5_000)}` },
    { name: "Chef", search: { $ne: 1 } },
    {},
  ]) {
    expect((await client.sendJson("POST", SEARCHES, body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
  }
  const own = `${SEARCHES}/${saved.id}`;
  expect((await other.sendJson("PATCH", own, { name: "Taken" })).status).toBe(404);
  expect((await other.sendJson("DELETE", own)).status).toBe(404);
  expect((await client.sendJson("PATCH", own, { name: "From home" })).status).toBe(200);
  expect(await client.json(SEARCHES)).toMatchObject([{ id: saved.id, name: "From home" }]);
  const data = await client.json<{ savedSearches: unknown[] }>("/api/account/export");
  expect(data.savedSearches).toMatchObject([{ name: "From home", search: "remote=remote" }]);
  expect((await client.sendJson("DELETE", own)).status).toBe(200);
  expect((await client.sendJson("DELETE", own)).status).toBe(404);
  expect(await client.json(SEARCHES)).toEqual([]);
});

test("DEC-97 a name that holds markup stays text", async () => {
  const client = await signUp("markup@example.com", "pro", true);
  const name = '<img src=x onerror="alert(1)">';
  expect((await client.sendJson("POST", SEARCHES, { name, search: "q=nurse" })).status).toBe(201);
  for (const path of ["/", "/?dialog=searches", "/?q=nurse&dialog=save-search"]) {
    const { html } = await client.open(path);
    expect(html, path).not.toContain("<img src=x");
  }
});

const LETTER = {
  tone: "warm",
  length: "short",
  language: "en",
  stressed: [],
  ownWords: "My own <b>words</b>, as I say them.",
};
const PRESETS = "/api/letter-presets";

test("DEC-97 a letter in one's own way takes the own sentences over as they are, and says that they are the user's", async () => {
  const client = await signUp("letters@example.com", "premium", true);
  const jobId = (await matchesOf(client))[0]?.job.id;
  const made = await client.sendJson("POST", "/api/generate-cover-letter", { jobId, letter: LETTER });
  expect(made.status).toBe(201);
  const { coverLetter } = (await made.json()) as { coverLetter: { id: string; content: string } };
  expect(coverLetter.content).toContain(`\n\n${LETTER.ownWords}\n\n`);
  expect(coverLetter.content).toContain("Warm regards,");
  const { html } = await client.open(`/ai-materials?letter=${coverLetter.id}`);
  expect(html).toContain("Warm · Short · English");
  expect(html).toContain("They are your word, and were not checked.");
  expect(html).not.toContain("<b>words</b>");
  const data = await client.json<{ coverLetters: { choices: unknown }[] }>("/api/account/export");
  expect(data.coverLetters.map(({ choices }) => choices)).toEqual([LETTER]);
  for (const letter of [
    { ...LETTER, tone: "shouting" },
    { ...LETTER, language: "tlh" },
    { ...LETTER, ownWords: "x".repeat(1_201) },
    { ...LETTER, stressed: ["a", "b", "c"] },
    { ...LETTER, stressed: [{ $ne: null }] },
    {},
    null,
    "warm",
  ]) {
    const refused = await client.sendJson("POST", "/api/generate-cover-letter", { jobId, letter });
    expect(refused.status, JSON.stringify(letter)?.slice(0, 60)).toBe(400);
  }
});

test("DEC-97 Pro makes letters, but not in one's own way", async () => {
  const client = await signUp("pro-letters@example.com", "pro", true);
  const jobId = (await matchesOf(client))[0]?.job.id;
  const sentence = "Custom cover letters are available with Premium plan. Upgrade to access this feature.";
  expect(await refusal(await client.sendJson("POST", "/api/generate-cover-letter", { jobId, letter: LETTER }))).toEqual(
    [...[403, sentence]],
  );
  expect(await refusal(await client.sendJson("POST", PRESETS, { name: "Mine", ...LETTER }))).toEqual([403, sentence]);
  expect((await client.sendJson("POST", "/api/generate-cover-letter", { jobId })).status).toBe(201);
  const { html } = await client.open(`/?dialog=custom-letter&job=${jobId}`);
  expect(html).toContain("sentences of your own come with Premium.");
  expect(html).not.toContain('name="ownWords"');
});

test("DEC-97 presets of letters are kept, replaced by name, bounded and their owner's alone", async () => {
  const client = await signUp("presets@example.com", "premium");
  const other = await signUp("no-presets@example.com", "premium");
  const keep = (name: string, letter = LETTER) => client.sendJson("POST", PRESETS, { name, ...letter });
  expect((await keep("Warm")).status).toBe(201);
  expect((await keep("Warm", { ...LETTER, length: "standard" })).status).toBe(201);
  const kept = await client.json<{ id: string; name: string; length: string }[]>(PRESETS);
  expect(kept).toMatchObject([{ name: "Warm", length: "standard" }]);
  expect((await keep(" ")).status).toBe(400);
  const own = `${PRESETS}/${kept[0]?.id}`;
  expect((await other.sendJson("DELETE", own)).status).toBe(404);
  expect(await other.json(PRESETS)).toEqual([]);
  for (let n = 1; n < PLANS.premium.letterPresetLimit; n += 1) expect((await keep(`Preset ${n}`)).status).toBe(201);
  expect((await keep("One too many")).status).toBe(409);
  expect((await keep("Warm")).status).toBe(201);
  const data = await client.json<{ letterPresets: unknown[] }>("/api/account/export");
  expect(data.letterPresets).toHaveLength(PLANS.premium.letterPresetLimit);
  const [first] = await client.json<{ id: string }[]>(PRESETS);
  expect((await client.sendJson("DELETE", `${PRESETS}/${first?.id}`)).status).toBe(200);
  expect((await client.sendJson("DELETE", `${PRESETS}/${first?.id}`)).status).toBe(404);
});

test("DEC-97 an answer is practised with feedback from one's own resume, kept, listed, exported and deleted", async () => {
  const client = await signUp("practises@example.com", "premium", true);
  const other = await signUp("no-practice@example.com", "premium");
  const jobId = (await matchesOf(client))[0]?.job.id;
  expect((await client.sendJson("POST", "/api/generate-interview-questions", { jobId })).status).toBe(201);
  const [guide] = await client.json<{ id: string }[]>("/api/interview-preparations");
  const attempts = `/api/interview-preparations/${guide?.id}/attempts`;
  const input = {
    questionKey: "generalQuestions-0",
    answer: "I hold a PhD in chemistry.\n\nAs a result <b>all</b> was well.",
  };
  const made = await client.sendJson("POST", attempts, input);
  expect(made.status).toBe(201);
  const attempt = (await made.json()) as AttemptView;
  expect(attempt).toMatchObject({ ...input, feedback: { frame: { situation: null, task: null } } });
  expect(attempt.feedback.frame.result).toContain("As a result");
  expect(attempt.feedback.claims[0]).toMatchObject({ text: "I hold a PhD in chemistry.", answer: "not borne out" });
  expect(attempt.feedback.stronger.length).toBeGreaterThan(0);
  expect(await client.json(attempts)).toEqual([attempt]);
  const dialog = `/ai-materials?dialog=practice&material=${guide?.id}&question=generalQuestions-0`;
  const { html } = await client.open(dialog);
  expect(html).toContain("What was there: 1 of 4");
  expect(html).toContain("&lt;b&gt;all&lt;/b&gt;");

  for (const answer of ["", " \u200b ", "x".repeat(5_001), 5, null]) {
    expect((await client.sendJson("POST", attempts, { ...input, answer })).status, String(answer).slice(0, 9)).toBe(
      400,
    );
  }
  expect((await client.sendJson("POST", attempts, { ...input, questionKey: "__proto__-0" })).status).toBe(404);
  for (const [method, path] of [
    ["GET", attempts],
    ["POST", attempts],
    ["DELETE", `/api/interview-attempts/${attempt.id}`],
  ] as const) {
    expect((await other.sendJson(method, path, method === "POST" ? input : undefined)).status, method).toBe(404);
  }
  await setPlan("practises@example.com", { subscriptionTier: "pro" });
  expect(await refusal(await client.sendJson("POST", attempts, input))).toEqual([
    403,
    "Interview practice is available with Premium plan. Upgrade to access this feature.",
  ]);
  // What was kept stays readable, and can be deleted.
  expect((await client.open(dialog)).html).toContain("What you answered before is kept.");
  const data = await client.json<{ interviewAnswers: unknown[] }>("/api/account/export");
  expect(data.interviewAnswers).toMatchObject([{ interviewId: guide?.id, answer: input.answer }]);
  expect((await client.sendJson("DELETE", `/api/interview-attempts/${attempt.id}`)).status).toBe(200);
  expect(await client.json(attempts)).toEqual([]);
});

test("DEC-97 answers go with their guide, and with the account all that was kept", async () => {
  const email = "leaves@example.com";
  const client = await signUp(email, "premium", true);
  const user = await client.json<{ id: string }>("/api/auth/user");
  const jobId = (await matchesOf(client))[0]?.job.id;
  await client.sendJson("POST", "/api/generate-interview-questions", { jobId });
  const [guide] = await client.json<{ id: string }[]>("/api/interview-preparations");
  const copy = await client.sendJson("POST", `/api/interview-preparations/${guide?.id}/duplicate`);
  const { id: copied } = (await copy.json()) as { id: string };
  for (const id of [guide?.id, copied]) {
    const answer = { questionKey: "generalQuestions-0", answer: "I led a team." };
    expect((await client.sendJson("POST", `/api/interview-preparations/${id}/attempts`, answer)).status).toBe(201);
  }
  await client.sendJson("POST", SEARCHES, { name: "Mine", search: "q=nurse" });
  await client.sendJson("POST", PRESETS, { name: "Warm", ...LETTER });
  const kept = () =>
    withDatabase(app, async (db) => {
      const _id = new mongoose.Types.ObjectId(user.id);
      const attempts = await db.collection("interview_attempts").countDocuments({ ownerId: _id });
      return [attempts, await db.collection("saved_choices").countDocuments({ _id })];
    });
  expect(await kept()).toEqual([2, 1]);
  expect((await client.sendJson("DELETE", `/api/interview-preparations/${guide?.id}`)).status).toBe(200);
  expect(await kept()).toEqual([1, 1]);
  expect((await client.sendJson("DELETE", "/api/account", { email })).ok).toBe(true);
  expect(await kept()).toEqual([0, 0]);
});

test("DEC-97 a letter that is made again keeps its way", async () => {
  const client = await signUp("again@example.com", "premium", true);
  const jobId = (await matchesOf(client))[0]?.job.id;
  const made = await client.sendJson("POST", "/api/generate-cover-letter", { jobId, letter: LETTER });
  const { coverLetter } = (await made.json()) as { coverLetter: { id: string } };
  const fields = { kind: "cover-letter", jobId: jobId ?? "", again: coverLetter.id, returnTo: "/" };
  const body = new URLSearchParams(fields);
  expect((await client.send("/forms/materials/generate", { method: "POST", body })).status).toBe(303);
  const letters = await until(async () => {
    const all = await client.json<{ content: string }[]>("/api/cover-letters");
    return all.length === 2 ? all : null;
  });
  for (const { content } of letters) expect(content).toContain(LETTER.ownWords);
});
