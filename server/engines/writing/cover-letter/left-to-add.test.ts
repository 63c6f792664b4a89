import { expect, test } from "vitest";
import type { MaterialLanguage } from "../language.ts";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { leftToAdd } from "./left-to-add.ts";

const told = (description: string, lines: string[] = [], language: MaterialLanguage = "en", letter?: string) =>
  leftToAdd(
    {
      posting: { description },
      profile: analyseResume(lines),
      language,
      resumeLanguage: language,
      today: { year: 2026, month: 11 },
    } as unknown as Parameters<typeof leftToAdd>[0],
    letter,
  ).join();

test.each([
  ["Please include your salary expectations.", /for your expected salary: add it/],
  [
    "Submit your resume with desired hourly rate and date available.",
    /the day you could start and your expected salary: add both/,
  ],
  ["Tell us when you could start.", /the day you could start: add it/],
  [
    "Bitte mit Gehaltsvorstellung und frühestem Eintrittstermin.",
    /the day you could start and your expected salary: add both/,
  ],
  ["Bewerbungen mit Lohnvorstellungen an Frau Keller", /expected salary: add it/],
  ["Merci de préciser vos prétentions salariales.", /expected salary: add it/],
  [
    "Kindly mention last drawn salary, expected salary, notice period and reason for leaving.",
    /your notice period, your present salary and your expected salary: add them.*leave/,
  ],
  ["Send a few lines about why you'd like to work for us.", /why you want to work there/],
  ["Write with your desired salary, and tell us why you want this job.", /expected salary.*why you want/],
  ["Schreiben Sie uns, was Sie an dieser Aufgabe reizt.", /why you want/],
  ["Dites-nous ce qui vous donne envie de nous rejoindre.", /why you want/],
  ["Cuéntanos por qué quieres cambiar de trabajo.", /^[^,]*leave your job[^,]*$/],
  ["Enviar CV indicando disponibilidad.", /the day you could start/],
  ["Send CV + short letter telling us why you to Becky.", /why you want to work there/],
  ["CV with notice period to careers@fernmoor.example", /notice period: add it/],
  ["Dinos en tu carta desde cuándo estás disponible.", /the day you could start/],
  ["We'd love to hear about a book that mattered to you.", /“We'd love to hear about a book that mattered to you”/],
  ["Please address the key selection criteria.", /each of its criteria/],
  ["Your supporting statement must address each essential criterion.", /each of its criteria/],
  ["Please state your notice period and the town you live in.", /notice period: add it.*“the town you live in”/],
  ["Send a cover letter that describes one ward you turned round.", /“Send a cover letter that describes one ward/],
  ["Applicants are asked to describe, in a letter, a day they got it wrong.", /“Applicants are asked to describe/],
  ["Write 200 words about a bug that was yours: what happened?", /“Write 200 words about a bug/],
  ["Send a CV and a letter: what would you change in our shop, and why?", /what would you change in our shop/],
  ["Email me a few words: why our farm, and which days you're free.", /which days you're free/],
  ["Applications without your licence number will not be read.", /“Applications without your licence number/],
  ["In your letter, tell us what you'd cook us in October.", /“In your letter, tell us what you'd cook us in October”/],
])("what a letter is asked to say and no resume holds is left to its owner: %s", (description, expected) => {
  expect(told(description)).toMatch(expected);
});

test.each([
  "We pay a good salary and you can start soon.",
  "Pay follows federal, state and local minimum wage requirements.",
  "Inform the director of an official visit, inquiry, notice or fine.",
  "Start: 1 April. Salary £30,000.",
  "Why you'll love working here",
  "You have led change and can tell us what went wrong.",
  "You will write statements that explain your findings to the court.",
  "Please include the job number with your CV.",
  "We are a small team that tells its clients what they need to hear.",
  "Tell us if you need any adjustments to the interview.",
  "Warum du bei uns richtig bist\n- Obstkorb",
  "Pourquoi nous rejoindre ?\nTickets restaurant",
  "Vous expliquez aux patients comment prendre leurs médicaments.",
])("what is offered asks for nothing: %s", (description) => {
  expect(told(description)).toBe("");
});

test("what the resume holds is said in the letter and left to nobody", () => {
  const asked = "Mention your current CTC, expected CTC and notice period.";
  expect(told(asked, ["Notice period: 60 days", "Current CTC: 5.4 LPA", "Expected CTC: 7 LPA"])).toBe("");
  expect(told(asked, ["Notice period: 60 days", "Current CTC: 5.4 LPA"])).toMatch(
    /^[^,]*expected salary: add it[^,]*$/,
  );
  expect(told(asked, ["Notice period: 60 days"], "en", "No word of it.")).toMatch(/your notice period, /);
  expect(told("Bitte nennen Sie den frühesten Eintrittstermin.", ["Verfügbar ab 1. März 2027"], "de")).toBe("");
});
