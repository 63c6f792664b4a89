import { pick } from "../invented-postings.ts";
import type { Advert, Block } from "./advert.ts";
import type { Copy, Mutation, Part } from "./fourth-copy.ts";
import { someOf } from "./invent-job.ts";
import type { Chance } from "./pair-ways.ts";

/** What sites do to one and the same posting; written before the rules were measured by it. */
const change = (of: Part, name: string, make: (chance: Chance, copy: Copy) => Copy | null): Mutation => ({
  of,
  name: `${of}: ${name}`,
  change: make,
});
const digits = (chance: Chance, count: number) => String(Math.floor((1 + 9 * chance()) * 10 ** (count - 1)));

const title = (name: string, make: (title: string, chance: Chance, advert: Advert) => string) =>
  change("title", name, (chance, copy) => {
    const made = make(copy.advert.title, chance, copy.advert);
    return made === copy.advert.title ? null : { ...copy, advert: { ...copy.advert, title: made } };
  });
const company = (name: string, make: (company: string, chance: Chance) => string) =>
  change("company", name, (chance, copy) => {
    const made = make(copy.advert.company, chance);
    return made === copy.advert.company ? null : { ...copy, told: { ...copy.told, company: made } };
  });
const place = (name: string, make: (town: Advert["town"], chance: Chance) => string[]) =>
  change("place", name, (chance, copy) => ({
    ...copy,
    told: { ...copy.told, places: make(copy.advert.town, chance) },
  }));
const blocks = (name: string, make: (blocks: Block[], chance: Chance, advert: Advert) => Block[]) =>
  change("blocks", name, (chance, copy) => {
    const made = make(copy.advert.blocks, chance, copy.advert).filter(({ lines }) => lines.length > 0);
    return made.length === 0 ? null : { ...copy, advert: { ...copy.advert, blocks: made } };
  });
const writing = (name: string, make: (content: string, chance: Chance) => string) =>
  change("writing", name, (chance, copy) => ({ ...copy, after: [...copy.after, (content) => make(content, chance)] }));
const fields = (name: string, make: (chance: Chance) => Copy["told"]) =>
  change("fields", name, (chance, copy) => ({ ...copy, told: { ...copy.told, ...make(chance) } }));

/** One letter of a word left out, doubled, or changed about with the next. */
function misspelled(word: string, chance: Chance): string {
  const at = 1 + Math.floor(chance() * (word.length - 2));
  const [letter = "", next = ""] = word.slice(at);
  return pick(chance, [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + next + letter + word.slice(at + 2),
  ]);
}

const LETTERS = /[\p{L}]{5,}/gu;
const misspellSome = (content: string, share: number, chance: Chance) =>
  content.replace(LETTERS, (word) => (chance() < share ? misspelled(word, chance) : word));
const misspellOne = (content: string, chance: Chance) => {
  const words = content.match(LETTERS) ?? [];
  if (words.length === 0) return content;
  const word = pick(chance, words);
  return content.replace(word, misspelled(word, chance));
};
const keep = (lines: Block[], share: number, chance: Chance) => lines.filter(() => chance() < share);

const TITLES = [
  title("shouted or whispered", (told, chance) => pick(chance, [told.toUpperCase(), told.toLowerCase()])),
  title("town behind", (told, chance, { town }) =>
    pick(chance, [
      `${told} - ${town.city}`,
      `${told} (${town.city}, ${town.code || town.country})`,
      `${told} in ${town.city}`,
    ]),
  ),
  title("firm beside", (told, chance, { company: firm }) =>
    pick(chance, [`${told} @ ${firm}`, `${told} at ${firm}`, `${firm} - ${told}`, `${told} | ${firm}`]),
  ),
  title("number", (told, chance) =>
    pick(chance, [
      `${told} [#${digits(chance, 5)}]`,
      `${told} (Job ID: R00${digits(chance, 5)})`,
      `${told} - REQ${digits(chance, 6)}`,
    ]),
  ),
  title(
    "genders",
    (told, chance) => `${told} ${pick(chance, ["(f/m/x)", "(all genders)", "m/w/d", "(M/F/D)", "(gn)", "(w/m/x)"])}`,
  ),
  title("stars", (told, chance) =>
    pick(chance, [`*** ${told} ***`, `🚀 ${told} 🚀`, `${told}!!!`, `⭐ ${told}`, `>> ${told} <<`]),
  ),
  title("a slip of a letter", misspellOne),
  title("a call", (told, chance) =>
    pick(chance, [
      `Vacancy: ${told}`,
      `Opening for ${told}`,
      `Looking for a ${told}`,
      `${told} needed`,
      `${told} wanted - apply now`,
    ]),
  ),
  title("a hurry", (told, chance) =>
    pick(chance, [`URGENT: ${told}`, `${told} - Immediate Start`, `${told} - Start ASAP`, `Immediate hire - ${told}`]),
  ),
  title("hours and contract", (told, chance) =>
    pick(chance, [
      `${told} (Full-Time)`,
      `${told} - Permanent`,
      `Full time ${told}`,
      `${told}, 40 hours`,
      `${told} (permanent, full-time)`,
    ]),
  ),
  title("pay", (told, chance) =>
    pick(chance, [
      `${told} - $${20 + Math.floor(chance() * 40)}/hr`,
      `${told} | up to €${50 + Math.floor(chance() * 40)}.000`,
    ]),
  ),
  title("spaces and marks", (told) => `  ${told.replaceAll(" ", "  ").replaceAll("&", "and").replaceAll("-", " ")} `),
  title("escaped", (told) => told.replaceAll("&", "&amp;").replaceAll("/", " / ").replaceAll("'", "’")),
  title("words changed about", (told) => {
    const words = told.split(" ");
    return words.length < 2 ? told : `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
  }),
  title("cut", (told) => (told.length > 24 ? `${told.slice(0, 20)}…` : told)),
];

const FIRMS = [
  company(
    "legal form",
    (told, chance) =>
      told + pick(chance, [", Inc.", " LLC", " GmbH & Co. KG", " Ltd", " S.A.", " AG", " Corp.", " B.V.", " plc"]),
  ),
  company("shouted", (told) => told.toUpperCase()),
  company("the", (told) => `The ${told}`),
  company("and", (told) => told.replaceAll(" & ", " and ")),
  company("a slip of a letter", (told, chance) => (told.length > 9 ? misspellOne(told, chance) : told)),
  company("not told", (_told, chance) => pick(chance, ["", "", "Confidential", "Undisclosed"])),
  company(
    "its careers page",
    (told, chance) => told + pick(chance, [" Careers", " Jobs", " - Careers", " (Official)", " HR"]),
  ),
  company("on an exchange", (told) => `${told} (NYSE: ${told.slice(0, 3).toUpperCase()})`),
  company("hyphens", (told) => told.replaceAll(" ", "-")),
];

const PLACES = [
  place("state and country", ({ city, region, country }) => [`${city}, ${region}, ${country}`]),
  place("country first", ({ city, region, country }) => [`${country} - ${region} - ${city}`]),
  place("small letters", ({ city, code }) => [`${city}${code ? ` ${code}` : ""}`.toLowerCase()]),
  place("postcode", ({ city, code, country }, chance) => [
    code ? `${city}, ${code} ${digits(chance, 5)}` : `${digits(chance, 5)} ${city}, ${country}`,
  ]),
  place("not told", () => []),
  place("country alone", ({ country }) => [country]),
  place("area", ({ city }, chance) => [
    pick(chance, [`${city} Metropolitan Area`, `Greater ${city} Area`, `${city} Metro`, `${city} (on-site)`]),
  ]),
  place("several", ({ city, country }, chance) =>
    someOf(chance, [`${city}, ${country}`, "Lisbon, Portugal", "Oslo, Norway"], 3),
  ),
  place("twice", ({ city, region, country }) => [`${city}, ${region}`, `${city}, ${country}`]),
];

const BLOCKS = [
  blocks("one in ten paragraphs left out", (told, chance) => keep(told, 0.9, chance)),
  blocks("one in four left out", (told, chance) => keep(told, 0.75, chance)),
  blocks("half left out", (told, chance) => keep(told, 0.5, chance)),
  blocks("some lines left out", (told, chance) =>
    told.map((block) => ({ ...block, lines: block.lines.filter(() => chance() < 0.8) })),
  ),
  blocks("paragraphs in another order", (told, chance) => someOf(chance, told, told.length)),
  blocks("items in another order", (told, chance) =>
    told.map((block) => ({ ...block, lines: someOf(chance, block.lines, block.lines.length) })),
  ),
  blocks("another order and some left out", (told, chance) => keep(someOf(chance, told, told.length), 0.7, chance)),
  blocks("headings left out", (told) => told.map((block) => ({ ...block, heading: "" }))),
  blocks("a paragraph twice", (told, chance) => [...told, pick(chance, told)]),
  blocks("a teaser of the site's before it", (told, _chance, { title: job, company: firm }) => [
    {
      kind: null,
      heading: "",
      lines: [`${firm} has an opening for the position of ${job}. See the details below and apply within minutes.`],
    },
    ...told,
  ]),
  blocks("the site's legal words behind it", (told) => [
    ...told,
    {
      kind: null,
      heading: "Equal employment",
      lines: [
        "All qualified applicants are considered without regard to race, religion, sex, age, disability or veteran status.",
      ],
    },
  ]),
  blocks("tags behind it", (told, chance) => [
    ...told,
    {
      kind: null,
      heading: "Tags",
      lines: someOf(chance, ["#jobs", "#career", "#nowhiring", "#work", "#opportunity", "#team"], 4),
    },
  ]),
  blocks("pay and schedule of the site's before it", (told, chance) => [
    {
      kind: null,
      heading: "Job details",
      lines: [
        `Pay: $${20 + Math.floor(chance() * 30)}.00 per hour`,
        "Job type: Full-time",
        "Schedule: Monday to Friday",
      ],
    },
    ...told,
  ]),
  blocks("whom to write to", (told, chance) => [
    ...told,
    {
      kind: null,
      heading: "",
      lines: [
        `Questions? Call ${digits(chance, 3)}-${digits(chance, 4)} or write to jobs${digits(chance, 2)}@example.com.`,
      ],
    },
  ]),
];

const cutAt = (share: number) => (content: string) =>
  content.slice(0, Math.max(80, Math.floor(content.length * share)));

const WRITINGS = [
  writing("one slip in two hundred words", (content, chance) => misspellSome(content, 0.005, chance)),
  writing("two slips in a hundred", (content, chance) => misspellSome(content, 0.02, chance)),
  writing("five slips in a hundred", (content, chance) => misspellSome(content, 0.05, chance)),
  writing("cut at nine tenths", cutAt(0.9)),
  writing("cut at the half", cutAt(0.5)),
  writing("cut at a quarter, read more", (content) => `${cutAt(0.25)(content)}… Read more`),
  writing("small letters", (content) => content.toLowerCase()),
  writing("curly marks", (content) => content.replaceAll("'", "’").replaceAll(" - ", " — ").replaceAll("...", "…")),
  writing("no marks at all", (content) => content.replaceAll(/[.,;!?](?=\s)/g, "")),
  writing("hard line ends", (content) => content.replaceAll(/(.{60,75}) /g, "$1\n")),
];

const FIELDS = [
  fields("posted later", () => ({ postedAt: new Date("2026-11-20T00:00:00Z") })),
  fields("full-time told", () => ({ employment: "Full-time" })),
  fields("a number of the site's", (chance) => ({ requisition: `job_${digits(chance, 9)}` })),
  fields("another address", (chance) => ({
    url: `https://jobs.example.org/view/${digits(chance, 8)}?utm_source=feed`,
  })),
];

export const FOURTH_MUTATIONS: Mutation[] = [...TITLES, ...FIRMS, ...PLACES, ...BLOCKS, ...WRITINGS, ...FIELDS];
