import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const ROLE = anyOf(
  "Responsable Co-responsable Chargée? Tuteur Tutrice Référente? Correspondante? Membre",
  "Coordinat(?:eur|rice) Cheff?e? Assistante?",
  String.raw`Adjointe? Professeure?\sprincipale? Format(?:eur|rice) Animat(?:eur|rice) Trésori(?:er|ère) Présidente?`,
  "Vice-présidente? Déléguée? Parrain Marraine Mentore? Interlocut(?:eur|rice) Pilote",
  "Monit(?:eur|rice) Éducat(?:eur|rice)\\sréférente?",
  "Maître(?:sse)? Secrétaire Suppléante? Second(?:e)? Titulaire",
);
const HELD = new RegExp(
  [
    `^(?<role>${ROLE})`,
    String.raw`(?<of>(?: (?:d[eu]s? |d['’]|pour |au |à |en |\p{Ll}{4,}(?:-\p{Ll}+)?(?: |$)).*| \([^()]+\)|))$`,
  ].join(""),
  "u",
);
const BEST = new RegExp(
  String.raw`^(?<who>(?:Meilleure?|Premi(?:er|ère)) \p{Ll}+${anyOf(
    "eur euse rice ier ière iste ente? ante? employée? équipe agence",
  )}(?: .+)?)$`,
  "u",
);

const HONOURED = /^(?:Promue?|Nommée?|Élue?|Récompensée?|Distinguée?|Sélectionnée?|Choisie?) \p{Ll}/u;

const NONE = new RegExp(
  `^Aucune? (?:${anyOf("accident retard absence sinistre incident litige réclamation contravention rupture plainte")}|\\p{Ll}.* depuis )`,
  "u",
);

/** "Référente pour 120 familles": what a line says that one is or was. */
export function toldAsHeld(text: string, isCurrent: boolean): Told | null {
  const said = lowerFirst(text);
  if (BEST.test(text)) return ofPerson(`j'ai été ${/^(?:meilleure|première) /u.test(said) ? "la" : "le"} ${said}`);
  if (NONE.test(text)) {
    const none = said.replace(/^aucun (?=absence|réclamation|contravention|rupture|plainte)/u, "aucune ");
    return isCurrent || !text.includes(" depuis ") ? ofPerson(`je n'ai eu ${none}`) : null;
  }
  if (HONOURED.test(text)) return ofPerson(`j'ai été ${said}`);
  return HELD.test(text) ? ofPerson(`${isCurrent ? "je suis" : "j'étais"} ${said}`) : null;
}
