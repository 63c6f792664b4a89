import { anyOf, anyOfLines } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { NAMES_OF_WORK } from "./names-of-work.ts";
import { verbOf } from "./one-form.ts";
import { isSenseless } from "./senseless.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { unknownWords } from "./known-words.ts";
import { partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { gerundBase, isOnlyVerb, thirdPerson } from "../../verb-forms.ts";

/** "trained Results-driven", "planned Extensive experience": a line's verb has met the next line's praise. */
const MEETS_PRAISE = new RegExp(
  String.raw`^I \p{Ll}+ (?:\p{Lu}\p{Ll}+-(?:driven|oriented|minded|focused)|${anyOf(
    "Extensive Excellent Strong Proven Exceptional Outstanding Superior Skilled Experienced Dedicated Motivated Solid",
  )})(?= |,)`,
  "u",
);
/** Slips of typing that a letter must not repeat: "to to", "services t elderly", "who lives and or resided". */
const SLIPS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?<word>\p{L}{2,}) \k<word>(?!\p{L})
    (?<!\d|grade|\p{Lu}\p{Ll}{2,})[ ](?![axcr] )\p{Ll} \p{Ll}|[ ]and or[ ]|\bmade me\b
    \b(?:in|of|over|by) the [Mm]illion\b|\b(?:from|by) (?:days|weeks|months|hours|minutes|percent) (?!to\b)|[ ]%|\$[ ]?\p{L}
    \b(?:more|less|better|rather|other) that \d
    \b(?:for|of|at|by|(?<!\bgo(?:es|ing)? |\bwent |\bgone )on|from) to \p{Ll}|[ ](?:for|with|and|of|the)\)
    \bwhich make\b|\bwhich,? and\b|\bwhich, \p{Ll}+ed\b|^I (?!.*\b(?:that|which)\b).*\band includes\b|,\.|\.\d{4}$
    ^I \p{Ll}+ and (?:\p{Ll}+ing of|instrumental)\b
    \bby \p{Ll}+ing and \p{Ll}{3,}ed \p{Ll}|^I \p{Ll}+ed [^,]{3,60} and responsible for\b
    \bfor up to (?!\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|a)\b)
    , (?:and )?\p{Ll}+, to\b
    \bby (?:\p{Ll}+ly )?\p{Ll}{3,}ed (?:to|with|the|all)\b
    ^I \p{Ll}+ed and (?!unloaded|unpacked|unwrapped)(?:un|non)\p{Ll}+ed \p{Ll}
    (?<!, \p{Lu}\p{Ll}{2,20})[ ]and \p{Lu}\p{Ll}+ing \p{L}|\bhelp(?:s|ed)? \p{Ll}+ed\b|\b(?:trained|able|used|helped|required) to (?!need|feed|speed|exceed|proceed|succeed|embed)\p{Ll}+ed\b|\band follow-up (?:with|on)\b
    \bwhen \p{Ll}+ (?:off|away|absent|busy|late|short)$
    \b(?:did|do|does|was|am) not\b|(?<!^I )\bnever\b
  `,
  "u",
);
/** "under10%", "the contractor' work", "to Influence", "launched Over 5", "2015 Food Network", "engine- cooling". */
const MISTYPED = new RegExp(
  [
    String.raw`\p{Ll}\d+%`,
    String.raw`(?<!\s['‘]\p{L}{1,12}(?: \p{L}{1,12}){0,2})(?<=[\p{L}--s])['’] |\p{Ll}['’]s$`,
    String.raw`\p{Ll} (?:Over|Under|With|And|By|From|Including|Using|Than|To|Of|For) [\p{Ll}\d]`,
    String.raw`(?<!\b(?:the|a|an|its|our) )(?<!\d )\b(?:19|20)\d\d \p{Lu}\p{Ll}+ \p{Lu}`,
    String.raw`\p{L}- (?!and\b|or\b|to\b)\p{L}`,
    String.raw` and (?!disposed|consisted|composed|comprised|informed)\p{Ll}+ed of `,
  ].join("|"),
  "v",
);
const MANY = String.raw`(?<![\p{L}\d.,$€£/-])(?:[2-9]|[1-9]\d+)`;
/** "3 highway and bridge projects" are counted behind both. */
const AND = String.raw`and(?! (?!\p{Ll}+ed )[\p{Ll}-]+ \p{Ll}+s(?!\p{L}))`;
const COUNTED = new RegExp(
  String.raw`${MANY} (?<noun>\p{Ll}+)(?= (?:who|that|which|${AND}|for|by|with|at|on)\b|[,.]|$)`,
  "gu",
);
const COUNTED_PERSON = new RegExp(
  String.raw`(?<!Fortune )${MANY}\+? \p{Ll}+ (?<noun>\p{Ll}+)(?= (?:who|that|and|for|by|with|at|on|in) |[,.]|$)`,
  "gu",
);
const MEASURE = anyOf(
  "years? months? weeks? days? hours? minutes? man men person bed seat star story storey unit tier page mile part level phase stage",
  "million thousand billion dollar member ton tonne colou?r course way shift line digit figure point step axis door wheel room acre",
  "foot inch pound gallon car lane more other different full",
);
const COUNT = String.raw`(?:(?<![\p{L}\d.,$€£/-]|\. |\p{Lu}\p{Ll}* )[2-9]|(?<!\p{L})${anyOf("two three four five six seven eight nine ten twelve")})`;
const LABELS = anyOf(
  "tier grade level stage phase class step band category group type unit room floor year route line part",
);
const JOINS = anyOf(
  "each every hundred thousand people men women children staff and or for the an? of in to at by on with per from as over under than were was is are that who which it",
);
const COUNTED_BEHIND = new RegExp(
  String.raw`(?<!\b(?:${LABELS}|${anyOf("an? the this that each every our its their")}) )${COUNT} (?!${MEASURE}[ -])` +
    String.raw`(?:(?!${JOINS} )\p{Ll}+(?<!s) (?:and (?!${JOINS} )\p{Ll}+ )?){1,3}` +
    String.raw`(?<noun>\p{Ll}+)(?=[,.]|$| (?:for|at|in|and an?|on|with) )`,
  "gu",
);
const COUNTED_NAME = new RegExp(String.raw`${MANY} (?<noun>\p{Lu}\p{Ll}+[^s\P{L}])$`, "u");

function countsOne(text: string): boolean {
  const isOne = ({ 0: found, groups: { noun = "" } = {} }: RegExpMatchArray) =>
    !/^(?:19|20)\d\d /u.test(found) &&
    !noun.endsWith("s") &&
    !/^(?:people|staff|personnel)$/.test(noun) &&
    (COUNT_NOUNS.has(noun) || isTitleHead(noun));
  const isOnePerson = ({ groups: { noun = "" } = {} }: RegExpMatchArray) =>
    !noun.endsWith("s") && !/^(?:support|staff|personnel)$/.test(noun) && isTitleHead(noun);
  const [, noun = ""] = COUNTED_NAME.exec(text) ?? [];
  if (COUNT_NOUNS.has(noun.toLowerCase())) return true;
  const behind = [...text.matchAll(COUNTED_BEHIND)].some(({ groups }) => COUNT_NOUNS.has(groups?.noun ?? ""));
  return behind || [...text.matchAll(COUNTED)].some(isOne) || [...text.matchAll(COUNTED_PERSON)].some(isOnePerson);
}

const SHORTEST_LOST = 5;
const MOST_STRANGE = 2;

/** "crical parts for core applicaons such as integraon buses": what no font of ours could read. */
function hasLostLetters(text: string): boolean {
  const strange = unknownWords(text).filter((word) => word.length >= SHORTEST_LOST);
  return strange.length > MOST_STRANGE && findSkills(strange.join(", "), { list: true }).length === 0;
}

/** Slips that a reader takes for carelessness, whoever made them: "15 associate", a quotation that never ends. */
export function isMistyped(text: string): boolean {
  const quotes = text.match(/["“”]/g)?.length ?? 0;
  const [, verb = ""] = / to (\p{Lu}\p{Ll}+) \p{Ll}/u.exec(text) ?? [];
  const [, last = ""] = /(?<!,[^,]*,|\p{L}ing,?) and (\p{Ll}+ing)$/u.exec(text) ?? [];
  const isShoutedVerb = readOpening(`${verb} the`)?.form === "base";
  return (
    MISTYPED.test(text) ||
    isSenseless(text) ||
    quotes % 2 === 1 ||
    isShoutedVerb ||
    (gerundBase(last) !== null && !NAMES_OF_WORK.has(last)) ||
    MEETS_PRAISE.test(text) ||
    countsOne(text) ||
    hasLostLetters(text)
  );
}

/** What was cut, and verbs that do not go together: "that included", "established and assurance of", "hired/train". */
const UNFINISHED = new RegExp(
  anyOfLines`
    \b${anyOfLines`
      included|includes|including|that|which|financial|clinical|medical
      technical|operational|direct|the Year \d+|various|several|multiple|such|each
      every|due|according
      to (?:track|ensure|provide|maintain|achieve|create|identify|include|improve|increase|reduce|meet)
      (?:in|of|for|on|with|to|a|the) (?:daily|weekly|monthly|quarterly|annual|yearly|new|other)
      (?:the|an?|our|their|its) (?!unemploy|hundred)\p{Ll}{4,}(?:ed|ous)
    `}$
    \b(?:by|of|than|into), (?!(?:and|or|for|among|in|at|on|if|as|where|when|with)(?!\p{L}))
    ^I \p{Ll}+ (?:(?!\p{Ll}+ing )[\p{Ll}-]+ ){1,3}(?<!\b(?:by|of|for|in|on|with|from|to|at|and) (?:[\p{Ll}-]+ ){1,2})and \p{Ll}{2,}ing (?:them|it|the|an?|our|their)\b
    ^I \p{Ll}+(?:/\p{Ll}+| and \p{Ll}+(?:ance|tion|ment) of)\b
  `,
  "u",
);
const RUN = new RegExp(
  String.raw`^I (?:\p{Ll}+ly )?(?<verbs>[\p{Ll}-]+(?:, (?!and |or |then )(?:\p{Ll}+ly )?[\p{Ll}-]+)*)` +
    String.raw`(?:,? (?:and|or) (?:then )?(?:\p{Ll}+ly )?(?<last>[\p{Ll}-]+))?`,
  "u",
);

/** "I planned, marketing and sold": a comma behind the first verb, and no run of verbs of one form. */
function breaksRun(text: string): boolean {
  if (!/^I (?:\p{Ll}+ly )?[\p{Ll}-]+,/u.test(text)) return false;
  const { verbs = "", last } = RUN.exec(text)?.groups ?? {};
  if (last === undefined) return true;
  const forms = new Set([...verbs.split(", "), last].map((verb) => formOf(verb.replace(/^\p{Ll}+ly /u, ""))));
  forms.delete("either");
  return forms.size > 1 || forms.has(null);
}

function formOf(word: string): string | null {
  const verb = verbOf(word);
  return verb && verb.base === verb.past ? "either" : (verb?.form ?? null);
}

export function hasSlip(text: string): boolean {
  return SLIPS.test(text) || breaksRun(text);
}

/** Whether a sentence was cut, or joins verbs that do not go together. */
export function isUnfinished(text: string): boolean {
  const [, last = ""] = / and (\p{Ll}{3,}s)$/u.exec(text) ?? [];
  const base = thirdPerson(last);
  const isCutDeed = base !== null && isOnlyVerb(base) && !partsOfSpeech(last).noun;
  return isCutDeed || UNFINISHED.test(text);
}
