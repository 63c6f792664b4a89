import { skillById } from "../../../analysis/related-skills.ts";
import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { joinNames } from "../../pick-phrase.ts";
import type { Grammar } from "../grammar.ts";
import { deedsOf, thingsOf } from "../../evidence/meaning/lexis.ts";
import { joinedTitles, withoutUnit } from "../joined-titles.ts";
import { isWork } from "./articles.ts";
import { needs } from "./need.ts";
import { joinDeeds, tell } from "./tell-line.ts";

const MASCULINE_NAME = new RegExp(
  `^${anyOf(
    "Gran Aparthotel Hospital Hotel Grupo Restaurante Banco Colegio Instituto Centro Ayuntamiento Museo Taller Club Bar Café Mesón",
    "CEIP IES CIFP CEE CRA Concello Ajuntament",
    "Ministerio Sanatorio Liceo Servicio Jardín Complejo Tribunal Departamento Laboratorio",
    "Supermercado Consejo Gimnasio Camping Albergue Balneario Geriátrico Teatro Juzgado",
  )}(?= )`,
  "u",
);
const FEMININE_NAME = new RegExp(
  `^${anyOf(
    "Diputación Secretaría Municipalidad Consejería Cámara Corporación Preparatoria Secundaria Parroquia Delegación Dirección",
    "Residencia Clínica Universidade? Escola Escuela",
    "Fundación Farmacia Academia Agencia Asociación Tienda Asesoría Inmobiliaria",
    String.raw`\p{Lu}\p{Ll}+(?:ería|toría|soría) Cooperativa Biblioteca Fábrica Bodega`,
  )}(?= )`,
  "u",
);

function at(name: string): string {
  if (MASCULINE_NAME.test(name)) return `en el ${name}`;
  return FEMININE_NAME.test(name) ? `en la ${name}` : `en ${name}`;
}

const SHORT = /^\p{Lu}[\p{Lu}\d]*$/u;

const ADJECTIVE = /(?:ial|ional|ural|tal|iv[oa]|tic[oa]|nic[oa]|gic[oa]|ari[oa]|ente)s?$/u;

/** "Ingeniero de Calidad" within a sentence; what no dictionary has may be a name. */
function position(title: string): string {
  const whole = lowerFirst(joinedTitles(withoutUnit(title), "y"));
  const small = whole.replace(/(?<=\p{L} )\p{Lu}[\p{L}\d]+/gu, (word) => {
    const folded = word.toLowerCase();
    const isWord =
      ADJECTIVE.test(folded) || thingsOf(folded, "es").length > 0 || deedsOf(folded, "es").length > 0 || isWork(folded);
    return !SHORT.test(word) && isWord ? folded : word;
  });
  // "Profesora de Lengua y Literatura" keeps both as they are.
  return /(?<=\p{L} )\p{Lu}\p{Ll}(?!r?a?\.)/u.test(small) ? whole : small;
}

function work(title: string, employer: string | null): string | null {
  if (/^(?:prácticas|becas?|voluntariado)(?!\p{L})/iu.test(title)) return null;
  return `${position(title)}${employer ? ` ${at(employer)}` : ""}`;
}

const CLASS = String.raw`[A-E]\p{Lu}?\d?`;
const DRIVING = new RegExp(
  String.raw`^(?<paper>(?:carn[eé]t?|permiso|licencia)(?: de conducir)?)(?<kind> clase)? ` +
    `(?<classes>${CLASS}(?:(?:, | y )${CLASS})*)$`,
  "u",
);

function credential(name: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  const { paper, kind = "", classes = "" } = DRIVING.exec(said)?.groups ?? {};
  const own = paper?.startsWith("licencia") ? `la ${paper}${kind}` : `el ${paper}`;
  if (paper) return `${own} ${joinNames(classes.split(/, | y /u), "y")}`;
  if (/^primeros auxilios/u.test(said)) return `formación en ${said}`;
  if (/^(?:ingeniería|licenciatura|maestría)(?!\p{L})/u.test(said)) return `el título de ${said}`;
  if (/^(?:especialidad|certificación|licencia|acreditación)(?!\p{L})/u.test(said)) return `la ${said}`;
  return /^(?:máster|grado|certificado|título|curso|diploma)(?!\p{L})/u.test(said) ? `un ${said}` : said;
}

export const GRAMMAR: Grammar = {
  tell,
  needs,
  work,
  at,
  join: joinDeeds,
  position,
  person: () => null,
  credential,
  trade: () => null,
  topic: (id, wording) =>
    skillById(id)?.kind === "tool" && !/^\p{Lu}\p{Ll}+ (?:de|del|en) \p{Ll}/u.test(wording)
      ? wording
      : wording.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase())),
};
