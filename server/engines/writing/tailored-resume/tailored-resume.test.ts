import { expect, test } from "vitest";
import { localWriter } from "../local-writer.ts";
import { factsOf } from "../materials.fixtures.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { makeTailoredResume } from "../make-material.ts";
import { skillWeights } from "../../matching/skill-weights.ts";
import { postingKeywords } from "./keyword-match.ts";
import { applyChanges } from "./resume-change.ts";

const DYER = `
Orla Kestrel
Bend, OR | orla@example.com | (541) 555-0162
Experience
Dye House Technician - Foxglove Textiles, Bend, OR | 2018 - Present
• Responsible for general housekeeping of the dye house.
• Assisted colleagues with other work as needed.
• Cut rejected lots from 14 to 5 a month with a new test of colour fastness.
• Train six operators a year on K8s dashboards and on lab dips.
Line Operator - Marten Mills, Redmond, OR | 2014 - 2018
• Ran two jet machines on the night shift.
Skills
Colour matching, K8s, Lab dips`;

const POSTING = {
  title: "Senior Dye House Technician",
  company: "Heron & Pike",
  location: "Portland, OR",
  salary: "",
  description: "You keep the dye house running and train operators.",
  requirements: ["Kubernetes", "Lab dips", "Training of operators"],
};

const NOW = new Date("2026-11-20T12:00:00Z");

test("a headline is a title that the person held, and a summary tells facts of the resume", async () => {
  const { lines, profile } = await makeTailoredResume(factsOf(profileOf(DYER), POSTING), localWriter, { now: NOW });
  expect(lines[1]).toBe("Dye House Technician");
  expect(lines.join("\n")).not.toContain("Senior");
  const at = lines.indexOf("Summary");
  expect(at).toBeGreaterThan(0);
  expect(lines[at + 1]).toMatch(/^8 years as a Dye House Technician/);
  expect(lines[at + 1]).toContain("Cut rejected lots from 14 to 5 a month");
  expect(profile.name).toBe("Orla Kestrel");
  expect(profile.jobs.map(({ title }) => title)).toEqual(["Dye House Technician", "Line Operator"]);
});

test("who comes from another trade is summed up by the job that has most to tell the reader", async () => {
  const posting = {
    ...POSTING,
    title: "Plant Trainer",
    description: "You train operators.",
    requirements: ["Training"],
  };
  const { lines } = await makeTailoredResume(factsOf(profileOf(DYER), posting), localWriter, { now: NOW });
  expect(lines[1]).not.toBe("Dye House Technician");
  expect(lines[lines.indexOf("Summary") + 1]).toMatch(
    /^8 years as a Dye House Technician\b.*\btest of colour fastness/,
  );
});

test("a skill is spelled as the posting spells it where it is the same thing", async () => {
  const { lines, addedKeywords } = await makeTailoredResume(factsOf(profileOf(DYER), POSTING), localWriter);
  expect(lines.at(-1)).toContain("Kubernetes (K8s)");
  expect(addedKeywords).toContain("Kubernetes (K8s)");
  const care = DYER.replace("K8s, Lab dips", "Customer care, Lab dips");
  const asked = { ...POSTING, requirements: ["Customer service", "Lab dips"] };
  const other = await makeTailoredResume(factsOf(profileOf(care), asked), localWriter);
  expect(other.lines.join("\n")).toContain("Customer care");
});

test("each change can be left out without the others", async () => {
  const original = profileOf(DYER).lines;
  const { lines, changes } = await makeTailoredResume(factsOf(profileOf(DYER), POSTING), localWriter);
  expect(applyChanges(original, changes)).toEqual(lines);
  expect(applyChanges(original, [])).toEqual(original);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(["headline", "summary", "order", "skills"]));
  for (const left of changes) {
    const text = applyChanges(
      original,
      changes.filter((change) => change !== left),
    );
    expect(text).not.toEqual(lines);
  }
});

test("weak lines go before a text takes a page more, and of each job two stay", async () => {
  const weak = Array.from(
    { length: 12 },
    (_, index) => `• Assisted with other tasks of the kind ${"abcdefghijkl"[index]}.`,
  );
  const strong = Array.from({ length: 36 }, (_, index) => `• Dyed ${index + 3} lots of yarn a day for mill ${index}.`);
  const long = DYER.replace("• Ran two", `${[...weak, ...strong].join("\n")}\n• Ran two`);
  const { changes, lines } = await makeTailoredResume(factsOf(profileOf(long), POSTING), localWriter);
  expect(changes.some(({ kind }) => kind === "cut")).toBe(true);
  expect(lines.length).toBeLessThanOrEqual(profileOf(long).lines.length);
  for (const line of strong) expect(lines).toContain(line);
  const repeated = long.replace(/^• Assisted.*\n/gmu, (line) => line.replace(/[d-l]\./u, "a."));
  const { changes: once } = await makeTailoredResume(factsOf(profileOf(repeated), POSTING), localWriter);
  const left = once.filter(({ kind }) => kind === "cut").flatMap((change) => change.lines.map(({ at }) => at));
  expect(left.length).toBeGreaterThanOrEqual(9);
  expect(new Set(left).size).toBe(left.length);
  const short = long.replace(/• Dyed.*\n/gu, "");
  const { changes: kept } = await makeTailoredResume(factsOf(profileOf(short), POSTING), localWriter);
  expect(kept.some(({ kind }) => kind === "cut")).toBe(false);
});

test("what was paid leads no list, a skill is listed once, and a wish to join gives way to facts", async () => {
  const resume = `
Orla Fenwick
Tulsa, OK
Summary
To join an organization that will allow me to apply my knowledge.
Experience
Dispatcher - Teal Haulage | 2018 - Present
• Averaged 50 hours per week / $21.78 per hour
• Plan the routes of 40 trucks a day
• Cut empty miles by 12% with a new plan
Skills
Routing, Excel, excel, Scheduling, Dispatching`;
  const posting = {
    title: "Dispatcher",
    company: "Alder Mills",
    location: "",
    salary: "",
    description: "Responsibilities\n- Plan routes",
    requirements: ["Dispatching", "Excel"],
  };
  const { lines } = await makeTailoredResume(factsOf(profileOf(resume), posting), localWriter);
  const text = lines.join("\n");
  expect(text.indexOf("40 trucks")).toBeLessThan(text.indexOf("$21.78"));
  expect(lines.find((line) => line.includes("Routing"))?.match(/excel/gi)).toHaveLength(1);
  expect(text).not.toContain("To join an organization");
  expect(text).toMatch(/years as a dispatcher/i);
});

test("a summary stands above the jobs, also where no heading does", async () => {
  const bare = DYER.replace("Experience\n", "\n");
  const { lines } = await makeTailoredResume(factsOf(profileOf(bare), POSTING), localWriter, { now: NOW });
  expect(lines.indexOf("Summary")).toBeLessThan(lines.findIndex((line) => line.startsWith("Dye House Technician -")));
});

test("only what answers the posting or has a figure moves up", async () => {
  const { lines } = await makeTailoredResume(factsOf(profileOf(DYER), POSTING), localWriter, { now: NOW });
  const at = (words: string) => lines.findIndex((line) => line.startsWith("•") && line.includes(words));
  expect(at("14 to 5")).toBeLessThan(at("general housekeeping"));
  expect(at("general housekeeping")).toBeLessThan(at("Assisted colleagues"));
});

test("a sentence that was read as a title is no headline, and 'I was' stays a sentence", async () => {
  const odd = DYER.replace("Dye House Technician - Foxglove", "Hired as dye house technician. - Foxglove").replace(
    "• Assisted colleagues",
    "• I was the keeper of the recipe book.\n• Assisted colleagues",
  );
  const { lines } = await makeTailoredResume(factsOf(profileOf(odd), POSTING), localWriter, { now: NOW });
  expect(lines[1]).not.toMatch(/^Hired as/);
  expect(lines.join("\n")).not.toMatch(/^• Was the keeper/m);
});

test("what the posting asks for under another name is listed in the resume's own true words", async () => {
  const baker = DYER.replace("• Train six", "• Wrote the safety protocols of the dye house.\n• Train six");
  const asked = { ...POSTING, requirements: ["Knowledge of safety regulations", "Lab dips"] };
  const made = await makeTailoredResume(factsOf(profileOf(baker), asked), localWriter, { now: NOW });
  expect(made.lines.at(-1)).toContain("Safety protocols");
  expect(made.lines.join("\n")).not.toMatch(/safety regulations/i);
  expect(made.keywordMatchAfter).toBeGreaterThan(made.keywordMatchBefore);
});

const KEEPER = `
Ada Quill
Bend, OR | ada@example.com | (541) 555-0199
CPO / First Aid / Forklift ticket / Class C licence / White card
Experience
Pool Keeper - Elm Baths, Bend, OR | 2021 - Present
• Kept two pools open 340 days a year and halved the closures, from 14 to 7.
• Trained four lifeguards.
Assistant Pool Keeper - Oak Baths, Redmond, OR | 2016 - 2021
• Tested water twice a day.`;

test("years as an assistant are none in the title itself, and a list of tickets is no summary", async () => {
  const posting = { ...POSTING, title: "Pool Keeper", description: "You keep our pools open.", requirements: [] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(KEEPER), posting), localWriter, { now: NOW });
  expect(lines[lines.indexOf("Summary") + 1]).toMatch(/^5 years as a Pool Keeper/);
  expect(lines).toContain("CPO / First Aid / Forklift ticket / Class C licence / White card");
});

test("a summary that also says what is sought stays", async () => {
  const own = "Pool keeper with over ten years of experience in hotels and spas. Seeking a position as head keeper.";
  const text = KEEPER.replace("Experience\n", `Summary\n${own}\nExperience\n`);
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter, { now: NOW });
  expect(lines).toContain(own);
});

test("no change hides what the reader found before: a line below a headline keeps it from being read", async () => {
  const text = KEEPER.replace(
    "CPO / First Aid / Forklift ticket / Class C licence / White card",
    "Pool keeper and lifeguard supervisor making the move to Human Resources this year",
  );
  const posting = {
    ...POSTING,
    title: "Human Resources Coordinator",
    description: "Train lifeguards.",
    requirements: [],
  };
  const made = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter, { now: NOW });
  expect(made.keywordMatchAfter).toBeGreaterThanOrEqual(made.keywordMatchBefore);
});

test("a headline in capitals stays in capitals", async () => {
  const keeper = DYER.replace("Orla Kestrel\n", "Orla Kestrel\nLINE OPERATOR\n");
  const { lines } = await makeTailoredResume(factsOf(profileOf(keeper), POSTING), localWriter, { now: NOW });
  expect(lines[1]).toBe("DYE HOUSE TECHNICIAN");
});

test("years in a job are counted in whole ones", async () => {
  const dated = DYER.replace("2018 - Present", "June 2018 - March 2026");
  const { lines } = await makeTailoredResume(factsOf(profileOf(dated), POSTING), localWriter, { now: NOW });
  expect(lines[lines.indexOf("Summary") + 1]).toMatch(/^7 years as a Dye House Technician/);
});

test("what a posting says it does not require is no keyword", async () => {
  const about = "You keep the dye house running. No quality control required, for the lab does it.";
  const asked = (description: string) => factsOf(profileOf(DYER), { ...POSTING, description, requirements: [] });
  const namesOf = ({ listing, weights }: ReturnType<typeof asked>) =>
    postingKeywords(listing, weights).map(({ name }) => name);
  expect(namesOf(asked(about.replace("No q", "Q").replace(" required", "")))).toContain("Quality Assurance");
  expect(namesOf(asked(about))).not.toContain("Quality Assurance");
  const endsSo = "You keep the dye house running. No quality control required";
  for (const again of [endsSo, endsSo]) expect(namesOf(asked(again))).not.toContain("Quality Assurance");
});

test("a skill is added to a column of skills as a line of its own, above the others", async () => {
  const column = DYER.replace("Colour matching, K8s, Lab dips", "Colour matching\nTidy\nPunctual");
  const facts = factsOf(profileOf(column.replace("Train six", "Do quality control and train six")), {
    ...POSTING,
    requirements: ["Quality control"],
  });
  const { lines } = await makeTailoredResume(facts, localWriter);
  expect(lines.slice(lines.indexOf("Skills") + 1)).toEqual(["Quality control", "Colour matching", "Tidy", "Punctual"]);
});

test("a point that stands twice in a job is said once", async () => {
  const [line = ""] = /• Cut rejected.*/u.exec(DYER) ?? [];
  const twice = DYER.replace("• Train six", `${line}\n• Train six`);
  const { lines } = await makeTailoredResume(factsOf(profileOf(twice), POSTING), localWriter);
  expect(lines.filter((one) => one === line)).toHaveLength(1);
});

test("what answers the posting is no longer kept down by a plain verb, and a job's whole scope stays first", async () => {
  const scope = "• Manage all work of the dye house.";
  const works = "• Worked with Kubernetes on the dosing of all vats.";
  const told = DYER.replace("• Responsible for general housekeeping of the dye house.", scope).replace(
    "• Assisted colleagues with other work as needed.",
    `• Keep the keys.\n${works}`,
  );
  const { lines } = await makeTailoredResume(factsOf(profileOf(told), POSTING), localWriter);
  expect(lines.indexOf(scope)).toBe(lines.findIndex((line) => line.startsWith("•")));
  expect(lines.indexOf(works)).toBeLessThan(lines.indexOf("• Keep the keys."));
});

test("a line that a page tore stays as it is, and a whole one is said plainly", async () => {
  const duty = (text: string) => DYER.replace("Responsible for general housekeeping of the dye house.", text);
  const linesOf = async (text: string) =>
    (await makeTailoredResume(factsOf(profileOf(text), POSTING), localWriter)).lines.join("\n");
  expect(await linesOf(duty("Responsible for training the operators in the dosing."))).toContain(
    "• Train the operators in the dosing.",
  );
  expect(await linesOf(duty("Responsible for training the operators in."))).toContain(
    "• Responsible for training the operators in.",
  );
});

test("a bare rank sums nobody up", async () => {
  const manager = DYER.replace("Dye House Technician - Foxglove", "Manager - Foxglove");
  const { lines } = await makeTailoredResume(factsOf(profileOf(manager), POSTING), localWriter, { now: NOW });
  expect(lines.join("\n")).not.toContain("as a Manager");
});

test("who learned a trade is not headed by it, unless learners are sought", async () => {
  const learner = DYER.replace("Dye House Technician -", "Dye House Intern -").replace("Line Operator", "Cashier");
  const headOf = async (title: string) => {
    const facts = factsOf(profileOf(learner), { ...POSTING, title });
    return (await makeTailoredResume(facts, localWriter, { now: NOW })).lines[1];
  };
  expect(await headOf("Dye House Technician")).toBe("Bend, OR | orla@example.com | (541) 555-0162");
  expect(await headOf("Dye House Intern")).toBe("Dye House Intern");
});

test("what a posting names in passing is no keyword: a firm, a field of study, a need of the body", () => {
  const description = `About us
Great Plains Industries makes dyes.
Requirements
- Bachelor's degree in Mathematics or Physics
- Visual acuity to read the dials
- Kubernetes`;
  const { listing } = factsOf(profileOf(DYER), { ...POSTING, requirements: [], description });
  expect(postingKeywords(listing, skillWeights([listing])).map(({ name }) => name)).toEqual(["Kubernetes"]);
});

test("a title that a line above goes on into is none, and neither is a headline replaced by half", async () => {
  const torn = DYER.replace("Orla Kestrel\n", "Orla Kestrel\nASSISTANT TO THE PLANT AND\nMANAGER\n").replace(
    "Line Operator -",
    "Assistant to the Plant Manager, Sales Manager, and\nDye House Manager -",
  );
  const posting = { ...POSTING, title: "Dye House Manager" };
  const { lines } = await makeTailoredResume(factsOf(profileOf(torn), posting), localWriter, { now: NOW });
  expect(lines.slice(1, 3)).toEqual(["ASSISTANT TO THE PLANT AND", "MANAGER"]);
});

test("who tells of themselves at length below the name of an aim keeps it", async () => {
  const told = `Seasoned dyer with a steady hand and a good eye, at home with wool, silk and linen, with jets and jigs, with \
reactive and acid dyes, who has kept the books of a lab as well as its scales and who has seen many a lot from the sample \
to the truck, and whom the night shift has always been glad to have. Known for lots that come out right the first time.`;
  const aimed = DYER.replace("Experience\n", `Career Focus\n${told}\nExperience\n`);
  const { lines } = await makeTailoredResume(factsOf(profileOf(aimed), POSTING), localWriter, { now: NOW });
  expect(lines.join("\n")).toContain("Known for lots that come out right");
});

test("what stood twice is told as such, and not as weak", async () => {
  const [line = ""] = /• Cut rejected.*/u.exec(DYER) ?? [];
  const twice = DYER.replace("• Train six", `${line}\n• Train six`);
  const { contentImproved } = await makeTailoredResume(factsOf(profileOf(twice), POSTING), localWriter);
  expect(contentImproved).toContain("1 line that stood twice in one job left out.");
  expect(contentImproved).not.toContain("weaker");
});

test("other duties as assigned are left out on whatever page, and told as left out", async () => {
  const other = DYER.replace(
    "• Assisted colleagues with other work as needed.",
    "• Performed other duties as assigned.",
  );
  const { lines, contentImproved } = await makeTailoredResume(factsOf(profileOf(other), POSTING), localWriter);
  expect(lines.join("\n")).not.toContain("other duties");
  expect(contentImproved).toContain("1 weaker line left out");
  const alone = "• Cut rejected lots from 14 to 5 a month with a new test of colour fastness.\n";
  const two = other.replace(alone, "").replace(/• Train six.*\n/u, "");
  const kept = await makeTailoredResume(factsOf(profileOf(two), POSTING), localWriter);
  expect(kept.lines.join("\n")).toContain("other duties");
});

test("what came of the work sums somebody up without a verb, too, and comes before a list of duties", async () => {
  const told = DYER.replace(
    "• Cut rejected lots from 14 to 5 a month with",
    "• Rejected lots down from 14 to 5 a month after",
  ).replace(
    "• Train six",
    "• $86,000 in dyes saved on 40 orders, the most of three houses\n• Supervise one lab dip assistant\n• Train six",
  );
  const posting = {
    ...POSTING,
    description: "You keep the dye house running.\n- Reduce rejected lots\n- Match lab dips",
  };
  const { lines } = await makeTailoredResume(factsOf(profileOf(told), posting), localWriter, { now: NOW });
  expect(lines[lines.indexOf("Summary") + 1]).toContain("Rejected lots down from 14 to 5 a month");
  const place = (text: string) => lines.findIndex((line) => line.startsWith(`• ${text}`));
  expect(place("Rejected lots")).toBeGreaterThan(0);
  expect(place("Rejected lots")).toBeLessThan(place("Train six"));
  expect(place("$86,000")).toBeLessThan(place("Supervise one"));
});
