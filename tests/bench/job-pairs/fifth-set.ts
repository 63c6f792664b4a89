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
import { FIFTH_ADDED, FIFTH_PAIRS, FIFTH_WORDS } from "./fifth-words.ts";
import { someOf } from "./invent-job.ts";
import { type Chance, otherThan } from "./pair-ways.ts";
import { inventName, TOWNS } from "./third-adverts.ts";

const between = (chance: Chance, least: number, most: number) => least + chance() * (most - least);
const filled = (form: string, { title, company, town }: Advert, chance: Chance) =>
  form
    .replaceAll("TITLE", title)
    .replaceAll("FIRM", company)
    .replaceAll("TOWN", town.city)
    .replaceAll("STATE", town.code || town.region)
    .replaceAll("LAND", town.country)
    .replaceAll("NUM", String(Math.floor(between(chance, 10_000, 999_999))));

const keyboard = (word: string, chance: Chance) => {
  const at = 1 + Math.floor(chance() * (word.length - 2));
  return chance() < 0.5
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

/** What the first site does to the blocks. */
const EDITORS: Record<string, (blocks: Block[], chance: Chance) => Block[]> = {
  "as it is": (blocks) => blocks,
  "a share of lines left out": (blocks, chance) => {
    const share = between(chance, 0.1, 0.5);
    return blocks.map((block) => ({ ...block, lines: block.lines.filter(() => chance() > share) }));
  },
  "first and last block left out": (blocks) => (blocks.length > 3 ? blocks.slice(1, -1) : blocks),
  "only the longest blocks": (blocks) =>
    blocks.toSorted((a, b) => b.lines.join("").length - a.lines.join("").length).slice(0, Math.ceil(blocks.length / 2)),
  "turned upside down": (blocks) => blocks.toReversed(),
  "items before prose": (blocks) => blocks.toSorted((a, b) => b.lines.length - a.lines.length),
  "words of the site between": (blocks, chance) =>
    blocks.flatMap((block) => (chance() < 0.5 ? [block, added(chance)] : [block])),
  "words of the site around": (blocks, chance) => [added(chance), ...blocks, added(chance), added(chance)],
};
const added = (chance: Chance): Block => ({ kind: null, heading: "", lines: [pick(chance, FIFTH_ADDED)] });

/** What the second site does to the written text. */
const COPIERS: Record<string, (content: string, chance: Chance) => string> = {
  "as it is": (content) => content,
  "a window of it": (content, chance) => {
    const from = Math.floor(content.length * between(chance, 0, 0.3));
    return `… ${content.slice(from, from + Math.max(200, content.length * between(chance, 0.3, 0.7)))} …`;
  },
  "the first 400 letters": (content) => `${content.slice(0, 400)}...`,
  "typed anew": (content, chance) =>
    content.replace(/\p{L}{6,}/gu, (word) => (chance() < 0.03 ? keyboard(word, chance) : word)),
  "without marks and capitals": (content) => content.toLowerCase().replaceAll(/[.,;:!?•*-]+(?=\s)/g, " "),
  "with its tags shown": (content) => content.replaceAll("\n", " &nbsp; ").replaceAll("&amp;", "&"),
  "in pieces": (content, chance) => {
    const sentences = content.split(/(?<=[.\n])\s+/);
    return someOf(chance, sentences, Math.ceil(sentences.length * 0.8)).join("\n");
  },
};

const WRITERS: ((blocks: Block[]) => Told["description"])[] = [
  (blocks) => html(asHtml(blocks)),
  (blocks) => text(asLines(blocks, "– ")),
  (blocks) => text(asProse(blocks)),
  (blocks) => text(blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join("\n\n")),
];

function copied(chance: Chance, advert: Advert, editor: string, copier: string, over: Told): Told {
  const blocks = (EDITORS[editor]?.(advert.blocks, chance) ?? []).filter(({ lines }) => lines.length > 0);
  const description = pick(chance, WRITERS)(blocks.length > 0 ? blocks : advert.blocks);
  if (!description) throw new Error("A writer writes");
  const content = COPIERS[copier]?.(description.content, chance) ?? "";
  return ownBoard(advert, { description: { ...description, content }, ...over });
}

const CALM = ["as it is", "turned upside down", "words of the site between"];

/** Every editor and copier in turn, with title, firm and place in forms of the site. */
const SAME: AdvertWay[] = [...Object.keys(EDITORS), ...Object.keys(COPIERS).slice(1)].map((way) => ({
  way: `text: ${way}`,
  isSame: true,
  tell(chance, advert) {
    const { title, company, places } = FIFTH_WORDS;
    const sometimes = (forms: readonly string[], plain: string) =>
      chance() < 0.4 ? filled(pick(chance, forms), advert, chance) : plain;
    const { city, code, country } = advert.town;
    const told = {
      title: sometimes(title, advert.title),
      company: sometimes(company, advert.company),
      places: [sometimes(places, `${city}, ${code || country}`)].filter((place) => place !== "-"),
    };
    const isEditor = way in EDITORS;
    return [ownBoard(advert), copied(chance, advert, isEditor ? way : "as it is", isEditor ? "as it is" : way, told)];
  },
}));

const forms = (part: "title" | "company" | "places", all: readonly string[]): AdvertWay[] =>
  all.map((form) => ({
    way: `${part}: ${form}`,
    isSame: true,
    tell(chance, advert) {
      const told = filled(form, advert, chance);
      const editor = pick(chance, CALM);
      return [
        ownBoard(advert),
        copied(chance, advert, editor, "as it is", {
          [part]: part === "places" ? [told].filter((each) => each !== "-") : told,
        }),
      ];
    },
  }));

/** Two forms of what tells jobs apart, in the title or in a sentence at the same place. */
const OTHER: AdvertWay[] = Object.entries(FIFTH_PAIRS).map(([way, all]) => ({
  way: `other: ${way}`,
  isSame: false,
  tell(chance, advert) {
    const [one = "", other = ""] = someOf(chance, all, 2);
    const at = Math.floor(chance() * advert.blocks.length);
    const told = (form: string): Advert =>
      way.startsWith("title")
        ? { ...advert, title: filled(form, advert, chance) }
        : { ...advert, blocks: advert.blocks.toSpliced(at, 0, { kind: null, heading: "", lines: [form] }) };
    const copier = pick(chance, way.startsWith("title") ? Object.keys(COPIERS) : ["as it is"]);
    return [ownBoard(told(one)), copied(chance, told(other), "as it is", copier, {})];
  },
}));

const facts = (way: string, tell: (chance: Chance, advert: Advert) => [Told, Told]): AdvertWay => ({
  way: `other: ${way}`,
  isSame: false,
  tell(chance, advert) {
    const [one, other] = tell(chance, advert);
    return [ownBoard(advert, one), copied(chance, advert, pick(chance, CALM), "as it is", other)];
  },
});

const FACTS: AdvertWay[] = [
  facts("town of the same land", (chance, { town, language }) => {
    const { city, region, country } = otherThan(chance, TOWNS[language] ?? TOWNS.en ?? [], town);
    return [{}, { places: [{ city, region, country }] }];
  }),
  facts("suburb", (_chance, { town }) => [{}, { places: [`North ${town.city}, ${town.code || town.country}`] }]),
  facts("firm", (chance) => [{}, { company: inventName(chance) }]),
  facts("from anywhere or in town", () => [{ workplace: "onsite" }, { workplace: "remote", places: ["Remote"] }]),
  facts("number", () => [{ requisition: "P-20771" }, { requisition: "P-20772" }]),
  facts("kind", () => [{ employment: "FULL_TIME" }, { employment: "INTERN" }]),
];

export const FIFTH_SET: AdvertWay[] = [
  ...SAME,
  ...forms("title", FIFTH_WORDS.title),
  ...forms("company", FIFTH_WORDS.company),
  ...forms("places", FIFTH_WORDS.places),
  ...OTHER,
  ...FACTS,
];
