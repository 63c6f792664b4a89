import { asPerson } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";

const ROLE = /^(?<head>\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}) (?<rest>(?:for|on|to) \S.*)$/u;

/** "Key worker for three residents" as "I was a key worker for three residents"; null where a line names no role. */
export function roleOf(line: string, isCurrent: boolean): string | null {
  const { head = "", rest = "" } = ROLE.exec(line)?.groups ?? {};
  const last = head.split(" ").at(-1) ?? "";
  if (head === "" || !isTitleHead(last) || last.endsWith("s") || readOpening(`${head} ${rest}`)?.form === "past")
    return null;
  const person = asPerson(lowerFirst(head));
  return person && `I ${isCurrent ? "am" : "was"} ${person} ${rest}`;
}
