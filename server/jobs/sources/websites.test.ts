import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createOutsideDoor } from "../../http/fetch-outside.ts";
import { createHostTurns } from "../../http/outside/host-turns.ts";
import { openSourceFetch } from "../ask-source.ts";
import type { FoundPosting } from "../found-posting.ts";
import type { LeftOut } from "../source-kind.ts";
import { findSourceKind } from "./all-kinds.ts";
import { readMarkedUpPage } from "./page.ts";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";

type Pages = Record<string, { status?: number; type?: string; body: string }>;

/** A website of anybody's, and how a kind of source reads it. */
async function startWebsite(pages: Pages) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const page = pages[request.url ?? ""];
    if (!page) return response.writeHead(404).end();
    response.writeHead(page.status ?? 200, { "Content-Type": page.type ?? "text/html" }).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const door = createOutsideDoor({
    userAgent: "Test/1.0",
    turns: createHostTurns(),
    ports: [String(port)],
    isAllowed: (address) => address === "127.0.0.1",
    resolve: (_, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  onTestFinished(async () => {
    await door.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const origin = `http://jobs.test:${port}`;
  async function read(name: string, settings: Record<string, string>, fresh: string[] = []) {
    const kind = findSourceKind(name)!;
    const signal = AbortSignal.timeout(20_000);
    const options = { door, baseUrl: null, pausesMs: [], gapMs: 0 };
    const all = { postings: [] as FoundPosting[], stillListed: [] as string[], leftOut: [] as LeftOut[] };
    const pages = kind.read({
      settings: kind.checkSettings(settings),
      keys: {},
      now: new Date(),
      signal,
      fetch: openSourceFetch(kind, { signal, validators: null, options }).fetch,
      findFresh: async () => new Set(fresh),
    });
    for await (const page of pages) {
      all.postings.push(...page.postings);
      all.stillListed.push(...page.stillListed);
      all.leftOut.push(...page.leftOut);
    }
    return all;
  }
  return { origin, asked, read };
}

const PAGE_URL = "https://www.example.com/careers/12";

function jsonLd(thing: unknown): string {
  const text = typeof thing === "string" ? thing : JSON.stringify(thing);
  return `<!doctype html><html lang="en"><head><script type="application/ld+json">${text}</script></head></html>`;
}

function readOnly(html: string): FoundPosting {
  const { postings, leftOut } = readMarkedUpPage({ text: html, url: PAGE_URL });
  expect(leftOut).toEqual([]);
  expect(postings).toHaveLength(1);
  return postings[0]!;
}

const THING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Nurse &amp; Midwife",
  description: "<p>Care for people.</p><ul><li>Nights</li></ul>",
  identifier: { "@type": "PropertyValue", name: "Acme", value: "R-77" },
  datePosted: "2026-09-01",
  validThrough: "2026-12-24",
  employmentType: ["FULL_TIME", "PART_TIME"],
  hiringOrganization: { "@type": "Organization", name: "Acme Clinic", logo: "/logo.png" },
  jobLocation: {
    "@type": "Place",
    address: { addressLocality: "Lyon", addressRegion: "ARA", addressCountry: { "@type": "Country", name: "FR" } },
  },
  baseSalary: { currency: "EUR", value: { minValue: 40_000, maxValue: "52,000", unitText: "YEAR" } },
};

test("a page's JSON-LD is read as it is meant", () => {
  expect(readOnly(jsonLd(THING))).toEqual({
    externalId: PAGE_URL,
    title: "Nurse & Midwife",
    company: "Acme Clinic",
    places: [{ city: "Lyon", region: "ARA", country: "FR" }],
    workplace: null,
    description: { kind: "html", content: THING.description },
    pay: { least: 40_000, most: 52_000, currency: "EUR", period: "year" },
    employment: "full time, part time",
    postedAt: new Date("2026-09-01T00:00:00Z"),
    closesAt: new Date("2026-12-24T23:59:59.999Z"),
    language: null,
    url: PAGE_URL,
    applyUrl: null,
    requisition: "R-77",
    companyLogo: "https://www.example.com/logo.png",
  });
});

test("it is found in lists, graphs and odd wrappings, past scripts that are broken", () => {
  const text = JSON.stringify(THING);
  const wrapped = [
    `[${text}]`,
    `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},${text}]}`,
    text.replace('"JobPosting"', '["Thing","JobPosting"]'),
    text.replace('"JobPosting"', '"http://schema.org/JobPosting"'),
    `{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${text}}]}`,
    `<!-- ${text} -->`,
    `/*<![CDATA[*/ ${text} /*]]>*/`,
    `${text};`,
    text.replace("Care for people.", "Care\nfor\tpeople."),
  ];
  for (const script of wrapped) {
    const html = `<script type="application/ld+json">{"broken": </script>${jsonLd(script)}`;
    expect(readOnly(html).title, script.slice(0, 60)).toBe("Nurse & Midwife");
  }
});

test("the usual mistakes are read past, and what can be read in two ways stays unknown", () => {
  const read = (changed: object) => readOnly(jsonLd({ ...THING, ...changed }));
  expect(read({ hiringOrganization: "Acme" }).company).toBe("Acme");
  expect(read({ jobLocation: "Lyon, France" }).places).toEqual(["Lyon, France"]);
  expect(read({ jobLocation: { address: "75008 Paris" } }).places).toEqual(["75008 Paris"]);
  expect(read({ jobLocation: [{ address: { addressLocality: "Bern" } }, { name: "Ulm" }] }).places).toEqual([
    { city: "Bern", region: null, country: null },
    "Ulm",
  ]);
  const remote = {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ name: "France" }, { name: "Spain" }],
  };
  expect(read(remote)).toMatchObject({ workplace: "remote", places: ["France", "Spain"] });
  expect(read({ jobLocationType: "TELECOMMUTE" })).toMatchObject({
    workplace: "remote",
    places: [{ city: "Lyon", region: "ARA", country: "FR" }],
  });
  expect(read({ employmentType: "FULL_TIME, PART_TIME" }).employment).toBe("full time, part time");
  expect(read({ identifier: "R1" }).requisition).toBe("R1");
  const pays: [unknown, unknown][] = [
    [
      { currency: "EUR", unitText: "HOUR", value: 18.5 },
      { least: 18.5, most: 18.5, currency: "EUR", period: "hour" },
    ],
    [
      { currency: "usd", value: { value: "60000", unitText: "ANNUAL" } },
      { least: 60_000, most: 60_000, currency: "USD", period: "year" },
    ],
    [{ currency: "EUR", value: { minValue: 0, maxValue: 0 } }, null],
    [
      { currency: "EUR", value: { minValue: 3_000 } },
      { least: 3_000, most: null, currency: "EUR", period: null },
    ],
    ["€45.000 per year", { text: "€45.000 per year" }],
    ["Competitive", null],
    [45_000, { text: "45000" }],
    [null, null],
  ];
  for (const [baseSalary, pay] of pays) expect(read({ baseSalary }).pay, JSON.stringify(baseSalary)).toEqual(pay);
  const dates: [unknown, string | null][] = [
    ["2026-09-01T10:00:00", "2026-09-01T10:00:00.000Z"],
    ["2026-09-01T10:00:00+02:00", "2026-09-01T08:00:00.000Z"],
    ["25/12/2025", "2025-12-25T00:00:00.000Z"],
    ["03/04/2026", null],
    [1_788_300_000, "2026-09-01T22:00:00.000Z"],
    ["soon", null],
    [undefined, null],
  ];
  for (const [datePosted, iso] of dates) {
    expect(read({ datePosted }).postedAt?.toISOString() ?? null, String(datePosted)).toBe(iso);
  }
});

test("a page of several postings tells them apart, by address, number or words", () => {
  const things = [
    { ...THING, url: "/careers/1" },
    { ...THING, title: "Doctor", url: undefined, identifier: "R2" },
    { ...THING, title: "Porter", url: undefined, identifier: undefined },
  ];
  const { postings } = readMarkedUpPage({ text: jsonLd(things), url: PAGE_URL });
  expect(postings.map(({ externalId, url }) => [externalId.slice(0, 60), url])).toEqual([
    ["https://www.example.com/careers/1", "https://www.example.com/careers/1"],
    [`${PAGE_URL}#R2`, PAGE_URL],
    [expect.stringMatching(/^https:\/\/www\.example\.com\/careers\/12#Porter/), PAGE_URL],
  ]);
});

test("microdata is read where there is no JSON-LD", () => {
  const html = `<main><div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Welder</h1>
    <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
      <b itemprop="name">Acme Ship</b><img itemprop="logo" src="https://example.com/l.png"></span>
    <div itemprop="description"><p>Weld.</p><ul><li>Ships</li></ul></div>
    <time itemprop="datePosted" datetime="2026-09-14">two months ago</time>
    <meta itemprop="employmentType" content="FULL_TIME"><meta itemprop="employmentType" content="CONTRACTOR">
    <div itemprop="jobLocation" itemscope><div itemprop="address" itemscope>
      <span itemprop="addressLocality">Kiel</span><span itemprop="addressCountry">DE</span></div></div>
    <div itemprop="baseSalary" itemscope><meta itemprop="currency" content="EUR">
      <div itemprop="value" itemscope><meta itemprop="value" content="25"><meta itemprop="unitText" content="HOUR"></div></div>
  </div></main>`;
  expect(readOnly(html)).toMatchObject({
    title: "Welder",
    company: "Acme Ship",
    description: { kind: "html", content: "<p>Weld.</p><ul><li>Ships</li></ul>" },
    postedAt: new Date("2026-09-14T00:00:00Z"),
    employment: "full time, contractor",
    places: [{ city: "Kiel", region: null, country: "DE" }],
    pay: { least: 25, most: 25, currency: "EUR", period: "hour" },
    companyLogo: "https://example.com/l.png",
  });
});

test("pages that are none, or are made to hurt, give nothing or a sentence, in little time", async () => {
  const read = (text: string) => readMarkedUpPage({ text, url: PAGE_URL });
  for (const text of [
    "",
    "<p>No jobs.</p>",
    jsonLd({ "@type": "Person", name: "x" }),
    jsonLd("null"),
    jsonLd("[[[["),
  ]) {
    expect(read(text).postings).toEqual([]);
  }
  expect(read(jsonLd({ "@type": "JobPosting" })).postings).toEqual([]);
  expect(read(jsonLd({ ...THING, title: { a: 1 }, description: 7, jobLocation: 5 })).postings).toEqual([]);
  await expectQuick(5_000, () => {
    for (const deep of ["<div>", '<div itemscope itemtype="x/JobPosting" itemprop="a">']) {
      expect(() => read(deep.repeat(50_000))).toThrow("nested too deep");
    }
    expect(read(jsonLd(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).postings).toEqual([]);
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...THING, identifier: `R${at}` }));
    expect(read(jsonLd(many)).postings).toHaveLength(2_000);
    expect(read(`<script type="application/ld+json">${"{".repeat(500_000)}`).postings).toEqual([]);
  });
});

test("DEC-100 a page as a source: its postings by its host's name, none once it is gone", async () => {
  const pages: Pages = { "/careers": { body: jsonLd([THING, { ...THING, title: "Doctor", identifier: "R2" }]) } };
  const { origin, read } = await startWebsite(pages);
  const settings = { address: `${origin}/careers` };
  expect((await read("page", settings)).postings.map(({ title }) => title)).toEqual(["Nurse & Midwife", "Doctor"]);
  expect(findSourceKind("page")?.sourceOf({ address: PAGE_URL })).toBe("example.com");
  delete pages["/careers"];
  expect((await read("page", settings)).postings).toEqual([]);
  pages["/careers"] = { status: 500, body: "" };
  await expect(read("page", settings)).rejects.toThrow("jobs.test answers with an error (500).");
});

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:job_listing="https://example.com/ns"><channel><title>Jobs</title>
  <item><title>Acme: Nurse &amp; Midwife</title><link>https://example.com/1</link><guid isPermaLink="false">g-1</guid>
    <pubDate>Tue, 01 Sep 2026 07:30:00 GMT</pubDate><description>&lt;p&gt;Care&lt;/p&gt;</description>
    <region>Anywhere</region></item>
  <item><title>Umbrella: Doctor</title><link>/2</link><pubDate>Wed, 02 Sep 2026 09:00:00 +0200</pubDate>
    <description>short</description><content:encoded><![CDATA[<p>Long &amp; good</p>]]></content:encoded>
    <job_listing:company>Umbrella Ltd</job_listing:company></item></channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><id>urn:1</id><title>Porter</title>
  <link rel="self" href="https://example.com/self"/><link href="https://example.com/porter"/>
  <updated>2026-09-03T00:00:00Z</updated><author><name>Acme</name></author>
  <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Carry</p></div></content></entry></feed>`;

test("DEC-100 RSS and Atom feeds", async () => {
  const { origin, read } = await startWebsite({
    "/rss": { type: "application/rss+xml", body: RSS },
    "/atom": { type: "text/html", body: ATOM },
    "/half": { type: "text/xml", body: RSS.slice(0, RSS.length / 2) },
    "/page": { body: "<!doctype html><html><body>Maintenance</body></html>" },
    "/bomb": {
      type: "text/xml",
      body: `<!DOCTYPE rss [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
<rss><channel><item><title>&b; &c;</title><link>https://example.com/1</link></item></channel></rss>`,
    },
  });
  const feed = (path: string, company = "") => read("feed", { address: `${origin}${path}`, company });
  expect((await feed("/rss")).postings).toMatchObject([
    {
      externalId: "g-1",
      title: "Nurse & Midwife",
      company: "Acme",
      places: ["Anywhere"],
      description: { kind: "html", content: "<p>Care</p>" },
      postedAt: new Date("2026-09-01T07:30:00Z"),
      url: "https://example.com/1",
    },
    {
      externalId: "/2",
      title: "Doctor",
      company: "Umbrella",
      description: { content: "<p>Long &amp; good</p>" },
      postedAt: new Date("2026-09-02T07:00:00Z"),
      url: `${origin}/2`,
    },
  ]);
  expect((await feed("/atom")).postings).toMatchObject([
    { externalId: "urn:1", title: "Porter", company: "Acme", url: "https://example.com/porter" },
  ]);
  expect((await feed("/atom")).postings[0]?.description.content).toContain("<p>Carry</p>");
  expect((await feed("/atom", "My Employer")).postings[0]?.company).toBe("My Employer");
  await expect(feed("/half")).rejects.toThrow("The answer of jobs.test breaks off.");
  await expect(feed("/page")).rejects.toThrow("jobs.test answers with a web page instead of jobs.");
  await expect(feed("/gone")).rejects.toThrow("There is no feed at this address");
  expect((await feed("/bomb")).postings[0]?.title).toBe("&b; &c;");
});

test("DEC-100 a sitemap of jobs: pages that changed are read, a bad one loses no other, one that is gone is closed", async () => {
  const pages: Pages = {};
  const { origin, read, asked } = await startWebsite(pages);
  const job = (title: string) => ({ body: jsonLd({ ...THING, title }) });
  const entry = (path: string) => `<url><loc>${origin}${path}</loc><lastmod>2026-09-01</lastmod></url>`;
  Object.assign(pages, {
    "/sitemap.xml": {
      type: "application/xml",
      body: `<sitemapindex><sitemap><loc>${origin}/jobs.xml</loc></sitemap></sitemapindex>`,
    },
    "/jobs.xml": {
      type: "text/xml",
      body: `<urlset>${["/jobs/1", "/jobs/2", "/jobs/3", "/jobs/4", "/jobs/5", "/about"].map(entry).join("")}</urlset>`,
    },
    "/jobs/1": job("One"),
    "/jobs/2": job("Two"),
    "/jobs/3": { body: "<p>closed</p>" },
    "/jobs/5": { status: 500, body: "" },
  });
  const settings = { address: `${origin}/sitemap.xml`, contains: "/jobs/" };
  const all = await read("sitemap", settings, [`${origin}/jobs/2`]);
  expect(all.postings.map(({ externalId, title }) => [externalId, title])).toEqual([[`${origin}/jobs/1`, "One"]]);
  expect(all.stillListed).toEqual([`${origin}/jobs/2`]);
  expect(all.leftOut).toEqual([
    { externalId: `${origin}/jobs/5`, record: `${origin}/jobs/5`, why: "jobs.test answers with an error (500)." },
  ]);
  expect(asked).not.toContain("/about");
  pages["/jobs.xml"] = { status: 500, body: "" };
  await expect(read("sitemap", settings)).rejects.toThrow("(500)");
});
