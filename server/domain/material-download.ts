import type { AiResumeView, CoverLetterView, InterviewView } from "./material-view.ts";
import { splitQuestion } from "./interview-question.ts";

export type TextFile = { filename: string; content: string };

const DOCUMENT_FORMATS = ["docx", "pdf"] as const;
export type MaterialDocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export function isMaterialDocumentFormat(word: string): word is MaterialDocumentFormat {
  return DOCUMENT_FORMATS.some((format) => format === word);
}

const MAX_BASE_LENGTH = 200;

export function shownTitle(title: string): string {
  return title.trim() === "" ? "Untitled" : title;
}

/** Replaces every character of the title that is no ASCII letter or digit by one underscore. */
export function materialFileName(title: string, format: "txt" | MaterialDocumentFormat, prefix = ""): string {
  const base = shownTitle(title).replace(/[^a-z0-9]/gi, "_");
  return `${prefix}${base.slice(0, MAX_BASE_LENGTH)}.${format}`;
}

function listPart(heading: string, items: string[]): string {
  return [`${heading}:`, ...items.map((item) => `- ${item}`)].join("\n");
}

function joinParts(parts: (string | null)[]): string {
  return `${parts.filter((part) => part !== null && part !== "").join("\n\n")}\n`;
}

export function coverLetterFile(letter: CoverLetterView): TextFile {
  return {
    filename: materialFileName(letter.title, "txt"),
    content: joinParts([
      shownTitle(letter.title),
      letter.content,
      letter.keyHighlights.length > 0 ? listPart("Key Highlights", letter.keyHighlights) : null,
      letter.matchedSkills.length > 0 ? listPart("Matched Skills", letter.matchedSkills) : null,
    ]),
  };
}

function questionsPart(heading: string, questions: string[]): string | null {
  if (questions.length === 0) return null;
  const lines = questions.map((text, index) => {
    const { question, answer } = splitQuestion(text);
    return `${index + 1}. ${question}\n   Suggested Answer: ${answer}`;
  });
  return [heading, ...lines].join("\n\n");
}

export function interviewFile(interview: InterviewView): TextFile {
  return {
    filename: materialFileName(interview.title, "txt"),
    content: joinParts([
      shownTitle(interview.title),
      questionsPart("General Questions", interview.generalQuestions),
      questionsPart("Technical Questions", interview.technicalQuestions),
      questionsPart("Behavioral Questions", interview.behavioralQuestions),
      questionsPart("Company-Specific Questions", interview.companyQuestions),
      interview.preparationTips.length > 0 ? listPart("Preparation Tips", interview.preparationTips) : null,
      interview.keyStrengths.length > 0 ? listPart("Key Strengths", interview.keyStrengths) : null,
    ]),
  };
}

export function aiResumeFile(resume: AiResumeView): TextFile {
  return {
    filename: materialFileName(resume.title, "txt", "ai_resume_"),
    content: joinParts([
      shownTitle(resume.title),
      `Match Score: ${resume.matchScore}%`,
      `Content Improved: ${resume.contentImproved}`,
      listPart("Skills Added", resume.skillsAdded),
      listPart("Improved Sections", resume.improvedSections),
      listPart("Matched Keywords", resume.matchedKeywords),
      listPart("Added Keywords", resume.addedKeywords),
      resume.content,
    ]),
  };
}
