import { US_STATES } from "../../analysis/lexicon/resume-words.ts";
import { CREDENTIAL_KINDS, credentialIn, hasRunOut } from "../facts/credential-kinds.ts";
import { isUnderWay } from "../facts/under-way.ts";
import { factWords, isTitleHead } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = /^I (?:also )?hold (?:an? |the )?(?<name>[^.;:]{2,60})\.?$/u;
const OF_ANY_PAPER = /^(?:an?|the|valid|current|active|certificat\p{L}+|licen[cs]e|card|registration)$/u;
const STATE_CODES = new Map(
  [...US_STATES].map(([code, name]) => [name.toLowerCase(), new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, "u")]),
);
const AT_WORK = new Set(["experience", "projects", "posting"]);

const SAYS_OWN = new RegExp(
  String.raw`^(?:I (?:am|hold|have) )?(?:an? |fully |also )?(?:certified|licen[cs]ed|registered|holds?)(?!\p{L})` +
    String.raw`|(?:certified|licen[cs]ed)$|\((?:certified|licen[cs]ed)(?:,? (?:19|20)\d\d)?\)|^[\p{L}\d &'-]{2,40} (?:certification|certificate|licen[cs]e)$`,
  "iu",
);

/** "Certified forklift operator" is oneself; "led certified forklift operators" and "licensed nurses" are others. */
function isOnesOwn(line: string, { from }: { from: number }): boolean {
  const part =
    [...line.matchAll(/[^.;•|]+/gu)].find(({ index, 0: text }) => from < index + text.length)?.[0].trim() ?? "";
  const isOfOthers = part.split(" ").some((word) => word.endsWith("s") && isTitleHead(word.slice(0, -1).toLowerCase()));
  return SAYS_OWN.test(part) && !isOfOthers;
}

function isWithin(at: number, place: { from: number; to: number } | null): boolean {
  return place !== null && place.from <= at && at < place.to;
}

const WHOLE =
  /^I (?:also )?(?:hold|have) (?:an? |the )?(?<name>[^.;:,]{2,80}(?:Certificate|Diploma)(?!\p{L})[^.;:,]{0,60})\.?$/u;
const OF_PAPERS = new Set(["certificates", "education"]);

/** "Advanced Certificate in Culinary Arts" begins a line of what was learned, and is no deed. */
function heldByName(text: string, { statements }: Source): SourceStatement | null {
  const { name } = WHOLE.exec(text)?.groups ?? {};
  if (name === undefined) return null;
  const isShown = ({ text: line, section, from }: SourceStatement) => {
    const behind = line.slice(name.length);
    const isOpen = isUnderWay(line) || hasRunOut(line) || hedgedParts(line).some(({ hedge }) => hedge !== "helped");
    return (
      from === "resume" &&
      OF_PAPERS.has(section) &&
      line.startsWith(name) &&
      /^(?! in )\P{L}/u.test(`${behind}.`) &&
      !isOpen
    );
  };
  return statements.find(isShown) ?? null;
}

/** A paper of a sentence that the resume names only to say that it is not held, "CPA: no"; null for any other. */
export function deniedPaper(text: string, { statements }: Source): string | null {
  for (const kind of CREDENTIAL_KINDS) {
    const said = credentialIn(text, kind);
    if (said === null) continue;
    const named = statements.filter(({ text: line }) => credentialIn(line, kind, { isList: true }) !== null);
    const isDenied = ({ text: line }: SourceStatement) => {
      const denials = hedgedParts(line).filter(({ hedge }) => hedge === "denied");
      return isInside(credentialIn(line, kind, { isList: true }), denials);
    };
    if (named.length > 0 && named.every(isDenied)) return text.slice(said.from, said.to);
  }
  return null;
}

type Place = { from: number; to: number };

function isInside(place: Place | null, parts: readonly Place[]): boolean {
  return place !== null && parts.some(({ from, to }) => from <= place.from && to >= place.to);
}

/** The line that shows a licence or certificate by any of its names, where a sentence says that it is held and nothing more. */
export function heldPaper(text: string, source: Source): SourceStatement | null {
  const { statements } = source;
  const name = HELD.exec(text)?.groups?.name ?? "";
  const kinds = CREDENTIAL_KINDS.filter((kind) => credentialIn(name, kind) !== null);
  const others = factWords(name).filter(
    ({ from, word }) => !OF_ANY_PAPER.test(word) && !kinds.some((kind) => isWithin(from, credentialIn(name, kind))),
  );
  const isShown = ({ text: line, section, from, words }: SourceStatement) => {
    const isOfState = (word: string) => words.hasExactly(word) || STATE_CODES.get(word)?.test(line) === true;
    if (!others.every(({ word }) => isOfState(word))) return false;
    const isListed = section === "certificates";
    if (from === "posting" || AT_WORK.has(section) || hasRunOut(line)) return false;
    const hedges = hedgedParts(line).filter(({ hedge }) => hedge !== "helped");
    const places = kinds.flatMap((kind) => credentialIn(line, kind, { isList: isListed }) ?? []);
    return places.some((place) => (isListed || isOnesOwn(line, place)) && !isInside(place, hedges));
  };
  return (kinds.length === 0 ? null : statements.find(isShown)) ?? heldByName(text, source);
}
