import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { articleOf } from "./articles.ts";

const TAKING_PART =
  /^(?<noun>Teilnahme|Mitarbeit|Mitwirkung|Mithilfe|Unterstützung) (?<rest>(?:an|am|bei|beim|in|im) .+)$/u;
const PART: Readonly<Record<string, [now: string, prefix: string, participle: string]>> = {
  Teilnahme: ["nehme", "teil", "teilgenommen"],
  Mitarbeit: ["arbeite", "mit", "mitgearbeitet"],
  Mitwirkung: ["wirke", "mit", "mitgewirkt"],
  Mithilfe: ["helfe", "mit", "mitgeholfen"],
  Unterstützung: ["unterstütze", "", "unterstützt"],
};
const MOST_WORDS_BEFORE_PREFIX = 7;
const PART_DONE =
  /^(?<participle>Mitgearbeitet|Mitgewirkt|Mitgeholfen|Teilgenommen) (?<rest>(?:an|am|bei|beim|in|im) .+)$/u;

const TOGETHER =
  /^(?<how>(?:Enge|Direkte|Intensive|Tägliche) )?(?<noun>Zusammenarbeit|Kommunikation) (?<rest>mit .+)$/u;

function toldAsTogether(text: string, isCurrent: boolean): Told | null {
  const { how = "", noun, rest } = TOGETHER.exec(text)?.groups ?? {};
  if (noun === undefined || rest === undefined) return null;
  const all = `${lowerFirst(how.replace(/e $/u, " "))}${rest}`;
  const [now, prefix, participle] =
    noun === "Kommunikation" ? ["kommuniziere", "", "kommuniziert"] : ["arbeite", " zusammen", "zusammengearbeitet"];
  return isCurrent ? ofPerson(now!, `${all}${prefix}`) : ofPerson("habe", `${all} ${participle}`);
}

/** Work in which somebody took part, or that has its one verb: "Mitarbeit an ...", "Zusammenarbeit mit ...". */
export function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const done = PART_DONE.exec(text)?.groups;
  if (done?.participle) return ofPerson("habe", `${done.rest} ${lowerFirst(done.participle)}`);
  const { noun = "", rest: named = "" } = TAKING_PART.exec(text)?.groups ?? {};
  const rest = withArticle(named);
  const verb = PART[noun];
  if (verb === undefined) return toldAsTogether(text, isCurrent);
  if (isNoList(rest)) return null;
  const [now, prefix, participle] = verb;
  if (isCurrent && prefix !== "" && (rest.includes("(") || rest.split(" ").length > MOST_WORDS_BEFORE_PREFIX))
    return null;
  return isCurrent ? ofPerson(now, `${rest} ${prefix}`.trimEnd()) : ofPerson("habe", `${rest} ${participle}`);
}

const BARE = /^(?<to>bei|an|in) (?<noun>\p{Lu}[\p{L}-]+)(?= (?:der|des|von|eine[rs]) )/u;
const MERGED: Readonly<Record<string, string>> = { bei: "beim", an: "am", in: "im" };

function withArticle(rest: string): string {
  return rest.replace(BARE, (bare, to: string, noun: string) => {
    const article = articleOf(noun);
    return article === null ? bare : `${article === "die" ? `${to} der` : MERGED[to]} ${noun}`;
  });
}

function isNoList(rest: string): boolean {
  const [, ...others] = listParts(rest);
  const [last = ""] = others.slice(-1);
  return (
    others.some((item) => / \p{Ll}+(?:en|rn|ln)$/u.test(item)) ||
    (/^\p{Lu}/u.test(last) && !/ und | sowie /u.test(last))
  );
}

export function ofPerson(verb: string, rest: string): Told {
  return { clause: `${verb} ich ${rest}`, sentence: `Ich ${verb} ${rest}`, also: `Ich ${verb} auch ${rest}` };
}
