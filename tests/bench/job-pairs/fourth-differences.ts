import { pick } from "../invented-postings.ts";
import type { Advert, Block, Told } from "./advert.ts";
import { someOf } from "./invent-job.ts";
import { type Chance, otherThan } from "./pair-ways.ts";
import { inventAdvert, inventName, TOWNS } from "./third-adverts.ts";

/** Two jobs that look alike: what of each is told, from one advert. Written before the rules were measured by it. */
export type Difference = {
  name: string;
  needsKinds?: boolean;
  tell: (chance: Chance, advert: Advert) => [Sibling, Sibling] | null;
};
export type Sibling = { advert: Advert; told: Told };

const two = <Item>(chance: Chance, items: readonly Item[]) => someOf(chance, items, 2) as [Item, Item];
const as = (advert: Advert, told: Told = {}): Sibling => ({ advert, told });
const line = (advert: Advert, told: string, at: number): Advert => {
  const more: Block = { kind: null, heading: "", lines: [told] };
  return { ...advert, blocks: advert.blocks.toSpliced(at, 0, more) };
};

const titled = (name: string, forms: string[], isOneAlone = false): Difference => ({
  name: `title: ${name}`,
  tell(chance, advert) {
    const [one, other] = two(chance, forms);
    const told = (form: string) => as({ ...advert, title: form.replace("TITLE", advert.title) });
    return [isOneAlone ? as(advert) : told(one), told(other)];
  },
});

const inText = (name: string, forms: string[]): Difference => ({
  name: `text: ${name}`,
  tell(chance, advert) {
    const [one, other] = two(chance, forms);
    const at = Math.floor(chance() * (advert.blocks.length + 1));
    return [as(line(advert, one, at)), as(line(advert, other, at))];
  },
});

const told = (name: string, tell: (chance: Chance, advert: Advert) => [Told, Told]): Difference => ({
  name: `fields: ${name}`,
  tell(chance, advert) {
    const [one, other] = tell(chance, advert);
    return [as(advert, one), as(advert, other)];
  },
});

const TITLES = [
  titled("levels", ["Senior TITLE", "Junior TITLE", "Lead TITLE", "Principal TITLE", "TITLE"]),
  titled(
    "level told by one alone",
    ["Senior TITLE", "Sr. TITLE", "TITLE II", "TITLE 3", "Entry Level TITLE", "Associate TITLE"],
    true,
  ),
  titled("numbers of a ladder", ["TITLE 1", "TITLE 2", "TITLE III", "TITLE IV"]),
  titled("teams", ["TITLE, Payments", "TITLE, Search", "TITLE, Growth", "TITLE, Platform", "TITLE, Security"]),
  titled(
    "a team told by one alone",
    ["TITLE - Payments", "TITLE (Growth)", "TITLE, Infrastructure", "TITLE / Logistics"],
    true,
  ),
  titled("wards", ["TITLE - Oncology", "TITLE - Cardiology", "TITLE (Emergency)", "TITLE - Dialysis"]),
  titled("shifts", ["TITLE (Night Shift)", "TITLE (Day Shift)", "TITLE - Evenings", "TITLE - Weekend Shift"]),
  titled("languages", ["TITLE (German speaking)", "TITLE with Dutch", "TITLE - Japanese", "Polish-speaking TITLE"]),
  titled("years", ["TITLE 2026", "TITLE 2027", "TITLE - Class of 2028"]),
  titled("interns and others", ["TITLE Intern", "TITLE Apprentice", "TITLE (Working Student)", "TITLE"]),
  titled("contracts", [
    "TITLE (6-month contract)",
    "TITLE (12-month contract)",
    "TITLE - Maternity Cover",
    "TITLE (Freelance)",
  ]),
  titled("hours", ["TITLE (20h/week)", "TITLE (30h/week)", "TITLE - part time", "TITLE (38,5h)"]),
  titled("shops", ["TITLE - Store 114", "TITLE - Store 2207", "TITLE (Store #98)"]),
  titled("heads and members", ["Head of TITLE", "TITLE Manager", "TITLE Assistant", "TITLE Director"]),
  titled("regions", ["TITLE - EMEA", "TITLE - APAC", "TITLE - Northeast", "TITLE - West Coast"]),
  titled("customers", ["TITLE - Public Sector", "TITLE - Healthcare", "TITLE, Startups", "TITLE, Retail"]),
  titled("schools", ["TITLE - Elementary", "TITLE - High School", "TITLE - Kindergarten"]),
  titled("tools", ["TITLE (Java)", "TITLE (Python)", "TITLE (C++)", "TITLE - Rust"]),
  titled("opposites", ["Inbound TITLE", "Outbound TITLE", "Internal TITLE", "External TITLE"]),
];

const IN_TEXTS = [
  inText("a department behind a label", [
    "Department: Finance",
    "Department: Legal Affairs",
    "Department: Store Operations",
  ]),
  inText("a product", [
    "You work on our mobile checkout.",
    "You work on our fraud detection.",
    "You work on our seller portal.",
  ]),
  inText("whom one reports to", [
    "Reports to: Head of Data",
    "Reports to: Plant Manager",
    "Reports to: Chief of Staff",
  ]),
  inText("a language", ["You speak fluent French.", "You speak fluent German.", "You speak fluent Czech."]),
  inText("years", ["You have at least 2 years of experience.", "You have at least 8 years of experience."]),
  inText("hours", [
    "The position is 20 hours a week.",
    "The position is 32 hours a week.",
    "The position is 40 hours a week.",
  ]),
  inText("a site", ["You work at our plant in the north of town.", "You work at our plant in the south of town."]),
  inText("a term", ["This contract ends after 9 months.", "This contract ends after 24 months."]),
  inText("a client", [
    "Our client is a family-owned brewery.",
    "Our client is a listed insurer.",
    "Our client is a maker of bicycles.",
  ]),
  inText("a shift", ["Shift: Monday to Thursday, 6 pm to 4 am", "Shift: Friday to Sunday, 6 am to 6 pm"]),
];

const FACTS = [
  told("another town", (chance, { town, language }) => {
    const { city, code, country } = otherThan(chance, TOWNS[language] ?? TOWNS.en ?? [], town);
    return [{}, { places: [`${city}, ${code || country}`] }];
  }),
  told("another country", (chance) => [
    {},
    { places: [pick(chance, ["Vilnius, Lithuania", "Auckland, New Zealand"])] },
  ]),
  told("towns of one name", (chance) => {
    const [one, other] = two(chance, ["IL", "MO", "MA", "OH"]);
    return [{ places: [`Springfield, ${one}`] }, { places: [`Springfield, ${other}`] }];
  }),
  told("remote in two countries", (chance) => {
    const [one, other] = two(chance, ["Remote - Canada", "Remote - Germany", "Remote, UK", "Remote (Brazil)"]);
    return [
      { places: [one], workplace: "remote" },
      { places: [other], workplace: "remote" },
    ];
  }),
  told("remote and on site", () => [{ workplace: "onsite" }, { workplace: "remote" }]),
  told("another firm", (chance) => [{}, { company: inventName(chance) }]),
  told("sisters of a group", (chance, { company }) => {
    const [one, other] = two(chance, ["Insurance", "Retail Bank", "Real Estate", "Aviation"]);
    return [{ company: `${company} ${one}` }, { company: `${company} ${other}` }];
  }),
  told("requisitions", (chance) => {
    const made = () => `R-${Math.floor(10_000 + chance() * 89_999)}`;
    return [{ requisition: made() }, { requisition: made() }];
  }),
  told("kinds of employment", (chance) => {
    const [one, other] = two(chance, ["Full-time", "Part-time", "Internship", "Contract"]);
    return [{ employment: one }, { employment: other }];
  }),
  told("pay", () => [{ pay: { text: "$18 - $22 an hour" } }, { pay: { text: "$39 - $46 an hour" } }]),
];

/** The duties and needs of another trade between the same words about the firm. */
function otherDuties(chance: Chance, advert: Advert, title: string, share: number): [Sibling, Sibling] | null {
  const second = inventAdvert(chance, { language: advert.language, company: advert.company, town: advert.town });
  if (second.title === advert.title) return null;
  const own = (kind: Block["kind"]) => second.blocks.find((block) => block.kind === kind)?.lines ?? [];
  const changed = advert.blocks.map((block) => {
    if (block.kind !== "work" && block.kind !== "needs") return block;
    const kept = Math.round(block.lines.length * (1 - share));
    return { ...block, lines: [...block.lines.slice(0, kept), ...own(block.kind).slice(kept)] };
  });
  return [as({ ...advert, title }), as({ ...advert, title, blocks: changed })];
}

const WITH_KINDS: Difference[] = [
  {
    name: "duties: all others under the same title",
    tell: (chance, advert) => otherDuties(chance, advert, pick(chance, ["Specialist", "Coordinator", advert.title]), 1),
  },
  {
    name: "duties: half are others under the same title",
    tell: (chance, advert) => otherDuties(chance, advert, advert.title, 0.5),
  },
  {
    name: "duties: another title and trade",
    tell(chance, advert) {
      const made = otherDuties(chance, advert, advert.title, 1);
      const { title } = inventAdvert(chance, { language: advert.language });
      if (!made || title === advert.title) return null;
      return [made[0], as({ ...made[1].advert, title })];
    },
  },
  {
    name: "title: another trade, same text",
    tell(chance, advert) {
      const { title } = inventAdvert(chance, { language: advert.language });
      return title === advert.title ? null : [as(advert), as({ ...advert, title })];
    },
  },
  {
    name: "title: subjects",
    tell(chance, advert) {
      const [one, other] = two(chance, advert.subjects);
      return [as({ ...advert, title: `${one} ${advert.title}` }), as({ ...advert, title: `${other} ${advert.title}` })];
    },
  },
];

export const FOURTH_DIFFERENCES: Difference[] = [
  ...TITLES,
  ...IN_TEXTS,
  ...FACTS,
  ...WITH_KINDS.map((each) => ({ ...each, needsKinds: true })),
];
