import { anyOf } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { isPerson } from "./named-work.ts";

const ROLE = new RegExp(
  String.raw`^(?<head>\p{Lu}\p{Ll}+(?: (?!${anyOf("on for to in at of during")} )\p{Ll}+){1,2}) ` +
    String.raw`(?<rest>(?:for|on|to|in|during|when|while|\p{Ll}+ing|of (?=an? |the |\d)) ?\S.*)$`,
  "u",
);

const ONE_OF_A_KIND = /^(?:Sole|Only|Main|First|Lead|Head|Chief) /u;
/** Heads of departments' names that nobody is: "management support". */
const NOBODY = /^(?:support|sales|services?|charge|crew|team|staff|group|brigade)$/;

/** "Mentor to two juniors": of one word only what is no machine and no deed. */
const ONE_WORD =
  /^(?<head>\p{Lu}\p{Ll}+) (?<rest>(?:for|(?:to|for|on|at|of|in) (?:\d+|two|three|four|five|an?|the|new|all)\b) ?.*)$/u;
const SEVERAL =
  /^(?<one>\p{Lu}\p{Ll}+(?: [\p{Ll}-]+){0,2})(?:, | and )(?<other>[\p{Ll}-]+(?: [\p{Ll}-]+){0,2})(?=$|,| and | for | at )/u;

function rolesOf(line: string): string | null {
  const { one = "", other = "" } = SEVERAL.exec(line)?.groups ?? {};
  const heads = [one, other].map((role) => role.split(" ").at(-1) ?? "");
  const isOne = (role: string) => asPerson(role) !== null && !role.endsWith("s");
  const isOfPeople = one !== "" && [one, other].every(isOne) && heads.some((head) => isPerson(head.toLowerCase()));
  return isOfPeople && readOpening(`${one} the`)?.form !== "past" ? withArticle(lowerFirst(line)) : null;
}

/** "Duty manager two nights a week": what one is, and when. */
const AT_TIMES = new RegExp(
  `^(?<head>\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,2}) (?<rest>(?:${anyOf("one two three four five six every each most")}|\\d+) ` +
    `${anyOf("days? nights? shifts? evenings? weekends? weeks? mornings? times hours")} .*)$`,
  "u",
);
/** "Fire warden: weekly alarm tests, drills": what one is, and what belongs to it. */
const WITH_TASKS = /^(?<head>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}): (?<list>\p{Ll}[^:;()]{6,120})$/u;

const WITH_FIGURES = new RegExp(
  String.raw`^(?<head>(?:\p{L}[\p{L}\d-]* ){0,4}\p{L}\p{Ll}+)(?<which> (?:class|level|grade|band) \w{1,3})?(?<since> since (?:19|20)\d\d)?` +
    String.raw`, (?<much>(?:(?:about|around|over|up to) )?[$€£]?\d[^:;()]{2,80})$`,
  "u",
);

function roleWithFigures(line: string, isCurrent: boolean): string | null {
  const { head = "", which = "", since = "", much = "" } = WITH_FIGURES.exec(line)?.groups ?? {};
  const last = head.split(" ").at(-1) ?? "";
  const isOne = (isTitleHead(last.toLowerCase()) || isPerson(last.toLowerCase())) && !last.endsWith("s");
  const person = isOne ? asPerson(lowerFirst(head)) : null;
  if (person === null || readOpening(line)?.form === "past" || / \p{L}+ed(?:$|,| (?:by|in))/u.test(much)) return null;
  const am = since ? "have been" : isCurrent ? "am" : "was";
  return `I ${am} ${person}${which}${since}, with ${much.replace(/, (?=[^,]+$)/u, / and /u.test(much) ? ", " : " and ")}`;
}

function roleBeside(line: string): string | null {
  const { head = "", rest, list } = (AT_TIMES.exec(line) ?? WITH_TASKS.exec(line))?.groups ?? {};
  const last = head.split(" ").at(-1)?.toLowerCase() ?? "";
  if (head === "" || !isTitleHead(last) || last.endsWith("s") || asPerson(head) === null) return null;
  if (rest) return `the ${lowerFirst(head)} ${rest}`;
  const tasks = (list ?? "").replace(/, with (?=no )/u, ", ");
  if (readOpening(tasks) !== null || tasks.split(", ").some((task) => readOpening(task)?.form === "past")) return null;
  return `the ${lowerFirst(head)}, with ${tasks.replace(/, (?=[^,]+$)/u, / and /u.test(tasks) ? ", " : " and ")}`;
}

/** "Key worker for three residents" as "I was a key worker for three residents"; null where a line names no role. */
export function roleOf(line: string, isCurrent: boolean): string | null {
  const several = rolesOf(line) ?? roleBeside(line);
  if (several) return `I ${isCurrent ? "am" : "was"} ${several}`;
  const counted = roleWithFigures(line, isCurrent);
  if (counted) return counted;
  const { head = "", rest = "" } = (ROLE.exec(line) ?? ONE_WORD.exec(line))?.groups ?? {};
  const last = head.split(" ").at(-1) ?? "";
  const [first = ""] = head.toLowerCase().split(" ");
  if (
    head === "" ||
    /^(?:Named|Voted|Awarded|Crowned|Elected|Won|Employee|Member) /u.test(head) ||
    NOBODY.test(last.toLowerCase()) ||
    (first !== last.toLowerCase() && isOnlyVerb(first))
  )
    return null;
  const isAlone = !head.includes(" ") && isPerson(last.toLowerCase());
  const isHead =
    isTitleHead(last.toLowerCase()) ||
    isAlone ||
    /^(?:(?:Key|Power|Super) (?:user|person)|(?:Lead|Point|Front) (?:man|hand|person|woman))$/u.test(head);
  if (!isHead || last.endsWith("s") || readOpening(`${head} ${rest}`)?.form === "past") return null;
  const named = isAlone ? withArticle(lowerFirst(head)) : asPerson(lowerFirst(head));
  const person = ONE_OF_A_KIND.test(head) ? `the ${lowerFirst(head)}` : named;
  const isOver = rest.startsWith("during ");
  return person && `I ${isCurrent && !isOver ? "am" : "was"} ${person} ${rest.replace(LISTED_BEHIND, "")}`;
}

const LISTED_BEHIND =
  /, (?!with |and |including |which |who |where |both |all |\d)[^,()]{0,60}(?:,| and )[^(),]{0,60}(?:,[^(),]{0,60}){0,3}$/u;

/** "Treasurer, Key Club - kept the books for 60 members": what one was, where, and what one did. */
const OF_ROLE = new RegExp(
  String.raw`^(?<role>\p{Lu}\p{Ll}+(?: [\p{L}\d]+){0,3}?)(?:, (?<where>\p{Lu}[\p{L}'’&. ]{2,50}?))?` +
    String.raw`(?:,? \(?(?:since )?(?:19|20)\d\d[^:]{0,20}\)?)?(?: [-–—]|:) (?<deed>\p{L}.+)$`,
  "u",
);

const ROLE_AT = /^(?<role>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:for|on|to|during) [^:]{3,80}): (?<deed>\p{Ll}+ed .+)$/u;

const NO_ROLE =
  /^(?:Responsible|In charge)|(?:^|\s)(?:Client|Customer|Partner|Vendor|Employer|Environment|Recipient)$/u;

const OF_OFFICE = /^(?:treasurer|president|vice president|captain|secretary|editor|chair|founder|leader|head)$/iu;

function isOfPerson(role: string): boolean {
  const last = role.split(" ").at(-1)?.toLowerCase() ?? "";
  return asPerson(role) !== null && (isTitleHead(last) || isPerson(last) || OF_OFFICE.test(role));
}

/** The role that a line names before what was done in it, with its article where it has one; null for any other line. */
export function roleInFront(line: string): { role: string; deed: string; isOffice: boolean } | null {
  const placed = ROLE_AT.exec(line)?.groups;
  const { role = "", where = "", deed = "" } = placed ?? OF_ROLE.exec(line)?.groups ?? {};
  if (role === "" || (placed && roleOf(role, true) === null)) return null;
  const isVerb = readOpening(`${role} the`)?.form === "base" && !isTitleHead(role.split(" ").at(-1) ?? "");
  if (!placed && (isVerb || !isOfPerson(role) || NO_ROLE.test(role) || roleOf(line, true) !== null)) return null;
  const place = where && ` ${OF_OFFICE.test(role) ? "of" : "at"} ${where}`;
  const small = /^\p{Lu}\p{Ll}+ [\p{Lu}\d]/u.test(role) ? role : lowerFirst(role);
  const isOffice = placed !== undefined || where !== "" || OF_OFFICE.test(role) || /\d/.test(role);
  return { role: `${isOffice ? small : withArticle(small)}${place}`, deed, isOffice };
}
