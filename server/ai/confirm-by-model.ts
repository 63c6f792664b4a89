import type { UnsureClaim } from "../domain/material-view.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { claimingWords, WordIndex } from "../engines/writing/evidence/fact-words.ts";
import { isInstruction } from "../engines/writing/evidence/find-instructions.ts";
import type { ComparedPair, DistantWriter } from "../engines/writing/writer.ts";

const CONTROLLED_EACH = 5;
const FEWEST_WORDS = 3;
const MOST_CHARACTERS = 24_000; // of all pairs together

/**
 * The unsure sentences of a draft that the model finds in their nearest lines. Among them it is asked what surely
 * follows from nothing: who says yes to that, or fails, confirms none.
 */
export async function confirmByModel(
  model: Pick<DistantWriter, "bearsOut">,
  notSure: readonly UnsureClaim[],
  { jobs, lines }: Pick<Profile, "jobs" | "lines">,
): Promise<string[]> {
  const pairs = withinLength(notSure.flatMap((claim) => pairOf(claim, jobs)));
  const told = jobs.flatMap((job) => lines.slice(job.lines.from, job.lines.to + 1));
  const asked = pairs.flatMap((pair, index) =>
    index % CONTROLLED_EACH === 0 ? [pair, ...controlOf(pair, told)] : [pair],
  );
  if (asked.length === pairs.length) return [];
  const answers = await model.bearsOut(asked).catch(() => []);
  const follows = new Set(asked.filter((_, index) => answers[index] === true));
  return asked.some((pair) => follows.has(pair) && !pairs.includes(pair))
    ? []
    : pairs.flatMap((pair) => (follows.has(pair) ? [pair.sentence] : []));
}

/** The sentence beside a line that has no word of it. */
function controlOf({ sentence }: ComparedPair, lines: readonly string[]): ComparedPair[] {
  const said = claimingWords(sentence);
  const isStrange = (line: string) => {
    const words = new WordIndex([line]);
    return claimingWords(line).length >= FEWEST_WORDS && !said.some(({ word }) => words.has(word));
  };
  const line = lines.find((text) => isStrange(text) && !isInstruction(text));
  return line === undefined || said.length === 0 ? [] : [{ sentence, line, job: null }];
}

function pairOf({ text, source }: UnsureClaim, jobs: Profile["jobs"]): ComparedPair[] {
  if (!source || isInstruction(text) || isInstruction(source.text)) return [];
  const own = source.from === "resume" ? jobs.find(({ lines }) => isIn(source.line, lines)) : undefined;
  const years = [own?.start, own?.current ? "present" : own?.end].filter((date) => date).join(" - ");
  const job = [own?.title, own?.employer, years].filter((part) => part).join(", ");
  return [{ sentence: text, line: source.text, job: job === "" ? null : job }];
}

function isIn(line: number, { from, to }: { from: number; to: number }): boolean {
  return line >= from && line <= to;
}

function withinLength(pairs: readonly ComparedPair[]): ComparedPair[] {
  let length = 0;
  return pairs.filter(({ sentence, line, job }) => {
    length += sentence.length + line.length + (job?.length ?? 0);
    return length <= MOST_CHARACTERS;
  });
}
