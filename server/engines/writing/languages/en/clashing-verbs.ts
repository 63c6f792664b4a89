import { anyOf } from "../../../any-of.ts";
import { pastOf } from "../../verb-forms.ts";
import { verbOf } from "./one-form.ts";
import { hasOpenInfinitive } from "./one-tense.ts";

const BY_OTHERS = new RegExp(
  `^I (?!${anyOf("stopped passed abided dropped")} )\\p{Ll}{3,}ed by (?!\\p{Ll}+ing(?!\\p{L})|[\\d$€£]|${anyOf(
    "up over more about nearly almost approximately half",
  )} )`,
  "u",
);
const LEFT_OPEN = new RegExp(`(?<!\\p{L})${anyOf("by when while without")} \\p{Ll}+ing$`, "u");
const TWO = /^I (?:\p{Ll}+ly )?(?<one>\p{Ll}+) (?:and|&) (?:\p{Ll}+ly )?(?<two>\p{Ll}+) (?!\p{Ll}+ed )\p{L}/u;
const BETWEEN = /, (?<base>\p{Ll}{4,}) [\p{L}\d][^,;]{2,60},? and \p{Ll}{3,}ed \p{L}/gu;
const CLAUSE = /(?<!\p{L})(?:that|which|who|when|where|while|can|will|would|could|must) \p{L}/u;

function formOf(verb: string): string | null {
  return verbOf(verb)?.form ?? null;
}

function pairsUnlike(text: string): boolean {
  const { one = "", two = "" } = TWO.exec(text)?.groups ?? {};
  const [first, second] = [formOf(one), formOf(two)];
  if (first === null || second === null || first === second || pastOf.get(one) === one || pastOf.get(two) === two)
    return false;
  return first === "past" || second === "gerund";
}

function standsBetween(text: string): boolean {
  if (formOf(text.slice("I ".length).split(" ")[0] ?? "") !== "past") return false;
  return [...text.matchAll(BETWEEN)].some(({ groups: { base = "" } = {}, index }) => {
    const past = pastOf.get(base);
    return (
      past !== undefined &&
      past !== base &&
      !CLAUSE.test(text.slice(0, index)) &&
      !hasOpenInfinitive(text.slice(0, index))
    );
  });
}

/** Whether the verbs of a sentence do not go together, or what was done by others is told as one's own. */
export function clashes(text: string): boolean {
  return BY_OTHERS.test(text) || LEFT_OPEN.test(text) || pairsUnlike(text) || standsBetween(text);
}
