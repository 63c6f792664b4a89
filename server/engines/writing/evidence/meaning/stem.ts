import { foldWord } from "../../../analysis/resume-lines.ts";
import type { MaterialLanguage } from "../../language.ts";

const SHORTEST = 3;
/** Endings of verbs and of the nouns made of them, folded; the longest that leaves enough goes. */
const ENDINGS: Record<Exclude<MaterialLanguage, "en">, readonly string[]> = {
  de: "ungen ung enden ende end etest etet eten ete test ten tet te est et en em er es st t e n s".split(" "),
  fr: "issements issement ations ation itions ition utions utions ements ement ages age aient erent erons ions ions issant issent issons iez ais ait ant ent ees ee es ez er ir is it ie e i s"
    .split(" "),
  es: "aciones acion iciones icion amientos amiento imientos imiento uciones ucion iendo ando ieron aron abamos aban aba ian ia ados adas ado ada idos idas ido ida amos emos imos ar er ir io ie as os es a o e i s"
    .split(" "),
};
const SEPARABLE = "zusammen weiter durch nach ueber uber bei ein auf aus her hin mit vor an ab um zu".split(" ");

/** The stem of a folded word, so that the forms of a verb and the noun made of it meet. */
export function stemOf(word: string, language: MaterialLanguage): string {
  if (language === "en") return singularOf(word);
  const bare = language === "de" ? withoutParticiple(word) : word;
  const ending = ENDINGS[language].find((one) => bare.endsWith(one) && bare.length - one.length >= SHORTEST);
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** "eingeführt" without its "ge", "einzuführen" without its "zu". */
function withoutParticiple(word: string): string {
  const prefix = SEPARABLE.find((one) => word.startsWith(`${one}ge`) || word.startsWith(`${one}zu`));
  if (prefix && word.length > prefix.length + 5) return prefix + word.slice(prefix.length + 2);
  return word.startsWith("ge") && word.length > 6 && /(?:t|en)$/.test(word) ? word.slice(2) : word;
}

/** What a plural may have been: "leases" is of "lease", "buses" of "bus". */
export function singularsOf(word: string): string[] {
  const found = [word.slice(0, -1)];
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
  if (word.endsWith("e")) return [word, `${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`];
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(word) ? word + word.slice(-1) : word;
  const forms = [word, `${word}s`, `${word}es`, `${word}ed`, `${word}ing`];
  return doubled === word ? forms : [...forms, `${doubled}ed`, `${doubled}ing`];
}
