import { anyOf, anyOfLines } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { asOneself } from "./told-self.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { upperFirst } from "../../skill-names.ts";
import { breakTold } from "./told-break.ts";

/** What somebody wants next as the head of a resume has it: where to, and how to say it, the fullest way first. */
export type Aim = {
  kind: "return" | "change" | "move";
  target: string;
  ways: string[];
  isLeaving?: boolean;
  isOver?: boolean;
};

const WANTS = `(?:${anyOfLines`
  (?:looking|hoping|aiming|planning|seeking|wanting|wishing|keen|eager|ready|excited|happy|able) (?:now )?to
  looking forward to (?=\p{Ll}+ing)
  (?:wanting|looking for|ready for|seeking) a (?:career )?change (?=after|from)
  (?:seeking|looking for|making|planning) (?:an?|the) (?:career )?(?:move|change|switch|return) (?:back )?(?:in)?to
  transitioning out of
  (?:moving|transitioning|retraining|relocating|returning|switching|changing|stepping|training|coming|going|branching) (?:back |across |over |out )?(?:to|into|as|from|for|after|careers?|home)
  (?:relocating|transitioning|retraining|returning)
`})`;
const AIM = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:and|but|who is|who['’]s|is|now|currently|today|again|actively) ){0,3}(?=${WANTS}(?!\p{L}))`,
  "iu",
);
const FINITE = new RegExp(
  String.raw`(?:^|(?:,|,? and| who) )(?:now |currently )?(?=${anyOf(
    String.raw`wants?\sto would\s(?:now\s)?(?:like|love)\sto hopes?\sto wish(?:es)?\sto plans?\sto intends?\sto`,
  )} \p{Ll})`,
  "iu",
);
const OWN = new RegExp(
  String.raw`(?<!\p{L})I(?:['’]m| am|['’]d| would|['’]ve| have)? (?:(?:now|currently|always|recently|really) )?${anyOf(
    String.raw`want(?:ed)?\sto (?:would\s)?(?:like|love)\sto hop(?:e|ing)\sto plan(?:ning)?\sto looking\sto ready\sto keen\sto eager\sto`,
    "decided moving returning relocating retraining retrained transitioning switching changing",
  )}(?!\p{L})`,
  "iu",
);
const BREAK = new RegExp(
  String.raw`^(?:(?:currently |now )?(?:on|took|taking|after|following) )?(?<pause>(?:an? )?(?:(?:planned|short|long|brief|\p{L}+[ -]year|\d+[ -]year) )?(?:career|parental|maternity|paternity|family|carer['’]?s?|caring) (?:break|leave)|time out)` +
    String.raw`:? ?\(?(?:from )?(?<from>(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d) ?(?:[-–—]|to|until) ?(?<to>(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d|present|now|date|today)(?:, [^()]{3,40}(?=\)))?\)?` +
    String.raw`(?<why>(?:,|:| [-–—])? \(?(?:to|for|while|raising|caring|bringing|looking|because)(?!\p{L})[^,;.()]{3,70}\)?)?(?:[,;] (?<rest>.+))?$`,
  "iu",
);
const LABEL =
  /^(?:(?:career |professional |personal )?(?:objective|profile|summary|statement|aim|goal|about me))(?::| [-–—]) ?/iu;
const OF_NO_USE = new RegExp(
  anyOfLines`
    (?:apply|use|using|enhance|expand|grow|develop|improve|broaden) my (?!own (?:shop|business))
    challenging|dynamic|reputable|utili[sz]e|leverage|references?|growth|opportunit|fast[- ]paced
    (?:your|an?|the) (?:company|organi[sz]ation|firm|employer)|position (?:where|that|in which)|best of my|@|https?:
  `,
  "iu",
);
const POINTS_BACK = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`those these this(?!\s(?:year|month|spring|summer|autumn|fall|winter)) that\sexperience them both such`,
  )}(?!\p{L})`,
  "iu",
);
const OF_OTHERS = /(?<!\p{L})(?:she|he|they|it)(?!\p{L})/iu;
const RETURNS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`return\p{L}*(?=\s(?:to|after|from)\s) (?:com|go|gett?)(?:e|ing)?\sback restart\p{L}* back\s(?:in)?to`,
    String.raw`resum(?:e|ing) re-?enter\p{L}*`,
  )}(?!\p{L})`,
  "iu",
);
const MOVES = /(?<!\p{L})(?:[Rr]elocat(?:e|ing)|[Mm]ov(?:e|ing)(?: back| home)? to (?=\p{Lu}))/u;
const CHANGES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfLines`
    (?:mov|chang|transition|switch|retrain|train|step|branch|cross)\p{Ll}*(?: \p{Ll}+)? (?:in)?(?:to|as|careers?|for|from|across)
    (?:bring|apply|transfer|take|use|put) .{3,60} (?:to|into|in|as)
    (?:start|begin|build|make|pursue|become|work|be|join|follow)
    (?:get|com|go|step|mov)(?:e|t?ing)? (?:off|out of|away from)
    a (?:career )?change (?:after|from)
  `})(?!\p{L})`,
  "iu",
);
/** "To get off the road and into dispatch": what is left, without where to. */
const LEAVES = /(?<!\p{L})(?:off|out of|away from) /u;
const IN_BRACKETS = / ?\([^()]{1,40}\)/gu;
const YEARS_ALONE = /, (?:with )?(?<years>(?:\d{1,2}\+?|over \p{Ll}+|\p{Ll}+) (?:years|yrs))(?=,? ?$)/u;
const HERSELF = /(?<!\p{L})(?:his|her|their)(?= \p{Ll})/gu;
const IS_STATE = /^(?:looking|hoping|aiming|planning|seeking|wanting|wishing|keen|eager|ready|excited|happy|able) /u;
const LONGEST = 36; // in words
const HEAD_WORDS = 6;

/** The sentence without the heading that stands before it in its line. */
export function withoutLabel(sentence: string): string {
  const bare = sentence.replace(LABEL, "");
  return bare === sentence ? sentence : upperFirst(bare);
}

/** Who a sentence without a verb names, as "a chef with 11 years in kitchens"; null where it names nobody. */
function personIn(text: string): string | null {
  const who = text
    .replace(/^(?:I am |I['’]m )?(?:an? )?/iu, "")
    .replace(YEARS_ALONE, " with $<years> of experience")
    .replace(/(?<![\s,;–—-])[\s,;–—-]+$/u, "");
  const words = who.split(" ");
  const at = words.slice(0, HEAD_WORDS).findIndex((word) => isTitleHead(word.toLowerCase().replace(/[,)]$/u, "")));
  const name = words
    .slice(0, at + 1)
    .join(" ")
    .replace(/,$/u, "");
  if (at < 0 || /,| (?:in|of|for|with|at|on|to|and) /u.test(name) || OF_NO_USE.test(who) || /, \p{Ll}+ed /u.test(who))
    return null;
  if (words.length <= at + 1 && !name.includes(" ") && at === 0 && readOpening(`${name} it`) !== null) return null;
  const person = asOneself(name);
  return (
    person &&
    [person, ...words.slice(at + 1)]
      .join(" ")
      .replace(HERSELF, "my")
      .replace(/(?<=\d )yrs(?= |\)|$)/gu, "years")
  );
}

function kindOf(aim: string): Aim["kind"] | null {
  if (MOVES.test(aim)) return "move";
  if (RETURNS.test(aim)) return "return";
  return CHANGES.test(aim) ? "change" : null;
}

function endOf(aim: string): string {
  return aim.split(/; | [-–—] /u)[0]?.replace(/(?<![.\s])[.\s]+$/u, "") ?? aim;
}

function aimOf(sentence: string, before: string): Aim[] {
  const text = sentence
    .replace(/^career change (?=(?:in)?to )/iu, "Making a career change ")
    .replace(/^will be (?=\p{Ll}+ing )/iu, "")
    .replace(IN_BRACKETS, "");
  if (OF_NO_USE.test(text) || text.split(" ").length > LONGEST) return [];
  if (/(?<!\p{L})I(?!\p{L})/u.test(upToAim(text))) return ownAim(text, before);
  const found = AIM.exec(text) ?? FINITE.exec(text);
  if (found === null) return [];
  const aim = endOf(text.slice(found.index + found[0].length))
    .split(" / ", 1)
    .join("");
  const kind = kindOf(aim);
  if (kind === null) return [];
  const lead = text.slice(0, found.index).trim();
  const person = lead === "" ? null : personIn(lead);
  if (lead !== "" && person === null && !lead.endsWith(",")) return [];
  const said = lowerFirst(aim).replace(/^(?<verb>want|hope|plan|intend)s /u, "$<verb> ");
  const isVerb = !/^(?:\p{Ll}+ing|keen|eager|ready|excited|happy|able) /u.test(said);
  const bare = isVerb ? `I ${said}.` : `I am ${said}.`.replace(/^I am wanting to /u, "I want to ");
  const joint = isVerb ? " and" : IS_STATE.test(said) || person?.includes(" with ") ? "," : "";
  const earlier = lead === "" ? personIn(before) : null;
  const self = person === null ? [] : [`I am ${person}${joint} ${said}.`, `I am ${person}. ${bare}`];
  const withSelf = earlier === null ? [] : [`I am ${earlier}. ${bare}`];
  const ways = [...self, ...withSelf, ...(POINTS_BACK.test(aim) ? [] : [bare])];
  const [left = "", to] = aim.split(/,? and into /u);
  const leaving = to !== undefined && LEAVES.test(left) ? left : "";
  const cut = ways.flatMap((way) => (leaving !== "" && way.endsWith(`${aim}.`) ? [way.replace(aim, leaving)] : []));
  return [
    { kind, target: aim, ways },
    ...(cut.length > 0 ? [{ kind, target: leaving, ways: cut, isLeaving: true }] : []),
  ];
}

/** What stands before the wish: "where I can help" behind it is the person's own. */
function upToAim(text: string): string {
  const at = AIM.exec(text)?.index ?? text.length;
  return text.slice(0, at);
}

function ownAim(text: string, before: string): Aim[] {
  const aim = OWN.exec(text);
  if (aim === null || !/^\p{L}/u.test(text)) return [];
  const target = text.slice(aim.index);
  const kind = kindOf(target) ?? "change";
  const said = spelt(endOf(text));
  if (!POINTS_BACK.test(text) && !OF_OTHERS.test(text)) return [{ kind, target, ways: [`${said}.`] }];
  const isTold = /(?<!\p{L})I(?!\p{L})/u.test(before) && !POINTS_BACK.test(before) && !OF_OTHERS.test(before);
  const ways = [
    ...(isTold ? [`${spelt(before)}. ${said}.`] : []),
    ...(POINTS_BACK.test(target) || OF_OTHERS.test(target) ? [] : [`${spelt(endOf(target))}.`]),
  ];
  return [{ kind, target, ways }];
}

function spelt(text: string): string {
  return text
    .replace(/(?<!\p{L})I['’]m(?!\p{L})/gu, "I am")
    .replace(/(?<!\p{L})I['’]d(?= (?:like|love))/gu, "I would")
    .replace(/(?<!\p{L})I['’]ve(?!\p{L})/gu, "I have");
}

function breakIn(text: string, after: string): Aim[] {
  const { pause = "", from = "", to = "", why = "", rest = "" } = BREAK.exec(text)?.groups ?? {};
  if (pause === "") return [];
  const reason = why
    .replace(/^(?:,|:| [-–—])/u, "")
    .replaceAll(/[()]/gu, "")
    .replace(HERSELF, "my");
  const spelt = reason.replace(/^ (?=\p{Ll}+ing )/u, ", ");
  const named = lowerFirst(pause.replace(/^an? /iu, ""));
  const break_ = named === "time out" ? named : withArticle(named);
  const isOpen = !/\d/u.test(to);
  const took = isOpen
    ? `I have been on ${break_} since ${from}${spelt}`
    : `I took ${break_} from ${from} to ${to}${spelt}`;
  const next = [rest, after].flatMap((one) => aimOf(one, "")).filter(({ kind }) => kind === "return");
  const ready = next.flatMap(({ ways }) => ways).filter((way) => way.startsWith("I am "));
  const joined = ready.map((way) => `${took}${spelt.startsWith(",") ? "," : ""} and ${way.slice("I ".length)}`);
  return [{ kind: "return", target: rest, ways: [...joined, ...ready.map((way) => `${took}. ${way}`), `${took}.`] }];
}

/** What the sentences at the head of a resume say of a change, a return or a move, in the first person. */
export function aimsIn(sentences: readonly string[]): Aim[] {
  const all = sentences.map((one) => withoutLabel(one).replace(/(?<![.\s])[.\s]+$/u, ""));
  return all.flatMap((text, at) => {
    const away = breakTold(text);
    if (away !== null) return [away];
    const paused = breakIn(text, all[at + 1] ?? "");
    return paused.length > 0 ? paused : aimOf(text, all[at - 1] ?? "").filter(({ ways }) => ways.length > 0);
  });
}
