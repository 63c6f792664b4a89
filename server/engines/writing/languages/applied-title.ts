import { isPlaceName } from "../../analysis/judge-part.ts";
import { anyOf } from "../../any-of.ts";
import { deedsOf, thingsOf } from "../evidence/meaning/lexis.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import { upperFirst } from "../skill-names.ts";
import { withoutCall } from "../../postings/page-chrome.ts";
import { branchOfTitle, spokenTitle } from "../spoken-names.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isShortForm, shortFormsOf } from "../short-forms.ts";
import { withoutTerms } from "./title-terms.ts";
import { type Gender, genderOfTitle, ownForm } from "./own-form.ts";

/** By the titles that somebody gives to their own work: "Técnica de campo", "Aide-soignante". */
export function ownGender({ profile, resumeLanguage }: Pick<WritingFacts, "profile" | "resumeLanguage">): Gender {
  if (resumeLanguage === "en") return null;
  const told = profile.jobs.map(({ title }) => genderOfTitle(title ?? "", resumeLanguage));
  const [women, men] = (["woman", "man"] as const).map((gender) => told.filter((one) => one === gender).length);
  const [first = ""] = (profile.name ?? "").split(" ");
  const ofHeadline = women === men ? genderOfTitle(profile.headline?.text ?? "", resumeLanguage) : null;
  if (ofHeadline !== null) return ofHeadline;
  if (women === men)
    return resumeLanguage !== "es" ? null : /a$/u.test(first) ? "woman" : /o$/u.test(first) ? "man" : null;
  return (women ?? 0) > (men ?? 0) ? "woman" : "man";
}

const ENDS: readonly [RegExp, string][] = [
  [/er$/u, "ère"],
  [/eur$/u, "euse"],
  [/eur$/u, "rice"],
  [/eur$/u, "trice"],
  [/f$/u, "ve"],
];

function feminine(base: string, ending: string): string {
  const known = ENDS.find(([masculine, own]) => own.endsWith(ending) && masculine.test(base));
  if (known && ending.length > 1) {
    const [masculine, own] = known;
    return own === "trice" ? base.replace(/teur$/u, "trice") : base.replace(masculine, own);
  }
  if (ending === "e" && /ier$/u.test(base)) return base.replace(/er$/u, "ère");
  if (/^r?a$/u.test(ending) && /[oe]$/u.test(base)) return `${base.slice(0, -1)}a`;
  if (/^[rneo]$/u.test(ending) && /[ea]$/u.test(base)) return base;
  return ending === "in" ? base.replace(/e$/u, "") + ending : base + ending;
}

function masculine(base: string, ending: string): string {
  if (/^[rn]$/u.test(ending) && base.endsWith("e")) return `${base}r`;
  return /^[eo]$/u.test(ending) && base.endsWith("a") ? base.slice(0, -1) + ending : base;
}

const ENDINGS = anyOf("in innen e ne a ra o fe le ère ière euse se rice trice ve r n");
const FORMS = new RegExp(
  String.raw`(?<!\p{L})(?<base>\p{L}{3,40})(?:\((?<open>\p{Ll}{1,5})\)|(?:[/·.*:_]-?|-(?=e|trice|euse|ne|ère|rice|fe|a(?!\p{L})))(?<slash>${ENDINGS})(?:[/·.*]?s)?)(?!\p{L})`,
  "giu",
);
const PAIR =
  /(?<!\p{L})(?<one>(?:zu[rm] )?\p{L}{4,40})(?: ?\/ ?| ou | oder | bzw\. | o )(?<other>(?:zu[rm] )?\p{L}{4,40})/u;
const OF_TRADE = /(?<!\p{L})(?<begun>\p{L}{3,30})(?<one>mann|frau) ?\/ ?-?(?<other>mann|frau)(?!\p{L})/u;
const TO = /^zu[rm] /u;
const CONTRACT = /^(?:alternance|apprentissage|stage)$/iu;
const ARTICLE = /^(?:une?|un\(e\)|un\/e|un[ao]?|un\/a|eine[nr]?|eine[/(]n\)?) (?=\p{L})/iu;

const OR = / ?\/ ?| ou | oder | o /u;
const ARTICLES = /^(?:eine[nr]?|une?|un[ao]?) (?=\p{L})/iu;
const isOfWoman = (word: string) => /(?:a|in|frau|euse|rice|ère|ienne|ante|ée|ente|eure|cheffe|ive)$/u.test(word);

const MOST_OF_ENDING = 3;
const LEAST_OF_STEM = 3;

function isOneTrade(first: string, second: string): boolean {
  const [one = "", other = ""] = [first, second].map((word) =>
    word
      .replace(TO, "")
      .replace(/(?:mann|frau)$/u, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase(),
  );
  const shortest = Math.min(one.length, other.length);
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  const shared = differs < 0 ? shortest : differs;
  return shared >= Math.max(LEAST_OF_STEM, shortest - MOST_OF_ENDING);
}

function ofTwo(title: string, gender: Gender): string {
  const [one, other, third] = title.split(OR).map((part) => part.trim().replace(ARTICLES, ""));
  if (gender === null || !one || !other || third !== undefined) return title;
  const [first, second] = [one, other].map((part) => part.split(/[ -]/u));
  const isSame = first?.length === second?.length && first?.every((word, at) => isOneTrade(word, second?.[at] ?? ""));
  const [own = one] = [one, other].filter((part) => isOfWoman(part.split(" ")[0] ?? "") === (gender === "woman"));
  return isSame ? own.replace(/(?<=ent|ist|ant|log)en$/u, "") : title;
}

function resolved(title: string, gender: Gender): string {
  const [own = "", ...behind] = title.split(/(?= [–—-] )/u);
  const one = `${ofTwo(own, gender)}${behind.join("")}`.replace(
    FORMS,
    (all, base: string, open?: string, slash?: string) => {
      const ending = (open ?? slash ?? "").toLowerCase();
      if (ending === "innen") return all;
      if (gender === null) return all;
      const own = gender === "woman" ? feminine(base, ending) : masculine(base, ending);
      return /\p{Ll}/u.test(base) ? own : own.toUpperCase();
    },
  );
  const whole = one.replace(OF_TRADE, (all, begun: string, first: string, second: string) => {
    const own = [first, second].find((word) => (word === "frau") === (gender === "woman"));
    return gender === null ? all : `${begun}${own ?? first}`;
  });
  return whole.replace(PAIR, (all, first: string, second: string) => {
    const isPair = isOneTrade(first, second);
    if (!isPair || gender === null) return all;
    return [first, second].find((word) => isOfWoman(word) === (gender === "woman")) ?? all;
  });
}

const CODE = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/u;
const PARTS = /(?=\s[–—|-]\s|\s\(|,\s)/u;
const LONG_WORD = /\p{L}{5,}/gu;

const GERMAN_WORD =
  /(?<![\p{L}/*:·.(])(?!(?:und|für|im|in|der|des|bei|mit|zur|zum|am|an|von|oder)(?!\p{L}))\p{Ll}{2,}/gu;

function isShouted(part: string): boolean {
  const words = part.match(LONG_WORD) ?? [part];
  return words.filter((word) => !/\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** The words of a text with accents by themselves without: capitals often lack them. */
function accentedWords(text: string): ReadonlyMap<string, string> {
  const words = new Set(text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []);
  const bare = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
  const pairs = [...words].map((word) => [bare(word), word] as const);
  return new Map(pairs.filter(([plain, word]) => plain !== word && !words.has(plain)));
}

/** "AIDE-SOIGNANT(E) EN EHPAD" in small letters; what stands in brackets and short is a name: "(ESO)". */
function unshouted(title: string, language: MaterialLanguage, text: string): string {
  const written = shortFormsOf(text);
  const accents = accentedWords(text);
  const parts = title.split(PARTS).map((part) => {
    if (!isShouted(part)) return part;
    const small = part.replace(/(?<!\p{L})\([\p{Lu}\d]{2,5}\)|(?:\p{Lu}\.){2,4}|\p{L}+/gu, (word) =>
      /[(.]/u.test(word) || CODE.test(word) || isShortForm(word, written)
        ? word
        : (accents.get(word.toLowerCase()) ?? word.toLowerCase()),
    );
    return language === "de" ? small.replace(GERMAN_WORD, (word) => upperFirst(word)) : small;
  });
  return parts.join("");
}

const NOUN_ENDS = {
  es: /(?:ci[oó]n|ciones|si[oó]n|siones|mientos?|dad|dades|aje|ística|ería|ncias?|ismo|ista|esos|ienda)$/u,
  fr: /(?:tions?|ments?|ages?|ités?|iques?|erie|ances?|ences?|isme|eurs?)$/u,
};
const ADJECTIVE_ENDS = /(?:[aeiu]les?|[aei]les|iv[ao]s?|ic[ao]s?|ari[ao]s?|iques?|elles?|i[fv]es?)$|(?:al|el|il)$/u;
const MATERIAL = /^(?!méxico)\p{Ll}*[áéíóú](?:\p{Ll}{1,2}icos?|mica|tica|nica)$/u;
const BESIDE = / (?<first>\p{Ll}{3,})(?<and> (?:y|e|et|o|ou) )(?<second>\p{Lu}\p{Ll}{3,})(?!\p{L})/gu;

function isPlainNoun(word: string, language: "es" | "fr"): boolean {
  const isKnown = thingsOf(word, language).length > 0 || deedsOf(word, language).length > 0;
  return (isKnown || NOUN_ENDS[language].test(word)) && !isPlaceName(word);
}

/** "ingeniero de Calidad": a word that the posting also writes small, or that is a plain noun, is no name. */
function smallWords(title: string, text: string, language: "es" | "fr"): string {
  let [lowered = ""] = title.split(" ");
  const small = title.replace(/(?<=(?<before>\p{L}+|–) )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word, before: string) => {
    const own = word.toLowerCase();
    const isWritten = new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, "u").test(text);
    const isNoun = /^(?:d[eu]l?|des|en|–|[ªº])$/u.test(before) && isPlainNoun(own, language);
    const isMaterial = language === "es" && before === "de" && MATERIAL.test(own) && !isPlaceName(own);
    const isOfNoun = before === lowered && ADJECTIVE_ENDS.test(own) && !isPlaceName(own);
    if (!isWritten && !isNoun && !isMaterial && !isOfNoun) return word;
    lowered = word;
    return own;
  });
  return small
    .replace(/(?<= \/ )\p{Lu}\p{Ll}{3,}/gu, lowerFirst)
    .replace(BESIDE, (_all, first: string, and: string, second: string) => ` ${first}${and}${lowerFirst(second)}`);
}

/** "Veterinary Nurse (Emergency Care)" where the title goes on behind a dash. */
function withBranch({ title, company }: WritingFacts["posting"]): string {
  const [spoken, branch] = [spokenTitle(title), branchOfTitle(title, company)];
  return branch === null || spoken.endsWith(")") ? spoken : `${spoken} (${branch})`;
}

/** The title of a posting as whoever applies says it: "técnica de campo" for "TÉCNICO/A DE CAMPO". */
export function appliedTitle(
  facts: Pick<WritingFacts, "profile" | "posting" | "language" | "resumeLanguage">,
  { isAsWritten = false } = {},
): string {
  const { posting, language } = facts;
  if (language === "en") return withBranch(posting);
  if (facts.language !== facts.resumeLanguage) return spokenTitle(posting.title);
  const { company, location, description } = posting;
  const written = withoutTerms(withoutCall(posting.title).replace(ARTICLE, ""), { location: location ?? "", company });
  const bare = unshouted(written, language, description);
  const gender = ownGender(facts);
  const own = isAsWritten ? bare : ownForm(resolved(bare, gender), gender, language);
  const said = language === "de" ? own : smallWords(lowerFirst(own), description, language);
  const isPlace = (part: string) =>
    [company, location ?? ""].some((name) => part.length > 2 && name.toLowerCase().endsWith(part.toLowerCase()));
  const [first = "", ...others] = spokenParts(said).filter((part, index) => index === 0 || !isPlace(part));
  if (CONTRACT.test(first) && others.length > 0) return `${lowerFirst(others[0] ?? "")} en ${first}`;
  if (language === "de" || others.length === 0) return [first, ...others].join(" – ");
  return first.endsWith(")") ? `${first.slice(0, -1)}, ${others.join(", ")})` : `${first} (${others.join(", ")})`;
}

const WHEN = new RegExp(
  String.raw`,? (?:${anyOf(
    String.raw`in\s(?:Teilzeit|Vollzeit) (?:ab|zum)\s(?:sofort|\d[\d.]{0,10})(?:\s\p{Lu}\p{Ll}{2,8})?(?:\s20\d\d)?`,
    String.raw`\d{1,2}\s(?:Stunden|h|heures|horas) (?:19|20)\d\d`,
  )})(?=$|,|\s[–-])`,
  "giu",
);

function spokenParts(title: string): string[] {
  return title
    .replace(WHEN, "")
    .replace(/,? (?:de )?\d{1,2} ?[-–a] ?\d{1,2} (?:años|ans|Jahre)$/u, "")
    .split(/\s[–—-]\s/u)
    .map((part) =>
      part
        .replace(/ \([^()]*$/u, "")
        .replace(/(?<![\s,–—-])[\s,–—-]+$/u, "")
        .trim(),
    )
    .filter(
      (part) =>
        part !== "" &&
        !/^hotel \d ?(?:\*|estrellas|sterne|étoiles)/iu.test(part) &&
        !/^(?:CDI|CDD|temps plein|temps partiel|vollzeit|teilzeit|jornada completa)/iu.test(part),
    );
}
