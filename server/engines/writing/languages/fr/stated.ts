import { joinNames } from "../../pick-phrase.ts";
import type { StatedPack } from "../stated-pack.ts";

const NATION = /^\P{L}*Nationalité\s?:\s?(?<nation>\p{L}{4,20})$/iu;
const PERMIT = new RegExp(
  String.raw`^\P{L}*(?<what>permis de travail|autorisation de travail|titre de séjour)` +
    String.raw`(?:\s?:\s?(?:oui|valable|valide|en cours de validité))?$`,
  "iu",
);

export const STATED: StatedPack = {
  home: ["J'habite à {place}."],
  link: ({ kind, url }) =>
    kind === "portfolio"
      ? `Mon portfolio est visible sur ${url}.`
      : `${kind === "website" ? "Mon site" : `Mon profil ${kind}`} est ${url}.`,
  number: ({ name, number }) =>
    /^(?:numéro|n[.º°]+) /iu.test(name)
      ? `Mon ${name.replace(/^\S+/u, "numéro").replace(/ number$/u, "")} est le ${number}.`
      : null,
  permit: (part, { isOfNation }) => {
    const nation = NATION.exec(part)?.groups?.nation;
    if (isOfNation) return nation === undefined ? null : `Je suis de nationalité ${nation.toLowerCase()}.`;
    const what = PERMIT.exec(part)?.groups?.what?.toLowerCase();
    return what === undefined ? null : `J'ai ${what.startsWith("a") ? "une" : "un"} ${what}.`;
  },
  hours: () => null,
  driving: ({ classes }) => (classes.length > 1 ? `les permis ${joinNames(classes, "et")}` : `le permis ${classes[0]}`),
  vehicle: /(?<!\p{L})(?<what>véhicule personnel|voiture personnelle)(?!\p{L})/iu,
  holds: (papers, vehicle) => {
    const own = vehicle === null ? [] : [`${/voiture/iu.test(vehicle) ? "une" : "un"} ${vehicle.toLowerCase()}`];
    return `J'ai ${joinNames([...papers, ...own], "et")}.`;
  },
  together: (one, other) =>
    /^(?:Je|J'|Mon|Ma|Mes)/u.test(other) && !/ et (?:je|j'|mon|ma|mes) /u.test(one)
      ? `${one.replace(/\.$/u, "")}, et ${other.charAt(0).toLowerCase()}${other.slice(1)}`
      : null,
};
