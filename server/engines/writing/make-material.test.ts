import { expect, test } from "vitest";
import { localWriter } from "./local-writer.ts";
import { countLetterWords } from "./cover-letter/count-letter-words.ts";
import { LETTER_WORDS } from "./cover-letter/write-letter.ts";
import {
  ASSISTANT,
  ASSISTANT_POSTING,
  CONTADORA,
  CUISINIER,
  KOCH,
  NURSE,
  NURSE_POSTING,
  PFLEGE,
  profileOf,
} from "./evidence/evidence.fixtures.ts";
import type { PostingText } from "./evidence/sources.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "./make-material.ts";
import { factsOf } from "./materials.fixtures.ts";

const GERMAN: PostingText = {
  title: "Pflegefachkraft Chirurgie",
  company: "Klinik Haus am See",
  location: "München",
  salary: "",
  description:
    "Wir suchen für unsere chirurgische Station eine Pflegefachkraft. Sie werden Patienten nach Operationen betreuen und neue Kolleginnen einarbeiten. Sie dokumentieren Ihre Arbeit und sprechen mit Angehörigen.",
  requirements: ["Erfahrung in der Betreuung chirurgischer Patienten", "Wundversorgung", "Beatmung wünschenswert"],
};
const SPANISH: PostingText = {
  title: "Contable",
  company: "Grupo Albufera",
  location: "Valencia",
  salary: "",
  description:
    "Buscamos una persona para el departamento de contabilidad. Usted preparará la nómina de los empleados y el cierre mensual con el equipo de finanzas.",
  requirements: ["Experiencia en nómina", "Dominio de Excel y SAP", "Power BI deseable"],
};
const FRENCH: PostingText = {
  title: "Chef de partie",
  company: "Auberge du Lac",
  location: "Annecy",
  salary: "",
  description:
    "Nous cherchons un chef de partie pour notre restaurant. Vous préparez les plats avec une équipe de cuisine et vous formez les commis. Nous offrons des horaires fixes pour le personnel.",
  requirements: ["Expérience en cuisine française", "Connaissance de HACCP"],
};
const nurse = factsOf(profileOf(NURSE), NURSE_POSTING);
const PEOPLE = [
  nurse,
  factsOf(profileOf(PFLEGE), GERMAN),
  factsOf(profileOf(CONTADORA), SPANISH),
  factsOf(profileOf(CUISINIER), FRENCH),
  factsOf(profileOf(NURSE), GERMAN),
];
const CLICHES =
  /passionate|team player|go-getter|think outside|results-driven|hit the ground|synerg|dynamic|i am excited|perfect fit/i;

test("a letter names job and company, has 150 to 220 words and at least two claims with their lines", async () => {
  const letter = await makeCoverLetter(nurse, localWriter);
  expect(letter.content).toContain("Emergency Department RN");
  expect(letter.content).toContain("Harborlight Hospital");
  expect(countLetterWords(letter.content)).toBeGreaterThanOrEqual(LETTER_WORDS.least);
  expect(countLetterWords(letter.content)).toBeLessThanOrEqual(LETTER_WORDS.most);
  expect(letter.content).not.toMatch(CLICHES);
  expect(letter.content).toContain("I triage and stabilise patients in a 42-bed emergency department");
  const lines = new Set(
    letter.evidence.claims.flatMap(({ source }) => (source?.from === "resume" ? [source.line] : [])),
  );
  expect(lines.size).toBeGreaterThanOrEqual(2);
  for (const { source } of letter.evidence.claims) {
    if (source?.from === "resume") expect(nurse.profile.lines[source.line]).toContain(source.text.slice(0, 20));
  }
});

test("letters and guides are written in the posting's language, and the local writer has nothing to drop", async () => {
  const opening = [/^Dear /, /^Sehr geehrte/, /^Estimado equipo/, /^Madame, Monsieur/, /^Sehr geehrte/];
  for (const [index, facts] of PEOPLE.entries()) {
    const letter = await makeCoverLetter(facts, localWriter);
    expect(letter.content).toMatch(opening[index]!);
    expect(letter.content.toLowerCase()).toContain(facts.posting.title.toLowerCase());
    expect(letter.content).toContain(facts.posting.company);
    const interview = await makeInterview(facts, localWriter);
    for (const { evidence } of [letter, interview]) expect(evidence.dropped).toEqual([]);
    const questions = [
      ...interview.generalQuestions,
      ...interview.technicalQuestions,
      ...interview.behavioralQuestions,
      ...interview.companyQuestions,
    ];
    // A resume in another language leaves frames to fill alone.
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(8);
    for (const question of questions) expect(question).toMatch(/^QUESTION: .+ \|\|\| ANSWER: \S.+$/);
  }
});

test("the same facts give the same documents for ever", async () => {
  const [one, other] = await Promise.all([makeCoverLetter(nurse, localWriter), makeCoverLetter(nurse, localWriter)]);
  expect(one).toEqual(other);
});

test("a gap is said honestly, never filled", async () => {
  const interview = await makeInterview(nurse, localWriter);
  const all = Object.values(interview).flat().join("\n");
  expect(all).toMatch(/Your resume does not name (?:Cerner|TNCC)/);
  expect(all).not.toMatch(/I (?:have used|know|hold) (?:Cerner|TNCC)/);
});

test("a certificate that the resume only names is not said to be held", async () => {
  const posting: PostingText = {
    title: "Sous Chef",
    company: "Tern & Thistle",
    location: "Portland, ME",
    salary: "",
    description: "You run the pass three nights a week and order for the kitchen. We cook what the boats bring.",
    requirements: ["Food costing and ordering", "ServSafe certification required"],
  };
  const cook = (line: string) =>
    factsOf(
      profileOf(`
Ina Marlow
Portland, ME | ina.marlow@example.com
Cook
Experience
Cook - Harbour Kitchen, Portland, ME | 2019 - Present
• Order food and cost the daily menu for 80 guests.
• ${line}
Education
Culinary Arts Diploma, Casco College, 2016`),
      posting,
    );
  const written = async (line: string) => {
    const [letter, guide] = await Promise.all([
      makeCoverLetter(cook(line), localWriter),
      makeInterview(cook(line), localWriter),
    ]);
    return `${letter.content}\n${Object.values(guide).flat().join("\n")}`;
  };
  const named = await written("Keep the storeroom by ServSafe food safety guidelines.");
  expect(named).toContain(
    "Do you hold ServSafe? ||| ANSWER: Your resume names ServSafe and does not say that you hold it",
  );
  expect(named).not.toMatch(/I hold (?:the following: )?ServSafe|I bring [^.]*ServSafe|Bring proof: ServSafe/);
  const tailored = await makeTailoredResume(
    cook("Keep the storeroom by ServSafe food safety guidelines."),
    localWriter,
  );
  expect([...tailored.skillsAdded, ...tailored.addedKeywords].join()).not.toContain("ServSafe");
  const held = await written("Hold ServSafe Manager and train new cooks.");
  expect(held).toContain("Yes, I hold ServSafe");
});

const lower = (word: string) => word.toLowerCase();

test("the text of a tailored resume is the original's, in another order, below a summary in its words", async () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const tailored = await makeTailoredResume(nurse, localWriter, { now });
  const words = (lines: string[]) => lines.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const added = [...tailored.skillsAdded, ...tailored.addedKeywords];
  const original = profileOf(NURSE).lines;
  const summary = tailored.changes.flatMap(({ kind, inserted }) => (kind === "summary" ? (inserted?.text ?? []) : []));
  expect(words(tailored.lines).sort()).toEqual(words([...original, ...summary, ...added]).sort());
  const known = new Set(words([...original, "Summary 0123456789 years as a with experience in"]).map(lower));
  for (const word of words(summary)) expect(/^\d+$/.test(word) || known.has(lower(word))).toBe(true);
  expect(tailored.keywordMatchAfter).toBeGreaterThanOrEqual(tailored.keywordMatchBefore);
  expect(tailored.profile.jobs.map(({ title, employer }) => [title, employer])).toEqual(
    nurse.profile.jobs.map(({ title, employer }) => [title, employer]),
  );
});

test("points that the posting asks for come first; what is listed moves up in the skill list", async () => {
  const resume = `
Ivo Lindqvist
Austin, TX | ivo@example.com
Experience
Developer - Tamarisk Labs, Houston, TX | 06/2016 - Present
• Ordered furniture for the office and planned two moves.
• Responsible for building REST APIs in Python and Django for internal tools.
Skills
Git, Photoshop, Python, Django, PostgreSQL`;
  const posting = {
    ...NURSE_POSTING,
    title: "Python Developer",
    company: "Quillmark",
    description: "You will build REST APIs in Python and Django. PostgreSQL is required.",
    requirements: ["Python", "Django", "PostgreSQL"],
  };
  const tailored = await makeTailoredResume(factsOf(profileOf(resume), posting), localWriter);
  const text = tailored.lines.join("\n");
  expect(text.indexOf("REST APIs")).toBeLessThan(text.indexOf("furniture"));
  expect(text).toContain("• Build REST APIs in Python and Django for internal tools.");
  expect(tailored.lines.at(-1)).toMatch(/^(?:Python|Django|PostgreSQL), .*Photoshop/);
  expect(tailored.improvedSections).toEqual(["Headline", "Summary", "Experience", "Skills"]);
  expect(tailored.lines[1]).toBe("Developer");
});

test("DEC-36: the posting's name of a skill is added only for what the resume shows, and a zero uplift is a result", async () => {
  const resume = `
Ivo Lindqvist
Austin, TX | ivo@example.com
Experience
Developer - Tamarisk Labs, Houston, TX | 06/2016 - Present
• Moved batch jobs to Amazon Web Services.
Skills
Git, Python`;
  const posting = {
    ...NURSE_POSTING,
    title: "Developer",
    company: "Quillmark",
    description: "AWS and Kubernetes are required.",
    requirements: ["AWS", "Kubernetes"],
  };
  const facts = factsOf(profileOf(resume), posting);
  const tailored = await makeTailoredResume(facts, localWriter);
  expect(tailored.addedKeywords).toEqual(["AWS"]);
  expect(tailored.lines.join("\n")).not.toContain("Kubernetes");
  expect(tailored.keywordMatchAfter).toBeGreaterThan(tailored.keywordMatchBefore);
  const nothing = await makeTailoredResume(
    factsOf(profileOf(resume), { ...posting, title: "Cluster Keeper", requirements: ["Kubernetes"], description: "" }),
    localWriter,
  );
  expect(nothing.keywordMatchAfter - nothing.keywordMatchBefore).toBe(0);
  expect(nothing.lines).toEqual(profileOf(resume).lines);
});

test("a letter in another language than the resume quotes no line of it and says where to read on", async () => {
  const nurseAbroad = await makeCoverLetter(
    factsOf(profileOf(NURSE), { ...GERMAN, requirements: [...GERMAN.requirements, "ACLS"] }),
    localWriter,
  );
  expect(nurseAbroad.content).toContain("Mein Lebenslauf ist auf Englisch verfasst");
  expect(nurseAbroad.content).toMatch(/[Hh]abe (?:ich )?ACLS\./);
  expect(nurseAbroad.content).not.toMatch(/Triage and stabilise|Cared for|^–|Wundversorgung zeigt/m);
  const cookAbroad = await makeCoverLetter(factsOf(profileOf(KOCH), FRENCH), localWriter);
  expect(cookAbroad.content).toContain("Mon CV est en allemand");
  expect(cookAbroad.content).not.toMatch(/Zubereitung|Unterstützung/);
  expect(cookAbroad.evidence.dropped).toEqual([]);
});

test("what a line says in an irregular past is told as a sentence", async () => {
  const letter = await makeCoverLetter(factsOf(profileOf(CONTADORA), SPANISH), localWriter);
  expect(letter.content).toMatch(/(?:Allí|En ese puesto) (?:reduje|preparé)/);
  expect(letter.content).not.toContain("están reduje");
});

test("guides for two jobs ask about different occasions, and a plan is told as the plan it is", async () => {
  const guides = await Promise.all(
    ["Northgate Foods", "Alder Mills", "Quillmark", "Tern & Thistle"].map((company) =>
      makeInterview(factsOf(profileOf(ASSISTANT), { ...ASSISTANT_POSTING, company }), localWriter),
    ),
  );
  expect(new Set(guides.map((guide) => Object.values(guide).flat().join("\n"))).size).toBeGreaterThan(1);
  for (const guide of guides) {
    expect(guide.evidence.dropped).toEqual([]);
    const all = Object.values(guide).flat().join("\n");
    expect(all).toContain("Do you hold a CPA? ||| ANSWER: Your resume names CPA and does not say that you hold it");
    expect(all).toContain("Your resume says: “Working toward CPA”");
    expect(new Set(guide.behavioralQuestions).size).toBe(guide.behavioralQuestions.length);
  }
});

test("names of whole fields are no skills to add", async () => {
  const resume = `
Ivo Lindqvist
Austin, TX | ivo@example.com
Experience
Clerk - Tamarisk Stores, Houston, TX | 06/2016 - Present
• Helped the manufacturing and marketing teams with reports in Python.
Skills
Git, Photoshop, Word`;
  const posting = {
    ...NURSE_POSTING,
    title: "Analyst",
    company: "Quillmark",
    description: "Manufacturing, marketing and Python are required.",
    requirements: ["Manufacturing", "Marketing", "Python"],
  };
  const tailored = await makeTailoredResume(factsOf(profileOf(resume), posting), localWriter);
  expect([...tailored.skillsAdded, ...tailored.addedKeywords]).toEqual(["Python"]);
});

test("a skill that only a line shows counts less than one that stands in the list, and is added to it", async () => {
  const resume = `
Ivo Lindqvist
Austin, TX | ivo@example.com
Experience
Accountant - Tamarisk Stores, Houston, TX | 06/2016 - Present
• Did the account reconciliation of nine branches every month.
Skills
Excel, QuickBooks`;
  const posting = {
    ...NURSE_POSTING,
    title: "Accountant",
    company: "Quillmark",
    description: "",
    requirements: ["Account reconciliation", "Excel", "Attention to detail"],
  };
  const tailored = await makeTailoredResume(factsOf(profileOf(resume), posting), localWriter);
  expect(tailored.lines.at(-1)).toMatch(/Account reconciliation/i);
  expect(tailored.keywordMatchAfter - tailored.keywordMatchBefore).toBeGreaterThanOrEqual(8);
  // Nobody looks "attention to detail" up.
  expect(tailored.keywordMatchAfter).toBe(100);
});

test("what the person confirmed is told in a letter by rules as a fact of theirs", async () => {
  const confirmed = "I trained 14 new nurses on the emergency triage desk.";
  const letter = await makeCoverLetter(factsOf(profileOf(NURSE), NURSE_POSTING, { own: [confirmed] }), localWriter);
  const paragraph = letter.content.split("\n\n").find((text) => text.includes("14 new nurses")) ?? "";
  expect(paragraph).toMatch(/trained 14 new nurses on the emergency triage desk/);
  // It was at no job that the letter names.
  expect(paragraph).not.toMatch(/Lindenmere|Ashgrove/);
  const without = await makeCoverLetter(nurse, localWriter);
  expect(without.content).not.toContain("14 new nurses");
});

test("a letter that is short for want of lines says so to its owner", async () => {
  const thin = profileOf(
    "Ivo Lindqvist\nAustin, TX\nExperience\nClerk - Tamarisk Stores | 2016 - Present\nSkills\nExcel",
  );
  const letter = await makeCoverLetter(factsOf(thin, NURSE_POSTING), localWriter);
  expect(letter.evidence.warnings.join()).toMatch(/instead of 150\. Add in your own words/);
  const abroad = await makeCoverLetter(factsOf(profileOf(NURSE), GERMAN), localWriter);
  expect(abroad.evidence.warnings.join()).toMatch(/another language than your resume/);
  expect((await makeCoverLetter(nurse, localWriter)).evidence.warnings).toEqual([]);
});
