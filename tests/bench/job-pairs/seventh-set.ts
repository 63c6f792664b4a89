import { pick } from "../invented-postings.ts";
import { type Advert, type AdvertWay, asLines, type Block, html, ownBoard, text, type Told } from "./advert.ts";
import { someOf } from "./invent-job.ts";
import type { Chance } from "./pair-ways.ts";
import { ALIKE_TOWNS, LONGER_TOWNS, SEVENTH_PAIRS, SITE_LINES } from "./seventh-words.ts";

/** Twins and near misses by ways that no set before used; written before the rules were measured by it. */
type Change = (chance: Chance, advert: Advert) => Told;

const same = (way: string, tell: Change): AdvertWay => ({
  way,
  isSame: true,
  tell: (chance, advert) => [ownBoard(advert), tell(chance, advert)],
});
const lines = (advert: Advert, over: Told = {}): Told =>
  ownBoard(advert, { description: text(asLines(advert.blocks)), ...over });
const mapped = (advert: Advert, change: (line: string, at: number) => string): Advert => ({
  ...advert,
  blocks: advert.blocks.map((one) => ({ ...one, lines: one.lines.map(change) })),
});
const reworded = (way: string, change: (line: string, at: number, advert: Advert) => string): AdvertWay =>
  same(`text: ${way}`, (_chance, advert) => lines(mapped(advert, (line, at) => change(line, at, advert))));
const block = (line: string): Block => ({ kind: null, heading: "", lines: [line] });

const LIGATURES = [
  ["ffi", "ﬃ"],
  ["fi", "ﬁ"],
  ["fl", "ﬂ"],
] as const;

const TEXTS: AdvertWay[] = [
  reworded("the firm is called the company", (line, _at, { company }) => line.replaceAll(company, "the company")),
  reworded("in capitals", (line) => line.toUpperCase()),
  reworded("numbered", (line, at) => `${at + 1}) ${line}`),
  reworded("ligatures and dashes", (line) =>
    LIGATURES.reduce((so, [plain, joined]) => so.replaceAll(plain, joined), line).replaceAll("-", "‐"),
  ),
  reworded("broken into short lines", (line) => line.replace(/(.{20,40}) /g, "$1\n")),
  same("text: sections from the last to the first", (_chance, advert) =>
    lines({ ...advert, blocks: advert.blocks.toReversed() }),
  ),
  same("text: the items of a section as one sentence", (_chance, advert) =>
    lines({
      ...advert,
      blocks: advert.blocks.map((one) => ({
        ...one,
        lines: [one.lines.map((line) => line.replace(/\.$/, "")).join(", ")],
      })),
    }),
  ),
  same("text: as a table", (_chance, { blocks, ...advert }) => {
    const rows = blocks.map((one) => `<tr><th>${one.heading}</th><td>${one.lines.join("<br>")}</td></tr>`);
    return ownBoard({ blocks, ...advert }, { description: html(`<table>${rows.join("")}</table>`) });
  }),
  same("text: lines of the site around it", (chance, advert) => {
    const [before = "", ...after] = someOf(chance, [...SITE_LINES], 4);
    return lines({ ...advert, blocks: [block(before), ...advert.blocks, ...after.map(block)] });
  }),
  same("text: no headings", (_chance, advert) =>
    lines({ ...advert, blocks: advert.blocks.map((one) => ({ ...one, heading: "" })) }),
  ),
];

const TITLES: Record<string, Change> = {
  "a call before it": (_chance, advert) => lines(advert, { title: `We are hiring: ${advert.title}` }),
  "with firm and town": (_chance, advert) =>
    lines(advert, { title: `${advert.title} at ${advert.company} in ${advert.town.city}` }),
  "with a sign": (_chance, advert) => lines(advert, { title: `🚀 ${advert.title} 🚀` }),
  "in capitals": (_chance, advert) => lines(advert, { title: advert.title.toUpperCase() }),
  "with start and contract": (_chance, advert) => lines(advert, { title: `${advert.title} | Start: ASAP | Permanent` }),
  "the firm in brackets": (_chance, advert) => lines(advert, { title: `${advert.title} [${advert.company}]` }),
};

const FIRMS: Record<string, Change> = {
  "its branch": (_chance, advert) =>
    lines(advert, { company: `${advert.company} – Niederlassung ${advert.town.city}` }),
  "its group in brackets": (_chance, advert) => lines(advert, { company: `${advert.company} (Orion Group)` }),
  "in capitals": (_chance, advert) => lines(advert, { company: advert.company.toUpperCase() }),
  "careers behind it": (_chance, advert) => lines(advert, { company: `${advert.company} Careers` }),
};

const SAME: AdvertWay[] = [
  ...TEXTS,
  ...Object.entries(TITLES).map(([way, tell]) => same(`title: ${way}`, tell)),
  ...Object.entries(FIRMS).map(([way, tell]) => same(`firm: ${way}`, tell)),
  {
    way: "place: told longer",
    isSame: true,
    tell(chance, advert) {
      const [one, other] = pick(chance, LONGER_TOWNS);
      return [ownBoard(advert, { places: [one] }), lines(advert, { places: [other] })];
    },
  },
  {
    way: "facts: the same hours in other words",
    isSame: true,
    tell: (_chance, advert) => [
      ownBoard(advert, { employment: "FULL_TIME", pay: { text: "€45,000 - €52,000 per year" } }),
      lines(advert, { employment: "Vollzeit, 40 Std./Woche", pay: { text: "45.000 € - 52.000 € im Jahr" } }),
    ],
  },
];

const OTHER: AdvertWay[] = Object.entries(SEVENTH_PAIRS).map(([way, forms]) => ({
  way: `other: ${way}`,
  isSame: false,
  tell(chance, advert) {
    const [one = "", other = ""] = someOf(chance, [...forms], 2);
    const at = Math.floor(chance() * (advert.blocks.length + 1));
    const told = (form: string): Advert =>
      way.startsWith("title")
        ? { ...advert, title: form.replace("TITLE", advert.title) }
        : { ...advert, blocks: advert.blocks.toSpliced(at, 0, block(form)) };
    return [ownBoard(told(one)), pick(chance, [lines, ownBoard])(told(other))];
  },
}));

const apart = (way: string, tell: (chance: Chance) => [Told, Told]): AdvertWay => ({
  way: `other: ${way}`,
  isSame: false,
  tell(chance, advert) {
    const [one, other] = tell(chance);
    return [ownBoard(advert, one), lines(advert, other)];
  },
});

const FACTS: AdvertWay[] = [
  apart("towns that look alike", (chance) => {
    const [one, other] = pick(chance, ALIKE_TOWNS);
    return [{ places: [one] }, { places: [other] }];
  }),
  apart("an internship and a job", () => [{ employment: "Internship" }, { employment: "Full-time" }]),
  apart("for a time and for ever", () => [{ employment: "Befristet" }, { employment: "Unbefristet, Festanstellung" }]),
  apart("pay of the hour, far above", () => [
    { pay: { text: "$18 - $20 an hour" } },
    { pay: { text: "$34 - $38 an hour" } },
  ]),
];

export const SEVENTH_SET: AdvertWay[] = [...SAME, ...OTHER, ...FACTS];
