import { afterAll, beforeAll, expect, test } from "vitest";
import type { AiResumeView } from "../../server/domain/material-view.ts";
import type { ChangeChoice } from "../../server/materials/changes/change-choices.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { tailorResume } from "../setup/tailor-resume.ts";
import { DYER } from "../fixtures/dyer.ts";

let app: App;

beforeAll(async () => {
  app = await startApp();
}, 90_000);

afterAll(() => app.stop());

/** Shows in a line what its list of skills does not name. */
const SHOWS_MORE = DYER.toSpliced(4, 0, {
  bullet: "Kept the dye room's accounts in QuickBooks and paid 40 suppliers.",
});
const ASKS_MORE = {
  title: "Dye House Technician",
  company: "Tern Mills",
  location: "Salem, OR",
  description: "Lab dips, Excel and QuickBooks are required.",
  requirements: ["Lab dips", "Excel", "QuickBooks"],
};

test("the API tells the changes of a tailored resume, keeps and leaves out, and tells only skills that are in the text", async () => {
  const client = await prepareDemoUser(app.url, "premium");
  const { record: made } = await tailorResume(app, client, {
    jobId: "dyer-api",
    posting: ASKS_MORE,
    resume: SHOWS_MORE,
  });
  const { id, variantId, skillsAdded, addedKeywords } = made!;
  const path = `/api/ai-generated-resumes/${id}/changes`;
  const changes = await client.json<ChangeChoice[]>(path);
  expect(changes.map(({ index }) => index)).toEqual(changes.map((_, index) => index));
  expect(changes.every(({ isKept }) => isKept)).toBe(true);
  const put = (keep: unknown) =>
    client.send(path, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ keep }),
    });
  const record = async () => {
    const records = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
    return records.find((one) => one.id === id);
  };

  expect(skillsAdded.length + addedKeywords.length).toBeGreaterThan(0);
  const refused = changes.filter(({ kind }) => kind !== "skills").map(({ index }) => index);
  const answer = await put(refused);
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as ChangeChoice[]).filter(({ isKept }) => isKept)).toHaveLength(refused.length);
  expect(await record()).toMatchObject({ skillsAdded: [], addedKeywords: [] });
  const text = await (await client.send(`/api/resumes/${variantId}/download/txt`)).text();
  expect(text).toContain("Photoshop, Word, Excel");

  expect((await put(changes.map(({ index }) => index))).status).toBe(200);
  expect(await record()).toMatchObject({ skillsAdded, addedKeywords });
  for (const wrong of [undefined, "0", [1.5], [-1], [99]]) expect((await put(wrong)).status).toBe(400);
  const other = await prepareDemoUser(app.url, "pro");
  expect((await other.send(path)).status).toBe(404);
}, 120_000);
