import { anyOfLines, wholeWords } from "../../any-of.ts";
import type { WritingFacts } from "../writing-facts.ts";

const AWAITED = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:final |exam(?:ination)? |semester )?results? (?:(?:is|are|still|yet) ){0,2}(?:awaited|pending|outstanding|to (?:be )?(?:come|declared|published))(?!\p{L})
    (?<!\p{L})awaiting (?:(?:the|my|final|exam|examination) ){0,3}results?(?!\p{L})
  `,
  "iu",
);
const NOT_CONFERRED =
  /(?<!\p{L})(?:(?:to be|not yet|awaiting) (?:conferr?ed|conferral)|conferral (?:is )?(?:pending|expected))(?!\p{L})/iu;
const DEGREE = wholeWords(
  String.raw`degree bachelor master BSN MBA Ph\.?D`,
  String.raw`[BM]\.?\s?(?:A|Sc|Eng|Tech|Com|Pharm|Ed)\.?`,
);

export type AwaitedResult = { kind: "result" | "degree"; degree: string | null };

/** What a resume says of its degree: its final result is awaited, or it was not conferred yet; null without either. */
export function awaitedResult({
  asks,
  profile,
  listing,
  language,
  resumeLanguage,
}: Pick<WritingFacts, "asks" | "profile" | "listing" | "language" | "resumeLanguage">): AwaitedResult | null {
  const isAsked = listing.degree !== null || asks.some(({ text, isWish }) => !isWish && DEGREE.test(text));
  if (language !== "en" || resumeLanguage !== "en" || !isAsked) return null;
  const lines = profile.lines.flatMap((line, at) => [line, `${profile.lines[at - 1] ?? ""} ${line}`]);
  const said = lines.filter((line) => DEGREE.test(line));
  const result = said.find((line) => AWAITED.test(line));
  const line = result ?? said.find((one) => NOT_CONFERRED.test(one));
  return line === undefined
    ? null
    : { kind: result === undefined ? "degree" : "result", degree: DEGREE.exec(line)?.[0] ?? null };
}
