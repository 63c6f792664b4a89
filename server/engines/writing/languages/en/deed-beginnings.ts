import { anyOf, anyOfLines } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isWhole } from "./cut-long.ts";

const ASIDE = / \((?<aside>[^()]{2,120})\)/gu;
const HAS_AIM = `(?<!(?:${anyOf(
  "way opportunit abilit effort attempt need able use require how and or plan try help work step initiative order",
)})(?:s|y|ies|d|ing|ed)?,? )`;
/** What a deed was for or what came with it, and its examples: the deed is as true without them. */
const TAIL = new RegExp(
  `,? ${anyOfLines`
    in order to|so as to|while \p{Ll}+ing|as a result of|resulting in|including|such as
    ${HAS_AIM}to (?:\p{Ll}+ly )?(?:${anyOf(
      "ensure assure maintain meet support maximize enhance achieve improve increase facilitate",
    )})
  `} |, ${anyOfLines`
    as well as|(?:mainly|mostly|largely|primarily) by
    (?:\p{Ll}+ly |thereby |thus )?(?:${anyOf(
      "ensuring assuring resulting allowing enabling making creating facilitating maintaining",
    )}|${anyOf("maximizing improving enhancing providing demonstrating promoting")})
  `} `,
  "gu",
);
const COUNTS = new RegExp(
  `\\d|(?<!\\p{L})${anyOf(
    "one two three four five six seven eight nine ten eleven twelve twenty fifty hundred million half third quarter",
    "doubled tripled halved no not never none only except excluding without unless until if when where under part limited",
    "partly assisted assisting help helping helped support supporting direction guidance oversight conjunction alongside",
    String.raw`together interim backup as\s\p{L}+ed supervis\p{Ll}+ collaborat\p{Ll}+`,
  )}(?!\\p{L})`,
  "iu",
);

const LISTED_BEHIND = /^(?<what>[^–—(]{10,120}) [–—-] (?<list>\p{L}[^–—;:.()]{8,120})$/u;

const OPENS_LIST = / (?:such as|including|like|e\.g\.|i\.e\.)$/u;

/** "40 sites – schools, two hospitals and a depot": what a dash sets apart stands in brackets; null without it. */
export function withListAside(deed: string): string | null {
  const { what, list = "" } = LISTED_BEHIND.exec(deed)?.groups ?? {};
  const isList = what !== undefined && !OPENS_LIST.test(what) && list.includes(", ") && readOpening(list) === null;
  return isList ? `${what} (${list.replace(/,$/u, "")})` : null;
}

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
