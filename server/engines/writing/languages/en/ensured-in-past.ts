import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";

const PASTS: Readonly<Record<string, string>> = {
  is: "was",
  are: "were",
  has: "had",
  have: "had",
  meets: "met",
  meet: "met",
  remains: "remained",
  complies: "complied",
};
const ENSURED = new RegExp(
  String.raw`^(?<before>I .{0,160}?(?<!\p{L})(?:ensured|insured|assured|verified|confirmed|(?:made|make) sure|(?:to )?(?:ensure|verify|confirm)|ensuring)(?: that)? ` +
    String.raw`(?:(?!${anyOf("who which that by to when if while as where")} )[\p{L}\d'’/-]+ ){1,9}?)` +
    String.raw`(?<verb>${anyOf(Object.keys(PASTS).join(" "))})(?= (?!not ))`,
  "u",
);

/** "I ensured that parts are in stock" in the time of its first verb. */
export function ensuredInPast(said: string): string {
  const { before = "", verb = "" } = ENSURED.exec(said)?.groups ?? {};
  const isPast = readOpening(said.slice("I ".length))?.form === "past" && !/^I (?:set|put|cut|read) /u.test(said);
  const isTwofold = / (?:is|are|has|have) /u.test(said.slice(before.length + verb.length));
  return isPast && !isTwofold && PASTS[verb] !== undefined
    ? `${before}${PASTS[verb]}${said.slice(before.length + verb.length)}`
    : said;
}
