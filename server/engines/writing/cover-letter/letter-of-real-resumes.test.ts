import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { judgeStatement } from "../evidence/judge-statement.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const HISTORY = `
Ines Calder
ines.calder@example.com

Work History
Stock Clerk , 03/2014 to 06/2017
Fenmoor Tiles - City , State
Counted 900 pallets each quarter
CurrentDispatch Planner , 07/2017
Harrow Freight - City , State
Plan routes for 22 drivers and three depots
Cut empty miles from 18% to 11%

Education
Bachelor of Arts : History , 2009 University of Leeds - City , State
Master of Science : Supply Chain Management , 2013 University of Hull - City , State

Skills
Excel, SAP, TypeScript, React, Postgres, forklift, CPA, routing, payroll, budgets, invoices
`;

function posted(title: string, company: string, description: string) {
  return { ...UNSTATED, ...splitRequirements(description), title, company, description };
}

async function letterFor(resume: string, posting: ReturnType<typeof posted>): Promise<string> {
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const ASKED = "Plan the routes of our vans.\nRequirements\n- Experience with SAP\n- CPA license\n- A degree is welcome";

test("a letter begins with the job of today, whatever stands first, and its word for today is no part of the title", async () => {
  const letter = await letterFor(HISTORY, posted("Transport Planner", "Fernmoor", ASKED));
  expect(letter).toContain("a Dispatch Planner at Harrow Freight since 2017");
  expect(letter.indexOf("Harrow Freight")).toBeLessThan(letter.indexOf("Fenmoor Tiles"));
});

test.each(["", "Confidential", "N/A"])("a posting by %j is applied to by its title", async (company) => {
  const letter = await letterFor(HISTORY, posted("Transport Planner", company, ASKED));
  expect(letter).toMatch(/\b(?:a|the) Transport Planner\b/);
  expect(letter).not.toMatch(/Confidential|N\/A| at[.;,]/);
});

test("the highest degree is told, and no licence that only stands among skills", async () => {
  const letter = await letterFor(HISTORY, posted("Transport Planner", "Fernmoor", ASKED));
  expect(letter).toMatch(/master's degree in supply chain management/);
  expect(letter).not.toContain("CPA");
});

test.each([
  ["I hold a master's degree in supply chain management.", "borne out"],
  ["I hold a master's degree from the University of Hull.", "borne out"],
  ["I have worked with TypeScript, React and SAP.", "borne out"],
  ["I have worked with PostgreSQL.", "borne out"],
])("%s is %s", (claim, answer) => {
  const { sources } = factsOf(profileOf(HISTORY), posted("Transport Planner", "Fernmoor", ASKED));
  expect(judgeStatement(claim, sources).answer).toBe(answer);
});

test.each([
  "I hold a doctorate in supply chain management.",
  "I hold a master's degree in history.",
  "I hold a master's degree from the University of Leeds.",
  "I have worked with TypeScript, Angular and SAP.",
  "I have worked with Kubernetes.",
])("%s is not borne out", (claim) => {
  const { sources } = factsOf(profileOf(HISTORY), posted("Transport Planner", "Fernmoor", ASKED));
  expect(judgeStatement(claim, sources).answer).not.toBe("borne out");
});

const LIFE = `
Mabel Ormston
mabel.ormston@example.com

I have taught the harbour pilots of two ports since 2012. I currently teach a class of 31, of whom seven are new to the sea. I did this by drawing every channel anew for the whole school. I have mentored five young instructors.

I run the port's knot club for 18 children each spring. I am a patient person.`;

test("issue 17: a life told in sentences makes a letter in sentences, and no sentence that points to another", async () => {
  const letter = await letterFor(LIFE, posted("Instructor", "Fernmoor", "Teach pilots.\nRequirements\n- Mentoring"));
  expect(letter).toMatch(/I currently teach a class of 31/u);
  expect(letter).toMatch(/I have mentored five young instructors/u);
  expect(letter).not.toMatch(/^• |I did this|(?:Over the years|In my work so far), I (?:run|currently)/mu);
  const { sources } = factsOf(profileOf(LIFE), posted("Instructor", "Fernmoor", "Teach pilots."));
  expect(judgeStatement("I currently teach a class of 31, of whom seven are new to the sea.", sources).answer).toBe(
    "borne out",
  );
  expect(judgeStatement("I currently teach a class of 41, of whom seven are new to the sea.", sources).answer).not.toBe(
    "borne out",
  );
});

test("issue 17: who runs three depots does not show having opened one", async () => {
  const asked = "You will open our fourth depot.\nRequirements\n- Planning";
  const led = HISTORY.replace("Plan routes for 22 drivers", "Run three depots for 22 drivers");
  const letter = await letterFor(led, posted("Depot Manager", "Fernmoor", asked));
  // How they plan to open it may well be asked.
  expect(letter.split("\n\n").slice(0, 3).join("\n")).not.toMatch(/open (?:y?our|the) fourth depot/u);
});

test("issue 17: the years of work are counted once", async () => {
  const summary =
    "Summary\nDispatch planner with 12+ years experience. Returning to work after caring for my mother.\n";
  const resume = HISTORY.replace("\nWork History", `\n${summary}\nWork History`);
  const letter = await letterFor(resume, posted("Route Planner", "Fernmoor", ASKED));
  expect(letter.match(/12\+? years/gu)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("issue 17: what a budget of another job was is told with that job or not at all", async () => {
  const asked = "Plan routes and run a budget.\nRequirements\n- Budget experience\n- Planning of routes";
  const resume = HISTORY.replace("Counted 900 pallets", "Managed an annual budget of $16 million\nCounted 900 pallets");
  const letter = await letterFor(resume, posted("Dispatch Manager", "Fernmoor", asked));
  expect(letter).not.toMatch(/(?<!, |Stock Clerk at Fenmoor Tiles, I [^.]*\. )I managed an annual budget/u);
});

test("issue 17: whose lines tell of the duties changes no field, whatever the titles are", async () => {
  const keeper = `
Ines Calder
ines.calder@example.com

Experience
Senior Receptionist, Minster Inn, May 2021 - Present
- Checking guests in and out, taking payments and dealing with complaints
- Training new receptionists on the booking system
- Acting as duty manager when the manager is away
`;
  const duties = `What you will be doing
- Leading and training a team of eight receptionists and night porters
- Handling complaints and reviews promptly and professionally
- Carrying out duty manager shifts, including some weekends
- Preparing rotas within the wage budget`;
  const letter = await letterFor(keeper, posted("Front of House Manager", "Fernmoor Rooms", duties));
  expect(letter).not.toContain("change of field");
});

test("issue 17: as a student one worked, and what one's job was is said in these words once", async () => {
  const resume = `
Ines Calder
ines.calder@example.com

Experience
Office Clerk, Fenmoor Tiles, 2014 - 2017
- Answer phones and transfer calls, helping the drivers and the yard
- Maintain files, orders and records, and process the payroll entries of each week
- Train 4 clerks on the phones
- Order paper for two offices
Student, Hull College, 2012 - 2014
- Sorted 900 books for the library
`;
  const letter = await letterFor(
    resume,
    posted("Receptionist", "Fernmoor", "Answer phones.\nRequirements\n- Filing\n- Books"),
  );
  expect(letter).not.toMatch(/[Aa]s Student/u);
  expect(letter.match(/My job was/gu)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("issue 17: a break that the resume accounts for is said in few words, and none for whoever works", async () => {
  const away = `Ines Calder
ines.calder@example.com

Experience
Career break - full-time parent
January 2024 - present
- Two children

Route Planner
Harrow Freight, Leeds
2017 - 2023
- Plan routes for 22 drivers and three depots
- Cut empty miles from 18% to 11%`;
  const posting = posted("Route Planner", "Fernmoor", ASKED);
  expect(await letterFor(away, posting)).toContain("After a career break, I would like to come back to work.");
  expect(await letterFor(HISTORY, posting)).not.toContain("come back to work");
});

const WARD = `
Ines Calder
ines.calder@example.com

Experience
Ward Nurse, University of Fenmoor Infirmary, 2019 - Present
- In charge of a 20-bed ward on nights
- Wound reviews and case conferences with families
- Medication rounds and discharge planning
- Brought falls down from 12 to 5 a year
- Linen store, keys
Care Assistant, Harrow House, 2015 - 2019
- Correspondence with relatives and landlords
- Trained four aides on the hoists
`;

test("issue 17: work that lines only name stands in sentences of its own, with its job and told as more of it", async () => {
  const letter = await letterFor(
    WARD,
    posted("Ward Manager", "Fernmoor", "Lead a ward.\nPlan discharges.\nReview wounds."),
  );
  expect(letter).not.toContain("• ");
  expect(letter).toContain("at the University of Fenmoor Infirmary");
  expect(letter).toMatch(/My work there also includes (?:wound reviews|medication rounds) and /u);
  expect(letter).toMatch(/wound reviews and case conferences with families/u);
  expect(letter).toMatch(/medication rounds and discharge planning/u);
});
