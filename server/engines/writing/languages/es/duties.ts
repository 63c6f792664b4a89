import { upperFirst } from "../../skill-names.ts";
import type { Told } from "../grammar.ts";
import { isWork } from "./articles.ts";

const TAKING_PART = /^(?<noun>Participación|Colaboración|Apoyo|Ayuda) (?<rest>(?:en|con|a|al) \S.*)$/u;
const PART: Readonly<Record<string, [now: string, past: string]>> = {
  Participación: ["participo", "participé"],
  Colaboración: ["colaboro", "colaboré"],
  Apoyo: ["apoyo", "apoyé"],
  Ayuda: ["ayudo", "ayudé"],
};

/** A sentence of one's own that begins with its verb: "gestiono el almacén". */
export function ofPerson(clause: string): Told {
  return { clause, sentence: upperFirst(clause), also: `También ${clause}` };
}

/** Work in which somebody took part: "Participación en ...". */
export function toldAsPart(text: string, isCurrent: boolean): Told | null {
  const { noun = "", rest } = TAKING_PART.exec(text)?.groups ?? {};
  const [now, past] = PART[noun] ?? [];
  const [, second] = / y (?<noun>\p{Ll}+) /u.exec(rest ?? "") ?? [];
  if (second !== undefined && isWork(second)) return null;
  return now === undefined || past === undefined ? null : ofPerson(`${isCurrent ? now : past} ${rest}`);
}
