import { anyOf } from "../any-of.ts";
import { lowerFirst } from "./english-verbs.ts";
import type { WritingFacts } from "./writing-facts.ts";

const TRAINING = /^Ausbildung (?:zu[mr]|als) \p{Lu}[\p{L} -]{3,60}$/u;
const STATE = /^(?:Staatlich (?:anerkannte|geprüfte)|Examinierte|Gelernte|Geprüfte)r?(?= |$)/iu;
/** "Kauffrau für Bürokommunikation (IHK), 2010" */
const TRADE = new RegExp(
  [
    String.raw`^\P{L}*(?<trade>\p{Lu}\p{L}*${anyOf("frau mann mechaniker troniker assistent wirt kraft informatiker installateur angestellte")}(?:in)?`,
    String.raw`(?: (?:für|im) \p{Lu}[\p{L} -]{3,50})?)(?= ?[(,]|$)`,
  ].join(""),
  "u",
);
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
  const training = names.find((name) => TRAINING.test(name)) ?? null;
  const trade = training === null && trainedAs === null ? tradeIn(profile) : null;
  if (trade !== null) return { training: `Ausbildung als ${trade}`, trainedAs: trade };
  return { training, trainedAs: trainedAs && lowerFirst(trainedAs) };
}

function tradeIn({ sections, lines }: WritingFacts["profile"]): string | null {
  const own = sections.filter(({ kind }) => kind === "education");
  const named = own.flatMap(({ lines: { from, to } }) => lines.slice(from, to + 1)).filter((line) => !OPEN.test(line));
  return named.map((line) => TRADE.exec(line)?.groups?.trade?.trim()).find((trade) => trade !== undefined) ?? null;
}
