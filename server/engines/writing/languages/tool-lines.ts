import { anyOf } from "../../any-of.ts";

const KIND = anyOf(
  "GMAO ERP CRM SIRH PGI CAO DAO CAD CMMS PMS WMS TMS KIS PVS CMS DMS MES PLM DPI Logiciels? Outils? Software Programas?",
  "Herramientas Programme Tools? Systeme Kassensystem Praxissoftware Warenwirtschaft Paquetería",
);
const NAME = String.raw`\p{Lu}[\p{L}\d+.&-]*(?: [\p{Lu}\d][\p{L}\d+.&-]*){0,3}`;
const TOOLS = new RegExp(`^(?<kind>${KIND}) ?: (?<names>${NAME}(?:(?:, | et | y | und )${NAME}){0,4})$`, "u");

/** "GMAO : Coswin": the names of programs, and what kind they are where a word of its own says it; null for other lines. */
export function toolsOf(line: string): { names: string[]; kind: string | null } | null {
  const { kind = "", names = "" } = TOOLS.exec(line)?.groups ?? {};
  if (names === "") return null;
  return { names: names.split(/, | et | y | und /u), kind: /^\p{Lu}{2,}$/u.test(kind) ? kind : null };
}
