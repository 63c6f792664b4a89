import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";

/** "Reconciled records; record entries", "taught a class; quarterly": what a semicolon adds has no place in a sentence. */
const LISTED_AFTER = /(?<=^I (?:\S+ ){3,30}\S{1,40});\s.*$/u;
/** "; completion rose from 54% to 68%", "; two now lead shifts": what came of it, as a clause of its own. */
const CAME_OF_IT = new RegExp(
  String.raw`^;\s(?=\S+\s)(?:the\s|all\s|of\sthem\s)?(?:[\p{L}\d%$,.-]+\s){1,6}?${anyOf(
    "rose fell dropped grew went came now is are was were reached passed completed became stayed remained doubled",
    String.raw`brought raised earned had took cost sold saved fills filled tripled halved improved increased decreased declined led won saved finished (?:has|have)\s\p{L}+ed`,
  )}(?=\s|$)`,
  "iu",
);
const COUNTED_WORD = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|all|none|no)\b/iu;

/** "open rate from 14% to 23%": what was moved, and how far. */
const MOVED =
  /^(?<what>(?:\p{Ll}{1,20} ){1,4})(?<far>(?:up |down )?from \S{0,9}\d\S{0,9} to \S{0,9}\d\S{0,9}(?: .{1,40})?)$/u;

/** A colon before a result as a sentence takes it: "automated the report; three days became twenty minutes". */
export function withResultJoined(text: string): string {
  const at = text.indexOf(": ");
  if (at < 0) return text;
  const [deed, result] = [text.slice(0, at), text.slice(at + 2)];
  const { what, far } = MOVED.exec(result)?.groups ?? {};
  if (what && far) return `${deed}, taking the ${what}${far}`;
  return CAME_OF_IT.test(`; ${result}`) && COUNTED_WORD.test(result) ? `${deed}; ${result}` : text;
}

/** Drops what a semicolon only lists; a result with a figure stays. */
export function withoutListed(text: string): string {
  const [tail = ""] = LISTED_AFTER.exec(text) ?? [];
  const isResult = CAME_OF_IT.test(tail) && COUNTED_WORD.test(tail) && readOpening(tail.slice(2))?.form !== "base";
  return isResult ? text : text.replace(LISTED_AFTER, "");
}
