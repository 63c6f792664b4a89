import type { Element } from "domhandler";
import { type SourcePage, SourceError, type SourceReading } from "../source-kind.ts";
import { readMarkedUpPage } from "./page.ts";
import { pageSource } from "./page-source.ts";
import { isMissing, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { readEach } from "./read-each.ts";
import { childrenOf, childText, readXml } from "./xml-document.ts";

const MAX_SITEMAPS = 20;
/** Pages read in one go; with a second between two of them, about five minutes. The others have their turn next time. */
const MAX_PAGES = 300;
const MAX_LISTED = 50_000;

type Listed = { externalId: string; changedAt: Date | null };

async function readSitemaps({ settings, fetch }: SourceReading): Promise<Listed[]> {
  const waiting = [settings.address ?? ""];
  const seen = new Set<string>();
  const pages = new Map<string, Listed>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MAX_SITEMAPS) throw new SourceError(`The sitemap leads to more than ${MAX_SITEMAPS} others.`);
    const answer = await fetch(at, { type: "xml" });
    if (isMissing(answer)) throw new SourceError(`There is no sitemap at ${at} (any more).`);
    const root = readXml(answer.text, ["urlset", "sitemapindex"], new URL(answer.url).hostname);
    waiting.push(...addressesOf(root, "sitemap").map(({ externalId }) => externalId));
    for (const listed of addressesOf(root, "url")) {
      if (!settings.contains || listed.externalId.includes(settings.contains)) pages.set(listed.externalId, listed);
    }
    if (pages.size > MAX_LISTED) throw new SourceError(`The sitemap names more than ${MAX_LISTED} pages.`);
  }
  return [...pages.values()];
}

function addressesOf(root: Element, name: string): Listed[] {
  return childrenOf(root, name).flatMap((entry) => {
    const externalId = webAddress(childText(entry, "loc"));
    return externalId && externalId.length <= 300
      ? [{ externalId, changedAt: readDate(childText(entry, "lastmod")) }]
      : [];
  });
}

function shuffled<Item>(items: Item[]): Item[] {
  const order = items.map((item) => ({ item, at: Math.random() }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

async function readOne(address: string, { fetch }: SourceReading): Promise<SourcePage> {
  const answer = await fetch(address, { type: "html" });
  if (isMissing(answer)) return { postings: [], stillListed: [], leftOut: [] };
  const { postings, leftOut } = readMarkedUpPage(answer);
  // The sitemap's address is the posting's id, so that one that was read is known again.
  const [only, ...others] = postings;
  return only && others.length === 0
    ? { postings: [{ ...only, externalId: address }], stillListed: [], leftOut }
    : { postings: [], stillListed: [], leftOut };
}

export const sitemap = pageSource({
  kind: "sitemap",
  label: "Sitemap",
  hint: "https://example.com/sitemap.xml, of a site that marks its jobs up",
  fields: [
    { name: "contains", label: "Only addresses with", hint: "/jobs/; every page if left empty", isRequired: false },
  ],
  path: /sitemap[^/]{0,100}\.xml/i,
  intervalHours: 6,
  listsEverything: true,
  async *read(reading) {
    const listed = await readSitemaps(reading);
    const fresh = await reading.findFresh(listed);
    const others = listed.filter(({ externalId }) => !fresh.has(externalId));
    // In no order, so that pages which are no postings do not keep the others waiting for ever.
    const ids = shuffled(others.map(({ externalId }) => externalId));
    yield { postings: [], stillListed: [...fresh, ...ids.slice(MAX_PAGES)], leftOut: [] };
    yield* readEach(ids.slice(0, MAX_PAGES), (id) => readOne(id, reading));
  },
});
