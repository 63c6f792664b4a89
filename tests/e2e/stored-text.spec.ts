import mammoth from "mammoth";
import type { Page } from "playwright/test";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { startModelServer } from "../emulators/openai.ts";
import { EMAIL, makeHostileAccount } from "../fixtures/hostile-account.ts";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { expect, test } from "./journey.ts";

const MAX_SCREENS = 120;
const IS_FILE = /\/download\b|\/original$|\.csv$|\/export$|\/account\/files$/;
const SAFE = new Set(["http:", "https:", "mailto:"]);

/** What opens over several screens in the same way; once is enough. */
const OVER_ALL = /^(dialog=(upload|account|plans|receipt|rename|reupload)|(tab|edit)=.*|version)$/;

/** What tells one screen from another in an address: ids, numbers and free text are left out. */
function traitsOf({ pathname, searchParams }: URL): string[] {
  const place = pathname.replace(/[0-9a-f]{24}|hostile-\d+/g, ":id");
  const path = /^[\w/:.-]*$/.test(place) ? place : "/:text";
  const chosen = [...searchParams].map(([name, value]) => (/^[a-z][a-z-]*$/.test(value) ? `${name}=${value}` : name));
  return [path, ...chosen.map((each) => (OVER_ALL.test(each) ? `?${each}` : `${path}?${each}`))];
}

/** What the crawl has to have come by. */
const SCREENS = [
  ...["/my-resumes", "/ai-materials", "/analytics", "/api/jobs/:id/posting", "/:text"],
  ...["upload", "account", "plans", "receipt", "rename", "reupload"].map((dialog) => `?dialog=${dialog}`),
  ...["overview", "skills", "experience", "education", "read", "changes"].map((tab) => `?tab=${tab}`),
  ...["experience", "education", "place", "wishes"].map((edit) => `?edit=${edit}`),
  ...["?version", "/my-resumes?dialog=delete", "/analytics?list=applications"],
  ...["view", "letter", "company", "mode=edit", "dialog=edit", "dialog=delete", "dialog=evidence"].map(
    (each) => `/ai-materials?${each}`,
  ),
];

type Seen = { links: string[]; addresses: string[]; faults: string[] };

/** What stands on the screen, also in what is closed. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    const made = all.filter(({ attributes }) => [...attributes].some(({ name }) => /^on|^data-ran/i.test(name)));
    const pointing = ["href", "src", "action", "formaction", "xlink:href", "srcdoc", "data"];
    const state = window as unknown as { ran?: unknown; reports: string[] };
    return {
      links: [...document.links].map(({ href }) => href),
      addresses: all.flatMap((element) => pointing.flatMap((name) => element.getAttribute(name) ?? [])),
      faults: [
        ...made.map(({ outerHTML }) => `an element: ${outerHTML.slice(0, 120)}`),
        ...(state.ran === undefined ? [] : ["something ran"]),
        ...state.reports,
      ],
    };
  });
}

/** Collects all that must not happen on any screen of this page. */
async function watch(page: Page, faults: string[]): Promise<void> {
  const note = (what: string) => faults.push(`${page.url()}: ${what}`);
  page.on("dialog", (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("status of 404")) note(message.text());
  });
  page.on("pageerror", (error) => note(error.message));
  await page.addInitScript(() => {
    const state = window as unknown as { reports: string[] };
    state.reports = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      state.reports.push(`the policy stopped ${violatedDirective} ${blockedURI}`);
    });
  });
}

async function inspect(page: Page, faults: string[]): Promise<Seen> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
  const seen = await look(page);
  for (const address of seen.addresses) {
    const { protocol } = new URL(address, page.url());
    if (!SAFE.has(protocol)) seen.faults.push(`leads to ${address}`);
  }
  faults.push(...seen.faults.map((fault) => `${page.url()}: ${fault}`));
  return seen;
}

/** Opens every screen that links lead to from these, and gives what told them apart, and the files they link to. */
async function crawl(page: Page, from: string[], faults: string[]): Promise<{ traits: Set<string>; files: string[] }> {
  const traits = new Set<string>();
  const files: string[] = [];
  const queue = from.map((address) => new URL(address));
  let screens = 0;
  for (let url = queue.shift(); url && screens < MAX_SCREENS; url = queue.shift()) {
    const own = traitsOf(url);
    if (own.every((trait) => traits.has(trait))) continue;
    for (const trait of own) traits.add(trait);
    if (IS_FILE.test(url.pathname)) {
      files.push(url.href);
      continue;
    }
    screens += 1;
    await page.goto(url.href);
    const { links } = await inspect(page, faults);
    for (const link of links) {
      const next = new URL(link);
      if (next.origin === url.origin && !next.pathname.startsWith("/api/log")) queue.push(next);
    }
  }
  expect(screens).toBeLessThan(MAX_SCREENS);
  return { traits, files };
}

/** What a file would do in the program that opens it; null = nothing. */
async function faultOfFile(client: HttpClient, address: string): Promise<string | null> {
  const response = await client.send(address);
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200) return `${response.status}`;
  if (!response.headers.get("content-disposition")?.startsWith("attachment")) return "is shown, not stored";
  if (response.headers.get("x-content-type-options") !== "nosniff") return "may be taken for something else";
  if (/html|svg|xml;/.test(type)) return `is ${type}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8");
  if (type.includes("csv") && /(^|,|\n|")[=+@-](?!\d)/m.test(text.replaceAll('""', "").replaceAll("\"'", "'"))) {
    return "holds a formula";
  }
  if (type.includes("pdf") && /\/(JavaScript|JS|URI|OpenAction|Launch)\b/.test(bytes.toString("latin1"))) return "acts";
  if (type.includes("wordprocessingml")) {
    const { value } = await mammoth.convertToHtml({ buffer: bytes });
    if (/<a [^>]*href="(?!https?:|mailto:)/i.test(value)) return "links to something that runs";
  }
  return null;
}

async function openAs(page: Page, client: HttpClient): Promise<void> {
  const cookies = client.cookieHeader.split("; ").map((pair) => pair.split("="));
  await page.context().addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url: client.base })));
}

type Place = { app: App; client: HttpClient; page: Page; faults: string[] };

const uploadedIn = async (client: HttpClient) =>
  (await client.json<ResumeView[]>("/api/resumes")).findLast(({ name }) => name.startsWith("CV "))?.id;

/** Works in an app of its own that holds hostile text wherever it can, and gives what of it was more than text. */
async function inHostilePlace(page: Page, work: (place: Place) => Promise<void>): Promise<string[]> {
  const model = await startModelServer("markup");
  const app = await startApp({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url });
  const faults: string[] = [];
  try {
    const client = await makeHostileAccount(app);
    expect(model.requests.length).toBeGreaterThan(0);
    await openAs(page, client);
    await watch(page, faults);
    await work({ app, client, page, faults });
    // What the screen may load later would be refused by an app that has stopped.
    await page.close();
  } finally {
    await app.stop();
    await model.stop();
  }
  return faults;
}

async function openAsAdmin({ app, page }: Place): Promise<HttpClient> {
  const admin = new HttpClient(app.url);
  await admin.signIn({ persona: "admin" });
  await page.context().clearCookies();
  await openAs(page, admin);
  return admin;
}

const TYPED = encodeURIComponent(HOSTILE_TEXTS[5] ?? "");

// Nothing runs without JavaScript.
test("SECURITY row 46: stored text never runs on the screens that show most of it", { tag: "@scripted" }, async ({
  page,
}) => {
  const inspected = async ({ app, faults }: Place, path: string) => {
    await page.goto(app.url + path);
    return inspect(page, faults);
  };
  const faults = await inHostilePlace(page, async (place) => {
    const { client } = place;
    const letters = await client.json<{ id: string }[]>("/api/cover-letters");
    for (const path of [
      ...["/?versions=all", `/?view=${await uploadedIn(client)}&tab=read`, "/?dialog=account", "/my-resumes"],
      ...["/ai-materials", `/ai-materials?letter=${letters.at(-1)?.id}`, "/analytics?list=applications"],
      ...["/api/jobs/hostile-4/posting", `/${TYPED}`, `/?sort=${TYPED}&view=${TYPED}`],
    ]) {
      const { links } = await inspected(place, path);
      const file = links.find((link) => IS_FILE.test(new URL(link).pathname));
      const fault = file ? await faultOfFile(client, file) : null;
      if (fault) place.faults.push(`${file}: ${fault}`);
    }
    await openAsAdmin(place);
    for (const path of ["/admin", `/admin?q=${TYPED}&view=audit`, "/admin?view=payments"]) await inspected(place, path);
  });
  expect(faults).toEqual([]);
});

test("SECURITY row 46: stored text never runs, on no screen and in no file that a link leads to", {
  tag: ["@scripted", "@long"],
}, async ({ page }) => {
  test.setTimeout(300_000);
  const faults = await inHostilePlace(page, async (place) => {
    const { app, client, faults } = place;
    const to = (path: string) => app.url + path;
    const typed = [`/${TYPED}`, `/?sort=${TYPED}&view=${TYPED}`, `/analytics?list=applications&score=${TYPED}`];
    // Of all its resumes only the oldest, the uploaded one, has earlier versions.
    const uploaded = `/?view=${await uploadedIn(client)}&tab=read`;
    const from = ["/", uploaded, "/api/jobs/hostile-4/posting", ...typed];
    const { traits, files } = await crawl(page, from.map(to), faults);
    for (const trait of SCREENS) expect(traits).toContain(trait);
    for (const file of files) {
      const fault = await faultOfFile(client, file);
      if (fault) faults.push(`${file}: ${fault}`);
    }
    expect(files.length).toBeGreaterThan(10);

    await page.goto(to("/"));
    for (const name of [/^My Resumes/, /^AI Materials/, /^Analytics/]) {
      await page.getByRole("banner").getByRole("link", { name }).first().click();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await inspect(page, faults);
    }

    const admin = await openAsAdmin(place);
    const panel = await crawl(page, [to("/admin"), to(`/admin?q=${TYPED}&view=audit`)], faults);
    for (const view of ["payments", "audit", "system"]) expect(panel.traits).toContain(`/admin?view=${view}`);
    const csv = await faultOfFile(admin, to("/admin/audit.csv"));
    if (csv) faults.push(`audit.csv: ${csv}`);
    const { id } = await client.json<{ id: string }>("/api/auth/user");
    const switched = await admin.send("/api/admin/switch-user", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ userId: id }),
    });
    expect(switched.status).toBe(200);
    await openAs(page, admin);
    await page.goto(to("/my-resumes"));
    await expect(page.getByText(`Viewing as ${EMAIL}`)).toBeVisible();
    await inspect(page, faults);
  });
  expect(faults).toEqual([]);
});
