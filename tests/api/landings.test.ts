import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../server/domain/language.ts";
import { HttpClient } from "../setup/http-client.ts";
import { headerOf, hrefOf, isWithoutAction, readPage, textsOf } from "../setup/served-page.ts";
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

const FEATURES = [
  "Intelligent Resume Analysis",
  "AI Cover Letter Generator",
  "Interview Preparation AI",
  "Live Job Discovery",
  "Career Analytics",
  "Resume Optimization",
];

test("LP-10, DM-08: each design has header, hero, features, social proof, a last call and a footer", async () => {
  const headlines = new Set<string>();
  for (const path of PATHS) {
    const page = await readPage(user, path);
    expect(hrefOf(headerOf(page).getByRole("link", { name: /^Northfold/ })), path).toBe("/");
    headlines.add(textsOf([page.getByRole("heading", { level: 1 })])[0] ?? "");
    const main = page.getByRole("main");
    for (const name of FEATURES) within(main).getByRole("heading", { level: 3, name });
    expect(within(main).getAllByText("98%").length, path).toBeGreaterThan(0);
    const lastCall = within([...main.querySelectorAll("section")].at(-1) ?? main);
    lastCall.getByRole("heading", { level: 2 });
    expect(hrefOf(lastCall.getByRole("link")), path).toBe("/api/login");
    within(page.getByRole("contentinfo")).getByText(/© 2024 Northfold. Empowering careers with AI./);
  }
  expect(headlines.size).toBe(PATHS.length);
});

test("LP-12, DEC-69: Product, Features, Pricing, Success Stories and Watch Demo do nothing", async () => {
  for (const path of PATHS) {
    const page = await readPage(user, path);
    const items = within(page.getByRole("navigation", { name: "Main" })).getAllByRole("button");
    expect(textsOf(items), path).toEqual(["Product", "Features", "Pricing", "Success Stories"]);
    for (const button of [...items, page.getByRole("button", { name: "Watch Demo" })]) {
      expect(isWithoutAction(button), `${path} ${button.textContent}`).toBe(true);
    }
  }
});

const PLANS = {
  Free: { price: "$0", features: ["5 job matches per month", "Basic resume analysis", "1 AI-generated material"] },
  Pro: {
    price: "$19",
    features: [
      "50 matches per month",
      "Advanced AI analysis",
      "10 AI materials per month",
      "Interview preparation",
      "Progress analytics",
    ],
  },
  Premium: {
    price: "$49",
    features: [
      "Unlimited matches",
      "Premium AI optimization",
      "Unlimited AI materials",
      "Priority support",
      "Advanced analytics",
    ],
  },
};

test("LP-13, LP-15, DEC-71: three plans on designs 2 and 4, with their limits and no billing period beside the price", async () => {
  for (const path of ["/landing-mockup2", "/landing-mockup4"]) {
    const page = await readPage(user, path);
    for (const [name, { price, features }] of Object.entries(PLANS)) {
      const card = within(page.getByRole("region", { name }));
      expect(textsOf(card.getAllByRole("paragraph")), `${path} ${name}`).toEqual([price]);
      expect(textsOf(card.getAllByRole("listitem")), `${path} ${name}`).toEqual(features);
      expect(hrefOf(card.getByRole("link")), `${path} ${name}`).toBe("/api/login");
    }
  }
});

const IN_ENGLISH = [
  ...FEATURES,
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
