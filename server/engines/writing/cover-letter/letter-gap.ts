import { onceFor } from "../../once-for.ts";
import { doneThings, heldInDeeds } from "../tailored-resume/held-in-deeds.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { relatedSkills, skillById } from "../../analysis/related-skills.ts";
import { skillWeight } from "../../matching/skill-weights.ts";
import { factWords } from "../evidence/fact-words.ts";
import { foldText } from "../evidence/sources.ts";
import { isToCome } from "../facts/asked-credentials.ts";
import { deniedSkills } from "../facts/denied-skills.ts";
import { isEverybodys, isOfEveryOffice } from "../facts/everybodys.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";
import { isShown, type MissingSkill, missingSkills } from "../facts/missing-skills.ts";
import { hasOneOfThem } from "../facts/one-is-enough.ts";
import { programOfSameKind } from "../facts/program-kinds.ts";
import { namesOneOf } from "../facts/umbrella-terms.ts";
import { LAW } from "../facts/laws.ts";
import { isWorkedThrough } from "../facts/worked-through.ts";
import { isInsistedOn } from "../facts/insistence.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { isGeneral, isTrustedName, wordingOf } from "../skill-names.ts";
import { withArticle, withArticleOfOne } from "../english-nouns.ts";
import { isOfKind } from "../facts/credential-kinds.ts";
import { listOfAlternatives, missingAlternatives } from "../facts/missing-alternatives.ts";
import { type Ask, isCredential, ownName, type WritingFacts } from "../writing-facts.ts";

export type LetterGap = MissingSkill & { nearest: string | null };

const DEGREE = new RegExp(
  String.raw`\b${anyOfLines`
    degree|diploma|bachelor|master|ba/bs|bs/ba|phd|studium|abschluss
    licenciatura|título|diplôme|licence en
    (?:higher|university|college|tertiary|secondary|vocational) education
    hochschul\p{L}*
  `}`,
  "iu",
);
const PAPER_KINDS = /^(?:licence|certificate)$/;
const LEAST_RELATED = 0.25;
const LONGEST_NAME = 45;
const ANY_CREDENTIAL = /^(?:licen[cs]|certif|regist|state|card$|valid|exam|board|professional)/;
const SHORT_ASK = 6; // in words
/** What one is given or grows into, and no work that could be missing. */
const NO_GAP = new RegExp(
  `${anyOf(
    "training program apprenticeship change development education skills? principles awareness mindset trends?",
  )}$`,
  "iu",
);
const ASKS_FOR = new RegExp(
  anyOf(
    "experience knowledge proficien expertise skilled required kenntnis erfahrung experiencia conocimiento dominio",
    "expérience connaissance maîtrise",
  ),
  "iu",
);
const EXPERIENCE = /experien|expérien|erfahrung|worked|hands-on/iu;
const KNOWN =
  /experien|knowledge|proficien|expertise|skilled|familiar|licen[cs]|certif|(?<!\p{L})fluen|hands-on|worked|able to/iu;
const WORDS_BEFORE = 5;
const KNOWN_SHARE = 0.5; // who knows this much of a thing by another one has no gap to confess
const OFFER = new RegExp(
  String.raw`\b${anyOfLines`
    we (?:offer|provide|pay)|our (?:benefits|firm|company)|benefits
    compensation|will be (?:provided|negotiated)|per diem|opportunit
    salary|paid|powered by
  `}\b`,
  "iu",
);

/** The gap that an honest letter names: of the must-haves, else a program that is wished for; null without any. */
export const letterGap = onceFor((facts: WritingFacts): LetterGap | null => {
  const brought = facts.asks.filter(({ text }) => !isToCome(text));
  const [wishes, musts] = [true, false].map((isWished) => brought.filter(({ isWish }) => isWish === isWished));
  const [insisted] = openGaps(
    (musts ?? []).filter(({ text }) => isInsistedOn(text)),
    facts,
  );
  const gap =
    deniedSkills(facts)[0] ??
    insisted ??
    (musts ?? []).flatMap((ask) => oneOfThem(ask, facts) ?? [])[0] ??
    openGaps(
      (musts ?? []).filter((ask) => facts.language !== "en" || !isOneOfMany(ask)),
      facts,
    ).find(isSurelyNew) ??
    openGaps(wishes ?? [], facts).find((wish) => nearestTool(wish, facts) !== null) ??
    (facts.language === "en" ? undefined : openGaps(wishes ?? [], facts).find((wish) => isWishedFor(wish, facts)));
  if (!gap || (gap.kind === "tool" && !deniedSkills(facts).includes(gap) && lacksManyPrograms(facts))) return null;
  const ask = facts.asks.find(({ skills }) => skills.includes(gap.id));
  const isToKnow = OF_KNOWLEDGE.test(ask?.text ?? "");
  const isOne = facts.language === "en" && PAPER_KINDS.test(gap.kind) && !isToKnow;
  const kinds = (ask?.skills ?? []).filter(isKindOfProgram).map((id) => ({ id, kind: "tool" }));
  const [near = null] = [gap, ...kinds].flatMap((one) => nearestTool(one, facts) ?? []);
  const found =
    near ?? (gap.kind === "tool" ? programOfSameKind(gap.name, ask?.text ?? "", facts.profile.lines) : null);
  const nearest = found !== null && isSurelyNamed(found, facts) ? found : null;
  if (nearest !== null && KIND_OF_PROGRAM.test(gap.name)) return null;
  if (nearest === null && facts.language === "en" && ask?.isWish === true) return null;
  const isCounted =
    facts.language === "en" &&
    !gap.name.toLowerCase().endsWith(" control") &&
    (isSaidWithArticle(gap.name, ask?.text ?? "") || KIND_OF_PROGRAM.test(gap.name));
  const german =
    facts.language === "de"
      ? new RegExp(String.raw`(eine[mr]) ${RegExp.escape(gap.name)}`, "u").exec(ask?.text ?? "")
      : null;
  const paper = facts.language === "es" || facts.language === "fr" ? paperNaming(gap.name, ask?.text ?? "") : null;
  if (paper !== null) {
    const credential = GRAMMARS[facts.language]
      .credential(paper)
      .replace(/^un (?=\p{L})/u, facts.language === "es" ? "el " : "le ");
    return { ...gap, kind: "certificate", name: credential, nearest: null };
  }
  const name = german
    ? `${german[1]} ${gap.name}`
    : isOne
      ? withArticleOfOne(gap.name)
      : isCounted
        ? withArticle(gap.name)
        : (missingAlternatives(gap, ask?.text ?? "", facts) ?? gap.name);
  return { ...gap, kind: isToKnow && PAPER_KINDS.test(gap.kind) ? "skill" : gap.kind, name, nearest };
});

const MANY_GAPS = 3;

/** Whether must-haves name many programs that the resume has nothing of: to be new to one of them says too little. */
export const lacksManyPrograms = onceFor((facts: WritingFacts): boolean => {
  if (facts.language !== "en") return false;
  const musts = facts.asks.filter(({ isWish }) => !isWish);
  const programs = openGaps(musts, facts).flatMap(({ id, kind }) => (kind === "tool" ? [id] : []));
  return new Set(programs).size >= MANY_GAPS;
});

/** "Using a CRM", and not "as a Python developer". */
function isSaidWithArticle(name: string, ask: string): boolean {
  const [, behind] = ask.split(` ${withArticle(name)}`);
  return (
    behind !== undefined &&
    /^(?:$|[,.;:)/]| (?:for|to|in|with|such|like)(?!\p{L})| (?:or|and) (?!\p{Lu}))/u.test(behind)
  );
}

const OF_KNOWLEDGE = /(?:knowledge|understanding|familiar\p{L}{0,5}|awareness|grasp) (?:of|with) /iu;

/** "Jest and at least one E2E tool (Playwright, Cypress)": beside what is held, one of these is asked for by itself. */
function oneOfThem(ask: Ask, facts: WritingFacts): MissingSkill | null {
  const list = facts.language === "en" ? listOfAlternatives(ask.text) : null;
  if (list === null) return null;
  const found = missingSkills(ask, facts).find(({ kind, name }) => kind === "tool" && list.includes(name));
  const isOpen = found !== undefined && missingAlternatives(found, ask.text, facts) !== null;
  return isOpen && !isNearlyHeld(found.id, facts) ? found : null;
}

const MANY = 3;

/** Of "SQL, HTML, XML and Java" none by itself is worth a sentence. */
function isOneOfMany({ text }: Ask): boolean {
  return findSkills(text, { list: true }).filter(({ kind }) => kind === "tool").length > MANY;
}

function paperNaming(name: string, ask: string): string | null {
  const paper = anyOf("curso formación carn[eé]t? certificado habilitation formation certificat attestation permis");
  const named = new RegExp(String.raw`(?<!\p{L})${paper} (?:[^,;.()]{0,30} )?${RegExp.escape(name)}`, "iu");
  return named.exec(ask)?.[0] ?? null;
}

/** Elsewhere than in English, a program that would be welcome is plainly said to be new, unless it is an example. */
function isWishedFor({ id, kind, name }: MissingSkill, { asks }: WritingFacts): boolean {
  const text = asks.find(({ skills }) => skills.includes(id))?.text ?? "";
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const isExample = before.lastIndexOf("(") > before.lastIndexOf(")");
  return kind === "tool" && /^\p{Lu}/u.test(name) && !isExample;
}

const LEARNT_AS = new RegExp(
  String.raw`${anyOf("ausbildung lehre abschluss beruf gelernter? gelernten tarif formation diplôme título trained qualified")}` +
    String.raw`(?: ${anyOf("als zu zur zum de d' en as a an")}){0,2} ?$`,
  "iu",
);

/** "Ausbildung als MFA" names a trade, whatever program has its letters. */
function isTrade(name: string, ask: string): boolean {
  const at = ask.indexOf(name);
  return at > 0 && (LEARNT_AS.test(ask.slice(0, at)) || /^-Tarif/u.test(ask.slice(at + name.length)));
}

/** Nobody writes all of their work into a resume: a trainer of staff names no "training staff". A program is named or unknown. */
function isSurelyNew({ kind, id, name }: MissingSkill): boolean {
  return kind !== "hard" || isKindOfProgram(id) || KIND_OF_PROGRAM.test(name);
}

/** The skills that these asks want and the resume does not show, the most important first. */
export function openGaps(asks: Ask[], facts: WritingFacts): MissingSkill[] {
  return asks
    .filter((ask) => !isShown(ask, facts) && !DEGREE.test(ask.text) && !OFFER.test(ask.text))
    .flatMap((ask) => {
      const missing = missingSkills(ask, facts).filter(
        ({ id, kind, name }) =>
          kind !== "language" &&
          !isNearlyHeld(id, facts) &&
          !namesOneOf(name, facts.profile.lines) &&
          !isNamedWhole(name, facts) &&
          !isTrade(name, ask.text) &&
          !(kind === "tool" && isCredential(ask) && wordingOf(ask.text, id) !== name) &&
          !((facts.language !== "en" && LAW.test(name)) || / (?:Act|Law|Code)$/u.test(name)) &&
          !isKnownByLetters(name, facts.profile.lines) &&
          !isKnownByLetters(skillById(id)?.name ?? "", facts.profile.lines) &&
          !(PAPER_KINDS.test(kind) && (/^\p{Ll}+ing /u.test(name) || OTHERWISE.test(ask.text))) &&
          !(kind === "hard" && isOfYears(ask.text)) &&
          !(kind === "hard" && isNamedSomewhere(name, facts)) &&
          name.length > 1 &&
          name.length <= LONGEST_NAME &&
          !isEverybodys(name) &&
          !isOfEveryOffice(id) &&
          !isGeneral(skillById(id)?.name ?? "") &&
          !OF_SYSTEMS.test(name) &&
          !isKindOfUnknown(id, name, facts) &&
          !isWorkedThrough(name, facts.profile.lines) &&
          !isToldAsCredential(kind, `${name} ${skillById(id)?.name ?? ""}`, facts) &&
          !/\bdriv|conduci|führerschein|permis|passport|reisepass|passeport|pasaporte/iu.test(name) &&
          isTrustedName(id, wordingOf(ask.text, id), facts.posting) &&
          ((isInsistedOn(ask.text) && asksToKnow(ask.text, facts)) ||
            isTellingGap({ id, kind, name }, ask.text, facts)) &&
          !isEverydayThing({ id, kind, name }, ask.text, facts) &&
          !isAmongOthers(wordingOf(ask.text, id) ?? name, ask.text) &&
          // "Contract" may be more than contract management; "NMLS" is the licence.
          (kind === "licence" || !(skillById(id)?.name ?? "").toLowerCase().startsWith(`${name.toLowerCase()} `)),
      );
      return isAnyHeld(ask, facts) ? [] : missing;
    })
    .sort((a, b) => skillWeight(b.id, facts.weights) - skillWeight(a.id, facts.weights));
}

/** "Database programs (SPSS, EpiInfo, etc.)" asks for any of the kind. */
function isAmongOthers(name: string, ask: string): boolean {
  const [, behind = ""] = ask.split(name);
  return /^(?:[,/] ?(?:and |or )?[\p{Lu}\d][\p{L}\d.+# -]{0,24}){0,4},? ?etc(?!\p{L})/u.test(behind);
}

/** "TOEFL scores, or they should have lived in the United States" */
const OTHERWISE = new RegExp(
  String.raw` or ${anyOf(
    "they you applicants? candidates? who have has had must should lived native equivalent comparable similar other",
  )}(?!\p{L})`,
  "iu",
);

/** Who names a program may well name one of "transportation management systems". */
const OF_SYSTEMS = / (?:systems?|software|platforms?|tools)$/iu;

/** "Three years in childcare" asks for years, and whoever has them in the trade would not name it. */
function isOfYears(ask: string): boolean {
  return /\d/.test(ask) && /(?<!\p{L})(?:years?|yrs?|jahre?n?|ans|années|años?)(?!\p{L})/iu.test(ask);
}

function isNamedWhole(name: string, { profile }: WritingFacts): boolean {
  const wanted = stemsOf(name);
  return wanted.length > 0 && profile.lines.some((line) => wanted.every((stem) => stemsOf(line).includes(stem)));
}

const FEWEST_LETTERS = 3;
const LETTERS_OF_STEM = 6; // "dispensary" and "dispensing", "CNC-Maschinen" and "CNC-Zentrum" begin alike

function stemsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= FEWEST_LETTERS)
    .map((word) => word.slice(0, LETTERS_OF_STEM));
}

/** Who has "Ophthalmic Dispensing" in any line would be odd to confess that dispensing is new. */
function isNamedSomewhere(name: string, { profile }: WritingFacts): boolean {
  const known = new Set(profile.lines.flatMap(stemsOf));
  return stemsOf(name).some((stem) => known.has(stem)) || endsAsKnown(name, profile.lines);
}

/** Who plans the "Speisekarte" would be odd to confess that "Menüplanung" is new. */
function endsAsKnown(name: string, lines: readonly string[]): boolean {
  const whole = foldText(name);
  if (whole.includes(" ")) return false;
  return lines.some((line) =>
    foldText(line)
      .split(" ")
      .some((word) => word.length > LETTERS_OF_STEM && word !== whole && whole.endsWith(word)),
  );
}

function isAnyHeld({ skills, text }: Ask, facts: WritingFacts): boolean {
  if (hasOneOfThem(text, facts)) return true;
  const held = new Set(facts.profile.skills.map(({ id }) => id));
  const programs = skills.filter((id) => !isKindOfProgram(id));
  return (programs.length > 0 ? programs : skills).some(
    (id) => held.has(id) || (skillById(id)?.kind !== "soft" && isNearlyHeld(id, facts)),
  );
}

/** A resume that names programs no lexicon knows may name one of this kind: "CarLo" is a TMS. */
function isKindOfUnknown(id: string, wording: string, { profile }: WritingFacts): boolean {
  const isName = (name: string) => name.split(" ").length <= 2 && /^\p{L}*\p{Lu}[\p{L}\d.-]+/u.test(name);
  const isKind = isKindOfProgram(id) || KIND_OF_PROGRAM.test(wording);
  return isKind && profile.skills.some((skill) => skill.id.startsWith("own:") && isName(skill.name));
}

function isKindOfProgram(id: string): boolean {
  return KIND_OF_PROGRAM.test((skillById(id)?.name ?? "").split(" ")[0] ?? "");
}

function isToldAsCredential(kind: string, name: string, { profile }: WritingFacts): boolean {
  if (!PAPER_KINDS.test(kind)) return false;
  const words = factWords(name).filter(({ word }) => word.length > 2 && !ANY_CREDENTIAL.test(word));
  const known = new Set(factWords(profile.lines.join("\n")).map(({ word }) => word));
  return isOfKind(name) || words.length === 0 || words.some(({ word }) => known.has(word));
}

function isEverydayThing({ id, kind }: MissingSkill, text: string, { language }: WritingFacts): boolean {
  const wording = wordingOf(text, id) ?? "";
  if (kind !== "tool" || language !== "en" || wording === "") return false;
  return wording === wording.toLowerCase() && unknownWords(wording).length === 0;
}

export const KIND_OF_PROGRAM = new RegExp(
  `^(?:${anyOf(
    "erp crm ats ehr emr cms pos hris hcm lms wms cad gis bi rdbms tms pms plm mes cmms ils mrp dms databases? nosql",
    String.raw`(?:version|source|revision)\scontrol`,
  )})$`,
  "iu",
);

/** Who names "Manhattan WMS" has a warehouse management system, which is called a WMS too. */
function isNamedWithin(id: string, { profile }: WritingFacts): boolean {
  const names = new Set((skillById(id)?.aliases ?? []).map(({ text }) => text.toLowerCase()));
  return profile.skills.some(({ name }) => name.split(" ").some((word) => names.has(word.toLowerCase())));
}

const OF_ANY_WORK = new RegExp(`^(?:${anyOf("management services? operations? and of")}|&)$`, "u");

/** Whoever has "web development" would be odd to confess that "web services" are new. */
export function isNearlyHeld(id: string, facts: WritingFacts): boolean {
  if (heldInDeeds({ id, wordings: [] }, doneThings(facts.profile)) !== null) return true;
  const { profile, posting } = facts;
  const skill = skillById(id);
  const titles = [posting.title, ...profile.jobs.map(({ title }) => title ?? "")].join(" ").toLowerCase();
  const known = [titles, ...profile.skills.map(({ name }) => name.toLowerCase())].join(" ");
  const words = (skill?.name ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word, _at, all) => all.length === 1 || !OF_ANY_WORK.test(word));
  const isProgram = /^(?:systems?|software)$/.test(words.at(-1) ?? "");
  if (skill?.kind === "hard" && !isProgram && words.some((word) => known.includes(word))) return true;
  const held = new Set(profile.skills.map((skill) => skill.id));
  if (isNamedWithin(id, facts)) return true;
  const least = KIND_OF_PROGRAM.test((skill?.name ?? "").split(" ")[0] ?? "") ? 0 : KNOWN_SHARE;
  return relatedSkills(id).some(({ id: other, share }) => share >= least && held.has(other));
}

function asksToKnow(ask: string, { language }: WritingFacts): boolean {
  return language !== "en" || ask.split(" ").length <= SHORT_ASK || KNOWN.test(ask);
}

/** A single word such as "design" tells of a gap only where it is nearly all that is asked for. */
function isTellingGap({ kind, name }: MissingSkill, ask: string, { language }: WritingFacts): boolean {
  const at = ask.toLowerCase().indexOf(name.toLowerCase());
  const before = ask.slice(0, at).split(" ").slice(-WORDS_BEFORE).join(" ");
  const after =
    ask
      .slice(at + name.length)
      .trim()
      .split(" ")[0] ?? "";
  const isAskedPlainly = at >= 0 && (ASKS_FOR.test(before) || ASKS_FOR.test(after));
  // Whoever is asked to know a field may well know it, whatever the resume names.
  if (kind === "hard" && !EXPERIENCE.test(ask)) return false;
  if (kind === "hard" && !isAskedPlainly && ask.split(" ").length > SHORT_ASK / 2) return false;
  const isCode = name.length > 2 && name === name.toUpperCase();
  // "Foundry" alone may be a place or a trade; "ventilators" and "welding" are worked with.
  if (kind === "hard" && language === "en" && /^\p{Ll}+$/u.test(name) && !/(?:s|ing|tion)$/.test(name)) return false;
  return (
    kind !== "hard" ||
    (!NO_GAP.test(name) && ask.split(" ").length <= (name.includes(" ") || isCode ? 2 : 1) * SHORT_ASK)
  );
}

function isNamedTool(id: string): boolean {
  const { kind, name } = skillById(id) ?? {};
  return kind === "tool" && !/\b(?:languages|tools|software|systems|platforms|databases)$/i.test(name ?? "");
}

/** The tool that the resume shows and that is nearest to a missing one; null without one. */
export function nearestTool({ id, kind }: Pick<MissingSkill, "id" | "kind">, facts: WritingFacts): string | null {
  if (kind !== "tool") return null;
  const [near] = relatedSkills(id)
    .filter(({ share, id: other }) => share >= LEAST_RELATED && isNamedTool(other))
    .sort((a, b) => b.share - a.share)
    .flatMap(({ id: other }) => ownName(facts, other) ?? []);
  return near ?? null;
}

/** "Access" in "crowd control access" is no program: a name that is a plain word is told where a maker or a list says so. */
function isSurelyNamed(name: string, { profile }: WritingFacts): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || unknownWords(name.toLowerCase()).length > 0) return true;
  const sure = new RegExp(
    String.raw`(?:(?:MS|Microsoft|Google|Adobe|Oracle)[ -]|[,;:/&(] ?| and |^)${name}(?= ?(?:$|[,;:/&).]| and | \d))`,
    "u",
  );
  return profile.lines.some((line) => sure.test(line));
}
