import { anyOf, anyOfLines } from "../../any-of.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { withArticle } from "../english-nouns.ts";
import { lowerFirst } from "../english-verbs.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isToCome } from "./asked-credentials.ts";
import { CHARTERED_LETTERS } from "./behind-name.ts";
import { CREDENTIAL_KINDS } from "./credential-kinds.ts";
import { isInsistedOn } from "./insistence.ts";
import { isKnownByLetters } from "./known-by-letters.ts";
import { joinNames } from "../pick-phrase.ts";
import { isWritten } from "./one-is-enough.ts";

type Sides = Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage">;

/** A paper that a posting insists on and the resume is short of, as a sentence takes it; `nearest` is a step below it. */
export type MissingPaper = { gap: string; nearest: string | null };

const BEFORE = new RegExp(
  String.raw`^(?:(?:${anyOf("you must should will need to have hold possess be an? the current valid active full and")}) ){1,9}`,
  "iu",
);
const BEHIND = new RegExp(
  String.raw`[,;]? ?\(?(?:${anyOfLines`
    or (?:an? )?(?:equivalent|similar|higher|above|comparable)(?: (?:qualification|level|experience))?
    (?:is |are )?(?:absolutely )?(?:essential|required|mandatory|compulsory|needed|a must)
  `})\)?[\s.]{0,3}$`,
  "iu",
);

function bareAsk(text: string): string {
  return text
    .replace(BEHIND, "")
    .replace(BEHIND, "")
    .replace(BEFORE, "")
    .replace(/[\s.;,]{1,3}$/u, "");
}

const CODE = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu;
const LEVEL = /(?<!\p{L})(?:level |L)(?<level>[2-8])(?!\d)/giu;
const KIND_OF_PAPER = "NVQ|SVQ|Diploma|Certificate|Award|Qualification";
const OF_LEVEL = new RegExp(
  String.raw`^Level (?<level>[2-8]) (?:${KIND_OF_PAPER})(?: (?:in|for) (?<field>\p{Lu}[\p{L} ,&'’-]{3,60}))?$`,
  "iu",
);

function levelsIn(text: string): number[] {
  return [...text.matchAll(LEVEL)].map(({ groups }) => Number(groups?.level));
}

function levelMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  const asked = levelsIn(ask);
  const codes = ask.match(CODE) ?? [];
  const { field = "" } = OF_LEVEL.exec(ask)?.groups ?? {};
  if (asked.length === 0) return null;
  const least = Math.min(...asked);
  const short = (name: string, own: readonly string[], gap: string) => {
    const held = own.flatMap(levelsIn);
    const [best] = held.toSorted((one, other) => other - one);
    return best === undefined || best >= least ? null : { gap, nearest: name.replace("{level}", String(best)) };
  };
  for (const code of codes) {
    const own = lines.filter((line) => isWritten(code, line));
    const others = codes.filter((other) => other !== code);
    if (others.some((other) => lines.some((line) => isWritten(other, line)))) continue;
    const isOneOf = own.length > 0 && own.some((line) => levelsIn(line).length > 0);
    if (isOneOf) return short(`${code} Level {level}`, own, `${code} Level ${least}`);
  }
  if (field === "") return null;
  const own = lines.filter((line) => sharesWord(field, line) && new RegExp(KIND_OF_PAPER, "iu").test(line));
  return short("a Level {level} qualification", own, withArticle(ask));
}

function sharesWord(asked: string, line: string): boolean {
  const own = tellingWords(line);
  const words = asked.match(/\p{L}{5,}/gu) ?? [];
  if (words.some((word) => line.toLowerCase().includes(word.toLowerCase()))) return true;
  return tellingWords(asked).some((word) => own.some((one) => likeness(word, one, "en") >= LEAST_ALIKE));
}

const LEAST_ALIKE = 0.7;
const CHARTERED = /(?<!\p{L})chartered(?!\p{L})/iu;
const OF_ACCOUNTS = /accountan/iu;
const NAME = "\\p{Lu}[\\p{L}/]{1,30}";
const MEMBERSHIP = new RegExp(
  "^[Cc]hartered (?:membership|member|status) (?:of|with) " +
    `(?:the )?(?<body>${NAME}(?: (?:(?:of|and) )?${NAME}){0,8})`,
  "u",
);
const STATUS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${CHARTERED_LETTERS}|C(?:\p{Lu}{3,7}|Inst\p{L}{1,4}|IMechE))(?![\p{L}\d])`,
  "gu",
);
const STATUS_OF_HEAD = new RegExp(String.raw`(?<![\p{L}\d])${CHARTERED_LETTERS}(?![\p{L}\d@.])`, "u");
const HEAD_LINES = 4;

function chartershipMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  if (!CHARTERED.test(ask) || OF_ACCOUNTS.test(ask) || lines.some((line) => CHARTERED.test(line))) return null;
  const wanted = ask.match(STATUS) ?? [];
  const heads = lines.filter((line) => line.trim() !== "").slice(0, HEAD_LINES);
  const bodies = (ask.match(CODE) ?? []).flatMap((code) => [code, `M${code}`, `F${code}`, `C${code}`]).slice(1);
  const isHeld = [...wanted, ...bodies.filter((code) => !ask.includes(code))].some((code) =>
    lines.some((line) => isWritten(code, line)),
  );
  if (isHeld || heads.some((line) => STATUS_OF_HEAD.test(line))) return null;
  const body = MEMBERSHIP.exec(ask)?.groups?.body?.trim();
  if (body !== undefined)
    return {
      gap: `chartered membership of ${/\//u.test(body) || body.includes(" ") ? `the ${body}` : body}`,
      nearest: null,
    };
  const [first] = wanted;
  return { gap: first === undefined ? "chartered status" : `${first} status`, nearest: null };
}

const DEGREE_CODE = new RegExp(
  String.raw`^(?<code>[BM]\.?${anyOf("Sc NSc NS SN A Ed Eng Tech Com Pharm SW VSc Arch Lib")}\.?)` +
    String.raw`(?<rest>(?: \((?:Hons|Honours)\))?(?: degree)?(?: in \p{L}[\p{L} ]{2,40})?)$`,
  "u",
);
const A_DEGREE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("bachelor\\p{L}* master['’]?s degree hnd graduate university doctor\\p{L}* mba phd llb")}|` +
    String.raw`[BM]\.? ?${anyOf("Sc NSc NS SN A S Ed Eng Tech Com Pharm")}\.?)(?!\p{L})`,
  "iu",
);

function degreeMissing(ask: string, { profile }: Pick<WritingFacts, "profile">): MissingPaper | null {
  const { code = "", rest = "" } = DEGREE_CODE.exec(ask)?.groups ?? {};
  if (
    code === "" ||
    !profile.lines.some((line) => A_PAPER.test(line)) ||
    profile.lines.some((line) => A_DEGREE.test(line))
  )
    return null;
  return { gap: withArticle(`${code}${rest}`), nearest: null };
}

const NAMED = new RegExp(
  String.raw`^(?:${anyOf("(?:advanced|post-?graduate|graduate|national|higher) qualified")} )?` +
    String.raw`(?:Certificate|Cert\.?|Diploma|Qualification)(?: (?:[IV]{1,3}|\d))? (?:in|of) (?<field>\p{L}[\p{L} ,&'’-]{3,60})$`,
  "iu",
);
const A_PAPER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`cert\p{L}* dip\p{L}* degree bachelor\p{L}* master\p{L}* nvq svq btec qualif\p{L}* level`,
    "hn[cd] qqi fetac award",
  )}|[BM]\.?(?:Sc|A|Ed|N)\.?)(?!\p{L})`,
  "iu",
);
const HIGHER = /^post-?graduate/iu;
const OF_HIGHER =
  /post-?grad|master|doctor|(?<!\p{L})(?:PG|M[AS]|MSc|MEd|MN|Grad)(?:Dip|Cert)?(?!\p{L})|graduate (?:cert|dip)/iu;
const OF_OTHERS = /(?<!\p{L})(?:or|and|with|any|relevant|related|similar)(?!\p{L})|\//iu;

function certificateMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  const bare = ask.replace(/ ?\([^()]{0,60}\)/gu, "");
  const { field = "" } = NAMED.exec(bare)?.groups ?? {};
  if (field === "" || OF_OTHERS.test(bare)) return null;
  const least = HIGHER.test(bare) ? OF_HIGHER : A_PAPER;
  if (lines.some((line) => least.test(line) && sharesWord(field, line))) return null;
  const isOfLine = /^\p{Lu}\p{Ll}+ (?:\p{Ll}|qual)/u.test(bare) && !/^(?:Certificate|Diploma) [IV\d]/u.test(bare);
  return { gap: withArticle(isOfLine ? lowerFirst(bare) : bare), nearest: null };
}

const REGISTRATION = new RegExp(
  String.raw`(?<![\p{L}\d])(?<body>\p{Lu}{3,6}) (?<noun>${anyOf("registration registered licen[cs]e membership PIN")})(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:registration|registered) (?:with|by) (?:the )?(?<other>\p{Lu}{3,6})(?![\p{L}\d])`,
  "u",
);
const NO_BODY: ReadonlySet<string> = new Set(["CDL", "HGV", "LGV", "USA", "DEA", "NPI"]);

function registrationMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  const { body, noun, other } = REGISTRATION.exec(ask)?.groups ?? {};
  const name = body ?? other;
  if (name === undefined || NO_BODY.has(name) || OF_OTHERS.test(ask.replace(/ (?:and|with) .*/u, ""))) return null;
  if (CREDENTIAL_KINDS.some(({ codes }) => codes?.test(name))) return null;
  if (isKnownByLetters(name, lines) || lines.some((line) => isWritten(name, line))) return null;
  const paper = noun === undefined || noun === "registered" || noun === "PIN" ? "registration" : noun;
  const named = `${name} ${paper}`;
  return { gap: /licen[cs]e/u.test(paper) ? withArticle(named) : named, nearest: null };
}

const CERTIFIED = new RegExp(
  String.raw`^(?<codes>\p{Lu}{3,6}(?:(?:, or |, | or |\/)\p{Lu}{3,6}){0,3})(?<noun>,? ${anyOf("certification credential")}s?|,? certified)$`,
  "u",
);

/** "CNN or CDN certification": one of them is enough, and no line has any. */
function certificationMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  const { codes = "" } = CERTIFIED.exec(ask)?.groups ?? {};
  const names = codes.split(/, or |, | or |\//u).filter((code) => code !== "");
  const isKnown = (code: string) => isKnownByLetters(code, lines) || lines.some((line) => isWritten(code, line));
  if (names.length === 0 || names.some((code) => NO_BODY.has(code) || isKnown(code))) return null;
  if (CREDENTIAL_KINDS.some(({ codes: own }) => names.some((code) => own?.test(code)))) return null;
  return { gap: `${joinNames(names, "or")} certification`, nearest: null };
}

const CLEARANCE =
  /^(?<name>(?:(?:top secret|secret|SC|DV|TS\/SCI|NV1|NV2|baseline|security)(?:\/SCI)? )(?:security )?clearance)(?!\p{L})/iu;

function clearanceMissing(ask: string, lines: readonly string[]): MissingPaper | null {
  const name = CLEARANCE.exec(ask)?.groups?.name;
  if (name === undefined || lines.some((line) => /clear|(?<!\p{L})secret|SCI(?!\p{L})/iu.test(line))) return null;
  return { gap: withArticle(name), nearest: null };
}

const ONLY_WELCOME = /(?<!\p{L})(?:welcome|asset|advantage\p{L}*|desirable|preferred|ideally|bonus|plus)(?!\p{L})/iu;

/** The first paper that a posting insists on and an English resume is surely short of; null without any. */
export function missingPaper(facts: Sides): MissingPaper | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  const { lines } = facts.profile;
  for (const { text, isWish } of facts.asks) {
    if (isWish || isToCome(text) || isInstruction(text)) continue;
    const ask = bareAsk(text);
    if (ONLY_WELCOME.test(ask)) continue;
    const found =
      levelMissing(ask, lines) ??
      chartershipMissing(ask, lines) ??
      registrationMissing(ask, lines) ??
      (isInsistedOn(text) ? degreeMissing(ask, facts) : null) ??
      certificateMissing(ask, lines) ??
      certificationMissing(ask, lines) ??
      clearanceMissing(ask, lines);
    if (found !== null) return found;
  }
  return null;
}
