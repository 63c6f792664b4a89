import { lowerFirst } from "../../english-verbs.ts";
import type { Grammar, Told } from "../grammar.ts";

const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:y|o|de|del|para|con|en|la|el|los|las)$/iu;
const OTHER_SUBJECT = /(?<!\p{L})(?:yo|mi|mis|nosotros|nuestr\p{L}+|usted\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 26;
/** "Preparé las declaraciones", "Dirigí un equipo" */
const DONE = /^(?:\p{L}+[éí]|\p{L}*(?:duje|hice|puse|tuve|dije|traje|vine|pude|supe)|fui|di) \S/iu;
const INFINITIVE = /^\p{Lu}\p{Ll}+(?:ar|er|ir) \S/u;
const FEMININE = /(?:ión|dad|tad|ía|ncia|tura|[^em]a)s?$/;
const MASCULINE = /(?:miento|aje|o|or|al|e)s?$/;

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
  if (DONE.test(text)) return { clause: said, sentence: text, also: `También ${said}` };
  if (/^Responsable de /i.test(text)) {
    const verb = isCurrent ? "soy" : "fui";
    return {
      clause: `${verb} ${said}`,
      sentence: `${isCurrent ? "Soy" : "Fui"} ${said}`,
      also: `También ${verb} ${said}`,
    };
  }
  const noun = INFINITIVE.test(text) ? { noun: said, isPlural: false } : named(text);
  if (noun === null) return null;
  const verb = `${isCurrent ? "est" : "estab"}${noun.isPlural ? (isCurrent ? "án" : "an") : isCurrent ? "á" : "a"}`;
  return {
    clause: `entre mis tareas ${verb} ${noun.noun}`,
    sentence: `Entre mis tareas ${verb} ${noun.noun}`,
    also: `Entre mis tareas ${verb} también ${noun.noun}`,
  };
}

const MOST_NEED_WORDS = 9;

function need(sentence: string): string | null {
  const text =
    sentence
      .replace(/(?<![\s.;])[\s.;]+$/, "")
      .split(/[,;:(]| para | con el fin /)[0]
      ?.trim() ?? "";
  const phrase = INFINITIVE.test(text) ? lowerFirst(text) : null;
  if (phrase === null || phrase.split(" ").length > MOST_NEED_WORDS || /[\d@«»“”]/.test(phrase)) return null;
  if (/^(?:ser|estar|tener|poder|enviar|recibir|contar|disponer|dominar)/.test(phrase)) return null;
  return OTHER_SUBJECT.test(phrase) || BROKEN.test(phrase) ? null : phrase;
}

function work(title: string, employer: string | null): string {
  return `${lowerFirst(title)}${employer ? ` en ${employer}` : ""}`;
}

export const GRAMMAR: Grammar = { tell, need, work, person: () => null, topic: (_id, wording) => lowerFirst(wording) };
