import { pick } from "../invented-postings.ts";
import {
  asList,
  asOwnBoard,
  CITIES,
  inventJob,
  type Job,
  markdownOf,
  plainOf,
  sectionsOf,
  someOf,
} from "./invent-job.ts";
import { type Chance, copyOf, flatText, type PairWay, same, teaser } from "./pair-ways.ts";

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

const ABROAD = { invent: (chance: Chance) => inventJob(chance, {}, true) };

export const FIRST_SAME: PairWay[] = [
  same(
    "gender marks in the title",
    (chance, job) => ({
      title: `${job.title} ${job.language === "fr" ? pick(chance, ["(H/F)", "H/F", "(F/H)"]) : pick(chance, GENDERED)}`,
    }),
    ABROAD,
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
    ABROAD,
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
