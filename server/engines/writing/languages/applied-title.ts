import { anyOf } from "../../any-of.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import { spokenTitle } from "../spoken-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

type Gender = "woman" | "man" | null;

const FEMININE: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^$/u,
  de: /^\p{Lu}\p{Ll}+(?:in|frau|schwester|dame)(?!\p{L})/u,
  fr: /^\p{L}+(?:euse|rice|ière|ienne|ante|ée|eure|ère)(?!\p{L})/u,
  es: /^\p{L}+(?:ora|era|ica|iva|eta|anta|ada|ista titulada|ria|ina|tora|osa|ga)(?!\p{L})/u,
};
const MASCULINE: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^$/u,
  de: /^\p{Lu}\p{Ll}+(?:mann|er|or|wirt|assistent|ist|eur)(?!\p{L})/u,
  fr: /^\p{L}+(?:eur|ier|ien|ant|é|er)(?!\p{L})/u,
  es: /^\p{L}+(?:or|ero|ico|ivo|ado|rio|ino|oso|go|ero)(?!\p{L})/u,
};

/** By the titles that somebody gives to their own work: "Técnica de campo", "Aide-soignante". */
function ownGender({ profile, resumeLanguage }: Pick<WritingFacts, "profile" | "resumeLanguage">): Gender {
  const titles = profile.jobs.map(({ title }) => title ?? "");
  const [women, men] = [FEMININE, MASCULINE].map(
    (forms) => titles.filter((title) => forms[resumeLanguage].test(lastOf(title))).length,
  );
  const [first = ""] = (profile.name ?? "").split(" ");
  if (women === men)
    return resumeLanguage !== "es" ? null : /a$/u.test(first) ? "woman" : /o$/u.test(first) ? "man" : null;
  return (women ?? 0) > (men ?? 0) ? "woman" : "man";
}

function lastOf(title: string): string {
  const [first = "", second = ""] = title.split(" ");
  const noun = /^\p{Lu}\p{Ll}+e[rn]?$/u.test(first) && /^\p{Lu}\p{Ll}+in$/u.test(second) ? second : first;
  return noun.split("-").at(-1) ?? noun;
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
  return base + ending;
}

const ENDINGS = anyOf("in innen e ne a ra ère ière euse se rice trice ve r");
const FORMS = new RegExp(
  String.raw`(?<!\p{L})(?<base>\p{L}{3,40})(?:\((?<open>\p{Ll}{1,5})\)|[/·.*:_]-?(?<slash>${ENDINGS})(?:[/·.*]?s)?)(?!\p{L})`,
  "giu",
);
const PAIR = /(?<!\p{L})(?<one>(?:zu[rm] )?\p{L}{4,40}) ?\/ ?(?<other>(?:zu[rm] )?\p{L}{4,40})/u;
const TO = /^zu[rm] /u;
const LETTERS_OF_STEM = 5;
const CONTRACT = /^(?:alternance|apprentissage|stage)$/iu;
const ARTICLE = /^(?:une?|un\(e\)|un\/e|un[ao]?|un\/a|eine[nr]?|eine[/(]n\)?) (?=\p{L})/iu;

function resolved(title: string, gender: Gender): string {
  const one = title.replace(FORMS, (all, base: string, open?: string, slash?: string) => {
    const ending = (open ?? slash ?? "").toLowerCase();
    if (/^(?:innen|r)$/u.test(ending)) return all;
    return gender === "woman" ? feminine(base, ending) : gender === "man" ? base : all;
  });
  return one.replace(PAIR, (all, first: string, second: string) => {
    const stem = (word: string) => word.replace(TO, "").slice(0, LETTERS_OF_STEM).toLowerCase();
    const isPair = stem(first) === stem(second);
    if (!isPair || gender === null) return all;
    const isWoman = (word: string) => /(?:a|in|frau|euse|rice|ère|ienne|ante)$/u.test(word);
    return [first, second].find((word) => isWoman(word) === (gender === "woman")) ?? all;
  });
}

const CODE = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/u;

/** "AIDE-SOIGNANT(E) EN UNITÉ" in small letters; what stands in brackets and short is a name: "(ESO)". */
function unshouted(title: string): string {
  if (/\p{Ll}{2}/u.test(title)) return title;
  return title.replace(/\([\p{Lu}\d]{2,5}\)|\S+/gu, (word) =>
    (/^\([\p{Lu}\d]{2,5}\)$/u.test(word) && word !== "(E)") || CODE.test(word) ? word : word.toLowerCase(),
  );
}

/** "ingeniero de Calidad": a word that the posting also writes small is no name. */
function smallWords(title: string, text: string): string {
  return title.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => {
    const small = word.toLowerCase();
    return new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, "u").test(text) ? small : word;
  });
}

/** The title of a posting as whoever applies says it: "técnica de campo" for "TÉCNICO/A DE CAMPO". */
export function appliedTitle(
  facts: Pick<WritingFacts, "profile" | "posting" | "language" | "resumeLanguage">,
  { isAsWritten = false } = {},
): string {
  const { posting, language } = facts;
  if (language === "en" || facts.language !== facts.resumeLanguage) return spokenTitle(posting.title);
  const bare = unshouted(posting.title.replace(ARTICLE, "").trim());
  const own = isAsWritten ? bare : resolved(bare, ownGender(facts));
  const said = language === "de" ? own : smallWords(lowerFirst(own), posting.description);
  const { company, location } = posting;
  const isPlace = (part: string) =>
    [company, location ?? ""].some((name) => part.length > 2 && name.toLowerCase().endsWith(part.toLowerCase()));
  const [first = "", ...others] = spokenParts(said).filter((part, index) => index === 0 || !isPlace(part));
  if (CONTRACT.test(first) && others.length > 0) return `${lowerFirst(others[0] ?? "")} en ${first}`;
  if (language === "de" || others.length === 0) return [first, ...others].join(" – ");
  return first.endsWith(")") ? `${first.slice(0, -1)}, ${others.join(", ")})` : `${first} (${others.join(", ")})`;
}

const GENDERS = /(?:^|\s)[([]?\s?[mwfdxhi](?:[/|*,][mwfdxhi]){1,3}(?![\p{L}\d])(?:\s?[)\]])?/giu;
const WHEN = new RegExp(
  String.raw`,? (?:${anyOf(
    String.raw`in\s(?:Teilzeit|Vollzeit) (?:ab|zum)\s(?:sofort|\d[\d.]{0,10})(?:\s\p{Lu}\p{Ll}{2,8})?(?:\s20\d\d)?`,
    String.raw`\d{1,2}\s(?:Stunden|h|heures|horas) (?:19|20)\d\d`,
  )})(?=$|,|\s[–-])`,
  "giu",
);

function spokenParts(title: string): string[] {
  return title
    .replace(GENDERS, "")
    .replace(WHEN, "")
    .replace(/,? (?:de )?\d{1,2} ?[-–a] ?\d{1,2} (?:años|ans|Jahre)$/u, "")
    .split(/\s[–—-]\s/u)
    .map((part) => part.replace(/(?<![\s,])[\s,]+$/u, "").trim())
    .filter(
      (part) =>
        part !== "" && !/^(?:CDI|CDD|temps plein|temps partiel|vollzeit|teilzeit|jornada completa)/iu.test(part),
    );
}
