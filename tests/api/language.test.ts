import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { sentencesOf } from "../setup/text-of.ts";

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

async function choose(client: HttpClient, language: string): Promise<Response> {
  return client.send("/forms/language", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ [language]: "chosen", returnTo: "/about" }),
  });
}

test("the choice is a cookie of this browser that scripts cannot read, and leads back", async () => {
  const client = new HttpClient(app.url);
  const answer = await choose(client, "fr");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/about"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^language=fr; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
  expect(languageOf((await client.open("/about")).html)).toBe("fr");
});

test("a choice that is none of ours is English, and goes into no header", async () => {
  const client = new HttpClient(app.url);
  for (const value of ["xx", "de\r\nX-Injected: 1", "<b>", ""]) {
    const answer = await choose(client, value);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^language=en;/);
    expect(answer.headers.get("X-Injected")).toBeNull();
  }
});

test("a kept page is another one in each language: an old tag brings no old language", async () => {
  const client = new HttpClient(app.url);
  const open = (headers: Record<string, string>) => client.send("/about", { headers });
  const english = await open({ "Accept-Language": "en" });
  const tag = english.headers.get("ETag") ?? "";
  expect(tag).not.toBe("");
  expect(english.headers.get("Vary")).toMatch(/Accept-Language/);
  expect(english.headers.get("Vary")).toMatch(/Cookie/);
  expect(english.headers.get("Cache-Control")).toBe("private, no-cache");
  expect((await open({ "Accept-Language": "en", "If-None-Match": tag })).status).toBe(304);
  const german = await open({ "Accept-Language": "de", "If-None-Match": tag });
  expect([german.status, languageOf(await german.text())]).toEqual([200, "de"]);
  await choose(client, "es");
  const chosen = await open({ "Accept-Language": "en", "If-None-Match": tag });
  expect([chosen.status, languageOf(await chosen.text())]).toEqual([200, "es"]);
});

test("a failure's page speaks the visitor's language and names itself", async () => {
  const client = new HttpClient(app.url);
  const answer = await client.send("/no-such-page", { headers: { "Accept-Language": "de" } });
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(languageOf(html)).toBe("de");
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("Zurück zur Startseite");
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test("a refused form is answered in the language of its sender, with what was typed and a fixed label as it is", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `language-${randomUUID()}@example.com` });
  const post = async (form: string, fields: Record<string, string>, language: string) => {
    await choose(client, language);
    return client.open(`/forms/${form}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
      body: new URLSearchParams(fields),
    });
  };
  const fields = { key: randomUUID(), jobTitle: "", company: "Saved", returnTo: "/analytics/applications/add" };
  const german = (await post("applications/add", fields, "de")).html;
  expect(german).toContain("Bewerbung nicht hinzugefügt");
  expect(german.split("Bitte geben Sie die Stellenbezeichnung ein.").length).toBeGreaterThan(2);
  expect(german).toContain('value="Saved"');
  expect((await post("applications/add", fields, "fr")).html).toContain("Candidature non ajoutée");
  const renamed = await post("resumes/rename", { resumeId: "none", name: " ", returnTo: "/my-resumes" }, "es");
  expect(renamed.html).toContain("Failed to rename resume");
});

test("a screen is titled as it is headed: once, in the visitor's language, with a fixed label as it is", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `language-${randomUUID()}@example.com` });
  const titlesOf = async (path: string) =>
    [...(await client.open(path)).html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title);
  const titles = {
    en: ["Import applications", "Add an application", "Check a letter", "Dashboard, offline", "My Resumes"],
    de: ["Bewerbungen importieren", "Bewerbung hinzufügen", "Anschreiben prüfen", "Dashboard, offline", "My Resumes"],
  };
  const paths = ["/analytics/applications/import", "/analytics/applications/add", "/ai-materials/check"];
  for (const language of ["en", "de"] as const) {
    await choose(client, language);
    for (const [at, path] of [...paths, "/api/account/offline-copy", "/my-resumes"].entries()) {
      expect(await titlesOf(path), path).toEqual([`${titles[language][at]} · Northfold`]);
    }
  }
});

test("the question of another site, and the page that keeps what an expired session lost, are in the language", async () => {
  const client = new HttpClient(app.url);
  await choose(client, "fr");
  const asked = await client.open("/api/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(asked.html).toContain("Un autre site demande à vous déconnecter");
  const typed = "a line of mine\nand another";
  const lost = await client.open("/forms/applications/note", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams({ text: typed }),
  });
  expect(lost.html).toContain('<html lang="fr"');
  expect(lost.html).toContain("Votre saisie n’a pas été enregistrée");
  expect(lost.html).toContain(typed);
});

test("why a match scores as it does is said in the language it is asked in, and kept in none", async () => {
  const client = await prepareDemoUser(app.url, "pro");
  const [first] = await client.json<{ job: { id: string } }[]>("/api/job-matches");
  type Reasons = { parts: { evidence: { note: string }[] }[] };
  const notesIn = async (language: string) => {
    await choose(client, language);
    const reasons = await client.json<Reasons>(`/matches/${first?.job.id}/reasons`);
    return reasons.parts.flatMap(({ evidence }) => evidence.map(({ note }) => note));
  };
  const english = await notesIn("en");
  expect(english.length).toBeGreaterThan(0);
  for (const language of ["de", "fr", "es"]) {
    const said = await notesIn(language);
    expect(said).toHaveLength(english.length);
    expect(said.filter((note, at) => note !== "" && note === english[at])).toEqual([]);
  }
  expect(await notesIn("en")).toEqual(english);
  await choose(client, "fr");
  const opened = await client.open(`/?why=${first?.job.id}`);
  expect(opened.html).not.toContain("Words in common:");
});

test("each public page is told in the visitor's language, from its title to its footer, with fixed labels as they are", async () => {
  const client = new HttpClient(app.url);
  const told = async (path: string, language: string) => {
    const { html } = await client.open(path, { headers: { "Accept-Language": language } });
    const of = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
    return {
      html,
      titles: of(/<title>([^<]*)/g),
      descriptions: of(/<meta name="description" content="([^"]*)/g),
      paragraphs: of(/<(?:p|li|dd|summary)(?: class="[^"]*")?>([^<]{25,})</g),
    };
  };
  const fixed = /^Did you forget|^© 2024/;
  for (const path of ["/", "/about", "/pricing", "/faq", "/contact", "/terms", "/privacy"]) {
    const english = await told(path, "en");
    expect(english.paragraphs.length, path).toBeGreaterThan(3);
    for (const language of ["de", "fr", "es"]) {
      const { html, titles, descriptions, paragraphs } = await told(path, language);
      expect([titles.length, descriptions.length], path).toEqual([1, 1]);
      expect(descriptions, path).not.toEqual(english.descriptions);
      expect(paragraphs.length, `${path} ${language}`).toBeGreaterThan(3);
      expect(
        paragraphs.filter((text) => english.paragraphs.includes(text) && !fixed.test(text)),
        `${path} ${language}`,
      ).toEqual([]);
      expect(html).toContain(">Sign In<");
    }
  }
  for (const path of ["/terms", "/privacy"]) {
    expect((await told(path, "de")).html).toContain("Verbindlich ist die englische Fassung.");
    expect((await told(path, "fr")).html).toContain("Seule la version anglaise fait foi.");
  }
});

const DEMOS = [
  "/ai-activity-demo?design=stages",
  "/ai-activity-demo?design=ticker",
  "/ai-materials-design1",
  "/ai-materials-design2?company=halden",
  "/ai-materials-design3",
  "/ai-materials-design3?q=no-such-sheet",
  "/navigation-preview",
];

test("each demo is shown in the visitor's language, samples and all, with fixed labels and names as they are", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `language-${randomUUID()}@example.com` });
  const fixed =
    /^(AI Activity Indicator Demo|My Resumes|AI Materials|Free Plan|Log out|Upload Resume|All (Companies|Types)|AI Resumes|Cover Letters|Interview Prep|AI Jobs|No active AI generations|Individual File Generation|Real-time tracking .*)\b/;
  const names = /^(\p{Lu}\p{L}+ (& )?\p{Lu}\p{L}+|Orchard Credit Union)$/u;
  for (const path of DEMOS) {
    const said = async (language: string) =>
      sentencesOf((await client.open(path, { headers: { "Accept-Language": language } })).html);
    const english = await said("en");
    for (const language of ["de", "fr", "es"]) {
      const other = await said(language);
      expect(other.length, `${path} ${language}`).toBeGreaterThan(english.length * 0.7);
      const same = other.filter((text) => english.includes(text));
      expect(
        same.filter((text) => !fixed.test(text) && !names.test(text)),
        `${path} ${language}`,
      ).toEqual([]);
    }
  }
});
