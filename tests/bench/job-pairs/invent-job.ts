import { readFileSync } from "node:fs";
import type { FoundPosting } from "../../../server/jobs/found-posting.ts";
import { pick } from "../invented-postings.ts";

/** Jobs as employers word them: a text about the firm, duties, needs, benefits and a legal end that all its jobs share. */
export type Trade = { language?: string; title: string; teams: string[]; duties: string[]; needs: string[] };
export type City = { city: string; region: string; country: string; code: string };
export type Employer = { name: string; form: string; about: string[]; benefits: string[]; legal: string };
export type Job = {
  language: string;
  employer: Employer;
  title: string;
  team: string;
  level: string;
  city: City;
  intro: string;
  duties: string[];
  needs: string[];
  pay: [number, number] | null;
  requisition: string;
};

export function readTrades(file: string): Trade[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}
const TRADES = readTrades("trades.json");
const TRADES_ABROAD = readTrades("trades-abroad.json");

const US =
  "Denver CO Colorado;Austin TX Texas;Boston MA Massachusetts;Seattle WA Washington;Tampa FL Florida;Omaha NE Nebraska;Fresno CA California;Tulsa OK Oklahoma;Raleigh NC North Carolina;Phoenix AZ Arizona";
export const CITIES: City[] = US.split(";").map((line) => {
  const [city = "", code = "", ...region] = line.split(" ");
  return { city, code, region: region.join(" "), country: "United States" };
});
const GERMAN: City[] = [
  { city: "München", region: "Bayern", country: "Deutschland", code: "DE" },
  { city: "Köln", region: "Nordrhein-Westfalen", country: "Deutschland", code: "DE" },
  { city: "Hamburg", region: "Hamburg", country: "Deutschland", code: "DE" },
];
const FRENCH: City[] = [
  { city: "Lyon", region: "Auvergne-Rhône-Alpes", country: "France", code: "FR" },
  { city: "Nantes", region: "Pays de la Loire", country: "France", code: "FR" },
];

const FIRST =
  "Alder,Basalt,Corvid,Dunmore,Elmtree,Fenwick,Galloway,Hartwell,Inverness,Juno,Kestrel,Lindqvist,Marlowe,Northgate,Orchard,Pemberton,Quill,Rosewood,Stanhope,Thornbury,Upland,Vanguard,Wexford,Yarrow,Zephyr".split(
    ",",
  );
const SECOND =
  "Analytics,Bakeries,Capital,Dynamics,Energy,Freight,Group,Hospitality,Insurance,Medical,Networks,Outfitters,Pharma,Robotics,Software,Textiles,Utilities".split(
    ",",
  );
const ABOUT = [
  "NAME was founded in YEAR by two friends who were tired of how FIELD worked",
  "Today COUNT people in PLACES offices work for NAME",
  "Our customers range from family businesses to companies listed on the stock exchange",
  "We have grown every year since YEAR and remain independent of investors",
  "NAME has been named one of the best places to work PLACES times",
  "What we make is used in PLACES countries and by COUNT customers",
  "Our values are honesty, curiosity and care for each other",
  "At NAME you will find short ways, open doors and people who help",
];
const BENEFITS =
  "Medical, dental and vision insurance from day one;401(k) with a match of 4 percent;20 days of paid time off and public holidays;Paid parental leave of 16 weeks;A yearly learning budget of $1,500;Employee discount of 30 percent;Commuter allowance;Flexible hours within the team's agreement;Life insurance and disability cover;Free fruit, coffee and a good kitchen".split(
    ";",
  );
const LEGAL = [
  "NAME is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, colour, religion, sex, national origin, disability or veteran status.",
  "We celebrate diversity and are committed to an inclusive environment for all employees. If you need an accommodation during the application, please let us know.",
  "NAME participates in E-Verify. Employment is contingent on a background check and a drug screen where the law allows it.",
];
const FIELDS = "logistics,banking,health care,construction,shopping,insurance,cooking,travel".split(",");

export function someOf<Item>(chance: () => number, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(chance() * left.length), 1);
    return item as Item;
  });
}

export function inventEmployer(chance: () => number, form = "Inc."): Employer {
  const number = Math.floor(chance() * 2_600);
  const tail =
    number < 1_300
      ? ` ${String.fromCharCode(65 + (number % 26))}${String.fromCharCode(65 + (Math.floor(number / 26) % 26))}`
      : "";
  const name = `${pick(chance, FIRST)}${pick(chance, ["", "", " & Sons", "field", "son"])} ${pick(chance, SECOND)}${tail}`;
  const fill = (text: string) =>
    text
      .replaceAll("NAME", name)
      .replace("YEAR", String(1950 + Math.floor(chance() * 70)))
      .replace("FIELD", pick(chance, FIELDS))
      .replace("COUNT", String(50 + Math.floor(chance() * 9_000)))
      .replace("PLACES", String(2 + Math.floor(chance() * 40)));
  return {
    name,
    form,
    about: someOf(chance, ABOUT, 4).map(fill),
    benefits: someOf(chance, BENEFITS, 5),
    legal: fill(pick(chance, LEGAL)),
  };
}

export function inventJob(chance: () => number, over: Partial<Job> = {}, isAbroad = false): Job {
  const trade = pick(chance, isAbroad ? TRADES_ABROAD : TRADES);
  const language = trade.language ?? "en";
  const team = pick(chance, trade.teams);
  const employer =
    over.employer ?? inventEmployer(chance, language === "de" ? "GmbH" : language === "fr" ? "SAS" : "Inc.");
  const least = 40_000 + Math.floor(chance() * 60) * 1_000;
  return {
    language,
    employer,
    title: trade.title,
    team,
    level: "",
    city: pick(chance, language === "de" ? GERMAN : language === "fr" ? FRENCH : CITIES),
    intro: `${employer.name} is looking for a ${trade.title} for its ${team} team, which has ${3 + Math.floor(chance() * 20)} people today.`,
    duties: someOf(chance, trade.duties, 6),
    needs: someOf(chance, trade.needs, 4),
    pay: chance() < 0.5 ? [least, least + 15_000] : null,
    requisition: `R-${10_000 + Math.floor(chance() * 89_999)}`,
    ...over,
  };
}

const HEADINGS: Record<string, string[]> = {
  en: ["About us", "What you will do", "What you bring", "What we offer"],
  de: ["Über uns", "Ihre Aufgaben", "Ihr Profil", "Wir bieten"],
  fr: ["Qui sommes-nous ?", "Vos missions", "Votre profil", "Nous offrons"],
};

export type Section = { heading: string; text?: string; items?: string[] };

export function sectionsOf(job: Job): Section[] {
  const [about = "", duties = "", needs = "", benefits = ""] = HEADINGS[job.language] ?? [];
  const pay = job.pay
    ? [`The salary range is $${job.pay[0].toLocaleString("en")} - $${job.pay[1].toLocaleString("en")} a year`]
    : [];
  return [
    { heading: about, text: `${job.employer.about.join(". ")}.` },
    { heading: "", text: job.intro },
    { heading: duties, items: job.duties },
    { heading: needs, items: job.needs },
    { heading: benefits, items: [...job.employer.benefits, ...pay] },
    { heading: "", text: job.employer.legal },
  ];
}

export function htmlOf(sections: Section[]): string {
  return sections
    .map(({ heading, text, items }) => {
      const head = heading ? `<h3>${heading}</h3>` : "";
      return `${head}${text ? `<p>${text}</p>` : ""}${items ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : ""}`;
    })
    .join("\n");
}

export function plainOf(sections: Section[], bullet = "- "): string {
  return sections
    .map(({ heading, text, items }) =>
      [heading, text, ...(items ?? []).map((item) => bullet + item)].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

export function markdownOf(sections: Section[]): string {
  return sections
    .map(({ heading, text, items }) =>
      [heading && `## ${heading}`, text, ...(items ?? []).map((item) => `* ${item.replace(/^(\w+)/, "**$1**")}`)]
        .filter(Boolean)
        .join("\n\n"),
    )
    .join("\n\n");
}

export function titleOf({ level, title, team }: Job, isWithTeam = false): string {
  return `${level}${title}${isWithTeam ? `, ${team}` : ""}`;
}

/** As the employer's own board tells it. */
export function asOwnBoard(id: string, job: Job, over: Partial<FoundPosting> = {}): FoundPosting {
  return {
    externalId: id,
    title: titleOf(job),
    company: job.employer.name,
    places: [
      `${job.city.city}, ${job.city.code === "DE" || job.city.code === "FR" ? job.city.country : job.city.code}`,
    ],
    workplace: null,
    description: { kind: "html", content: htmlOf(sectionsOf(job)) },
    pay: null,
    employment: "Full-time",
    postedAt: new Date("2026-11-02T08:00:00Z"),
    closesAt: null,
    language: null,
    url: `https://boards.example.com/${encodeURIComponent(job.employer.name.toLowerCase())}/jobs/${id}`,
    applyUrl: null,
    requisition: null,
    companyLogo: null,
    ...over,
  };
}

/** As a list that copies jobs from boards tells it, under an address of its own. */
export function asList(id: string, job: Job, over: Partial<FoundPosting> = {}): FoundPosting {
  return asOwnBoard(id, job, {
    employment: null,
    postedAt: new Date("2026-11-04T00:00:00Z"),
    url: `https://jobs-list.example.org/view/${id}`,
    ...over,
  });
}
