import { anyOf, anyOfLines } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isRegularPast } from "../../verbs-by-dictionary.ts";

const WAITS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:for|with|by|to|and|of|in) \d+(?:st|nd|rd|th)$
    (?<!\p{L})(?:initially|originally|firstly|secondly|eventually)$
    (?<!\p{L})(?:the|our|its|an?) (?:${anyOf(
      "National International Regional Federal Global Technical Clinical Corporate Vice Human",
    )}|Human Resource)$
    (?<!\p{L})(?:in|of|with|for|to) an? (?:complex|diverse|large|small|busy|single|new|major|high|low|wide|broad|fast)$
    (?<!\p{L})(?:using|with|in|of|for) (?:\p{Ll}+ly )?(?:advanced|tailored|detailed|required|customized|automated|integrated)$
    (?<!\d)(?:19|20)\d\d(?:19|20)\d\d(?!\d)
  `,
  "u",
);
const OPEN_VERB = /(?<before>^I .*)(?:, | and |, and )(?:\p{Ll}+ly )?(?<last>\p{Ll}{3,}ed)$/u;
const DOES_ALONE = new RegExp(
  `^(?:${anyOf(
    "graduated succeeded participated volunteered assisted retired returned progressed improved continued completed",
    "needed requested required followed travelled traveled responded performed competed travelled advanced",
  )})$`,
  "u",
);
const OF_A_STATE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "is are was were be been being get gets got had have has having as that which who when if unless",
  )}(?!\p{L})|ed(?:,| and)? *$|ke(?:ep(?:s|ing)?|pt) .{1,50} (?:clean|neat|tidy|safe)$`,
  "u",
);
const ENDS_IN_ADJECTIVE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "is are was were be been being am kept keep keeps keeping made make makes making left leave stay stayed remain remained become",
    "became more less most least very fully always get got feel felt look looked go went found find deemed from",
  )}(?!\p{L})`,
  "u",
);

const ENDS_WELL = new RegExp(
  `(?:${anyOf(
    "ly ed ing s bound after before wide line alone payable receivable everyday possible available necessary offshore alike otherwise applicable",
  )})$`,
  "u",
);

/** Whether the end of what a sentence says was cut off: "I was responsible for providing accurate". */
export function isCutOff(text: string): boolean {
  if (WAITS.test(text)) return true;
  const { before = "", last = "" } = OPEN_VERB.exec(text)?.groups ?? {};
  const isDone = before.split(" ").length > 2 && (readOpening(`${last} it`)?.form === "past" || isRegularPast(last));
  if (isDone && !DOES_ALONE.test(last) && !OF_A_STATE.test(before)) return true;
  return endsInAdjective(text);
}

function endsInAdjective(text: string): boolean {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  if (!/^\p{Ll}{4,}$/u.test(last) || ENDS_WELL.test(last)) return false;
  const { noun, verb } = partsOfSpeech(last);
  return (
    !noun &&
    !verb &&
    kindOfWord(last, "adj") !== "strange" &&
    !ENDS_IN_ADJECTIVE.test(text.replace(/^I (?:am|was) /u, ""))
  );
}
