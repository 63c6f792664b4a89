import { lowerFirst } from "../../english-verbs.ts";
import { withoutCounts } from "../without-counts.ts";
import { type TaskSentence, tasksInSentence } from "../tasks-in-sentence.ts";

export const OTHER_SUBJECT = /(?<!\p{L}|rendez-)(?:je|mon|ma|mes|nous|notre|nos|vous|votre|vos)(?!\p{L})/iu;
const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:et|ou|de|des|du|pour|avec|en|la|le|les)$/iu;
const INFINITIVE = /^(?<verb>\p{Lu}\p{Ll}+(?:er|ir|re)) (?<rest>(?!d['’]|de |du |des )\S.*)$/u;
const INFINITIVE_IN_RE = /(?:(?:en|on|ein|ain|oin|er|or|ou)dre|ettre|attre|ire|ivre|oire|aître|clure|rompre)$/u;

/** Whether a line begins with an infinitive: "Vendre les billets". */
export function isInfinitive(text: string): boolean {
  const verb = INFINITIVE.exec(text.charAt(0).toUpperCase() + text.slice(1))?.groups?.verb ?? "";
  if (/aire$/u.test(verb) && !/(?:^F|f|pl|tr|^T)aire$/u.test(verb)) return false;
  return /[ei]r$/u.test(verb) || INFINITIVE_IN_RE.test(verb);
}

/** "vous garantissez" is "garantir", "vous tenez" is "tenir". */
const INFINITIVES: readonly [ending: RegExp, infinitive: string][] = [
  [/(?<!^[cplt]a|^pa|^chau|^dre|^adre|^pou|^lai|^aba|^ra|^fra|^intére)issez$/u, "ir"],
  [/(?<=t|v)enez$/u, "enir"],
  [/prenez$/u, "prendre"],
  [/(?<=^|ad|com|per|pro|re|sou|trans)mettez$/u, "mettre"],
  [/(?<=con|pro|tra|ré|dé)duisez$/u, "duire"],
  [/(?<=en|pon|ven)dez$/u, "dre"],
  [/crivez$/u, "crire"],
  [/suivez$/u, "suivre"],
  [/cevez$/u, "cevoir"],
  [/(?<=con|re)naissez$/u, "naître"],
];

function infinitiveOf(verb: string): string {
  const [ending, infinitive] = INFINITIVES.find(([pattern]) => pattern.test(verb)) ?? [/ez$/u, "er"];
  return verb.replace(ending, infinitive);
}

const MOST_NEED_WORDS = 9;

function need(sentence: string): string | null {
  const text =
    sentence
      .replace(/(?<![\s.;])[\s.;]+$/, "")
      .split(/[,;:(]| afin | tout en | pour /)[0]
      ?.trim() ?? "";
  const yours = /^Vous (?<verb>\p{Ll}+ez) (?<rest>.+)$/u.exec(text)?.groups;
  const phrase = yours
    ? `${infinitiveOf(yours.verb ?? "")} ${yours.rest}`
    : INFINITIVE.test(text)
      ? lowerFirst(text)
      : null;
  if (phrase === null || phrase.split(" ").length > MOST_NEED_WORDS || /[\d@«»“”]/.test(withoutCounts(phrase)))
    return null;
  if (/^(?:av|êtr|pouv|dev|parl|postul|envoy|rejoign|bénéfici|recev|maîtris|disposer|justifi)/.test(phrase))
    return null;
  return OTHER_SUBJECT.test(phrase) || BROKEN.test(phrase) ? null : phrase;
}

const TASKS: TaskSentence = {
  lead: /^(?:[^,.]{3,80}, )?vous (?=\p{Ll}+ez )/iu,
  next: /(?:, (?:et )?| et )(?=\p{Ll}{3,}ez )/u,
  before: "Vous ",
};

/** What there is to do by a sentence of a posting, each task as what `{needs}` takes. */
export function needs(sentence: string): string[] {
  return tasksInSentence(sentence, TASKS).flatMap((task) => need(task) ?? []);
}
