import { anyOf } from "../../any-of.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { languagesIn } from "./held-languages.ts";

/** How well a language is spoken, folded, the best first; the steps are those of the common European frame. */
const LEVELS: readonly [RegExp, number][] = [
  ["c2 native muttersprach\\p{L}* maternelle materna nativ[oae] bilingu\\p{L}*", 6],
  [
    "c1 fluent verhandlungssicher\\p{L}* fliessend\\p{L}* couramment courante? fluid[oa] perfect\\p{L}* parfait\\p{L}*",
    5,
  ],
  ["b2 gute[ns]? good bonne? buen[oa]? alto strong solide professional professionnel", 4],
  ["b1 technique conversational mittlere intermedi\\p{L}* medio", 3],
  ["a2 a1 basics? basico notions? nociones grundkenntnisse scolaire escolar schul\\p{L}* beginner debutant", 2],
].map(([names, level]) => [new RegExp(`(?<!\\p{L})${anyOf(String(names))}(?!\\p{L})`, "u"), Number(level)]);

function levelOf(text: string): number | null {
  const words = foldWord(text);
  const [step = words] = /(?<!\p{L})[abc][12](?!\d)/u.exec(words) ?? [];
  return LEVELS.find(([names]) => names.test(step))?.[1] ?? null;
}

const PARTS = /[,;|•·/]|\.\s/u;

/** A language that is asked for at a higher level than the resume gives it, in the resume's words; null without one. */
export function languageBelow({ profile, posting }: WritingFacts): { ask: string; held: string } | null {
  const parts = profile.sections
    .filter(({ kind }) => kind !== "experience" && kind !== "summary")
    .flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1))
    .flatMap((line) => line.replace(/^[^:]{3,24}:/u, "").split(PARTS))
    .map((part) => part.trim());
  for (const { text, use } of readPostingSentences(posting.description)) {
    const [one, ...others] = languagesIn(text);
    const asked = levelOf(text);
    if (use === "skipped" || use === "wanted" || one === undefined || others.length > 0 || asked === null) continue;
    const held = parts.find((part) => languagesIn(part).includes(one));
    const own = held ? levelOf(held) : null;
    if (held && own !== null && own < asked) return { ask: text.replace(/[.;]$/u, ""), held };
  }
  return null;
}
