import { foldWord } from "../../analysis/resume-lines.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";

/**
 * The names of languages in English, German, French and Spanish, folded. The lexicon's are for lists, where "pools" may
 * be Dutch for Polish; a posting names languages in sentences.
 */
const LANGUAGES: readonly RegExp[] = [
  "english|englisch|anglais|ingles",
  "german|deutsch|allemand|aleman",
  "french|franzosisch|francais|frances",
  "spanish|spanisch|espagnol|espanol|castellano",
  "italian|italienisch|italien|italiano",
  "portuguese|portugiesisch|portugais|portugues",
  "dutch|niederlandisch|neerlandais|holandes|neerlandes",
  "polish|polnisch|polonais|polaco",
  "russian|russisch|russe|ruso",
  "ukrainian|ukrainisch|ukrainien|ucraniano",
  "turkish|turkisch|turc|turco",
  "arabic|arabisch|arabe",
  "chinese|mandarin|chinesisch|chinois|chino",
  "japanese|japanisch|japonais|japones",
  "korean|koreanisch|coreen|coreano",
  "vietnamese|vietnamesisch|vietnamien|vietnamita",
  "catalan|katalanisch",
  "valenciano",
  "haitian creole|creole|creole haitien",
  "welsh",
  "galician|gallego",
  "basque|baskisch|euskera",
  "swedish|schwedisch|suedois|sueco",
  "danish|danisch|danois|danes",
  "czech|tschechisch|tcheque|checo",
  "romanian|rumanisch|roumain|rumano",
  "hindi|urdu",
  "hebrew|hebraisch|hebreu|hebreo",
  "breton|bretonisch",
  "irish|irisch|gaeilge",
  "greek|griechisch|grec|griego",
  "hungarian|ungarisch|hongrois|hungaro",
  "norwegian|norwegisch|norvegien|noruego",
  "luxembourgish|luxemburgisch|luxembourgeois",
  "farsi|persian|persisch",
  "tamil|punjabi|bengali",
].map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})(?:kenntnisse)?(?!\p{L})`, "u"));
/** The language that a posting is written in is not worth a word. */
const OWN: Record<MaterialLanguage, number> = { en: 0, de: 1, fr: 2, es: 3 };
const LABEL = /^[\p{L} ]{4,24}:\s*/u;
const PARTS = /[,;|•·]|\.\s|\s[-–—]\s(?=\p{Lu})/u;
const MOST_WORDS = 4;
/** "notions d'italien" and "Italienisch (Grundkenntnisse)" are no answer to an ask. */
const LITTLE =
  /(?<!\p{L})(?:basics?|beginner|a1|a2|notions?|nociones|basico|grundkenntnisse|scolaire|debutante?|school)(?!\p{L})/u;

/** "Deutsch und Türkisch (Muttersprachen)" names two at one level. */
function isOfFew(count: number): boolean {
  return count === 1 || count === 2;
}

const HOW_WELL = /^(?:fluent|working|conversational|native|bilingual|business|professional|good|advanced) /iu;

function beginsWithOne(part: string): boolean {
  return LANGUAGES.some((names) => foldWord(part.replace(HOW_WELL, "")).search(names) === 0);
}

/** Which languages a text names, by their places in the list. */
export function languagesIn(text: string): number[] {
  const words = foldWord(text);
  return LANGUAGES.flatMap((names, at) => (names.test(words) ? [at] : []));
}

const ANY_OTHER =
  /(?<!\p{L})(?:(?:weitere|andere|zweite)n? (?:Fremd)?sprachen?|autres? langues?|otr[ao]s? (?:idiomas?|lenguas?))(?!\p{L})/iu;

function isLabelled(text: string): boolean {
  const label = LABEL.exec(text)?.[0] ?? "";
  return languagesIn(label).length === 1 && beginsWithOne(label) && !/\p{L} \p{L}{4,}/u.test(label);
}

function withLevelBehind(text: string): string {
  const [label = "", rest = ""] = text.split(/:\s*/u);
  const [level = ""] = splitOutside(rest);
  const known = /(?<![\p{L}\d])[A-C][12](?!\d)/u.exec(level)?.[0];
  if (known) return `${label} (${known})`;
  return `${label} (${level.replace(/ ?\((?<more>[^()]*)\)/u, ", $<more>").replace(/^, /u, "")})`;
}

function splitOutside(text: string): string[] {
  const guarded = text.replace(/\([^()]*\)/gu, (all) => all.replaceAll(",", "\u0001"));
  return guarded.split(PARTS).map((part) => part.replaceAll("\u0001", ","));
}

/** Languages that the posting asks for and the resume names, as the resume has them: "Polnisch (Muttersprache)". */
export function heldLanguages({ asks, profile, language, resumeLanguage }: WritingFacts): string[] {
  if (language !== resumeLanguage) return [];
  const asked = asks.flatMap(({ text }) => languagesIn(text)).filter((at) => at !== OWN[language]);
  const parts = profile.sections
    .filter(({ kind }) => kind !== "experience" && kind !== "projects")
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .flatMap((line) => {
      const text = line.replace(/^•\s*/, "");
      return splitOutside(isLabelled(text) ? withLevelBehind(text) : text.replace(LABEL, ""));
    })
    .map((part) => part.trim().replace(/\.$/, ""))
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
      ?.replace(/^(?<names>.+) \((?<level>fluent|native|bilingual|conversational)\)$/iu, "$<level> $<names>")
      .replace(/ (?<level>[A-C][12])$/u, " ($<level>)")
      .replace(/ (?<level>[A-C][12]) \((?<more>[^()\d]+?)(?:,[^()]*)?\)$/u, " ($<level>, $<more>)");
    return leveled ? [isSmall || HOW_WELL.test(leveled) ? lowerFirst(leveled) : leveled] : [];
  });
  return [...new Set(names)];
}
