import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import { MAX_MOVED } from "../../server/domain/board.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";
import { textOf } from "../setup/text-of.ts";

let app: SharedApp;
let owner: HttpClient;
let other: HttpClient;

function post(client: HttpClient, form: string, fields: string[][]) {
  return client.open(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams([...fields, ["returnTo", "/analytics?list=board"]]),
  });
}

async function added(jobTitle: string, status = "applied"): Promise<string> {
  const page = await post(owner, "applications/add", [
    ...[
      ["jobTitle", jobTitle],
      ["company", ""],
      ["address", ""],
      ["status", status],
      ["key", randomUUID()],
    ],
    ["appliedOn", "2026-03-02"],
  ]);
  return page.path.split("/").at(-1) ?? "";
}

async function of(ids: string[]): Promise<(Pick<ApplicationView, "status"> & { hasInterview: boolean })[]> {
  const all = await owner.json<ApplicationView[]>("/api/applications");
  return ids.map((id) => {
    const one = all.find((each) => each.id === id);
    if (!one) throw new Error("The application is gone");
    return { status: one.status, hasInterview: one.interviewAt !== null };
  });
}

/** The fields of the Undo button that a page shows. */
function undoOf(html: string): string[][] {
  const form = /<form[^>]*action="\/forms\/applications\/move-back".*?<\/form>/s.exec(html)?.[0] ?? "";
  return [...form.matchAll(/name="(ids|at)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
}

beforeAll(async () => {
  app = await sharedApp();
  [owner, other] = [new HttpClient(app.url), new HttpClient(app.url)];
  await owner.signIn({ email: `board-${randomUUID()}@example.com` });
  await other.signIn({ email: `beside-${randomUUID()}@example.com` });
  const file = { bytes: await resumeDocx("nurse"), filename: "nurse.docx", type: DOCX_TYPE };
  expect((await owner.upload(file, "Nurse")).status).toBe(201);
  await until(async () => ((await owner.json<MatchView[]>("/api/job-matches")).length > 0 ? true : null));
});

test("several applications move at once, and one click takes all of it back, interviews included", async () => {
  const ids = [await added("One"), await added("Two", "interview"), await added("Three", "screening")];
  const before = await of(ids);
  const page = await post(owner, "applications/move", [...ids.map((id) => ["card", id]), ["status", "applied"]]);
  expect(textOf(page.html)).toContain("Moved to Applied 2 applications");
  expect((await of(ids)).every(({ status, hasInterview }) => status === "applied" && !hasInterview)).toBe(true);
  const undo = undoOf(page.html);
  const back = await post(owner, "applications/move-back", undo);
  expect(textOf(back.html)).toContain("Moved back 2 applications");
  expect(await of(ids)).toEqual(before);
  expect(textOf((await post(owner, "applications/move-back", undo)).html)).toContain("Nothing moved back");
});

test("what was changed since is not taken back", async () => {
  const id = await added("Changed since");
  const page = await post(owner, "applications/move", [
    ["card", id],
    ["status", "screening"],
  ]);
  await post(owner, "applications/status", [
    ["applicationId", id],
    ["status", "offer"],
  ]);
  await post(owner, "applications/move-back", undoOf(page.html));
  expect((await of([id]))[0]?.status).toBe("offer");
});

test("a move needs a card and a status, and no more cards than fit", async () => {
  const id = await added("Stays");
  const sentences = [
    [[["status", "offer"]], "Please tick at least one application."],
    [
      [
        ["card", id],
        ["status", "hired"],
      ],
      "The status must be one of",
    ],
    [
      [
        ["card", id],
        ["status", "saved"],
      ],
      "The status must be one of",
    ],
    [[...Array.from({ length: MAX_MOVED + 1 }, () => ["card", id]), ["status", "offer"]], `at most ${MAX_MOVED}`],
    [
      [
        ["card", "0123456789abcdef01234567"],
        ["status", "offer"],
      ],
      "Application not found",
    ],
    [
      [
        ["card", "saved:nothing"],
        ["status", "offer"],
      ],
      "Job not found",
    ],
  ] as const;
  for (const [fields, sentence] of sentences)
    expect(
      textOf(
        (
          await post(
            owner,
            "applications/move",
            fields.map((field) => [...field]),
          )
        ).html,
      ),
    ).toContain(sentence);
  expect((await of([id]))[0]?.status).toBe("applied");
});

test("nobody else moves an application or takes a move back", async () => {
  const id = await added("Mine");
  const stolen = await post(other, "applications/move", [
    ["card", id],
    ["status", "rejected"],
  ]);
  expect(textOf(stolen.html)).toContain("Application not found");
  const page = await post(owner, "applications/move", [
    ["card", id],
    ["status", "offer"],
  ]);
  await post(other, "applications/move-back", undoOf(page.html));
  expect((await of([id]))[0]?.status).toBe("offer");
});

test("a job is saved once, counts as no application, and becomes one when it is moved", async () => {
  const [, match] = await owner.json<MatchView[]>("/api/job-matches");
  const jobId = match?.job.id ?? "";
  const sent = async () => (await owner.json<{ applicationsSent: number }>("/api/stats")).applicationsSent;
  const before = await sent();
  for (let click = 0; click < 2; click += 1) await post(owner, "saved-jobs/save", [["jobId", jobId]]);
  const board = await owner.open("/analytics?list=board");
  expect(board.html.split(`value="saved:${jobId}"`)).toHaveLength(3);
  expect(await sent()).toBe(before);
  expect((await owner.json<ApplicationView[]>("/api/applications")).some((one) => one.jobId === jobId)).toBe(false);
  expect(await (await owner.send("/api/account/export")).text()).toContain('"savedJobs"');
  expect((await other.open("/analytics?list=board")).html).not.toContain(jobId);
  await post(owner, "applications/move", [
    ["card", `saved:${jobId}`],
    ["status", "screening"],
  ]);
  expect(await sent()).toBe(before + 1);
  expect((await owner.open("/analytics?list=board")).html).not.toContain(`saved:${jobId}`);
  const refused = await post(owner, "saved-jobs/save", [["jobId", jobId]]);
  expect(textOf(refused.html)).toContain("You have applied for this job already.");
});

test("a saved job is taken off the board, and applying from the dashboard does so too", async () => {
  const [first, , , second] = await owner.json<MatchView[]>("/api/job-matches");
  for (const match of [first, second]) await post(owner, "saved-jobs/save", [["jobId", match?.job.id ?? ""]]);
  await post(other, "saved-jobs/remove", [["jobId", first?.job.id ?? ""]]);
  expect((await owner.open("/analytics?list=board")).html).toContain(`saved:${first?.job.id}`);
  await post(owner, "saved-jobs/remove", [["jobId", first?.job.id ?? ""]]);
  await owner.send(`/api/jobs/${second?.job.id}/apply`, { method: "POST" });
  const { html } = await owner.open("/analytics?list=board");
  expect(html).not.toContain(`saved:${first?.job.id}`);
  expect(html).not.toContain(`saved:${second?.job.id}`);
});
