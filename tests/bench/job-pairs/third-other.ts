import { pick } from "../invented-postings.ts";
import { type Advert, type AdvertWay, asLines, asProse, ownBoard, text, type Told, withLine } from "./advert.ts";
import { someOf } from "./invent-job.ts";
import { type Chance, otherThan } from "./pair-ways.ts";
import { inventAdvert, inventName, TOWNS } from "./third-adverts.ts";

const two = <Item>(chance: Chance, items: readonly Item[]) => someOf(chance, items, 2) as [Item, Item];

/** As one of the sites that copy postings tells it. */
function copied(chance: Chance, advert: Advert, over: Told = {}): Told {
  const { blocks } = advert;
  const content = pick(chance, [
    asLines(blocks),
    asProse(blocks),
    asLines(blocks, "- "),
    `${asLines(blocks)}\n\nApply through our site.`,
  ]);
  return ownBoard(advert, { description: text(content), ...over });
}

/** The same text under two titles. */
function titles(way: string, tell: (chance: Chance, title: string) => [string, string]): AdvertWay {
  return {
    way,
    isSame: false,
    tell(chance, advert) {
      const [one, other] = tell(chance, advert.title);
      const [last, ofOther] = [advert.title, other].map((title) => title.split(" ").at(-1));
      if (last === ofOther && other !== advert.title) return null;
      return [ownBoard({ ...advert, title: one }), copied(chance, { ...advert, title: other })];
    },
  };
}

const behind = (way: string, ends: string[], isBothTold = true): AdvertWay =>
  titles(way, (chance, title) => {
    const [one, other] = two(chance, ends);
    return [isBothTold ? title + one : title, title + other];
  });

/** The same text but for one line. */
function lines(way: string, ends: string[]): AdvertWay {
  return {
    way,
    isSame: false,
    tell(chance, advert) {
      const [one, other] = two(chance, ends);
      return [ownBoard(withLine(advert, one)), copied(chance, withLine(advert, other))];
    },
  };
}

function facts(way: string, tell: (chance: Chance, advert: Advert) => [Told, Told]): AdvertWay {
  return {
    way,
    isSame: false,
    tell(chance, advert) {
      const [one, other] = tell(chance, advert);
      return [ownBoard(advert, one), copied(chance, advert, other)];
    },
  };
}

const TITLES: AdvertWay[] = [
  behind("steps of a ladder", [" I", " II", " III"]),
  behind(
    "a rank told by one alone",
    [" Manager", ", Team Lead", " Supervisor", " (Intern)", " - Working Student", ", Principal"],
    false,
  ),
  titles("ranks before the title", (chance, title) => {
    const [one, other] = two(chance, ["Staff ", "Senior ", "Junior ", "Chief ", "Assistant ", "Graduate ", ""]);
    return [one + title, other + title];
  }),
  titles("ranks of other countries", (chance, title) => {
    const [one, other] = two(chance, [
      "Stellv. ",
      "Leitende/r ",
      "Apprenti ",
      "Stagiaire ",
      "Becario ",
      "Duales Studium ",
      "Werkstudent ",
      "",
    ]);
    return [one + title, other + title];
  }),
  behind("shifts by their number", [
    " - 1st Shift",
    " - 2nd Shift",
    " - 3rd Shift",
    " (Nights)",
    " - PM",
    " - Weekends",
  ]),
  behind("times of day", [" 7a-7p", " 7p-7a", " 3p-11p", " (6am - 2pm)", " (10pm - 6am)"]),
  behind("wards and schools", [" - ICU", " - Med Surg", " - Pediatrics", " - Grade 3", " - Grade 5", " - Ward 7B"]),
  behind("clients by their size", [", SMB", ", Enterprise", ", Mid-Market", ", Strategic Accounts"]),
  behind("markets", [" DACH", " Nordics", " (Benelux)", " - LATAM", " - Iberia"]),
  behind("grades of pay", [" GS-9", " GS-12", " (Band 5)", " (Band 6)", " E 13", " E 9b"]),
  behind("shares of full time", [" 80-100%", " 40-60%", " 50 %", " 100 %"]),
  behind("kinds of contract", [" PRN", " (Temp)", " - Freelance", " - Locum", " (Fixed-term, 6 months)", " - Minijob"]),
  behind("terms of an internship", [" Internship Summer 2027", " Internship Fall 2026", " Internship Spring 2027"]),
  behind("languages of a desk", [" (French speaking)", " - German Market", " with Dutch", " (m/w/d) Italienisch"]),
  behind("clearances", [" with TS/SCI", " with Secret Clearance", " - Public Trust"]),
  behind("machines and products", [
    " - Boeing 737",
    " - Airbus A320",
    " - Excavators",
    " - SAP FI",
    " - SAP MM",
    " (Salesforce)",
  ]),
  behind("areas of a town", [" - Westside", " - Airport", " - Old Town", " - Terminal 2", " - Site B"]),
  behind("whom one works for", [
    " to the CEO",
    " to the General Counsel",
    " for the Dean of Arts",
    " for the Dean of Law",
  ]),
];

const LINES: AdvertWay[] = [
  lines("a team, in a line", [
    "You join our Ledger squad, six people strong.",
    "You join our Onboarding squad, six people strong.",
    "You join our Pricing squad, six people strong.",
  ]),
  lines("a branch, in a line", [
    "Place of work: 12 Mill Lane.",
    "Place of work: 87 Station Road.",
    "Place of work: 4 Kingsway.",
  ]),
  lines("a duration, in a line", [
    "The contract runs for 6 months.",
    "The contract runs for 18 months.",
    "The contract is open-ended.",
  ]),
  lines("a workload, in a line", ["Workload: 60 percent.", "Workload: 100 percent.", "Workload: 80 percent."]),
  lines("a client, in a line", [
    "For our client, a bank in the old town, we look for support.",
    "For our client, a maker of pumps, we look for support.",
    "For our client, a city hospital, we look for support.",
  ]),
  lines("a grade, in a line", ["Pay by TVöD E 9.", "Pay by TVöD E 12.", "Pay by TVöD E 14."]),
  lines("years of experience, in a line", [
    "Experience: 1-2 years.",
    "Experience: 5+ years.",
    "Experience: at least 10 years.",
  ]),
  lines("a shift, in a line", [
    "You work from 06:00 to 14:00.",
    "You work from 14:00 to 22:00.",
    "You work from 22:00 to 06:00.",
  ]),
  lines("whom one reports to, in a line", [
    "You report to the Director of Treasury.",
    "You report to the Head of Logistics.",
    "You report to the VP of Marketing.",
  ]),
];

const FACTS: AdvertWay[] = [
  facts("another town", (chance, { town, language }) => {
    const { city, country } = otherThan(chance, TOWNS[language] ?? [], town);
    return [{}, { places: [`${city}, ${country}`] }];
  }),
  facts("two shops of a town by their streets", (chance, { town }) => {
    const [one, other] = two(chance, [
      "17 Elm Street",
      "2300 Harbor Boulevard",
      "5 Market Square",
      "910 Lincoln Avenue",
    ]);
    return [
      { places: [`${one}, ${town.city}, ${town.country}`] },
      { places: [`${other}, ${town.city}, ${town.country}`] },
    ];
  }),
  facts("a town beside it", (chance, { town }) => [
    {},
    { places: [`${pick(chance, ["East", "West", "New", "Fort", "Port"])} ${town.city}, ${town.code || town.country}`] },
  ]),
  facts("two requisitions", (chance) => {
    const made = () => `2026-${10_000 + Math.floor(chance() * 89_999)}`;
    return [{ requisition: made() }, { requisition: made() }];
  }),
  facts("kinds of employment", (chance) => {
    const [one, other] = two(chance, ["Full-time", "Part-time", "Internship", "Temporary"]);
    return [{ employment: one }, { employment: other }];
  }),
  facts("pay of another rank", () => [
    { pay: { text: "$52,000 - $60,000 a year" } },
    { pay: { text: "$84,000 - $97,000 a year" } },
  ]),
  facts("remote in two countries", (chance) => {
    const [one, other] = two(chance, ["Remote, Poland", "Remote (Portugal)", "Remote - Ireland", "Romania (Remote)"]);
    return [
      { places: [one], workplace: "remote" },
      { places: [other], workplace: "remote" },
    ];
  }),
  facts("an agency in place of the employer", (chance, { company, title }) => {
    const agency = `${pick(chance, ["Brightpath", "Lakeshore", "Talentia"])} ${pick(chance, ["Staffing", "Personnel", "Recruitment"])}`;
    return [{ company }, { company: agency, title }];
  }),
  facts("houses of a chain", (chance, { company }) => {
    const [one, other] = two(chance, ["Riverside", "Downtown", "St. Mary's", "North Hospital", "Airport"]);
    return [{ company: `${company} ${one}` }, { company: `${company} ${other}` }];
  }),
  facts("another firm with the same text", (chance, { company }) => [{ company }, { company: inventName(chance) }]),
  facts("a firm of a like name", (chance, { company }) => [
    { company },
    { company: `${company.split(" ")[0]} ${pick(chance, ["Plumbing", "Dental", "Roofing"])}` },
  ]),
];

const WITH_SECTIONS: AdvertWay[] = [
  {
    way: "two jobs of an employer in one town",
    isSame: false,
    tell(chance, advert) {
      const { language, company, town } = advert;
      let second = inventAdvert(chance, { company, town });
      while (second.title === advert.title) second = inventAdvert(chance, { company, town });
      const shared = advert.blocks.filter(({ kind }) => kind !== "work" && kind !== "needs");
      const own = second.blocks.filter(({ kind }) => kind === "work" || kind === "needs");
      return [ownBoard(advert), copied(chance, { ...second, language, blocks: [...shared, ...own] })];
    },
  },
  {
    way: "a title for jobs of all kinds",
    isSame: false,
    tell(chance, advert) {
      const { company, town } = advert;
      const title = pick(chance, ["Team Member", "Manager", "Specialist (m/w/d)", "Consultant"]);
      const second = inventAdvert(chance, { company, town });
      if (second.title === advert.title) return null;
      const shared = advert.blocks.filter(({ kind }) => kind !== "work" && kind !== "needs");
      const own = second.blocks.filter(({ kind }) => kind === "work" || kind === "needs");
      return [ownBoard({ ...advert, title }), copied(chance, { ...second, title, blocks: [...shared, ...own] })];
    },
  },
  {
    way: "two subjects of a trade in the title",
    isSame: false,
    tell(chance, advert) {
      const [one, other] = two(chance, advert.subjects);
      const join = pick(chance, [", ", " - ", " (", " | "]);
      const told = (subject: string) => ({
        ...advert,
        title: `${advert.title}${join}${subject}${join === " (" ? ")" : ""}`,
      });
      return [ownBoard(told(one)), copied(chance, told(other))];
    },
  },
  {
    way: "a subject told by one alone",
    isSame: false,
    tell(chance, advert) {
      const [one] = two(chance, advert.subjects);
      return [ownBoard(advert), copied(chance, { ...advert, title: `${advert.title} - ${one}` })];
    },
  },
];

export const THIRD_OTHER: AdvertWay[] = [
  ...TITLES,
  ...LINES,
  ...FACTS,
  ...WITH_SECTIONS.map((way) => ({ ...way, needsKinds: true })),
];
