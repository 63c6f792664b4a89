import { anyOf } from "../../any-of.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";

type Abroad = Exclude<MaterialLanguage, "en">;

const LONGEST = 24; // in words
const YEARS = {
  de: /(?<!\p{L})Jahren?(?!\p{L})/u,
  fr: /(?<!\p{L})ans(?!\p{L})/u,
  es: /(?<!\p{L})años(?!\p{L})/u,
} as const;
/** Who somebody is, with the years of it: "Infirmière depuis 9 ans en gériatrie". */
const SELF: Readonly<Record<Abroad, RegExp>> = {
  de: new RegExp(
    String.raw`^(?:${anyOf("Gelernte Examinierte Ausgebildete Studierte Diplomierte")}r? )?(?!Profi)\p{Lu}[\p{L}-]{3,40}` +
      `${anyOf("in er frau mann ent ist kraft ant eur or")}(?: mit |,? (?:der|die) seit )`,
    "u",
  ),
  fr: new RegExp(
    String.raw`^(?!Professionnel|Titulaire|Forte|Riche)\p{Lu}[\p{L} '’-]{3,60}? ` +
      String.raw`(?:depuis|avec|justifiant de) (?:plus de )?(?:\d{1,2}|\p{L}{2,9}) ans(?!\p{L})[^.;:]*$`,
    "u",
  ),
  es: new RegExp(
    String.raw`^(?!Profesional|Persona|Amplia|Más de)\p{Lu}[\p{L} /-]{3,60}? ` +
      String.raw`con (?:más de |unos )?(?:\d{1,2}|\p{L}{2,9}) años(?!\p{L})[^.;:]*$`,
    "u",
  ),
};
/** What nobody says of themselves in a letter. */
const PRAISE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "rigoureu dynami motiv organis engagi zuverlässig flexib belastbar leidenschaft passionn apasionad proactiv comprometid",
    "polyvalent expériment experimentad erfahren versiert dedicad autonome",
  )}`,
  "iu",
);
const BEGINS: Readonly<Record<Abroad, (text: string) => string>> = {
  de: (text) => `Ich bin ${/^\p{L}+ (?=\p{Lu})/u.test(text) ? lowerFirst(text) : text}`,
  fr: (text) => `Je suis ${lowerFirst(text)}`,
  es: (text) => `Soy ${lowerFirst(text)}`,
};

/** What the head of a resume says that its person is, and for how long, as a sentence; null for other sentences. */
export function selfAbroad(sentence: string, language: Abroad): string | null {
  const text = sentence.replace(/(?<![\s.])[\s.]+$/u, "");
  const isSelf =
    SELF[language].test(text) && !PRAISE.test(text) && YEARS[language].test(text) && text.split(" ").length <= LONGEST;
  return isSelf ? `${BEGINS[language](text)}.` : null;
}
