import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const ONCE = new RegExp(
  [
    String.raw`^(?<work>(?:Passage|Bascule|Transition|Migration|Déménagement|Reprise|Remise en état|Mise aux normes`,
    String.raw`|Mise en (?:conformité|service|production|œuvre|exploitation|ligne|route))(?: \p{Ll}{4,20})?)`,
    String.raw`(?<rest>(?: ${anyOf("d[eu]s? d['’]\\S+ à au aux vers sur en dans pour")} .+| \(.+\))?)$`,
  ].join(""),
  "u",
);
const LASTING = /^(?:Mise en (?:service|œuvre|route|ligne|production)|Reprise|Remise en état)/u;
const AT_ONE_TIME = /(?<!depuis )(?:19|20)\d{2}(?![\d.,%])| vers |^Passage/u;
const OF_LIFE =
  /^(?:Reprise (?:d['’]études?|des études|de poste)|Passage (?:en CD[ID]|au statut|cadre|à (?:temps|mi-temps)))/u;

/** "Mise en conformité des quais (norme NF)": what one saw to once, or sees to again and again. */
export function toldAsOnce(text: string, isCurrent: boolean): Told | null {
  const { work = "", rest = "" } = ONCE.exec(text)?.groups ?? {};
  if (work === "" || OF_LIFE.test(text) || /[;:]|, /u.test(rest.replace(/\([^()]*\)/gu, ""))) return null;
  const isLasting = isCurrent && LASTING.test(work) && !AT_ONE_TIME.test(text);
  const article = /^(?:Passage|Déménagement)/u.test(work) ? "le" : "la";
  const said = `${article} ${lowerFirst(work)}${rest}`;
  return ofPerson(`${isLasting ? "j'assure" : "j'ai assuré"} ${said}`);
}
