import { anyOf } from "../../../any-of.ts";
import { joinNames } from "../../pick-phrase.ts";
import type { StatedPack } from "../stated-pack.ts";

const NATION = /^\P{L}*(?:Staatsangehörigkeit|Nationalität)\s?[:–-]\s?(?<nation>\p{L}{4,20}(?:, \p{L}{4,20})?)$/iu;
const PERMIT = new RegExp(
  String.raw`^\P{L}*(?<how>unbefristete |gültige )?(?<what>${anyOf("Arbeitserlaubnis Aufenthaltserlaubnis Niederlassungserlaubnis")})` +
    String.raw`(?:\s?[:–-]\s?(?<value>${anyOf("vorhanden ja unbefristet gültig")}))?$`,
  "iu",
);

export const STATED: StatedPack = {
  home: ["Ich wohne in {place}."],
  link: ({ kind, url }) =>
    kind === "portfolio"
      ? `Mein Portfolio steht unter ${url}.`
      : `${kind === "website" ? "Meine Website" : `Mein Profil bei ${kind}`} ist ${url}.`,
  number: ({ name, number, valid }) =>
    /nummer$/u.test(name) ? `Meine ${name} ist ${number}${valid === null ? "" : ` (${valid})`}.` : null,
  permit: (part, { isOfNation }) => {
    const nation = NATION.exec(part)?.groups?.nation;
    if (isOfNation) return nation === undefined ? null : `Meine Staatsangehörigkeit ist ${nation.toLowerCase()}.`;
    const { how = "", what, value = "" } = PERMIT.exec(part)?.groups ?? {};
    const kind = /^(?:unbefristet|gültig)$/iu.test(value) ? `${value.toLowerCase()}e ` : how.toLowerCase();
    return what === undefined ? null : `Ich habe eine ${kind}${what}.`;
  },
  hours: () => null,
  driving: ({ paper, classes }) => {
    const article = /^fahrerlaubnis/iu.test(paper) ? "die Fahrerlaubnis" : "den Führerschein";
    return classes.length > 1
      ? `${article} der Klassen ${joinNames(classes, "und")}`
      : `${article} Klasse ${classes[0]}`;
  },
  vehicle: /(?<!\p{L})eigene[rns]? (?<what>PKW|Auto|Fahrzeug)(?!\p{L})/iu,
  holds: (papers, vehicle) => {
    const own = vehicle === null ? [] : [/pkw/iu.test(vehicle) ? "einen eigenen PKW" : `ein eigenes ${vehicle}`];
    return `Ich habe ${joinNames([...papers, ...own], "und")}.`;
  },
  together: (one, other) =>
    /^(?:Ich|Meine?) /u.test(other) && !one.includes(", und ")
      ? `${one.replace(/\.$/u, "")}, und ${other.charAt(0).toLowerCase()}${other.slice(1)}`
      : null,
};
