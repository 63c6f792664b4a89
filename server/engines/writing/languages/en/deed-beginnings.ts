import { anyOf } from "../../../any-of.ts";
import { isWhole } from "./cut-long.ts";

const ASIDE = / \((?<aside>[^()]{2,120})\)/gu;
/** What a deed was for or what came with it, and its examples: the deed is as true without them. */
const TAIL = new RegExp(
  `,? (?:in order to|so as to|to (?:\\p{Ll}+ly )?(?:ensure|assure|maintain|meet|support|maximize|enhance|achieve|improve|increase|facilitate)|while \\p{Ll}+ing|as a result of|resulting in|including|such as) ` +
    `|, (?:as well as|(?:\\p{Ll}+ly |thereby |thus )?${anyOf(
      "ensuring assuring resulting allowing enabling making creating facilitating maintaining maximizing improving enhancing providing demonstrating promoting",
    )}) `,
  "gu",
);
/** Without these a claim would be larger than it was, or poorer by what counts. */
const COUNTS = new RegExp(
  `\\d|(?<!\\p{L})(?:${anyOf(
    "one two three four five six seven eight nine ten eleven twelve twenty fifty hundred million half third quarter doubled tripled halved",
    String.raw`no not never none only except excluding without unless until if when where as\s\p{L}+ed under part limited partly assisted assisting help helping helped
    support supporting supervis\p{Ll}+ direction guidance oversight collaborat\p{Ll}+ conjunction alongside together interim backup`,
  )})(?!\\p{L})`,
  "iu",
);

/** How a deed begins that is a deed without its aside or its tail, the longest first; of what counts nothing is left out. */
export function beginningsOf(deed: string): string[] {
  const bare = deed.replace(ASIDE, (whole, aside: string) => (COUNTS.test(aside) ? whole : ""));
  const ends = [...bare.matchAll(TAIL)]
    .map(({ index }) => bare.slice(0, index))
    .filter(
      (end) =>
        isWhole(end) &&
        !/[-–]$/u.test(end) &&
        !COUNTS.test(bare.slice(end.length).replace(/to support|, supporting/gu, "")),
    );
  return [...new Set([bare, ...ends.reverse()])].filter((one) => one !== deed);
}
