import { anyOf, anyOfLines } from "../../any-of.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { unknownWords } from "../languages/en/known-words.ts";

/** Who reads the applications for a posting; `gender` and `honorific` are null where the posting does not tell. */
export type ContactPerson = {
  gender: "woman" | "man" | null;
  honorific: string | null;
  degree: string;
  /** The whole name, "Jo Saltmarsh"; the surname alone where only it is known. */
  name: string;
  surname: string;
};

const WOMAN = String.raw`Mrs\.? Ms\.? Miss Frau Madame Mme Mlle Sra\.? D\.ª Dª Dña\. [Dd]oña Señora`.split(" ");
const MAN = String.raw`Mr\.? Herrn? Monsieur M\. Sr\.? D\. [Dd]on Señor`.split(" ");
const HONORIFIC = `(?<honorific>${[...WOMAN, ...MAN].join("|")})`;
const DEGREE = String.raw`(?<degree>(?:(?:Prof|Dr|Mag|Ing|DI|Dipl\.-\p{Lu}\p{Ll}+)\.? )*)`;
const PARTICLE = anyOf("van von de der den del della di da du la le los las y zu zur ter ten");
const WORD = String.raw`(?!(?:Dr|Prof|Mag|Ing)(?!\p{L}))(?:\p{Lu}['’]|Mc|Mac)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
const NAME = String.raw`(?<name>${WORD}(?: (?:(?:${PARTICLE} ){0,2}${WORD}|\p{Lu}\.)){0,3})`;
/** The last word before a name, with who that is to the reader: "to our manager, ". */
const CUE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    "to with an à a de bei contact contactez contacter call email e-mail ring phone is est ist attn fao manager recruiter contacto kontakt",
    "rückfragen fragen ansprechpartner ansprechpartnerin ansprechperson attention interlocuteur interlocutrice",
  )})(?:\.?:?) {1,2}`,
  "giu",
);
const WRITE_TO = new RegExp(
  `(?<!\\p{L})${anyOfLines`
    (?:your )?contact(?: person)?(?: is)?|call|e-?mail|ring|phone|(?:speak|talk|chat|write) (?:to|with)
    (?:send|submit|forward|address|addressed) .{0,110}|attention(?: of)?|attn\.?|fao|hiring manager|recruiter
    (?:apply|applications?|resume|cv|letter|questions|enquiries|inquiries|conversation|discussion|chat) (?:[\p{L}]+ ){0,6}(?:to|with)
    ansprechpartner(?:in)?(?: ist)?|ansprechperson(?: ist)?|kontakt|rückfragen|fragen|(?:bewerbung|richten|senden|schick|wenden).{0,110} an|(?:bewirb|bewerben|melde).{0,110} bei
    à l['’]attention de|(?:adress|envoy|transmett)\p{Ll}+.{0,110} à|(?:votre )?(?:contact|interlocut\p{Ll}+)(?: est)?|contact(?:ez|er)
    a la atención de|(?:enviar|envíe|envíen|dirigir\p{Ll}*|mandar|remitir).{0,110} a|(?:persona de )?contacto
  `}(?: ?\\.?: ?| )(?:(?:our|the|la|el|unsere?n?r?|notre|nuestr[oa]) [\\p{L} ,-]{3,42})?$`,
  "iu",
);
const REACH = 160; // in letters, before a name
const HONOURED = new RegExp(`${HONORIFIC} ${DEGREE}${NAME}`, "uy");
/** Where no honorific says that somebody is meant, what follows shows that the name is whole. */
const NAMED = new RegExp(
  String.raw`${DEGREE}${NAME}(?=,| \(| (?:at|on|by|from|in|with|unter|via|aus|vom|von|au|en) |[.!]|\n|$| [-–—] )`,
  "uy",
);
const NOBODY = new RegExp(
  `(?<!\\p{L})${anyOf(
    "team department office desk hr human resources recruitment recruiting careers jobs company school hospital university centre center",
    "house council trust group services service agency manager director personalabteilung abteilung ressources humaines equipo",
    "personal dear sir madam dirección direction mairie club clinic practice hotel restaurant us",
  )}(?!\\p{L})`,
  "iu",
);
const MOST_WORDS = 5;

/** Who a posting asks to write to, by name; null where it names nobody, or it is not certain that a person is meant. */
export function contactPerson(description: string, company: string): ContactPerson | null {
  for (const { index, 0: cue } of description.matchAll(CUE)) {
    const [at, found] = foundAfter(description, index + cue.length, company);
    if (!found || !WRITE_TO.test(description.slice(Math.max(0, at - REACH), at))) continue;
    const { honorific = null, degree = "", name = "" } = found;
    const words = name.split(" ");
    if (words.length > MOST_WORDS || NOBODY.test(name) || (honorific === null && !isName(words, company))) continue;
    const gender = honorific === null ? null : WOMAN.some((one) => matches(one, honorific)) ? "woman" : "man";
    return { gender, honorific, degree: degree.trim(), name, surname: surnameOf(words, honorific) };
  }
  return null;
}

const ROLE = /(?:our|the|la|el|unsere?n?r?|notre|nuestr[oa]) (?:[\p{L}-]+,? ){1,5}/uy;

function foundAfter(text: string, from: number, company: string): [number, ReturnType<typeof nameAt>] {
  const direct = nameAt(text, from);
  ROLE.lastIndex = from;
  const role = direct === undefined ? (ROLE.exec(text)?.[0] ?? "") : "";
  const places = [...role.matchAll(/ /gu)].map(({ index }) => from + index + 1);
  for (const at of places) {
    const found = nameAt(text, at);
    const name = found?.name ?? "";
    const isWhole = name !== "" && !NOBODY.test(name) && (found?.honorific || isName(name.split(" "), company));
    if (isWhole) return [at, found];
  }
  return [from, direct];
}

function nameAt(text: string, at: number): Partial<Record<string, string>> | undefined {
  HONOURED.lastIndex = at;
  NAMED.lastIndex = at;
  return (HONOURED.exec(text) ?? NAMED.exec(text))?.groups;
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "u").test(text);
}

/** "Contact Marlow House" and "contact Sales Support" name no person. */
function isName(words: readonly string[], company: string): boolean {
  const [first = "", ...others] = words;
  const last = words.at(-1) ?? "";
  const ofCompany = words.every((word) => company.includes(word));
  const hasParticle = others.some((word) => /^\p{Ll}/u.test(word));
  const isWord = (word: string) => /^[A-Za-z]+$/u.test(word) && unknownWords(word.toLowerCase()).length === 0;
  const isCommon = !hasParticle && [first, last].every(isWord);
  const isTitle = words.some((word) => isTitleHead(word.toLowerCase()));
  return others.length > 0 && !ofCompany && !isCommon && !isTitle;
}

const SPANISH = /^(?:Sr|Sra|D|[Dd]on|[Dd]oña|Señor|Señora)/u;

/** With an honorific alone the surname is what there is; Spaniards have two, and are called by the first one. */
function surnameOf(words: readonly string[], honorific: string | null): string {
  const isSpanish = honorific !== null && SPANISH.test(honorific);
  const at = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  if (at > 0) return words.slice(at).join(" ");
  if (isSpanish && words.length > 2) return words.at(-2) ?? "";
  return words.at(-1) ?? "";
}
