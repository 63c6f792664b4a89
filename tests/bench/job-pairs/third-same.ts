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
  withLine,
} from "./advert.ts";
import { someOf } from "./invent-job.ts";
import type { Chance } from "./pair-ways.ts";
import { boilerplateIn, TOWNS } from "./third-adverts.ts";

/** One job as its employer and another site tell it; written before the rules were measured by it. */
function same(way: string, draft: (chance: Chance, advert: Advert) => Told, own: Told = {}): AdvertWay {
  return {
    way,
    isSame: true,
    tell: (chance, advert) => [ownBoard(advert, own), ownBoard(advert, draft(chance, advert))],
  };
}

const sectioned = (way: AdvertWay): AdvertWay => ({ ...way, needsKinds: true });
const CODES: Record<string, string> = {
  "United States": "US",
  "United Kingdom": "GB",
  Canada: "CA",
  Germany: "DE",
  France: "FR",
  Spain: "ES",
};
const words = (advert: Advert) => asProse(advert.blocks).split(" ");
const region = ({ region, code }: Advert["town"]) => code || region;
const number = (chance: Chance, digits: number) =>
  String(10 ** (digits - 1) + Math.floor(chance() * 9 * 10 ** (digits - 1)));

/** Every third sentence or item goes, as where a site shows the "highlights". */
function highlights(chance: Chance, { blocks }: Advert): Block[] {
  return blocks
    .map((block) => ({ ...block, lines: block.lines.filter(() => chance() < 0.6) }))
    .filter(({ lines }) => lines.length > 0);
}

function boilerplateAbroad(chance: Chance, advert: Advert): Block[] {
  const abroad = pick(
    chance,
    Object.keys(TOWNS).filter((language) => language !== advert.language),
  );
  const told: Partial<Record<string, Block>> = boilerplateIn(abroad, advert.company, chance);
  return advert.blocks.map((block) => told[block.kind ?? ""] ?? block);
}

const TITLES: [string, (title: string, chance: Chance, advert: Advert) => string][] = [
  [
    "a contract and hours behind the title",
    (title, chance) => `${title} - ${pick(chance, ["Full Time", "Permanent", "Vollzeit", "CDI", "40h"])}`,
  ],
  [
    "a call before the title",
    (title, chance) =>
      `${pick(chance, ["We're hiring:", "[HIRING]", "Now recruiting –", "Join us as", "🔥"])} ${title}`,
  ],
  [
    "a benefit behind the title",
    (title, chance) =>
      `${title} ${pick(chance, ["- Great Benefits!", "| Sign-on bonus available", "(Relocation offered)", "- No weekends"])}`,
  ],
  ["place and country behind the title", (title, _chance, { town }) => `${title} | ${town.city}, ${town.country}`],
  ["the firm before the title", (title, _chance, { company }) => `${company}: ${title}`],
  [
    "a number of the employer's behind the title",
    (title, chance) =>
      `${title} ${pick(chance, [`(Ref. ${number(chance, 6)})`, `- ${number(chance, 5)}BR`, `#${number(chance, 7)}`, `| JR-${number(chance, 6)}`])}`,
  ],
  ["the title shouted", (title) => title.toUpperCase()],
  [
    "genders in the title",
    (title, chance) =>
      `${title} ${pick(chance, ["(m/f/x)", "(f/m/d)", "H/F", "(w/m/d)", "m/w/d", "(all genders)", "F/H/X"])}`,
  ],
  [
    "a date behind the title",
    (title, chance) => `${title} - ${pick(chance, ["11/2026", "November 2026", "starting January", "start: ASAP"])}`,
  ],
];

const SITES: AdvertWay[] = [
  same("all in one line, a network's frame", (_chance, { blocks, town }) => ({
    description: text(
      `${asProse(blocks)} Show less Seniority level Entry level Employment type Full-time Job function Other Industries Other`,
    ),
    places: [`${town.city}, ${town.region}, ${town.country}`],
  })),
  same("tags taken out so that words are glued", (_chance, { blocks }) => ({
    description: text(blocks.map(({ heading, lines }) => heading + lines.join("")).join("")),
  })),
  same("text cut at 300 characters", (_chance, advert) => ({
    description: text(`${asProse(advert.blocks).slice(0, 300)}...`),
  })),
  same("text cut in the middle of a word", (chance, advert) => ({
    description: text(asLines(advert.blocks).slice(0, 700 + Math.floor(chance() * 300))),
  })),
  same("search words around a passage", (chance, advert) => {
    const all = words(advert);
    const from = Math.floor(chance() * Math.max(1, all.length - 70));
    return { description: text(`…${all.slice(from, from + 60).join(" ")}…`) };
  }),
  same("the highlights alone", (chance, advert) => ({ description: text(asLines(highlights(chance, advert), "- ")) })),
  same("blocks in another order", (chance, { blocks }) => ({
    description: html(asHtml(someOf(chance, blocks, blocks.length))),
  })),
  same("summary first, then the whole text", (_chance, { blocks, title, company }) => ({
    description: text(
      `${company} is looking for a ${title}. ${asProse(blocks.slice(0, 2))}\n\nFull description\n\n${asLines(blocks)}`,
    ),
  })),
  same("facts as a table before the text", (chance, { blocks, title, town, company }) => ({
    description: text(
      `Job title: ${title}\nEmployer: ${company}\nLocation: ${town.city}\nContract: permanent\nVacancies: ${1 + Math.floor(chance() * 4)}\nReference: ${number(chance, 8)}\n\n${asLines(blocks, "* ")}`,
    ),
  })),
  same("quotes and dashes broken", (_chance, { blocks }) => ({
    description: text(
      asLines(blocks).replaceAll("'", "â€™").replaceAll("’", "?").replaceAll(" - ", " â€“ ").replaceAll("&", "&amp;"),
    ),
  })),
  same("accents lost", (_chance, { blocks, company, town }) => {
    const plain = (value: string) => value.normalize("NFD").replace(/\p{M}/gu, "");
    return {
      description: text(plain(asLines(blocks))),
      company: plain(company),
      places: [plain(`${town.city}, ${town.country}`)],
    };
  }),
  same("the site's advice and other offers behind", (chance, { blocks, title, town }) => ({
    description: text(
      `${asLines(blocks)}\n\nYou may also like\n${title} at ${pick(chance, ["Contoso", "Fabrikam"])} - ${town.city}\nTeam Lead - Nearby\nDriver - Elsewhere\n\nStay safe: never pay anybody for a job. Report this advert. Salaries on this page are estimates of $${number(chance, 5)} a year.`,
    ),
  })),
  same("an applicant tracking system's questions behind", (_chance, { blocks }) => ({
    description: html(
      `${asHtml(blocks)}<h2>Apply for this job</h2><p>First name *</p><p>Last name *</p><p>Resume *</p><p>Are you allowed to work here? *</p><p>How did you hear about us?</p>`,
    ),
  })),
];

const FIRMS: AdvertWay[] = [
  same("the firm with form and country", (chance, { company }) => ({
    company: `${company} ${pick(chance, ["Deutschland GmbH", "France SAS", "UK Ltd.", "Canada Inc.", "España S.L.U.", "International AG"])}`,
  })),
  same("the firm as an address of the web", (chance, { company }) => ({
    company: `${company.toLowerCase().replace(/[^a-z0-9]/g, "")}.${pick(chance, ["com", "io", "org"])}`,
  })),
  same("the firm with its department", (chance, { company }) => ({
    company: `${company} - ${pick(chance, ["Talent Acquisition", "Careers", "HR Department", "Recruiting Team"])}`,
  })),
  same("the firm without its last word", (_chance, { company }) => ({
    company: company.replace(/ (Group|Industries|Technologies|Systems|Services|Partners)$/, ""),
  })),
  same("the firm told by a site for it", (chance, { company }) => ({
    company: pick(chance, [`${company} via Jobfinder`, `${company} (posted by Jobfinder)`, `Jobfinder for ${company}`]),
  })),
];

const PLACES: AdvertWay[] = [
  same("region and country, and the town", (_chance, { town }) => ({
    places: [`${town.country}, ${town.region}, ${town.city}`],
  })),
  same("the town's area", (chance, { town }) => ({
    places: [
      pick(chance, [
        `Greater ${town.city}`,
        `${town.city} and surroundings`,
        `${town.city} area`,
        `${town.city} (Hybrid)`,
        `Central ${town.city}`,
      ]),
    ],
  })),
  same("the town in a code", (_chance, { town }) => ({
    places: [`${CODES[town.country]}-${region(town)}-${town.city}`],
  })),
  same("fields of a place", (_chance, { town }) => ({
    places: [{ city: town.city, region: town.region, country: town.country }],
  })),
  same("with other towns of the employer", (chance, { town, language }) => ({
    places: [town, ...someOf(chance, TOWNS[language] ?? [], 3)].map(({ city, country }) => `${city}, ${country}`),
  })),
  same("no place told", () => ({ places: [] })),
  same("the country alone", (_chance, { town }) => ({ places: [town.country] })),
  same("on the map: street, postcode, town", (chance, { town }) => ({
    places: [`${number(chance, 2)} High Street, ${number(chance, 5)} ${town.city}, ${town.country}`],
  })),
];

const POSTED: AdvertWay[] = [
  {
    way: "put up anew: number in the text, date and raised pay",
    isSame: true,
    tell(chance, advert) {
      const least = 48 + Math.floor(chance() * 40);
      const pay = (from: number) => ({ text: `$${from},000 - $${from + 14},000 per year` });
      const [one, two] = [
        withLine(advert, `Job number ${number(chance, 6)}, posted on 3 June 2026`),
        withLine(advert, `Job number ${number(chance, 6)}, posted on 16 November 2026`),
      ];
      return [
        ownBoard(one, { pay: pay(least), postedAt: new Date("2026-06-03T00:00:00Z") }),
        ownBoard(two, { pay: pay(least + 3), postedAt: new Date("2026-11-16T00:00:00Z") }),
      ];
    },
  },
  same("a list's guess of pay", (chance) => ({
    pay: { text: `$${40 + Math.floor(chance() * 60)}K - $${101 + Math.floor(chance() * 60)}K a year` },
  })),
  same("another kind of number", (chance) => ({ requisition: `adz-${number(chance, 10)}` }), {
    requisition: "REQ_20418",
  }),
  {
    way: "several wanted, told by one alone",
    isSame: true,
    tell: (chance, advert) => [
      ownBoard(advert),
      ownBoard(advert, {
        title: `${advert.title} ${pick(chance, ["(3 vacancies)", "x 2", "- several positions", "(multiple hires)"])}`,
      }),
    ],
  },
];

const SECTIONED: AdvertWay[] = [
  same("boilerplate in another language", (chance, advert) => ({
    description: html(asHtml(boilerplateAbroad(chance, advert))),
  })),
  same("boilerplate left out", (_chance, { blocks }) => ({
    description: text(
      asLines(
        blocks.filter(({ kind }) => kind === "work" || kind === "needs"),
        "* ",
      ),
    ),
  })),
  same("the site's own words of the firm", (chance, advert) => {
    const { about, offer } = boilerplateIn(advert.language, advert.company, chance);
    const rest = advert.blocks.filter(({ kind }) => kind === "work" || kind === "needs");
    return { description: text(asLines([...rest, offer, about])) };
  }),
  same("duties alone", (_chance, { blocks }) => ({
    description: text(asLines(blocks.filter(({ kind }) => kind === "work"))),
  })),
  same("headings of the site", (_chance, { blocks }) => ({
    description: html(
      asHtml(blocks.map((block) => ({ ...block, heading: block.heading && `Section: ${block.kind}` }))),
    ),
  })),
].map(sectioned);

export const THIRD_SAME: AdvertWay[] = [
  ...TITLES.map(([way, change]) => same(way, (chance, advert) => ({ title: change(advert.title, chance, advert) }))),
  ...SITES,
  ...FIRMS,
  ...PLACES,
  ...POSTED,
  ...SECTIONED,
];
