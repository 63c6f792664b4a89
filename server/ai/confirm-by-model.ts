import type { UnsureClaim } from "../domain/material-view.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { claimingWords, WordIndex } from "../engines/writing/evidence/fact-words.ts";
import { isInstruction } from "../engines/writing/evidence/find-instructions.ts";
import type { ComparedPair, DistantWriter } from "../engines/writing/writer.ts";

const CONTROLLED_EACH = 5;
const FEWEST_WORDS = 3;
const MOST_BESIDE = 3;
const JOINT = " / ";
const BULLET = /^• /u;
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
  const pairs = withinLength(notSure.flatMap((claim) => pairOf(claim, { jobs, lines })));
  const told = jobs.flatMap((job) => linesOf(job, lines));
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

function controlOf({ sentence }: ComparedPair, lines: readonly string[]): ComparedPair[] {
  const said = claimingWords(sentence);
  const isStrange = (line: string) => {
    const words = new WordIndex([line]);
    return claimingWords(line).length >= FEWEST_WORDS && !said.some(({ word }) => words.has(word));
  };
  const line = lines.find((text) => isStrange(text) && !isInstruction(text));
  return line === undefined || said.length === 0 ? [] : [{ sentence, line, job: null }];
}

function pairOf({ text, source }: UnsureClaim, { jobs, lines }: Pick<Profile, "jobs" | "lines">): ComparedPair[] {
  if (!source || isInstruction(text) || isInstruction(source.text)) return [];
  const isOwn = ({ lines: { from, to } }: Profile["jobs"][number]) => source.line >= from && source.line <= to;
  const own = source.from === "resume" ? jobs.find(isOwn) : undefined;
  const years = [own?.start, own?.current ? "present" : own?.end].filter((date) => date).join(" - ");
  const job = [own?.title, own?.employer, years].filter((part) => part).join(", ");
  const line = [source.text, ...(own ? besideIt(text, source.text, linesOf(own, lines)) : [])].join(JOINT);
  return [{ sentence: text, line, job: job === "" ? null : job }];
}

function besideIt(sentence: string, nearest: string, lines: readonly string[]): string[] {
  const known = new WordIndex([nearest]);
  const lacking = claimingWords(sentence).filter(({ word }) => !known.has(word));
  const others = lines.filter((text) => {
    const words = new WordIndex([text]);
    return !isInstruction(text) && lacking.some(({ word }) => words.has(word));
  });
  return others.slice(0, MOST_BESIDE);
}

function linesOf({ lines: { from, to } }: Profile["jobs"][number], lines: readonly string[]): string[] {
  return lines.slice(from, to + 1).map((text) => text.replace(BULLET, ""));
}

function withinLength(pairs: readonly ComparedPair[]): ComparedPair[] {
  let length = 0;
  return pairs.filter(({ sentence, line, job }) => {
    length += sentence.length + line.length + (job?.length ?? 0);
    return length <= MOST_CHARACTERS;
  });
}
