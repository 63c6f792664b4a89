import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Paper } from "../../facts/matched-papers.ts";
import type { Gender } from "../own-form.ts";
import { type PaperTelling, withDetails } from "../paper-telling.ts";
import { joinNames } from "../../pick-phrase.ts";
import { GRAMMAR } from "./grammar.ts";

const OF_IT: readonly [RegExp, string][] = [
  [/^(?:diplôme|titre|certificat|brevet|baccalauréat|bac)(?!\p{L})/iu, "du "],
  [
    new RegExp(
      `^${anyOf("DEC DEP ASP DES AEC CFC DEEJE DEEJ CESS BTS CAP BEP BUT DUT BP DEAS DEES CQP SSIAP CAS DAS MAS master DEUST DAEU")}(?!\\p{L})`,
      "u",
    ),
    "du ",
  ],
  [/^(?:bachelier|bachelor)(?!\p{L})/iu, "d'un "],
  [/^(?:attestation|habilitation|agrément|AFGSU|accréditation)(?!\p{L})/iu, "de l'"],
  [/^(?:BA[45]|B[0-2]V?|H[0-2]V?|BR|BC)(?!\p{L})/u, "de l'habilitation "],
  [/^VCA(?!\p{L})/u, "de la certification "],
  [/^(?:licence|certification|mention|FIMO|FCO)(?!\p{L})/iu, "de la "],
  [
    new RegExp(
      `^${anyOf("DCG DSCG DPECF DEUG DNB DEJEPS BPJEPS BAFA BAFD DEAES DEAP DEAMP DEI CQPM BMA MBA CACES SST PSC1 DELF DALF TOEIC TOSA")}(?!\\p{L})`,
      "u",
    ),
    "du ",
  ],
];
const FORMATION = /^(?:formation|stage) /iu;

function ofIt({ name, year }: Paper): string[] | null {
  const [, article] = OF_IT.find(([head]) => head.test(name)) ?? [];
  const isNamed = /\b(?:Certified|Foundation|Associate|Practitioner)\b/u.test(name);
  if (article === undefined && !isNamed) return null;
  const field = /^(?<code>DEC|DEP|ASP|AEC|CFC) (?<field>\p{Lu}\p{Ll}.*)$/u.exec(name)?.groups;
  const named = field ? `${field.code} en ${lowerFirst(field.field ?? "")}` : name;
  const said = /^\p{Lu}{2}/u.test(named) || isNamed ? named : lowerFirst(named);
  const whole = `${article ?? "de la certification "}${said}`;
  return [withDetails(whole, [year]), whole, ...(year === null ? [] : [`${whole}, obtenu en ${year}`])];
}

export function tellPapers(papers: readonly Paper[], _gender: Gender): PaperTelling[] {
  const names = papers.flatMap((paper) => {
    const named = ofIt(paper);
    return named ? [named] : [];
  });
  const courses = papers.filter((one) => FORMATION.test(one.name) && ofIt(one) === null);
  const without = (name: string) =>
    name
      .replace(/^du /u, "le ")
      .replace(/^d'(?=un )/u, "")
      .replace(/^de (?=l['a])/u, "");
  const frames = [
    ...["Je suis titulaire", "Je suis également titulaire"].map(
      (begun) => (list: string[]) => `${begun} ${joinNames(list, "et")}.`,
    ),
    (list: string[]) => `J'ai aussi ${joinNames(list.map(without), "et")}.`,
  ];
  const told = courses.map(({ name, year }): PaperTelling => {
    const said = `la ${lowerFirst(name)}`;
    const taken = ["J'ai suivi", "J'ai aussi suivi"].map(
      (begun) =>
        ([course]: string[]) =>
          `${begun} ${course}.`,
    );
    return { names: [[...(year === null ? [] : [`${said} en ${year}`]), said]], frames: taken };
  });
  const members = papers
    .filter(({ name }) => /^membre d/iu.test(name))
    .map(
      ({ name, year }): PaperTelling => ({
        names: [[...(year === null ? [] : [`${lowerFirst(name)} depuis ${year}`]), lowerFirst(name)]],
        frames: [([one]) => `Je suis ${one}.`],
      }),
    );
  return [...(names.length === 0 ? [] : [{ names, frames }]), ...told, ...members];
}

const STUDIES = new RegExp(
  `^(?<kind>${anyOf("BUT BTS DUT CAP BEP bachelor master licence titre diplôme")})` +
    String.raw`(?<name> [^,()]{3,80}), (?<school>[^,()]{3,60}?)(?<when> \([^()]{3,40}\))?$`,
  "iu",
);

/** "BUT Informatique, IUT de Lens (2e année)" as what somebody studies now, the fullest way first; none for other lines. */
export function studiesNow(line: string): string[] {
  const { kind = "", name = "", school = "", when = "" } = STUDIES.exec(line)?.groups ?? {};
  if (kind === "") return [];
  const article = /^licence$/iu.test(kind) ? "une" : "un";
  const said = /^\p{Lu}{2}/u.test(kind) ? kind : lowerFirst(kind);
  const whole = `Je prépare actuellement ${article} ${said}${name}`;
  return [`${whole} ${GRAMMAR.at(school)}${when}.`, `${whole} ${GRAMMAR.at(school)}.`, `${whole}.`];
}
