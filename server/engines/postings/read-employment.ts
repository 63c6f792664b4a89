import { anyOf } from "../any-of.ts";
import type { EmploymentKind } from "../../domain/posting.ts";

const KINDS: [EmploymentKind, RegExp][] = [
  ["full-time", /full[- _]?time|vollzeit|temps plein|temps complet|tiempo completo|jornada completa|tempo pieno/i],
  [
    "full-time",
    /\b(permanent|cdi|festanstellung|feste anstellung|unbefristet|indefinido|regular|employee|fulltime_permanent)\b/i,
  ],
  ["part-time", /part[- _]?time|teilzeit|temps partiel|tiempo parcial|mini-?job|werkstudent|deeltijd/i],
  ["part-time", /media jornada|jornada (?:parcial|reducida)/i],
  ["contract", /\b(contract(or)?|freelance(r)?|freiberuflich|b2b|c2c|1099|indépendant|autónomo|selbstst[äa]ndig)\b/i],
  [
    "temporary",
    /\b(temporary|temp|seasonal|fixed[- ]term|befristet|cdd|intérim(aire)?|temporal|saisonnier|per diem)\b/i,
  ],
  ["temporary", /\b(?:arbeitnehmerüberlassung|zeitarbeit|temporada|saisonstelle)\b/i],
  [
    "internship",
    /\b(intern(ship)?|praktikum|praktikant(in)?|stage|stagiaire|prácticas|becario|tirocinio|co-?op(?!é))\b/i,
  ],
  ["apprenticeship", /\b(apprentice(ship)?|ausbildung|azubi|trainee|alternance|apprenti(ssage)?|aprendiz)\b/i],
  ["volunteer", /\b(volunteer(ing)?|ehrenamt(lich)?|bénévole|voluntari\w*)\b/i],
];
const CONTRACTS: ReadonlySet<EmploymentKind> = new Set(["contract", "temporary", "internship", "apprenticeship"]);
/** Says how long the contract runs, not how many hours a week. */
const ONLY_LASTING = new RegExp(
  String.raw`^\W*(?:contra(?:ct|t|to) )?${anyOf(
    String.raw`permanent cdi unbefristet festanstellung feste\sanstellung indefinido regular employee`,
  )}(?: contract)?\W*$`,
  "i",
);

/** "Permanent contract": a contract as all have one. */
const LASTING = /\b(?:permanent|cdi|unbefristet\w*|indefinido)\b/i;

export function readEmployment(text: string | null): EmploymentKind[] {
  const plain = (text ?? "").replaceAll("_", " ");
  if (ONLY_LASTING.test(plain)) return [];
  const found = new Set(KINDS.filter(([, words]) => words.test(plain)).map(([kind]) => kind));
  if (LASTING.test(plain)) found.delete("contract");
  // "Full-time contract" names both hours and contract; a permanent trainee is a trainee.
  if (!/full|vollzeit|plein|complet|pieno/i.test(plain) && [...found].some((kind) => CONTRACTS.has(kind))) {
    found.delete("full-time");
  }
  return [...found];
}

/** Whether a text says for how long or how many hours one is employed: "CDI", "Full-time". */
export function namesContract(text: string): boolean {
  return ONLY_LASTING.test(text) || readEmployment(text).length > 0;
}

const EVERY_KIND = KINDS.map(([, words]) => new RegExp(words, "gi"));
const BESIDE_KIND = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "job position role employment contract contrat contrato vertrag arbeitszeit type basis and or und oder et ou y o",
    "working pattern hours schedule vertragsart beschäftigungsart arbeitszeitmodell jornada status",
  )}(?!\p{L})`,
  "giu",
);

/** "Fixed term until 31 August", "befristet bis 2027". */
const LASTING_UNTIL = /\s(?:until|till|for|bis|auf|jusqu['’]|hasta|de) ?.{1,40}$/i;

/** The kinds of a text that says nothing else: "Full-time", "Contrato, jornada completa", but not "Contract Manager". */
export function employmentAlone(text: string): EmploymentKind[] {
  const kinds = text.replace(LASTING_UNTIL, "");
  const rest = EVERY_KIND.reduce((left, words) => left.replace(words, ""), kinds).replace(BESIDE_KIND, "");
  return /\p{L}/u.test(rest) ? [] : readEmployment(text);
}

/** Whether a text says how one is employed and nothing else: "Permanent", "Full-time", but not "Intern". */
export function isContract(text: string): boolean {
  return ONLY_LASTING.test(text) || employmentAlone(text).some((kind) => kind.endsWith("time") || kind === "temporary");
}

const IN_TITLE: [EmploymentKind, RegExp][] = [
  ["internship", /\b(intern(ship)?|praktik(um|ant(in)?)|stagiaire|becari[oa])\b/i],
  ["apprenticeship", /\b(apprentice(ship)?|auszubildende\w*|azubi|alternan(ce|t))\b/i],
  ["part-time", /\b(part[- ]time|teilzeit|temps partiel|werkstudent(in)?|minijob)\b/i],
  ["full-time", /\b(full[- ]time|vollzeit|temps plein)\b/i],
];
const IN_TEXT = /(?:job|employment|contract|position|anstellung)s? ?-?(?:type|art|status)? ?: ?(?<kind>[^\n.;]{3,60})/i;

export function employmentInText(title: string, description: string): EmploymentKind[] {
  const titled = IN_TITLE.filter(([, words]) => words.test(title)).map(([kind]) => kind);
  if (titled.length > 0) return titled;
  return readEmployment(IN_TEXT.exec(description)?.groups?.kind ?? null);
}
