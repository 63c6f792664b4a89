import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { weighPage } from "../setup/page-weight.ts";
import { textOf } from "../setup/text-of.ts";

const PAGES = ["/about", "/faq", "/terms", "/privacy", "/contact", "/pricing"];
const MAX_PAGE_BYTES = 25 * 1024;
const MAX_REQUESTS = 4;

const MESSAGE = {
  firstName: "Ada",
  lastName: "Example",
  email: "ada@example.com",
  subject: "A question",
  message: "Line one\nLine two",
};

let app: SharedApp;
let user: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  user = new HttpClient(app.url);
  await user.signIn({ email: "public-pages@example.com" });
});

function post(client: HttpClient, fields: Record<string, string>): Promise<Response> {
  return client.send("/contact", { method: "POST", body: new URLSearchParams(fields), headers: { Origin: app.url } });
}

test("check 1, RT-08, LP-02: / is the landing page for visitors and the dashboard for users", async () => {
  const hero = "Your Complete AI Career Assistant";
  const landing = await new HttpClient(app.url).open("/");
  expect(landing.status).toBe(200);
  expect(landing.html).toContain(`<h1>${hero}</h1>`);
  expect(landing.html).not.toContain("Top Job Matches");
  const dashboard = await user.open("/");
  expect(dashboard.status).toBe(200);
  expect(dashboard.html).toContain("Top Job Matches");
  expect(dashboard.html).not.toContain(hero);
});

test("RT-02, DEC-03: whose cookie fits no session is a visitor from the first byte", async () => {
  for (const path of ["/", ...PAGES]) {
    const stranger = new HttpClient(app.url);
    for (const [name] of user.cookieHeader.split("; ").map((cookie) => cookie.split("="))) {
      stranger.setCookie(name ?? "", "0".repeat(43));
    }
    const answer = await stranger.open(path);
    expect(answer.status, path).toBe(200);
    expect(answer.html, path).toMatch(/<a href="\/api\/login"[^>]*>Sign In<\/a>/);
  }
});

test("check 4, RT-04, RT-07, NF-01: any other path is the 404 page, for visitors and users", async () => {
  for (const client of [new HttpClient(app.url), user]) {
    for (const path of ["/no-such-page", "/about/us", "/landing-mockup6", "/FAQ2"]) {
      const { status, html } = await client.open(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain("<h1>404 Page Not Found</h1>");
      expect(html, path).toContain("<p>Did you forget to add the page to the router?</p>");
    }
  }
});

test("check 2, RT-01, RT-05: each page is 200 for visitors and the 404 page for users", async () => {
  for (const path of PAGES) {
    expect((await new HttpClient(app.url).open(path)).status, path).toBe(200);
    const answer = await user.open(path);
    expect(answer.status, path).toBe(404);
    expect(answer.html).toContain("404 Page Not Found");
  }
  expect((await post(user, MESSAGE)).status).toBe(404);
});

test("RT-05 the 404 page of a user has no way to sign in and no links to pages that do not exist for users", async () => {
  const { html } = await user.open("/about");
  expect(html).not.toContain("/api/login");
  for (const path of PAGES) expect(html).not.toContain(`href="${path}"`);
});

test("SH-01, SH-02, SH-03, AB-02, FQ-01, DEC-04: one header and footer, and every way in leads to /api/login", async () => {
  for (const path of PAGES) {
    const { html } = await new HttpClient(app.url).open(path);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? "");
    const elsewhere = links.filter((link) => !["/", "/api/login", ...PAGES].includes(link) && !link.startsWith("#"));
    for (const link of elsewhere) expect(link, path).toMatch(/^(mailto:[a-z]+@northfold\.example|tel:\+12125550142)$/);
    expect(links.filter((link) => link === "/api/login").length, path).toBeGreaterThanOrEqual(1);
    expect(html).toMatch(/<a href="\/"[^>]*>Home<\/a>/);
    expect(html).toMatch(/<a href="\/api\/login"[^>]*>Sign In<\/a>/);
    expect(html).toContain("© 2024 Northfold. Empowering careers with AI.");
  }
});

test("CF-16, DEC-69: the buttons without an action are those the specification names, and each is type=button", async () => {
  const buttons = {
    "/": [],
    "/about": [],
    "/faq": ["Live Chat Support", "Contact Support"],
    "/terms": [],
    "/privacy": [],
    "/contact": ["Start Live Chat"],
    "/pricing": ["Contact Sales", "Schedule Demo"],
  };
  for (const [path, names] of Object.entries(buttons)) {
    const { html } = await new HttpClient(app.url).open(path);
    const found = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].filter(([, attributes]) =>
      attributes?.includes('type="button"'),
    );
    expect(
      found.map(([, , text = ""]) => textOf(text).trim()),
      path,
    ).toEqual(names);
    // The message form's own button is the only other one.
    expect(html.match(/<button/g)?.length ?? 0, path).toBe(names.length + (path === "/contact" ? 1 : 0));
  }
});

test("no page runs a script but the contact page's one small file", async () => {
  for (const path of ["/", ...PAGES]) {
    const { html } = await new HttpClient(app.url).open(path);
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    if (path === "/contact") expect(scripts).toEqual(['<script src="/contact-alert.js" defer="">']);
    else expect(scripts, path).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
});

test("DEC-92, DEC-82: the 404 page of an application path keeps a fixed appearance and leads back after sign-in", async () => {
  for (const path of ["/my-resumes", "/ai-materials?tab=all", "/landing-mockup3"]) {
    for (const appearance of ["light", "dark"]) {
      const visitor = new HttpClient(app.url);
      visitor.setCookie("appearance", appearance);
      const { status, html } = await visitor.open(path);
      expect(status).toBe(404);
      expect(html).toContain(`<html lang="en" data-appearance="${appearance}">`);
      expect(html).toContain(`<a href="/api/login?returnTo=${encodeURIComponent(path)}"`);
    }
  }
});

test("pages for visitors bring a style sheet of their own, without the screens' rules", async () => {
  const sheetOf = (html: string) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const visitor = new HttpClient(app.url);
  const forVisitors = sheetOf((await visitor.open("/")).html);
  const forUsers = sheetOf((await user.open("/")).html);
  expect(sheetOf((await visitor.open("/no-such-page")).html)).toBe(forVisitors);
  expect(sheetOf((await user.open("/no-such-page")).html)).toBe(forUsers);
  expect(await (await user.send(forUsers)).text()).toContain(".stats");
  expect(await (await visitor.send(forVisitors)).text()).not.toContain(".stats");
});

test("PERFORMANCE: each page weighs at most 25 KB in at most four requests", async () => {
  for (const path of ["/", ...PAGES]) {
    const { bytes, requests } = await weighPage(new HttpClient(app.url), path);
    expect(requests, path).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(bytes, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

test("each page has a title, a description, a canonical address and a card of its own", async () => {
  const seen = new Set<string>();
  const pages = ["/", ...PAGES];
  for (const path of pages) {
    const { html } = await new HttpClient(app.url).open(path);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(title).toMatch(/ · Northfold$/);
    expect(description.length).toBeGreaterThan(40);
    seen.add(title).add(description);
    const address = new URL(path, app.url).href;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta property="og:description" content="${description}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${app.url}/social-card.png"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  }
  expect(seen.size).toBe(pages.length * 2);
});

test("the card's picture has the size it is announced with, and icons answer where browsers look for them", async () => {
  const visitor = new HttpClient(app.url);
  const { html } = await visitor.open("/");
  const announced = ["width", "height"].map((side) =>
    Number(new RegExp(`<meta property="og:image:${side}" content="(\\d+)"`).exec(html)?.[1]),
  );
  const card = Buffer.from(await (await visitor.send("/social-card.png")).arrayBuffer());
  // A PNG begins with 16 bytes of signature and chunk name; then its width and height.
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual(announced);
  for (const icon of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]) {
    const answer = await visitor.send(icon);
    expect(answer.status, icon).toBe(200);
    expect(answer.headers.get("content-type"), icon).toMatch(/^image\//);
  }
});

test("the product can be installed: its manifest, and icons of the sizes and kinds that it names", async () => {
  const visitor = new HttpClient(app.url);
  const { html } = await visitor.open("/");
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const answer = await visitor.send(address);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone", name: "Northfold" });
  expect(html).toContain(
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${manifest.theme_color}"`,
  );
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await visitor.send(src);
    expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
    const bytes = Buffer.from(await icon.arrayBuffer());
    if (type === "image/png") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("DEC-92 the browser's own bars follow the system, or the appearance that was fixed", async () => {
  const coloursFor = async (appearance: string) => {
    const visitor = new HttpClient(app.url);
    visitor.setCookie("appearance", appearance);
    const { html } = await visitor.open("/");
    return [...html.matchAll(/<meta name="theme-color"(?: media="([^"]+)")? content="([^"]+)"\/>/g)].map(
      ([, media, colour]) => [media, colour],
    );
  };
  expect(await coloursFor("system")).toEqual([
    ["(prefers-color-scheme: light)", "#ffffff"],
    ["(prefers-color-scheme: dark)", "#1b1b1a"],
  ]);
  expect(await coloursFor("dark")).toEqual([[undefined, "#1b1b1a"]]);
});

test("sitemap.xml lists the pages of RT-01, and robots.txt names it and closes none of them", async () => {
  const visitor = new HttpClient(app.url);
  const sitemap = await visitor.send("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(listed.toSorted()).toEqual(["/", ...PAGES].map((path) => app.url + path).toSorted());
  const robots = await (await visitor.send("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map((match) => match[1] ?? "");
  expect(closed).toEqual(["/api/", "/forms/"]);
});

test("TM-01, TM-02, TM-03, TM-04, TM-05, TM-06, TM-07: thirteen numbered sections in their order, and what they state", async () => {
  const { html } = await new HttpClient(app.url).open("/terms");
  expect(headings(html)).toEqual([
    "1. Acceptance of Terms",
    "2. Description of Service",
    "3. Accounts and Registration",
    "4. User Content and Data",
    "5. AI-Generated Content",
    "6. Acceptable Use",
    "7. Payment and Subscriptions",
    "8. Disclaimers and Limitation of Liability",
    "9. Privacy",
    "10. Intellectual Property",
    "11. Termination",
    "12. Changes to Terms",
    "13. Contact",
  ]);
  const text = textOf(html);
  for (const statement of [
    "Last updated: December 2024",
    "remain yours",
    "You grant us a licence to store, process",
    "anonymized, aggregated data",
    "without your consent, except where the law requires it",
    "We do not guarantee its accuracy",
    "You must review everything",
    "auto-renew at the end of each billing period unless cancelled",
    "30 days’ notice of any price change",
    "refund policy",
    "cancel anytime in account settings",
    "limited to the amount you paid us in the 12 months before",
    "Termination by either side may be immediate",
    "by email or in the service",
  ]) {
    expect(text).toContain(statement);
  }
});

test("PV-01, PV-02, PV-03, PV-04, PV-05, PV-06, PV-07, PV-08, PV-09: three commitments, eleven numbered sections in their order, and what they state", async () => {
  const { html } = await new HttpClient(app.url).open("/privacy");
  expect(headings(html)).toEqual([
    "1. Information We Collect",
    "2. How We Use Your Information",
    "3. Information Sharing",
    "4. Data Security",
    "5. Your Rights",
    "6. AI and Machine Learning",
    "7. Data Retention",
    "8. International Data Transfers",
    "9. Children’s Privacy",
    "10. Changes to This Policy",
    "11. Contact Us",
  ]);
  const text = textOf(html);
  const stated = {
    "PV-01": ["Last updated: December 2024"],
    "PV-02": ["Encryption in transit and at rest", "Minimal data collection", "No third-party sharing"],
    "PV-04": [
      "Account information",
      "Resume content",
      "Job preferences",
      "Support communication",
      "Usage data",
      "Device information",
      "IP address",
      "Cookies",
    ],
    "PV-05": [
      "AES-256 encryption at rest",
      "TLS 1.3 in transit",
      "Role-based access for staff, with multi-factor authentication",
      "every quarter",
      "Encrypted backups",
      "within 72 hours",
    ],
    "PV-06": ["Access and portability", "Correction", "Deletion", "Restriction", "Objection", "Withdraw consent"],
    "PV-07": ["inactive accounts is deleted after 2 years", "deleted within 30 days"],
    "PV-08": ["not for people under 16"],
    "PV-09": ["take effect 30 days after", "within 5 business days"],
  };
  for (const [id, statements] of Object.entries(stated)) {
    for (const statement of statements) expect(text, id).toContain(statement);
  }
});

function headings(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((match) => textOf(match[1] ?? "").trim());
}

test("FQ-02, FQ-06, FQ-07, FQ-08, FQ-09, DEC-69: six categories of at least two questions, the four statements word by word", async () => {
  const { html } = await new HttpClient(app.url).open("/faq");
  expect(headings(html).slice(0, 6)).toEqual([
    "Getting Started",
    "AI Features",
    "Job Matching",
    "Analytics & Tracking",
    "Privacy & Security",
    "Pricing & Plans",
  ]);
  const names = [...html.matchAll(/<details name="([^"]+)">/g)].map((match) => match[1]);
  expect(html.match(/<details/g)).toHaveLength(names.length);
  const perCategory = Map.groupBy(names, (name) => name);
  expect(perCategory.size).toBe(6);
  for (const group of perCategory.values()) expect(group.length).toBeGreaterThanOrEqual(2);
  const text = textOf(html);
  for (const statement of [
    "Cancelling keeps premium access until the end of the billing period, then the account reverts to free",
    "A profile is private and employers see it only when the user applies",
    "A user can delete their account and all data from account settings, which is irreversible",
    "New jobs appear within hours of posting and the site scans continuously",
  ]) {
    expect(text).toContain(statement);
  }
});

test("LP-05, LP-14, LP-16: what the copy claims stands on the landing page, in the Help Center and with the plans", async () => {
  const stated = {
    "/": [
      "290+ job listings from major job boards and professional networks",
      "0–100% a score made of parts",
      "98% of a resume’s lines",
      "99.9% of the time",
      "the job listings are a sample set of our own",
    ],
    "/faq": [
      "from 0 to 100 percent",
      "match quality, application activity, interview success rate and use of the AI tools",
      "Questions in four categories, general, technical, behavioral and company-specific, each with a tailored answer",
      "By industry, location, salary range, experience level, company size and match score",
      "PDF, DOC, DOCX and TXT",
    ],
    "/pricing": ["teams and organizations"],
  };
  for (const [path, statements] of Object.entries(stated)) {
    const text = textOf((await new HttpClient(app.url).open(path)).html);
    for (const statement of statements) expect(text, path).toContain(statement);
  }
});

test("PR-06 the pricing questions state what the copy states, and what this release does", async () => {
  const text = textOf((await new HttpClient(app.url).open("/pricing")).html);
  for (const statement of [
    "Plan changes take effect immediately with prorated billing",
    "cards, PayPal, and bank transfer for Enterprise",
    "14-day Professional trial",
    "Cancel anytime with access to the end of the billing period",
    "30-day money-back guarantee on paid plans",
    "Free, $0, 10 matches a month; Pro, $9.99 a month, unlimited matches; Premium, $19.99 a month, unlimited matches",
  ]) {
    expect(text).toContain(statement);
  }
});

/** What is said of the fields that are wrong, each beside its own. */
function besideFields(html: string): string[] {
  const wrong = html.match(/<[^>]+ aria-invalid="true"[^>]*>/g) ?? [];
  return wrong.map((field) => {
    const id = /aria-describedby="[^"]*?([^" ]+)"/.exec(field)?.[1];
    return new RegExp(`id="${id}">([^<]+)<`).exec(html)?.[1] ?? "";
  });
}

test("check 59, DEC-70: an empty or unreadable POST /contact is 400 with a message beside each field", async () => {
  const visitor = new HttpClient(app.url);
  for (const init of [{ body: "" }, { body: new URLSearchParams() }, { body: "{}" }, { body: new FormData() }]) {
    const response = await visitor.send("/contact", { method: "POST", ...init });
    expect(response.status).toBe(400);
    const html = await response.text();
    for (const field of ["first name", "last name", "email address", "subject", "message"]) {
      expect(besideFields(html)).toContainEqual(
        expect.stringMatching(new RegExp(`^Please enter (a|an|your) ${field}\\.`)),
      );
    }
  }
});

test("DEC-70 a message with one wrong field keeps what was typed and names that field alone", async () => {
  const wrong: Partial<typeof MESSAGE>[] = [
    { email: "ada@" },
    { message: "  " },
    { subject: "x".repeat(201) },
    { firstName: "a".repeat(101) },
    { message: "m".repeat(5_001) },
  ];
  for (const change of wrong) {
    const response = await post(new HttpClient(app.url), { ...MESSAGE, ...change });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(besideFields(html)).toHaveLength(1);
    expect(html).toContain('value="Example"');
    for (const value of Object.values(change)) expect(html).toContain(value);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("DEC-70 what was typed comes back as text, never as markup", async () => {
  const typed = '"><script>alert(1)</script></textarea>';
  const response = await post(new HttpClient(app.url), { ...MESSAGE, email: "", subject: typed, message: typed });
  const html = await response.text();
  expect(html).not.toContain("<script>alert(1)");
  expect(html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(2);
});

test("DEC-12 a body over the limit is 413 or cut off, and the process lives", async () => {
  const outcome = await post(new HttpClient(app.url), { ...MESSAGE, message: "m".repeat(1_100_000) }).then(
    async (response) => {
      expect(await response.text()).toContain("This message is too long to be sent.");
      return response.status;
    },
    () => "cut",
  );
  expect([413, "cut"]).toContain(outcome);
  expect((await fetch(`${app.url}/contact`)).status).toBe(200);
});

test("DEC-70 a valid message is answered 303 to /contact, with a notice that is shown once", async () => {
  const visitor = new HttpClient(app.url);
  const response = await post(visitor, MESSAGE);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/contact");
  const first = await visitor.open("/contact");
  expect(first.html).toContain("Thank you for your message!</p>");
  expect(first.html).toContain("<p>We will get back to you within 24 hours.</p>");
  expect(first.html).toContain('role="status"');
  expect((await visitor.open("/contact")).html).not.toContain('role="status"');
});

test("a link out of use that stopped e-mails says how they are chosen, followed or posted, in the reader's language", async () => {
  const client = new HttpClient(app.url);
  for (const method of ["GET", "POST"]) {
    const answer = await client.open("/mail/stop?key=of-long-ago", {
      method,
      headers: { "Accept-Language": "de", Origin: app.url },
    });
    expect(answer.status, method).toBe(404);
    expect(textOf(answer.html), method).toContain("Dieser Link gilt nicht mehr");
  }
});
