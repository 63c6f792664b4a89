import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import { APPLICATION_STATUSES } from "../../server/domain/application-statuses.ts";
import { MAX_NOTES } from "../../server/domain/application-notes.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { textOf } from "../setup/text-of.ts";

let app: SharedApp;
let owner: HttpClient;

const today = () => new Date().toISOString().slice(0, 10);
function post(client: HttpClient, form: string, fields: Record<string, string>) {
  return client.open(`/forms/applications/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams(fields),
  });
}

const FERRY = { jobTitle: "Ferry Captain", company: "Sound Ferries", address: "", status: "applied" };

async function added(client: HttpClient, more: Record<string, string> = {}): Promise<string> {
  const fields = { ...FERRY, appliedOn: "2026-03-02", key: randomUUID(), ...more };
  const page = await post(client, "add", fields);
  expect(page.path).toMatch(/^\/analytics\/applications\/[0-9a-f]{24}$/);
  return page.path.slice("/analytics/applications/".length);
}

beforeAll(async () => {
  app = await sharedApp();
  owner = new HttpClient(app.url);
  await owner.signIn({ email: `captain-${randomUUID()}@example.com` });
});

test("an application that was made elsewhere is kept without resume and score, once however often its form is sent", async () => {
  const key = randomUUID();
  const id = await added(owner, { key, address: "jobs.example.com/7" });
  expect(await added(owner, { key })).toBe(id);
  const listed = (await owner.json<ApplicationView[]>("/api/applications")).filter((one) => one.id === id);
  expect(listed).toEqual([
    {
      id,
      jobId: expect.stringContaining(key),
      resumeId: null,
      status: "applied",
      appliedAt: "2026-03-02T00:00:00.000Z",
      interviewAt: null,
      job: { title: "Ferry Captain", company: "Sound Ferries" },
    },
  ]);
  const stats = () => owner.json<{ applicationsSent: number }>("/api/stats");
  const { applicationsSent } = await stats();
  await added(owner);
  expect((await stats()).applicationsSent).toBe(applicationsSent + 1);
  expect((await owner.open(`/analytics/applications/${await added(owner)}`)).html).not.toContain("Open the posting");
  const list = (await owner.open("/analytics?list=applications")).html;
  expect(textOf(list)).toContain("Made elsewhere");
  expect(textOf(list)).not.toContain("No longer listed");
  expect(list).toContain("https://jobs.example.com/7");
});

test("what is wrong with an application is said at its field, and nothing typed is lost", async () => {
  const sentences = [
    [{ jobTitle: "" }, "Please enter the title of the job."],
    [{ appliedOn: "31.3.2026" }, "Please enter a day as YYYY-MM-DD, such as 2026-03-31."],
    [{ appliedOn: "2026-02-30" }, "Please enter a day as YYYY-MM-DD, such as 2026-03-31."],
    [{ appliedOn: "2999-01-01" }, "This day is still to come."],
    [{ address: "javascript:alert(1)" }, "Please enter the address of the posting as the browser shows it"],
    [{ status: "hired" }, "The status must be one of applied, screening, interview, offer, rejected, withdrawn."],
  ] as const;
  for (const [wrong, sentence] of sentences) {
    const fields = { ...FERRY, appliedOn: today(), key: randomUUID(), company: "Kept Ferries", ...wrong };
    const page = await post(owner, "add", { ...fields, returnTo: "/analytics/applications/add" });
    expect(page.path).toBe("/analytics/applications/add");
    expect(textOf(page.html), sentence).toContain(sentence);
    expect(page.html).toContain('value="Kept Ferries"');
  }
});

test("each change of the status is kept in the history, what is set twice once", async () => {
  const id = await added(owner);
  for (const status of [...APPLICATION_STATUSES, "withdrawn"])
    await post(owner, "status", { applicationId: id, status, returnTo: `/analytics/applications/${id}` });
  const page = textOf((await owner.open(`/analytics/applications/${id}`)).html);
  const history = page.slice(page.indexOf("History"), page.indexOf("Notes", page.indexOf("History")));
  const told = ["Withdrawn", "Rejected", "Offer", "Interview", "Screening", "Applied"];
  expect(history.match(/Withdrawn|Rejected|Offer|Interview|Screening|Applied/g)).toEqual(told);
  const [view] = (await owner.json<ApplicationView[]>("/api/applications")).filter((one) => one.id === id);
  expect(view).toMatchObject({ status: "withdrawn", interviewAt: expect.any(String) });
});

test("notes and the next step are kept as typed, and a due step is found in the list", async () => {
  const id = await added(owner, { jobTitle: "Harbor Pilot" });
  const returnTo = `/analytics/applications/${id}`;
  const details = { nextStep: "Call <Ms. Lee>", nextOn: today(), contact: "lee@example.com", pay: "$40/h" };
  await post(owner, "details", { applicationId: id, returnTo, ...details });
  await post(owner, "note", { applicationId: id, returnTo, text: "First line\r\nSecond & last" });
  const page = (await owner.open(returnTo)).html;
  for (const kept of ['value="Call &lt;Ms. Lee&gt;"', 'value="lee@example.com"', "First line\nSecond &amp; last"])
    expect(page).toContain(kept);
  expect(textOf((await owner.open("/analytics?list=applications&status=due")).html)).toContain("Harbor Pilot");
  await post(owner, "details", { applicationId: id, returnTo, ...details, nextOn: "2999-12-31" });
  expect(textOf((await owner.open("/analytics?list=applications&status=due")).html)).not.toContain("Harbor Pilot");
  const noteId = /name="noteId" value="(\w+)"/.exec(page)?.[1] ?? "";
  await post(owner, "remove-note", { applicationId: id, noteId, returnTo });
  expect((await owner.open(returnTo)).html).not.toContain("First line");
});

test("a due step stands on the dashboard with the very next request, until it is done or the application has ended", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `due-${randomUUID()}@example.com` });
  const dashboard = async () => textOf((await client.open("/")).html);
  const ids = await Promise.all(["One", "Two", "Three", "Four"].map((jobTitle) => added(client, { jobTitle })));
  expect(await dashboard()).not.toContain("Due now");
  const plan = (applicationId: string, nextStep: string, nextOn: string) =>
    post(client, "details", { applicationId, nextStep, nextOn, contact: "", pay: "", returnTo: "/" });
  const [first = "", ...others] = ids;
  await plan(first, "Call <b>Lee</b>", today());
  expect((await client.open("/")).html).toContain("Call &lt;b&gt;Lee&lt;/b&gt;");
  for (const id of others) await plan(id, "Write", "2026-01-05");
  expect(await dashboard()).toContain("All that is due");
  for (const id of others) await plan(id, "Write", "2999-01-05");
  expect(await dashboard()).not.toContain("All that is due");
  await post(client, "status", { applicationId: first, status: "withdrawn" });
  expect(await dashboard()).not.toContain("Due now");
  expect(textOf((await client.open("/analytics?list=applications&status=due")).html)).not.toContain("One");
});

test("an application keeps so many notes and no more, and what was typed then is not lost", async () => {
  const id = await added(owner);
  const returnTo = `/analytics/applications/${id}`;
  for (let number = 1; number <= MAX_NOTES; number++)
    await owner.send("/forms/applications/note", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
      body: new URLSearchParams({ applicationId: id, text: `Note ${number}` }),
    });
  const page = await post(owner, "note", { applicationId: id, returnTo, text: "One too many" });
  expect(textOf(page.html)).toContain(`An application keeps at most ${MAX_NOTES} notes. Please remove one first.`);
  expect(page.html).toContain(">One too many</textarea>");
  expect(page.html.match(/name="noteId"/g)).toHaveLength(MAX_NOTES);
});

test("somebody else's application is neither seen nor changed, and goes into its owner's export", async () => {
  const id = await added(owner, { jobTitle: "Private Pilot" });
  const other = new HttpClient(app.url);
  await other.signIn({ email: `other-${randomUUID()}@example.com` });
  const [theirs, unknown] = await Promise.all([
    other.open(`/analytics/applications/${id}`),
    other.open("/analytics/applications/0123456789abcdef01234567"),
  ]);
  expect([theirs.status, unknown.status]).toEqual([404, 404]);
  for (const [form, more] of [
    ["details", { nextStep: "Theirs", nextOn: "", contact: "", pay: "" }],
    ["note", { text: "Theirs" }],
    ["remove-note", { noteId: id }],
  ] as const) {
    const page = await post(other, form, { applicationId: id, returnTo: "/analytics", ...more });
    expect(textOf(page.html), form).toContain("Application not found");
  }
  await post(owner, "note", { applicationId: id, text: "Mine alone" });
  const exported = await (await owner.send("/api/account/export")).text();
  expect(exported).toContain("Mine alone");
  expect((await owner.open(`/analytics/applications/${id}`)).html).not.toContain("Theirs");
});
