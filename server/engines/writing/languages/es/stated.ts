import { joinNames } from "../../pick-phrase.ts";
import type { StatedPack } from "../stated-pack.ts";

const NATION = /^\P{L}*Nacionalidad\s?:\s?(?<nation>\p{L}{4,20})$/iu;
const PERMIT =
  /^\P{L}*(?<what>permiso de (?:trabajo|residencia)(?: y trabajo)?)(?:\s?:?\s?(?:sí|vigente|en vigor))?$/iu;

export const STATED: StatedPack = {
  home: ["Vivo en {place}."],
  link: ({ kind, url }) =>
    kind === "portfolio"
      ? `Mi portafolio está en ${url}.`
      : `${kind === "website" ? "Mi página" : `Mi perfil de ${kind}`} es ${url}.`,
  number: ({ name, number }) =>
    /^(?:número|n[.º°]+|nº) /iu.test(name)
      ? `Mi ${name.replace(/^\S+/u, "número").replace(/ number$/u, "")} es ${number}.`
      : null,
  permit: (part, { isOfNation }) => {
    const nation = NATION.exec(part)?.groups?.nation;
    if (isOfNation) return nation === undefined ? null : `Soy de nacionalidad ${nation.toLowerCase()}.`;
    const what = PERMIT.exec(part)?.groups?.what?.toLowerCase();
    return what === undefined ? null : `Tengo ${what}.`;
  },
  hours: () => null,
  driving: ({ paper, classes }) => `${paper.toLowerCase()} ${joinNames(classes, "y")}`,
  vehicle: /(?<!\p{L})(?<what>(?:vehículo|coche) propio)(?!\p{L})/iu,
  holds: (papers, vehicle) =>
    `Tengo ${joinNames([...papers, ...(vehicle === null ? [] : [vehicle.toLowerCase()])], "y")}.`,
  together: (one, other) =>
    /^(?:Vivo|Hablo|Tengo|Mi|Soy|Estoy) /u.test(other) && !/ y (?:vivo|hablo|tengo|mi|soy|estoy) /u.test(one)
      ? `${one.replace(/\.$/u, "")} y ${other.charAt(0).toLowerCase()}${other.slice(1)}`
      : null,
};
