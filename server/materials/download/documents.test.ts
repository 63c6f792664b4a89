import { expect, test } from "vitest";
import { readDocx } from "../../engines/reading/docx-text.ts";
import { readPdf } from "../../engines/reading/pdf-text.ts";
import { UnprintableTextError, writeBlocks } from "../../engines/printing/make-download.ts";
import { guideBlocks } from "../../engines/printing/guide-blocks.ts";
import { letterBlocks } from "../../engines/printing/letter-blocks.ts";

const ABOUT = {
  title: "Cover Letter",
  author: "Maren Holloway",
  language: "en-US",
  look: "letter" as const,
  paper: "letter" as const,
  runningHead: "Maren Holloway",
};
const FRAME = {
  sender: { name: "Maren Holloway", contacts: ["maren@example.com", "(614) 555-0142"] },
  recipient: { company: "Acme Hospital", location: "Boise, ID", jobTitle: "Triage Nurse" },
  date: new Date("2026-11-21T12:00:00Z"),
};
const LETTER = [
  "Dear Acme Hospital hiring team,",
  "",
  "I am applying for the Triage Nurse position at Acme Hospital in Boise, and this paragraph is long enough to be broken",
  "over lines.",
  "",
  "From my resume:",
  "– Cared for patients in a 42-bed ward",
  "",
  "Sincerely,",
  "Maren Holloway",
].join("\n");
const GUIDE = {
  id: "1",
  title: "Interview Prep - Nurse at Acme",
  createdAt: "2026-11-21T12:00:00Z",
  generalQuestions: ["QUESTION: Why us? ||| ANSWER: Because of the ward.", "How?"],
  technicalQuestions: [],
  behavioralQuestions: ["QUESTION: When? ||| ANSWER: Then."],
  companyQuestions: [],
  preparationTips: ["Sleep well"],
  keyStrengths: ["Calm"],
};

async function linesOf(blocks: ReturnType<typeof letterBlocks>, format: "docx" | "pdf"): Promise<string[]> {
  const bytes = await writeBlocks(blocks, ABOUT, format);
  const { lines } = await (format === "docx" ? readDocx(bytes) : readPdf(bytes));
  return lines.filter((line) => line.trim() !== "");
}

test.each(["docx", "pdf"] as const)(
  "a letter as %s has letterhead, date, recipient, subject and text",
  async (format) => {
    const text = (await linesOf(letterBlocks(LETTER, FRAME), format)).join("\n").replace(/\s+/g, " ");
    const parts = [
      "Maren Holloway",
      "maren@example.com · (614) 555-0142",
      "November 21, 2026",
      "Acme Hospital Boise, ID",
      "Application: Triage Nurse",
      "Dear Acme Hospital hiring team,",
      "long enough to be broken over lines.",
      "Cared for patients in a 42-bed ward",
      "Sincerely, Maren Holloway",
    ];
    let at = 0;
    for (const part of parts) {
      const found = text.indexOf(part, at);
      expect(found, `${part} in ${text}`).toBeGreaterThanOrEqual(at);
      at = found + part.length;
    }
  },
);

test("a letter in another language has its date and subject in it; a remote job has no place", () => {
  const texts = letterBlocks(
    "Sehr geehrte Damen und Herren,\n\nich bewerbe mich um die Stelle und freue mich auf das Gespräch mit der Leitung.",
    {
      ...FRAME,
      recipient: { company: "Beispiel GmbH", location: "Remote", jobTitle: "Pflegefachkraft" },
    },
  ).map(({ lines }) => lines.flat().join(" | "));
  expect(texts.slice(2, 5)).toEqual(["21. November 2026", "Beispiel GmbH", "Bewerbung: Pflegefachkraft"]);
});

test("what is not known of sender and recipient is left out", () => {
  const blocks = letterBlocks("Hello", { sender: { name: null, contacts: [] }, recipient: null, date: FRAME.date });
  expect(blocks.map(({ kind }) => kind)).toEqual(["text", "text"]);
});

test.each(["docx", "pdf"] as const)("DL-04 a guide as %s has its groups numbered, and no empty one", async (format) => {
  const text = (await linesOf(guideBlocks(GUIDE, GUIDE.title), format)).join("\n");
  const numbered = text.replace(/\s+/g, " ");
  expect(numbered).toContain("General Questions 1. Why us? Suggested Answer: Because of the ward. 2. How?");
  expect(numbered).toContain("Behavioral Questions 1. When? Suggested Answer: Then.");
  expect(numbered).toMatch(/Preparation Tips • ?Sleep well Key Strengths • ?Calm/);
  expect(text).not.toContain("Technical Questions");
  expect(text).not.toContain("|||");
});

test("DEC-32 a PDF whose font lacks a letter is refused, a Word file is not", async () => {
  const blocks = letterBlocks("𓀀", FRAME);
  await expect(writeBlocks(blocks, ABOUT, "pdf")).rejects.toBeInstanceOf(UnprintableTextError);
  await expect(writeBlocks(blocks, ABOUT, "docx")).resolves.toBeDefined();
});
