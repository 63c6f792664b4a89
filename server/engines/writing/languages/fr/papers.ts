import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Paper } from "../../facts/matched-papers.ts";
import { type PaperTelling, withDetails } from "../paper-telling.ts";
import { joinNames } from "../../pick-phrase.ts";

const OF_IT: readonly [RegExp, string][] = [
  [/^(?:diplôme|titre|certificat|brevet|baccalauréat|bac)(?!\p{L})/iu, "du "],
  [/^(?:BTS|CAP|BEP|BUT|DUT|BP|DEAS|DEES|CQP|master|DEUST|DAEU)(?!\p{L})/u, "du "],
  [/^(?:attestation|habilitation|agrément|AFGSU|accréditation)(?!\p{L})/iu, "de l'"],
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
  const said = /^\p{Lu}{2}/u.test(name) || isNamed ? name : lowerFirst(name);
  const whole = `${article ?? "de la certification "}${said}`;
  return [withDetails(whole, [year]), whole, ...(year === null ? [] : [`${whole}, obtenu en ${year}`])];
}

export function tellPapers(papers: readonly Paper[]): PaperTelling[] {
  const names = papers.flatMap((paper) => {
    const named = ofIt(paper);
    return named ? [named] : [];
  });
  const courses = papers.filter((one) => FORMATION.test(one.name) && ofIt(one) === null);
  const frames = ["Je suis titulaire", "Je suis également titulaire"].map(
    (begun) => (list: string[]) => `${begun} ${joinNames(list, "et")}.`,
  );
  const told = courses.map(({ name, year }): PaperTelling => {
    const said = `la ${lowerFirst(name)}`;
    const taken = ["J'ai suivi", "J'ai aussi suivi"].map(
      (begun) =>
        ([course]: string[]) =>
          `${begun} ${course}.`,
    );
    return { names: [[...(year === null ? [] : [`${said} en ${year}`]), said]], frames: taken };
  });
  return names.length === 0 ? told : [{ names, frames }, ...told];
}
