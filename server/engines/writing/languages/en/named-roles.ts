import { anyOf } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { isPerson } from "./named-work.ts";

const ROLE = new RegExp(
  String.raw`^(?<head>\p{Lu}\p{Ll}+(?: (?!${anyOf("on for to in at of during")} )\p{Ll}+){1,2}) ` +
    String.raw`(?<rest>(?:for|on|to|in|during|\p{Ll}+ing) \S.*)$`,
  "u",
);

const ONE_OF_A_KIND = /^(?:Sole|Only|Main|First|Lead|Head|Chief) /u;
/** Heads of departments' names that nobody is: "management support". */
const NOBODY = /^(?:support|sales|services?|charge)$/;

/** "Mentor to two juniors": of one word only what is no machine and no deed. */
const ONE_WORD = /^(?<head>\p{Lu}\p{Ll}+) (?<rest>(?:to|for|on|at) (?:\d+|two|three|four|five|an?|the|new|all)\b.*)$/u;
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
  const { head = "", rest = "" } = (ROLE.exec(line) ?? ONE_WORD.exec(line))?.groups ?? {};
  const last = head.split(" ").at(-1) ?? "";
  const [first = ""] = head.toLowerCase().split(" ");
  if (head === "" || NOBODY.test(last.toLowerCase()) || (first !== last.toLowerCase() && isOnlyVerb(first)))
    return null;
  const isAlone = !head.includes(" ") && isPerson(last.toLowerCase());
  const isHead = isTitleHead(last.toLowerCase()) || isAlone || /^(?:Key|Power|Super) user$/u.test(head);
  if (!isHead || last.endsWith("s") || readOpening(`${head} ${rest}`)?.form === "past") return null;
  const named = isAlone ? withArticle(lowerFirst(head)) : asPerson(lowerFirst(head));
  const person = ONE_OF_A_KIND.test(head) ? `the ${lowerFirst(head)}` : named;
  const isOver = rest.startsWith("during ");
  return person && `I ${isCurrent && !isOver ? "am" : "was"} ${person} ${rest}`;
}
