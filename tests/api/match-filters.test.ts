import { beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

let app: SharedApp;
let client: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  client = new HttpClient(app.url);
  await client.signIn({ email: "searcher@example.com" });
  const file = { bytes: await resumeDocx("nurse"), filename: "nurse.docx", type: DOCX_TYPE };
  expect((await client.upload(file, "Nurse")).status).toBe(201);
  await until(async () => ((await client.json<MatchView[]>("/api/job-matches")).length > 0 ? true : null));
});

const cardsOf = (html: string) => html.match(/<article /g)?.length ?? 0;

test("DEC-103 filters change neither the API's answer nor the statistics", async () => {
  // A sample's date is counted from now.
  const found = async (path: string) => (await client.json<MatchView[]>(path)).map(({ id, job }) => [id, job.title]);
  const matches = await found("/api/job-matches");
  const stats = await client.json("/api/stats");
  expect(await found("/api/job-matches?q=zeppelin&remote=remote")).toEqual(matches);
  const { html } = await client.open("/?q=zeppelin");
  expect(html).toContain(`0 of ${matches.length} matches`);
  expect(await client.json("/api/stats")).toEqual(stats);
});

test.each([
  "q=%00",
  "q=%22%22",
  "q=-",
  `q=${"(a%2B)%2B%24".repeat(300)}`,
  "q=%ED%A0%80",
  "q=a&q=b&q[]=c&q[$ne]=d",
  "place=%F0%9F%8F%9D&within=NaN",
  "remote=__proto__&age=constructor&type=toString",
  "pay=1e99&currency=%24%24%24",
  "pay=-5&source=%7B%22%24gt%22%3A%22%22%7D",
  "applied=yes&new=true&show=-1&sort=x&score=x",
])("DEC-103 no value in the address is an error: %.60s", async (search) => {
  const page = await client.open(`/?${search}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain("Top Job Matches");
});

test("DEC-103 what is not known is not narrowed by", async () => {
  const { html } = await client.open(
    "/?remote=moon&age=old&type=%24ne&source=nowhere&pay=-4&within=7&applied=1&new=yes",
  );
  expect(cardsOf(html)).toBe(6);
  expect(html).not.toContain("Clear filters");
});

test("matches of an older version are narrowed as soon as the sweep has been", async () => {
  const before = await client.open("/?remote=onsite&show=300");
  expect(cardsOf(before.html)).toBeGreaterThan(0);
  await withDatabase(app, (db) => db.collection("matches").updateMany({}, { $unset: { posting: 1 } }));
  await until(async () => {
    const after = await client.open("/?remote=onsite&show=300");
    return cardsOf(after.html) === cardsOf(before.html) ? true : null;
  });
});
