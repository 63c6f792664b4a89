import { pick } from "../invented-postings.ts";
import {
  CITIES,
  htmlOf,
  inventEmployer,
  inventJob,
  type Job,
  plainOf,
  readTrades,
  sectionsOf,
  someOf,
} from "./invent-job.ts";
import { type Chance, flatText, type PairWay, same, teaser, toldApart } from "./pair-ways.ts";
import type { FoundPosting } from "../../../server/jobs/found-posting.ts";

/** Pairs written after the rules were mended by the first set, with other trades, kinds and lists. */
const TRADES = readTrades("trades-second.json");

function inventSecond(chance: Chance): Job {
  const { title, duties, needs, teams } = pick(chance, TRADES);
  const job = inventJob(chance);
  const team = pick(chance, teams);
  const intro = `As a ${title} at ${job.employer.name} you will be part of the ${team} team in ${job.city.city}, and no two of your days will be alike.`;
  return { ...job, title, team, intro, duties: someOf(chance, duties, 5), needs: someOf(chance, needs, 4) };
}

function alike(way: string, draft: Parameters<typeof same>[1], own?: (job: Job) => Partial<FoundPosting>): PairWay {
  return same(way, draft, { invent: inventSecond, ...(own && { own }) });
}

function apart(way: string, tell: Parameters<typeof toldApart>[1]): PairWay {
  return toldApart(way, tell, { invent: inventSecond });
}

/** The text of a job with a sentence more. */
function withSentence(job: Job, sentence: string): Partial<FoundPosting> {
  const [about, intro, ...rest] = sectionsOf(job);
  const sections = [about, intro, { heading: "", text: sentence }, ...rest].flatMap((section) => section ?? []);
  return { description: { kind: "html", content: htmlOf(sections) } };
}

const two = <Item>(chance: Chance, items: readonly Item[]) => someOf(chance, items, 2) as [Item, Item];

export const SECOND_SAME: PairWay[] = [
  alike("a network's page: flat text, area for place", (_chance, job) => ({
    places: [`${job.city.city} Metropolitan Area`],
    text: `About the job ${flatText(job)} Show more Show less Seniority level Not Applicable Employment type Full-time Industries Services`,
  })),
  alike("a job board's page: postcode, facts in lines of their own", (_chance, job) => ({
    company: `${job.employer.name} Inc`,
    places: [`${job.city.city}, ${job.city.code} 80203`],
    text: `Full job description\n${plainOf(sectionsOf(job), "")}\n\nJob Type: Full-time\n\nBenefits:\n401(k)\nDental insurance\n\nSchedule:\nMonday to Friday\n\nWork Location: In person`,
  })),
  alike("snippets joined by dots", (_chance, job) => {
    const words = flatText(job);
    return { text: `...${words.slice(150, 330)}... ...${words.slice(500, 700)}...` };
  }),
  alike(
    "the title cut",
    (chance, job) => ({
      title: `${job.title} for our ${job.team} depart…`,
      text: teaser(flatText(job), 500),
      over: { applyUrl: `https://apply.example.net/${job.requisition}-${Math.floor(chance() * 1e9)}` },
    }),
    (job) => ({ title: `${job.title} for our ${job.team} department` }),
  ),
  alike(
    "parts of the title swapped",
    (_chance, job) => ({ title: `${job.team} - ${job.title}` }),
    (job) => ({ title: `${job.title}, ${job.team}` }),
  ),
  alike("British spelling, contractions resolved", (_chance, job) => ({
    text: plainOf(sectionsOf(job))
      .replaceAll("licence", "license")
      .replaceAll("sterilise", "sterilize")
      .replaceAll("you will", "you'll")
      .replaceAll("colour", "color")
      .replaceAll("advisers", "advisors"),
  })),
  alike("other headings, items as sentences", (_chance, job) => ({
    text: plainOf(sectionsOf(job), "")
      .replace("About us", "WHO WE ARE")
      .replace("What you will do", "RESPONSIBILITIES")
      .replace("What you bring", "QUALIFICATIONS")
      .replace("What we offer", "PERKS")
      .replaceAll(/([a-z])\n/g, "$1.\n"),
  })),
  alike("the name in capitals and as one word", (chance, job) => ({
    company: pick(chance, [
      job.employer.name.toUpperCase(),
      job.employer.name.replaceAll(" ", ""),
      `${job.employer.name.replaceAll(" ", "-")} LLC`,
    ]),
  })),
  alike("a street for the place", (chance, job) => ({
    places: [`${100 + Math.floor(chance() * 900)} Elm Street, ${job.city.city}, ${job.city.code} 80202, USA`],
  })),
  alike("plural title, several wanted", (chance, job) => ({
    title: pick(chance, [
      `${job.title}s`,
      `${job.title} (2 positions)`,
      `3 x ${job.title}`,
      `${job.title}s - multiple openings`,
    ]),
  })),
  alike("pay in the title and in the list's own field", (chance, job) => ({
    title: `${job.title} ${pick(chance, ["$24/hr", "- $22 to $26 per hour", "| Up to $65,000 a year", "($1,500 Sign-On Bonus)"])}`,
  })),
  alike("the company beside its ticker, brand or site", (chance, job) => ({
    company: pick(chance, [
      `${job.employer.name} (NYSE: ALD)`,
      `${job.employer.name}®`,
      `${job.employer.name.replaceAll(" ", "").toLowerCase()}.com`,
      `${job.employer.name} | Careers`,
    ]),
  })),
  alike(
    "abridged by a third, e-mail hidden",
    (_chance, job) => ({ text: `${plainOf(sectionsOf(job).slice(1, 5))}\nWrite to [email protected]` }),
    (job) =>
      withSentence(
        job,
        `Write to jobs@${job.employer.name.split(" ")[0]?.toLowerCase()}.example if you have questions.`,
      ),
  ),
  alike(
    "a number of the list's own",
    (chance, job) => ({
      over: { requisition: `list-${Math.floor(chance() * 1e9)}` },
      title: `${job.title} (Job ID ${Math.floor(1e6 + chance() * 8e6)})`,
    }),
    (job) => ({ requisition: job.requisition }),
  ),
  alike(
    "put up anew with other dates",
    (_chance, job) => withDates(job, "15 December 2026"),
    (job) => withSentence(job, "Applications close on 3 March 2026."),
  ),
  alike("state alone for the place", (_chance, job) => ({ places: [`${job.city.region}, United States`] })),
  alike("teaser after the list's greeting", (_chance, job) => ({
    text: `Apply now and hear back within days!\n\n${teaser(flatText(job), 480)}`,
  })),
];

function withDates(job: Job, date: string) {
  return { over: withSentence(job, `Applications close on ${date}.`) };
}

export const SECOND_OTHER: PairWay[] = [
  apart("a city of the same name", (chance) =>
    pick(chance, [
      [{ places: ["Portland, OR"] }, { places: ["Portland, ME"] }],
      [{ places: ["Springfield, IL"] }, { places: ["Springfield, MA"] }],
      [{ places: ["Paris, France"] }, { places: ["Paris, TX"] }],
      [{ places: ["Birmingham, United Kingdom"] }, { places: ["Birmingham, AL"] }],
    ]),
  ),
  apart("another campus in the title", (chance, job) => {
    const [one, other] = two(chance, ["North Campus", "Downtown Campus", "Airport", "Harbour Clinic"]);
    return [{ title: `${job.title} - ${one}` }, { title: `${job.title} - ${other}` }];
  }),
  apart("another shop in the text alone", (chance, job) => {
    const [one, other] = two(chance, [
      "on Fifth Avenue",
      "at Union Station",
      "by the old harbour",
      "in the Westfield mall",
    ]);
    return [
      withSentence(job, `You will work in our branch ${one}.`),
      withSentence(job, `You will work in our branch ${other}.`),
    ];
  }),
  apart("another client's project", (chance, job) => {
    const [one, other] = two(chance, [
      "a large European insurer that moves its claims to the cloud",
      "the city's public transport and its ticket machines",
      "a maker of wind turbines with plants in three countries",
    ]);
    return [
      withSentence(job, `Your first project is for ${one}, and is planned for a year.`),
      withSentence(job, `Your first project is for ${other}, and is planned for a year.`),
    ];
  }),
  apart("cover for a time, or for good", (chance, job) => [
    { title: job.title },
    {
      title: `${job.title} ${pick(chance, ["(Maternity Cover)", "- 12 Month FTC", "(Fixed Term)", "- Per Diem", "(Seasonal)"])}`,
    },
  ]),
  apart("years asked, told in the text alone", (_chance, job) => [
    withSentence(job, "We ask for at least 2 years of experience in a like role."),
    withSentence(job, "We ask for at least 7 years of experience in a like role."),
  ]),
  apart("hours a week, told in the text alone", (chance, job) => {
    const [one, other] = two(chance, ["16", "20", "30", "38.5"]);
    return [
      withSentence(job, `This position is for ${one} hours a week.`),
      withSentence(job, `This position is for ${other} hours a week.`),
    ];
  }),
  apart("a doctoral student's topic", (chance, job) => {
    const [one, other] = two(chance, ["Glaciology", "Soil Physics", "Coral Ecology", "Number Theory"]);
    return [
      { title: `PhD Position in ${one}`, ...withSentence(job, `Your thesis will be in ${one}.`) },
      { title: `PhD Position in ${other}`, ...withSentence(job, `Your thesis will be in ${other}.`) },
    ];
  }),
  apart("a teacher's subject", (chance) => {
    const [one, other] = two(chance, ["Mathematics", "Physics", "Music", "Spanish"]);
    return [{ title: `${one} Teacher` }, { title: `${other} Teacher` }];
  }),
  apart("a language, told in the text alone", (chance, job) => {
    const [one, other] = two(chance, ["Dutch", "Danish", "Portuguese", "Korean"]);
    return [
      withSentence(job, `You speak ${one} fluently, since our clients do.`),
      withSentence(job, `You speak ${other} fluently, since our clients do.`),
    ];
  }),
  apart("an agency's named clients", (chance, job) => {
    const [one, other] = two(chance, [inventEmployer(chance).name, inventEmployer(chance).name]);
    return [
      withSentence(job, `We are hiring for ${one}, with whom we have worked for years.`),
      withSentence(job, `We are hiring for ${other}, with whom we have worked for years.`),
    ];
  }),
  apart("two brands of a group", (chance, job) => {
    const [one, other] = two(chance, ["Solenne", "Dragoon", "Petit Marin", "Upper & Lower"]);
    return [{ title: `${job.title} - ${one}` }, { title: `${job.title} - ${other}` }];
  }),
  apart("another state to be remote in", (chance) => {
    const [one, other] = two(chance, CITIES);
    return [
      { places: [`Remote - ${one.region}`], workplace: "remote" },
      { places: [`Remote - ${other.region}`], workplace: "remote" },
    ];
  }),
  apart("another shift, told in the text alone", (chance, job) => {
    const [one, other] = two(chance, [
      "evenings, Monday to Friday",
      "weekends, Saturday and Sunday",
      "nights, four on and four off",
    ]);
    return [
      withSentence(job, `The shift is ${one}, with paid breaks.`),
      withSentence(job, `The shift is ${other}, with paid breaks.`),
    ];
  }),
  apart("another intake", (_chance, job) => [
    { title: `Apprenticeship ${job.title} 2026` },
    { title: `Apprenticeship ${job.title} 2027` },
  ]),
  apart("another industry in the title", (chance, job) => {
    const [one, other] = two(chance, ["Automotive", "Aerospace", "Public Sector", "Life Sciences"]);
    return [{ title: `${job.title} (${one})` }, { title: `${job.title} (${other})` }];
  }),
  apart("at home or in the house", () => [{ workplace: "remote" }, { workplace: "onsite" }]),
  apart("pay far apart", (_chance, job) => [
    { pay: { least: 18, most: 20, currency: "USD", period: "hour" } },
    { title: job.title, pay: { least: 29, most: 34, currency: "USD", period: "hour" } },
  ]),
  apart("a sister firm of the group", (_chance, job) => [
    { company: `${job.employer.name} Foods` },
    { company: `${job.employer.name} Logistics` },
  ]),
];
