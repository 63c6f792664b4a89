import type { Profile, ProfileEducation, ProfileJob } from "../../../analysis/profile.ts";

const TRAINING = /^(?:Ausbildung|Umschulung|Lehre) (?:zu[mr]|als) (?:staatlich \p{Ll}+ |medizinischen )?\p{Lu}/u;
const NOW = /(?<!\p{L})(?:heute|derzeit|laufend|voraussichtlich\p{L}*)(?!\p{L})|^\P{L}*seit \d/iu;
const STOPPED = /abgebrochen|ohne abschluss/iu;
const START = /(?:(?<month>\d{1,2})[./])?(?<year>(?:19|20)\d\d)/u;

const MOST_WORDS_OF_DATES = 3;

function linesOf(
  { lines: { from, to } }: ProfileEducation,
  { lines }: Pick<Profile, "lines">,
): [from: number, to: number] {
  const above = lines[from - 1] ?? "";
  const isDates = START.test(above) && (above.match(/\p{L}{3,}/gu) ?? []).length <= MOST_WORDS_OF_DATES;
  return [isDates ? from - 1 : from, to];
}

/** The trainings that somebody is still in: an entry of the education that says so, and not that it was given up. */
export function trainingsNow(profile: Pick<Profile, "education" | "lines">): ProfileEducation[] {
  return profile.education.filter((one) => {
    const [from, to] = linesOf(one, profile);
    const text = profile.lines.slice(from, to + 1);
    return TRAINING.test(one.degree ?? "") && text.some((line) => NOW.test(line)) && !STOPPED.test(text.join(" "));
  });
}

/** Whether a line stands in the entry of a training that is not finished. */
export function isOfTrainingNow(line: number, profile: Pick<Profile, "education" | "lines">): boolean {
  return trainingsNow(profile).some(({ lines: { from, to } }) => line >= from && line <= to);
}

/** A training as the work that it is today, with what its lines tell of it; its title is no person's. */
export function asWork(training: ProfileEducation, profile: Profile): ProfileJob {
  const [from, last] = linesOf(training, profile);
  const section = profile.sections.find(({ lines }) => lines.from <= from && from <= lines.to);
  const next = profile.education.map(({ lines }) => lines.from).filter((line) => line > last);
  const end = Math.min(section?.lines.to ?? last, ...next.map((line) => line - 1));
  const { month, year } = START.exec(profile.lines.slice(from, last + 1).join(" "))?.groups ?? {};
  const start = year === undefined ? null : month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
  const { degree, institution } = training;
  return { title: degree, employer: institution, start, end: null, current: true, lines: { from, to: end } };
}

const END =
  /voraussichtlich(?:e[rs]?)?(?: Abschluss| Ende)?:? (?:bis |im )?(?<end>(?:(?<month>\p{Lu}\p{Ll}{2,9}) )?20\d\d)/iu;

/** When the training that is somebody's latest work is expected to end, "im Januar 2027"; null where that is not said. */
export function trainingEnd(profile: Profile): string | null {
  const [latest] = profile.jobs;
  if (latest === undefined || !trainingsNow(profile).some(({ degree }) => degree === latest.title)) return null;
  const text = profile.lines.slice(latest.lines.from, latest.lines.to + 1).join("\n");
  const { end = null, month } = END.exec(text)?.groups ?? {};
  return end !== null && month !== undefined ? `im ${end}` : end;
}
