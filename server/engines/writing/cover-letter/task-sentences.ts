import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import { joinNames } from "../pick-phrase.ts";
import { LETTER_PHRASES } from "./letter-phrases.ts";

type Job = { place: string | null; isCurrent: boolean };

const LONGEST_POINT = 150;

/** How a line of a resume says "I did" in a language, and the sentence it makes; other lines are nouns. */
const SAID: Partial<Record<MaterialLanguage, { opening: RegExp; sentence(points: string[], job: Job): string }[]>> = {
  de: [
    {
      opening: /^Verantwortlich für /i,
      sentence: (points, { place, isCurrent }) =>
        `${place ? `Bei ${place} ${isCurrent ? "bin" : "war"} ich` : `Ich ${isCurrent ? "bin" : "war"}`} ${joinNames(points.map(lowerFirst), "und")}.`,
    },
  ],
  es: [
    {
      // "Preparé las declaraciones", "Dirigí un equipo"
      opening: /^(?:\p{L}+[éí]|\p{L}*(?:duje|hice|puse|tuve|dije|traje|vine|pude|supe)|fui|di) /iu,
      sentence: (points, { place }) => {
        const done = joinNames(points.map(lowerFirst), "y");
        return place ? `En ${place} ${done}.` : `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
      },
    },
    {
      opening: /^Responsable de /i,
      sentence: (points, { place, isCurrent }) =>
        `${place ? `En ${place} ${isCurrent ? "soy" : "fui"}` : isCurrent ? "Soy" : "Fui"} ${joinNames(points.map(lowerFirst), "y")}.`,
    },
  ],
  fr: [
    {
      // "Formé quatre apprentis"
      opening: /^\p{L}+é (?!e)/u,
      sentence: (points, { place }) => {
        const done = joinNames(
          points.map((point) => `j'ai ${lowerFirst(point)}`),
          "et",
        );
        return place ? `Chez ${place}, ${done}.` : `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
      },
    },
  ],
};

/** The points of one job in sentences of their language; points that would not read as part of one are left out. */
export function taskSentences(points: string[], job: Job, language: MaterialLanguage): string[] {
  const { tasks } = LETTER_PHRASES[language];
  if (!tasks) return [];
  const fitting = points.filter(
    (point) => point.length <= LONGEST_POINT && /^\p{Lu}/u.test(point) && !/[:|]|[.;]\s/.test(point),
  );
  const groups = SAID[language] ?? [];
  const nouns = fitting.filter((point) => !groups.some(({ opening }) => opening.test(point)));
  const sentences = nouns.length > 0 ? [tasks(nouns, job)] : [];
  for (const { opening, sentence } of groups) {
    const said = fitting.filter((point) => opening.test(point));
    if (said.length > 0) sentences.push(sentence(said, { ...job, place: sentences.length > 0 ? null : job.place }));
  }
  return sentences;
}
