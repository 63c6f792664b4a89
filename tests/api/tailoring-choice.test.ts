import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import type { HttpClient } from "../setup/http-client.ts";
import { tailorResume } from "../setup/tailor-resume.ts";
import { DYER } from "../fixtures/dyer.ts";

let app: App;

beforeAll(async () => {
  app = await startApp();
}, 90_000);

afterAll(() => app.stop());

const POSTING = {
  title: "Dye House Technician",
  company: "Heron & Pike",
  location: "Bend, OR",
  description: "Lab dips and Excel are required.",
  requirements: ["Lab dips", "Excel"],
};

function choose(client: HttpClient, resumeId: string, keep: number[]) {
  const returnTo = `/?view=${resumeId}&tab=changes`;
  const fields = [["resumeId", resumeId], ["returnTo", returnTo], ...keep.map((place) => ["keep", String(place)])];
  return client.open("/forms/resumes/changes", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields as [string, string][]),
  });
}

test("each change of a tailored resume is kept or left out by a form, and its downloads and versions follow", async () => {
  const client = await prepareDemoUser(app.url, "premium");
  const { record } = await tailorResume(app, client, { jobId: "dyer", posting: POSTING, resume: DYER });
  const { variantId = "", content } = record ?? {};
  expect(content).toMatch(/^Orla Kestrel\nDye House Technician\n/);
  const shown = await client.open(`/?view=${variantId}&tab=changes`);
  expect(shown.html).toContain("Keep only the changes you want");
  const places = [...shown.html.matchAll(/name="keep"[^>]*value="(\d+)"/g)].map((match) => Number(match[1]));
  expect(places.length).toBeGreaterThanOrEqual(3);

  // The headline is the first of them.
  const saved = await choose(client, variantId, places.slice(1));
  expect(saved.html).toContain("Choice saved");
  const text = async () => (await client.send(`/api/resumes/${variantId}/download/txt`)).text();
  expect(await text()).not.toMatch(/Orla Kestrel\s+Dye House Technician\s+Bend/);
  const again = await choose(client, variantId, places);
  expect(again.html).toContain("Choice saved");
  expect((await client.json<ResumeView>(`/api/resumes/${variantId}/view`)).id).toBe(variantId);
  expect(await text()).toMatch(/Dye House Technician/);

  const unknown = await choose(client, variantId, [99]);
  expect(unknown.html).toContain("This list has changed");
  const other = await prepareDemoUser(app.url, "pro");
  expect((await choose(other, variantId, [])).html).toContain("Failed to save your choice");
  expect((await choose(client, variantId, [])).html).toContain("Choice saved");
  expect((await client.open(`/?view=${variantId}&tab=changes`)).html).toContain("Every line is as it was.");
  const version = /name="version" value="([0-9a-f]{24})"/.exec(
    (await client.open(`/?view=${variantId}&tab=read`)).html,
  )?.[1];
  const restored = await client.open("/forms/resumes/restore", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ resumeId: variantId, version: version ?? "", returnTo: "/" }),
  });
  expect(restored.html).toContain("Version restored");
  const back = await client.open(`/?view=${variantId}&tab=changes`);
  expect(back.html.match(/name="keep"[^>]*checked/g)).toHaveLength(places.length);
}, 120_000);
