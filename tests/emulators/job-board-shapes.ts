/** A vacancy of an emulated board, before the board writes it in its own shape. */
export type Vacancy = {
  id: string;
  title: string;
  company: string;
  city: string;
  country: string;
  countryCode: string;
  workplace: "remote" | "hybrid" | "onsite";
  html: string;
  pay: { least: number; most: number; currency: string } | null;
  postedAt: Date;
};

/** One answer: the vacancies as the board tells them, of page `page` where it has pages. */
export type Answer = { vacancies: Vacancy[]; url: URL; board: string };
type Shape = (answer: Answer) => unknown;

/** As many invented vacancies as are asked for, no two alike. */
export function inventVacancies(count: number, company = "Acme Labs"): Vacancy[] {
  const titles = ["Backend Engineer", "Support Agent", "Nurse", "Site Planner", "Data Analyst", "Welder"];
  const places = [
    ["Lyon", "France", "FR"],
    ["Berlin", "Germany", "DE"],
    ["Columbus", "United States", "US"],
  ] as const;
  const modes = ["hybrid", "onsite", "remote"] as const;
  return Array.from({ length: count }, (_, at) => {
    const [city, country, countryCode] = places[at % places.length] ?? places[0];
    const title = `${titles[at % titles.length]} ${at + 1}`;
    return {
      id: String(4_000_001 + at),
      title,
      company,
      city,
      country,
      countryCode,
      workplace: modes[at % modes.length] ?? "onsite",
      html: `<p>${title} wanted: plan &amp; draw.</p><ul><li>You know the trade</li><li>You work in teams</li></ul>`,
      pay: at % 2 === 0 ? { least: 50_000 + at, most: 60_000 + at, currency: "EUR" } : null,
      postedAt: new Date(Date.UTC(2026, 8, 1 + (at % 28), 7, 30)),
    };
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const greenhouse: Shape = ({ vacancies, url, board }) => ({
  jobs: vacancies.map((job) => ({
    id: Number(job.id),
    internal_job_id: Number(job.id) + 1,
    title: job.title,
    company_name: job.company,
    absolute_url: `https://boards.greenhouse.io/${board}/jobs/${job.id}`,
    location: { name: job.workplace === "remote" ? "Remote" : `${job.city}, ${job.country}` },
    requisition_id: `R-${job.id}`,
    language: "en",
    first_published: job.postedAt.toISOString().replace("Z", "-00:00"),
    updated_at: job.postedAt.toISOString(),
    metadata: [{ id: 7, name: "Employment Type", value_type: "single_select", value: "Full-time" }],
    ...(url.searchParams.get("content") === "true"
      ? { content: escapeHtml(job.html), departments: [{ id: 1, name: "All" }], offices: [{ id: 2, name: job.city }] }
      : {}),
    ...(job.pay && url.searchParams.get("pay_transparency") === "true"
      ? {
          pay_input_ranges: [
            {
              min_cents: job.pay.least * 100,
              max_cents: job.pay.most * 100,
              currency_type: job.pay.currency,
              title: "Annual salary",
            },
          ],
        }
      : {}),
  })),
  meta: { total: vacancies.length },
});

const lever: Shape = ({ vacancies, board }) =>
  vacancies.map((job) => ({
    id: job.id,
    text: job.title,
    country: job.countryCode,
    workplaceType: job.workplace === "onsite" ? "on-site" : job.workplace,
    createdAt: job.postedAt.getTime(),
    hostedUrl: `https://jobs.lever.co/${board}/${job.id}`,
    applyUrl: `https://jobs.lever.co/${board}/${job.id}/apply`,
    categories: {
      location: job.city,
      allLocations: [job.city],
      commitment: "Full-time",
      team: "All",
      department: "All",
    },
    description: job.html,
    descriptionPlain: "not used",
    lists: [{ text: "You bring", content: "<li>Care</li>" }],
    additional: "<p>Write to us.</p>",
    ...(job.pay
      ? {
          salaryRange: {
            currency: job.pay.currency,
            interval: "per-year-salary",
            min: job.pay.least,
            max: job.pay.most,
          },
        }
      : {}),
  }));

const ashby: Shape = ({ vacancies, board }) => ({
  apiVersion: "1",
  jobs: vacancies.map((job) => ({
    id: job.id,
    title: job.title,
    department: "All",
    team: "All",
    employmentType: "FullTime",
    location: job.city,
    secondaryLocations: [],
    address: { postalAddress: { addressLocality: job.city, addressRegion: null, addressCountry: job.country } },
    isRemote: job.workplace !== "onsite",
    workplaceType: { remote: "Remote", hybrid: "Hybrid", onsite: "OnSite" }[job.workplace],
    isListed: true,
    publishedAt: job.postedAt.toISOString().replace("Z", "+00:00"),
    jobUrl: `https://jobs.ashbyhq.com/${board}/${job.id}`,
    applyUrl: `https://jobs.ashbyhq.com/${board}/${job.id}/application`,
    descriptionHtml: job.html,
    descriptionPlain: "not used",
    compensation: job.pay && {
      compensationTierSummary: "€50K – €60K • Offers Equity",
      compensationTiers: [
        {
          title: "Zone A",
          components: [
            {
              summary: "€50K",
              compensationType: "Salary",
              interval: "1 YEAR",
              currencyCode: job.pay.currency,
              minValue: job.pay.least,
              maxValue: job.pay.most,
            },
            { summary: "0.1%", compensationType: "EquityPercentage", interval: "NONE", minValue: 0.1, maxValue: 0.5 },
          ],
        },
      ],
    },
  })),
});

const recruitee: Shape = ({ vacancies, board }) => ({
  offers: vacancies.map((job) => ({
    id: Number(job.id),
    title: job.title,
    company_name: job.company,
    status: "published",
    careers_url: `https://${board}.recruitee.com/o/${job.id}`,
    careers_apply_url: `https://${board}.recruitee.com/o/${job.id}/c/new`,
    description: job.html,
    requirements: "<p>Patience</p>",
    location: `${job.city}, ${job.country}`,
    city: job.city,
    country: job.country,
    country_code: job.countryCode,
    locations: [{ city: job.city, state: null, country: job.country }],
    remote: job.workplace === "remote",
    hybrid: job.workplace === "hybrid",
    on_site: job.workplace === "onsite",
    employment_type_code: "fulltime_permanent",
    ...(job.pay
      ? { salary: { min: String(job.pay.least), max: job.pay.most, period: "year", currency: "eur" } }
      : { salary: { min: null, max: null, period: null, currency: null } }),
    published_at: `${job.postedAt.toISOString().slice(0, 19).replace("T", " ")} UTC`,
    translations: { en: { title: job.title } },
  })),
});

const workable: Shape = ({ vacancies }) => ({
  name: vacancies[0]?.company ?? "Acme Labs",
  description: null,
  jobs: vacancies.map((job) => ({
    title: job.title,
    shortcode: `W${job.id}`,
    code: "",
    employment_type: "Full-time",
    telecommuting: job.workplace === "remote",
    department: "All",
    url: `https://apply.workable.com/j/W${job.id}`,
    application_url: `https://apply.workable.com/j/W${job.id}/apply`,
    published_on: job.postedAt.toISOString().slice(0, 10),
    created_at: job.postedAt.toISOString().slice(0, 10),
    country: job.country,
    city: job.city,
    state: "",
    locations: [
      { country: job.country, countryCode: job.countryCode, city: job.city, region: "", hidden: false },
      { country: "Nowhere", countryCode: "NW", city: "Hidden", region: "", hidden: true },
    ],
    description: job.html,
  })),
});

const smartrecruiters: Shape = ({ vacancies, url, board }) => {
  const [, , , , , detailId] = url.pathname.split("/");
  const listed = (job: Vacancy) => ({
    id: job.id,
    name: job.title,
    refNumber: `R-${job.id}`,
    company: { identifier: board, name: job.company },
    releasedDate: job.postedAt.toISOString(),
    location: {
      city: job.city,
      region: "",
      country: job.countryCode.toLowerCase(),
      remote: job.workplace === "remote",
      hybrid: job.workplace === "hybrid",
      fullLocation: `${job.city}, , ${job.country}`,
    },
    department: { id: "1", label: "All" },
    typeOfEmployment: { label: "Full-time" },
    ref: `https://api.smartrecruiters.com/v1/companies/${board}/postings/${job.id}`,
  });
  if (detailId) {
    const job = vacancies.find(({ id }) => id === detailId);
    return job
      ? {
          ...listed(job),
          active: true,
          postingUrl: `https://jobs.smartrecruiters.com/${board}/${job.id}`,
          applyUrl: `https://jobs.smartrecruiters.com/${board}/${job.id}?oga=true`,
          jobAd: {
            sections: {
              companyDescription: { title: "Company", text: "<p>We are many.</p>" },
              jobDescription: { title: "Job", text: job.html },
              qualifications: { title: "You bring", text: "<ul><li>Care</li></ul>" },
              additionalInformation: { title: "More", text: "" },
            },
          },
        }
      : null;
  }
  const offset = Number(url.searchParams.get("offset") ?? 0);
  const limit = Math.min(100, Number(url.searchParams.get("limit") ?? 10));
  return { offset, limit, totalFound: vacancies.length, content: vacancies.slice(offset, offset + limit).map(listed) };
};

const personio: Shape = ({ vacancies }) => {
  const positions = vacancies.map(
    (job) => `<position><id>${job.id}</id><subcompany>${job.company}</subcompany><office>${job.city}</office>
<additionalOffices><office>Bonn</office></additionalOffices><department>All</department>
<name>${escapeHtml(job.title)}</name><jobDescriptions><jobDescription><name>Aufgaben</name>
<value><![CDATA[${job.html}]]></value></jobDescription><jobDescription><name>Profil</name>
<value><![CDATA[<p>Sorgfalt</p>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><schedule>full-time</schedule>
<createdAt>${job.postedAt.toISOString().slice(0, 19)}+00:00</createdAt></position>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${positions.join("\n")}</workzag-jobs>\n`;
};

const PAGE_SIZES = { arbeitnow: 100, "the-muse": 20, adzuna: 50, usajobs: 500 };

function pageOf(vacancies: Vacancy[], page: number, size: number): Vacancy[] {
  return vacancies.slice((page - 1) * size, page * size);
}

const arbeitnow: Shape = ({ vacancies, url }) => {
  const page = Number(url.searchParams.get("page") ?? 1);
  const size = PAGE_SIZES.arbeitnow;
  return {
    data: pageOf(vacancies, page, size).map((job) => ({
      slug: `job-${job.id}`,
      company_name: job.company,
      title: job.title,
      description: job.html,
      remote: job.workplace === "remote",
      url: `https://www.arbeitnow.com/jobs/job-${job.id}`,
      tags: [],
      job_types: ["full time"],
      location: job.city,
      created_at: job.postedAt.getTime() / 1000,
    })),
    links: {
      next:
        page * size < vacancies.length ? `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}&search=` : null,
    },
  };
};

const remotive: Shape = ({ vacancies }) => ({
  "0-legal-notice": "Link back to us.",
  "job-count": vacancies.length,
  jobs: vacancies.map((job) => ({
    id: Number(job.id),
    url: `https://remotive.com/remote-jobs/${job.id}`,
    title: job.title,
    company_name: job.company,
    company_logo: "https://remotive.com/logo.png",
    category: "Software Development",
    job_type: "full_time",
    publication_date: job.postedAt.toISOString().slice(0, 19),
    candidate_required_location: `${job.country}, Brazil`,
    salary: job.pay ? "$95k - $115k" : "",
    description: job.html,
  })),
});

const remoteok: Shape = ({ vacancies }) => [
  { last_updated: 1_789_100_000, legal: "Please link back." },
  ...vacancies.map((job) => ({
    id: job.id,
    epoch: job.postedAt.getTime() / 1000,
    date: job.postedAt.toISOString().replace(".000Z", "+00:00"),
    company: job.company,
    company_logo: "",
    position: job.title,
    description: job.html,
    location: "",
    salary_min: job.pay?.least ?? 0,
    salary_max: 0,
    apply_url: `https://remoteok.com/l/${job.id}`,
    url: `https://remoteok.com/remote-jobs/${job.id}`,
  })),
];

const jobicy: Shape = ({ vacancies }) => ({
  apiVersion: "2",
  jobs: vacancies.map((job, at) => ({
    id: Number(job.id),
    url: `https://jobicy.com/jobs/${job.id}`,
    jobTitle: job.title,
    companyName: job.company,
    companyLogo: "https://jobicy.com/logo.png",
    jobIndustry: ["All"],
    jobType: ["full-time"],
    jobGeo: job.country,
    jobDescription: job.html,
    pubDate: at % 2 === 0 ? job.postedAt.toISOString() : job.postedAt.toISOString().slice(0, 19).replace("T", " "),
    ...(job.pay && at % 4 === 0
      ? { salaryMin: job.pay.least, salaryMax: job.pay.most, salaryCurrency: "EUR", salaryPeriod: "yearly" }
      : {}),
    ...(job.pay && at % 4 === 2
      ? { annualSalaryMin: String(job.pay.least), annualSalaryMax: String(job.pay.most), salaryCurrency: "EUR" }
      : {}),
  })),
});

const theMuse: Shape = ({ vacancies, url }) => {
  const page = Number(url.searchParams.get("page") ?? 1);
  const size = PAGE_SIZES["the-muse"];
  return {
    page,
    page_count: Math.ceil(vacancies.length / size),
    results: pageOf(vacancies, page, size).map((job) => ({
      id: Number(job.id),
      name: job.title,
      contents: job.html,
      publication_date: job.postedAt.toISOString(),
      locations: [{ name: `${job.city}, ${job.country}` }, { name: "Flexible / Remote" }],
      levels: [{ short_name: "mid" }],
      refs: { landing_page: `https://www.themuse.com/jobs/acme/${job.id}` },
      company: { name: job.company },
    })),
  };
};

const adzuna: Shape = ({ vacancies, url }) => ({
  count: vacancies.length,
  results: pageOf(vacancies, Number(url.pathname.split("/").at(-1)), PAGE_SIZES.adzuna).map((job, at) => ({
    id: job.id,
    title: job.title.replace(/^(\w+)/, "<strong>$1</strong>"),
    description: `${job.title} wanted: plan …`,
    created: job.postedAt.toISOString(),
    redirect_url: `https://www.adzuna.de/land/ad/${job.id}`,
    company: { display_name: job.company },
    location: { display_name: job.city, area: [job.country, "Region", job.city] },
    salary_min: job.pay?.least ?? 40_000,
    salary_max: job.pay?.most ?? 40_000,
    salary_is_predicted: job.pay ? "0" : at % 4 === 1 ? 1 : "1",
    contract_time: "full_time",
    contract_type: "permanent",
  })),
});

const usajobs: Shape = ({ vacancies, url }) => ({
  LanguageCode: "EN",
  SearchResult: {
    SearchResultCount: vacancies.length,
    SearchResultCountAll: vacancies.length,
    SearchResultItems: pageOf(vacancies, Number(url.searchParams.get("Page")), PAGE_SIZES.usajobs).map((job) => ({
      MatchedObjectId: job.id,
      MatchedObjectDescriptor: {
        PositionID: `R-${job.id}`,
        PositionTitle: job.title,
        PositionURI: `https://www.usajobs.gov:443/job/${job.id}`,
        ApplyURI: [`https://www.usajobs.gov:443/job/${job.id}?apply`],
        PositionLocation: [{ LocationName: "Boise, Idaho" }],
        OrganizationName: job.company,
        PositionSchedule: [{ Name: "Full-time" }],
        QualificationSummary: "A licence.",
        PositionRemuneration: [{ MinimumRange: "71000.0", MaximumRange: "92000", RateIntervalCode: "PA" }],
        PublicationStartDate: `${job.postedAt.toISOString().slice(0, 10)}T00:00:00.0000`,
        ApplicationCloseDate: "2026-12-24T00:00:00.0000000",
        UserArea: {
          Details: {
            JobSummary: job.title,
            MajorDuties: ["Plan.", "Draw."],
            RemoteIndicator: job.workplace === "remote",
          },
        },
      },
    })),
  },
});

/** What each host answers with, and where the board's name stands in the address. */
export const BOARD_HOSTS: { host: RegExp; kind: string; boardAt: "host" | number; shape: Shape }[] = [
  { host: /^boards-api\.greenhouse\.io$/, kind: "greenhouse", boardAt: 3, shape: greenhouse },
  { host: /^api(\.eu)?\.lever\.co$/, kind: "lever", boardAt: 3, shape: lever },
  { host: /^api\.ashbyhq\.com$/, kind: "ashby", boardAt: 3, shape: ashby },
  { host: /^api\.smartrecruiters\.com$/, kind: "smartrecruiters", boardAt: 3, shape: smartrecruiters },
  { host: /\.recruitee\.com$/, kind: "recruitee", boardAt: "host", shape: recruitee },
  { host: /^apply\.workable\.com$/, kind: "workable", boardAt: 5, shape: workable },
  { host: /\.jobs\.personio\.(de|com)$/, kind: "personio", boardAt: "host", shape: personio },
  { host: /^www\.arbeitnow\.com$/, kind: "arbeitnow", boardAt: 0, shape: arbeitnow },
  { host: /^remotive\.com$/, kind: "remotive", boardAt: 0, shape: remotive },
  { host: /^remoteok\.com$/, kind: "remoteok", boardAt: 0, shape: remoteok },
  { host: /^jobicy\.com$/, kind: "jobicy", boardAt: 0, shape: jobicy },
  { host: /^www\.themuse\.com$/, kind: "the-muse", boardAt: 0, shape: theMuse },
  { host: /^api\.adzuna\.com$/, kind: "adzuna", boardAt: 0, shape: adzuna },
  { host: /^data\.usajobs\.gov$/, kind: "usajobs", boardAt: 0, shape: usajobs },
];
