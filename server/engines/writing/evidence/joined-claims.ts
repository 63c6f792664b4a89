import { readOpening } from "../english-verbs.ts";
import { anyOf } from "../../any-of.ts";

const I_DO = String.raw`I(?:['’]\p{L}+)?\s`;
const BETWEEN = String.raw`;\s(?:(?:and|but)\s)? :\s ,\s(?:and|but|while|whereas)\s \sand\s(?=I)(?<=(?<!\p{L})I\s.{1,300})`;
const OTHER_CLAUSE = new RegExp(`${anyOf(BETWEEN)}(?=${I_DO})`, "u");
const WHERE = /(?<=\s(?:at|with|for)\s(?:the\s)?(?<place>\p{Lu}[^,;:]{1,60})), (?:where|and there) (?=I\s)/u;
const LEAD = new RegExp(
  String.raw`^(?<lead>${anyOf("at as in with for from during between since until")}\s[^;:]{2,120}?,?\s)?(?<said>I(?:['’]ve)?\s.+)$`,
  "isu",
);
const NOW_OR_THEN = "then now also later still today once currently have had am was";
const OTHER_DEED = new RegExp(
  String.raw`(?:,? (?:and|but)|,) (?:${anyOf(NOW_OR_THEN)} ){0,2}(?=(?<verb>\p{Ll}{2,}) )`,
  "gu",
);
const SAYS_WHEN = new RegExp(String.raw`(?<!\p{L})${anyOf(NOW_OR_THEN)} $`, "u");
const BEARS_ON_BOTH = new RegExp(
  String.raw`(?<!\p{L})${anyOf("not never would will could can may might to by without no")}(?!\p{L})`,
  "iu",
);
const BEFORE_VERB = String.raw`^I(?:['’]ve)? (?:(?:${anyOf(NOW_OR_THEN)}|\p{L}+ly) ){0,3}`;
const SUBJECT = new RegExp(BEFORE_VERB, "u");
const HAS_NO_OBJECT = new RegExp(String.raw`${BEFORE_VERB}[\p{L}-]+(?:, [\p{L}-]+)*$`, "u");

/** The claims that a sentence joins, each as one of its own; a sentence that joins none, as it stands. */
export function joinedClaims(text: string): string[] {
  const where = WHERE.exec(text);
  const whole = where
    ? [text.slice(0, where.index), `At ${where.groups?.place}, ${text.slice(where.index + where[0].length)}`]
    : [text];
  return whole.flatMap((one) => one.split(OTHER_CLAUSE)).flatMap((one) => deedsOf(closed(one)));
}

function deedsOf(text: string): string[] {
  const { lead = "", said = "" } = LEAD.exec(text)?.groups ?? {};
  const [first = "", ...others] = cutAtDeeds(said);
  if (others.length === 0 || BEARS_ON_BOTH.test(first)) return [text];
  return [first, ...others.map((deed) => `I ${deed}`)].map((one) => closed(`${lead}${one}`));
}

function cutAtDeeds(said: string): string[] {
  const first = formOf(said.replace(SUBJECT, ""));
  const cuts = [...said.matchAll(OTHER_DEED)].filter(({ 0: joint, index }) => {
    if (HAS_NO_OBJECT.test(said.slice(0, index))) return false;
    const form = formOf(said.slice(index + joint.length));
    return form !== null && (form === first || form === "past" || SAYS_WHEN.test(joint));
  });
  const starts = cuts.map(({ 0: joint, index }) => index + (/^(?:,? (?:and|but)|,) /.exec(joint)?.[0].length ?? 0));
  const ends = [...cuts.map(({ index }) => index), said.length];
  return ends.map((end, at) => said.slice(at === 0 ? 0 : (starts[at - 1] ?? 0), end));
}

function formOf(text: string): "past" | "base" | null {
  const form = readOpening(text)?.form;
  return form === "past" || form === "base" ? form : null;
}

function closed(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
