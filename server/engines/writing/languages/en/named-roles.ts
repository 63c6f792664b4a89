import { asPerson } from "../../english-nouns.ts";
import { isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";

const ROLE = /^(?<head>\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}) (?<rest>(?:for|on|to) \S.*)$/u;

const ONE_OF_A_KIND = /^(?:Sole|Only|Main|First) /u;
/** Heads of departments' names that nobody is: "management support". */
const NOBODY = /^(?:support|sales|services?)$/;

/** "Key worker for three residents" as "I was a key worker for three residents"; null where a line names no role. */
export function roleOf(line: string, isCurrent: boolean): string | null {
  const { head = "", rest = "" } = ROLE.exec(line)?.groups ?? {};
  const last = head.split(" ").at(-1) ?? "";
  const [first = ""] = head.toLowerCase().split(" ");
  if (head === "" || NOBODY.test(last) || isOnlyVerb(first)) return null;
  if (!isTitleHead(last) || last.endsWith("s") || readOpening(`${head} ${rest}`)?.form === "past") return null;
  const person = ONE_OF_A_KIND.test(head) ? `the ${lowerFirst(head)}` : asPerson(lowerFirst(head));
  return person && `I ${isCurrent ? "am" : "was"} ${person} ${rest}`;
}
