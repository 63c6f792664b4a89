import { anyOf } from "../any-of.ts";

const ABBREVIATED =
  /\b(inc|ltd|llc|co|corp|bros|jr|sr|st|e\.\s?[vg]|s\.a|ltda|s\.a\.c|s\.l|s\.c|b\.v|c\.v|r\.l|l\.u|p\.c)\.$/i;
const LEGAL_FORM = new RegExp(
  String.raw`(?:\b${anyOf(
    String.raw`s\.?a\.?(?:p\.?i\.?)?\sde\sc\.?v s\.?\sde\sr\.?l\.?(?:\sde\sc\.?v)?`,
    String.raw`mbh s\.?coop s\.l\.u e\.?\s?[vgk] s\.c ltda srl s\.a\.c s\.r\.l scrl asbl`,
    "inc llc llp pllc p\\.c ltd limited gmbh kg kgaa ohg ug mbb corp co plc group pty sarl sas s\\.a\\. sa slu s\\.l\\. ag bv nv oy company",
  )}(?!\p{L})\.?\)?)$`,
  "iu",
);
/** What firms are called by, though it is also work: "Larkfield Farms". */
const FIRM_WORDS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "farms foods works labs partners solutions services systems industries associates studios motors properties builders",
    "group bank hospital clinic school university college center centre church hotel foundation institute agency realty",
    "lodge manor charters courtage communauté agglomération métropole brewery winery vets",
    "logistics studio home nursery surgery pharmacy trust council academy co-operative cooperative society",
  )}$`,
  "iu",
);
/** "University of Eastmoor", "Klinikum Nord". */
const FIRM_AHEAD = new RegExp(
  String.raw`^(?:the )?(?:${anyOf(
    "university college school department ministry institute bank church city village town borough parish county state government board",
  )} of|${anyOf(
    "universität hochschule klinikum stadt gemeinde landkreis université mairie universidad ayuntamiento",
    "grupo groupe farmacia pharmacie apotheke clínica clinique résidence residencia",
    String.raw`(?:centre|commission|conseil|communauté|école|lycée|collège)\s(?:de|des|d['’]|hospitalier|social|scolaire|départemental|secondaire)`,
    "hospital colegio instituto escuela fundación fondation stiftung gestoría",
  )})(?!\p{L})`,
  "iu",
);
const MAX_TITLE_WORDS = 14;

export function isSentence(line: string): boolean {
  const words = line.split(" ").length;
  return words > MAX_TITLE_WORDS || (words > 3 && /[.!?;]$/.test(line) && !ABBREVIATED.test(line));
}

/** "Larkfield Foods Inc". */
export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(name);
}

/** "University of Eastmoor" is no title; "Head of Professional Services" may be one. */
export function beginsAsFirm(name: string): boolean {
  return FIRM_AHEAD.test(name);
}

/** Whether it begins or ends as names of employers do. */
export function isFirm(name: string): boolean {
  return FIRM_WORDS.test(name) || beginsAsFirm(name);
}
