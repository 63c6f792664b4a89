import { expect, test } from "vitest";
import { aiResumeFile, coverLetterFile, interviewFile } from "./material-download.ts";

const createdAt = "2026-11-20T12:00:00.000Z";

test("DL-02, DL-03: a letter's file has its title, content, highlights and skills in this order", () => {
  const file = coverLetterFile({
    id: "1",
    title: "Cover Letter - Dev at Acme",
    content: "Dear Acme,\n\nHello.",
    createdAt,
    keyHighlights: ["Built a thing"],
    matchedSkills: ["React"],
  });
  expect(file.filename).toBe("Cover_Letter___Dev_at_Acme.txt");
  expect(file.content).toBe(
    "Cover Letter - Dev at Acme\n\nDear Acme,\n\nHello.\n\nKey Highlights:\n- Built a thing\n\nMatched Skills:\n- React\n",
  );
});

test("DL-04: an interview's file has numbered questions with answers, then tips and strengths", () => {
  const file = interviewFile({
    id: "1",
    title: "Interview Prep - Dev at Acme",
    createdAt,
    generalQuestions: ["QUESTION: Why? ||| ANSWER: Because.", "How?"],
    technicalQuestions: [],
    behavioralQuestions: ["QUESTION: When? ||| ANSWER: Then."],
    companyQuestions: ["QUESTION: Who? ||| ANSWER: They."],
    preparationTips: ["Sleep"],
    keyStrengths: ["Calm"],
  });
  expect(file.content).toBe(
    [
      "Interview Prep - Dev at Acme",
      "General Questions",
      "1. Why?\n   Suggested Answer: Because.",
      "2. How?\n   Suggested Answer: Click to reveal suggested answer approach...",
      "Behavioral Questions",
      "1. When?\n   Suggested Answer: Then.",
      "Company-Specific Questions",
      "1. Who?\n   Suggested Answer: They.",
      "Preparation Tips:\n- Sleep",
      "Key Strengths:\n- Calm\n",
    ].join("\n\n"),
  );
});

test("DL-05: an AI resume's file says what was done, then holds the text", () => {
  const file = aiResumeFile({
    id: "1",
    title: "CV é - Acme",
    matchScore: 88,
    createdAt,
    originalResumeId: "2",
    variantId: "3",
    content: "The text",
    skillsAdded: ["Triage"],
    improvedSections: ["Skills"],
    matchedKeywords: ["ACLS"],
    addedKeywords: ["AWS"],
    contentImproved: "Two points moved up.",
  });
  expect(file.filename).toBe("ai_resume_CV_____Acme.txt");
  const parts = [
    "CV é - Acme",
    "Match Score: 88%",
    "Content Improved: Two points",
    "Skills Added:",
    "Improved Sections:",
    "Matched Keywords:",
    "Added Keywords:",
    "The text",
  ];
  const places = parts.map((part) => file.content.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
