import { pick } from "../invented-postings.ts";
import {
  asList,
  asOwnBoard,
  CITIES,
  htmlOf,
  inventEmployer,
  inventJob,
  type Job,
  sectionsOf,
  someOf,
  titleOf,
} from "./invent-job.ts";
import { type Chance, copyOf, flatText, other, otherThan, type PairWay, teaser, toldApart } from "./pair-ways.ts";

/** Pairs of different jobs, written before the rules were read. */
const SHIFTS = ["Night Shift", "Day Shift", "Weekend Shift", "Evening Shift"];
const TEMPLATE = (chance: Chance) => inventEmployer(chance);

export const FIRST_OTHER: PairWay[] = [
  other("another place", (chance, { city }) => ({ city: otherThan(chance, CITIES, city) })),
  {
    way: "another level",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const [one, two] = someOf(chance, ["", "Senior ", "Junior ", "Lead ", "Principal ", "Associate ", "Head "], 2);
      return [asOwnBoard(id, { ...job, level: one ?? "" }), asList(id, { ...job, level: two ?? "" })];
    },
  },
  toldApart("another step of a ladder", (chance, job) => {
    const [one, two] = someOf(chance, ["", " I", " II", " III", " IV"], 2);
    return [{ title: job.title + one }, { title: job.title + two }];
  }),
  {
    way: "another team, told in title and text",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const rest = inventJob(chance, { employer: job.employer });
      const teams = someOf(chance, ["Treasury", "Search", "Returns Desk", "Retail", "Maps", rest.team], 2);
      const [one, two] = teams.map((team) => ({ ...job, team, intro: job.intro.replace(job.team, team) }));
      return [
        asOwnBoard(id, one ?? job, { title: titleOf(one ?? job, true) }),
        asList(id, two ?? job, { title: titleOf(two ?? job, true) }),
      ];
    },
  },
  {
    way: "another team, told in the text alone",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance, {}, false);
      const [one = "", two = ""] = someOf(chance, ["Claims", "Growth", "Safety", "Overseas", "Wholesale"], 2);
      const pool = inventJob(chance);
      const second = { ...job, duties: [...job.duties.slice(0, 3), ...someOf(chance, pool.duties, 3)] };
      const tell = (who: Job, team: string) => ({
        ...who,
        team,
        intro: `You will join the ${team} team in ${who.city.city}.`,
      });
      return [
        asOwnBoard(id, tell(job, one), { requisition: job.requisition }),
        asList(id, tell(second, two), { requisition: pool.requisition }),
      ];
    },
  },
  toldApart("another shift", (chance, job) => {
    const [one = "", two = ""] = someOf(chance, SHIFTS, 2);
    const join = pick(chance, [" - ", ", ", " ("]);
    const tell = (shift: string) => ({ title: `${job.title}${join}${shift}${join === " (" ? ")" : ""}` });
    return [tell(one), tell(two)];
  }),
  toldApart("another contract", (chance, _job) => {
    const [one = "", two = ""] = someOf(chance, ["Full-time", "Part-time", "Internship", "Temporary"], 2);
    return [{ employment: one }, { employment: two }];
  }),
  other(
    "another requisition",
    (chance) => ({ requisition: `R-${10_000 + Math.floor(chance() * 89_999)}` }),
    ({ requisition }) => ({ requisition }),
  ),
  toldApart("another shop of a franchise", (chance, job) => {
    const shop = () => ({
      number: 100 + Math.floor(chance() * 4_000),
      street: `${100 + Math.floor(chance() * 9_000)} ${pick(chance, ["Elm", "Main", "Oak", "Lake", "Hill"])} Street`,
    });
    const tell = ({ number, street }: ReturnType<typeof shop>) => ({
      company: `${job.employer.name} - Store ${number}`,
      description: {
        kind: "html" as const,
        content: `<p>Our store #${number} at ${street} is hiring.</p>${htmlOf(sectionsOf(job))}`,
      },
    });
    return [tell(shop()), tell(shop())];
  }),
  toldApart("a shop's number in the title", (chance, job) => {
    const tell = () => ({ title: `${job.title} - Store #${100 + Math.floor(chance() * 4_000)}` });
    return [tell(), tell()];
  }),
  {
    way: "an agency's unnamed clients",
    isSame: false,
    make(chance, id) {
      const agency = {
        ...inventEmployer(chance),
        about: [
          "We are a leading staffing agency with offices in 30 cities",
          "Registering with us is free and takes five minutes",
        ],
        benefits: ["Weekly pay", "Holiday pay"],
      };
      const job = inventJob(chance, { employer: agency });
      const fresh = inventJob(chance, { employer: agency });
      const client = (who: Job, business: string, pay: number) => ({
        ...who,
        pay: null,
        intro: `Our client, a ${business}, needs a ${job.title} at $${pay} an hour.`,
      });
      const [one = "", two = ""] = someOf(
        chance,
        ["maker of garden tools", "regional hospital", "family-owned printer", "bank downtown", "chain of hotels"],
        2,
      );
      return [
        asOwnBoard(id, client(job, one, 18)),
        asList(id, client({ ...job, duties: [...job.duties.slice(0, 4), ...fresh.duties.slice(0, 1)] }, two, 21)),
      ];
    },
  },
  {
    way: "another employer with the same template",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const second = { ...job, employer: TEMPLATE(chance) };
      return [
        asOwnBoard(id, job),
        asList(id, { ...second, intro: job.intro.replaceAll(job.employer.name, second.employer.name) }),
      ];
    },
  },
  {
    way: "an employer of a like name",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const [first = ""] = job.employer.name.split(" ");
      const name = `${first} ${pick(chance, ["Security", "Veterinary", "Landscaping", "Childcare"])}`;
      const employer = { ...inventEmployer(chance), name };
      return [
        asOwnBoard(id, job),
        asList(id, {
          ...job,
          employer,
          intro: job.intro.replaceAll(job.employer.name, name),
          duties: someOf(chance, job.duties, 6),
        }),
      ];
    },
  },
  toldApart("another language asked for", (chance, job) => {
    const [one, two] = someOf(chance, ["German", "French", "Dutch", "Polish"], 2);
    const join = pick(chance, [
      (tongue: string) => `${job.title} - ${tongue} speaking`,
      (tongue: string) => `${job.title} with ${tongue}`,
      (tongue: string) => `${tongue} ${job.title}`,
    ]);
    return [{ title: join(one ?? "") }, { title: join(two ?? "") }];
  }),
  {
    way: "another trade with the same boilerplate",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      let second = inventJob(chance, { employer: job.employer, city: job.city });
      while (second.title === job.title) second = inventJob(chance, { employer: job.employer, city: job.city });
      return [asOwnBoard(id, job), copyOf(id, second, pick(chance, [{}, { text: teaser(flatText(second), 450) }]))];
    },
  },
  toldApart("another country to be remote in", (chance, _job) => {
    const [one = "", two = ""] = someOf(
      chance,
      ["Remote - US", "Remote - Canada", "Remote, Germany", "Remote (Brazil)"],
      2,
    );
    return [
      { places: [one], workplace: "remote" },
      { places: [two], workplace: "remote" },
    ];
  }),
  toldApart("another year or season", (chance, job) => {
    const [one, two] = someOf(chance, ["Summer 2026", "Summer 2027", "Fall 2026", "Spring 2027"], 2);
    return [{ title: `${job.title} Intern - ${one}` }, { title: `${job.title} Intern - ${two}` }];
  }),
  toldApart("another territory", (chance, job) => {
    const [one, two] = someOf(chance, ["North", "South", "East", "West"], 2);
    return [{ title: `${job.title} - ${one} Territory` }, { title: `${job.title} - ${two} Territory` }];
  }),
  toldApart("another technology of a like name", (chance, _job) => {
    const [one, two] = pick(chance, [
      ["Java Developer", "JavaScript Developer"],
      ["C++ Developer", "C# Developer"],
      ["iOS Engineer", "Android Engineer"],
      [".NET Developer", "Node.js Developer"],
    ] as const);
    return [{ title: one }, { title: two }];
  }),
  {
    way: "deputy or trainee of the same job",
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const second = pick(chance, [
        `Assistant ${job.title}`,
        `Deputy ${job.title}`,
        `${job.title} in Training`,
        `${job.title} Apprentice`,
        `${job.title} Lead`,
      ]);
      return [asOwnBoard(id, job), asList(id, job, { title: second })];
    },
  },
  toldApart("other hours in the title", (chance, job) => {
    const [one, two] = someOf(chance, ["20 hours", "30 hours", "40 hours", "12 hours"], 2);
    return [{ title: `${job.title} (${one})` }, { title: `${job.title} (${two})` }];
  }),
];
