import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Paper } from "../../facts/matched-papers.ts";
import { type PaperTelling, withDetails } from "../paper-telling.ts";
import { joinNames } from "../../pick-phrase.ts";

const kindOf = (...nouns: string[]) => new RegExp(`^${anyOf(...nouns)}(?!\\p{L})`, "iu");
const MASCULINE = kindOf(
  String.raw`doble\sgrado grado certificado curso carn[eé]t? título máster ciclo permiso diploma doctorado módulo taller`,
  "diplomado posgrado",
);
const FEMININE = kindOf(
  "titulación licencia licenciatura diplomatura ingeniería formación tarjeta acreditación habilitación",
  "especialización especialidad maestría",
);
const OF_PERSON = /^(?:técnic[oa](?: superior)?|tecnólog[oa]|profesional) en /iu;

const OF_SCHOOL = /^Ciclo (?:Formativo )?(?:de Grado )?(?:Medio|Superior)/u;
const OF_STUDIES = /^(?:Ingeniería|Licenciatura|Diplomatura|Grado|FP|Bachiller|Doctorado) /u;

function namedWays({ name, year, remark }: Paper): string[] | null {
  const small = name.replace(OF_SCHOOL, (all) => all.toLowerCase());
  const isTitle = OF_STUDIES.test(name) || OF_PERSON.test(name);
  const said = isTitle || /^\p{Lu}{2}/u.test(small) ? small : lowerFirst(small);
  const article = isTitle
    ? "el título de "
    : MASCULINE.test(said) || /^\p{Lu}{3,} \d$/u.test(said)
      ? "el "
      : FEMININE.test(said)
        ? "la "
        : null;
  if (article === null) return null;
  const whole = `${article}${said}`.replace(/: \p{Ll}[^:]{0,60}$/u, "");
  return [withDetails(whole, [remark, year]), withDetails(whole, [year]), whole];
}

export function tellPapers(papers: readonly Paper[]): PaperTelling[] {
  const names = papers.flatMap((paper) => {
    const named = namedWays(paper);
    return named ? [named] : [];
  });
  const frames = ["Tengo", "También tengo", "Además, tengo"].map(
    (begun) => (list: string[]) => `${begun} ${joinNames(list, "y")}.`,
  );
  return names.length === 0 ? [] : [{ names, frames }];
}
