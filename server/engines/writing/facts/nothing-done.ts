import { saidAbroad } from "../../analysis/prose-jobs-abroad.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { hasFigure } from "./deed-worth.ts";
import { tellsChange } from "./tells-change.ts";

const ASKED = new RegExp(
  anyOfLines`
    (?:degree|diploma|qualification|experience|certification) (?:or|and) (?:an? )?(?:\p{L}+ )?equivalent|equivalent (?:\p{L}+ )?(?:degree|experience|qualification)
    (?<!\p{L})(?:minimum(?: of)?|at least) \d{1,2}\+? (?:years?|yrs)(?!\p{L})|experience (?:is |are )?(?:required|preferred)$
  `,
  "iu",
);
const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const TIME = String.raw`\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m`;
const HOURS = new RegExp(`${TIME}\\.? ?(?:to|-|–|—) ?${TIME}|${WEEKDAY} (?:through|thru|to|-|–) ${WEEKDAY}`, "iu");
const LABELLED = new RegExp(
  `^${anyOfLines`
    (?:work(?:ing)? )?(?:environment|schedule|hours|conditions)|hours (?:per|a) week|(?:immediate )?supervisors?|manager|salary|pay(?: grade)?
    (?:ok(?:ay)? to|may we) contact[^:]{0,30}|grade(?: level)?|series|client|team size|stack|technolog(?:y|ies)(?: used)?
  `} ?:`,
  "iu",
);
const ENDED = new RegExp(
  anyOfLines`
    ^(?:sold|wound up) (?:the|my|our) (?:business|company|shop|practice)(?!\p{L})|^(?:made redundant|laid off)(?!\p{L})
    ^(?:looked after|cared for|nursed) my (?:own )?${anyOf("father mother parents? dad mum mom wife husband partner son daughter child grand")}
  `,
  "iu",
);
const POINTING = new RegExp(
  `^(?:${anyOf("this these that those it they there he she his her their")}) (?:\\p{L}+ ){0,2}?` +
    `${anyOf("is are was were includes? included may might can could will would has have means meant involves? involved")}(?!\\p{L})`,
  "iu",
);
const OF_ONESELF = /^(?:I|My|We|As|Was|Were|Am)(?!\p{L})/u;
const OF_WORK =
  /^(?:(?:[Mm]y|[Oo]ther|[Mm]ain|[Kk]ey) )?(?:responsibilit|dut(?:y|ies)|tasks?|roles?|job|position|work|projects?)/iu;
const SAID_OF_OTHERS = new RegExp(
  String.raw`^(?:[\p{L}\d'’&/-]+,? ){1,9}?${anyOf("will must shall should was were is are has have")} ` +
    String.raw`(?:\p{L}+ly )?(?:be|been|being|\p{Ll}+(?:ed|en))(?!\p{L})`,
  "u",
);

/** Whether a line in English says nothing that its person did: what is asked, when one works, what others do, a title. */
export function tellsNothingDone(text: string): boolean {
  if (ASKED.test(text) || LABELLED.test(text) || ENDED.test(text) || isTitle(text)) return true;
  if (readOpening(text) !== null) return false;
  if (HOURS.test(text)) return true;
  if (tellsChange(text) || hasFigure(text)) return false;
  return POINTING.test(text) || (SAID_OF_OTHERS.test(text) && !OF_ONESELF.test(text) && !OF_WORK.test(text));
}

function isTitle(text: string): boolean {
  const words = text.split(" ");
  return words.every((word) => /^\p{Lu}[\p{L}-]+$/u.test(word)) && isTitleHead((words.at(-1) ?? "").toLowerCase());
}

const SINCE = /^(?:Seit|Von|Ab|Depuis|De|Desde|Entre|Hasta) /u;

/** "Seit 2021 arbeite ich als Koch bei ..." names a job and tells of nothing done there. */
export function namesJobOnly(text: string): boolean {
  return SINCE.test(text) && saidAbroad(text) !== null;
}
