import { isHead } from "../../../analysis/judge-part.ts";
import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Paper } from "../../facts/matched-papers.ts";
import { type Gender, ownForm } from "../own-form.ts";
import { type PaperTelling, withDetails } from "../paper-telling.ts";
import { joinNames } from "../../pick-phrase.ts";

const kindOf = (...nouns: string[]) => new RegExp(`^${anyOf(...nouns)}(?!\\p{L})`, "iu");
const MASCULINE = kindOf(
  String.raw`doble\sgrado grado certificado carn[eé]t? título máster ciclo permiso diploma doctorado módulo`,
  "diplomado posgrado bachillerato profesorado cfg[ms] fp",
);
const FEMININE = kindOf(
  "titulación licencia licenciatura diplomatura ingeniería formación tarjeta acreditación habilitación",
  "especialización especialidad maestría tecnicatura",
);
const COURSE = kindOf("curso taller seminario jornada");
const OF_SCHOOL = /^Ciclo (?:Formativo )?(?:de Grado )?(?:Medio|Superior)/u;
const OF_STUDIES = new RegExp(
  `^${anyOf(
    String.raw`Ingeniería Licenciatura Diplomatura Grado FP Bachiller Doctorado TSU\sen Tecnólog[oa]\sen`,
    String.raw`T[eé]cnic[oa](?:\s[Ss]uperior)?\sen`,
  )} `,
  "u",
);
const ENGINEER = /^Ingeniería (?<rest>(?:en |de )?\p{Lu}?\p{Ll}.*)$/u;
const HOLDERS: readonly [RegExp, woman: string, man: string][] = [
  [/^Diplomatura (?=en |de )/u, "diplomada ", "diplomado "],
  [/^Licenciatura (?=en |de )/u, "licenciada ", "licenciado "],
  [/^Grado (?:Universitario )?(?=en |de )(?!de? ?(?:Medio|Superior))/u, "graduada ", "graduado "],
  [/^Profesorado (?=de |en )/u, "profesora ", "profesor "],
  [/^Doctorado (?=en )/u, "doctora ", "doctor "],
  [/^Técnic[oa] [Ss]uperior (?=en |de )/u, "técnica superior ", "técnico superior "],
  [/^Técnic[oa] (?=en |de )/u, "técnica ", "técnico "],
  [/^Tecnólog[oa] (?=en )/u, "tecnóloga ", "tecnólogo "],
];

function engineer(rest: string, gender: Gender): string {
  if (/^(?:en|de) /u.test(rest)) return rest;
  const [first = "", ...others] = rest.split(" ");
  const small = lowerFirst(first);
  return [gender === "man" ? small.replace(/a$/u, "o") : small, ...others]
    .join(" ")
    .replace(/ y de \p{Lu}/u, (all) => all.toLowerCase());
}

function heldAs(name: string, gender: Gender): string | null {
  const holder = HOLDERS.find(([head]) => head.test(name));
  if (holder) return gender && name.replace(holder[0], holder[gender === "woman" ? 1 : 2]);
  const { rest } = ENGINEER.exec(name)?.groups ?? {};
  if (rest !== undefined) return gender && `ingenier${gender === "woman" ? "a" : "o"} ${engineer(rest, gender)}`;
  if (!/^\p{Lu}\p{Ll}/u.test(name) || !isHead(name.split(" ")[0] ?? "")) return null;
  const own = ownForm(lowerFirst(name), gender, "es");
  return gender === null && ownForm(own, "woman", "es") !== own ? null : own;
}

function thing({ name, remark, year }: Paper): string[] | null {
  const small = name.replace(OF_SCHOOL, (all) => all.toLowerCase());
  const isTitle = OF_STUDIES.test(name);
  const said = isTitle || /^\p{Lu}{2}/u.test(small) ? small : lowerFirst(small);
  const known = MASCULINE.test(said) || /^\p{Lu}{3,} \d$/u.test(said) ? "el " : FEMININE.test(said) ? "la " : null;
  const article = isTitle ? "el título de " : known;
  return article && detailed(`${article}${said}`, { remark, year });
}

const HOURS = /\d ?(?:h|hs|horas)(?!\p{L})/u;

function courseOf(name: string): string {
  const small = /^\p{Lu}\p{Ll}+(?: \p{Lu}|$)/u.test(name) && !/ (?:de|y|en) /u.test(name) ? name : lowerFirst(name);
  return `el ${COURSE.test(name) ? lowerFirst(name) : `curso de ${small}`}`;
}

function detailed(name: string, { remark, year }: Pick<Paper, "remark" | "year">): string[] {
  const whole = name.replace(/: [\p{L}\d][^:]{0,60}$/u, "");
  return [withDetails(whole, [remark, year]), withDetails(whole, [year]), whole];
}

const framesOf = (...begun: string[]) => begun.map((one) => (list: string[]) => `${one} ${joinNames(list, "y")}.`);

export function tellPapers(papers: readonly Paper[], gender: Gender): PaperTelling[] {
  const isBare = (name: string) => !MASCULINE.test(name) && !FEMININE.test(name) && !OF_STUDIES.test(name);
  const isOfHours = ({ name, remark, isCourse }: Paper) => isBare(name) && (isCourse || HOURS.test(remark ?? ""));
  const courses = papers.filter((paper) => COURSE.test(paper.name) || isOfHours(paper));
  const others = papers.filter((paper) => !courses.includes(paper));
  const persons = others.flatMap((paper) => {
    const held = heldAs(paper.name, gender);
    return held === null ? [] : [{ paper, ways: detailed(held, paper) }];
  });
  const things = others
    .filter((paper) => !persons.some((one) => one.paper === paper))
    .flatMap((one) => [thing(one) ?? []]);
  const has = framesOf("Tengo", "También tengo", "Además, tengo");
  const instead = persons.map(({ paper }) => {
    const ways = thing(paper);
    return ways && { names: [ways], frames: has };
  });
  const isNamed = ({ name, year }: Paper) => year !== null && /^\p{Lu}/u.test(name);
  const named = others.filter(
    (paper) => heldAs(paper.name, gender) === null && thing(paper) === null && isNamed(paper),
  );
  return [
    { names: persons.map(({ ways }) => ways), frames: framesOf("Soy", "También soy"), instead },
    { names: things.filter((ways) => ways.length > 0), frames: has },
    { names: named.map((paper) => detailed(paper.name, paper)), frames: framesOf("Cuento con", "También cuento con") },
    {
      names: courses.map((paper) => detailed(courseOf(paper.name), paper)),
      frames: framesOf("Hice", "También hice"),
    },
  ].filter(({ names }) => names.length > 0);
}
