import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { DOCX_TYPE, PDF_TYPE, resumeDocx, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

const NO_SUCH_ID = "0123456789abcdef01234567";

let app: SharedApp;
let nurse: Uint8Array<ArrayBuffer>;
let developer: Uint8Array<ArrayBuffer>;
let people = 0;

beforeAll(async () => {
  [app, nurse, developer] = await Promise.all([sharedApp(), resumePdf("nurse"), resumePdf("developer")]);
});

async function newUser(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  people += 1;
  await client.signIn({ email: `resumes-${people}@example.com` });
  return client;
}

async function add(client: HttpClient, name: string, bytes = nurse): Promise<ResumeView> {
  const response = await client.upload({ bytes, filename: `${name}.pdf`, type: PDF_TYPE }, name);
  expect(response.status).toBe(201);
  return response.json();
}

async function post(client: HttpClient, path: string, fields: Record<string, string>) {
  return client.open(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
}

/** Waits until the resume's matching is over. */
async function matched(client: HttpClient): Promise<MatchView[]> {
  return until(async () => {
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.length > 0 ? matches : null;
  });
}

function scoresOf(matches: MatchView[]): string {
  return matches
    .map((match) => `${match.job.id} ${match.matchScore}`)
    .sort()
    .join();
}

test("API-18, CV-16: activating one makes the others inactive", async () => {
  const client = await newUser();
  const first = await add(client, "First");
  const second = await add(client, "Second", developer);
  expect(second.isActive).toBe(true);
  const response = await client.sendJson("POST", `/api/resumes/${first.id}/activate`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: first.id, isActive: true });
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes.map(({ id, isActive }) => [id, isActive])).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
});

test("API-22, CV-13, CV-22: a name is trimmed and never blank", async () => {
  const client = await newUser();
  const { id } = await add(client, "Old name");
  const renamed = await client.sendJson("PATCH", `/api/resumes/${id}/name`, { name: "  New name " });
  expect(renamed.status).toBe(200);
  expect(await renamed.json()).toMatchObject({ id, name: "New name" });
  for (const name of ["   ", "", "\u200b\u2060 \u200b", null, 7, undefined]) {
    const refused = await client.sendJson("PATCH", `/api/resumes/${id}/name`, { name });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ message: "Please enter a resume name." });
  }
  const long = await client.sendJson("PATCH", `/api/resumes/${id}/name`, { name: "n".repeat(201) });
  expect(await long.json()).toEqual({ message: "Please enter a name of at most 200 characters." });
  expect((await client.json<ResumeView[]>("/api/resumes"))[0]?.name).toBe("New name");
});

test("API-19, CV-17, DEC-26: deleting takes matches and applications along and activates nothing else", async () => {
  const client = await newUser();
  const kept = await add(client, "Kept");
  const gone = await add(client, "Gone");
  const [match] = await matched(client);
  expect((await client.sendJson("POST", `/api/jobs/${match?.job.id}/apply`)).ok).toBe(true);
  const deleted = await client.sendJson("DELETE", `/api/resumes/${gone.id}`);
  expect(deleted.status).toBe(200);
  expect(await deleted.json()).toEqual({ success: true });
  expect(await client.json("/api/applications")).toEqual([]);
  expect(await client.json("/api/job-matches")).toEqual([]);
  expect(await client.json("/api/resumes/active")).toBeNull();
  expect(await client.json<ResumeView[]>("/api/resumes")).toMatchObject([{ id: kept.id, isActive: false }]);
  expect((await client.sendJson("DELETE", `/api/resumes/${gone.id}`)).status).toBe(404);
});

test("API-20, CV-20: bulk deletes all and says how many; it is no id", async () => {
  const client = await newUser();
  await add(client, "One");
  await add(client, "Two");
  const response = await client.sendJson("DELETE", "/api/resumes/bulk");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, deleted: 2 });
  expect(await client.json("/api/resumes")).toEqual([]);
  expect(await (await client.sendJson("DELETE", "/api/resumes/bulk")).json()).toEqual({ success: true, deleted: 0 });
});

test("API-21, CV-15, DEC-24: a new file replaces text and name; id and active state stay", async () => {
  const client = await newUser();
  const before = await add(client, "Nurse CV");
  const form = new FormData();
  form.set("file", new File([await resumeDocx("developer")], "dev.v2.docx", { type: DOCX_TYPE }));
  const response = await client.send(`/api/resumes/${before.id}`, { method: "PUT", body: form });
  expect(response.status).toBe(200);
  const after: ResumeView = await response.json();
  expect(after).toMatchObject({ id: before.id, name: "dev.v2", filename: "dev.v2.docx", isActive: true });
  expect(after.skills).toContain("TypeScript");
  expect(after.content).not.toContain("Registered Nurse");
  const wrong = new FormData();
  wrong.set("resume", new File(["text"], "cv.txt", { type: "text/plain" }));
  const refused = await client.send(`/api/resumes/${before.id}`, { method: "PUT", body: wrong });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ message: "Please upload a PDF, DOC, or DOCX file." });
});

test("API-23, RV-10, DEC-31: exactly one of skills, experience and education", async () => {
  const client = await newUser();
  const { id, skills } = await add(client, "CV");
  const patch = (body: unknown) => client.sendJson("PATCH", `/api/resumes/${id}`, body);
  const added = await patch({ skills: [...skills, "  Rust  ", "Rust"] });
  expect(added.status).toBe(200);
  expect((await added.json()).skills).toEqual([...skills, "Rust", "Rust"]);
  expect(await (await patch({ experience: "Welder - Yard\nSteel" })).json()).toMatchObject({
    experience: "Welder - Yard\nSteel",
    skills: [...skills, "Rust", "Rust"],
  });
  expect(await (await patch({ education: "" })).json()).toMatchObject({ education: "" });
  const one = { message: "Send exactly one of skills, experience or education." };
  for (const body of [{}, { skills: [], experience: "x" }, { name: "x" }, { education: "x", extra: 1 }]) {
    const refused = await patch(body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual(one);
  }
  for (const wrong of [["ok", "  "], "Rust", [7], null]) expect((await patch({ skills: wrong })).status).toBe(400);
});

test("DEC-80 an edit is matched again in the background, from the edited text", async () => {
  const client = await newUser();
  const { id } = await add(client, "CV");
  const before = scoresOf(await matched(client));
  expect((await client.sendJson("PATCH", `/api/resumes/${id}`, { experience: "" })).status).toBe(200);
  await until(async () => (scoresOf(await client.json("/api/job-matches")) === before ? null : true));
  const view = await client.json<ResumeView>(`/api/resumes/${id}/view`);
  expect(view.content).not.toContain("Lindenmere");
  expect(view.content).toContain("Registered Nurse");
});

test("API-24, EN-03, RV-13: the view spells two fields in snake case; another's and unknown ids are 404", async () => {
  const client = await newUser();
  const { id, uploadedAt, isActive, ...rest } = await add(client, "CV");
  const view = await client.json<Record<string, unknown>>(`/api/resumes/${id}/view`);
  const { message: _, ...fields } = rest as Record<string, unknown>;
  expect(view).toEqual({ ...fields, id, uploaded_at: uploadedAt, is_active: isActive });
  const other = await newUser();
  for (const path of [`/api/resumes/${id}/view`, `/api/resumes/${NO_SUCH_ID}/view`, "/api/resumes/x/view"]) {
    expect((await other.send(path)).status).toBe(404);
  }
});

test("API-25, DL-06, DEC-32: text, Word and PDF come as files of the right type and name", async () => {
  const client = await newUser();
  const { id } = await add(client, "Nurse CV (2026)");
  const types = {
    txt: "text/plain; charset=utf-8",
    docx: DOCX_TYPE,
    pdf: PDF_TYPE,
  };
  for (const [format, type] of Object.entries(types)) {
    const response = await client.send(`/api/resumes/${id}/download/${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const disposition = response.headers.get("content-disposition");
    expect(disposition).toContain(`attachment; filename="Nurse_CV__2026_.${format}"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(Number(response.headers.get("content-length")));
    const start = bytes.subarray(0, 4).toString("latin1");
    if (format === "txt") expect(bytes.toString()).toContain("Lindenmere Hospital");
    else expect(start).toBe(format === "pdf" ? "%PDF" : "PK\x03\x04");
  }
  const wrong = await client.send(`/api/resumes/${id}/download/exe`);
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toEqual({ message: "A resume can be downloaded as txt, docx or pdf." });
  expect((await client.send(`/api/resumes/${NO_SUCH_ID}/download/pdf`)).status).toBe(404);
  expect((await new HttpClient(app.url).send(`/api/resumes/${id}/download/pdf`)).status).toBe(401);
});

test("DEC-32 a PDF that would lack letters is not made; the answer names them, and Word has them", async () => {
  const client = await newUser();
  const { id } = await add(client, "CV");
  await client.sendJson("PATCH", `/api/resumes/${id}`, { education: "𓀀𓀁 University, 2015" });
  const pdf = await client.send(`/api/resumes/${id}/download/pdf`);
  expect(pdf.status).toBe(422);
  const { message } = await pdf.json();
  expect(message).toContain("𓀀");
  expect(message).toContain("DOCX");
  expect((await client.send(`/api/resumes/${id}/download/docx`)).status).toBe(200);
  const asDocument = await client.send(`/api/resumes/${id}/download/pdf`, {
    headers: { "Sec-Fetch-Dest": "document", Referer: `${app.url}/my-resumes?view=${id}&tab=overview` },
  });
  expect(asDocument.status).toBe(303);
  expect(asDocument.headers.get("location")).toBe(`/my-resumes?view=${id}&tab=overview`);
  const page = await client.open("/my-resumes");
  expect(page.html).toContain("Failed to download resume. ");
  expect(page.html).toContain(`href="/api/resumes/${id}/download/docx"`);
});

test("DEC-09, RV-12: a download that fails as a document leads back to the screen with a notice", async () => {
  const client = await newUser();
  const document = { "Sec-Fetch-Dest": "document" };
  const failed = await client.send(`/api/resumes/${NO_SUCH_ID}/download/pdf`, { headers: document });
  expect([failed.status, failed.headers.get("location")]).toEqual([303, "/"]);
  expect((await client.open("/")).html).toContain("Failed to download resume");
  const elsewhere = await client.send(`/api/resumes/${NO_SUCH_ID}/original`, {
    headers: { ...document, Referer: "https://elsewhere.example/my-resumes" },
  });
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([303, "/my-resumes"]);
  const visitor = await new HttpClient(app.url).open(`/api/resumes/${NO_SUCH_ID}/download/pdf`, { headers: document });
  expect(visitor.status).toBe(200);
  expect(visitor.path).toBe("/");
});

test("Original is the file as it was uploaded, byte for byte", async () => {
  const client = await newUser();
  const { id } = await add(client, "CV");
  const response = await client.send(`/api/resumes/${id}/original`);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(nurse))).toBe(true);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(response.headers.get("content-security-policy")).toMatch(/(^|, )sandbox/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("RV-09, DEC-08: an unknown id in ?view= says so on a page that works", async () => {
  const client = await newUser();
  const { id } = await add(client, "Mine");
  const other = await newUser();
  for (const wrong of ["unknown", NO_SUCH_ID, id, "%00", ""]) {
    const page = await other.open(`/my-resumes?view=${wrong}&tab=read&edit=what&version=${NO_SUCH_ID}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain("Failed to load resume");
    expect(page.html).not.toContain("Mine");
  }
  const page = await client.open(`/?view=${id}&tab=nonsense&edit=experience&version=x`);
  expect(page.status).toBe(200);
  expect(page.html).toContain("Full content");
});

test("RV-11, DEC-74, DEC-18: a blank skill is refused, and a text too long is shown again", async () => {
  const client = await newUser();
  const { id, skills } = await add(client, "CV");
  const returnTo = `/?view=${id}&tab=skills`;
  const blank = await post(client, "/forms/resumes/edit", { resumeId: id, addSkill: "   ", returnTo });
  expect(blank.path).toBe(returnTo);
  expect(blank.html).toContain("Failed to update resume");
  expect(blank.html).toContain("Please enter a skill.");
  const long = "x".repeat(100_001);
  const fields = { resumeId: id, experience: long, returnTo: `/?view=${id}&tab=experience` };
  const refused = await post(client, "/forms/resumes/edit", fields);
  expect(refused.path).toBe(`/?view=${id}&tab=experience&edit=experience`);
  expect(refused.html).toContain("This text is too long.");
  expect(refused.html).toContain(long);
  const lines = JSON.stringify({ experience: "x\n".repeat(10_000) });
  const headers = { "Content-Type": "application/json" };
  const tooMany = await client.send(`/api/resumes/${id}`, { method: "PATCH", headers, body: lines });
  expect(tooMany.status).toBe(400);
  expect(await tooMany.json()).toEqual({ message: "This text has too many lines." });
  expect((await client.json<ResumeView>(`/api/resumes/${id}/view`)).skills).toEqual(skills);
});

test("DEC-31 a remove whose position and text no longer fit removes nothing", async () => {
  const client = await newUser();
  const { id, skills } = await add(client, "CV");
  const fields = { resumeId: id, removeSkill: `1:${skills[1]}`, returnTo: `/?view=${id}&tab=skills` };
  const removed = await post(client, "/forms/resumes/edit", fields);
  expect(removed.html).toContain("Resume updated successfully");
  const left = skills.toSpliced(1, 1);
  expect((await client.json<ResumeView>(`/api/resumes/${id}/view`)).skills).toEqual(left);
  const again = await post(client, "/forms/resumes/edit", fields);
  expect(again.html).toContain("Nothing changed");
  expect((await client.json<ResumeView>(`/api/resumes/${id}/view`)).skills).toEqual(left);
});

test("DEC-86, DEC-25: the place a user sets stands before the resume's, and goes again when emptied", async () => {
  const client = await newUser();
  const { id } = await add(client, "CV");
  const returnTo = `/?view=${id}&tab=read`;
  const before = await client.json<ResumeView>("/api/resumes/active");
  expect((await post(client, "/forms/profile/place", { place: " Denver, CO ", returnTo })).html).toContain(
    "Place saved",
  );
  expect(await client.json("/api/user-location")).toEqual({ location: "Denver, CO" });
  const refused = await post(client, "/forms/profile/place", { place: "x".repeat(101), returnTo });
  expect(refused.path).toBe(`${returnTo}&edit=place`);
  expect(refused.html).toContain("A place has at most 100 characters.");
  await post(client, "/forms/profile/place", { place: "", returnTo });
  expect(await client.json("/api/user-location")).toEqual({ location: "Columbus, OH" });
  expect(await client.json("/api/resumes/active")).toEqual(before);
});

test("DEC-86, DEC-80: wishes are checked, kept, and change the scores", async () => {
  const client = await newUser();
  const { id } = await add(client, "CV");
  const before = scoresOf(await matched(client));
  const returnTo = `/?view=${id}&tab=read`;
  const refused = await post(client, "/forms/profile/wishes", {
    titles: "Nurse Educator",
    remote: "no",
    minimumPay: "a lot",
    returnTo,
  });
  expect(refused.path).toBe(`${returnTo}&edit=wishes`);
  expect(refused.html).toContain("Please enter dollars a year, such as 75000, or leave it empty.");
  expect(refused.html).toContain("Nurse Educator");
  expect(refused.html).toContain('value="a lot"');
  const saved = await post(client, "/forms/profile/wishes", {
    titles: "Welder\nPipe Fitter\n\nWelder",
    remote: "no",
    minimumPay: "$250k",
    returnTo,
  });
  expect(saved.path).toBe(returnTo);
  expect(saved.html).toContain("Welder, Pipe Fitter · remote: no · from $250,000");
  await until(async () => (scoresOf(await client.json("/api/job-matches")) === before ? null : true));
});

test("earlier versions are kept, shown on request and restored; nobody else's are", async () => {
  const client = await newUser();
  const { id, experience } = await add(client, "CV");
  await client.sendJson("PATCH", `/api/resumes/${id}`, { experience: "Baker - Oven & Sons\nBread" });
  const present = await client.open(`/?view=${id}&tab=read`);
  const version = /name="version" value="([0-9a-f]{24})"/.exec(present.html)?.[1] ?? "";
  const earlier = await client.open(`/?view=${id}&tab=experience&version=${version}`);
  expect(earlier.html).toContain("An earlier version.");
  expect(earlier.html).toContain("Lindenmere Hospital");
  expect(earlier.html).not.toContain("Oven &amp; Sons");
  const other = await newUser();
  const { id: otherId } = await add(other, "Other", developer);
  expect((await other.open(`/?view=${otherId}&tab=overview&version=${version}`)).html).not.toContain("Lindenmere");
  const stolen = await post(other, "/forms/resumes/restore", { resumeId: otherId, version, returnTo: "/" });
  expect(stolen.html).toContain("Failed to restore version");
  const restored = await post(client, "/forms/resumes/restore", {
    resumeId: id,
    version,
    returnTo: `/?view=${id}&tab=read`,
  });
  expect(restored.html).toContain("Version restored");
  expect((await client.json<ResumeView>(`/api/resumes/${id}/view`)).experience).toBe(experience);
  expect(restored.html.match(/name="version" value=/g)).toHaveLength(2);
});

test("DEC-24, DEC-90: the newest 20 earlier versions are kept, the list says so, and files that go give their room back", async () => {
  const client = await newUser();
  const { id } = await add(client, "oldest");
  const files = () =>
    withDatabase(app, (database) => database.collection("originals.files").countDocuments({ filename: "oldest.pdf" }));
  const form = new FormData();
  form.set("file", new File([developer], "second.pdf", { type: PDF_TYPE }));
  expect((await client.send(`/api/resumes/${id}`, { method: "PUT", body: form })).status).toBe(200);
  expect(await files()).toBe(1);
  for (let edit = 1; edit <= 21; edit += 1) {
    const saved = await client.sendJson("PATCH", `/api/resumes/${id}`, { education: `School ${edit}` });
    expect(saved.status).toBe(200);
  }
  const viewer = await client.open(`/?view=${id}&tab=read`);
  expect(viewer.html.match(/name="version" value=/g)).toHaveLength(20);
  expect(viewer.html).toContain("The newest 20 are kept, with at most 50 MB of earlier files. Older ones are removed.");
  // The first file went with the version that held it.
  expect(await files()).toBe(0);
  const user = await client.json<{ id: string }>("/api/auth/user");
  const storage = await withDatabase(app, (database) =>
    database.collection("users").findOne({ _id: new mongoose.Types.ObjectId(user.id) }, { projection: { storage: 1 } }),
  );
  expect(storage?.storage).toMatchObject({ files: 1, bytes: developer.byteLength });
});

test("RT-06 for visitors /my-resumes does not exist", async () => {
  const visitor = new HttpClient(app.url);
  const page = await visitor.open("/my-resumes");
  expect(page.status).toBe(404);
  expect(page.html).toContain("404 Page Not Found");
  expect((await visitor.send("/my-resumes.data")).status).toBe(404);
});

test("CV-01, MR-03, DEC-06: a variant made for a job is in no list of uploads and in no count", async () => {
  const client = await newUser();
  await add(client, "Uploaded");
  const variant = await add(client, "Tailored");
  await client.sendJson("POST", `/api/resumes/${variant.id}/activate`);
  await withDatabase(app, (database) =>
    database
      .collection("resumes")
      .updateOne({ _id: new mongoose.Types.ObjectId(variant.id) }, { $set: { optimizationScore: 88 } }),
  );
  const page = await client.open("/my-resumes");
  expect(page.html).toContain("Uploaded");
  expect(page.html).not.toContain("Tailored");
  expect((await client.open("/?versions=all")).html).not.toContain("Tailored");
  expect(await client.json("/api/stats")).toMatchObject({ cvVersions: 1 });
  expect(await client.json<ResumeView[]>("/api/resumes")).toHaveLength(2);
});
