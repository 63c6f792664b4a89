import type { FoundPosting } from "../../server/jobs/found-posting.ts";

/** Chance that is the same in every run. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(chance: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}

const LEVELS = ["", "", "", "Senior ", "Junior ", "Lead "];
export const TRADES = (
  "Backend Engineer,Frontend Engineer,Data Analyst,Registered Nurse,Account Manager,Site Planner,Welder,Sous Chef," +
  "Payroll Clerk,Product Designer,Warehouse Supervisor,Tax Advisor,Field Technician,Store Manager,Lab Assistant," +
  "Recruiter,Bus Driver,Paralegal,Marketing Specialist,Civil Engineer,Security Guard,Translator,Accountant,Electrician"
).split(",");
export const CITIES =
  "Columbus OH;Denver CO;Austin TX;Boston MA;Seattle WA;Portland OR;Tampa FL;Omaha NE;Fresno CA;Tulsa OK"
    .split(";")
    .map((city) => city.replace(/ (\w\w)$/, ", $1"));
const NAMES =
  "Harbor,Summit,Cedar,Beacon,Granite,Meadow,Falcon,Willow,Copper,Aurora,Juniper,Anchor,Prairie,Quarry".split(",");
const TRADE_NAMES = "Works,Labs,Health,Logistics,Foods,Systems,Partners,Energy,Mobility,Studios".split(",");
const VERBS = "plan,check,improve,document,explain,measure,prepare,review,repair,coordinate,train,report".split(",");
const THINGS = (
  "the weekly schedule,orders from our clients,the tools of the team,new procedures,the monthly figures,safety on site," +
  "requests from other teams,the stock,our service contracts,the work of two apprentices,deliveries,the test results," +
  "the quality of each step,complaints,the yearly budget,our handbook,visits of inspectors,the night shift's notes"
).split(",");
const WAYS =
  "with care,together with the lead,on time,by hand,in writing,every week,with modern software,by our rules".split(",");
const NEEDS = (
  "years of experience,a licence for the trade,good spoken English,a driving licence,patience with people,basic statistics," +
  "the will to learn,experience in shifts,knowledge of the local rules,a steady hand,a degree or the like,first aid training"
).split(",");

export type Invented = {
  level: string;
  trade: string;
  company: string;
  city: string;
  paragraphs: string[];
  needs: string[];
  pay: string | null;
};

/** A posting out of some hundred thousands that are possible, each with a text of its own. */
export function invent(chance: () => number, over: Partial<Invented> = {}): Invented {
  const trade = over.trade ?? pick(chance, TRADES);
  const company =
    over.company ?? `${pick(chance, NAMES)} ${pick(chance, TRADE_NAMES)} ${Math.floor(chance() * 400) + 1}`;
  const sentence = () => `You ${pick(chance, VERBS)} ${pick(chance, THINGS)} ${pick(chance, WAYS)}.`;
  const paragraph = () => Array.from({ length: 5 }, sentence).join(" ");
  return {
    level: pick(chance, LEVELS),
    city: pick(chance, CITIES),
    paragraphs: [
      `${company} is looking for a ${trade} who likes to work with others.`,
      paragraph(),
      paragraph(),
      paragraph(),
    ],
    needs: Array.from({ length: 5 }, () => `${Math.ceil(chance() * 9)} x ${pick(chance, NEEDS)} ${pick(chance, WAYS)}`),
    pay:
      chance() < 0.5 ? `$${40 + Math.floor(chance() * 60)},000 - $${101 + Math.floor(chance() * 40)},000 a year` : null,
    ...over,
    trade,
    company,
  };
}

/** As a source tells it. */
export function toFound(externalId: string, invented: Invented, over: Partial<FoundPosting> = {}): FoundPosting {
  const { level, trade, company, city, paragraphs, needs, pay } = invented;
  const html =
    paragraphs.map((text) => `<p>${text}</p>`).join("") +
    `<h3>Requirements</h3><ul>${needs.map((need) => `<li>${need}</li>`).join("")}</ul>`;
  return {
    externalId,
    title: level + trade,
    company,
    places: [city],
    workplace: null,
    description: { kind: "html", content: html },
    pay: pay === null ? null : { text: pay },
    employment: "Full-time",
    postedAt: new Date("2026-11-01T00:00:00Z"),
    closesAt: null,
    language: "en",
    url: null,
    applyUrl: null,
    requisition: null,
    companyLogo: null,
    ...over,
  };
}
