import { anyOf } from "../../any-of.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { readOpening } from "../english-verbs.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** A certificate, licence or registration that a posting insists on, with the part of the resume that names it. */
export type AskedPaper = { text: string; held: string | null; isMentioned: boolean };

const PAPER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`certificat\p{L}* certified licen[cs]e\p{L}* regist\p{L}+ membership qualifications? diploma card ticket accredit\p{L}*`,
    String.raw`zertifikat\p{L}* \p{L}*schein \p{L}*prüfung approbation diplôme habilitation título certificado`,
  )})(?!\p{L})`,
  "iu",
);
const KIND = new RegExp(
  `^${anyOf(
    "certif licen qualif regist diplom accredit zertif habilit titul equival valid curren level recog full clean",
  )}`,
  "u",
);
const OTHERWISE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`degree bachelor\p{L}* master\p{L}* studium licenciatura driv\p{L}+ high\sschool ged secondary \p{L}*schulabschluss bachillerato führerschein conduci\p{L}* years? jahre\p{L}* ans años`,
  )}(?!\p{L})`,
  "iu",
);
/** Whether a text asks for a paper that one holds, such as a certificate or a registration. */
export function isPaper(text: string): boolean {
  return PAPER.test(text);
}

const MOST_WORDS = 14;
const LEAST_SHARED = 0.6;
const LONGEST_HELD = 110;

/** The papers that a posting insists on, each with the resume's words for it. Degrees and driving are asked for otherwise. */
export function askedPapers(facts: WritingFacts): AskedPaper[] {
  const { asks, profile, statements, resumeLanguage } = facts;
  const lists = statements.filter(({ job, isHead }) => job === null || isHead).flatMap(({ text }) => partsOf(text));
  return asks.flatMap(({ text, isWish }) => {
    const bare = withoutLevel(text).replace(/[\s.;,]{1,3}$/u, "");
    if (
      readOpening(bare)?.form === "base" ||
      isWish ||
      !PAPER.test(bare) ||
      OTHERWISE.test(bare) ||
      isInstruction(text)
    )
      return [];
    const asked = tellingWords(bare).filter((word) => !KIND.test(word));
    if (asked.length === 0 || bare.split(" ").length > MOST_WORDS) return [];
    const shareOf = (line: string) => {
      const own = tellingWords(line);
      const found = asked.filter((word) => own.some((one) => likeness(word, one, resumeLanguage) >= LEAST_SHARED));
      return found.length / asked.length;
    };
    const [best] = lists
      .filter((part) => part.length <= LONGEST_HELD)
      .map((part) => ({ part, share: shareOf(part) }))
      .sort((a, b) => b.share - a.share);
    const held = best && best.share >= LEAST_SHARED ? best.part : null;
    return [{ text: bare, held, isMentioned: profile.lines.some((line) => shareOf(line) > 0) }];
  });
}

function partsOf(text: string): string[] {
  const whole = text.replace(/^[^:]{3,30}: /u, "").trim();
  const parts = whole.split(/[;|•·]|, (?=\p{Lu})|\. (?=\p{Lu})/u);
  // "Registered Nurse, Minnesota and Wisconsin" is one.
  const isOne = parts.length <= 2 && !/[;|•·]/u.test(whole);
  return [...(isOne ? [whole] : []), ...parts].map((part) => part.trim().replace(/[.,;]$/u, ""));
}
