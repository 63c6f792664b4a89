import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import { HttpClient } from "../setup/http-client.ts";
import { textOf } from "../setup/text-of.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;

const JOBSYNC = [
  "index,createdAt,applied,appliedDate,Company,JobTitle,jobType,Location,JobSource,Status",
  "1,2026-03-01,Yes,2026-03-02,Harbor Clinic,Night Nurse,Full Time,Oslo,Indeed,Interview",
  "2,2026-03-01,No,N/A,Harbor Clinic,Day Nurse,Full Time,Oslo,Indeed,Draft",
  '3,2026-03-01,Yes,2026-03-04,"=HYPERLINK(""http://evil.example"")",@SUM(A1),Contract,N/A,N/A,Rejected',
].join("\n");

type Imported = {
  importId: string;
  added: number;
  known: number;
  columns: Record<string, string>;
  remarks: { row: number; says: string }[];
  days: { exampleDay: string | null };
  applications: { jobTitle: string; appliedOn: string }[];
};

async function newPerson(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `importer-${randomUUID()}@example.com` });
  return client;
}

async function importCsv(client: HttpClient, body: object): Promise<{ status: number; told: Imported }> {
  const response = await client.send("/api/applications/import", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, told: (await response.json()) as Imported };
}

function postForm(client: HttpClient, form: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return client.open(`/forms/applications/${form}`, { method: "POST", headers: { Origin: app.url }, body });
}

const listOf = (client: HttpClient) => client.json<ApplicationView[]>("/api/applications");
const hiddenFields = (html: string, form: string) => {
  const inside = html.split(`action="/forms/applications/${form}"`)[1]?.split("</form>")[0] ?? "";
  const inputs = [...inside.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const of = (input: string, attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(input)?.[1] ?? "";
  return Object.fromEntries(inputs.map((input) => [of(input, "name"), of(input, "value")]));
};

beforeAll(async () => {
  app = await sharedApp();
});

test("JobSync's table is looked at, imported once however often, and taken back whole by the API", async () => {
  const client = await newPerson();
  const looked = await importCsv(client, { csv: JOBSYNC, preview: true });
  expect(looked.told).toMatchObject({ added: 0, columns: { appliedOn: "appliedDate", isSent: "applied" } });
  expect(await listOf(client)).toEqual([]);
  const first = await importCsv(client, { csv: JOBSYNC });
  expect([first.status, first.told.added]).toEqual([201, 2]);
  expect(first.told.remarks).toEqual([{ row: 3, says: "not sent yet, so it is no application", isLeftOut: true }]);
  const again = await importCsv(client, { csv: JOBSYNC });
  expect(again.told).toMatchObject({ added: 0, known: 2 });
  const listed = await listOf(client);
  expect(listed.map(({ status, job }) => [status, job.title])).toEqual([
    ["rejected", "@SUM(A1)"],
    ["interview", "Night Nurse"],
  ]);
  const file = await (await client.send("/analytics/applications.csv")).text();
  expect(file).toContain("'@SUM(A1)");
  expect(file).toContain(`"'=HYPERLINK(`);
  // Its own table adds nothing to the list that it is of.
  expect((await importCsv(client, { csv: file })).told).toMatchObject({ added: 0, known: 2 });
  const foreign = await (await newPerson()).send(`/api/applications/import/${first.told.importId}`, {
    method: "DELETE",
  });
  expect(foreign.status).toBe(404);
  const back = await client.send(`/api/applications/import/${first.told.importId}`, { method: "DELETE" });
  expect(await back.json()).toEqual({ removed: 2, changed: 0 });
  expect(await listOf(client)).toEqual([]);
});

test("what was changed since the import stays when it is taken back", async () => {
  const client = await newPerson();
  const { told } = await importCsv(client, { csv: JOBSYNC });
  const [changed] = await listOf(client);
  await postForm(client, "note", { applicationId: changed?.id ?? "", text: "They called.", returnTo: "/" });
  const back = await client.send(`/api/applications/import/${told.importId}`, { method: "DELETE" });
  expect(await back.json()).toEqual({ removed: 1, changed: 1 });
  expect((await listOf(client)).map(({ id }) => id)).toEqual([changed?.id]);
});

test("one's own table comes in elsewhere with status, days, steps, contact, pay and notes", async () => {
  const [from, to] = [await newPerson(), await newPerson()];
  await importCsv(from, {
    csv: 'Job,Company,Applied on,Status,Next step,Due on,Contact,Pay,Notes,Link\nNurse,Harbor,2026-03-02,Offer,Call,2026-12-01,Ann,40k,"One,\ntwo",https://example.com/7',
  });
  const file = await (await from.send("/analytics/applications.csv")).text();
  expect((await importCsv(to, { csv: file })).told).toMatchObject({ added: 1, remarks: [] });
  expect(await (await to.send("/analytics/applications.csv")).text()).toBe(file);
  for (const language of ["de", "fr", "es"]) {
    const answer = await from.send("/analytics/applications.csv", { headers: { "Accept-Language": language } });
    expect(answer.headers.get("content-disposition")).not.toContain("applications.csv");
    const third = await newPerson();
    const told = (await importCsv(third, { csv: await answer.text() })).told;
    expect(told, language).toMatchObject({ added: 1, remarks: [] });
    expect(await (await third.send("/analytics/applications.csv")).text(), language).toBe(file);
  }
});

test("columns may be named, days told in either order, and what is wrong is said", async () => {
  const client = await newPerson();
  const csv = "What,Who,When\nNurse,Harbor,03/04/2026";
  const columns = { jobTitle: "What", company: 1, appliedOn: "When" };
  const days = async (dayOrder: string) =>
    (await importCsv(client, { csv, columns, dayOrder, preview: true })).told.applications[0]?.appliedOn;
  expect([await days("day-first"), await days("month-first")]).toEqual(["2026-04-03", "2026-03-04"]);
  for (const [body, status] of [
    [{}, 400],
    [{ csv: "" }, 400],
    [{ csv: "only one line" }, 422],
    [{ csv, columns: { jobTitle: "Whatever" } }, 400],
    [{ csv, columns: { ownerId: "What" } }, 400],
    [{ csv, columns: { jobTitle: -1 } }, 400],
    [{ csv, dayOrder: "year-first" }, 400],
    [{ csv: `a,b\n${"x".repeat(5 * 1024 * 1024)}` }, 413],
  ] as const)
    expect((await importCsv(client, body)).status, JSON.stringify(body).slice(0, 80)).toBe(status);
  expect(await listOf(client)).toEqual([]);
});

test("without scripts: the table is shown first, its columns are corrected, imported and taken back", async () => {
  const client = await newPerson();
  expect((await client.open("/analytics/applications/import")).html).not.toContain("How it is read");
  const missing = await postForm(client, "import-file", { returnTo: "/" });
  expect(textOf(missing.html)).toContain("Please choose a file: a table as CSV.");
  const csv = "Stelle,Arbeitgeber,Wann genau\nNachtschwester,Hafenklinik,03/04/2026\n,Hafenklinik,03/04/2026";
  const shown = await postForm(client, "import-file", { file: new File([csv], "liste.csv"), returnTo: "/" });
  expect(shown.path).toBe("/analytics/applications/import");
  expect(textOf(shown.html)).toContain("0 applications are new. 2 rows are left out.");
  expect(textOf(shown.html)).toContain("Not taken over: Wann genau");
  const path = "/analytics/applications/import?jobTitle=0&company=1&appliedOn=2&order=day-first&day=";
  const { html } = await client.open(path);
  expect(textOf(html)).toContain("“03/04/2026” is read as April 3, 2026.");
  expect(textOf(html)).toContain("Row 3: no job title (left out)");
  expect(await listOf(client)).toEqual([]);
  const imported = await postForm(client, "import", hiddenFields(html, "import"));
  expect(imported.path).toBe("/analytics?list=applications");
  expect(textOf(imported.html)).toMatch(/Applications imported\s+1 application\. 1 row was left out\./);
  expect((await listOf(client))[0]).toMatchObject({ appliedAt: "2026-04-03T00:00:00.000Z" });
  const twice = await postForm(client, "import", hiddenFields(html, "import"));
  expect(textOf(twice.html)).toContain("Please choose its file again.");
  const back = await postForm(client, "take-back-import", hiddenFields(imported.html, "take-back-import"));
  expect(textOf(back.html)).toMatch(/Import taken back\s+1 application removed\./);
  expect(await listOf(client)).toEqual([]);
});
