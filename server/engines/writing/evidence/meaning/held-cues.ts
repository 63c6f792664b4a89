import { rememberText } from "../../../../domain/remember-text.ts";
import { anyOf } from "../../../any-of.ts";
import { type Hedge, hedgedParts } from "../hedged-words.ts";
import { isYear } from "../trace-number.ts";
import type { Aligned } from "./alignment.ts";
import type { Clause } from "./read-clauses.ts";
import { isTelling } from "./telling.ts";

const NOT_YET = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`booked pending planned plans? scheduled applied applying candida\p{L}* hop(?:es|ing) wants? wish\p{L}*`,
    String.raw`interest\p{L}* would\slike goals? aim\p{L}* learning started enrol\p{L}* registered\sfor in\sprogress`,
    String.raw`ongoing underway under\sreview propos\p{L}* next to\scome upcoming awaiting wait\p{L}* intend\p{L}*`,
    String.raw`considering accepted admitted defer\p{L}* unfinished incomplete partial trial attended going\sto will`,
    String.raw`expir\p{L}* laps\p{L}* former\p{L}* ex rejected stopped refused discontinued none without until`,
    String.raw`angemeldet begonnen läuft laufend\p{L}* geplant\p{L}* gebucht in\sVorbereitung angestrebt abgelaufen`,
    String.raw`abgebrochen Interesse möchte beworben bereite\p{L}* derzeit prévue?s? en\scours périmée?s?`,
    String.raw`inscrite?s? non\sobtenue?s? partiel\p{L}* admissible souhaite envisage commencée? expirée?s?`,
    String.raw`en\scurso pendiente\p{L}* caducad\p{L}* sin estudiando cursando previst\p{L}* inscrit\p{L}* quiero`,
    String.raw`desea\p{L}* renovar solicitad\p{L}* \d{1,4}\s(?:of|out\sof|von|sur|de)\s(?:the\s)?\d{1,4}`,
  )}(?!\p{L})`,
  "giu",
);
const LITTLE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "basics? beginner some conversational intermediate working school only limited reading grundkenntnisse",
    String.raw`grundlagen schulkenntnisse notions débutant scolaire básic\p{L}* nociones intermedi\p{L}* A1 A2 B1`,
  )}(?!\p{L})`,
  "giu",
);
const SHARED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`with together jointly joint co-?\p{L}* alongside team member part took\spart helped? helps helping`,
    String.raw`assist\p{L}* support\p{L}* contribut\p{L}* participat\p{L}* involved shadow\p{L}* observ\p{L}* sat\sin`,
    String.raw`under deput\p{L}* stand-?in stood\sin standing\sin cover\p{L}* backup acting substitute behalf`,
    String.raw`mit gemeinsam zusammen mitgewirkt mitgearbeitet beteiligt unterstütz\p{L}* Vertretung stv`,
    String.raw`begleit\p{L}* stellvertret\p{L}* vertret\p{L}* Mitglied unter Mitarbeit avec ensemble participé pris\spart membre`,
    String.raw`aid\p{L}* remplaç\p{L}* adjoint\p{L}* sous con junto colabor\p{L}* particip\p{L}* ayud\p{L}*`,
    String.raw`apoy\p{L}* miembro suplen\p{L}* bajo sustitu\p{L}*`,
  )}(?!\p{L})`,
  "giu",
);

const CUES = [
  ["notYet", NOT_YET],
  ["little", LITTLE],
  ["shared", SHARED],
] as const;
const cuesIn = rememberText((text) =>
  CUES.map(([, cue]) =>
    [...text.matchAll(cue)].map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  ),
);

const HAVING = new Set(["be", "hold", "earn", "finish", "know", "speak", "win", "study", "receive"]);

/** What the line holds back or qualifies of what is told, and more so where somebody says to be or to have it. */
export function hedgesOf(aligned: Aligned, clauses: readonly Clause[]): Record<string, number> {
  const hedges = cuesOf(aligned);
  const isHaving = clauses.some(({ deeds }) => deeds.some((deed) => HAVING.has(deed)));
  const isHidden = (hedges["notYet hidden"] ?? 0) + (hedges["little hidden"] ?? 0) > 0;
  const isQualified = (hedges.qualifierLeft ?? 0) + (hedges.qualifierFigures ?? 0) > 0;
  return { ...hedges, heldHidden: isHaving && isHidden ? 1 : 0, heldQualified: isHaving && isQualified ? 1 : 0 };
}

/** What holds back in the line near the words that are told, and whether the sentence owns up to it. */
function cuesOf({ met, said, line }: Aligned): Record<string, number> {
  const { text } = line.counted;
  const places = met.flatMap((one) => one.places.map((place) => line.words[place]!));
  const [from, to] = [Math.min(...places.map((word) => word.from)), Math.max(...places.map((word) => word.to))];
  const [start, end] = places.length === 0 ? [0, text.length] : around(text, from, to);
  const features: Record<string, number> = {};
  const [shownCues, saidCues] = [cuesIn(text), cuesIn(said.text)];
  for (const [at, [name]] of CUES.entries()) {
    const inLine = shownCues[at]!.some((cue) => cue.from >= start && cue.to <= end);
    const inSaid = saidCues[at]!.length > 0;
    features[`${name} hidden`] = inLine && !inSaid ? 1 : 0;
    features[`${name} told`] = inLine && inSaid ? 1 : 0;
    features[`${name} added`] = !inLine && inSaid ? 1 : 0;
  }
  Object.assign(features, qualifiersOf({ met, line }));
  const hedges = hedgedParts(text);
  const inside = (hedge: Hedge) =>
    hedges.some((part) => part.hedge === hedge && places.some((word) => word.from >= part.from && word.to <= part.to));
  for (const hedge of ["helped", "denied", "open", "supervised"] as const)
    if (inside(hedge)) features[`in ${hedge}`] = 1;
  return features;
}

const STOPS = /[;|•·]|\.\s|,\s/gu;

/** Where the parts of a text between stops that hold what stands from one place to another begin and end. */
function around(text: string, from: number, to: number): [start: number, end: number] {
  const stops = [...text.matchAll(STOPS)].map(({ index }) => index);
  const start = stops.findLast((at) => at < from) ?? 0;
  const end = stops.find((at) => at >= to) ?? text.length;
  return [start, end];
}

const QUALIFIES = /^\s*(?:[(:–—]|-\s)/u;
const QUALIFIED_BY = /^\s*(?:\([^)]*\)|[:–—][^;|.•]*|-\s[^;|.•]*)/u;

/** What a line puts behind what is told, in brackets or after a colon, and the sentence leaves out. */
function qualifiersOf({ met, line }: Pick<Aligned, "met" | "line">): Record<string, number> {
  const { text } = line.counted;
  const told = new Set(met.flatMap(({ places }) => places));
  let [left, numbers] = [0, 0];
  for (const place of told) {
    const { to } = line.words[place]!;
    if (!QUALIFIES.test(text.slice(to))) continue;
    const found = QUALIFIED_BY.exec(text.slice(to));
    const [from, until] = [to, to + (found?.[0].length ?? 0)];
    const inside = line.words.flatMap((word, at) => (word.from >= from && word.to <= until ? [at] : []));
    if (inside.some((at) => told.has(at))) continue;
    left += inside.filter((at) => isTelling(line.words[at]!)).length;
    numbers += line.counted.numbers.filter((one) => one.from >= from && one.to <= until && !isYear(one)).length;
  }
  return { qualifierLeft: Math.min(1, left / 3), qualifierFigures: Math.min(1, numbers / 2) };
}
