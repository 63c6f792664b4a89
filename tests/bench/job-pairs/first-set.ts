import { pick } from "../invented-postings.ts";
import {
  asList,
  asOwnBoard,
  CITIES,
  htmlOf,
  inventEmployer,
  inventJob,
  type Job,
  markdownOf,
  plainOf,
  sectionsOf,
  someOf,
  titleOf,
} from "./invent-job.ts";
import { type Chance, copyOf, flatText, other, otherThan, type PairWay, same, teaser, toldApart } from "./pair-ways.ts";

/** Pairs written before the rules were read. */
const place = ({ city }: Job) => `${city.city}, ${city.code}`;

const AROUND: ((job: Job) => [string, string])[] = [
  ({ employer }) => [
    "Jobs Home > Search > Details\nSave this job\nShare\nReport\n\nAbout the job\n\n",
    `\n\nSeniority level: Mid-Senior level\nEmployment type: Full-time\nJob function: Other\nReferrals increase your chances of interviewing at ${employer.name} by 2x\nGet notified about new jobs like this one. Sign in to create your job alert.`,
  ],
  ({ title, city }) => [
    `We found 1 match for ${title} in ${city.city}. Upload your CV to see how you compare with other applicants.\n\n`,
    "\n\nThis job was first posted on the employer's career site and is shown here by our partner network. By applying you agree to our terms of service and the privacy notice. Similar searches: part time jobs near me, remote jobs, jobs hiring now, weekend jobs.",
  ],
];

const GENDERED = ["(m/w/d)", "(w/m/d)", "m/w/x", "(all genders)", "(gn)", "(d/f/m)"];

export const FIRST_SAME: PairWay[] = [
  same(
    "gender marks in the title",
    (chance, job) => ({
      title: `${job.title} ${job.language === "fr" ? pick(chance, ["(H/F)", "H/F", "(F/H)"]) : pick(chance, GENDERED)}`,
    }),
    true,
  ),
  {
    way: "seniority and ranks abbreviated",
    isSame: true,
    make(chance, id) {
      const [long, brief] = pick(chance, [
        ["Senior ", "Sr. "],
        ["Junior ", "Jr "],
        ["Senior ", "Snr "],
        ["Assistant ", "Asst. "],
        ["Associate ", "Assoc. "],
      ] as const);
      const job = inventJob(chance, { level: long });
      return [asOwnBoard(id, job), asList(id, { ...job, level: brief })];
    },
  },
  {
    way: "level as a Roman or an Arabic number",
    isSame: true,
    make(chance, id) {
      const job = inventJob(chance);
      const [roman, number] = pick(chance, [
        ["I", "1"],
        ["II", "2"],
        ["III", "3"],
      ] as const);
      return [
        asOwnBoard(id, job, { title: `${job.title} ${roman}` }),
        asList(id, job, { title: `${job.title} ${number}` }),
      ];
    },
  },
  same("requisition in the title", (chance, job) => ({
    title: pick(chance, [
      `${job.title} - ${job.requisition}`,
      `${job.title} [Req #${job.requisition.slice(2)}]`,
      `${job.title} (JR${job.requisition.slice(2)})`,
      `${job.requisition} ${job.title}`,
    ]),
  })),
  same("place or remote in the title", (chance, job) => ({
    title: pick(chance, [
      `${job.title} - ${place(job)}`,
      `${job.title} (${job.city.city})`,
      `${job.city.city} | ${job.title}`,
      `${job.title} in ${job.city.city}, ${job.city.region}`,
    ]),
  })),
  same("emoji, capitals, calls in the title", (chance, job) => ({
    title: pick(chance, [
      `🚀 ${job.title} 🚀`,
      job.title.toUpperCase(),
      `⭐ URGENT: ${job.title}`,
      `${job.title} - Hiring Now!`,
      `${job.title} (immediate start)`,
      `NEW!! ${job.title.toLowerCase()}`,
    ]),
  })),
  same("company in the title", (chance, job) => ({
    title: pick(chance, [
      `${job.title} at ${job.employer.name}`,
      `${job.title} | ${job.employer.name}`,
      `${job.employer.name} is hiring: ${job.title}`,
      `${job.employer.name} - ${job.title}`,
    ]),
  })),
  same("company's legal form", (chance, job) => ({
    company: `${job.employer.name}${pick(chance, [", Inc.", " LLC", " Ltd", " Corporation", " Co.", ", L.P.", " PLC", " GmbH & Co. KG", " S.A.", " B.V."])}`,
  })),
  same("company's country or careers name", (chance, job) => ({
    company: pick(chance, [
      `${job.employer.name} USA`,
      `${job.employer.name} Careers`,
      `The ${job.employer.name}`,
      `${job.employer.name} North America`,
      `${job.employer.name.replace("&", "and")} (US)`,
    ]),
  })),
  same("company by its owner or agent", (chance, job) => ({
    company: pick(chance, [
      `${job.employer.name}, a Contoso company`,
      `${job.employer.name} by Contoso`,
      `${job.employer.name} (via Jobgrid)`,
      `${job.employer.name} dba ${job.employer.name.split(" ")[0]} House`,
    ]),
  })),
  same("paragraphs in another order", (chance, job) => ({ text: plainOf(someOf(chance, sectionsOf(job), 9)) })),
  same("abridged to half its sections", (chance, job) => {
    const [about, intro, duties, needs] = sectionsOf(job);
    const kept = pick(chance, [
      [intro, duties, needs],
      [about, intro, duties],
      [duties, needs],
    ]);
    return { text: plainOf(kept.flatMap((section) => section ?? [])) };
  }),
  same("punctuated otherwise", (_chance, job) => ({
    text: plainOf(sectionsOf(job), "• ")
      .replaceAll(" - ", " – ")
      .replaceAll("and", "&")
      .replaceAll("'", "’")
      .replaceAll(". ", ".  "),
  })),
  same("a teaser of its beginning", (chance, job) => ({
    text: teaser(flatText(job), 300 + Math.floor(chance() * 200)),
  })),
  same("a teaser around the duties", (chance, job) => ({
    text: `… ${teaser(plainOf(sectionsOf(job).slice(2), "").replaceAll(/\s+/g, " "), 300 + Math.floor(chance() * 200))}`,
  })),
  same("Markdown or plain for HTML", (chance, job) => ({ text: pick(chance, [markdownOf, plainOf])(sectionsOf(job)) })),
  same("a list's own words around it", (chance, job) => {
    const [before, after] = pick(chance, AROUND)(job);
    return { text: `${before}${plainOf(sectionsOf(job))}${after}` };
  }),
  same("place written otherwise", (chance, job) => {
    const { city, code, region } = job.city;
    return {
      places: [
        pick(chance, [
          `${city}, ${region}, United States`,
          `${city}, ${region}`,
          `US-${code}-${city}`,
          `Greater ${city} Area`,
          `${city} Metropolitan Area`,
          `${city}, ${code} 80202`,
          city,
          `${city}, ${code}, USA`,
        ]),
      ],
    };
  }),
  same(
    "a city's name in another language",
    (_chance, job) => ({
      places: [
        (
          {
            München: "Munich, Germany",
            Köln: "Cologne",
            Hamburg: "Hamburg, DE",
            Lyon: "Lyon (69)",
            Nantes: "Nantes, Pays de la Loire",
          } as Record<string, string>
        )[job.city.city] ?? "",
      ],
    }),
    true,
  ),
  {
    way: "one of its several places",
    isSame: true,
    make(chance, id) {
      const job = inventJob(chance);
      const places = [
        job.city,
        ...someOf(
          chance,
          CITIES.filter((city) => city !== job.city),
          2,
        ),
      ].map(({ city, code }) => `${city}, ${code}`);
      return [asOwnBoard(id, job, { places }), asList(id, job)];
    },
  },
  same("title, firm, place and text at once", (chance, job) => ({
    title: pick(chance, [
      `${job.title} (m/f/d) - ${job.city.city}`,
      `${job.title.toUpperCase()} - ${job.requisition}`,
      `${job.title} at ${job.employer.name}`,
    ]),
    company: `${job.employer.name}${pick(chance, [", Inc.", " LLC", " Ltd."])}`,
    places: [`${job.city.city}, ${job.city.region}, United States`],
    text: `${pick(chance, AROUND)(job)[0]}${plainOf(sectionsOf(job).slice(0, 5), "* ")}`,
  })),
  same("pay and dates told by one alone", (_chance, job) => ({
    over: {
      pay: job.pay && { least: job.pay[0], most: job.pay[1], currency: "USD", period: "year" },
      postedAt: null,
      employment: "FULL_TIME",
    },
  })),
  {
    way: "its address of application with tracking",
    isSame: true,
    make(chance, id) {
      const job = inventJob(chance);
      const apply = `https://careers.example.com/apply/${job.requisition}-${id}`;
      const [campaign] = job.employer.name.split(" ");
      const tracked = `${apply}?utm_source=list&utm_campaign=${campaign}&gh_src=${id}`;
      return [
        asOwnBoard(id, job, { applyUrl: apply }),
        copyOf(id, job, {
          title: `${job.title} - apply today`,
          text: teaser(flatText(job), 200),
          over: { applyUrl: tracked },
        }),
      ];
    },
  },
];

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
