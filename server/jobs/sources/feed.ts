import type { Element } from "domhandler";
import { getInnerHTML } from "domutils";
import { z } from "zod";
import { SourceError } from "../source-kind.ts";
import { pageSource } from "./page-source.ts";
import { isMissing, toPage, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { textField, wordsField } from "./record-fields.ts";
import { childrenOf, childText, readXml } from "./xml-document.ts";

const ROOTS = ["rss", "feed", "rdf:RDF"];
/** In this part of the titles a colon has to stand before "Company: Title" is taken for the feed's way. */
const MOSTLY = 0.8;

const ItemSchema = z.object({
  id: wordsField,
  title: wordsField,
  link: textField,
  body: z.string(),
  date: textField,
  company: textField,
  place: textField,
  employment: textField,
});

type Item = z.input<typeof ItemSchema>;

function linkOf(item: Element): string {
  const links = childrenOf(item, "link");
  const page = links.find(({ attribs }) => attribs.href && (attribs.rel ?? "alternate") === "alternate");
  return page?.attribs.href ?? childText(item, "link");
}

/** Atom may hold XHTML as elements; everything else is text, of which HTML is made elsewhere. */
function bodyOf(item: Element): string {
  const [xhtml] = childrenOf(item, "content").filter(({ attribs }) => attribs.type === "xhtml");
  return xhtml ? getInnerHTML(xhtml) : childText(item, "content:encoded", "content", "description", "summary");
}

function recordOf(item: Element): Item {
  const [author] = childrenOf(item, "author");
  const link = linkOf(item);
  return {
    id: childText(item, "guid", "id") || item.attribs["rdf:about"] || link,
    title: childText(item, "title"),
    link,
    body: bodyOf(item),
    date: childText(item, "pubDate", "published", "dc:date", "updated"),
    company:
      childText(item, "job_listing:company", "company", "hiringOrganization", "dc:creator") ||
      (author ? childText(author, "name") : ""),
    place: childText(item, "job_listing:location", "location", "region", "country"),
    employment: childText(item, "job_listing:job_type", "job_type", "employmentType", "type"),
  };
}

function itemsOf(root: Element): Item[] {
  const channel = childrenOf(root, "channel");
  const items = [...channel.flatMap((part) => childrenOf(part, "item")), ...childrenOf(root, "item")];
  return [...items, ...childrenOf(root, "entry")].map(recordOf);
}

function namesCompanies(items: Item[]): boolean {
  const named = items.filter(({ title }) => /^[^:]{2,60}: \S/.test(title));
  return items.length > 1 && named.length >= items.length * MOSTLY;
}

export const feed = pageSource({
  kind: "feed",
  label: "Feed",
  hint: "https://example.com/jobs.rss, RSS or Atom",
  fields: [{ name: "company", label: "Company", hint: "where the feed is of one employer", isRequired: false }],
  path: /\b(rss|atom|feed)\b/i,
  intervalHours: 2,
  listsEverything: false,
  async *read({ settings, fetch }) {
    const address = settings.address ?? "";
    const answer = await fetch(address, { type: "xml", isWhole: true });
    const { hostname } = new URL(answer.url);
    if (isMissing(answer)) throw new SourceError(`There is no feed at this address of ${hostname} (any more).`);
    const items = itemsOf(readXml(answer.text, ROOTS, hostname));
    const isNamed = namesCompanies(items);
    yield toPage(items, {
      schema: ItemSchema,
      id: "id",
      describe(item) {
        const [, company = "", title = ""] = (isNamed && /^([^:]{2,60}): (.+)$/.exec(item.title)) || [];
        return {
          externalId: item.id.slice(0, 300),
          title: title || item.title,
          company: settings.company || company || item.company.slice(0, 200),
          places: item.place ? [item.place.slice(0, 200)] : [],
          description: { kind: "html", content: item.body },
          employment: item.employment.slice(0, 100) || null,
          postedAt: readDate(item.date),
          url: webAddress(item.link, answer.url),
        };
      },
    });
  },
});
