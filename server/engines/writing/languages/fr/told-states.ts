import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const AT_HEAD = /^(?:À|A) la tête (?:d['’]une? |de |du )\S.{2,80}$/u;

/** "À la tête d'une équipe de 5" */
export function toldAsHead(text: string, isCurrent: boolean): Told | null {
  return AT_HEAD.test(text) ? ofPerson(`${isCurrent ? "je suis" : "j'étais"} à${text.slice(1)}`) : null;
}
