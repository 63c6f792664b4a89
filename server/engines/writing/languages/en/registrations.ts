import { anyOf } from "../../../any-of.ts";
import { isPlaceName } from "../../../analysis/judge-part.ts";
import { withArticle } from "../../english-nouns.ts";
import { CHARTERED_LETTERS, lettersBehindName } from "../../facts/behind-name.ts";
import { hasRunOut } from "../../facts/credential-kinds.ts";
import { isKnownByLetters } from "../../facts/known-by-letters.ts";
import { isWritten } from "../../facts/one-is-enough.ts";
import { isUnderWay } from "../../facts/under-way.ts";
import type { WritingFacts } from "../../writing-facts.ts";
import { WHEN } from "./dated-words.ts";

/** Where somebody stands with a body or a profession, in the ways a letter may say it; `name` is how the resume has it. */
export type Registration = { name: string; body: string | null; ways: string[] };

type Sides = Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage" | "today">;

const NAMED_BODY = String.raw`\p{Lu}[\p{L}’']{2,20}(?: (?:of|and|&|for|the|in|\p{Lu}[\p{L}’']{2,20})){1,8}`;
const LETTERS = String.raw`\p{Lu}{2,8}`;
const REGISTERED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<body>${LETTERS}|${NAMED_BODY})(?:,)? (?:${anyOf("PIN registration registered reg\\.? registrant")})(?!\p{L})` +
    String.raw`(?: ${anyOf("no number nr")})?(?:[.:# ]{0,3}(?=\p{Lu}{0,4}[-/]?\d[\p{Lu}\d/-]{3})| (?=available|on request|current|held))`,
  "u",
);
const REGISTERED_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:[Rr]egistered|REGISTERED) with (?:the )?(?<body>${LETTERS}|${NAMED_BODY})(?: since (?<since>(?:19|20)\d\d))?`,
  "u",
);
const PIN = /(?<![\p{L}\d])\p{Lu}{2,8} PIN(?= (?:available|on request|current|held))/u;
const NUMBERED = /^\P{L}*(?<body>\p{Lu}{3,8})(?: \p{Lu}{2,4})?[:.# ]{1,3}\d{4,}/u;
const OF_REGISTRATION = /(?<!\p{L})registrations?(?!\p{L})/iu;
const MEMBER_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(?<body>${LETTERS})[,:]? member(?:ship)?(?: ${anyOf("no number nr")})?[.:# ]{1,3}(?=\p{Lu}{0,4}[-/]?\d{3})`,
  "iu",
);
const IN_GOOD_STANDING = new RegExp(
  String.raw`(?<![\p{L}\d])(?<body>${NAMED_BODY}|${LETTERS}),? \(?(?:registered )?member in good standing(?: since (?<since>(?:19|20)\d\d))?`,
  "u",
);
const ADMITTED = new RegExp(
  String.raw`^\P{L}*(?<how>Admitted|Called to the Bar|Qualified)(?<as>(?: as an? [\p{L} ]{3,30}?)?)(?:,| in| on)? ` +
    String.raw`(?<when>${WHEN}|19\d\d)(?![\d/-]|\s?[–-])`,
  "u",
);
const OF_QUALIFYING =
  /(?<!\p{L})(?:qualified|admitted|admission|PQE|called to|solicitor|barrister|attorney)(?!\p{L})/iu;
const CHARTERED = new RegExp(String.raw`^(?:${CHARTERED_LETTERS}|FCA|P\.?Eng\.?|CFIOSH|CMIOSH)$`, "u");

function ofBody(body: string): string {
  return body.includes(" ") && !isPlaceName(body.split(" ").at(-1) ?? "") ? `the ${body.replace(/^The /u, "")}` : body;
}

function isAsked(body: string, { asks }: Pick<WritingFacts, "asks">): boolean {
  return asks.some(({ text }) => isWritten(body, text) || isKnownByLetters(body, [text]));
}

function bodiesIn(line: string, head: string, facts: Sides): Registration[] {
  const registered = REGISTERED.exec(line) ?? (OF_REGISTRATION.test(head) ? NUMBERED.exec(line) : null);
  const { body = "" } = registered?.groups ?? {};
  if (body !== "" && isAsked(body, facts)) {
    const name = (registered?.[0] ?? body).trim();
    const pin = PIN.exec(line)?.[0];
    if (pin !== undefined) return [{ name, body, ways: [`I hold ${withArticle(pin)}.`] }];
    const ways = body.includes(" ")
      ? [`I am registered with ${ofBody(body)}.`]
      : [`I hold ${body} registration.`, `I am ${body} registered.`];
    return [{ name, body, ways }];
  }
  const { body: there = "", since: from } = REGISTERED_WITH.exec(line)?.groups ?? {};
  if (there !== "" && isAsked(there, facts)) {
    const own = `registered with ${ofBody(there)}`;
    return [{ name: there, body: there, ways: [from ? `I have been ${own} since ${from}.` : `I am ${own}.`] }];
  }
  const standing = IN_GOOD_STANDING.exec(line);
  const { body: own = "", since } = standing?.groups ?? {};
  if (own !== "" && isAsked(own, facts)) {
    const member = `a member in good standing of ${ofBody(own)}`;
    const ways = [...(since === undefined ? [] : [`I have been ${member} since ${since}.`]), `I am ${member}.`];
    return [{ name: own, body: own, ways }];
  }
  const member = MEMBER_NUMBER.exec(line)?.groups?.body ?? "";
  return member !== "" && isAsked(member, facts)
    ? [{ name: member, body: null, ways: [`I am a member of ${member}.`, `I hold ${member} membership.`] }]
    : [];
}

function admissionIn(line: string, { asks }: Pick<WritingFacts, "asks">): Registration[] {
  const { how = "", as = "", when = "" } = ADMITTED.exec(line)?.groups ?? {};
  if (how === "" || !asks.some(({ text }) => OF_QUALIFYING.test(text))) return [];
  const said = how === "Qualified" ? "qualified" : `was ${how.charAt(0).toLowerCase()}${how.slice(1)}`;
  return [{ name: how, body: null, ways: [`I ${said}${as} in ${when}.`] }];
}

/** The letters behind the name that a posting asks for itself or by their body: "MRICS" for "RICS". */
function statusOf({ profile, asks }: Sides): string[] {
  const [name = "", next = ""] = profile.lines.filter((line) => line.trim() !== "");
  const letters = [name, next].flatMap(lettersBehindName).filter((one) => CHARTERED.test(one));
  return [...new Set(letters)].filter((one) =>
    asks.some(({ text }) => isWritten(one, text) || isWritten(one.slice(1), text)),
  );
}

/** What an English resume says of registrations, memberships and admissions that the posting asks for, each once. */
export function heldRegistrations(facts: Sides): Registration[] {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return [];
  const { profile, today } = facts;
  const found = profile.lines.flatMap((line, at) => {
    const head = profile.sections.find(({ lines }) => lines.from <= at && at <= lines.to);
    const title = [profile.lines[at - 1] ?? "", head ? (profile.lines[head.lines.from] ?? "") : ""].join("\n");
    return line
      .split(/[;|•]|(?<=\d{4}|\p{L}{3})\. /u)
      .filter((part) => !isUnderWay(part) && !hasRunOut(part, today))
      .flatMap((part) => [...bodiesIn(part, title, facts), ...admissionIn(part, facts)]);
  });
  const letters = statusOf(facts);
  const status =
    letters.length > 0 ? [{ name: letters.join(" "), body: null, ways: [`I hold ${letters.join(" and ")}.`] }] : [];
  const all = [...status, ...found];
  return all.filter(({ ways }, at) => all.findIndex((other) => other.ways[0] === ways[0]) === at);
}
