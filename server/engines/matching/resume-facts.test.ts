import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import type { ProfileJob } from "../analysis/profile.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { makeProfile, makeSkill } from "./score.fixtures.ts";

function job(title: string | null, line: number): ProfileJob {
  return { title, employer: null, start: null, end: null, current: false, lines: { from: line, to: line } };
}

test("the headline weighs 1, the latest job 0.9, each older one half of the one before", () => {
  const { titles } = extractResumeFacts(
    makeProfile({ jobs: [job("Charge Nurse", 1), job(null, 1), job("Nurse", 1), job("Cashier", 1)] }),
  );
  expect(titles.map(({ weight }) => Math.round(weight * 1000) / 1000)).toEqual([1, 0.9, 0.45, 0.225]);
});

test("DEC-86 wished titles count like a headline and point to no line", () => {
  const { titles, wishes } = extractResumeFacts(makeProfile(), {
    titles: ["Product Manager"],
    remote: true,
    minimumPay: 90_000,
  });
  expect(titles[0]).toMatchObject({ text: "Product Manager", line: null, weight: 1 });
  expect(wishes).toEqual({ remote: true, minimumPay: 90_000 });
});

test("skills, licences and languages are kept apart, each with its line", () => {
  const profile = makeProfile({
    lines: ["Nurse", "Skills: triage, RN, Spanish"],
    skills: [
      makeSkill("triage", "Triage", { lines: [1], shown: false }),
      makeSkill("rn-license", "RN License", { kind: "licence", lines: [1] }),
      makeSkill("spanish", "Spanish", { kind: "language", lines: [1] }),
    ],
  });
  const facts = extractResumeFacts(profile);
  expect(facts.skills).toEqual([
    { id: "triage", name: "Triage", shown: false, where: "list", at: { line: 1, text: "Skills: triage, RN, Spanish" } },
  ]);
  expect(facts.licences.map(({ id }) => id)).toEqual(["rn-license"]);
  expect(facts.languages.map(({ id }) => id)).toEqual(["spanish"]);
});

test("the highest degree, the place and the years are taken over", () => {
  const range = { from: 0, to: 0 };
  const facts = extractResumeFacts(
    makeProfile({
      education: [
        { degree: null, field: null, institution: null, year: null, level: "associate", lines: range },
        { degree: null, field: null, institution: null, year: null, level: "master", lines: range },
      ],
      location: { text: "Dublin, OH", line: 0 },
      yearsOfExperience: 7,
    }),
  );
  expect(facts.degrees.map(({ level }) => level)).toEqual(["master", "associate"]);
  expect(facts.place).toMatchObject({ city: "Dublin", state: "OH" });
  expect(facts.years).toBe(7);
});

test("facts are plain JSON and an empty resume gives empty ones", () => {
  const facts = extractResumeFacts(makeProfile({ lines: [], headline: null }));
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  expect(facts).toMatchObject({ titles: [], words: [], skills: [], years: null, degrees: [], place: null });
});

test("without a headline a short first line that names an occupation serves as one", () => {
  expect(extractResumeFacts(makeProfile({ headline: null, lines: ["SALES", "Sold things"] })).titles).toMatchObject([
    { text: "SALES", line: 0 },
  ]);
  expect(extractResumeFacts(makeProfile({ headline: null, lines: ["Jordan Example", "Summary"] })).titles).toEqual([]);
});

test("DEC-86 a place the person set counts in place of the one in the resume", () => {
  const lines = [
    "Ada Lind",
    "Columbus, OH 43215 | ada@example.com",
    "Experience",
    "Nurse - Ashgrove Clinic | 2018 - 2024",
  ];
  const profile = analyseResume(lines);
  expect(extractResumeFacts(profile).place).toMatchObject({ city: "Columbus", state: "OH", at: { line: 1 } });
  const moved = extractResumeFacts(profile, { location: "Denver, CO" });
  expect(moved.place).toMatchObject({ city: "Denver", state: "CO", at: null });
});

test("DEC-85 of the lines that name a skill, the one quoted is the work done with it", () => {
  const lines = [
    "Ivo Lindqvist",
    "Summary",
    "Engineer who likes PostgreSQL and Docker.",
    "Experience",
    "Software Engineer - Quillmark, Austin, TX | 2018 - 2024",
    "Moved billing to PostgreSQL and cut its run time by half.",
    "Skills",
    "PostgreSQL, Docker, Terraform",
  ];
  const { skills } = extractResumeFacts(analyseResume(lines));
  const told = Object.fromEntries(skills.map(({ name, where, at }) => [name, [where, at.line]]));
  expect(told.PostgreSQL).toEqual(["experience", 5]);
  expect(told.Docker).toEqual(["text", 2]);
  expect(told.Terraform).toEqual(["list", 7]);
});

test("a word of a list counts once, however often the list names it, and so does a line said again", () => {
  const resume = [
    "Ada Cole",
    "Skills",
    "Docker, Welding, Payroll",
    "Experience",
    "Welder, Steelworks",
    "Welded frames",
  ];
  const wordsOf = (lines: string[]) => new Map(extractResumeFacts(analyseResume(lines)).words);
  const once = wordsOf(resume);
  const repeated = wordsOf([...resume, "Skills", ...Array.from({ length: 30 }, () => "Docker, Docker, Payroll")]);
  const again = wordsOf([...resume, ...Array.from({ length: 30 }, () => "Welded frames")]);
  expect(once.get("payroll")).toBeGreaterThan(0);
  expect(repeated.get("payroll")).toBe(once.get("payroll"));
  expect(repeated.get("docker")).toBe(once.get("docker"));
  expect(again.get("weld")).toBe(once.get("weld"));
});
