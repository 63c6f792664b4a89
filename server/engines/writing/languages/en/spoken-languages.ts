import { onceFor } from "../../../once-for.ts";
import { anyOf } from "../../../any-of.ts";
import type { Profile } from "../../../analysis/profile.ts";
import { LANGUAGE_NAMES } from "../../facts/language-names.ts";

/** A language of an English resume: by its place in the list of names, and as one says it after "I speak". */
export type Spoken = { at: number; name: string; told: string; isBilingual: boolean; isNative: boolean };

type Mention = { at: number; from: number; to: number; name: string };

const LISTS = /^\P{L}*(?:foreign |other )?languages?(?: skills| spoken| known| proficiency)?\s?[:–—-]/iu;
const HOW_WELL: readonly [pattern: RegExp, tell: (name: string) => string | null][] = [
  [
    "entry(?:[\\s-]level)? courses? class(?:es)? lessons basics? beginners? elementary limited some little school gcse novice learning a[12] grade [a-g1-9]\\)",
    () => null,
  ],
  ["native mother first\\slanguage", (name: string) => `native ${name}`],
  ["bilingual", (name: string) => name],
  ["fluent fluently fluency", (name: string) => `fluent ${name}`],
  ["conversational", (name: string) => `conversational ${name}`],
  ["business", (name: string) => `business ${name}`],
  ["professional working", (name: string) => `${name} at a working level`],
  ["intermediate", (name: string) => `intermediate ${name}`],
  ["advanced", (name: string) => `advanced ${name}`],
  ["excellent", (name: string) => `excellent ${name}`],
  ["good", (name: string) => `good ${name}`],
  ["strong proficient competent", (name: string) => name],
].map(([words, tell]) => [
  new RegExp(`(?<![\\p{L}\\d])${anyOf(String(words))}(?![\\p{L}\\d])`, "iu"),
  tell as (name: string) => string | null,
]);
const CODE = /(?<![\p{L}\d])[BC][12](?![\p{L}\d])/u;
const LEVEL_BEFORE = new RegExp(
  String.raw`${anyOf(
    "native bilingual fluent fluently conversational business professional working intermediate advanced good strong",
    "excellent proficient basic some little elementary limited school beginner competent speaks? spoken",
  )}(?:\s(?:level|proficiency|knowledge|speaker))?(?:\s(?:in|of|both|written and spoken|spoken and written))?[\s(:]*$`,
  "iu",
);
const JOINT = /^\s*(?:,|and|&|\/|-|, and)\s*$/u;
const NEXT = /[,;.|•·][\p{L}\s]*$/u;
const BEHIND = /^\s*(?:\(|[:–—-]\s*|,\s*|at\s|speaker|is my )/u;
const SAYS_SO =
  /^\P{L}*(?:I (?:also )?speak|[Ss]peaks?|[Ss]poken|[Ff]luent in|[Bb]ilingual)(?!\p{L})|^\P{L}*\p{Lu}\p{Ll}+ speaker$/u;
const SECTIONS_OF_WORK: ReadonlySet<string> = new Set(["experience", "projects", "education"]);

function mentionsIn(line: string): Mention[] {
  return LANGUAGE_NAMES.flatMap(({ inText }, at) =>
    [...line.matchAll(inText)].map(({ index, 0: name }) => ({ at, from: index, to: index + name.length, name })),
  ).sort((one, other) => one.from - other.from);
}

/** The languages of an English resume, with how well they are spoken; those hardly spoken are left out. */
export const spokenLanguages = onceFor(({ sections, lines }: Pick<Profile, "sections" | "lines">): Spoken[] => {
  const found = sections.flatMap(({ kind, lines: { from, to } }) =>
    lines.slice(from, to + 1).flatMap((line) => {
      const isList = kind === "languages" || LISTS.test(line);
      const isSaid = kind === "education" && SAYS_SO.test(line);
      return SECTIONS_OF_WORK.has(kind) && !isList && !isSaid ? [] : spokenIn(line, isList);
    }),
  );
  const best = found.filter(
    (one) => !found.some((other) => other.at === one.at && (other.rank > one.rank || isLater(other, one, found))),
  );
  return best.flatMap(({ at, name, told, isBilingual, isNative }) =>
    told === null ? [] : [{ at, name, told, isBilingual, isNative }],
  );
});

type Read = Omit<Spoken, "told"> & { told: string | null; rank: number };

function isLater(other: Read, one: Read, all: readonly Read[]): boolean {
  return other.rank === one.rank && all.indexOf(other) < all.indexOf(one);
}

function spokenIn(line: string, isList: boolean): Read[] {
  const mentions = mentionsIn(line);
  const zones = mentions.map(({ from, to }, index) => ({
    before: line.slice(mentions[index - 1]?.to ?? 0, from),
    after: line.slice(to, mentions[index + 1]?.from ?? line.length),
  }));
  const levels = zones.map(({ before, after }, index) => {
    const own = LEVEL_BEFORE.exec(before)?.[0];
    if (own !== undefined) return own;
    // What stands directly before the next language is that one's level: ", fluent " and "; native ".
    const isLast = index === mentions.length - 1;
    const rest = isLast ? after : after.replace(NEXT, (end) => (LEVEL_BEFORE.test(end) ? "" : end));
    const [near = ""] = rest.split(
      isList ? /[;|•·]|,(?![^()]{0,80}\))(?!\s*(?:native|fluent))/u : /[,;|•·.](?![^()]{0,80}\))/u,
    );
    return BEHIND.test(rest) || isList || /^\s*bilingual/iu.test(rest) ? near : "";
  });
  return mentions.map(({ at, name }, index) => {
    const level = sharedLevel(levels, zones, index);
    const shown = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const isLevel = level !== "" && (CODE.test(level) || HOW_WELL.some(([pattern]) => pattern.test(level)));
    const rank = isLevel ? 2 : Number(isList || /speak/iu.test(level));
    return {
      at,
      name: shown,
      told: rank === 0 ? null : tellOf(shown, level),
      isBilingual: /bilingual/iu.test(level),
      isNative: /native|mother|first language/iu.test(level),
      rank,
    };
  });
}

/** "Fluent in French and Italian", "Spanish and Catalan (native)": one level holds for all that are joined. */
function sharedLevel(levels: string[], zones: { before: string; after: string }[], index: number): string {
  const own = levels[index] ?? "";
  if (/\p{L}|\d/u.test(own.replace(/^\s*(?:and)\s*$/u, ""))) return own;
  for (let at = index; at > 0 && JOINT.test(zones[at]?.before ?? ""); at--) {
    const before = levels[at - 1] ?? "";
    if (LEVEL_BEFORE.test(before)) return /speak|spoken/iu.test(before) ? "" : before;
  }
  for (let at = index; /^\s*(?:and|&|\/)\s*$/u.test(zones[at]?.after ?? ""); at++) {
    const next = levels[at + 1] ?? "";
    if (/\p{L}/u.test(next)) return next;
  }
  return "";
}

function tellOf(name: string, level: string): string | null {
  const little = HOW_WELL[0]?.[0];
  if (little?.test(level)) return null;
  const code = CODE.exec(level)?.[0];
  if (code) return `${name} (${code})`;
  const known = HOW_WELL.find(([pattern]) => pattern.test(level));
  return known ? known[1](name) : name;
}
