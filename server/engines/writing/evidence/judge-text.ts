import { anyOf } from "../../any-of.ts";
import { cutSentences } from "./cut-sentences.ts";
import { isInstruction } from "./find-instructions.ts";
import { judgeStatement } from "./judge-statement.ts";
import type { Sources } from "./sources.ts";

export type JudgedText = {
  answer: "borne out" | "not borne out" | "not sure";
  /** The line of the resume that bears it out, or the nearest one. */
  line: string | null;
  reason: string;
};

const WORST_FIRST: readonly JudgedText["answer"][] = ["not borne out", "not sure", "borne out"];

/** "He led a team" is of whoever the resume is of; "He formado a dos alumnos" is Spanish, and says "I". */
const IN_SPANISH = String.raw`he(?! (?:\p{L}+[ai]d[oa]|${anyOf("hecho puesto visto dicho escrito abierto vuelto")})(?!\p{L}))`;
const OF_SOMEBODY = new RegExp(String.raw`^(?:${IN_SPANISH}|she|(?:the|this) (?:candidate|applicant))(?!\p{L})`, "iu");

/** Judges a claim of one or more sentences against a resume; the worst of its sentences decides. */
export function judgeText(text: string, sources: Sources): JudgedText {
  if (isInstruction(text))
    return { answer: "not borne out", line: null, reason: "It speaks to a machine instead of about a person." };
  const judged = cutSentences(text).map((sentence): JudgedText => {
    const { answer, line, reason } = judgeStatement(asOneself(sentence.text.trim()), sources);
    return { answer, line: line?.text ?? null, reason };
  });
  judged.sort((a, b) => WORST_FIRST.indexOf(a.answer) - WORST_FIRST.indexOf(b.answer));
  return judged[0] ?? { answer: "not borne out", line: null, reason: "It says nothing." };
}

function asOneself(text: string): string {
  const own = text.replace(OF_SOMEBODY, "I");
  return own === text
    ? text
    : own
        .replace(/\b(?:his|her)\b/giu, "my")
        .replace(/^I (?:has|is)\b/u, (said) => (said === "I is" ? "I am" : "I have"));
}
