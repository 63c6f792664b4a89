import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { claimingWords, factWords } from "./fact-words.ts";
import type { Source, SourceStatement } from "./sources.ts";

/** Levels of speaking a language, the weakest first; the third is what "I speak it" means. */
const LEVELS: readonly [level: number, pattern: RegExp][] = [
  [
    1,
    new RegExp(
      String.raw`\b${anyOfLines`
        basic|beginner|elementary|some|a little|a1|a2|rudiment\p{L}*|nociones|bases
        grundkenntnisse\p{L}*|grundzüge\p{L}*|anfänger|b[aá]sic[oa]s?|elemental|notions?|scolaire|d[ée]butante?
        un peu|un poco|algo de|etwas|ein (?:wenig|bisschen)|me débrouille|me defiendo
      `}(?!\p{L})`,
      "iu",
    ),
  ],
  [
    3,
    new RegExp(
      String.raw`\b${anyOf(
        "well good intermediate conversation(?:al)? converse working proficient b1 b2 gute?[nrms]? bien buen[oa]?",
        String.raw`interm[eé]di\p{L}+ bonne?s?`,
      )}(?!\p{L})`,
      "iu",
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`\b${anyOfLines`
        fluent(?:ly)?|business|advanced|excellent|professional|c1|c2
        fließend\p{L}*|verhandlungssicher\p{L}*|sehr gut|fluid[oa]|fluidez|soltura
        flüssig|avanzad[oa]|courant|couramment
      `}(?!\p{L})`,
      "iu",
    ),
  ],
  [
    5,
    new RegExp(
      String.raw`\b${anyOf(
        String.raw`native(?:ly)? mother[\s-]tongue first\slanguage (?:grew|grown)\sup bilingual muttersprach\p{L}* aufgewachsen`,
        String.raw`erstsprache nativ[oa]s? matern[oa]s? maternelles? première\slangue bilingues? bilingües?`,
      )}(?!\p{L})`,
      "iu",
    ),
  ],
];
/** Folded; Spanish and French write their names small. */
const LOWER_CASE = new RegExp(
  `^${anyOf(
    "ingl espan espag castell aleman franc ital portug chin arab rus japon anglais allem neerl pol eusk catal galleg bret",
    "basque ukrain rouma vietnam coreen corean turc turco ruman grec grieg hebr hind pers suec suedois noru norveg dan finland",
  )}`,
  "u",
);
const UNSAID = 2;
const FLUENT = 4;
const EXACT = /\b[abc][12]\b/iu;
const PARTS = /[,;|•·\n]|\s[-–—/]\s|\.\s|\s(?:and|und|y|et)\s/u;

/** A language that a sentence claims at a higher level than the resume gives it, or null. */
export function raisedLanguage(text: string, resume: Source): string | null {
  const spoken = languagesIn(text);
  if (spoken.length === 0 || (READS.test(text) && !SPEAKS.test(text))) return null;
  for (const { id, name } of spoken) {
    const parts = resume.statements.flatMap((one) =>
      levelled(eachLevelled(one.text).split(PARTS)).filter((part) =>
        languagesIn(part).some((language) => language.id === id),
      ),
    );
    const own = parts.map(levelOf).filter((level) => level !== null);
    const said = text.split(PARTS).find((part) => languagesIn(part).some((language) => language.id === id)) ?? text;
    // Without a level in the resume, a high one would be a guess.
    if (own.length === 0 && parts.length > 0 && (levelOf(said) ?? 0) >= FLUENT) return name;
    if (own.length === 0) continue;
    const claimed = levelOf(said) ?? levelOf(text) ?? UNSAID;
    const exact = EXACT.exec(said)?.[0].toLowerCase();
    if (claimed > Math.max(...own) || (exact && !parts.some((part) => part.toLowerCase().includes(exact)))) return name;
  }
  return null;
}

const BOTH = /(?<!\p{L})(?<first>\p{L}+)(?<and>\s(?:and|und|y|et)\s\p{L}+\s)(?<level>\([^()]{2,24}\))/gu;

/** "(read well, speak little)": whoever reads a language alone does not speak it. */
const SPEAKS_LITTLE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    String.raw`spe(?:ak|aking)\s(?:a\s)?little little\sspoken read(?:ing)?\sonly only\sread(?:ing)? sprechen\swenig wenig\sgesprochen nur\slesen lesen`,
    String.raw`peu\sparlé parle\speu lu\sseulement lu hablo\spoco poco\shablado s[oó]lo\s(?:leo|lectura|leído) lectura`,
  )})(?!\\p{L})`,
  "iu",
);
const READS = /(?<!\p{L})(?:read(?:ing)?|lesen?|lis|lu|leo|lectura|lecture)(?!\p{L})/iu;
const SPEAKS = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    String.raw`speak(?:ing)? spoken fluent(?:ly)? sprech\p{L}* spreche parle parlée? hablo hablad[oa]`,
  )})(?!\\p{L})(?!\\s(?:little|wenig|poco|peu))`,
  "iu",
);

function eachLevelled(given: string): string {
  const text = given.replace(/(?:[ABC][12] ?)?\([^()]*\)/gu, (beside) =>
    SPEAKS_LITTLE.test(beside) ? "(basic)" : beside,
  );
  return text.replace(BOTH, "$<first> $<level>$<and>$<level>");
}

/** "Spanish and Portuguese, native": a level that stands alone is of the languages before it. */
function levelled(parts: readonly string[]): string[] {
  return parts.map((part, at) => {
    const next = parts.slice(at + 1).find((other) => languagesIn(other).length === 0 || levelOf(other) !== null);
    const isAlone = next !== undefined && languagesIn(next).length === 0 && levelOf(next) !== null;
    return levelOf(part) === null && isAlone ? `${part} ${next}` : part;
  });
}

const OF_LANGUAGES = new RegExp(
  `^${anyOf(
    "speak spoken convers entspr beherrsch fluen bilingual mother tongue languag level grew grow conversat sprach sprech sprich aufgewachs niveau nivel habl",
    "idioma parl langu lengu domin conoc connai kenn",
  )}`,
  "u",
);

/** The line that names the languages of a sentence which says nothing else; whether it says too much is told above. */
export function spokenAs(text: string, resume: Source): SourceStatement | null {
  const spoken = languagesIn(text);
  if (spoken.length === 0 || /\d{2}/.test(text)) return null;
  const bare = LEVELS.reduce((rest, [, pattern]) => rest.replace(new RegExp(pattern, "giu"), " "), text);
  const others = claimingWords(bare).filter(
    ({ word }) => !OF_LANGUAGES.test(word) && languagesIn(capital(word)).length === 0,
  );
  if (others.length > 0) return null;
  const holds = ({ text: line }: SourceStatement) =>
    spoken.every(({ id }) => languagesIn(line).some((one) => one.id === id));
  return resume.statements.find(holds) ?? null;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether the resume says no more of a language than that it is basic. */
export function isBasicOnly(id: string, resume: Source): boolean {
  const own = resume.statements.flatMap((one) =>
    one.text
      .split(PARTS)
      .filter((part) => languagesIn(part).some((language) => language.id === id))
      .map(levelOf),
  );
  return own.length > 0 && own.every((level) => level === 1);
}

/** Word by word, since "gut Englisch" in a sentence is no list; only a name of several words is looked for as it stands. */
function languagesIn(text: string): { id: string; name: string }[] {
  const long = findSkills(text, { list: true }).filter(({ from, to }) => text.slice(from, to).includes(" "));
  return factWords(text)
    .filter(({ isCapital, word }) => isCapital || LOWER_CASE.test(word))
    .flatMap(({ from, to }) => findSkills(text.slice(from, to), { list: true }))
    .concat(long)
    .filter(({ kind }) => kind === "language");
}

function levelOf(text: string): number | null {
  const levels = LEVELS.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
  return levels.length > 0 ? Math.max(...levels) : null;
}
