import { beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { SubscriptionStatus } from "../../server/domain/plans.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { DOCX_TYPE, PDF_TYPE, resumeDocx, resumePdf } from "../fixtures/resumes.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

const MEGABYTE = 1024 * 1024;

let app: SharedApp;
let people = 0;

beforeAll(async () => {
  app = await sharedApp();
});

async function newUser(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  people += 1;
  await client.signIn({ email: `upload-${people}@example.com` });
  return client;
}

async function matchesOf(client: HttpClient): Promise<MatchView[]> {
  return until(async () => {
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.length > 0 ? matches : null;
  });
}

test("UP-16, UP-21, DEC-26: an upload is stored, read, active and matched", async () => {
  const client = await newUser();
  const response = await client.upload(
    { bytes: await resumePdf("nurse"), filename: "../../my.cv.pdf", type: PDF_TYPE },
    "  Nurse CV ",
  );
  expect(response.status).toBe(201);
  const uploaded: ResumeView & { message: string } = await response.json();
  expect(uploaded).toMatchObject({ name: "Nurse CV", filename: "my.cv.pdf", isActive: true, applicationCount: 0 });
  expect(uploaded.message).not.toBe("");
  expect(uploaded.skills.length).toBeGreaterThan(3);
  expect(uploaded.content).toContain("Registered Nurse");
  expect(uploaded.experience).toContain("Registered Nurse");
  expect(uploaded.education).not.toBe("");
  expect(uploaded).not.toHaveProperty("optimizationScore");
  const matches = await matchesOf(client);
  expect(matches[0]?.job.title).toMatch(/nurse|\bRN\b/i);
  expect(await client.json("/api/resumes/active")).toMatchObject({ id: uploaded.id });
});

test("the score is arithmetic: its parts add up, and order is by score (DEC-33)", async () => {
  const client = await newUser();
  await client.upload({ bytes: await resumeDocx("nurse"), filename: "cv.docx", type: DOCX_TYPE }, "CV");
  const matches = await matchesOf(client);
  for (const match of matches) {
    const sum = match.explanation.parts.reduce((total, part) => total + part.points, 0);
    expect(sum).toBe(match.matchScore);
    expect(match.explanation.parts.reduce((total, part) => total + part.of, 0)).toBe(100);
    expect(match.matchScore).toBeGreaterThanOrEqual(0);
    expect(match.matchScore).toBeLessThanOrEqual(100);
    expect(["indeed", "linkedin", "glassdoor"]).toContain(match.job.source);
  }
  const scores = matches.map((match) => match.matchScore);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test("RO-02, DEC-35, DEC-96: a free user is matched with ten jobs; a second resume keeps the one applied to and gets its own for the others", async () => {
  const client = await newUser();
  await client.upload({ bytes: await resumePdf("nurse"), filename: "a.pdf", type: PDF_TYPE }, "First");
  const first = await matchesOf(client);
  expect(first).toHaveLength(10);
  const status = await client.json<SubscriptionStatus>("/api/subscription/status");
  expect(status).toEqual({ tier: "free", monthlyMatches: 10, limit: 10, canGenerateMore: false });
  const applied = first[3]?.job.id ?? "";
  expect((await client.send(`/api/jobs/${applied}/apply`, { method: "POST" })).status).toBe(201);
  const again = await client.upload(
    { bytes: await resumePdf("developer"), filename: "b.pdf", type: PDF_TYPE },
    "Second",
  );
  expect(again.status).toBe(201);
  const second = await matchesOf(client);
  expect(second).toHaveLength(10);
  const earlier = new Set(first.map((match) => match.job.id));
  expect(second.filter((match) => earlier.has(match.job.id)).map((match) => match.job.id)).toContain(applied);
  expect(second.filter((match) => !earlier.has(match.job.id)).length).toBeGreaterThan(5);
  expect((await client.json<SubscriptionStatus>("/api/subscription/status")).monthlyMatches).toBe(10);
  expect(await client.json("/api/stats")).toEqual({
    totalMatches: 10,
    applicationsSent: 1,
    interviewRequests: 0,
    cvVersions: 2,
  });
});

test("check 20: eight uploads at once never pass the monthly limit", async () => {
  const client = await newUser();
  const bytes = await Promise.all([resumePdf("nurse"), resumePdf("developer")]);
  await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      client.upload(
        { bytes: bytes[number % 2] ?? bytes[0], filename: `${number}.pdf`, type: PDF_TYPE },
        `CV ${number}`,
      ),
    ),
  );
  const status = await until(async () => {
    const now = await client.json<SubscriptionStatus>("/api/subscription/status");
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.length > 0 && now.monthlyMatches === 10 ? now : null;
  });
  expect(status.monthlyMatches).toBe(10);
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes).toHaveLength(8);
  expect(resumes.filter((resume) => resume.isActive)).toHaveLength(1);
  expect(resumes[0]?.isActive).toBe(true);
});

test("DEC-22, UP-13: a missing or blank name or file is a 400 with the sentence", async () => {
  const client = await newUser();
  const sentence = { message: "Please select a file and enter a resume name." };
  const bytes = await resumePdf("nurse");
  const blank = await client.upload({ bytes, filename: "cv.pdf", type: PDF_TYPE }, "   ");
  expect(blank.status).toBe(400);
  expect(await blank.json()).toEqual(sentence);
  const unseen = await client.upload({ bytes, filename: "cv.pdf", type: PDF_TYPE }, "\u200b");
  expect(await unseen.json()).toEqual(sentence);
  const long = await client.upload({ bytes, filename: "cv.pdf", type: PDF_TYPE }, "n".repeat(5000));
  expect(long.status).toBe(400);
  expect(await long.json()).toEqual({ message: "Please enter a name of at most 200 characters." });
  const form = new FormData();
  form.set("name", "CV");
  const noFile = await client.send("/api/upload-resume", { method: "POST", body: form });
  expect(noFile.status).toBe(400);
  expect(await noFile.json()).toEqual(sentence);
  expect(await client.json("/api/resumes")).toEqual([]);
});

test("UP-10, DEC-23: anything but a PDF, DOC or DOCX is refused by what it is, and nothing is stored", async () => {
  const client = await newUser();
  const text = new TextEncoder().encode("hello, I am a resume of plain text");
  const disguised: [Uint8Array<ArrayBuffer>, string, string][] = [
    [text, "cv.txt", "text/plain"],
    [text, "cv.pdf", PDF_TYPE],
    [text, "cv.png", "image/png"],
    [await resumePdf("nurse"), "cv.docx", DOCX_TYPE],
    [await resumeDocx("nurse"), "cv.pdf", PDF_TYPE],
  ];
  for (const [bytes, filename, type] of disguised) {
    const response = await client.upload({ bytes, filename, type }, "CV");
    expect(response.status, filename).toBe(400);
    expect(await response.json()).toEqual({ message: "Please upload a PDF, DOC, or DOCX file." });
  }
  const empty = await client.upload({ bytes: new Uint8Array(0), filename: "cv.pdf", type: PDF_TYPE }, "CV");
  expect(empty.status).toBe(422);
  expect(await empty.json()).toEqual({ message: "This file is empty." });
  expect(await client.json("/api/resumes")).toEqual([]);
});

test("DEC-23 an empty or general media type falls back to the file itself", async () => {
  const client = await newUser();
  const bytes = await resumePdf("nurse");
  for (const type of ["", "application/octet-stream"]) {
    expect((await client.upload({ bytes, filename: "cv.pdf", type }, "CV")).status).toBe(201);
  }
});

test("UP-11 exactly 10485760 bytes are accepted, one more is not", async () => {
  const client = await newUser();
  const pdf = await resumePdf("nurse");
  const padded = new Uint8Array(10 * MEGABYTE);
  padded.fill(0x0a);
  padded.set(pdf);
  const fits = await client.upload({ bytes: padded, filename: "cv.pdf", type: PDF_TYPE }, "Large");
  expect(fits.status).toBe(201);
  const larger = new Uint8Array(10 * MEGABYTE + 1);
  larger.set(padded);
  const tooLarge = await client.upload({ bytes: larger, filename: "cv.pdf", type: PDF_TYPE }, "Larger");
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toEqual({ message: "Please upload a file smaller than 10MB." });
});

test("SECURITY row 34: a body without end is cut off, and the process lives", async () => {
  const client = await newUser();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 256 * 1024;
      controller.enqueue(new Uint8Array(256 * 1024));
      if (sent > 200 * MEGABYTE) controller.close();
    },
  });
  const outcome = await client
    .send("/api/upload-resume", {
      method: "POST",
      body: endless,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit)
    .then(
      (response) => response.status,
      () => "cut",
    );
  expect([413, "cut"]).toContain(outcome);
  expect(sent).toBeLessThan(60 * MEGABYTE);
  expect((await client.send("/api/auth/user")).status).toBe(200);
});

test("RO-07 nobody sees another user's resumes or matches", async () => {
  const owner = await newUser();
  await owner.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "Mine");
  await matchesOf(owner);
  const other = await newUser();
  expect(await other.json("/api/resumes")).toEqual([]);
  expect(await other.json("/api/job-matches")).toEqual([]);
  expect(await other.json("/api/resumes/active")).toBeNull();
});

test("DEC-25 the user's place is the one in the contact lines of the active resume", async () => {
  const client = await newUser();
  expect(await client.json("/api/user-location")).toEqual({ location: null });
  await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "CV");
  expect(await client.json("/api/user-location")).toEqual({ location: "Columbus, OH" });
});

test("DEC-18 the plain form names the resume after its file, waits for matches and answers 303", async () => {
  const client = await newUser();
  const form = new FormData();
  form.set("resume", new File([await resumePdf("nurse")], "my.cv.pdf", { type: PDF_TYPE }));
  form.set("name", "");
  form.set("returnTo", "/?sort=date-desc");
  const response = await client.send("/forms/resumes/upload", { method: "POST", body: form });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/?sort=date-desc");
  const page = await client.open("/");
  expect(page.html).toContain("Resume uploaded successfully!");
  expect(page.html).toContain("AI processing and job matching in progress...");
  expect(page.html).toContain("my.cv");
  expect((await client.open("/")).html).not.toContain("Resume uploaded successfully!");
});

test("DEC-18 after an error the dialog is open again with the typed name", async () => {
  const client = await newUser();
  const form = new FormData();
  form.set("name", "My typed name");
  form.set("returnTo", "/?show=12");
  const response = await client.send("/forms/resumes/upload", { method: "POST", body: form });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/?show=12&dialog=upload");
  const page = await client.open("/?show=12&dialog=upload");
  expect(page.html).toContain("Missing information");
  expect(page.html).toContain("Please select a file and enter a resume name.");
  expect(page.html).toContain('value="My typed name"');
});
