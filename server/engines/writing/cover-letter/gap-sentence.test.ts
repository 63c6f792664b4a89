import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { KOCH, profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const SHIPPER = `
Ada Pelham
Toledo, OH | ada.pelham@example.com

Experience
Shipping Lead, Lantern Freight, Toledo, OH, 2018 - Present
- Supervise 9 packers on the late shift
- Cut late departures from 14 to 3 a week; the dock schedule went from paper to Excel
Skills
Salesforce, Excel, cycle counting
`;
test("what everybody uses is no gap to confess", async () => {
  const content = await letterFor(
    SHIPPER,
    "Shipping Lead",
    "Requirements\n- Experience with YouTube\n- Experience with IT\n- Knowledge of Zoom\n- Knowledge of Armenian",
  );
  expect(content).not.toMatch(/YouTube|\bIT\b|Zoom|worked with Armenian/);
});

test("whoever knows a program of a kind lacks not the kind", async () => {
  const resume = SHIPPER.replace("Salesforce", "Sage");
  expect(await letterFor(resume, "Shipping Lead", "Requirements\n- ERP knowledge")).not.toContain("ERP");
});

test("issue 23: of programs of which one is enough all are named, and none where one is known", async () => {
  const ask = "Requirements\n- Experience with at least one E2E tool (Playwright, Cypress)";
  expect(await letterFor(SHIPPER, "Test Engineer", ask)).toMatch(/not (?:yet )?(?:worked )?with Playwright or Cypress/);
  const known = SHIPPER.replace("Salesforce", "Cypress");
  expect(await letterFor(known, "Test Engineer", ask)).not.toMatch(/not .{0,20}(?:Playwright|Cypress)/);
});

test("issue 17: a program that stands for any of its kind is no gap", async () => {
  const ask = "Requirements\n- Experience in database programs (SPSS, EpiInfo, etc.), and word processing systems";
  expect(await letterFor(SHIPPER, "Shipping Lead", ask)).not.toContain("SPSS");
  const own = "Requirements\n- Experience in SPSS, and in word processing systems";
  expect(await letterFor(SHIPPER, "Shipping Lead", own)).toContain("SPSS");
});

test("issue 23: letters of a paper are no program of the same letters", async () => {
  const content = await letterFor(SHIPPER, "Dialysis Nurse", "Requirements\n- CNN or CDN certification required");
  expect(content).not.toContain("Cloudflare");
});

test("a kind of business is nothing to work with", async () => {
  expect(await letterFor(SHIPPER, "Shipping Lead", "Requirements\n- Knowledge of Nixfarma")).toContain(
    "not worked with Nixfarma",
  );
  expect(
    await letterFor(
      SHIPPER,
      "Shipping Lead",
      "Requirements\n- 3+ years of closing experience in B2B SaaS, with attainment",
    ),
  ).not.toContain("SaaS");
});

test("a German gap is none where the resume has the same work of another thing", async () => {
  const description = "Ihre Aufgaben\n- Warme Speisen zubereiten\nIhr Profil\n- Menüplanung";
  const posting = {
    ...UNSTATED,
    ...splitRequirements(description),
    title: "Koch",
    company: "Gasthof Eiche",
    description,
  };
  const { content } = await makeCoverLetter(factsOf(profileOf(KOCH), posting), localWriter);
  expect(content).toContain("Planung der Speisekarte");
  expect(content).not.toContain("Menüplanung");
});

const MAESTRO = `
Elena Quiroga
Burgos | elena.quiroga@example.es

Experiencia profesional
Profesora de Historia, Colegio Las Encinas, Burgos, 2018 - actualidad
- Imparto Historia a cuatro grupos de ESO, 96 alumnos en total
- Organicé un taller de lectura para 30 alumnos
Idiomas
Español (nativo), inglés (B2)
`;

async function letterFor(resume: string, title: string, description: string): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Tern & Thistle", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test("a program is missing where only its kind is known, and the known one stands beside it", async () => {
  const letter = await letterFor(
    SHIPPER,
    "Shipping Manager",
    "Requirements\n- Experience with a CRM (HubSpot)\n- Excel",
  );
  expect(letter).toMatch(/HubSpot/);
  expect(letter).toMatch(/Salesforce/);
});

test("what is asked for as one of its kind is missing as one of its kind", async () => {
  const letter = await letterFor(
    SHIPPER,
    "Shipping Manager",
    "Requirements\n- Experience with a WMS (Manhattan or similar)",
  );
  expect(letter).toMatch(/(?:worked|experience) with a WMS/);
});

test("a language below the level that is asked for is said with both levels", async () => {
  const asked =
    "Funciones\n- Impartir Historia en ESO\n\nRequisitos\n- Inglés nivel C1\n- Experiencia mínima de 3 años";
  const letter = await letterFor(MAESTRO, "Profesor de Historia", asked);
  expect(letter).toMatch(/B2, todavía no C1/);
  expect(letter).toMatch(/Tengo ocho años de experiencia en este trabajo/);
});

test.each([
  ["Bilingual English/Spanish required", /Spanish, which I do not speak yet|not speak Spanish yet/],
  ["Manage bilingual (English/French) labels", /^(?!.*French).*$/s],
  ["Spanish is a plus", /^(?!.*Spanish).*$/s],
  ["Experience with Chris21, NetSuite or similar", /^(?!.*(?:Chris21|NetSuite)).*$/s],
])(
  "a language that is insisted on is missing, and no program where one like it is enough: %s",
  async (ask, expected) => {
    expect(await letterFor(SHIPPER, "Shipping Manager", `Requirements\n- ${ask}\n- Excel`)).toMatch(expected);
  },
);

test.each([
  ["Salesforce, Excel; not HubSpot", "HubSpot", /Salesforce and not yet with HubSpot/],
  ["Excel, HubSpot not yet used", "HubSpot", /HubSpot/],
  ["Salesforce, Excel; not HubSpot", "HubSpot or Salesforce", /^(?!.*HubSpot).*$/s],
  ["Salesforce, HubSpot, Excel", "HubSpot", /^(?!.*not yet).*$/s],
])(
  "what the resume itself says is not known is the gap, unless another is enough: %s",
  async (skills, ask, expected) => {
    const resume = SHIPPER.replace("Salesforce, Excel", skills);
    expect(await letterFor(resume, "Shipping Manager", `Requirements\n- ${ask}\n- Cycle counting`)).toMatch(expected);
  },
);

const SCHLOSSER = `
Jana Ebers
Kassel | jana.ebers@example.de

Berufserfahrung
Betriebselektrikerin, Falk Profile GmbH, Kassel, 2016 - heute
- Störungsbeseitigung an drei Walzstraßen
- Anleitung von zwei Auszubildenden (ohne Weiterbildung Praxisanleitung)
Ausbildung
Ausbildung zur Elektronikerin für Betriebstechnik, 2012
Industriemeisterin Elektrotechnik: noch nicht begonnen
Sprachen
Deutsch (Muttersprache), Französisch Schulkenntnisse
`;

test.each([
  ["Abgeschlossene Weiterbildung zur Praxisanleiterin", /Weiterbildung Praxisanleitung habe ich noch nicht/],
  ["Weiterbildung zur Praxisanleiterin, auch laufend", /^(?!.*Praxisanleit.*noch nicht).*$/s],
  ["Französisch fließend in Wort und Schrift ist Bedingung", /In Französisch habe ich bisher nur Grundkenntnisse/],
  ["Abgeschlossenes Studium der Elektrotechnik zwingend", /Ein Studium habe ich noch nicht/],
  ["Studium oder vergleichbare Ausbildung zwingend", /^(?!.*Studium).*$/s],
  ["Mindestens 3 Jahre Erfahrung in der Zollabwicklung", /Erfahrung in der Zollabwicklung habe ich noch nicht/],
  ["Schaltberechtigung bis 20 kV erforderlich", /Schaltberechtigung.*(?:noch nicht|fehlt)/],
])("a must-have that the resume leaves open or has not is said in German: %s", async (ask, expected) => {
  expect(await letterFor(SCHLOSSER, "Elektronikerin", `Ihr Profil\n- ${ask}\n- Teamgeist`)).toMatch(expected);
});

test("a kind of program takes its article, and a trade or a place is no gap", async () => {
  const letter = await letterFor(
    MAESTRO.replace("Elena", "Ellen"),
    "Shipping Manager",
    "Requirements\n- CRM experience",
  );
  expect(letter).not.toMatch(/with CRM/);
  expect(await letterFor(SHIPPER, "Shipping Manager", "Requirements\n- Foundry experience")).not.toMatch(/foundry/i);
});

test("where one of several programs is enough, a name that a line has leaves no gap", async () => {
  const skilled = SHIPPER.replace("Salesforce, Excel", "Tidemark WMS, Excel");
  const ask = "Requirements\n- Experience with a WMS such as Tidemark or Blue Yonder\n- Cycle counting";
  expect(await letterFor(skilled, "Shipping Manager", ask)).not.toContain("Blue Yonder");
});

test("who leads a shift of no named trade tells of that job first", async () => {
  const resume = `
Ada Pelham
Toledo, OH | ada.pelham@example.com

Experience
Duty Manager, Lantern Freight, Toledo, OH, 2018 - Present
- Lead 31 packers on the late shift
- Cut damage claims by $60,000 a year
Team Leader, Quay Parcels, Toledo, OH, 2014 - 2018
- Supervised 12 sorters on the night shift
- Introduced a returns bench for six stores
`;
  const letter = await letterFor(
    resume,
    "Warehouse Manager",
    "Responsibilities\n- Lead the packers\n- Cut damage claims",
  );
  expect(letter.indexOf("31 packers")).toBeGreaterThan(0);
  expect(letter.indexOf("31 packers")).toBeLessThan(letter.indexOf("12 sorters"));
  expect(letter).toContain("$60,000 a year");
});

test("an experience that is asked for with its weight behind it is named where no line has a word of it", async () => {
  const letterOf = async (ask: string) => {
    const description = `Requirements\n- ${ask}`;
    const posting = {
      ...UNSTATED,
      ...splitRequirements(description),
      title: "Packer",
      company: "Fernmoor",
      description,
    };
    return (await makeCoverLetter(factsOf(profileOf(SHIPPER), posting), localWriter)).content;
  };
  expect(await letterOf("Beehive inspection experience required")).toContain("beehive inspection experience");
  expect(await letterOf("Experience with beehive inspections is essential")).toContain("experience with beehive");
  expect(await letterOf("Late shift experience required")).not.toMatch(/late shift experience/iu);
  expect(await letterOf("Assist the CPA at year end")).not.toMatch(/CPA/u);
});

test("of several languages with and/or one is enough, and what is written out is known by its letters", async () => {
  const coder = `
Ivo Brandt
Leeds | ivo.brandt@example.com

Experience
Developer, Lantern Freight, Leeds, 2018 - Present
- Wrote the yard planner in C++ for 9 depots
- Led robotic process automation of 40 customs forms
Skills
C++, Linux
`;
  const asked =
    "Requirements\n- Experience with one of the following: Java, Rust and/or C++\n- RPA experience required";
  const letter = await letterFor(coder, "Software Developer", asked);
  expect(letter).not.toMatch(/Java|Rust|RPA yet|with RPA/);
  const other = await letterFor(coder.replace("C++, Linux", "Linux").replace("C++", "Ada"), "Developer", asked);
  expect(other).not.toBe(letter);
});

test("only what stands below free time is done outside of work", async () => {
  const resume = (heading: string) => `
Ivo Brandt
Leeds | ivo.brandt@example.com

Experience
Ward Clerk, Lantern Clinic, Leeds, 2018 - Present
- Managed the diaries of 14 consultants and 3 theatres

${heading}
- Compiled bed counts, admissions and discharges for 9 wards
`;
  const asked = "Responsibilities\n- Compile admissions and discharges of the wards\n- Manage diaries";
  expect(await letterFor(resume("Data reporting"), "Ward Clerk", asked)).not.toMatch(/Outside work|In my own time/);
  expect(await letterFor(resume("Volunteering"), "Ward Clerk", asked)).toMatch(/Outside work|In my own time|volunt/i);
});

test.each([
  ["a program of the same kind is enough", "SAP Business One or similar ERP", /SAP/],
  ["a paper may follow", "Pesticide applicator license or ability to get one", /applicator/i],
  ["a framework may be worked by without a name", "Sound knowledge of the NQS", /NQS/],
])("%s: nobody confesses to a gap", async (_why, asked, named) => {
  const resume = SHIPPER.replace("Salesforce, Excel", "Sage 200, Excel");
  const letter = await letterFor(resume, "Shipping Lead", `Requirements\n- ${asked}\n- Led a team of packers`);
  expect(letter).not.toMatch(named);
  // What the same words ask for without a way round is one.
  const plain = asked.replace(/ or .*/u, " required");
  if (plain !== asked)
    expect(await letterFor(SHIPPER, "Shipping Lead", `Requirements\n- ${plain}\n- Led a team of packers`)).toMatch(
      named,
    );
});

test.each([
  ["a licence that is trained for", "- Crane operator licence\n- If not held, we will train you", "operator licence"],
  ["a degree of which the lower is enough", "- Associate or bachelor's degree in business required", "degree, which"],
  ["a paper whose name was cut", "- must hold a dockcoach systemtm certification", "systemtm"],
  [
    "what shortlisting may use",
    "- Two hands\n\nDesirable criteria (may be used for shortlisting)\n- Rigger card",
    "Rigger",
  ],
])("no gap is confessed for %s", async (_what, asks, gap) => {
  const resume = `${SHIPPER}\nEducation\nLibbey High School, 2004`;
  expect(await letterFor(resume, "Shipping Lead", `Requirements\n${asks}`)).not.toContain(gap);
});

test.each([
  ["2 years of shipping experience", true],
  ["2 years of recent hospital experience", false],
  ["Two years of shipping experience in an intermodal harbour", false],
])("years of another field are not said to be met: %s", async (ask, isMet) => {
  const letter = await letterFor(SHIPPER, "Shipping Lead", `Requirements\n- ${ask}\n- Excel`);
  expect(letter.includes("two years of experience")).toBe(isMet);
});

test("issue 17: what is spelt as a product and is welcome is said to be new, in whatever words it is asked for", async () => {
  const asked = (wish: string) => letterFor(SHIPPER, "Shipping Lead", `Requirements\n- Excel\nNice to have\n- ${wish}`);
  expect(await asked("Primavera P6 is an asset")).toMatch(/Primavera P6/u);
  expect(await asked("Yard planning and DockSim experience highly regarded")).toMatch(/DockSim/u);
  expect(await asked("Dock planning experience highly regarded")).not.toMatch(/dock planning experience/iu);
});

test("issue 17: a ticket of the posting's own number that has run out is said to have lapsed", async () => {
  const resume = SHIPPER.replace("Salesforce, Excel", "Manual licence, Standard 11 (expired 2023), Excel");
  const asked = "Requirements\n- Standard 11 and current manual driver's licence\n- Excel";
  expect(await letterFor(resume, "Shipping Lead", asked)).toMatch(/Standard 11 has lapsed/u);
});

test("issue 17: what one's own titles name is no experience to deny", async () => {
  const asked = "Requirements\n- 3+ years in shipping within lantern freight";
  expect(await letterFor(SHIPPER, "Shipping Manager", asked)).not.toMatch(/do not have experience/u);
});

test("issue 17: a university's diploma and a degree that nobody filled in are not said to be less than was asked for", async () => {
  const ask = "Requirements\n- Bachelor's degree in Engineering\n- Excel";
  for (const degree of [
    "Diploma in Engineering, Kharkiv National University, 2017",
    "Diploma in Your Discipline, Leeds",
  ])
    expect(await letterFor(`${SHIPPER}\nEducation\n${degree}`, "Shipping Lead", ask)).not.toMatch(
      /degree|diploma, which/,
    );
  const college = `${SHIPPER}\nEducation\nAssociate of Science, Toledo College, 2017`;
  expect(await letterFor(college, "Shipping Lead", ask)).toMatch(/bachelor's degree/);
});

const AS_NEW =
  /not been an? (?<been>[A-Z][^.]+?) yet|first position as an? (?<first>[^.]+)|worked as an? (?<worked>[^.]+) so far/u;

test.each([
  ["a step up to lead", SHIPPER, "Logistics Director", "Logistics Director"],
  ["a strange trade", SHIPPER.replace("Shipping Lead", "Teacher"), "Senior Career Coach", "Career Coach"],
])("issue 17: the position itself is said to be new: %s", async (_, resume, title, said) => {
  const work = "Your work\n- Plan the week's deliveries";
  const found = AS_NEW.exec(
    await letterFor(resume, title, `${work}\nRequirements\n- Proven track record as a ${title}`),
  );
  expect(Object.values(found?.groups ?? {}).find(Boolean)).toBe(said);
});

test.each([
  ["the same work", SHIPPER, "Shipping Clerk"],
  [
    "an acting one",
    SHIPPER.replace("Supervise 9 packers", "Stood in as shipping manager for 9 packers"),
    "Shipping Manager",
  ],
  ["who led before", SHIPPER.replace("Shipping Lead", "Warehouse Director"), "Shipping Manager"],
  ["who led a kitchen", SHIPPER.replace("Shipping Lead", "Executive Chef"), "Head Chef"],
  ["whom nobody asks to have been one", SHIPPER, "Logistics Director"],
  ["a job without a title", `${SHIPPER}\nLantern Freight, 2014 - 2016\n- Loaded vans`, "Data Scientist"],
])("issue 17: no position is said to be new to %s", async (_, resume, title) => {
  const asked = title === "Logistics Director" ? "" : `\nRequirements\n- Proven track record as a ${title}`;
  expect(await letterFor(resume, title, `Your work\n- Plan the week's deliveries${asked}`)).not.toMatch(AS_NEW);
});

test("issue 17: a paper that something else may stand for, a trade's own tool and clients of a people are no gaps", async () => {
  const asks = [
    "Applicants should have TOEFL scores of 600 or they should have lived in the United States",
    "Volunteers who speak English fluently, to help Armenian nurses",
    "AWS certification",
  ];
  const letter = await letterFor(SHIPPER, "Tutor", `Requirements\n${asks.map((ask) => `- ${ask}`).join("\n")}`);
  expect(letter).not.toMatch(/TOEFL|Armenian|welding/);
});

test("issue 17: a program that a title names takes no article", async () => {
  const ask = "Requirements\n- At least 3 years of experience as a Python Developer\n- Python";
  expect(await letterFor(SHIPPER, "Python Developer", ask)).not.toContain("a Python.");
});

test("issue 17: of programs by other names all are named, and a label of a list is no program that one knows", async () => {
  const ask = "Requirements\n- Experience with cloud platforms such as AWS, Azure, or GCP";
  expect(await letterFor(SHIPPER, "Developer", ask)).not.toMatch(/(?:with|for) Google Cloud/);
  const labelled = SHIPPER.replace("Salesforce, Excel", "Programming languages: Java, SQL\nExcel");
  const wanted = "Requirements\n- Java\n- Programming languages\n- SQL";
  expect(await letterFor(labelled, "Developer", wanted)).not.toMatch(/(?:know|with) [^.]*Programming languages/i);
});

test.each([
  ["rules of one's trade", "Solid knowledge of Seamodes, ULDs and customs procedure", "Seamodes"],
  ["work that has many names", "Experience with a market entry abroad", "market entry"],
  ["fewer years of leading than of all", "Eight or more years in freight, three leading people", "for eight"],
  [
    "one of many programs",
    "Proficiency in Kotlin\n- Proficiency in Terraform\n- Proficiency in Grafana\n- Proficiency in Kafka",
    "not (?:yet )?(?:worked )?with|new to me",
  ],
])("issue 17: nobody confesses to %s", async (_what, asks, gap) => {
  const letter = await letterFor(SHIPPER, "Shipping Lead", `Requirements\n- ${asks}`);
  expect(letter).not.toMatch(new RegExp(gap, "u"));
});

test("issue 17: years in place of a degree are those of the posting's field", async () => {
  const resume = SHIPPER.replace("2018 - Present", "2022 - Present").replace(
    "Skills\n",
    "Tire Fitter, Bay Garage, Toledo, OH, 1999 - 2022\n- Changed 40 tires a day\nEducation\nLibbey High School, 1998\nSkills\n",
  );
  const ask = "Requirements\n- Bachelor's degree or equivalent experience";
  expect(await letterFor(resume, "Shipping Lead", ask)).not.toMatch(/2\d years/u);
});
