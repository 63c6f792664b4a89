import { anyOf } from "../any-of.ts";
import { findDegree } from "./degrees.ts";
import { isHead } from "./judge-part.ts";
import type { SectionKind } from "./profile.ts";
import { kindOf } from "./section-headings.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";

const SKILLS = new RegExp(
  `^(?:${anyOf(
    "tools software systems skills computer(?:\\sskills)? it(?:\\sskills)? informatique bureautique logiciels",
    "edv edv-kenntnisse kenntnisse fachkenntnisse pc informática ofimática paquetería connaissances compétences conocimientos",
  )}) ?: `,
  "iu",
);
const LABELLED: readonly [kind: SectionKind, label: RegExp][] = [
  ["languages", /^(?:langues|sprachen|sprachkenntnisse|idiomas|languages?)(?: parlées| spoken)? ?: /iu],
  ["education", /^(?:education|schooling|studies) ?: /iu],
  [
    "certificates",
    new RegExp(
      `^(?:\\p{L}+ )?(?:${anyOf(
        "certificates? certifications? licen[cs]es? tickets? training trade\\scert courses? kurse weiterbildung(?:en)?",
        "zertifikate ausweise formations? cours habilitations? cursos? certificaciones diplômes",
      )}) ?: `,
      "iu",
    ),
  ],
  ["skills", SKILLS],
  [
    "other",
    /^(?:atouts|qualités|loisirs|centres d['’]intérêts?|divers|hobbys?|interessen|aficiones|otros(?: datos)?) ?: /iu,
  ],
];
const PLAIN = new RegExp(
  `^(?:${anyOf(
    String.raw`permis\s[A-E](?![\p{L}]) disponib(?:le|ilité)(?!\p{L}) führerschein(?:\sklasse)?\s[A-E](?!\p{L}) verfügbar\sab`,
    String.raw`carn[eé]t\sde\sconducir disponibilidad(?!\p{L}) incorporación\sinmediata kündigungsfrist préavis`,
  )})`,
  "iu",
);
const RANGE = /(?:19|20)\d\d\s*(?:[-–]|à|al?|bis)\s/u;
const REACH = 12;
const YEARS =
  /(?:19|20)\d\d.{0,12}(?:(?:19|20)\d\d|\/\d\d|present|now|current|date|heute|actual|aujourd)|\d\d ?[-–] ?\d\d(?!\d)/iu;
const MOST_LINES = 4;
const PAPER = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    String.raw`certs? certificates? certifications? diploma licen[cs]es? licen[cs]ed registration registered qualified tickets?`,
    String.raw`permits? nvq svq btec hn[cd] gcses? a-levels? leaving\scert ged pgce cpa cpr first\said dbs nmc rcvs osha epa\s608`,
    String.raw`cscs smsts sssts ipaf pasma cpcs npors white\scard safe\spass red\sseal whmis smart\sserve servsafe psira sia rsa rcg`,
    String.raw`ewp forklift flt manual\shandling working\sat\sheights? istqb comptia itil prince2 food\ssafety food\shandler`,
    String.raw`twic cdl acca cima aat cipd`,
  )})(?!\\p{L})`,
  "iu",
);
const PAPERS_AHEAD = anyOf("Leaving\\sCert Registered Certified Licen[cs]ed Qualified Accredited Chartered");
const DEEDS_AHEAD = anyOf(
  "Kept Held Led Ran Built Wrote Made Took Gave Drove Taught Sold Did Was Won Set Cut Responsible",
  `(?!${PAPERS_AHEAD})\\p{Lu}\\p{Ll}+(?:ed|ing)`,
);
const TOLD_DEED = new RegExp(`^${DEEDS_AHEAD} `, "u");
const STANDING = /^(?:Registered|Certified|Licen[cs]ed|Qualified|Accredited|Chartered) (?<who>[^.,;(]+)/u;
const LONGEST_PAPER_WORDS = 10;
const LONGEST_LINE_WORDS = 30;

/** The kind of what a line below the last job begins, where it tells of papers, languages or free time; null of others. */
export function beginsAfterWork({ text, index, hasBullet }: ResumeLine, lines: ResumeLine[]): SectionKind | null {
  const isParted = index > 0 && lines[index - 1]?.isBlank === true;
  if (!isParted || hasBullet) return null;
  const kind = LABELLED.find(([, label]) => label.test(text))?.[0] ?? (PLAIN.test(text) ? "other" : null);
  const below = lines.slice(index).map((line) => line.text);
  if (kind !== null) return below.slice(0, REACH).some((line) => RANGE.test(line)) ? null : kind;
  const end = below.findIndex((line) => kindOf(line.replace(/[\s:]{1,3}$/u, "")) !== null);
  const own = (end < 0 ? below : below.slice(0, end)).filter((line) => line !== "");
  return own.length > MOST_LINES || own.some((line) => YEARS.test(line)) ? null : paperKind(text);
}

/** "OSHA forklift certification (renewed 2024)", "CPA, North Carolina (active). BS Accounting, UNC Charlotte, 2015". */
function paperKind(text: string): SectionKind | null {
  const [first = ""] = text.split(/[.;,·|]\s/u);
  if (TOLD_DEED.test(text) || /^\P{Lu}/u.test(text) || wordsOf(text).length > LONGEST_LINE_WORDS) return null;
  if (wordsOf(first).length > LONGEST_PAPER_WORDS) return null;
  const who = wordsOf(STANDING.exec(text)?.groups?.who ?? "");
  if (who.length > 0 && !who.some(isHead)) return null;
  const isDegree = (part: string) =>
    ["associate", "bachelor", "master", "doctorate"].includes(findDegree(part)?.level ?? "");
  return PAPER.test(first) && !isDegree(first) ? "certificates" : null;
}
