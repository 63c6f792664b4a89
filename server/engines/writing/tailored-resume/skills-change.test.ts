import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const BUYER = `
Lena Ostrow
Akron, OH | lena.ostrow@example.com

Experience
Buyer, Finch Hardware, Akron, OH, 2019 - Present
- Negotiated 40 supplier contracts a year and tracked them in Power BI
- Cut stock-outs by 30% with a weekly forecast

Skills
Excel, SAP
Languages: English (native), Polish (B2)
`;

test("a skill that is added to the list is no language", async () => {
  const requirements = ["Experience with Power BI", "Excel"];
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(BUYER), posting), localWriter);
  expect(lines).toContain("Languages: English (native), Polish (B2)");
  expect(lines.some((line) => /^.*SAP.*Power BI|Power BI.*SAP/.test(line))).toBe(true);
});

test("what was passed in a year is no list that a skill is added to", async () => {
  const text = BUYER.replace(/Skills\nExcel.*\nLanguages.*/u, "Qualifications\nCertified Purchasing Clerk, 2016");
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements: ["Power BI"] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines).toContain("Certified Purchasing Clerk, 2016");
  expect(lines[lines.indexOf("Summary") + 1]).toContain("Power BI");
});

test("a list of skills behind a label is added to where it stands, and no second one is begun", async () => {
  const text = BUYER.replace(/Skills\n[\s\S]*$/u, "Education\nAkron College, 2012\nSystems: Excel, SAP");
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements: ["Power BI"] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines).toContain("Systems: Power BI, Excel, SAP");
  expect(lines).not.toContain("Skills");
});

test("a section that would list one skill alone is not begun", async () => {
  const text = BUYER.replace(/- Cut stock-outs[\s\S]*$/u, "").replace("40 supplier contracts", "40 agreements");
  const posting = { ...UNSTATED, title: "Clerk", company: "Alder Mills", description: "", requirements: ["Power BI"] };
  const made = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(made.lines).not.toContain("Skills");
  expect(made.skillsAdded).toEqual([]);
});

test("a list of programs takes programs alone, and a list of languages nothing", async () => {
  const text = BUYER.replace(
    /Skills\n[\s\S]*$/u,
    "Education\nAkron College, 2012\nSYSTEMS: Excel, SAP\nEnglish, Polish",
  ).replace("40 supplier contracts", "40 contracts in supply chain management");
  const requirements = ["Power BI", "Supply chain management"];
  const posting = { ...UNSTATED, title: "Clerk", company: "Alder Mills", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  const at = lines.findIndex((line) => line.startsWith("SYSTEMS:"));
  expect(lines[at]).toBe("SYSTEMS: Power BI, Excel, SAP");
  expect(lines[at + 1]).toMatch(/^SKILLS: Supply chain management$/i);
  expect(lines).toContain("English, Polish");
});

test("no skill is added twice under one name", async () => {
  const text = BUYER.replace("40 supplier contracts", "40 supplier contracts within the yearly budget planning");
  const requirements = ["Budgeting", "Budget planning", "Power BI"];
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  const made = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  const added = [...made.skillsAdded, ...made.addedKeywords];
  expect(new Set(added).size).toBe(added.length);
  expect(added).toContain("Power BI");
});

test("what is added goes on in the list's own mark and case, keeps its capitals, and is no order to anybody", async () => {
  const text = `
Idris Falk
Hull | idris.falk@example.co.uk

Experience
Chemist, Ouse Coatings, Hull, 2019 - Present
- Wrote 12 COSHH assessments and read blueprints of the mixing plant
- Cut solvent losses from 9% to 4% with a sealed pump

Skills
titration | viscometry | gas chromatography | colour matching
`;
  const requirements = ["Knowledge of COSHH and safe handling of chemicals", "Ability to read blueprints"];
  const description = `Requirements\n${requirements.map((one) => `- ${one}`).join("\n")}`;
  const posting = { ...UNSTATED, title: "Chemist", company: "Alder Mills", description, requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  const list = lines.find((line) => line.includes("titration")) ?? "";
  expect(list).toMatch(/^COSHH \|.* \| titration/);
  expect(list).not.toMatch(/,|Coshh|[Rr]ead blueprints/);
});

test("below a summary in which somebody speaks stands no line of the work again", async () => {
  const spoken = BUYER.replace("Experience", "Profile\nI like to know what a thing costs, and why.\n\nExperience");
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements: ["Excel"] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(spoken), posting), localWriter);
  expect(lines.filter((line) => line.includes("stock-outs by 30%")).length).toBe(1);
});

test.each([
  ["- Checked the payroll of 60 drivers every month", true],
  ["- Answered 60 drivers every month", false],
])("what a title names is listed where a line tells of it as well: %s", async (line, isListed) => {
  const text = BUYER.replace("Buyer, Finch Hardware", "Payroll Clerk, Finch Hardware").replace(
    /- Cut stock-outs.*/u,
    line,
  );
  const requirements = ["Payroll", "Excel"];
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.some((one) => /SAP.*Payroll|Payroll.*SAP/.test(one))).toBe(isListed);
});

test.each([
  ["Operating systems: Linux, Windows", ["Operating systems: Linux, Windows", "Skills: Power BI"]],
  ["Power BI, Excel, SAP expert", ["Power BI, Excel, SAP expert"]],
  ["Word, Excel, SAP, PR, Public relations", ["Power BI, Excel, Public Relations (PR), Word, SAP"]],
  ["Tableau, Word, SAP, Access, Stock\nControl, Excel", ["Power BI, Excel, Tableau, Word, SAP, Access, Stock Control"]],
  ["Windows set-up &, Word, SAP, Excel", ["Windows set-up &, Word, SAP, Excel, Power BI"]],
])("a list keeps its items whole and takes nothing of another kind: %s", async (list, expected) => {
  const text = BUYER.replace(/Excel, SAP\n.*\n/u, `${list}\n`);
  const requirements = ["Power BI", "Excel", "Public Relations"];
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.slice(lines.indexOf("Skills") + 1).filter((line) => line !== "")).toEqual(expected);
});

test("a list that is only put into groups is told as changed", async () => {
  const list = "Excel, Sourcing, SAP, Haggling, Power BI, Planning, Word, Patience";
  const text = BUYER.replace("Excel, SAP\nLanguages: English (native), Polish (B2)", `${list}, Stock keeping, Tableau`);
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements: ["Excel"] };
  const { lines, contentImproved } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.some((line) => line.startsWith("Tools: Excel"))).toBe(true);
  expect(contentImproved).toContain("Skills grouped.");
});

function skillsOf(list: string, requirements: string[], line = "- Planned the stock of 40 shops"): Promise<string[]> {
  const text = BUYER.replace(/Excel, SAP\n.*\n/u, `${list}\n`).replace(/- Cut stock-outs.*/u, line);
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  return makeTailoredResume(factsOf(profileOf(text), posting), localWriter).then(({ lines }) =>
    lines.slice(lines.indexOf("Skills") + 1).filter((one) => one !== ""),
  );
}

test.each([
  ["a network is no networking", "Network, Word, SAP", ["Networking"], ["Network, Word, SAP"]],
  ["a clipped name is written out once", "Word, math, SAP, Mathematics", ["Mathematics"], ["Mathematics, Word, SAP"]],
  [
    "a name with and without its maker is one",
    "SAP, Acrobat, Word, Adobe Acrobat, AutoCAD, Auto CAD",
    ["Word"],
    ["Word, SAP, Acrobat, AutoCAD"],
  ],
  [
    "what brackets hold stays with its item",
    "SAP, Excel (pivots, macros), Word",
    ["Word"],
    ["Word, SAP, Excel (pivots, macros)"],
  ],
  [
    "a list within a list stays whole",
    "Word, SAP Databases: Oracle, Excel, Access",
    ["Excel"],
    ["Word, SAP Databases: Oracle, Excel, Access"],
  ],
])("%s", async (_name, list, requirements, expected) => {
  expect(await skillsOf(list, requirements)).toEqual(expected);
});

test("where a page may have torn an item a list keeps its order", async () => {
  const list = "Word, SAP, Access, Tact, Senior\n\nmanagement, Excel, Outlook, Patience, Care";
  expect((await skillsOf(list, ["Excel"])).join("\n")).toContain("Senior\nmanagement, Excel");
});

test.each([
  ["- Ran E-Verify for all new drivers", "Employment law", /[Ee]mployment law/],
  ["- Helped with inventory", "Inventory management", /[Ii]nventory management/],
])("another's name for a thing near by is none that a line proves: %s", async (line, asked, claimed) => {
  expect((await skillsOf("Word, SAP, Access", [asked], line)).join("\n")).not.toMatch(claimed);
});

test("a deed is listed as the thing it is", async () => {
  const list = await skillsOf(
    "Word, SAP, Access",
    ["Ability to administer medications"],
    "- Saw to medication administration",
  );
  expect(list.join("\n")).toContain("Medication Administration");
  expect(list.join("\n")).not.toMatch(/administer/i);
});

test("what somebody only likes is no skill of the list", async () => {
  const likes = "Word, SAP, Access\n\nInterests\nBusiness development";
  const [list = ""] = await skillsOf(likes, ["Business development"]);
  expect(list).toBe("Word, SAP, Access");
});

test("a column of skills with a language at its end is added to skill by skill", async () => {
  const column = "Haggling\nSourcing\nStock keeping\nPolish, conversational";
  expect((await skillsOf(column, ["Power BI"]))[0]).toBe("Power BI");
});

test("what is added to a list of several lines keeps their items whole", async () => {
  const list = "Word, SAP, Haggling, Sourcing, Planning, Freight, Supplier\nvisits, Packing";
  expect((await skillsOf(list, ["Power BI"])).join(" ")).toMatch(/^Power BI, .*Supplier visits, Packing$/);
});

test("a single name is not put below prose", async () => {
  const prose = "Worked well with all suppliers, whatever they sold and wherever they were.";
  expect(await skillsOf(prose, ["Power BI"])).toEqual([prose]);
});

test("a list that grows long is put into groups, and a word among names of languages is read as one", async () => {
  const list = "Python, Go, SQL, Docker, Git, Haggling, Sourcing, Planning, Budgeting";
  expect(await skillsOf(list, ["Power BI"])).toEqual([
    "Tools: Power BI, Python, Go, SQL, Docker, Git",
    "Core skills: Haggling, Sourcing, Planning, Budgeting",
  ]);
});

test.each([
  ["- Mixed paints in compliance with the recipes of 40 shops", "Compliance", /[Cc]ompliance/, false],
  ["- Checked the compliance of 40 shops", "Compliance", /[Cc]ompliance/, true],
  [
    "- Handled all cash and credit transactions of 40 shops",
    "Handling cash",
    /[Cc]ash [Hh]andling|[Hh]andling cash/,
    true,
  ],
  ["- Ran the ERP of 40 shops", "ERP system", /ERP.*ERP/, false],
])("%s: %s", async (line, asked, claimed, isClaimed) => {
  const list = asked.startsWith("ERP") ? "Word, SAP, ERP" : "Word, SAP, Access";
  expect(claimed.test((await skillsOf(list, [asked], line)).join("\n"))).toBe(isClaimed);
});

test("a letter among papers is no tool", async () => {
  const list = "Word, SAP, Outlook, C, Haggling, Sourcing, Planning, Budgeting, Forecasting, Payroll";
  expect((await skillsOf(list, ["Word"]))[0]).toBe("Tools: Word, SAP, Outlook");
});

async function listsOf(skills: string, requirements: string[], deed = "- Moved the price feed into Redis") {
  const text = `Ana Quist\nOmaha, NE | ana@example.com\n\nExperience\nEngineer, Plum Rail, Omaha, NE, 2019 - Present\n${deed}\n\n${skills}`;
  const posting = { ...UNSTATED, title: "Engineer", company: "Alder Mills", description: "", requirements };
  const made = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  return made.lines.slice(made.lines.findIndex((line) => line.startsWith("Skills")));
}

test("of a list in groups each takes what belongs to it, and the group of the rest what fits nowhere", async () => {
  const groups = "Skills\nProgramming: Go, Java, Python\nDatabases: MySQL, MongoDB\nOther: Agile, mentoring";
  const deed = "- Moved the price feed into Redis and cut customs clearance time";
  expect(await listsOf(groups, ["Redis", "Customs Clearance"], deed)).toEqual([
    "Skills",
    "Programming: Go, Java, Python",
    "Databases: Redis, MySQL, MongoDB",
    "Other: customs clearance, Agile, mentoring",
  ]);
});

test("a list beside its heading is a list, and a name written as PLC's stands in it", async () => {
  const deed = "- Programmed PLCs and wired VFDs for two lines";
  const lines = await listsOf("Skills: PLC's, Welding, Excel", ["PLCs", "Variable frequency drives"], deed);
  expect(lines.join()).toBe("Skills: PLC's, Variable Frequency Drives, Welding, Excel");
});

test("a kind of program that is asked for is listed with the one of it that the resume names", async () => {
  const deed = "- Kept the ledgers of nine shops in QuickBooks and wrote the budget in Excel";
  const lines = await listsOf("Skills\nTyping, Filing, Excel", ["Accounting software", "Excel"], deed);
  expect(lines[1]).toContain("Accounting software (QuickBooks)");
  expect(
    (await listsOf("Skills\nTyping, Filing, Excel", ["Accounting software"], "- Wrote letters")).join(),
  ).not.toContain("ccounting software");
});

test("a program that a list shows has its kind beside it and is not listed again, and audits are no auditing", async () => {
  const deed = "- Worked with external auditors; no findings in three audits";
  const lines = await listsOf("Skills\nTyping, QuickBooks, Excel", ["Accounting software", "Annual audit"], deed);
  expect(lines[1]).toBe("QuickBooks (accounting software), Typing, Excel");
  expect(lines[1]?.toLowerCase()).not.toMatch(/audit(?:ing|ors)/);
});

test("programs of a suite that is asked for stand behind its name, a single one does not", async () => {
  const asked = ["MS Office", "Welding"];
  const deed = "- Wrote letters";
  const lines = await listsOf("Skills\nTyping, Microsoft Word, Outlook, Filing, Excel", asked, deed);
  expect(lines[1]).toBe("MS Office (Word, Outlook, Excel), Typing, Filing");
  expect((await listsOf("Skills\nTyping, Filing, Excel", asked, deed)).join()).not.toContain("Office");
});

test("another form of what a list names is not listed besides", async () => {
  const lines = await listsOf("Skills\nCold calling, Typing, Excel", ["Prospecting"], "- Made 70 cold calls a day");
  expect(lines.join().match(/cold call/giu)).toHaveLength(1);
});

test("a driving licence is not put before skills", async () => {
  const lines = await listsOf("Skills\nWelding, Driver's license, Excel", ["Driver's license", "Excel"]);
  expect(lines[1]).toBe("Excel, Welding, Driver's license");
});

test("a program that is akin to none of a list in groups goes to the programs, and not to the rest", async () => {
  const groups = "Skills\nOffice: filing, typing\nSoftware: Excel, Jira\nOther: Agile, mentoring";
  const lines = await listsOf(groups, ["QuickBooks"], "- Kept the ledgers of nine shops in QuickBooks");
  expect(lines[2]).toContain("QuickBooks");
});

test("a name has its capitals from the posting, and no line of schooling is a list of skills", async () => {
  const text = BUYER.replace(
    /Skills\n[\s\S]*$/u,
    "Education\nBachelor of Business, Accounting, Purchasing, 2016\n\nSkills\nSAP, Excel, Quickbooks Online, Gusto, Polish (spoken)",
  );
  const requirements = ["QuickBooks Online skills"];
  const posting = {
    ...UNSTATED,
    title: "Buyer",
    company: "Alder Mills",
    description: "We use QuickBooks.",
    requirements,
  };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines).toContain("QuickBooks Online, SAP, Excel, Gusto, Polish (spoken)");
});

const HEAD_COOK = `
Sam Okafor
Leeds | sam.okafor@example.com

Experience
Head Cook, Harbour Kitchen, Leeds, 2019 - Present
- Schedule 14 cooks for three shifts
- Trained nine new starters on knives and fryers
- Reconciled vendor accounts every month

Skills
HACCP, Excel, Stock control
`;

test.each([
  ["Experience in staff scheduling", "Staff scheduling"],
  ["Staff training and menu costing", "Staff training"],
  ["Account reconciliation", "Account reconciliation"],
])("what a line tells by its verb stands in the list by the posting's name: %s", async (requirement, name) => {
  const posting = { ...UNSTATED, title: "Kitchen Manager", company: "Alder Mills", description: "" };
  const facts = factsOf(profileOf(HEAD_COOK), { ...posting, requirements: [requirement, "Excel"] });
  const { lines, evidence, keywordMatchBefore, keywordMatchAfter } = await makeTailoredResume(facts, localWriter);
  expect(lines.find((line) => line.includes("HACCP"))).toContain(name);
  expect(evidence.claims.find(({ text }) => text === name)?.source?.from).toBe("resume");
  expect(keywordMatchBefore).toBeGreaterThan(0);
  expect(keywordMatchAfter).toBeGreaterThan(keywordMatchBefore);
});

test("what others did, or what was done to something else, is added to no list", async () => {
  const text = HEAD_COOK.replace("Schedule 14 cooks for three shifts", "Scheduled staff meetings").replace(
    "Trained nine",
    "Helped to train nine",
  );
  const posting = { ...UNSTATED, title: "Kitchen Manager", company: "Alder Mills", description: "" };
  const requirements = ["Staff scheduling", "Staff training", "Excel"];
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), { ...posting, requirements }), localWriter);
  expect(lines.find((line) => line.includes("HACCP"))).not.toMatch(/scheduling|training/iu);
});

test.each([
  ["Microsoft Project", "MS project", "MS Project"],
  ["Project management", "You manage projects", "Project management"],
])("a list keeps %s a name where the posting says %s", async (own, asked, kept) => {
  const text = BUYER.replace("Excel, SAP", `Excel, SAP, ${own}`);
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements: [asked] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.find((line) => line.includes("SAP"))).toContain(kept);
});

test("what a list holds is not said again with the word for its paper, and no lone word stands for one", async () => {
  const text = BUYER.replace("Excel, SAP", "Gas Safe, Excel, SAP").replace(
    "Cut stock-outs",
    "Trained four clerks; cut stock-outs",
  );
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "" };
  const requirements = ["Gas Safe registration", "Employee training"];
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), { ...posting, requirements }), localWriter);
  const list = lines.find((line) => line.includes("SAP"));
  expect(list).not.toMatch(/Gas Safe registration/iu);
  expect(list).toContain("Employee training");
});

test("issue 17: kinds of work join no list of databases", async () => {
  const developer = `
Lena Ostrow
Akron, OH | lena.ostrow@example.com

Experience
iOS Developer, Finch Apps, Akron, OH, 2019 - Present
- Built mobile applications for 12 shops

Skills
Languages: Swift, Kotlin
Databases: CoreData, Realm, Firebase
`;
  const posting = { ...UNSTATED, title: "iOS Developer", company: "Alder", description: "" };
  const asked = { ...posting, requirements: ["Experience with mobile applications", "Swift"] };
  const { lines } = await makeTailoredResume(factsOf(profileOf(developer), asked), localWriter);
  expect(lines).toContain("Databases: CoreData, Realm, Firebase");
});

test("issue 17: a list that goes on below keeps its comma, and a word of the posting is told once", async () => {
  const text = BUYER.replace(
    /Skills\n[\s\S]*$/u,
    "Skills\n- Proficient with MS Office, Sage, Kronos,\n- Verint Impact 360\n- Filing, MS Office, dispatch, stock keeping\n",
  );
  const requirements = ["Microsoft Office", "Kronos"];
  const posting = { ...UNSTATED, title: "Buyer", company: "Alder Mills", description: "", requirements };
  const made = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(made.lines.find((line) => line.includes("Sage"))).toMatch(/,$/u);
  const last = text.replace("- Verint Impact 360\n- Filing", "\n- Filing");
  const own = await makeTailoredResume(factsOf(profileOf(last), posting), localWriter);
  expect(own.lines.find((line) => line.includes("Sage"))).not.toMatch(/,$/u);
  expect(made.addedKeywords.filter((name) => name === "Microsoft Office")).toHaveLength(1);
});

const PRESS = (skills: string, point = "Wrote 40 press releases a year") => `
Nell Ashby
Leeds | nell@ashby.example

Experience
Press Officer, Plover Group, Leeds, 2019 - Present
- ${point}
- Led three interns

Skills
${skills}
`;

async function skillsFor(text: string, requirements: string[]): Promise<string[]> {
  const posting = { ...UNSTATED, title: "Press Officer", company: "Heron", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  return lines.slice(lines.indexOf("Skills") + 1);
}

test("a short name that is looked for is written behind the name that a list has", async () => {
  const text = PRESS("Editing, Public Relations, Photography\n\nInterviews, Budgets");
  expect((await skillsFor(text, ["Experience in PR"])).join("\n")).toMatch(/(?:^|, )Public Relations \(PR\)(?:,|$)/m);
});

test("a list that ends in a full stop is a list", async () => {
  const [line] = await skillsFor(PRESS("Excel, Word, Photoshop."), ["Photoshop", "Experience in press releases"]);
  expect(line).toMatch(/^Photoshop, .*Excel, Word\.$/);
});

test("of two items behind a label the one that is asked for comes first, and what is hardly known does not", async () => {
  const text = PRESS("Design: Illustrator (CS6), Photoshop\nOther skills: Excel, Simple InDesign user, Word");
  const [design, other] = await skillsFor(text, ["Photoshop", "InDesign"]);
  expect(design).toBe("Design: Photoshop, Illustrator (CS6)");
  expect(other).toBe("Other skills: Excel, Simple InDesign user, Word");
});

test("a skill is not cut out of the name of something else", async () => {
  const text = PRESS("Editing, Photography", "Prepared annual audit schedules for the auditors");
  expect((await skillsFor(text, ["Auditing"])).join("\n")).not.toMatch(/annual audit(?! schedules)/i);
});

test("what somebody negotiated is called as skills are", async () => {
  const text = PRESS("Editing, Photography", "Negotiated print contracts with nine suppliers");
  const lines = (await skillsFor(text, ["Negotiation skills"])).join("\n");
  expect(lines).toMatch(/contract negotiation/i);
  expect(lines).not.toMatch(/negotiating/i);
});

test("what is added stands in the list's own way: between semicolons, below a table of years, by its usual name", async () => {
  const points = "Built the press archive in Power BI and looked after the business development of two fairs";
  const asked = ["Power BI", "Business developments"];
  const listed = (await skillsFor(PRESS("Netsuite; Photoshop; Excel", points), asked)).join("\n");
  expect(listed).toMatch(/(?:^|; )Power BI(?:;|$)/m);
  expect(listed).not.toMatch(/, Power BI|Business developments/);
  const column = await skillsFor(PRESS("Photoshop 5+ yrs\nExcel 4+ yrs\nWord 9 yrs", points), ["Power BI"]);
  expect(column.indexOf("Power BI")).toBeGreaterThan(column.indexOf("Word 9 yrs"));
});
