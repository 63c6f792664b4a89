import { anyOf } from "../../../any-of.ts";
import { startLow } from "./done-deeds.ts";
import { type TaskSentence, tasksInSentence } from "../tasks-in-sentence.ts";

const PREFIX = anyOf(
  String.raw`sicher(?=stell) ab an auf aus bei durch(?=führ) ein fest her hin mit nach teil vor weiter zu(?!\p{Ll}{0,2}$) zusammen`,
);
const SEPARABLE = new RegExp(String.raw`^(?<prefix>${PREFIX})(?<stem>\p{Ll}{3,}(?:en|rn|ln))$`, "u");
const INFINITIVE = /^(?:Sie )?(?:werden )?(?<what>\p{Lu}?[\p{L}\p{N} ,&-]{3,60}?) (?<verb>\p{Ll}{4,}(?:en|rn|ln))$/u;
/** "durchzuführen" has its "zu". */
const WITH_ZU = new RegExp(
  String.raw`^${anyOf("ab an auf aus bei durch ein fest mit nach sicher teil um vor weiter zusammen bereit")}zu\p{Ll}{3,}(?:en|rn|ln)$`,
  "u",
);
const BOTH_VERBS = /^(?<object>.+) (?<one>\p{Ll}{4,}(?:en|rn|ln)) und$/u;
export const LONGEST_NEED = 10;
export const OTHER_SUBJECT = /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|sie|ihr\p{L}*)(?!\p{L})/iu;

const PARTED = /^Sie (?<verb>\p{Ll}{3,}(?:en|rn|ln)) (?<what>\S.*)$/u;
const PARTED_PREFIX = new RegExp(`^(?<object>.+) (?<prefix>${PREFIX}|sicher|um|mit)$`, "u");

/** "Sie stellen die Qualität sicher" as "Die Qualität sicherstellen". */
function withVerbLast(text: string): string {
  const two = /^Sie (?<one>\p{Ll}{3,}(?:en|rn|ln)) und (?<other>\p{Ll}{3,}(?:en|rn|ln)) (?<what>\S.*)$/u.exec(
    text,
  )?.groups;
  if (two) return `${two.what} ${two.one} und ${two.other}`;
  const { verb = "", what = "" } = PARTED.exec(text)?.groups ?? {};
  if (verb === "" || /^(?:werden|haben|sind|können|müssen|sollen)$/.test(verb)) return text;
  // "Sie erstellen Dienstpläne und begleiten Kollegen": the second verb would need its own "zu".
  const clause = what.split(/[,;(]| und (?=\p{Ll}{3,}(?:en|rn|ln) )/u)[0]?.trim() ?? "";
  const { object = clause, prefix = "" } = PARTED_PREFIX.exec(clause)?.groups ?? {};
  return `${object} ${prefix}${verb}`;
}

/** A sentence of a posting about duties as an infinitive with its "zu"; null where it would not read well. */
export function need(sentence: string): string | null {
  const text = withVerbLast(sentence.replace(/(?<![\s.;])[\s.;]+$/, ""));
  const { what, verb } = INFINITIVE.exec(text)?.groups ?? {};
  if (!what || !verb || text.split(" ").length > LONGEST_NEED || OTHER_SUBJECT.test(what)) return null;
  if (
    /\d|@|[“”„"]|^(?:werden|haben|können|sind|müssen)$/.test(text) ||
    /^(?:haben|sind|werden|können|sollen|müssen|bieten|suchen|kennen)$/.test(verb)
  )
    return null;
  if (/ zu$/u.test(what) || WITH_ZU.test(verb)) return `${startLow(what)} ${verb}`;
  const { object, one } = BOTH_VERBS.exec(what)?.groups ?? {};
  if (object && one) return `${startLow(object)} ${withZu(one)} und ${withZu(verb)}`;
  // "Störungen beheben und Ursachen abstellen" has two infinitives.
  const [first = "", second, third] = what.split(" und ");
  const words = first.split(" ");
  const isTwo =
    second !== undefined &&
    third === undefined &&
    words.length > 1 &&
    /^\p{Ll}+(?:en|rn|ln)$/u.test(words.at(-1) ?? "");
  const said = isTwo ? `${[...words.slice(0, -1), withZu(words.at(-1) ?? "")].join(" ")} und ${second}` : what;
  return `${startLow(said)} ${withZu(verb)}`;
}

function withZu(infinitive: string): string {
  const { prefix, stem } = SEPARABLE.exec(infinitive)?.groups ?? {};
  return prefix && stem ? `${prefix}zu${stem}` : `zu ${infinitive}`;
}

const TASKS: TaskSentence = {
  lead: /^(?:[^,.]{3,60}, )?(?:Sie (?=\p{Ll}+(?:en|rn|ln) ))/u,
  next: /(?<!^\p{Ll}{3,30})(?:, (?:und )?| und )(?=\p{Ll}{4,}(?:en|rn|ln) (?:\p{Lu}|die |den |das |für |mit |unser))/u,
  before: "Sie ",
};
/** "Sehtests durchzuführen", "Brillen zu richten", as "du lernst" takes it. */
const TO_DO = new RegExp(
  String.raw`^(?<task>\p{Lu}[\p{L} -]{2,60} )(?:zu |(?<part>${anyOf(
    "ab an auf aus bei durch ein fest her hin mit nach vor weg weiter zusammen zurück um",
  )})zu)(?<verb>\p{Ll}{3,}n)(?=\.?$)`,
  "u",
);

/** What there is to do by a sentence of a posting, each task as an infinitive with its "zu". */
export function needs(sentence: string): string[] {
  const tasks = tasksInSentence(sentence.replace(TO_DO, "$<task>$<part>$<verb>"), TASKS);
  return tasks.flatMap((task) => need(task) ?? []);
}
