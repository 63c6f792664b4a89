import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { hasRunOut } from "./credential-kinds.ts";
import { type Spoken, spokenLanguages } from "../languages/en/spoken-languages.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** The language that a posting is written in is not worth a word. */
export const OWN: Record<MaterialLanguage, number> = { en: 0, de: 1, fr: 2, es: 3 };
const LABEL = /^[\p{L} ]{4,24}:\s*/u;
const PARTS = /[,;|•·]|\.\s|\s[-–—]\s(?=\p{Lu})/u;
const MOST_WORDS = 4;
/** "notions d'italien" and "Italienisch (Grundkenntnisse)" are no answer to an ask. */
const LITTLE = new RegExp(
  `(?<!\\p{L})${anyOf(
    "basics? beginner a1 a2 notions? nociones basico grundkenntnisse anfanger(?:in)? scolaire debutante? school poco wenig peu",
  )}(?!\\p{L})`,
  "u",
);

const ASIDE = / \([^()]{1,60}\)/gu;

const IN_OWN_WORDS = /(?<level> \([^(),]{2,30}), (?:je |j['’]|me |puedo |ich )[^()]*\)$/u;

/** "Deutsch und Türkisch (Muttersprachen)" names two at one level. */
function isOfFew(count: number): boolean {
  return count === 1 || count === 2;
}

export function beginsWithOne(part: string): boolean {
  return LANGUAGE_NAMES.some(({ folded }) => foldWord(part).search(folded) === 0);
}

/** "Armenian nurses", "the German market": whose they are, and no language. */
const OF_PEOPLE = new RegExp(
  String.raw`(?<!\p{L})\p{Lu}\p{Ll}{3,12} (?=${anyOf(
    "nurses students citizens nationals residents people families patients customers clients users partners suppliers companies",
    "company government market markets law laws history culture food cuisine communities community economy army dollars audience",
  )}(?!\p{L}))`,
  "gu",
);

/** Which languages a text names, by their places in the list. */
export function languagesIn(text: string): number[] {
  const words = foldWord(text.replace(OF_PEOPLE, ""));
  return LANGUAGE_NAMES.flatMap(({ folded }, at) => (folded.test(words) ? [at] : []));
}

const ANY_OTHER =
  /(?<!\p{L})(?:(?:weitere|andere|zweite)n? (?:Fremd)?sprachen?|autres? langues?|otr[ao]s? (?:idiomas?|lenguas?))(?!\p{L})/iu;

function isLabelled(text: string): boolean {
  const label = LABEL.exec(text)?.[0] ?? "";
  return languagesIn(label).length === 1 && beginsWithOne(label) && !/\p{L} \p{L}{4,}/u.test(label);
}

function withLevelBehind(text: string): string {
  const [label = "", rest = ""] = text.split(/\s?:\s*/u);
  const [level = ""] = splitOutside(rest.replace(/\.$/u, ""));
  const known = /(?<![\p{L}\d])[A-C][12](?!\d)/u.exec(level)?.[0];
  if (known) return `${label} (${known})`;
  return `${label} (${level.replace(/ ?\((?<more>[^()]*)\)/u, ", $<more>").replace(/^, /u, "")})`;
}

export function splitOutside(text: string): string[] {
  const guarded = text.replace(/\([^()]*\)/gu, (all) => all.replaceAll(",", "\u0001"));
  return guarded.split(PARTS).map((part) => part.replaceAll("\u0001", ","));
}

const ANY_IN_ENGLISH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("second another additional foreign other further any community more")}` +
    String.raw`(?: \p{L}+){0,2} languages?|(?:bi|multi|tri)lingual(?! (?:in )?\p{Lu}))(?!\p{L})`,
  "iu",
);

/** What an English letter says of languages: those that are asked for, and English itself beside a native one. */
export const heldInEnglish = onceFor(({ asks, profile, language, resumeLanguage }: WritingFacts): Spoken[] => {
  if (language !== "en" || resumeLanguage !== "en") return [];
  const asked = new Set(asks.flatMap(({ text }) => languagesIn(text)));
  const isAny = asks.some(({ text }) => ANY_IN_ENGLISH.test(text));
  const spoken = spokenLanguages(profile);
  const others = spoken.filter(({ at }) => at !== OWN.en && (isAny || asked.has(at)));
  const english = spoken.filter(({ at, isNative }) => at === OWN.en && !isNative);
  const isBoth = asks.some(({ text }) => languagesIn(text).includes(OWN.en) && languagesIn(text).length > 1);
  if (isBoth && others.length > 0 && !others.some(({ isBilingual }) => isBilingual)) return [...english, ...others];
  const leveled = english.filter(({ name, told }) => told !== name);
  return others.some(({ isNative }) => isNative) ? [...others, ...leveled] : others;
});

/** Languages that the posting asks for and the resume names, as the resume has them: "Polnisch (Muttersprache)". */
export const heldLanguages = onceFor((facts: WritingFacts): string[] => {
  const { asks, profile, language, resumeLanguage } = facts;
  if (language !== resumeLanguage) return [];
  if (language === "en") return heldInEnglish(facts).map(({ told }) => told);
  const asked = asks.flatMap(({ text }) => languagesIn(text)).filter((at) => at !== OWN[language]);
  const parts = profile.sections
    .filter(({ kind }) => kind !== "experience" && kind !== "projects")
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .flatMap((line) => {
      const text = line.replace(/^•\s*/, "");
      return splitOutside(isLabelled(text) ? withLevelBehind(text) : text.replace(LABEL, ""));
    })
    .map((part) => part.replace(/\s+/gu, " ").trim().replace(/\.$/, ""))
    .filter(
      (part) =>
        part
          .replace(/\([^()]*\)/u, "")
          .trim()
          .split(" ").length <= MOST_WORDS &&
        isOfFew(languagesIn(part).length) &&
        !LITTLE.test(foldWord(part)),
    );
  const isSmall = language === "fr" || language === "es";
  const others = asks.some(({ text }) => ANY_OTHER.test(text)) ? parts.flatMap(languagesIn) : [];
  const wanted = [...asked, ...others.filter((at) => at !== OWN[language])];
  const names = [...new Set(wanted)].flatMap((at) => {
    // "Universidad de Alcalá, Filología Inglesa" names no language that is spoken.
    const held = parts.find((part) => languagesIn(part).includes(at) && beginsWithOne(part));
    const leveled = held
      ?.replace(ASIDE, (aside) => (hasRunOut(aside) ? "" : aside))
      ?.replace(/ (?:al )?(?<level>[A-C][12]|\d{2,3} ?%)$/u, " ($<level>)")
      .replace(/^(?<name>\p{Lu}\p{Ll}+) (?<how>(?:mündlich|schriftlich|in Wort) \p{L}[\p{L} ]*)$/u, "$<name> ($<how>)")
      .replace(IN_OWN_WORDS, "$<level>)")
      .replace(/(?<= \p{Ll}{4,20}) [–—] (?=\p{Ll}{4,20}(?: \(|$))/u, "-")
      .replace(/ (?<level>[A-C][12]) \((?<more>[^()\d]+?)(?:,[^()]*)?\)$/u, " ($<level>, $<more>)");
    return leveled ? [isSmall ? lowerFirst(leveled) : leveled] : [];
  });
  return [...new Set(names)];
});
