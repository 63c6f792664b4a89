import { expect, test } from "vitest";
import { isSameJob, likenessOf, nearKeys } from "./likeness.ts";
import { readPosting, type ToldPosting } from "./read-posting.ts";

const DUTIES = [
  "You plan the work of two crews and walk the site every morning.",
  "You measure what was built and compare it with the drawings.",
  "You talk to suppliers about late deliveries and find other ways.",
  "You write the daily report before you go home.",
  "You keep the site safe, and stop work that is not.",
];
const NEEDS = [
  "A degree in civil engineering",
  "Four years on building sites",
  "A driving licence",
  "Plain spoken English",
];
const TEXT = `${DUTIES.join("\n")}\n\nYou bring\n${NEEDS.map((need) => `- ${need}`).join("\n")}`;

type Told = Partial<ToldPosting> & { text?: string; requisition?: string };

function likeness({ text = TEXT, requisition, ...told }: Told) {
  const content = readPosting({
    title: "Site Engineer",
    company: "Harbor Works",
    places: ["Denver, CO"],
    workplace: null,
    pay: null,
    employment: null,
    language: "en",
    url: null,
    applyUrl: null,
    companyLogo: null,
    description: { kind: "text", content: text },
    ...told,
  });
  return likenessOf({ ...content, requisition: requisition ?? null });
}
const isJoined = (one: Told, other: Told) => {
  const [a, b] = [likeness(one), likeness(other)];
  expect(isSameJob(b, a)).toBe(isSameJob(a, b));
  return isSameJob(a, b);
};
const shareKey = (one: Told, other: Told) => {
  const keysOf = (told: Told) => Object.values(nearKeys(likeness(told))).flat();
  return !new Set(keysOf(one)).isDisjointFrom(new Set(keysOf(other)));
};

test.each([
  ["Site Engineer (m/w/d)"],
  ["🚧 SITE ENGINEER 🚧 - Hiring Now!"],
  ["Site Engineer - R-20381"],
  ["Site Engineer [Job ID 4418823]"],
  ["Harbor Works is hiring: Site Engineer"],
  ["Denver | Site Engineer (Full-time)"],
  ["Site Engr. in Denver, Colorado"],
  ["Site Engineers - multiple openings"],
  ["Site Engineer | Up to $95,000 a year"],
  ["Site Engineer | JR-667519"],
  ["Site Engineer - Sign-on bonus available, no weekends!"],
  ["We are recruiting – Site Engineer (3 vacancies)"],
  ["Site Engineer - starting March 2027"],
])("the same job under the title %s", (title) => {
  expect(isJoined({}, { title })).toBe(true);
  expect(shareKey({}, { title })).toBe(true);
});

test.each([
  ["Senior Site Engineer"],
  ["Assistant Site Engineer"],
  ["Site Engineer, Tunnels"],
  ["Site Engineer - Night Shift"],
  ["Site Engineer (German speaking)"],
  ["Site Engineer II"],
  ["Site Engineer Apprentice"],
  ["Site Engineer - Benefits"],
  ["Site Engineer - Weekends"],
])("another job of the same text under the title %s", (title) => {
  expect(isJoined({}, { title })).toBe(false);
});

test.each([
  ["Site Engineer II", "Site Engineer 2", true],
  ["Site Engineer II", "Site Engineer III", false],
  ["Sr. Site Engineer", "Senior Site Engineer", true],
  ["Snr Site Engineer", "Senior Site Engineer", true],
  ["Site Engineer #1432", "Site Engineer #1876", false],
  ["Site Engineer (20 hours)", "Site Engineer (30 hours)", false],
  ["Site Engineer 7a-7p", "Site Engineer (7pm - 7am)", false],
  ["Site Engineer 80-100%", "Site Engineer 100 %", false],
  ["Site Engineer 80-100%", "Site Engineer (80 – 100 %)", true],
  ["Site Engineer 100% remote", "Site Engineer", true],
  ["Trainee Site Engineer March 2027", "Trainee Site Engineer October 2027", false],
  ["Trainee Site Engineer 2026", "Trainee Site Engineer 2027", false],
  ["Site Engineer, Tunnels", "Tunnels - Site Engineer", true],
  ["Site Engineer for our tunnels", "Site Engineer for our tun…", true],
  ["Site Reliability Engineer (SRE)", "Site Reliability Engineer", true],
  ["Vendeur/Vendeuse", "Vendeur (H/F)", true],
  ["Sachbearbeiter:in", "Sachbearbeiter (m/w/d)", true],
  ["iOS Engineer", "Android Engineer", false],
  ["C++ Developer", "C# Developer", false],
  ["Lab Assistant", "Assistant Lab Assistant", false],
])("%s and %s", (one, other, isSame) => {
  expect(isJoined({ title: one }, { title: other })).toBe(isSame);
});

test.each([
  ["Harbor Works, Inc.", true],
  ["Harbor Works GmbH & Co. KG", true],
  ["The Harbor Works LLC", true],
  ["HARBOR-WORKS", true],
  ["HarborWorks", true],
  ["Harbor Works USA", true],
  ["Harbor Works Careers", true],
  ["harborworks.com", true],
  ["Harbor Works, a Contoso company", true],
  ["Harbor Works (via Jobgrid)", true],
  ["Contoso dba Harbor Works", true],
  ["Contoso for Harbor Works", true],
  ["Harbor Works Technologies", true],
  ["theharborworks.com", false],
  ["Harbor Foods", false],
  ["Harbor Works Ventures", false],
  ["", true],
])("of Harbor Works and of %s", (company, isSame) => {
  expect(isJoined({}, { company })).toBe(isSame);
  if (isSame) expect(shareKey({}, { company })).toBe(true);
});

test("branches told by both are two, told by one it may be the same", () => {
  expect(isJoined({ company: "Harbor Works - Store 12" }, { company: "Harbor Works - Store 80" })).toBe(false);
  expect(isJoined({ company: "Harbor Works Canada" }, { company: "Harbor Works France" })).toBe(false);
  expect(isJoined({ company: "Harbor Works - Roads" }, {})).toBe(true);
});

test.each([
  [["Denver, Colorado, United States"], true],
  [["US-CO-Denver"], true],
  [["Greater Denver Area"], true],
  [["1200 Elm Street, Denver, CO 80202"], true],
  [["Colorado"], true],
  [["United States"], true],
  [[], true],
  [["Denver, CO", "Tampa, FL"], true],
  [["Denver, NC"], false],
  [["New Denver, CO"], false],
  [["Tampa, FL"], false],
  [["Canada"], false],
  [["Central Denver"], true],
  [["Denver and surroundings"], true],
])("in Denver, CO and in %j", (places, isSame) => {
  expect(isJoined({}, { places })).toBe(isSame);
});

test("two houses in a town are two shops", () => {
  const at = (street: string) => ({ places: [`${street}, Denver, CO`] });
  expect(isJoined(at("1200 Elm Street"), at("88 Lake Avenue"))).toBe(false);
  expect(isJoined(at("1200 Elm Street"), at("1200 Elm St., Suite 3"))).toBe(true);
});

test("firms of a group with names of their own are not one", () => {
  expect(isJoined({ company: "Harbor Technologies" }, { company: "Harbor Services" })).toBe(false);
});

test("a list's guess at pay that the text tells parts nothing", () => {
  const told = "We pay $52,000 to $60,000 a year.";
  const pay = (least: number, most: number) => ({ pay: { least, most, currency: "USD", period: "year" as const } });
  expect(isJoined({ ...with_(told), ...pay(52_000, 60_000) }, { ...with_(told), ...pay(81_000, 99_000) })).toBe(true);
  expect(isJoined(pay(52_000, 60_000), pay(81_000, 99_000))).toBe(false);
});

test("facts of which a job has one part what is else the same", () => {
  expect(isJoined({ requisition: "R-1044" }, { requisition: "R-2918" })).toBe(false);
  expect(isJoined({ requisition: "R-1044" }, { requisition: "4418823001" })).toBe(true);
  expect(isJoined({ employment: "Full-time" }, { employment: "Part-time" })).toBe(false);
  expect(isJoined({ employment: "Contract" }, { employment: "Temporary" })).toBe(true);
  expect(isJoined({ workplace: "remote" }, { workplace: "onsite" })).toBe(false);
  expect(isJoined({ workplace: "remote" }, { workplace: "hybrid" })).toBe(true);
  const pay = (least: number, most: number) => ({ pay: { least, most, currency: "USD", period: "hour" as const } });
  expect(isJoined(pay(18, 22), pay(29, 34))).toBe(false);
  expect(isJoined(pay(18, 22), pay(20, 24))).toBe(true);
});

const with_ = (sentence: string) => ({ text: `${TEXT}\n\n${sentence}` });

test.each([
  ["Your team builds bridges in the north.", "Your team builds harbours in the north."],
  ["The shift is evenings, Monday to Friday.", "The shift is weekends, Saturday and Sunday."],
  ["We ask for 2 years of experience.", "We ask for 7 years of experience."],
  ["This is for 16 hours a week.", "This is for 38.5 hours a week."],
  ["You will work at Union Station.", "You will work on Fifth Avenue."],
  ["Place of work: 12 Mill Lane.", "Place of work: 87 Station Road."],
  ["Experience: 1-2 years", "Experience: 5+ years"],
  ["Workload: 60 percent", "Workload: 100 percent"],
  ["The contract is open-ended.", "The contract runs for 18 months."],
  // Numbers of one kind are the employer's own: two openings, of which somebody who seeks one should see both.
  ["Reference: 4711", "Reference: 9923"],
  ["Reference: 2026-114", "Reference: 2026-131"],
  ["Job ID: R-20771", "Job ID: R-20772"],
  ["Kennziffer: KH 17-04", "Kennziffer: KH 17-09"],
  ["Req no: 55120", "Req no: 55121"],
])("a sentence that says another thing is of another job: %s", (one, other) => {
  expect(isJoined(with_(one), with_(other))).toBe(false);
});

test.each([
  ["Applications close on 3 March 2026.", "Applications close on 15 December 2026."],
  ["We pay $100,000 a year.", "We pay $100K a year."],
  ["Write to us by e-mail to jobs@harbor.example today.", "Write to us by email to [email protected] today."],
  ["It was posted 3 days ago by us.", "It was posted 30 days ago by us."],
  ["You hold a licence of the county.", "You hold a license of the county."],
  ["Our colours are blue & white.", "Our colors are blue and white."],
  ["Reference: 4711", "Reference: JT-2026/88123"],
  ["Reference: 4711", "Reference number of this site: 48213377"],
  ["Phone number: 0151 4711", "Phone number: 0151 9923"],
  ["We’re glad to hear from you.", "Weâ€™re glad to hear from you."],
  ["Write to Zoë in Málaga.", "Write to Zoe in Malaga."],
])("dates, spellings and counters are of no other job: %s", (one, other) => {
  expect(isJoined(with_(one), with_(other))).toBe(true);
});

test("texts in another order, cut, framed, flat and in Markdown are the same", () => {
  const [first = "", ...rest] = DUTIES;
  expect(isJoined({}, { text: [...NEEDS, ...rest.toReversed(), first].join("\n\n") })).toBe(true);
  expect(isJoined({}, { text: `${TEXT.slice(0, 180)}…` })).toBe(true);
  expect(isJoined({}, { text: TEXT.replaceAll(/\s+/g, " ") })).toBe(true);
  expect(isJoined({}, { text: TEXT.replaceAll(/\.?\n+(- )?/g, "") })).toBe(true);
  expect(isJoined({}, { text: `**About the job**\n\n${TEXT}\n\nSign in to create an alert for jobs like this.` })).toBe(
    true,
  );
  expect(
    isJoined(
      {},
      { text: `## Tasks\n${DUTIES.join("\n")}\n\n## Profile\n${NEEDS.map((need) => `* ${need}`).join("\n")}` },
    ),
  ).toBe(true);
});

test("a site that tells of the employer in words of its own tells the same job, one with other duties does not", () => {
  const about = "Harbor Works has built quays and locks since 1911, with 900 people in four towns on the coast.";
  const ofSite = "Harbor Works GmbH baut seit mehr als hundert Jahren Kaimauern. Wir freuen uns auf Bewerbungen.";
  const offer = "Health insurance from the first day, thirty days of holiday and a pension are what everybody gets.";
  const own = { text: `${about}\n\n${TEXT}\n\n${offer}\n\nAll qualified people get equal opportunity with us.` };
  expect(isJoined(own, { text: `${TEXT}\n\n${ofSite}\n\n- 30 Tage Urlaub und betriebliche Altersvorsorge` })).toBe(
    true,
  );
  const others = DUTIES.map((_, at) => `You check drawing number ${at} with the office of the town and file it there.`);
  expect(isJoined(own, { text: `${about}\n\n${others.join("\n")}\n\n${NEEDS.join("\n")}\n\n${offer}` })).toBe(false);
});

test("an agency's unnamed clients are told apart by less", () => {
  const text = (client: string) => `Our client, ${client}, needs you.\n${TEXT}`;
  expect(isJoined({ text: text("a maker of tools") }, { text: text("the regional hospital") })).toBe(false);
  expect(isJoined({ text: text("a maker of tools") }, { text: text("a maker of tools").replaceAll("\n", " ") })).toBe(
    true,
  );
});

test.each([
  ["a letter of the title too many", { title: "Site Enngineer" }, true],
  ["letters of the firm changed about", { company: "Harbor Wroks" }, true],
  ["no firm", { company: "" }, true],
  ["a firm that wants not to be named", { company: "Confidential" }, true],
  ["part time in the field of one and the title of the other", { title: "Site Engineer (Contract)" }, false],
  ["the title cut before its rank", { title: "Site Engi…" }, true],
  ["forty hours", { title: "Site Engineer, 40 hours" }, true],
  ["in a town, where the other is remote", { places: ["Remote"] }, false],
])("%s", (_, told: Told, isSame) => {
  expect(isJoined({}, told)).toBe(isSame);
});

test("a picker is no packer, though one letter tells them apart", () => {
  expect(isJoined({ title: "Order Picker" }, { title: "Order Packer" })).toBe(false);
});

test("what the other site left out and added is no other job, what it put in its place is", () => {
  const told = (lines: string[]) => ({ text: lines.join("\n") });
  const all = [...DUTIES, ...NEEDS.map((need) => `${need}, which you prove with papers`)];
  const others = [
    "Cook soups for a hundred guests each noon",
    "Order fish from the market before dawn",
    "Clean the ovens",
  ];
  expect(isJoined(told(all), told(all.slice(0, 5)))).toBe(true);
  expect(isJoined(told(all.toSpliced(1, 1)), told(all.toSpliced(3, 1)))).toBe(true);
  expect(isJoined(told(all), told(all.toSpliced(1, 3, ...others)))).toBe(false);
});

test.each([
  { title: "Site Engineer (m/f/div.)" },
  { title: "Site Engineer – open role" },
  { company: "Jobs at Harbor Works" },
  { places: ["CO, Denver"] },
])("another site's way to tell the same job: %o", (told) => {
  expect(isJoined({}, told)).toBe(true);
});

test("a grade behind a label parts two jobs, whatever stands before it", () => {
  const graded = (grade: string) => ({ text: `${TEXT}\nSalary grade: ${grade}` });
  expect(isJoined(graded("A9"), graded("A13"))).toBe(false);
});

test("an agency's copy is the job of the employer that it does not name, in the same town alone", () => {
  const own = `${TEXT}\nYou report to the head of Harbor Works.`;
  const placed = `For our client we are looking for somebody.\n${TEXT}\nYou report to the head of our client.`;
  expect(isJoined({ text: own }, { text: placed, company: "Kestrel Recruitment" })).toBe(true);
  expect(isJoined({ text: own }, { text: placed, company: "Kestrel Recruitment", places: ["Boston, MA"] })).toBe(false);
  expect(isJoined({ text: own }, { text: placed, company: "Kestrel Recruitment", places: [] })).toBe(false);
  expect(isJoined({ text: own }, { text: own, company: "Kestrel Recruitment" })).toBe(false);
});

test("both ends of a range that was raised, and numbers in words, part nothing", () => {
  const paid = (sums: string) => `${TEXT}\nThe salary is ${sums} a year.`;
  expect(isJoined({ text: paid("$61,000 to $75,000") }, { text: paid("$64,000 to $79,000") })).toBe(true);
  expect(isJoined({ text: paid("$61,000 to $75,000") }, { text: paid("$94,000 to $119,000") })).toBe(false);
  const years = (count: string) => `${TEXT}\nYou have been on sites for at least ${count} years now.`;
  expect(isJoined({ text: years("5") }, { text: years("five") })).toBe(true);
  expect(isJoined({ text: years("5") }, { text: years("eight") })).toBe(false);
});

test("towns of one name are parted by what lies beside them, however it is told", () => {
  const at = (one: string, other: string) => isJoined({ places: [one] }, { places: [other] });
  expect(at("Frankfurt (Oder)", "Frankfurt am Main")).toBe(false);
  expect(at("Frankfurt a. M.", "Frankfurt/Oder")).toBe(false);
  expect(at("Halle (Saale)", "Halle (Westf.), Westfalen")).toBe(false);
  expect(at("Neustadt an der Weinstraße", "Neustadt in Holstein")).toBe(false);
  expect(at("Frankfurt a.M., Germany", "Frankfurt am Main")).toBe(true);
  expect(at("Frankfurt", "Frankfurt am Main")).toBe(true);
  expect(at("Hamburg, Germany", "Hamburg-Altona, Germany")).toBe(true);
  expect(at("Hamburg-Harburg, Germany", "Hamburg-Altona, Germany")).toBe(false);
  expect(at("Lyon, France", "Lyon 3e, France")).toBe(true);
  expect(at("Clermont, France", "Clermont-Ferrand, France")).toBe(false);
});
