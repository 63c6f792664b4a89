import { lowerFirst } from "../../english-verbs.ts";
import { withoutCounts } from "../without-counts.ts";
import { type TaskSentence, tasksInSentence } from "../tasks-in-sentence.ts";

export const OTHER_SUBJECT = /(?<!\p{L})(?:yo|mi|mis|nosotros|nuestr\p{L}+|usted\p{L}*)(?!\p{L})/iu;
const INFINITIVE = /^\p{Lu}\p{Ll}+(?:ar|er|ir) \S/u;
const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:y|o|de|del|para|con|en|la|el|los|las)$/iu;
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

const TASKS: TaskSentence = {
  lead: /^(?:[^,.]{3,60}, )?(?:se encargará|te encargarás|será responsable|serás responsable) de (?=\p{Ll}+[aei]r )/iu,
  next: /(?:, (?:y )?| y )(?=\p{Ll}{3,}[aei]r (?:el|la|los|las|un|una|con|de|a|\p{Ll}+s)(?= ))/u,
  before: "",
};

/** What there is to do by a sentence of a posting, each task as what `{needs}` takes. */
export function needs(sentence: string): string[] {
  return tasksInSentence(sentence, TASKS).flatMap((task) => need(task) ?? []);
}
