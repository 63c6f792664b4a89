import type { FoundPosting } from "../../server/jobs/found-posting.ts";
import { CITIES, type Invented, invent, pick, seededChance, TRADES, toFound } from "./invented-postings.ts";

/** The same job as another source tells it, or a job that merely looks like it. */
export type PostingPair = { way: string; isSame: boolean; one: FoundPosting; other: FoundPosting };

type Way = { name: string; isSame: boolean; change(invented: Invented, chance: () => number): Partial<FoundPosting> };

const STATES: Record<string, string> = {
  OH: "Ohio",
  CO: "Colorado",
  TX: "Texas",
  MA: "Massachusetts",
  WA: "Washington",
  OR: "Oregon",
  FL: "Florida",
  NE: "Nebraska",
  CA: "California",
  OK: "Oklahoma",
};

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const title = ({ level, trade }: Invented) => level + trade;
const longPlace = (city: string) =>
  city.replace(/, (\w\w)$/, (_, state: string) => `, ${STATES[state]}, United States`);
const text = (content: string): FoundPosting["description"] => ({ kind: "text", content });
const other = <Item>(chance: () => number, items: readonly Item[], not: Item) =>
  pick(
    chance,
    items.filter((item) => item !== not),
  );

const BOILERPLATE =
  "We are an equal opportunity employer and welcome applications from everybody. We offer health insurance, paid " +
  "leave and a pension plan. Please send us your application through our portal, and we answer within ten days.";

/** Those that the comparison may be worked on with. */
export const KNOWN_WAYS: Way[] = [
  { name: "same words", isSame: true, change: () => ({}) },
  { name: "title with genders", isSame: true, change: (job) => ({ title: `${title(job)} (m/f/d)` }) },
  {
    name: "plain text with bullets",
    isSame: true,
    change: ({ paragraphs, needs }) => ({
      description: text(`${paragraphs.join("\n\n")}\n\nRequirements\n${needs.map((need) => `• ${need}`).join("\n")}`),
    }),
  },
  {
    name: "paragraphs in another order",
    isSame: true,
    change: ({ paragraphs, needs }, chance) => ({
      description: text([...shuffled(paragraphs, chance), `- ${needs.join("\n- ")}`].join("\n\n")),
    }),
  },
  {
    name: "legal form and long place",
    isSame: true,
    change: (job) => ({ company: `${job.company}, Inc.`, places: [longPlace(job.city)] }),
  },
  { name: "another city", isSame: false, change: (job, chance) => ({ places: [other(chance, CITIES, job.city)] }) },
  {
    name: "another level",
    isSame: false,
    change: (job) => ({ title: job.level === "Senior " ? job.trade : `Senior ${job.trade}` }),
  },
  {
    name: "another trade, same text",
    isSame: false,
    change: (job, chance) => ({ title: job.level + other(chance, TRADES, job.trade) }),
  },
  {
    name: "a board's frame around it",
    isSame: true,
    change: (job) => ({
      title: `${title(job)} - ${job.city}`,
      description: text(
        `About the job\n\n${job.paragraphs.join("\n")}\n\nWhat you bring\n* ${job.needs.join("\n* ")}\n\n${BOILERPLATE}`,
      ),
    }),
  },
  {
    name: "shouted title, cut text",
    isSame: true,
    change: (job) => ({
      title: title(job).toUpperCase(),
      description: text(`${job.paragraphs.join(" ").slice(0, 600)}…`),
    }),
  },
  {
    name: "one sentence rewritten, needs first",
    isSame: true,
    change: (job) => ({
      description: text(
        [
          `Your profile:\n- ${job.needs.join("\n- ")}`,
          ...job.paragraphs.slice(1),
          "Sounds good? Then write to us.",
        ].join("\n\n"),
      ),
      company: `The ${job.company} LLC`,
    }),
  },
  {
    name: "level and hours written in other words",
    isSame: true,
    change: (job) => ({ title: `${title(job).replace("Senior", "Sr.").replace("Junior", "Jr.")} | Full Time` }),
  },
  {
    name: "remote in the title, city unknown",
    isSame: true,
    change: (job) => ({ title: `${title(job)} (Hybrid)`, places: [] }),
  },
  {
    name: "another branch: company of a like name",
    isSame: false,
    change: (job) => ({
      company: `${job.company.replace(/\d+$/, "")}${Number(/\d+$/.exec(job.company)?.[0] ?? 0) + 1}`,
    }),
  },
  { name: "a like trade", isSame: false, change: (job) => ({ title: `${job.level}${job.trade} Intern` }) },
  {
    name: "another speciality",
    isSame: false,
    change: (job, chance) => ({
      title: `${title(job)}, ${pick(chance, ["Enterprise", "Night Shift", "Pediatrics", "Payments"])}`,
    }),
  },
  {
    name: "the employer's text, another job",
    isSame: false,
    change: (job, chance) => {
      const another = invent(chance, { company: job.company, city: job.city, trade: job.trade, level: job.level });
      return { description: text([...another.paragraphs, another.needs.join("\n"), BOILERPLATE].join("\n\n")) };
    },
  },
  { name: "lead of the same team", isSame: false, change: (job) => ({ title: `Head of ${job.trade}s` }) },
  {
    name: "an agent's reference number, employer named",
    isSame: true,
    change: (job) => ({
      title: `${title(job)} #48213`,
      description: text(`${job.paragraphs.join("\n\n")}\n\n${job.needs.join("\n")}\n\nReference: 48213`),
    }),
  },
  {
    name: "HTML of a page, needs as sentences",
    isSame: true,
    change: (job) => ({
      title: `${title(job)} in ${job.city}`,
      description: {
        kind: "html",
        content: `<div>${job.paragraphs.join("<br><br>")}</div><div><b>Profile</b> ${job.needs.map((need) => `${need}.`).join(" ")}</div>`,
      },
    }),
  },
  {
    name: "small letters, several places, pay in the text",
    isSame: true,
    change: (job, chance) => ({
      title: title(job).toLowerCase(),
      places: [job.city, other(chance, CITIES, job.city)],
      description: text(`Pay: $30 an hour.\n\n${job.paragraphs.join("\n")}\n${job.needs.join("\n")}`),
    }),
  },
  {
    name: "one paragraph left out",
    isSame: true,
    change: (job) => ({ description: text([...job.paragraphs.slice(0, -1), ...job.needs].join("\n")) }),
  },
  { name: "genders the German way", isSame: true, change: (job) => ({ title: `${title(job)} (m/w/d) - Vollzeit` }) },
  { name: "the next town", isSame: false, change: (job) => ({ places: [`New ${job.city}`] }) },
  { name: "a deputy", isSame: false, change: (job) => ({ title: `Deputy ${title(job)}` }) },
  { name: "another company of the group", isSame: false, change: (job) => ({ company: `${job.company} Ventures` }) },
  { name: "an apprenticeship", isSame: false, change: (job) => ({ title: `Apprentice ${job.trade}` }) },
  {
    name: "same title and place, other duties",
    isSame: false,
    change: (job, chance) => {
      const another = invent(chance, { company: job.company, city: job.city, trade: job.trade, level: job.level });
      return { description: text([job.paragraphs[0], ...another.paragraphs.slice(1), ...another.needs].join("\n")) };
    },
  },
];

/** Others, to judge it by: unseen when they were first measured; rules have been mended since. */
export const UNSEEN_WAYS: Way[] = [
  {
    name: "urgent, with a colon before the place",
    isSame: true,
    change: (job) => ({
      title: `Urgent: ${title(job)}`,
      places: [`${job.city}, USA`],
      description: text(`Your tasks\n${job.paragraphs.join("\n")}\nYou need\n- ${job.needs.toReversed().join("\n- ")}`),
    }),
  },
  {
    name: "company in the title, table of needs",
    isSame: true,
    change: (job) => ({
      title: `${title(job)} at ${job.company}`,
      description: {
        kind: "html",
        content: `<p>${job.paragraphs.join("</p><p>")}</p><table>${job.needs.map((need) => `<tr><td>${need}</td></tr>`).join("")}</table>`,
      },
    }),
  },
  {
    name: "first paragraph left out, hours told",
    isSame: true,
    change: (job) => ({
      title: `${title(job)} (full-time)`,
      description: text([...job.paragraphs.slice(1), "40 hours a week.", ...job.needs].join("\n\n")),
    }),
  },
  { name: "pay in the title", isSame: true, change: (job) => ({ title: `${title(job)} - $30/hr` }) },
  { name: "company in capitals", isSame: true, change: (job) => ({ company: job.company.toUpperCase() }) },
  { name: "an assistant", isSame: false, change: (job) => ({ title: `Assistant ${title(job)}` }) },
  { name: "for another product", isSame: false, change: (job) => ({ title: `${title(job)} - Mobile Apps` }) },
  { name: "a town far away, same text", isSame: false, change: () => ({ places: ["Anchorage, AK"] }) },
  { name: "a competitor with the same text", isSame: false, change: (job) => ({ company: `Other ${job.company}` }) },
  {
    name: "half of the duties are others",
    isSame: false,
    change: (job, chance) => {
      const another = invent(chance, { company: job.company, city: job.city, trade: job.trade, level: job.level });
      return {
        description: text([...job.paragraphs.slice(0, 2), ...another.paragraphs.slice(2), ...another.needs].join("\n")),
      };
    },
  },
];

/** Pairs of each way, the same in every run. */
export function makePairs(ways: Way[], each: number, seed: number): PostingPair[] {
  const chance = seededChance(seed);
  return ways.flatMap(({ name, isSame, change }, wayAt) =>
    Array.from({ length: each }, (_, at) => {
      const job = invent(chance, { company: `${name.slice(0, 1).toUpperCase()}rown Works ${seed}${wayAt}${at}` });
      const id = `${seed}-${wayAt}-${at}`;
      return { way: name, isSame, one: toFound(id, job), other: toFound(id, job, change(job, chance)) };
    }),
  );
}
