import { anyOf, anyOfLines } from "../../any-of.ts";

const NO_LINE = new RegExp(
  anyOfLines`
    ^(?:duties|responsib|tasks|my |major |primary )
    \s(?:an?|the|of|for|with|and|or|to|in|at|by|on|as|from|und|mit|für|der|die|das|et|de|des|les|y|con|para|el|la)$
    [◦•▪●]|[:|]$
  `,
  "iu",
);
const RUN_TOGETHER = new RegExp(
  anyOfLines`
    [\p{L})] \p{Lu}\p{Ll}+ed (?:\p{Ll}|\d)|\.\s\p{Lu}
    (?<! ${anyOf("of in the for and or with to a an by on at as from into")}) (?<=\p{Ll} )\p{Lu}\p{Ll}+ing \p{Ll}
  `,
  "u",
);
const ENDS_IN_NUMBER = / (?:the|an?|of|for|over|about) \d+$/u;

/** "Painted the 5": its line was broken before what there were five of. */
export function endsInNumber(text: string): boolean {
  return ENDS_IN_NUMBER.test(text);
}

export function isBroken(text: string): boolean {
  return NO_LINE.test(text) || RUN_TOGETHER.test(text) || endsInNumber(text);
}
