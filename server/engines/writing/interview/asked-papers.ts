import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { isToCome } from "../facts/asked-credentials.ts";
import { isOfKind } from "../facts/credential-kinds.ts";
import { isInsistedOn } from "../facts/insistence.ts";
import { degreeName } from "../degree-name.ts";
import { heldQualifications } from "../facts/held-qualifications.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { readOpening } from "../english-verbs.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { hasSkillsLabel } from "../tailored-resume/list-lines.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { isUnderWay } from "../facts/under-way.ts";
import { isNamedOnly, type WritingFacts } from "../writing-facts.ts";

/** A certificate, licence or registration that a posting insists on, with the part of the resume that names it. */
export type AskedPaper = { text: string; held: string | null; isMentioned: boolean; isInsisted: boolean };

const PAPER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`certificat\p{L}* certified licen[cs]e\p{L}* regist\p{L}+ membership qualifications? designation diploma card ticket accredit\p{L}* competency(?=\s\(|$)`,
    String.raw`ciclo\s(?:formativo|medio|superior) t[ée]cnico\ssuperior bts cap bac\spro dut umschulung`,
    String.raw`zertifikat\p{L}* \p{L}*schein \p{L}*prüfung \p{L}*berechtigung approbation diplôme habilitation attestation título certificado certificación especialidad`,
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

const HEAD = new RegExp(
  `^(?:${anyOf("valid current active gültige[rs]?")} )?(?:` +
    String.raw`(?:[\p{L}\d'’&/-]{1,30} ){1,5}${anyOf("certificat\\p{L}* licen[cs]e registration competency accreditation qualification ticket card diploma")}$|` +
    String.raw`\p{L}*${anyOf("berechtigung schein prüfung zertifikat approbation")}(?!\p{L})|` +
    String.raw`${anyOf("habilitation diplôme certificat attestation certificado certificación especialidad acreditación habilitación")} \p{L}+|título (?:\p{L}+ ){2})`,
  "iu",
);
const BEFORE_NAME = /^(?:(?:you|must|should|will|have|hold|possess|be|an?|the|current|valid|active) ){1,5}/iu;
const NUMBERED = / (?:cat(?:egory)?|class|level|klasse|stufe|niveau|nivel)\.? \d\p{L}?(?![\p{L}\d])/iu;
const WITH_NUMBER = / (?:bis|ab|von|über|up to|to|de|hasta|jusqu['’]à) \d/iu;
const LONGEST_HEADED = 8; // in words
const NOUN_BEHIND = / (?:certificat\p{L}*|licen[cs]e|registration|accreditation|qualification|card)$/iu;
const EITHER = /(?<!\p{L})(?:or|oder|ou|o|and|und|et|y)(?!\p{L})|[,;:]/iu;

/** A paper that a posting insists on by its plain name, and of which no line of the resume tells; null without one. */
export function unnamedPaper(facts: WritingFacts): string | null {
  const names = askedPapers(facts)
    .filter(
      ({ text, held, isMentioned, isInsisted }) => held === null && !isToCome(text) && (!isMentioned || isInsisted),
    )
    .map(({ text }) => text.replace(/ ?\([^()]{0,80}\)/gu, "").replace(BEFORE_NAME, ""))
    .map((text) => (text.replace(NUMBERED, "").split(WITH_NUMBER)[0] ?? "").trim());
  return (
    names.find(
      (name) =>
        HEAD.test(name) &&
        !isOfKind(name) &&
        !isKnownOtherwise(name, facts.profile.lines) &&
        !isKnownByLetters(name.replace(NOUN_BEHIND, ""), facts.profile.lines) &&
        !EITHER.test(name) &&
        !(facts.language === "en" && isGarbled(name)) &&
        name.split(" ").length <= LONGEST_HEADED,
    ) ?? null
  );
}

const KIND_BEHIND = /s?(?:schein|prüfung|zertifikat|nachweis|ausweis|berechtigung)$/iu;
const FEWEST_LETTERS = 6;

/** "Ausbildereignungsschein" and "AdA-Schein" are one; who writes "Ausbildereignung" has the paper, too. */
function isKnownOtherwise(name: string, lines: readonly string[]): boolean {
  const idsIn = (text: string) => findSkills(text, { list: true }).map(({ id }) => id);
  const [ids, stem] = [idsIn(name), name.replace(KIND_BEHIND, "").toLowerCase()];
  const isStem = !/ /u.test(stem) && stem.length >= FEWEST_LETTERS;
  return lines.some(
    (line) =>
      (isStem && line.toLowerCase().includes(stem)) || (ids.length > 0 && idsIn(line).some((id) => ids.includes(id))),
  );
}

/** A name that no dictionary has is written with a capital: "careercoach systemtm" lost what stood around it. */
function isGarbled(name: string): boolean {
  const small = name.split(" ").filter((word) => /^\p{Ll}{3,}$/u.test(word));
  return unknownWords(small.join(" ")).length > 0;
}

const MOST_WORDS = 14;
const LEAST_SHARED = 0.6;
const HALF = 0.5;
const LONGEST_HELD = 110;

/** The papers that a posting insists on, each with the resume's words for it. Degrees and driving are asked for otherwise. */
export const askedPapers = onceFor((facts: WritingFacts): AskedPaper[] => {
  const { asks, profile, statements, resumeLanguage } = facts;
  // The line above a job names a paper less surely than a list of papers does.
  const lists = [...statements.filter(({ isHead }) => !isHead), ...statements.filter(({ isHead }) => isHead)]
    .filter(({ job, isHead }) => job === null || isHead)
    .flatMap(({ text, section, isHead }) => {
      const isOfPapers = !isHead && (section === "education" || section === "certificates" || section === "other");
      return partsOf(text).filter((part) => (isOfPapers ? isNoDeed(part) : isCalledPaper(part)) && !isUnderWay(part));
    });
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
    const spelt = lists.find((part) => isKnownByLetters(bare, [part])) ?? null;
    const held = best && best.share >= LEAST_SHARED ? best.part : spelt;
    const codes = bare.match(CODE) ?? [];
    const isNamed = (code: string) => isKnownByLetters(code, profile.lines) || lists.some((one) => one.includes(code));
    const isUnknown = codes.length > 0 && !codes.some(isNamed);
    const isMentioned = !isUnknown && profile.lines.some((line) => shareOf(line) > 0);
    const isInsisted = isInsistedOn(text) && !profile.lines.some((line) => shareOf(line) > HALF);
    return [{ text: bare, held, isMentioned, isInsisted }];
  });
});

/** "OVB" of "OVB certificate for kennel staff": who names no such paper may well name kennels. */
const CODE = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const DRIVING = /(?<!\p{L})(?:driv\p{L}*|führerschein\p{L}*|permis|conducir)(?!\p{L})/iu;
const LONGEST_NAME = 3; // in words
const IS_OF_YEARS = /(?<!\p{L})(?:years?|jahre\p{L}*|ans|años)(?!\p{L})/iu;

/** All papers that a posting asks for and the resume names, driving and schooling too, in the resume's words. */
export const heldPapers = onceFor((facts: WritingFacts): string[] => {
  const { asks, profile, resumeLanguage } = facts;
  const lines = profile.sections
    .filter(({ kind }) => kind !== "experience" && kind !== "summary" && kind !== "contact")
    .flatMap(({ kind, heading, lines: { from, to } }) => {
      const own = profile.lines.slice(heading === null ? from : from + 1, to + 1);
      // Of a list of skills only what is called a paper is one.
      return kind === "skills" ? own.flatMap(partsOf).filter(isCalledPaper) : own;
    });
  const reached = lines.filter((line) => !isUnderWay(line));
  const parts = reached.flatMap(partsOf).filter((part) => part !== "" && part.length <= LONGEST_HELD && isNoDeed(part));
  const named = asks.flatMap(({ text }) => {
    const bare = withoutLevel(text).split(/ (?:or|oder|ou|o) willing/u)[0] ?? "";
    const isName = bare.split(" ").length <= LONGEST_NAME && /^\p{Lu}{2,}/u.test(bare);
    const isAsked =
      (isName || PAPER.test(bare) || DRIVING.test(bare)) && !IS_OF_YEARS.test(bare) && !isInstruction(text);
    const asked = tellingWords(bare).filter((word) => !KIND.test(word));
    if (!isAsked || asked.length === 0 || readOpening(bare)?.form === "base") return [];
    const shareOf = (part: string) => {
      const own = tellingWords(part);
      return asked.filter((word) => own.some((one) => likeness(word, one, resumeLanguage) >= LEAST_SHARED)).length;
    };
    const [best] = parts.map((part) => ({ part, shared: shareOf(part) })).sort((a, b) => b.shared - a.shared);
    return best && best.shared >= asked.length * LEAST_SHARED ? [best.part] : [];
  });
  const certified = profile.skills
    .filter((skill) => OF_PAPER.has(skill.kind) && asks.some(({ skills }) => skills.includes(skill.id)))
    .filter((skill) => !isNamedOnly(facts, skill))
    .flatMap(({ id }) => parts.find((part) => findSkills(part, { list: true }).some((found) => found.id === id)) ?? []);
  const known = heldQualifications(facts)
    .filter((name) => isNoDeed(name) && ![...named, ...certified].some((one) => one.includes(name)))
    .map((name) => lines.find((line) => line.includes(name) && line.length <= LONGEST_HELD)?.trim() ?? name);
  const degree = degreeName(facts);
  const isDegreeAsked = asks.some(({ text }) => OF_DEGREE.test(text));
  const all = [...named, ...certified, ...known, ...(degree !== null && isDegreeAsked ? [degree] : [])];
  return saidOnce(all.filter((name) => !hasSkillsLabel(name)));
});

/** "B.Sc in Civil Engineering, Padma University" and the line that it was read from are one paper. */
function saidOnce(names: readonly string[]): string[] {
  const words = names.map((name) => new Set(tellingWords(name)));
  const isWithin = (at: number, other: number) =>
    words[at]!.isSubsetOf(words[other]!) && (words[at]!.size < words[other]!.size || other < at);
  return names.filter(
    (_, at) => words[at]!.size === 0 || !names.some((_, other) => other !== at && isWithin(at, other)),
  );
}

export const OF_PAPER: ReadonlySet<string> = new Set(["certificate", "licence"]);

function isNoDeed(part: string): boolean {
  return PAPER.test(part) || readOpening(part) === null;
}

/** "BLS", but no state behind its city. */
const SHORT_NAME = /(?<!\p{L})(?<!\p{Lu}\p{Ll}{1,20},? )\p{Lu}{2,5}(?!\p{L})/u;

function isCalledPaper(part: string): boolean {
  const isShouted = part.includes(" ") && !/\p{Ll}/u.test(part);
  return PAPER.test(part) || DRIVING.test(part) || (SHORT_NAME.test(part) && !isShouted);
}

const OF_DEGREE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`degree bachelor master diploma studium hochschulabschluss diplôme bac\s?\+\s?\d grado titulación licenciatura`,
  )}`,
  "iu",
);

/** A driving licence that is insisted on and of which no line tells. */
export function unnamedDriving({ asks, profile }: Pick<WritingFacts, "asks" | "profile">): string | null {
  const isNamed = profile.lines.some((line) => DRIVING.test(line));
  const ask = asks.find(({ text, isWish }) => !isWish && DRIVING.test(text) && PAPER_OF_DRIVING.test(text));
  return isNamed ? null : (ask?.text ?? null);
}

const PAPER_OF_DRIVING = /licen[cs]e|führerschein|permis|carn[eé]t? de conducir/iu;

function partsOf(text: string): string[] {
  const whole = text.replace(/^[^:]{3,30}: /u, "").trim();
  const parts = whole.split(/[;|•·]|, (?=\p{Lu})|\. (?=\p{Lu})/u);
  // "Registered Nurse, Minnesota and Wisconsin" is one.
  const isOne = parts.length <= 2 && !/[;|•·]/u.test(whole);
  return [...(isOne ? [whole] : []), ...parts].map((part) => part.trim().replace(/[.,;]$/u, ""));
}
