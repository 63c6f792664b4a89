import { anyOf } from "../../any-of.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { hasRunOut } from "./credential-kinds.ts";
import { saidValidity } from "./said-validity.ts";

/** A number under which somebody is registered or licensed: "NMC PIN", "15G0421E", "expires 14 June 2028". */
export type OwnNumber = { name: string; number: string; valid: string | null };

const NUMBER = String.raw`(?<number>(?=[\p{Lu}/-]{0,6}\d)(?:[\p{Lu}\d][\p{Lu}\d/-]{1,14})(?: [\p{Lu}\d/-]{2,8}){0,4})(?![\p{L}\d])`;
const SIGN = String.raw`(?:\s?(?:no|nr|number|#|n[.º°]+)\.?(?!\p{L}))?`;
const NUMBERED = new RegExp(
  String.raw`^\P{L}*(?<name>\p{L}[\p{L}&'’./ -]{1,45}?)(?<sign>${SIGN})\s?[:#]?\s${NUMBER}(?<rest>.{0,60})$`,
  "iu",
);
const OF_LIST = new RegExp(
  `^\\P{L}{0,6}${anyOf("licen[cs]es? certifi\\p{L}{1,10} registrations? memberships? qualifications?")} ?(?:&|and)? ?\\p{L}{0,20}: `,
  "iu",
);
const PRIVATE = new RegExp(
  `(?<!\\p{L})${anyOf("phone tel telephone mobile cell fax passport tax ssn social insurance bank account id whatsapp code zip box road street avenue")}(?!\\p{L})`,
  "iu",
);
const CODE = /(?<!\p{L})\p{Lu}{2,8}(?!\p{L})/gu;
const NO_BODY: ReadonlySet<string> = new Set(["PIN", "ID", "UK", "US", "USA", "EU", "NO"]);
const KINDS = new RegExp(
  `(?<!\\p{L})${anyOf("registration registered licen[cs]e membership pin certificate ordre colegiado zulassung")}`,
  "iu",
);

function namesOne(name: string, asked: string): boolean {
  const bodies = (asked.match(CODE) ?? []).filter((code) => !NO_BODY.has(code));
  if (bodies.length > 0) return bodies.some((body) => name.split(/[^\p{L}\d]+/u).includes(body));
  return KINDS.test(name) || /number|nummer|numéro|número/iu.test(name) ? KINDS.test(asked) : false;
}

/** The number of the resume that a part of a demand asks for; null where it has none. */
export function ownNumber(
  asked: string,
  { profile, today }: Pick<WritingFacts, "profile" | "today">,
): OwnNumber | null {
  const parts = profile.lines.flatMap((line) =>
    line
      .replace(OF_LIST, "")
      .split(/[|•;]/u)
      .map((part) => ({ part: part.trim(), head: OF_LIST.exec(line)?.[0] ?? "" })),
  );
  for (const { part, head } of parts) {
    const { name = "", sign = "", number = "", rest = "" } = NUMBERED.exec(part)?.groups ?? {};
    const isOfMany = number.replace(/\D/gu, "").length < 4;
    if (name === "" || isOfMany || PRIVATE.test(name) || hasRunOut(part, today) || !namesOne(name, asked)) continue;
    const isLicence = /licen[cs]e/iu.test(head) && !/licen[cs]e/iu.test(name);
    const named = isLicence ? `${name} ${/license/iu.test(head) ? "license" : "licence"}` : name;
    return { name: sign.trim() === "" ? named : `${named} number`, number, valid: saidValidity(rest) };
  }
  return null;
}
