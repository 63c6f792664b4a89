import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { isNamedTool } from "../../skill-names.ts";
import { takesArticle } from "./count-nouns.ts";
import { mayBeDeed, NO_ACT, NOT_OF_NAME, withTailApart } from "./named-work.ts";
import { isRunTogether } from "./runs-together.ts";
import { FINITE } from "./told-names.ts";

const FIELDS = new Set(["noun 04", "noun 06", "noun 09", "noun 10", "noun 11", "noun 21"]);
const IS_PLACE = new RegExp(
  `^${anyOf("unit ward room store shop site school hospital plant house restaurant hotel department branch cent(?:er|re) clinic building office kitchen bar market practice line shift patio")}s?$`,
  "u",
);
const HEADED = new RegExp(
  String.raw`^(?<heads>(?:(?!${anyOf("and or for of with")} )\p{L}[\p{L}'’/-]* ){1,4}?)(?=${anyOf(
    "of for to in with on at from across since under through",
  )} )(?<rest>.+)$`,
  "u",
);
const GOES_ON = new RegExp(
  `^(?:${anyOf("with by run written built held kept mostly mainly jointly together including from for which who since until on in at")}|\\p{Ll}+ed) `,
  "u",
);
const NO_KIND = new RegExp(
  `^(?:${anyOf("the an? my our this that these those no several various excellent strong proven other more most all each every key new good own")}|(?!(?:dai|week|biweek|month|quarter|year)ly$).*(?:ed|ing|ly))$`,
  "iu",
);
const FIGURE = new RegExp(
  `\\d|(?<!\\p{L})${anyOf("two three four five six seven eight nine ten eleven twelve twenty")}(?!\\p{L})`,
  "u",
);

/** Work that a line names by a noun and counts, "Google Ads account of €300,000 a year"; null for any other line. */
export function figuredWork(line: string): string | null {
  const isTool = isNamedTool(line.split(" ").slice(0, 2).join(" "));
  if (!FIGURE.test(line) || NOT_OF_NAME.test(line) || FINITE.test(line) || isRunTogether(line)) return null;
  if (!isTool && mayBeDeed(line)) return null;
  const { body, tail } = withTailApart(line);
  const { heads = "", rest = "" } = HEADED.exec(body)?.groups ?? {};
  const words = heads.trim().split(" ");
  const head = (words.at(-1) ?? "").toLowerCase();
  const isNamed = heads !== "" && !words.some((word) => NO_KIND.test(word) || isTitleHead(word.toLowerCase()));
  if (
    !isNamed ||
    !isCounted(head) ||
    !rest
      .split(/, /u)
      .slice(1)
      .every((piece) => GOES_ON.test(piece))
  )
    return null;
  const isName = isTool || isNamedTool(words[0] ?? "") || /^\p{Lu}/u.test(words[1] ?? "");
  const said = `${isName ? heads : lowerFirst(heads)}${rest}${tail}`;
  return takesArticle(head) ? withArticle(said) : said;
}

function isCounted(head: string): boolean {
  const one = head.replace(/(?<!s)s$/u, "");
  return !NO_ACT.test(head) && !IS_PLACE.test(head) && FIELDS.has(kindOfWord(one, "noun"));
}
