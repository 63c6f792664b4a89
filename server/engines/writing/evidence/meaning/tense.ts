import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { readOpening } from "../../english-verbs.ts";
import { degreesIn } from "../credentials.ts";
import { admits, hedgedParts } from "../hedged-words.ts";
import { foldText } from "../sources.ts";
import { isYear } from "../trace-number.ts";
import { saysExperience } from "./background.ts";
import { isDegreeOf } from "./degree-levels.ts";
import { findWords } from "./lexis.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";
import { BEFORE_NOUN } from "./verb-here.ts";

const STILL = "It says that you still do what you did in a job that has ended.";
const PAST: Record<Exclude<MaterialLanguage, "en">, RegExp> = {
  de: new RegExp(
    String.raw`(?<!\p{L})${anyOf(
      String.raw`ha(?:be|t|ben) hatten? wurden? war waren? bin\s.{0,80}(?:t|en) konnte durfte`,
      String.raw`\p{L}*(?:begann|schrieb|hielt|nahm|bekam|fuhr|ging|stieg|sank|trieb|band|gewann|half|gab|sprach|trug)(?:en)?`,
      String.raw`\p{L}*(?:stand|gehörte|umfasste|zählte|oblag|lag|saß|sah|las|aß|traf|lud|schlug)(?:e?n)?`,
      String.raw`\p{L}*(?:wuchs|fiel|lief|rief|zog|bot|flog|verlor|schloss|goss)(?:en)?`,
      String.raw`\p{L}*(?:maß|warb|warf|sang|fand|schnitt|vertrat|warf|wies|ließ|riet|blieb|schuf|bewarb|erwarb)(?:en)?`,
    )}(?!\p{L})`,
    "iu",
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})(?!${anyOf("mais jamais français anglais désormais frais palais portugais lait parfait souhait")}(?!\p{L}))${anyOf(
      String.raw`(?:suis|es|sommes|est|sont)\s(?:rest|pass|entr|deven|all|arriv|part|mont|ven|retourn|descend|tomb|n)(?:ée?s?|ue?s?|ie?s?) ai a ont avons étais était avais \p{L}+ais \p{L}+ait \p{L}+aient fus fut dès`,
    )}(?!\p{L})`,
    "iu",
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})(?!${anyOf("allí aquí así café sí té día días todavía compañía vía")}(?!\p{L}))${anyOf(
      String.raw`he había hemos ha han \p{L}{3,}(?:amos|imos) \p{L}+[éí] \p{L}+ó \p{L}+aron \p{L}+ieron \p{L}+aba[ns]? fui fue fueron di dio`,
      String.raw`\p{L}*(?:puse|puso|tuve|tuvo|hice|hizo|duje|dujo|vine|vino|dije|quise|supe|pude|hube|hubo|traje|conduje)`,
    )}(?!\p{L})`,
    "iu",
  ),
};
const IRREGULAR_PASTS = new Set(
  "was were had did went ran led wrote built made took gave taught kept held met sold told sent spent won grew drew drove flew rode sang rang sank spoke broke chose wove wore tore swore froze stole woke rose arose saw oversaw undertook overtook bought brought caught fought sought thought slept swept wept crept dealt felt left meant knelt lent bent dug hung stuck struck stood understood withstood found bound ground wound shot lost got forgot ate beat became began came overcame fell flung fed bred led sped fled laid paid said heard hid slid lit sat shone shook shrank sprang stung swam threw knew blew withdrew put cut set reset read let hit cost spread shut bid cast forecast hurt split upset quit burst could would might rebuilt rewrote redid cared for learnt burnt spelt troubleshot".split(
    " ",
  ),
);
const PRESENT_BE = /\b(?:I am|I'm|I’m|am I|I have been)\b/i;

/** What one can do one can do after the job, too. */
const ABLE = /(?<!\p{L})(?:can|able to|know how|type|kann|beherrsche|weiß|puedo|sé|peux|sais)(?!\p{L})/iu;

const WEAK_PAST = /(?<!\p{L})(?:\p{Ll}{3,}te ich|ich \p{Ll}{3,}te)(?!\p{L})/u;

/** "Ich leite" and "arbeite ich" are of today. */
function isStemInT(text: string): boolean {
  const verb = /(?<!\p{Ll})(?<before>\p{Ll}+te) ich|ich (?<after>\p{Ll}+te)/u.exec(text)?.groups;
  return !IMPERFECT.de.test(verb?.before ?? verb?.after ?? "");
}

/** Of verbs alone: "panadería" and "Geldautomaten" end alike, and "ich leite" is of today. */
const IMPERFECT: Record<Exclude<MaterialLanguage, "en">, RegExp> = {
  de: new RegExp(
    String.raw`(?<!^\p{L}*${anyOf(
      "arbei lei bie hal ra tre rei gestal war rich schal ach wer wor tes leis tas rus bit fal ret heu",
    )})ten?$`,
    "u",
  ),
  fr: /(?:ais|ait|aient)$/,
  es: /(?:ia|ian|iamos)$/,
};

/** What one holds or speaks outlasts a job, wherever it stands. */
const LISTS_HELD = new RegExp(
  String.raw`^${anyOf(
    String.raw`führerschein permis(?:os)? carn[eé] licen[cs]es? languages? sprachen langues idiomas qualifications? certific\p{L}+`,
    String.raw`kenntnisse skills tools software compétences competencias conocimientos logiciels memberships? registration voluntary volunteer\p{L}* ehrenamt\p{L}* bénévolat voluntariado`,
  )}(?!\p{L})`,
  "iu",
);
const PAPER =
  /(?<!\p{L})(?:diploma|certificat\p{L}*|licen[cs]e|degree|ticket|card|badge|zertifikat|diplom|diplôme|título)(?!\p{L})/iu;
const STATES = new Set(["be", "hold", "know", "speak"]);
const LONGEST_LEVELLED = 40;

/** "Englisch B2" at the end of a page, below the last job. */
function isLevelled(text: string): boolean {
  return text.length <= LONGEST_LEVELLED && LEVEL.test(text);
}

const LEVEL = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`[ABC][12] native fluent basic fließend verhandlungssicher Grundkenntnisse Muttersprache courant notions`,
    String.raw`maternelle bilingue nativ[oa] fluido nociones avanzado`,
  )}(?!\p{L})`,
  "u",
);
const TIMELESS = new Set(["education", "skills", "languages", "certificates"]);

/** Why a clause speaks of a past job as of today's; null when it does not. */
export function wrongTense(
  clause: Clause,
  { isPast, statement }: SourceLine,
  whole: string,
  language: MaterialLanguage,
): string | null {
  const isOfDegree = degreesIn(whole).some(({ level }) => isDegreeOf(level, statement.text));
  if (!isPast || TIMELESS.has(statement.section) || isOfDegree || LISTS_HELD.test(statement.text)) return null;
  if (admits(clause.text, "open") && hedgedParts(statement.text).some(({ hedge }) => hedge === "open")) return null;
  if (language !== "en" && isOwnNotes(clause, statement.text)) return null;
  // What a line of an ended job itself says of today holds today: "now used in all shops".
  if (findWords("now", foldText(statement.text).split(" "), language).length > 0) return null;
  const words = clause.words.map(({ word }) => word);
  if (findWords("now", words, language).length > 0) return STILL;
  // What one is or knows stays when a job ends, unless it is the title of that job.
  const isState = clause.deeds.length > 0 && clause.deeds.every((name) => STATES.has(name));
  const isDated = statement.isHead || statement.numbers.filter(isYear).length > 1;
  if (!isDated && (isState || isLevelled(statement.text))) return null;
  if (isState && !statement.isHead && PAPER.test(clause.text)) return null;
  // Experience outlasts the job.
  if (saysExperience(clause.text) || ABLE.test(clause.text) || !isOfToday(clause, whole, language)) return null;
  return STILL;
}

const OWN = /(?<!\p{L})(?:mein\p{L}{0,2}|mon|ma|mes)(?!\p{L})/iu;
const PERSON = /(?<!\p{L})(?:ich|wir|je|j['’]|nous|yo|nosotr[oa]s)(?!\p{L})/iu;

/** A line's own words without a person, such as "Rédaction de 60 fiches", are notes, which have no tense. */
function isOwnNotes({ text }: Clause, line: string): boolean {
  return !PERSON.test(text) && ` ${foldText(line)} `.includes(` ${foldText(text)} `);
}

function isOfToday(clause: Clause, whole: string, language: MaterialLanguage): boolean {
  if (language !== "en") {
    const isImperfect = clause.words.some((word, at) => isImperfectVerb(word, clause.words[at - 1], language));
    // Without anybody who does it, no present tense says that it is done today.
    if (language !== "es" && !PERSON.test(whole) && !OWN.test(whole)) return false;
    const isWeakPast = language === "de" && WEAK_PAST.test(whole) && !isStemInT(whole);
    return !PAST[language].test(whole) && !isImperfect && !isWeakPast;
  }
  if (/^\s*(?:\p{L}+\s)?(?:I am|I'm)\b/iu.test(clause.text) && !/\b(?:I am|I'm) \p{L}+(?:ed)\b/u.test(clause.text))
    return true;
  if (PRESENT_BE.test(clause.text) || clause.verb === null) return false;
  if (!/\bI\b(?!-)/.test(clause.text)) return false;
  if (/\b(?:have|had|was|did|used|could|might|would)\b/i.test(clause.text.slice(0, clause.verb.from - clause.from)))
    return false;
  const { word, from } = clause.verb;
  if (COMPOUND_PAST.test(clause.text.slice(from - clause.from))) return false;
  return !(/ed$/.test(word) || IRREGULAR_PASTS.has(word) || readOpening(`${word} the`)?.form === "past");
}

/** "I cold-called", "I co-led". */
const COMPOUND_PAST = new RegExp(
  `^\\p{L}{2,12}-(?:\\p{L}+(?<!e)ed|${anyOf([...IRREGULAR_PASTS].join(" "))})(?!\\p{L})`,
  "iu",
);

/** "Emitía" is a verb where no article stands before it, as it does before "la compañía". */
function isImperfectVerb(
  { word, deeds, isCapital, from }: MeantWord,
  before: MeantWord | undefined,
  language: Exclude<MaterialLanguage, "en">,
): boolean {
  if ((isCapital && from > 0) || !IMPERFECT[language].test(word)) return false;
  if (deeds.length > 0) return true;
  return language === "es" && !NOUNS_IN_IA.test(word) && !BEFORE_NOUN.es.test(before?.word ?? "");
}

const NOUN_ENDINGS = anyOf("logia grafia ncia eria etria omia soria toria oria");
const NOUNS_IN_IA = new RegExp(
  `^${anyOf(`dias? vias? guias? tias? energia categoria mayoria economia historia materia \\p{L}*${NOUN_ENDINGS}`)}$`,
  "u",
);
