import { anyOf, anyOfLines } from "../../any-of.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isToCome } from "./asked-credentials.ts";
import { hasRunOut } from "./credential-kinds.ts";

/** A paper that a must-have asks for and that the resume itself says is not reached yet, or has run out. */
export type PaperNotHeld = {
  ask: string;
  name: string;
  asked: string | null;
  isRunOut: boolean;
  booked: string | null;
  exam: string | null;
};

const ALSO_OPEN = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`kurz\sdavor angestrebt\p{L}* begonnen\p{L}* laufend\p{L}* (?:oder|bzw\.)\sin\s(?:ausbildung|vorbereitung) bereitschaft`,
    String.raw`en\scours(?!\sde\svalidité) ou\sen\spréparation en\scurso cursando truncos?|trunca pasantes? working\stowards? studying part[-\s]qualified`,
  )}(?!\p{L})`,
  "iu",
);
/** Beside what qualifies any line: the words for a paper that is still on its way. */
const ON_ITS_WAY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`abendform berufsbegleitend\sseit prüfung\s(?:im\s|am\s)?(?:frühjahr|frühling|sommer|herbst|winter|20\d\d) noch\snicht ohne\s(?:weiterbildung|prüfung|abschluss)`,
    String.raw`vorgemerkt à\srepasser non\sobtenue?s? non\svalidée?s? année\svalidée trunca trunco incompleta inconclus[ao] no\sfinalizad[ao] pendiente\sde`,
  )}(?!\p{L})`,
  "iu",
);
const ABOUT_PAPER = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}*${anyOf("prüfung meister weiterbildung fortbildung berechtigung studium zertifikat schein abschluss examen diplom bildung")}|` +
    String.raw`${anyOf(
      "licen[cs]e certificat\\p{L}* certified qualifi\\p{L}* diploma degree regist\\p{L}* card ticket check level\\s\\d",
      "caces diplôme titre habilitation formation permis cap bp bts licence master bac",
      "título titulad[oa]s? titulación certificad[oa]\\p{L}* certificación carnet licencia ingeniería licenciatura grado especialidad",
    )})(?!\p{L})`,
  "iu",
);
/** "Buchhalterprüfung WIFI": the body behind the name. */
const ISSUER = /(?<=\p{L}) \p{Lu}{2,5}$/u;
const LABEL = /^[\p{L} &]{3,30}: /u;
const END_OF_NAME = /[:,;(–—|]|\s-\s/u;
const GONE = / (?:(?:has|have|is|was) )?(?:expired|lapsed)(?!\p{L})/iu;
const SINCE = / (?:seit|depuis|desde) \d/u;
const LEAST_SHARED = 0.6;
const LETTERS_ALIKE = 9;
const MOST_WORDS = 7;
const PAPER_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:\p{Lu}\p{L}*${anyOf("prüfung meister weiterbildung berechtigung studium zulassung zertifikat schein")})(?!\p{L})`,
  "u",
);

const OF_LIST = {
  en: /[;•]|(?<=\p{L}{3}|\d)\. |, (?=\p{Lu})(?![^()]*\))/u,
  other: /[;•]|(?<=\p{L}{3})\. |, (?=(?!Prüfung|Abschluss|Wiederholung)\p{Lu}\p{L}+ \p{Lu})/u,
};
const BOOKED = /(?<!\p{L})(?:re)?booked (?:for|in|on) (?<when>\p{Lu}\p{L}+(?: 20\d\d)?)/u;
const EXAM =
  /(?<!\p{L})(?:Prüfung|Wiederholung)(?: im| am)? (?<when>(?:Frühjahr|Frühling|Sommer|Herbst|Winter|\p{Lu}\p{L}+) 20\d\d)/u;

/** The first of the papers that a posting insists on and the resume leaves open; null without any. */
export function paperNotHeld(facts: Pick<WritingFacts, "asks" | "profile" | "resumeLanguage">): PaperNotHeld | null {
  const { asks, profile, resumeLanguage: own } = facts;
  const lines = own === "en" ? profile.lines.map((line) => line.replace(LABEL, "")) : profile.lines;
  const parts = lines.flatMap((line) => line.split(own === "en" ? OF_LIST.en : OF_LIST.other));
  const open = parts.filter(isOpen);
  for (const { text, isWish } of asks) {
    if (isWish || isToCome(text) || ALSO_OPEN.test(text) || !ABOUT_PAPER.test(text)) continue;
    const asked = tellingWords(text);
    const sharedBy = (line: string) =>
      tellingWords(line).filter((word) =>
        asked.some((one) => likeness(word, one, own) >= LEAST_SHARED || areCompounds(word, one)),
      );
    for (const part of open) {
      const name = nameOf(part);
      const [words, shared] = [tellingWords(name.replace(ISSUER, "")), sharedBy(name)];
      const isShared = shared.length > 0 && shared.length >= words.length * LEAST_SHARED;
      const isNamed = /\p{L} [\p{L}\d]/u.test(name) && text.toLowerCase().includes(name.toLowerCase());
      if (!(isShared || isNamed || hasSameCode(name, text)) || !hasSameNumbers(name, text)) continue;
      const isReached = parts.some((one) => !open.includes(one) && sharedBy(one).length >= shared.length);
      if (isReached && !isNamed && shared.length < 2) continue;
      const [booked = null, exam = null] = [BOOKED, EXAM].map((ahead) => ahead.exec(part)?.groups?.when);
      const code = hasSameCode(name, text) ? name.slice(name.search(CODE)) : null;
      return {
        ask: text,
        name: code ?? name,
        asked: PAPER_WORD.exec(text)?.[0] ?? null,
        isRunOut: hasRunOut(part),
        booked,
        exam,
      };
    }
  }
  return null;
}

/** "Praxisanleitung" beside "Praxisanleiterin", "Buchhalterprüfung" within "Bilanzbuchhalterprüfung". */
function areCompounds(one: string, other: string): boolean {
  const isLong = Math.min(one.length, other.length) >= LETTERS_ALIKE;
  if (isLong && (one.startsWith(other.slice(0, LETTERS_ALIKE)) || one.endsWith(other) || other.endsWith(one)))
    return true;
  const [way, paper] = [WAY_TO_IT.exec(one)?.[1], WAY_TO_IT.exec(other)?.[1]];
  return way !== undefined && way === paper;
}

const WAY_TO_IT = /^(\p{L}{5,})(?:schule|kurs|lehrgang|prüfung|brief|titel|ausbildung)$/iu;

function isOpen(part: string): boolean {
  const isHedged = hedgedParts(part).some(({ hedge }) => hedge === "open" || hedge === "denied");
  return (isHedged || hasRunOut(part) || ON_ITS_WAY.test(part)) && /\p{Lu}/u.test(part);
}

const BEHIND = new RegExp(
  anyOfLines`
    ^.*?(?:ohne|sin|sans) (?=(?:Weiterbildung|Prüfung|Abschluss|título|diplôme) )
    ^(?:Kein(?:en|e)? |Pas (?:de |d['’])|Aucune? |Sin |No tengo )
  `,
  "iu",
);

function nameOf(part: string): string {
  const own = part
    .replace(BEHIND, "")
    .replace(/^[\d\s./–-]+/u, "")
    .trim();
  const ends = [own.search(END_OF_NAME), own.search(ON_ITS_WAY), own.search(SINCE), own.search(GONE)].filter(
    (at) => at > 0,
  );
  const words = own
    .slice(0, Math.min(own.length, ...ends))
    .trim()
    .split(" ");
  return words.length > MOST_WORDS ? "" : words.join(" ").replace(/(?<![).])[).]{1,3}$/u, "");
}

const CODE = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/u;

/** "First aid OFA 1" and "OFA Level 1": letters and a number are a name by themselves. */
function hasSameCode(name: string, ask: string): boolean {
  const codes = name.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? [];
  return /\d/u.test(name) && codes.some((code) => new RegExp(String.raw`(?<!\p{L})${code}(?!\p{L})`, "u").test(ask));
}

function hasSameNumbers(name: string, ask: string): boolean {
  const numbers = name.match(/\d+/gu) ?? [];
  return numbers.every((number) => ask.includes(number));
}
