import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
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
