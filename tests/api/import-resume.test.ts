import { beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { textOf } from "../setup/text-of.ts";

const JSON_RESUME = {
  basics: { name: "Amara Diallo", label: "Registered Nurse", email: "amara@example.org" },
  work: [
    {
      name: "Providence Hospital",
      position: "Charge Nurse",
      startDate: "2019-04-01",
      highlights: ["Led 6 nurses a shift on a surgical ward with 28 beds"],
    },
  ],
  skills: [{ name: "Care", keywords: ["Wound care", "IV therapy"] }],
};

const PASTED =
  "Ben Ito\nben@example.org\n\nExperience\nCook, Harbor Grill, 2019 - 2023\n- Ran the line for 120 covers a night";

let app: SharedApp;
let people = 0;

beforeAll(async () => {
  app = await sharedApp();
});

async function newUser(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  people += 1;
  await client.signIn({ email: `import-${people}@example.com` });
  return client;
}

function fileForm(text: string, filename: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("file", new File([text], filename, { type: "application/x-anything" }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("a resume of another tool becomes the active one, is matched, and comes back byte for byte", async () => {
  const client = await newUser();
  const sent = JSON.stringify(JSON_RESUME);
  const answer = await client.send("/api/resumes/import", { method: "POST", body: fileForm(sent, "amara.json") });
  expect(answer.status).toBe(201);
  const resume = (await answer.json()) as ResumeView;
  expect(resume).toMatchObject({ name: "amara", isActive: true });
  expect(resume.skills).toEqual(expect.arrayContaining(["Wound Care"]));
  const original = await client.send(`/api/resumes/${resume.id}/original`);
  expect(original.headers.get("content-type")).toMatch(/^application\/json/);
  expect(original.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(await original.text()).toBe(sent);
});

test("a pasted text is one too, by form and by API, and keeps its name", async () => {
  const client = await newUser();
  const answer = await client.send("/api/resumes/import", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: PASTED, name: "Kitchen" }),
  });
  expect(answer.status).toBe(201);
  const form = new FormData();
  form.set("text", PASTED);
  form.set("returnTo", "/my-resumes");
  const page = await client.open("/forms/resumes/import", { method: "POST", body: form });
  expect(page.path).toBe("/my-resumes");
  expect(textOf(page.html)).toContain("Resume imported");
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes.map(({ name }) => name).toSorted()).toEqual(["Kitchen", "Pasted resume"]);
});

test("what cannot be read is told in words, loses nothing that was typed, and leaves nothing behind", async () => {
  const client = await newUser();
  for (const [body, sentence] of [
    [fileForm("%PDF-1.7 and more", "resume.pdf"), "goes to Upload Resume"],
    [fileForm('{"name": "left-pad"}', "package.json"), "holds no resume"],
    [fileForm("<rss/>", "feed.xml"), "no Europass CV"],
    [new FormData(), "choose a file, or paste"],
    [fileForm("hello", "a.txt", { text: PASTED }), "not both"],
  ] as const) {
    const answer = await client.send("/api/resumes/import", { method: "POST", body });
    expect([400, 422], sentence).toContain(answer.status);
    expect(((await answer.json()) as { message: string }).message).toContain(sentence);
  }
  const form = new FormData();
  form.set("text", "Too short");
  form.set("name", "My “best” one");
  form.set("returnTo", "/my-resumes");
  const page = await client.open("/forms/resumes/import", { method: "POST", body: form });
  const text = textOf(page.html);
  expect(text).toContain("Resume not imported");
  expect(text).toContain("No text of a resume was found in it.");
  expect(page.html).toContain("My “best” one");
  expect(text).toContain("Too short");
  expect(await client.json("/api/resumes")).toEqual([]);
});

test("ten megabytes and nobody else’s account", async () => {
  const client = await newUser();
  const large = await client.send("/api/resumes/import", {
    method: "POST",
    body: fileForm("a ".repeat(5.3 * 1024 * 1024), "long.txt"),
  });
  expect(large.status).toBe(413);
  const visitor = new HttpClient(app.url);
  const refused = await visitor.send("/api/resumes/import", { method: "POST", body: fileForm(PASTED, "a.txt") });
  expect(refused.status).toBe(401);
});
