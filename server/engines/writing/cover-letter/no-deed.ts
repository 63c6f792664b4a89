import { anyOf, anyOfLines } from "../../any-of.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { tellsOfLife } from "../languages/life-events.ts";

const LEVEL = new RegExp(
  String.raw`(?<!\p{L})(?:[ABC][12]|${anyOf(
    String.raw`muttersprach\p{L}* grundkenntnisse fließend fliessend verhandlungssicher anfänger alltag\p{L}* schulkenntnisse gut`,
    String.raw`maternel\p{L}* langue courant notions scolaire bilingue fonctionnel intermédiaire lu parlé`,
    String.raw`nativ[oa] nivel intermedio avanzado alto medio básico fluido materno`,
  )})(?!\p{L})`,
  "iu",
);
const PAPER = new RegExp(
  anyOfLines`
    ^(?:(?:Führer|Stapler|Kran|Schweißer)schein|Abitur|Matura|Maturität|(?:Real|Haupt)schulabschluss)(?!\p{L})
    ^(?:Permis|Permiso|Carn[eé]t?|Curso|Diplomado|Máster|Licenciatura|Bachelier|Bachelor|Certificat|BTS|DEC|CAP|BEP|DUT)(?!\p{L})
    ^(?:Licence (?:pro|de |d['’])|Ingenier(?:ía|[oa]) \p{Lu}|Formation \p{L}+(?: \p{L}+){0,4}, en cours|Grado en )
  `,
  "u",
);
/** "SAP EWM, MS Excel" */
const PROGRAM = String.raw`[\p{Lu}\d]{2,}(?:[ -][\p{Lu}\d]{2,}){0,2}(?: (?:${anyOf("Excel Word Office Outlook Access Project Teams")}))?`;
const PROGRAMS = new RegExp(String.raw`^${PROGRAM}(?:[,/] ?${PROGRAM}){0,8}$`, "u");

/** Whether a line tells of no work: of an absence, a paper, a language or the programs that one knows. */
export function isNoDeed(text: string): boolean {
  const [first = ""] = text.split(/[\s,(:]/u);
  const isOfLanguage = languagesIn(first).length > 0 && LEVEL.test(text);
  return isOfLanguage || tellsOfLife(text) || PAPER.test(text) || PROGRAMS.test(text);
}
