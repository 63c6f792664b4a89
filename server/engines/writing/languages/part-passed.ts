import { anyOf } from "../../any-of.ts";

const PARTS = anyOf(
  "UE UV unités modules épreuves blocs matières crédits materias asignaturas módulos créditos cuatrimestres semestres",
);
const FRENCH = new RegExp(
  String.raw`^(?<paper>[^:,(]{3,60}?)(?: ?[:,(–-] ?)(?<own>\d{1,3}) (?<parts>${PARTS}) (?:validée?s?|obtenue?s?|acquis(?:es)?) sur (?:les )?(?<all>\d{1,3})`,
  "iu",
);
const SPANISH = new RegExp(
  String.raw`^(?:\p{L}{5,14}: )?(?<paper>[^:,(]{3,60}?)(?: ?[:,(–-] ?)(?:.{0,80}?[ (])?(?<own>\d{1,3}) (?<parts>${PARTS}) (?:aprobad[oa]s?|cursad[oa]s?)` +
    String.raw` (?:de|sobre) (?:las? |los )?(?<all>\d{1,3})`,
  "iu",
);
const LOOSE = new RegExp(String.raw`(?<!\p{L})\d{1,3} ${PARTS} (?:validé|obtenu|acquis|aprobad|cursad)`, "iu");

export function isPartPassed(line: string): boolean {
  return LOOSE.test(line);
}

/** "J'ai validé 4 UE sur 7 du DSCG.": what was passed of it; null where the line does not say of how many. */
export function sayPartPassed(line: string, language: "fr" | "es"): string | null {
  const {
    paper = "",
    own = "",
    parts = "",
    all = "",
  } = (language === "fr" ? FRENCH : SPANISH).exec(line)?.groups ?? {};
  if (paper === "" || Number(own) >= Number(all)) return null;
  if (language === "es") return `He aprobado ${own} de las ${all} ${parts} de ${paper.trim()}.`;
  if (!/^(?:\p{Lu}{2,6}|Master|Diplôme|Titre|CAP|BTS|Baccalauréat)(?!\p{L})/u.test(paper)) return null;
  return `J'ai validé ${own} ${parts} sur ${all} du ${/^\p{Lu}{2}/u.test(paper) ? paper.trim() : paper.trim().toLowerCase()}.`;
}
