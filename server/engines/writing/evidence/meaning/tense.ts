import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { readOpening } from "../../english-verbs.ts";
import { findWords } from "./lexis.ts";
import type { Clause } from "./read-clauses.ts";
import type { SourceLine } from "./source-lines.ts";

const STILL = "It says that you still do what you did in a job that has ended.";
const PAST: Record<Exclude<MaterialLanguage, "en">, RegExp> = {
  de: new RegExp(
    String.raw`(?<!\p{L})${anyOf(
      String.raw`habe hatte wurde war bin\s.{0,80}(?:t|en) konnte durfte half \p{L}+te \p{L}+ten begann schrieb`,
      "hielt nahm bekam fuhr ging stieg sank betrieb übernahm verband gewann führte leitete",
    )}(?!\p{L})`,
    "iu",
  ),
  fr: /(?<!\p{L})(?:ai|a|ont|étais|était|avais|\p{L}+ais|\p{L}+ait|fus|fut|dès)(?!\p{L})/iu,
  es: new RegExp(
    String.raw`(?<!\p{L})${anyOf(
      String.raw`he había \p{L}+[éí] \p{L}+aba \p{L}+ía fui fue hice tuve estuve reduje introduje traduje conduje`,
      String.raw`obtuve \p{L}+ó puse hube di`,
    )}(?!\p{L})`,
    "iu",
  ),
};
const PRESENT_BE = /\b(?:I am|I'm|I’m|am I|I have been)\b/i;

/** Why a clause speaks of a past job as of today's; null when it does not. */
export function wrongTense(
  clause: Clause,
  { job, statement }: SourceLine,
  whole: string,
  language: MaterialLanguage,
): string | null {
  if (!job || job.isCurrent || (job.start === null && job.end === null) || statement.section !== "experience")
    return null;
  const words = clause.words.map(({ word }) => word);
  if (findWords("now", words, language).length > 0) return STILL;
  if (language !== "en") return PAST[language].test(whole) ? null : STILL;
  if (/^\s*(?:\p{L}+\s)?(?:I am|I'm)\b/iu.test(clause.text) && !/\b(?:I am|I'm) \p{L}+(?:ed)\b/u.test(clause.text))
    return STILL;
  if (PRESENT_BE.test(clause.text) || clause.verb === null) return null;
  if (!/\bI\b/.test(clause.text)) return null;
  if (/\b(?:have|had|was|did|used)\b/i.test(clause.text.slice(0, clause.text.toLowerCase().indexOf(clause.verb.word))))
    return null;
  const form = readOpening(`${clause.verb.word} the`)?.form;
  const isAmbiguous = /^(?:put|cut|set|read|let|hit|cost|spread|shut)$/.test(clause.verb.word);
  return form === "base" && !isAmbiguous ? STILL : null;
}
