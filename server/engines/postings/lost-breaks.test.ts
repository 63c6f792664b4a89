import { expect, test } from "vitest";
import { restoreBreaks } from "./lost-breaks.ts";

const glued = (text: string, ...lines: string[]) => expect(restoreBreaks(text).split("\n")).toEqual(lines);

test("UP-22 what was pasted without its tags has its lines again", () => {
  glued(
    "Job descriptionA busy clinic in Leeds is hiring.What you do:You greet patients and answer the phone all day long.",
    "Job description",
    "A busy clinic in Leeds is hiring.",
    "What you do:",
    "You greet patients and answer the phone all day long.",
  );
  glued(
    "Job SummaryThe buyer orders steel and copper.QualificationsBachelor's degree5+ years of purchasingKnowledge of SAP",
    "Job Summary",
    "The buyer orders steel and copper.",
    "Qualifications",
    "Bachelor's degree",
    "5+ years of purchasing",
    "Knowledge of SAP",
  );
  glued(
    "You use Word, Excel, and OutlookExcellent spelling (British English)Ability to lift 20 poundsForklift licence required",
    "You use Word, Excel, and Outlook",
    "Excellent spelling (British English)",
    "Ability to lift 20 pounds",
    "Forklift licence required",
  );
  glued(
    "WHAT WE EXPECTYou write C++Python or Go.10 years of work.SQL is a plus, and an open eyeFamiliarity with Linux",
    "WHAT WE EXPECT",
    "You write C++",
    "Python or Go.",
    "10 years of work.",
    "SQL is a plus, and an open eye",
    "Familiarity with Linux",
  );
  glued(
    "Dental InsuranceVision InsurancePaid holidays after 90 daysWork schedule: Monday to FridayLocation: Reno",
    "Dental Insurance",
    "Vision Insurance",
    "Paid holidays after 90 days",
    "Work schedule: Monday to Friday",
    "Location: Reno",
  );
});

test("UP-22 what is asked for stands in lines of its own where a whole posting is one line", () => {
  const told =
    "We are a bakery of twelve people in the harbour of a small town, and our bread is known far beyond it. ".repeat(4);
  glued(
    `${told}What you bring 3 years in a kitchen Strong knife skills Ability to work at night Knowledge of hygiene rules 2+ years with dough`,
    `${told}What you bring 3 years in a kitchen`,
    "Strong knife skills",
    "Ability to work at night",
    "Knowledge of hygiene rules",
    "2+ years with dough",
  );
});

test("UP-22 headings stand in lines of their own where a whole posting is one line", () => {
  const told =
    "We are a bakery of twelve people in the harbour of a small town, and our bread is known far beyond it. ".repeat(4);
  glued(
    `${told}Key Responsibilities You bake rye bread. Required Skills Two years at the oven How to Apply Write to the office.`,
    told.trim(),
    "Key Responsibilities:",
    "You bake rye bread.",
    "Required Skills:",
    "Two years at the oven",
    "How to Apply:",
    "Write to the office.",
  );
});

test("UP-22 dots of a list within a line begin lines", () => {
  glued(
    "You will: • Weld frames • Read drawings • Check seams",
    "You will:",
    "- Weld frames",
    "- Read drawings",
    "- Check seams",
  );
  glued(
    "Your day- Order flowers for the shops- Drive the van- Keep the books.",
    "Your day",
    "- Order flowers for the shops",
    "- Drive the van",
    "- Keep the books.",
  );
});

test("UP-22 lines that were broken for their width are whole again", () => {
  glued(
    [
      "The Harbour Office is looking for a clerk who keeps the books of all",
      "Boats that come and go, and answers their captains by radio.",
      "REQUIRED QUALIFICATIONS:",
      "- Secondary education, and at least two years in an office where",
      "  books were kept by hand or with a program;",
      "- Fluent English and Norwegian, also on the telephone and on the",
      "radio (VHF);",
      "- The will to work at night in summer, when the boats come in late, and",
      "to help with the ropes.",
      "Ms Ann Berg, 12 Quay Street",
      "Please write before 1 May.",
    ].join("\n"),
    "The Harbour Office is looking for a clerk who keeps the books of all Boats that come and go, and answers their captains by radio.",
    "REQUIRED QUALIFICATIONS:",
    "- Secondary education, and at least two years in an office where books were kept by hand or with a program;",
    "- Fluent English and Norwegian, also on the telephone and on the radio (VHF);",
    "- The will to work at night in summer, when the boats come in late, and to help with the ropes.",
    "Ms Ann Berg, 12 Quay Street",
    "Please write before 1 May.",
  );
  const short = "Baker\nYou know rye\nand wheat\nand you rise early\nfor good bread\nand good people";
  glued(short, ...short.split("\n"));
});

test("UP-22 names that are written in one word stay one", () => {
  for (const text of [
    "We use JavaScript, TypeScript, PowerPoint, GitHub, DevOps, TensorFlow, ServiceNow, QuickBooks and WordPress at LinkedIn.",
    "McDonald and MacBook, YouTube and TikTok, HubSpot and SurveyMonkey, iPhone, eBay, macOS, jQuery and mRNA. Ask DeShawn.",
    "Node.js, ASP.NET, Asp.Net, Vue.Js, Booking.Com, Socket.IO and re:Invent; U.S.A. and e.g. Python. Or J.P.Morgan and St.Gallen.",
    "BearingPoint, LendingTree, TrainingPeaks, CloudFormation, MetLife, PeopleSoft, SolidWorks, AutoCAD and PostgreSQL at 10:30AM.",
    "A single slipThe reader knows, and nothing else here is glued.",
    "A 24-7 desk, well-read staff - and a range of 10 - 20 people - stays one line.",
  ])
    glued(text, text);
});

test("UP-22 a text with lines of its own is left as it was, and twice is once", () => {
  const own = "About the role\n\nYou bake bread.\n- Rye\n- Wheat\n\nRequirements:\nTwo years in a bakery.";
  glued(own, ...own.split("\n"));
  const once = restoreBreaks("Job SummaryThe buyer orders steel.QualificationsBachelor's degree5+ years of purchasing");
  expect(restoreBreaks(once)).toBe(once);
});

test("issue 17: a span of years behind a heading begins a line, so that the lesser number is what is asked for", () => {
  const text = restoreBreaks(
    "You call leads.You learn fast.Qualifications2-3 years of sales, outbound outreachDesire to sell",
  );
  expect(text.split("\n")).toContain("2-3 years of sales, outbound outreach");
});

test("issue 17: a span of years within a sentence breaks none", () => {
  const text = "You help young people aged16-18 years and leavers aged18-25 years in our homes.";
  expect(restoreBreaks(text)).toBe(text);
});

test("issue 17: a heading and its first ask are two lines where lines were lost", () => {
  const text = restoreBreaks(
    "Job DetailsRequirements 5+ years of experience in web development.Proficiency in Python.BenefitsPaid leave",
  );
  expect(text.split("\n")).toEqual([
    "Job Details",
    "Requirements:",
    "5+ years of experience in web development.",
    "Proficiency in Python.",
    "Benefits",
    "Paid leave",
  ]);
});

test.each([
  "Work with NestJS, TypeORM and Redis.\nMigrate TypeORM to Prisma.",
  "Lead SkillsUSA trips.\nAdvise SkillsUSA and EducationUSA students.",
  "Manage Type2 diabetes.Teach about Type1 and Type2 diabetes.",
  "Benefits Coordinator at Acme Corporation in Denver.Apply by May.Send a resume.",
])("issue 17: a name with a capital within, or a title, is no lost line: %s", (text) => {
  expect(restoreBreaks(text)).not.toMatch(/(?:Type|Skills|Education)\n|Benefits:/);
});
