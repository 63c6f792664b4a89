import { rememberText } from "../../../domain/remember-text.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import type { Profile, ProfileSkill } from "../../analysis/profile.ts";
import { opensAbove } from "../facts/under-way.ts";
import { hedgedParts } from "./hedged-words.ts";

const DEGREES: [level: string, pattern: RegExp][] = [
  ["doctorate", /\b(?:ph\.?\s?d|doctorates?|doctoral|doktor(?:titel)?|promotion zum|doctorado|doctorat)\b/giu],
  ["master", /\b(?:master(?:'s|s|’s)?(?= degree| of| in\b)|m\.?b\.?a|m\.?sc|maestría|máster|magister)\b/giu],
  [
    "bachelor",
    /\b(?:bachelor(?:'s|s|’s)?|b\.?sc|b\.?b\.?a|b\.?s\.?n|licenciatura|licenciad[oa] en|graduad[oa] en|grado en|licence en)\b/giu,
  ],
  ["associate", /\bassociate(?:'s|s|’s)?(?= degree| of| in (?:applied|science|arts))/giu],
];
const SAYS_HELD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "certified licen[cs]ed registered accredited hold holds held holding holder possess obtained",
    String.raw`earned passed renewed received graduated zertifiziert\p{L}* geprüfte?r? besitze erworben`,
    "certificad[oa] titulad[oa] colegiad[oa] poseo certifiée? diplômée? titulaire possède",
  )}(?!\p{L})`,
  "iu",
);
const CLAIMS_HELD = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    I(?: also)?(?: have|['’]ve got|['’]m| am)(?= (?:an?|the|my|both|\p{Lu}))
    [Hh]abe(?= (?:de|ei|die))|[Tt]engo|[Cc]uento con|[Jj]['’]ai|dispose
  `}(?!\p{L})`,
  "u",
);

type Line = { text: string; section?: string };

export const degreesIn = rememberText((text) =>
  DEGREES.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: name }) => ({ level, from: index, to: index + name.length })),
  ),
);

const CANDIDATE_BEHIND = /^ candidate(?!\p{L})/iu;

function isOpenAt(text: string, { from, to }: { from: number; to: number }): boolean {
  if (CANDIDATE_BEHIND.test(text.slice(to))) return true;
  return hedgedParts(text).some((part) => part.hedge === "open" && part.from <= from && part.to >= to);
}

/** Whether a sentence claims to hold what it names. */
export function saysHeld(text: string): boolean {
  return SAYS_HELD.test(text) || CLAIMS_HELD.test(text);
}

/** The levels of degree that a resume names without having reached them. */
export function openDegrees(lines: Line[]): ReadonlySet<string> {
  const found = lines.flatMap(({ text }, at) => {
    const below = lines[at + 1];
    const isToCome = below?.section === "education" && opensAbove(below.text);
    return degreesIn(text).map((degree) => ({ level: degree.level, isOpen: isToCome || isOpenAt(text, degree) }));
  });
  const held = new Set(found.filter(({ isOpen }) => !isOpen).map(({ level }) => level));
  return new Set(found.map(({ level }) => level).filter((level) => !held.has(level)));
}

const MOST_BESIDE = 2;

/** A line that is nothing but the name of it, its level and its year: "ServSafe Manager, 2021". */
function isBareName(text: string, places: readonly { from: number; to: number }[]): boolean {
  const [first] = places;
  // A line that begins with it and goes on with a list: "Führerschein D, DE; Türkisch".
  if (first?.from === 0 && /^[^,;.]{0,12}[,;]/u.test(text.slice(first.to))) return true;
  if (!first || /\p{L}/u.test(text.slice(0, first.from).replace(/^[^:]{1,20}:/u, ""))) return false;
  const rest = places.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return (rest.match(/\p{L}+/gu) ?? []).length <= MOST_BESIDE;
}

/** Whether no line says that the person holds a licence: "Following ServSafe guidelines", "working toward CPA". */
export function isOnlyNamed(
  profile: Profile,
  { kind, lines }: ProfileSkill,
  placesIn: (text: string) => { from: number; to: number }[],
): boolean {
  if (kind !== "licence" && kind !== "certificate") return false;
  const titles = [profile.headline?.text ?? "", ...profile.jobs.map(({ title }) => title ?? "")];
  // "RN" is read as a licence only within a sentence.
  if (titles.some((title) => placesIn(title).length > 0 || placesIn(`as an ${title}`).length > 0)) return false;
  const work = profile.sections.filter((section) => section.kind === "experience" || section.kind === "projects");
  const isIn = (sections: typeof work, line: number) =>
    sections.some((section) => section.lines.from <= line && line <= section.lines.to);
  const isOpen = (line: number) => {
    const text = profile.lines[line] ?? "";
    const places = placesIn(text);
    return places.length > 0 && places.every((place) => isOpenAt(text, place));
  };
  // A list of skills repeats the name of what is still under way elsewhere.
  const lists = lines.some((line) => isOpen(line) && !isIn(work, line))
    ? profile.sections.filter((section) => section.kind === "skills")
    : [];
  return !lines.some((line) => {
    const text = profile.lines[line] ?? "";
    const places = placesIn(text);
    if (isOpen(line) || (isIn(lists, line) && !SAYS_HELD.test(text))) return false;
    const isAtWork = isIn(work, line);
    return !isAtWork || SAYS_HELD.test(text) || isBareName(text, places);
  });
}
