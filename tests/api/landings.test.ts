import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../server/domain/language.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { weighPage } from "../setup/page-weight.ts";
import { sentencesOf } from "../setup/text-of.ts";

const PATHS = [1, 2, 3, 4, 5].map((number) => `/landing-mockup${number}`);
const MAX_PAGE_BYTES = 25 * 1024;

let app: SharedApp;
let user: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  user = new HttpClient(app.url);
  await user.signIn({ email: "landings@example.com" });
});

function sheetsOf(html: string): string[] {
  const links = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
}

test("check 3, DM-08, RT-03, RT-06, RT-11, CF-15: five designs for users, the 404 page with Sign In for visitors", async () => {
  const titles = new Set<string>();
  for (const path of PATHS) {
    const { status, html } = await user.open(path);
    expect(status, path).toBe(200);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
    const refused = await new HttpClient(app.url).open(path);
    expect(refused.status, path).toBe(404);
    expect(refused.html).toContain("404 Page Not Found");
    expect(refused.html).toContain(`href="/api/login?returnTo=${encodeURIComponent(path)}"`);
    expect((await new HttpClient(app.url).send(`${path}.data`)).status, path).toBe(404);
  }
  expect([...titles]).toEqual(
    ["Light", "Dark", "Purple", "Emerald", "Neural"].map((name) => `${name} landing design · Northfold`),
  );
  expect((await user.open("/landing-mockup6")).status).toBe(404);
});

test("each design runs no script, brings one sheet of its own, and nothing from elsewhere", async () => {
  const own = new Set<string>();
  for (const path of PATHS) {
    const { html } = await user.open(path);
    expect(html, path).not.toMatch(/<script|<img|<iframe|\son[a-z]+="/);
    const sheets = sheetsOf(html);
    expect(sheets, path).toHaveLength(1);
    const css = await (await user.send(sheets[0] ?? "")).text();
    expect(css, path).not.toMatch(/@font-face|@import|url\(/);
    own.add(css);
  }
  expect(own.size).toBe(PATHS.length);
  expect(own).not.toContain(await (await user.send(sheetsOf((await user.open("/")).html)[0] ?? "")).text());
});

test("each design weighs at most 25 KB", async () => {
  for (const path of PATHS) {
    const { bytes, requests } = await weighPage(user, path);
    expect(bytes, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    // The page, its sheet and the icon.
    expect(requests, path).toBe(3);
  }
});

test("LP-11, SH-03: every link leads to the sign-in, the start or the main part, and to nothing else", async () => {
  for (const path of PATHS) {
    const { html } = await user.open(path);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(links), path).toEqual(new Set(["#main", "/", "/api/login"]));
    expect(links.filter((link) => link === "/api/login").length, path).toBeGreaterThanOrEqual(3);
  }
});

test("LP-05, LP-14: each design claims its listings, and says quietly what is a sample", async () => {
  for (const path of PATHS) {
    const { html } = await user.open(path);
    const text = html.replaceAll(/<!--.*?-->|<[^>]+>/g, " ");
    expect(text, path).toMatch(/290\+|More than 290/);
    expect(text, path).toContain("In this release:");
    expect(text, path).toMatch(/\bsamples\b/);
    expect(text, path).toContain("© 2024 Northfold. Empowering careers with AI.");
  }
});

test("LP-13, CF-03: plans stand on the second and the fourth design only", async () => {
  const prices = await Promise.all(
    PATHS.map(async (path) => (await user.open(path)).html.match(/\$\d+(\.\d+)?/g) ?? []),
  );
  expect(prices).toEqual([[], ["$0", "$19", "$49"], [], ["$0", "$19", "$49"], []]);
});

const IN_ENGLISH = [
  "Intelligent Resume Analysis",
  "AI Cover Letter Generator",
  "Interview Preparation AI",
  "Live Job Discovery",
  "Career Analytics",
  "Resume Optimization",
  "Success Stories",
  "Watch Demo",
  "Sign In",
  "© 2024 Northfold. Empowering careers with AI.",
];

test("each design speaks the visitor's language, from its title to its footer, with fixed labels as they are", async () => {
  const shownIn = (path: string, language: string) => user.open(path, { headers: { "Accept-Language": language } });
  for (const path of PATHS) {
    const english = sentencesOf((await shownIn(path, "en")).html);
    expect(english, path).toEqual(expect.arrayContaining(IN_ENGLISH));
    for (const language of LANGUAGES.slice(1)) {
      const { html } = await shownIn(path, language);
      const said = sentencesOf(html);
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(said.length, `${path} ${language}`).toBeGreaterThan(english.length * 0.7);
      const same = said.filter((text) => english.includes(text));
      // A heading of the dashboard, names of people and firms, and a command.
      const names = /^(Top Job Matches|Mia Lindqvist|Hotel Aurora|northfold@beta.*)$/;
      expect(same.filter((text) => !names.test(text)).toSorted(), `${path} ${language}`).toEqual(IN_ENGLISH.toSorted());
    }
  }
});
