import { anyOf } from "../../../any-of.ts";

const LEFT = new RegExp(
  String.raw`^I (?:${anyOf(
    String.raw`left stepped\s(?:away|back|out) took\s(?:some\s)?(?:time|an?|\p{L}+\s(?:years?|months)|leave) stopped\swork\p{L}* gave\sup`,
    String.raw`have\sbeen\s(?:at\shome|out\sof|caring|looking\safter|away) stayed\s(?:at\s)?home was\sat\shome had\s(?:a|my)\s\p{L}+\s(?:break|children|baby)`,
  )})(?!\p{L}).*${anyOf("car(?:e|ed|ing) after rais(?:e|ed|ing) child famil parent mother father baby son daughter partner relative kids twins")}`,
  "iu",
);
const READY = new RegExp(
  String.raw`(?:^|, and )(?<ready>I(?: am|['’]m) (?:now )?(?:(?:very |really )?(?:ready|keen|eager|looking|hoping)(?: and )?){1,2} ` +
    `.{0,30}${anyOf("return come\\sback coming\\sback go\\sback get\\sback going\\sback back\\sto resume")}.*)$`,
  "iu",
);
const KEPT = new RegExp(
  String.raw`^I (?:have )?(?:${anyOf("kept maintained renewed refreshed updated completed stayed retrained")})(?!\p{L}).*${anyOf(
    "registration licen[cs] cpd course training certif date classes module skills",
  )}`,
  "iu",
);
const LONGEST = 40; // in words

/** What somebody writes of having been away from work and of coming back, in their own sentences; empty without both. */
export function ownReturn(sentences: readonly string[]): string[] {
  const short = sentences.filter((sentence) => sentence.split(" ").length <= LONGEST);
  const left = short.find((sentence) => LEFT.test(sentence));
  const ready = short.flatMap((sentence) => READY.exec(sentence)?.groups?.ready ?? []).at(0);
  const kept = short.find((sentence) => KEPT.test(sentence));
  return left === undefined ? [] : [left, ready, kept].flatMap((one) => (one === undefined ? [] : [`${one}.`]));
}
