import { anyOfLines } from "../../any-of.ts";
import type { FoundSkill } from "../../analysis/find-skills.ts";
import { studyFieldsIn } from "../../analysis/lexicon/study-fields.ts";
import { studyPart } from "../../matching/years-and-degrees.ts";
import { foldText } from "../evidence/sources.ts";

/** What a body has to do at work, and the machines of an office: nobody is looked up by them. */
const OF_BODY = new RegExp(
  anyOfLines`
    visual acuity|(?:close|color|colour|peripheral) vision|depth perception|office (?:equipment|machine)
    \d\s?(?:pounds|lbs\.?|kg)(?!\p{L})|physical(?:ly)? (?:demands?|requirements?|able|abilities|activit)
    (?<!\p{L})(?:sit|stand|walk|stoop|kneel|crouch|climb)(?:ting|ing|ping)?(?:,| or | and )
  `,
  "iu",
);
const OF_HIRING = new RegExp(
  anyOfLines`
    fully vaccinated|(?:proof of|covid(?:-?19)?|flu|influenza|hepatitis) vaccinat
    vaccinat\p{L}{1,4} (?:for all|status|requirement|polic|against|is required)
    (?:part of|during|throughout) (?:the|our) (?:hiring|interview|recruitment|selection) process
    (?:clean|good|safe|acceptable|satisfactory) driving record
  `,
  "iu",
);
/** "Great Plains Industries" is a firm. */
const LEGAL_FORM =
  /^,? (?:Industries|Inc|LLC|LLP|Ltd|Limited|Corp|Corporation|Group|Holdings|Partners|GmbH|AG|SA)(?!\p{L})/u;
const EXPLAINED = /(?<words>(?:\p{Lu}\p{L}{1,20} ){1,5})\($/u;
const FAR_ENOUGH = 120;

/** Whether a posting names a skill here without asking for it: as a field of study, a firm or a need of the body. */
export function isInPassing(sentence: string, { from, to, name }: FoundSkill): boolean {
  const written = sentence.slice(from, to);
  const after = sentence.slice(to, to + FAR_ENOUGH);
  const before = sentence.slice(Math.max(0, from - FAR_ENOUGH), from);
  if (OF_BODY.test(sentence) || OF_HIRING.test(sentence) || LEGAL_FORM.test(after)) return true;
  const part = studyPart(sentence);
  const start = part === "" ? -1 : sentence.indexOf(part);
  if (start >= 0 && from >= start && to <= start + part.length && studyFieldsIn(name).length > 0) return true;
  // "Counterpart International (CPI)" says itself what it is short for.
  const meant = EXPLAINED.exec(before)?.groups?.words;
  const isShort = written === written.toUpperCase() && after.startsWith(")");
  return isShort && meant !== undefined && !foldText(name).includes(foldText(meant.trim()).split(" ")[0] ?? "");
}
