import type { MaterialLanguage } from "../../language.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";

type Romance = "fr" | "es";

const SHORTEST = 3;
const ENDINGS: Record<Romance, readonly string[]> = {
  fr: "issements issement issaient issais issait ations ation itions ition utions utions ements ement ages age aient erent erons ions ions issant issent issons iez ais ait ant ent ees ee es ez er ir is it ie e i s".split(
    " ",
  ),
  es: "aciones acion iciones icion amientos amiento imientos imiento uciones ucion iendo ando ieron aron abamos iamos aban aba ian ia ados adas ado ada idos idas ido ida amos emos imos an en ar er ir io ie as os es a o e i s".split(
    " ",
  ),
};
/** The stem of a folded word, so that the forms of a verb and the noun made of it meet. */
export function stemOf(word: string, language: Romance): string {
  const ending = ENDINGS[language].find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

const GERMAN_TAILS =
  /(?:ungen|ung|ierten|ierte|iert|ieren|enden|ende|eten|etem|ten|tes|ter|te|en|em|er|es|et|st|e|t|n|s)$/;

/** What the forms of a word have in common, for words that no lexicon holds: "versorge" and "Versorgung". */
export function looseStem(word: string, language: MaterialLanguage): string {
  if (language === "en") return word;
  if (language === "de") return word.replace(/^ge(?=\p{L}{5})/u, "").replace(GERMAN_TAILS, "");
  return stemOf(word, language).replace(/[aeiou]$/, "");
}

export const SEPARABLE =
  "zusammen gegenuber bereit sicher fertig heraus nieder weiter zuruck fest weg dar durch nach uber bei ein auf aus her hin mit vor an ab um zu teil".split(
    " ",
  );
const GERMAN_ENDINGS = " en n e st est t et te ete ten eten end ende enden ung ungen s".split(" ");

/** Every form of a German verb, taken apart and with "ge" and "zu" in it, and the noun made of it. */
export function germanForms(given: string): string[] {
  const word = foldWord(given);
  if (!/(?:[^aeiou]|e|ei)n$/.test(word) || word.length < 5)
    return ["", "s", "es", "e", "en", "n", "t"].map((end) => word + end);
  const stem = word.replace(/e?n$/, "");
  const prefix = SEPARABLE.find((one) => stem.startsWith(one) && stem.length > one.length + 2) ?? "";
  const rest = stem.slice(prefix.length);
  const participles = ["t", "et", "en"].map((end) => `${prefix}ge${rest}${end}`);
  const learned = stem.endsWith("ier") ? ["ation", "ion", "ierung"].map((end) => stem.slice(0, -3) + end) : [];
  return [...learned, ...GERMAN_ENDINGS.map((end) => stem + end), ...participles, `${prefix}zu${rest}en`];
}

const BRITISH: readonly (readonly [ending: RegExp, american: string])[] = [
  [/(?<=\p{L}{2})our(?=(?:s|ed|ing|ful|able|ite|ites|al|er|ers)?$)/u, "or"],
  [/(?<=\p{L}{2}[^aeiou])tre(?=s?$)/u, "ter"],
  [/(?<=\p{L}{3})is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/u, "iz"],
  [/(?<=\p{L}{3})ys(?=(?:e|es|ed|ing)$)/u, "yz"],
  [/(?<=\p{L}{2})ogue(?=s?$)/u, "og"],
  [/(?<=[aeiou])ll(?=(?:ed|ing|er|ers|or|ors)$)/u, "l"],
  [/(?<=\p{L}{3})ce(?=s?$)/u, "se"],
  [/mme(?=s?$)/u, "m"],
];

/** One spelling for British and American English; no word to show. */
export function americanOf(word: string): string {
  return BRITISH.reduce((spelled, [ending, american]) => spelled.replace(ending, american), word);
}

const ODD_PLURALS: ReadonlyMap<string, string> = new Map([
  ["children", "child"],
  ["people", "person"],
  ["men", "man"],
  ["women", "woman"],
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["mice", "mouse"],
  ["criteria", "criterion"],
  ["analyses", "analysis"],
  ["crises", "crisis"],
  ["diagnoses", "diagnosis"],
]);

/** What a plural may have been: "leases" is of "lease", "buses" of "bus". */
export function singularsOf(word: string): string[] {
  const odd = ODD_PLURALS.get(word);
  if (odd) return [odd];
  const found = [word.slice(0, -1)];
  if (word.endsWith("ves")) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith("es")) found.push(word.slice(0, -2));
  if (word.endsWith("ies")) found.push(`${word.slice(0, -3)}y`);
  return word.endsWith("s") && word.length > 3 ? found : [];
}

export function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Every form of a regular English verb, with its base form. */
export function englishForms(base: string): string[] {
  const word = foldWord(base);
  if (word.endsWith("e")) return [word, `${word}s`, `${word}d`, `${word.slice(0, -1)}ing`, `${word.slice(0, -1)}ings`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`];
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(word) ? word + word.slice(-1) : word;
  const forms = [word, `${word}s`, `${word}es`, `${word}ed`, `${word}ing`, `${word}ings`];
  return doubled === word ? forms : [...forms, `${doubled}ed`, `${doubled}ing`];
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `began begun begin|bent bend|bound bind|bought buy|brought bring|built build|burnt burn|came come|caught catch
  chose chosen choose|cost cost|cut cut|dealt deal|did done do|drew drawn draw|drove driven drive|ate eaten eat
  fell fallen fall|fed feed|felt feel|fought fight|found find|flew flown fly|forgot forget|froze frozen freeze
  gave given give|got gotten get|grew grown grow|heard hear|held hold|hid hidden hide|hung hang|kept keep|knew known know
  laid lay|led lead|left leave|lent lend|lit light|lost lose|made make|meant mean|met meet|oversaw overseen oversee
  overtook overtake|paid pay|put put|ran run|rang ring|read read|rebuilt rebuild|redid redo|rewrote rewritten rewrite
  rode ridden ride|rose risen rise|said say|sang sung sing|sank sunk sink|sat sit|saw seen see|sent send|set set
  shook shake|shot shoot|shown show|shrank shrink|slept sleep|sold sell|sought seek|sped speed|spent spend|spoke spoken speak
  spread spread|spun spin|stood stand|stole stolen steal|stuck stick|struck strike|swam swim|swept sweep|took taken take
  taught teach|thought think|threw thrown throw|told tell|tore torn tear|understood understand|undertook undertake
  went gone go|woke wake|won win|wore worn wear|wound wind|wove woven weave|withdrew withdraw|wrote written write`
    .split(/[|\n]/)
    .flatMap((row) => {
      const forms = row.trim().split(" ");
      return forms.map((form): [string, string] => [form, forms.at(-1) ?? form]);
    }),
);

/** The irregular forms of an English verb's base; none for a regular one. */
export function irregularForms(base: string): string[] {
  return [...IRREGULAR].flatMap(([form, of]) => (of === base ? [form] : []));
}

/** The base of an irregular English verb's form; none for another word. */
export function irregularBases(word: string): string[] {
  const base = IRREGULAR.get(word);
  return base ? [base] : [];
}
