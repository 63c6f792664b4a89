import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const resumeWith = (profile: string, others = "") => `
Orla Finch
Exeter | orla.finch@example.com

Profile
${profile}

Experience
Hotel Receptionist - Saltmarsh Hotel, Exeter | 2016 - 2024
• Checked in 60 guests a day
• Trained four receptionists
• Cut no-shows from 12% to 5% with a reminder call
${others}`;

async function letterFor(resume: string): Promise<string> {
  const posting = {
    title: "Veterinary Care Assistant",
    company: "Fernmoor Vets",
    location: "Exeter",
    salary: "",
    description:
      "You will look after animals before and after surgery and talk with their owners.\nRequirements\n- Patience",
    requirements: ["Patience"],
  };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test("who changes to another field says why in the resume's own words, with the sentence that it points to", async () => {
  const letter = await letterFor(
    resumeWith(
      "I have spent my weekends at a shelter for years, and my dogs came from there. Now I want to make this my work with animals.",
    ),
  );
  expect(letter).toContain(
    "I have spent my weekends at a shelter for years, and my dogs came from there. Now I want to make this my work with animals.",
  );
});

test("issue 17: a wish behind what somebody has done so far is a reason, too", async () => {
  const own =
    "I have spent eight years at a front desk and want to move into work with animals, where I started as a child.";
  expect(await letterFor(resumeWith(own))).toContain(own);
});

test.each([
  ["a goal of another kind", "I want to become the manager of a large bank one day."],
  ["a goal that fits any posting", "I want a challenging position where I can use my skills with animals and grow."],
  ["what points to nothing that is told", "This is why I want to work with animals."],
])("%s is not told", async (_what, sentence) => {
  expect(await letterFor(resumeWith(sentence))).not.toContain(sentence);
});

test("a volunteer post that has to do with the posting is told, another one is not", async () => {
  const letter = await letterFor(
    resumeWith(
      "",
      "\nVolunteering\nShelter volunteer at Paws, Exeter since 2020: feeding animals\nChoir treasurer at St Luke's since 2018",
    ),
  );
  expect(letter).toMatch(/a shelter volunteer at Paws, Exeter since 2020/u);
  expect(letter).not.toContain("Choir");
});

test("issue 17: what a resume says to the reader of another letter is no motive of this one", async () => {
  const letter = await letterFor(
    resumeWith(
      "I have the patience and the motivation to progress as a better care assistant. With this noted I would like to submit my resume to your company.",
    ),
  );
  expect(letter).not.toMatch(/submit my resume|your company/u);
});
