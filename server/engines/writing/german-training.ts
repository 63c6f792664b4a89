import { lowerFirst } from "./english-verbs.ts";
import type { WritingFacts } from "./writing-facts.ts";

const TRAINING = /^Ausbildung (?:zu[mr]|als) \p{Lu}[\p{L} -]{3,60}$/u;
const STATE = /^(?:Staatlich (?:anerkannte|geprüfte)|Examinierte|Gelernte|Geprüfte)r?(?= |$)/iu;
const OPEN = /abgebrochen|derzeit|laufend|voraussichtlich|heute|seit /iu;

/** A German training as a letter names it: "Ausbildung zum Koch", or what it made of one, "examinierte Pflegekraft". */
export function germanTraining({
  profile,
}: Pick<WritingFacts, "profile">): Record<"training" | "trainedAs", string | null> {
  const found = profile.education.filter(
    ({ degree, lines }) => degree !== null && !OPEN.test(profile.lines.slice(lines.from, lines.to + 1).join(" ")),
  );
  const names = found.map(({ degree, field }) =>
    field && !degree?.includes(field) ? `${degree} ${field}` : (degree ?? ""),
  );
  const trainedAs = names.find((name) => STATE.test(name) && name.split(" ").length > 1) ?? null;
  return { training: names.find((name) => TRAINING.test(name)) ?? null, trainedAs: trainedAs && lowerFirst(trainedAs) };
}
