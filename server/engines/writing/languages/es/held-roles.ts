import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { listParts } from "../line-splits.ts";
import { ofPerson } from "./duties.ts";

const HELD = new RegExp(
  `^${anyOf(
    "Responsable Tutora? Coordinadora? Jef[ae] Encargad[ao] Directora? Supervisora? Delegad[ao] Miembro Portavoz Ganadora?",
    "Secretari[ao] Mentora? Referente Comercial Formadora? Monitora? Capitán Capitana President[ea] Vocal Tesorer[ao]",
    "Líder Lideresa Oficiala? Auditora? Instructora? Capacitadora? Suplente Adjunt[ao]",
    "Segund[ao] Interlocutora? Subdirectora? Vicepresident[ea]",
  )}(?: (?:del?|en|para|al?|ante|intern[ao]|suplente|adjunt[ao]) | \\(|$)`,
  "u",
);
const BEST = /^(?<best>Mejor|Primera?|Únic[ao]) (?<who>\p{Ll}+) (?:de|del|en) .+$/u;

const HONOURED = new RegExp(
  `^${anyOf("Ascendid Nombrad Premiad Elegid Seleccionad Galardonad Reconocid")}[oa] (?:a|al|como|por|con|\\p{Ll}+ de) `,
  "u",
);

const IN_CHARGE = /^A cargo de (?<who>[^:;()]+)$/u;

/** "A cargo de 2 técnicos, 1 auxiliar": the last one has its "y". */
export function toldAsInCharge(text: string, isCurrent: boolean): Told | null {
  const { who } = IN_CHARGE.exec(text)?.groups ?? {};
  if (who === undefined) return null;
  const parts = listParts(who);
  const isList = parts.length > 1 && !/ [ye] /u.test(who);
  const all = isList ? `${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}` : who;
  return ofPerson(`${isCurrent ? "estoy" : "estaba"} a cargo de ${all}`);
}

/** What a line says that one is or was: "Tutora de un grupo", "Mejor vendedora de la tienda en 2017". */
export function toldAsHeld(text: string, isCurrent: boolean): Told | null {
  const said = lowerFirst(text);
  const { who } = BEST.exec(text)?.groups ?? {};
  if (who !== undefined) {
    const article = /(?:or|ero|ado|ante|ista|ial)$/u.test(who) ? "el" : /a$/u.test(who) ? "la" : null;
    return article && ofPerson(`fui ${article} ${said}`);
  }
  if (HONOURED.test(text)) return ofPerson(`fui ${said}`);
  return HELD.test(text) ? ofPerson(`${isCurrent ? "soy" : "fui"} ${said}`) : null;
}
