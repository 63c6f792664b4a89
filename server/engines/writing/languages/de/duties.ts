import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";

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
  const { noun = "", rest = "" } = TAKING_PART.exec(text)?.groups ?? {};
  const verb = PART[noun];
  if (verb === undefined) return toldAsTogether(text, isCurrent);
  const [now, prefix, participle] = verb;
  if (isCurrent && prefix !== "" && (rest.includes("(") || rest.split(" ").length > MOST_WORDS_BEFORE_PREFIX))
    return null;
  return isCurrent ? ofPerson(now, `${rest} ${prefix}`.trimEnd()) : ofPerson("habe", `${rest} ${participle}`);
}

export function ofPerson(verb: string, rest: string): Told {
  return { clause: `${verb} ich ${rest}`, sentence: `Ich ${verb} ${rest}`, also: `Ich ${verb} auch ${rest}` };
}
