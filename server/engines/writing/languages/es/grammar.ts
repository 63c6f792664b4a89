import { skillById } from "../../../analysis/related-skills.ts";
import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { withoutCounts } from "../without-counts.ts";
import type { Grammar, Told } from "../grammar.ts";
import { deedOfName } from "./named-deeds.ts";

const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:y|o|de|del|para|con|en|la|el|los|las)$/iu;
const OTHER_SUBJECT = /(?<!\p{L})(?:yo|mi|mis|nosotros|nuestr\p{L}+|usted\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 26;
/** "Preparé las declaraciones", "Dirigí un equipo" */
const DONE = /^(?:\p{L}+[éí]|\p{L}*(?:duje|hice|puse|tuve|dije|traje|vine|pude|supe)|fui|di) \S/iu;
/** "Atiendo a unos 25 pacientes" */
const NOW = /^\p{Lu}\p{Ll}{3,}o (?:a|al|un|una|unos|unas|el|la|los|las|\d+|cada|todos|todas) /u;
const INFINITIVE = /^\p{Lu}\p{Ll}+(?:ar|er|ir) \S/u;
const FEMININE = /(?:iones|dades|(?:ión|dad|tad|ía|ncia|tura|[^em]a)s?)$/;
const MASCULINE = /(?:miento|aje|o|or|al|e)s?$/;

/** What a line says that one is or was: "Tutora de un grupo". */
const HELD = new RegExp(
  `^${anyOf(
    "Responsable Tutora? Coordinadora? Jef[ae] Encargad[ao] Directora? Supervisora? Delegad[ao] Miembro Portavoz Ganadora?",
    "Secretari[ao] Mentora? Referente",
  )} del? `,
  "u",
);

/** "Gestión de nóminas" with its article. */
function named(text: string): { noun: string; isPlural: boolean } | null {
  const [first = ""] = text.split(" ");
  const word = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(first) || !/^\S+ (?:de|del|y|a|al|con)\s/u.test(text)) return null;
  const isPlural = /s$/.test(word);
  const article = FEMININE.test(word)
    ? isPlural
      ? "las"
      : "la"
    : MASCULINE.test(word)
      ? isPlural
        ? "los"
        : "el"
      : null;
  return article === null ? null : { noun: `${article} ${lowerFirst(text)}`, isPlural };
}

function tell(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const text = line.replace(/(?<![\s.;,])[\s.;,]+$/, "");
  const count = text.split(" ").length;
  if (count < 3 || count > MOST_WORDS || BROKEN.test(text) || OTHER_SUBJECT.test(text)) return null;
  const said = lowerFirst(text);
  if (DONE.test(text) || NOW.test(text)) return { clause: said, sentence: text, also: `También ${said}` };
  if (HELD.test(text)) {
    const verb = isCurrent ? "soy" : "fui";
    return {
      clause: `${verb} ${said}`,
      sentence: `${isCurrent ? "Soy" : "Fui"} ${said}`,
      also: `También ${verb} ${said}`,
    };
  }
  const deed = deedOfName(text, { isCurrent });
  if (deed !== null) {
    const bare = named(text);
    const told = { clause: deed, sentence: upperFirst(deed), also: `También ${deed}` };
    return bare === null ? told : { ...told, otherwise: charge(bare.noun, isCurrent) };
  }
  const noun = INFINITIVE.test(text) ? { noun: said, isPlural: false } : named(text);
  if (noun === null) return null;
  return charge(noun.noun, isCurrent);
}

/** "Me encargo de la gestión de pedidos" */
function charge(what: string, isCurrent: boolean): Told {
  const verb = isCurrent ? "me encargo" : "me encargaba";
  const of = `de ${what}`.replace(/^de el (?=\p{Ll})/u, "del ");
  const [first = "", ...others] = verb;
  return {
    clause: `${verb} ${of}`,
    sentence: `${first.toUpperCase()}${others.join("")} ${of}`,
    also: `También ${verb} ${of}`,
    noun: { text: of, isCurrent },
  };
}

/** "Coordino un equipo y formé a ocho personas"; "y" is "e" before an i. */
function joinDeeds(one: Told, other: Told): Told | null {
  if (/ [ye] |[;:,]/u.test(one.sentence) || /[;:]/u.test(other.sentence)) return null;
  const and = /^h?i(?!e)/u.test(other.clause) ? "e" : "y";
  const rest = `${and} ${other.clause}`;
  return { clause: `${one.clause} ${rest}`, sentence: `${one.sentence} ${rest}`, also: `${one.also} ${rest}` };
}

function join(told: Told, next: Told): Told | null {
  const [one, other] = [told.noun, next.noun];
  if (!one && !other) return joinDeeds(told, next);
  if (!one || !other) return null;
  const both = charge("", one.isCurrent);
  const of = `${one.text} y ${other.text}`;
  return { clause: both.clause + of.slice(3), sentence: both.sentence + of.slice(3), also: both.also + of.slice(3) };
}

const MASCULINE_NAME =
  /^(?:Hospital|Hotel|Grupo|Restaurante|Banco|Colegio|Instituto|Centro|Ayuntamiento|Museo|Taller|Club)(?= )/u;
const FEMININE_NAME =
  /^(?:Residencia|Clínica|Universidad|Escuela|Fundación|Farmacia|Academia|Agencia|Asociación|Tienda)(?= )/u;

function at(name: string): string {
  if (MASCULINE_NAME.test(name)) return `en el ${name}`;
  return FEMININE_NAME.test(name) ? `en la ${name}` : `en ${name}`;
}

const MOST_NEED_WORDS = 9;

function need(sentence: string): string | null {
  const text =
    sentence
      .replace(/(?<![\s.;])[\s.;]+$/, "")
      .split(/[,;:(]| para | con el fin /)[0]
      ?.trim() ?? "";
  const phrase = INFINITIVE.test(text) ? lowerFirst(text) : null;
  if (phrase === null || phrase.split(" ").length > MOST_NEED_WORDS || /[\d@«»“”]/.test(withoutCounts(phrase)))
    return null;
  if (/^(?:ser|estar|tener|poder|enviar|recibir|contar|disponer|dominar)/.test(phrase)) return null;
  return OTHER_SUBJECT.test(phrase) || BROKEN.test(phrase) ? null : phrase;
}

function work(title: string, employer: string | null): string | null {
  if (/^(?:prácticas|becas?|voluntariado)(?!\p{L})/iu.test(title)) return null;
  return `${lowerFirst(title)}${employer ? ` ${at(employer)}` : ""}`;
}

/** "Máster en Profesorado" as "un máster en Profesorado"; a driving licence has no article. */
function credential(name: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  return /^(?:máster|grado|certificado|título|curso|diploma)(?!\p{L})/u.test(said) ? `un ${said}` : said;
}

export const GRAMMAR: Grammar = {
  tell,
  need,
  work,
  at,
  join,
  position: lowerFirst,
  person: () => null,
  credential,
  trade: () => null,
  topic: (id, wording) =>
    skillById(id)?.kind === "tool" && !/^\p{Lu}\p{Ll}+ (?:de|del|en) \p{Ll}/u.test(wording)
      ? wording
      : wording.toLowerCase(),
};
