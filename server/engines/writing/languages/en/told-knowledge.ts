import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { hasClosedBrackets } from "../../closed-brackets.ts";
import { mendSlips } from "./mend-slips.ts";
import { hasSlip } from "./mistyped.ts";

const HOW = anyOf(
  "good strong solid sound broad deep in-depth thorough extensive considerable advanced detailed basic working practical hands-on",
  String.raw`professional commercial prior previous some general industrial clinical technical teaching`,
);
const HELD = new RegExp(
  String.raw`^(?:I have )?(?:an? )?(?<how>${HOW} )?(?<what>${anyOf(
    String.raw`experience(?=\s(?:in|with)) expertise(?=\sin) training(?=\sin) knowledge(?=\sof) understanding(?=\sof)`,
    String.raw`background(?=\sin) grounding(?=\sin) familiarity(?=\swith)`,
  )}) (?<of>in|of|with) (?<rest>.+)$`,
  "iu",
);
const COUNTED = /^(?:knowledge|understanding|background|grounding|familiarity)$/iu;
const UNCOUNTED = /^knowledge$|^some /u;
const ABLE = new RegExp(
  String.raw`^(?:I am )?(?<how>${anyOf("skilled experienced proficient versed well-versed trained competent familiar comfortable knowledgeable")})` +
    String.raw` (?<of>in|with|at|about) (?<rest>.+)$`,
  "iu",
);
const OTHERS = /(?<!\p{L})(?:I|you|we|our|us|he|she|his|her|they|their|seeking|looking)(?!\p{L})/iu;
/** What takes back what is said, or says how little it is. */
const TAKES_BACK = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    "not no never none only but yet pending expired lapsed is are was were lack lacks lacking without beginner beginners learning",
    "according if when because although wish want hope hoping planned would could should will next soon later relative",
  )})(?!\\p{L})`,
  "iu",
);
const ENDS_OPEN = new RegExp(
  `(?<!\\p{L})${anyOf("with in of and or for the an? to at as into by from on like areas:?")}$`,
  "iu",
);
const BEHIND_BRACKETS = /(?<=\)) (?!and |or |in |for |with |of |to ).*$/u;
const LONGEST = 24; // in words

/** What a line says that its person knows or is used to, as a sentence: "I have a good understanding of ..."; else null. */
export function knowledgeIn(line: string): string | null {
  const text = line.replace(/^•\s*/u, "").replace(/(?<![.\s;,])[.\s;,]+$/u, "");
  const held = HELD.exec(text)?.groups;
  const able = ABLE.exec(text)?.groups;
  const { how = "", of = "", rest = "" } = held ?? able ?? {};
  if (TAKES_BACK.test(rest) || !/\p{Ll}{2}/u.test(text)) return null;
  const told = mendSlips(rest.replace(BEHIND_BRACKETS, "").replace(/^(?:the )?areas?: /iu, ""));
  if (told === "" || told.split(" ").length > LONGEST || /[:;]|[.!?] |--/u.test(told) || !hasClosedBrackets(told))
    return null;
  if (OTHERS.test(told) || ENDS_OPEN.test(told) || hasSlip(told)) return null;
  if (held === undefined) return `I am ${how.toLowerCase()} ${of.toLowerCase()} ${told}.`;
  const what = `${how}${held.what}`.toLowerCase();
  const named = COUNTED.test(held.what ?? "") && !UNCOUNTED.test(what) ? withArticle(what) : what;
  return `I have ${named} ${of.toLowerCase()} ${told}.`;
}
