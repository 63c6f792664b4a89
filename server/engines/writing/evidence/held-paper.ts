import { CREDENTIAL_KINDS, credentialIn, hasRunOut } from "../facts/credential-kinds.ts";
import { saysHeld } from "./credentials.ts";
import { factWords } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = /^I (?:also )?hold (?:an? |the )?(?<name>[^.;:]{2,60})\.?$/u;
const OF_ANY_PAPER = /^(?:an?|the|valid|current|active|certificat\p{L}+|licen[cs]e|card|registration)$/u;
const AT_WORK = new Set(["experience", "projects", "posting"]);

/** The line that shows a licence or certificate by any of its names, where a sentence says that it is held and nothing more. */
export function heldPaper(text: string, { statements }: Source): SourceStatement | null {
  const name = HELD.exec(text)?.groups?.name ?? "";
  const isNamed = (kind: (typeof CREDENTIAL_KINDS)[number]) => {
    const place = credentialIn(name, kind);
    const others = factWords(name).filter(({ from }) => place && (from < place.from || from >= place.to));
    return place !== null && others.every(({ word }) => OF_ANY_PAPER.test(word));
  };
  const kinds = CREDENTIAL_KINDS.filter(isNamed);
  const isShown = ({ text: line, section, from }: SourceStatement) => {
    const isListed = section === "certificates";
    if (from === "posting" || AT_WORK.has(section) || hasRunOut(line) || !(isListed || saysHeld(line))) return false;
    const places = kinds.flatMap((kind) => credentialIn(line, kind, { isList: isListed }) ?? []);
    const hedges = hedgedParts(line).filter(({ hedge }) => hedge !== "helped");
    return places.some((place) => !hedges.some((hedge) => hedge.from <= place.from && hedge.to >= place.to));
  };
  return kinds.length === 0 ? null : (statements.find(isShown) ?? null);
}
