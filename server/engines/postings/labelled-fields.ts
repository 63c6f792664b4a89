import { anyOf, anyOfLines } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { isSentence } from "./name-lines.ts";
import { namesPlace, townOfAddress } from "./place-lines.ts";
import type { PastedPosting } from "./read-pasted.ts";
import { isContract } from "./read-employment.ts";

type Field = keyof PastedPosting;

const LABELS: [Field, RegExp][] = [
  [
    "title",
    new RegExp(
      `^${anyOfLines`
        (?:job|position|vacancy|role) ?(?:title|name)|(?:the )?(?:position|role|title|job|job role|vacancy|post)
        stelle|stellenbezeichnung|berufsbezeichnung|position als|(?:intitulé|titre)(?: du poste)?|poste|puesto|vacante|cargo
      `}$`,
      "i",
    ),
  ],
  [
    "company",
    new RegExp(
      `^${anyOfLines`
        (?:company|employer|organi[sz]ation|school|hospital|college)(?: name)?|hiring (?:company|organi[sz]ation)|firm|ministry
        arbeitgeber|unternehmen|firma|einrichtung|träger|betrieb|entreprise|société|employeur|structure|établissement|organisme
        empresa|entidad|compañía|organización|empleador
      `}$`,
      "i",
    ),
  ],
  [
    "location",
    new RegExp(
      `^${anyOfLines`
        (?:primary |main |job |work |office |base |position )?(?:locations?|place)|(?:job |work )?site|based (?:in|at)|base|city|where|campus
        duty station|office(?: location)?|(?:arbeits|einsatz|dienst|stand)?ort|lieu(?: de travail)?|localisation|ubicación
        lugar(?: de trabajo)?|centro de trabajo|localidad|población
      `}$`,
      "i",
    ),
  ],
];
const LABELLED = /^([\p{L} ]{2,24}?)(?: ?\(s\))? ?: ?(\S.*)$/u;
/** "Lumenfold (Series B fintech)" is told with what it is. */
const ASIDE = /\s\((?=[^()]{0,60}\p{Ll}{3})[^()]{3,80}\)$/u;
/** "Organization: Human Resources" is a part of the employer. */
const DEPARTMENT = new RegExp(
  String.raw`(?<!\p{L})(${anyOfLines`
    human resources|department|division|administration|finance|operations
    engineering|marketing|sales|information technology|it
  `})$`,
  "iu",
);
const UNMISTAKABLE =
  /^(?:(?:job|position|vacancy|role) (?:title|name)|company name|stellenbezeichnung|intitulé du poste)$/i;
const LABEL_LINES = 60;
/** "Base: £45,000" is no place, "Post: 12/11/2026" no title. */
const OTHER_VALUE = /\p{Sc}\s?\d|\d\s?k\b|^[^\p{L}]*$/iu;
const LONGEST = 120;

/** Labels that copying glued to what they label: "EmpresaTransportes Lindero". */
const GLUED_LABEL = new RegExp(
  `^${anyOf("Company Location Employer Arbeitgeber Arbeitsort Standort Entreprise Lieu Empresa Ubicación Localidad Puesto")}(?=\\p{Lu}\\p{Ll})`,
  "u",
);

/** "EmpresaTransportes Lindero" as "Empresa: Transportes Lindero". */
export function withoutGlue(line: string): string {
  return line.replace(GLUED_LABEL, "$&: ");
}

/** "Administration", "Human Resources": a part of an employer, and not its name. */
export function isDepartment(line: string): boolean {
  return DEPARTMENT.exec(line)?.index === 0;
}

/** "Location" or "Company": a label of a form, and no name. */
export function isLabel(line: string): boolean {
  return LABELS.some(([, names]) => names.test(line));
}

function valueBelow(lines: string[], index: number, field: Field): string {
  const below = lines.slice(index + 1);
  const [next = ""] = below;
  const label = lines[index] ?? "";
  if (label.endsWith(":") || (UNMISTAKABLE.test(label) && !isLabel(next))) return next;
  // Without a colon it may be any line: only a place shows that it was a label.
  if (field !== "location" || next.includes(":")) return "";
  return namesPlace(next) ? next : townOfAddress(below);
}

const isHead = (line: string) => !line.includes(": ") && !isLabel(line.replace(/:$/, "")) && headingUse(line) !== null;

/** What lines like "Title: Accountant" say, or the line after "Location". */
export function labelledFields(lines: string[]): Partial<PastedPosting> {
  const found: Partial<PastedPosting> = {};
  const text = lines.findIndex((line, index) => index > 0 && (isSentence(line) || isHead(line)));
  for (const [index, line] of lines.slice(0, LABEL_LINES).entries()) {
    const [, label = line.replace(/ ?:$/, ""), value = ""] = LABELLED.exec(line) ?? [];
    const field = LABELS.find(([, names]) => names.test(label.trim()))?.[0];
    if (!field || found[field]) continue;
    // Below the text a form tells the kind of work: "Role: Accounts Manager".
    if (field === "title" && text >= 0 && index > text && !UNMISTAKABLE.test(label.trim())) continue;
    const told = value === "" ? valueBelow(lines, index, field) : value;
    const isPart = field === "company" && /^organi/i.test(label.trim()) && DEPARTMENT.test(told);
    if (told === "" || told.length > LONGEST || isPart || OTHER_VALUE.test(told)) continue;
    if (field === "title" && isContract(told.split(/[,;|]| [–-] /u)[0]!)) continue;
    found[field] = told.replace(field === "company" ? ASIDE : "", "");
  }
  return found;
}
