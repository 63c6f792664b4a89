import { anyOf } from "../../../any-of.ts";
import { listParts } from "../line-splits.ts";
import { workArticle } from "./articles.ts";
import { readEntries } from "./read-entries.ts";

const PLURALS = longestFirst(readEntries("noun-forms.txt"));
const GENDERED = longestFirst(readEntries("gendered-nouns.txt"));

function longestFirst(entries: string[][]): string[][] {
  return entries.sort(([one = ""], [other = ""]) => other.length - one.length);
}

const COUNT = anyOf(
  String.raw`\d[\d.,]{0,12}(?:\s(?:%|€|Euro|T€|TEUR|kWh|t|kg|Prozent|Millionen|Mio\.?|Stunden))* zwei drei vier fünf sechs sieben acht neun zehn elf zwölf bis zu etwa rund über mehr als`,
  String.raw`derzeit aktuell zurzeit täglich wöchentlich monatlich jährlich durchschnittlich ca\. insgesamt mehreren zahlreichen verschiedenen`,
);
/** "von täglich 12 bis 14 neuen Patienten nach Operationen", without its first word. */
const NOUN_PHRASE = new RegExp(
  String.raw`^(?<count>(?:${COUNT} ){0,4})(?<adjective>(?:\p{Ll}{3,30}e[nrs] und )?\p{Ll}{3,30}e[nrs] )?(?<noun>\p{Lu}[\p{L}-]{1,60})(?<second> und (?:der )?\p{Lu}[\p{L}-]{1,60})?(?<rest>.*)$`,
  "u",
);
const REST = new RegExp(
  `^$|^ \\([^()]{2,40}\\)$|^(?: \\([^()]{2,40}\\))? ${anyOf(
    "nach mit in im für bei beim auf aus an am zu zur zum pro unter über vor gegen per innerhalb je von vom ab bis aller",
    "während durch der des inklusive um eines einer",
  )} `,
  "u",
);
const SINGULAR = new RegExp(
  `${anyOf(
    "ung heit keit schaft ion tät ik ei software pflege schule praxis klinik akte kartei",
    "schnittstelle plattform anlage datenbank",
  )}$`,
  "iu",
);
const PLURAL = /(?:ungen|innen|heiten|keiten|schaften|ionen|täten|en|s|er)$/u;

/** "von Kindern in den Bereichen Pädiatrie, Neurologie und Orthopädie" lists what follows the object. */
function isListInRest(whose: string): boolean {
  const [first = "", ...others] = listParts(whose);
  return (
    / (?:in|im|für|aus|bei|mit|zu|auf) /u.test(first) && / (?:und|sowie) \p{Lu}[\p{L}-]+$/u.test(others.at(-1) ?? "")
  );
}

/** "von 12 neuen Patienten", "einer neuen Akte" or "der Pläne" as what is done to them; null where it is not certain. */
export function objectOf(whose: string): string | null {
  const [first = "", ...others] = whose.split(" ");
  if (listParts(whose).length > 1 && !isListInRest(whose)) return listed(whose);
  const {
    count = "",
    adjective = "",
    noun = "",
    second = "",
    rest = "",
  } = NOUN_PHRASE.exec(first === "von" || isArticle(first) ? others.join(" ") : whose)?.groups ?? {};
  if (noun === "" || !REST.test(rest)) return null;
  // "Einer Auszubildenden" is a woman who is an adjective, and no masculine.
  if (first === "einer" && /(?:nd|gt|llt|nt|rt)en$/u.test(noun) && second === "" && count === "")
    return `eine ${weak(adjective)}${noun.replace(/n$/u, "")}${rest}`;
  if (first === "einer") return second === "" && count === "" ? `eine ${weak(adjective)}${noun}${rest}` : null;
  if (first === "eines" || first === "des") {
    const known = second === "" && count === "" ? gendered(noun) : null;
    return known && `${article(first, known.gender)} ${declined(adjective, first, known.gender)}${known.noun}${rest}`;
  }
  if (first === "der") {
    const isOne = SINGULAR.test(noun);
    if (adjective !== "" && !isOne && !PLURAL.test(noun) && !isKnownPlural(noun)) return null;
    if (/(?:ung|tion)$/u.test(second) && !second.startsWith(" und der ") && !/(?:ung|tion)$/u.test(noun)) return null;
    return `die ${count}${isOne ? weak(adjective) : adjective}${noun}${second.replace(" der ", " die ")}${rest}`;
  }
  // "von Material und Verhandlung mit Lieferanten": what stands second is done itself.
  if (second.startsWith(" und der ") || (/(?:ung|tion)$/u.test(second) && !/(?:ung|tion)$/u.test(noun))) return null;
  const [one, other] = [noun, second.replace(" und ", "")].map((word) => (first === "von" ? pluralObject(word) : word));
  if (first !== "von" && !/er $/.test(adjective)) return null;
  if (one === null || one === undefined || other === null) return null;
  const counted = count.replace(/(?<=(?:mehrere|zahlreiche|verschiedene))n /u, " ");
  return `${counted}${weak(adjective)}${one}${other ? ` und ${other}` : ""}${rest}`;
}

function isKnownPlural(noun: string): boolean {
  return PLURALS.some(([, plural = ""]) => plural.length > 3 && noun.toLowerCase().endsWith(plural));
}

const LAST_TWO = /^(?<one>\p{Lu}[\p{L}-]{1,60}) und (?<other>\p{Lu}[\p{L}-]{1,60})(?<rest>.*)$/u;

/** "von Kreissäge, Oberfräse und Hobel" or "der Beete, Wege und Flächen" as what is handled. */
function listed(whose: string): string | null {
  const first = whose.slice(0, whose.indexOf(" "));
  const items = listParts(whose.slice(first.length + 1));
  const { one = "", other = "", rest = "" } = LAST_TWO.exec(items.at(-1) ?? "")?.groups ?? {};
  const last = items.at(-1) ?? "";
  // "von Flyern, Anzeigen, Plakaten" leaves out the "und" before the last.
  const nouns = one === "" && /^\p{Lu}[\p{L}-]+$/u.test(last) ? items : [...items.slice(0, -1), one, other];
  if (!REST.test(rest) || !nouns.every((noun) => /^\p{Lu}[\p{L}-]+$/u.test(noun))) return null;
  if (items.length === 2 && one === "" && workArticle(last) !== null) return null;
  const said = first === "der" ? nouns : first === "von" ? nouns.map(pluralObject) : [null];
  if (said.includes(null)) return null;
  return `${first === "der" ? "die " : ""}${said.slice(0, -1).join(", ")} und ${said.at(-1)}${rest}`;
}

function isArticle(word: string): boolean {
  return /^(?:eine[rs]|der|des)$/.test(word);
}

function weak(adjective: string): string {
  return adjective.replace(/e[nr] (?=und |$)/gu, "e ");
}

function article(first: string, gender: string): string {
  const [one, the] = gender === "m" ? ["einen", "den"] : ["ein", "das"];
  return first === "eines" ? one! : the!;
}

function declined(adjective: string, first: string, gender: string): string {
  if (gender === "m") return adjective;
  return adjective.replace(/en $/u, first === "eines" ? "es " : "e ");
}

/** "Mitarbeitern" after "von" as an object, "Mitarbeiter"; null for a noun whose plural is not certain. */
function pluralObject(noun: string): string | null {
  if (!noun.endsWith("n")) return noun;
  const [dative = "", plural = ""] = PLURALS.find(([ending = ""]) => noun.toLowerCase().endsWith(ending)) ?? [];
  return dative === "" ? null : withEnding(noun, dative, plural);
}

function gendered(noun: string): { noun: string; gender: string } | null {
  const [genitive = "", nominative = "", gender = ""] =
    GENDERED.find(([ending = ""]) => noun.toLowerCase().endsWith(ending)) ?? [];
  return genitive === "" ? null : { noun: withEnding(noun, genitive, nominative), gender };
}

/** "Stammkunden" ends in "kunden", and "Kunden" is the whole noun: its capital stays. */
function withEnding(noun: string, ending: string, form: string): string {
  const begin = noun.slice(0, noun.length - ending.length);
  return begin === "" || begin.endsWith("-")
    ? `${begin}${form.charAt(0).toUpperCase()}${form.slice(1)}`
    : `${begin}${form}`;
}

/** Nouns of which there is one where a line names them without an article, and whose plural looks different. */
const COUNTABLE = new RegExp(
  `${anyOf(
    "team system projekt konzept programm archiv portal netzwerk labor handbuch plan katalog shop kurs prozess stand",
    "standort leitfaden workshop modell modul formular dashboard zentrum newsletter podcast verzeichnis",
  )}$`,
);

/** "ein" or "einen" before a noun that a line names as if it were a name; null where none is certain. */
export function singularArticle(noun: string): string | null {
  const word = noun.toLowerCase();
  if (!COUNTABLE.test(word)) return null;
  const [, , gender] = GENDERED.find(([, nominative = ""]) => word.endsWith(nominative)) ?? [];
  return gender === undefined ? null : article("eines", gender);
}
