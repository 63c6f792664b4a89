import { pick } from "../invented-postings.ts";
import {
  type Advert,
  type AdvertWay,
  asHtml,
  asLines,
  asProse,
  type Block,
  html,
  ownBoard,
  text,
  type Told,
} from "./advert.ts";
import { someOf } from "./invent-job.ts";
import { type Chance, otherThan } from "./pair-ways.ts";
import { AGENCIES, IN_FULL, NUMBER_WORDS, SAME_NAMES, SIXTH_PAIRS, SPELLINGS, TWO_NAMES } from "./sixth-words.ts";
import { boilerplateIn, TOWNS } from "./third-adverts.ts";

/** Twins and near misses by ways that no set before used; written before the rules were measured by it. */
const LANGUAGES = ["en", "de", "fr", "es"];
const POSTED = new Date("2026-11-05T00:00:00Z");
const A_MONTH_LATER = new Date("2026-12-07T00:00:00Z");

const WRITERS: ((blocks: Block[]) => NonNullable<Told["description"]>)[] = [
  (blocks) => html(asHtml(blocks)),
  (blocks) => text(asLines(blocks)),
  (blocks) => text(asProse(blocks)),
];
const written = (chance: Chance, advert: Advert, over: Told = {}) =>
  ownBoard(advert, { description: pick(chance, WRITERS)(advert.blocks), ...over });

const same = (
  way: string,
  tell: (chance: Chance, advert: Advert) => [Told, Told] | null,
  needsKinds = false,
): AdvertWay => ({
  way,
  isSame: true,
  needsKinds,
  tell,
});
const block = (line: string): Block => ({ kind: null, heading: "", lines: [line] });
const withBlock = (advert: Advert, line: string, at: number): Advert => ({
  ...advert,
  blocks: advert.blocks.toSpliced(at, 0, block(line)),
});
const mapLines = (advert: Advert, change: (line: string) => string): Advert => ({
  ...advert,
  blocks: advert.blocks.map((one) => ({ ...one, lines: one.lines.map(change) })),
});
const replaced = (line: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((so, [pattern, words]) => so.replace(pattern, words), line);
const place = (chance: Chance, advert: Advert) => Math.floor(chance() * (advert.blocks.length + 1));

/** The employer's own words in another tongue, the job's as they were. */
function abroad(chance: Chance, advert: Advert): Advert {
  const language = otherThan(chance, LANGUAGES, advert.language);
  const told = boilerplateIn(language, advert.company, chance);
  return {
    ...advert,
    blocks: advert.blocks.map((one) =>
      one.kind === "about" || one.kind === "offer" || one.kind === "legal" ? told[one.kind] : one,
    ),
  };
}

/** What an agency makes of it: its own name above, and the employer's nowhere. */
function byAgency(chance: Chance, advert: Advert): Told {
  const hidden = mapLines(advert, (line) => line.replaceAll(advert.company, "our client"));
  const before = withBlock(hidden, "For our client we are looking for reinforcement as soon as possible.", 0);
  return written(chance, before, { company: pick(chance, AGENCIES) });
}

const changed = (way: string, change: (line: string, chance: Chance) => string): AdvertWay =>
  same(`text: ${way}`, (chance, advert) => [
    ownBoard(advert),
    written(
      chance,
      mapLines(advert, (line) => change(line, chance)),
    ),
  ]);

const TEXTS: AdvertWay[] = [
  same(
    "text: the firm's words in another tongue",
    (chance, advert) => [ownBoard(advert), written(chance, abroad(chance, advert))],
    true,
  ),
  same(
    "text: the firm's words in two tongues",
    (chance, advert) => {
      const own = abroad(chance, advert).blocks.filter(({ kind }) => kind !== "work" && kind !== "needs");
      return [ownBoard(advert), written(chance, { ...advert, blocks: [...advert.blocks, ...own] })];
    },
    true,
  ),
  same("text: a summary of the site's before it", (chance, advert) => {
    const lines = someOf(
      chance,
      advert.blocks.flatMap((one) => one.lines),
      3,
    );
    const summary: Block = { kind: null, heading: "At a glance", lines };
    return [ownBoard(advert), written(chance, { ...advert, blocks: [summary, ...advert.blocks] })];
  }),
  same("text: told twice", (chance, advert) => [
    ownBoard(advert),
    written(chance, { ...advert, blocks: [...advert.blocks, ...advert.blocks] }),
  ]),
  changed("British", (line) => replaced(line, SPELLINGS)),
  changed("short forms in full", (line) => replaced(line, IN_FULL)),
  changed("numbers in words", (line) => line.replace(/\b\d\b/g, (digit) => NUMBER_WORDS[Number(digit)] ?? digit)),
  changed("without accents", (line) => line.normalize("NFD").replace(/\p{M}/gu, "")),
  changed("hidden letters", (line) =>
    line.replaceAll(" ", "\u00A0").replace(/(\p{L}{5})(?=\p{L}{4})/gu, "$1\u00AD\u200B"),
  ),
  changed("signs before each line", (line, chance) => `${pick(chance, ["✔️", "👉", "➡", "✅", "🔹"])} ${line}`),
  changed("marked up", (line) => line.replace(/(\p{L}{6,} \p{L}+)/u, "**$1**")),
  same("text: escaped twice", (_chance, advert) => [
    ownBoard(advert),
    ownBoard(advert, { description: html(asHtml(advert.blocks).replaceAll("&", "&amp;").replaceAll("<", "&lt;")) }),
  ]),
];

const AGAIN: AdvertWay[] = [
  same("again: a month later with other dates", (chance, advert) => {
    const at = place(chance, advert);
    const told = (line: string) => withBlock(advert, line, at);
    return [
      ownBoard(told("Apply by 30 November 2026. Start date: 1 January 2027"), { postedAt: POSTED }),
      written(chance, told("Apply by 31 December 2026. Start date: 1 February 2027"), { postedAt: A_MONTH_LATER }),
    ];
  }),
  same("again: a month later, raised pay", (chance, advert) => {
    const at = place(chance, advert);
    const told = (line: string) => withBlock(advert, line, at);
    return [
      ownBoard(told("The salary is $61,000 to $75,000 a year."), { postedAt: POSTED }),
      written(chance, told("The salary is $64,000 to $79,000 a year."), { postedAt: A_MONTH_LATER }),
    ];
  }),
  same("again: pay of the hour and of the year", (chance, advert) => [
    ownBoard(advert, { pay: { text: "$30.00 - $36.00 an hour" } }),
    written(chance, advert, { pay: { text: "$62,400 - $74,880 a year" } }),
  ]),
  same("again: by an agency that hides the employer", (chance, advert) => [ownBoard(advert), byAgency(chance, advert)]),
  same("again: the firm by its address", (chance, advert) => [
    ownBoard(advert),
    written(chance, advert, { company: `${advert.company.toLowerCase().replace(/[^a-z]/g, "")}.com` }),
  ]),
  same("again: another tongue's name of the town", (chance, advert) => {
    const [one, other] = pick(chance, TWO_NAMES);
    return [ownBoard(advert, { places: [one] }), written(chance, advert, { places: [other] })];
  }),
  same("again: some days at home told by one", (chance, advert) => [
    ownBoard(advert, { workplace: "hybrid" }),
    written(chance, advert),
  ]),
  same("again: the title as in an address", (chance, advert) => [
    ownBoard(advert),
    written(chance, advert, { title: advert.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-") }),
  ]),
];

const OTHER: AdvertWay[] = Object.entries(SIXTH_PAIRS).map(([way, forms]) => ({
  way: `other: ${way}`,
  isSame: false,
  tell(chance, advert) {
    const [one = "", other = ""] = someOf(chance, [...forms], 2);
    const at = place(chance, advert);
    const told = (form: string): Advert =>
      way.startsWith("title") ? { ...advert, title: form.replace("TITLE", advert.title) } : withBlock(advert, form, at);
    return [ownBoard(told(one)), written(chance, told(other))];
  },
}));

const apart = (way: string, tell: (chance: Chance, advert: Advert) => [Told, Told]): AdvertWay => ({
  way: `other: ${way}`,
  isSame: false,
  tell,
});

const FACTS: AdvertWay[] = [
  apart("towns of one name", (chance, advert) => {
    const [one, other] = pick(chance, SAME_NAMES);
    return [ownBoard(advert, { places: [one] }), written(chance, advert, { places: [other] })];
  }),
  apart("an agency's job in another town", (chance, advert) => {
    const { city, region, country } = otherThan(chance, TOWNS[advert.language] ?? TOWNS.en ?? [], advert.town);
    return [ownBoard(advert), { ...byAgency(chance, advert), places: [{ city, region, country }] }];
  }),
  apart("streets of one town", (chance, advert) => {
    const { city, code, country } = advert.town;
    const told = (street: string) => ({ places: [`${street}, ${city}, ${code || country}`] });
    return [ownBoard(advert, told("12 Oak Street")), written(chance, advert, told("480 River Road"))];
  }),
  apart("a month later with another rank", (chance, advert) => [
    ownBoard(advert, { postedAt: POSTED }),
    written(chance, { ...advert, title: `Senior ${advert.title}` }, { postedAt: A_MONTH_LATER }),
  ]),
  apart("half the hours", (chance, advert) => [
    ownBoard(advert, { employment: "Vollzeit" }),
    written(chance, advert, { employment: "Teilzeit" }),
  ]),
  apart("pay of the year, far above", (chance, advert) => [
    ownBoard(advert, { pay: { text: "$41,000 - $47,000 a year" } }),
    written(chance, advert, { pay: { text: "$92,000 - $104,000 a year" } }),
  ]),
];

export const SIXTH_SET: AdvertWay[] = [...TEXTS, ...AGAIN, ...OTHER, ...FACTS];
