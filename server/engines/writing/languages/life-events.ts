import { anyOf } from "../../any-of.ts";

const EVENT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${anyOf(
      "(?:Präsenz|Grundwehr|Wehr|Zivil|Wehrersatz)dienst(?:es)? Bundeswehrzeit Mutterschutz Elternzeit Elternkarenz Karenz(?:zeit)? Babypause",
      "Kindererziehung(?:szeit)? Erziehungsurlaub Familienphase Familienzeit Sabbatical Arbeitslosigkeit Arbeitssuche",
      "arbeitss?uchend arbeitslos Weltreise Rekrutenschule Militärdienst Sprachaufenthalt Bildungskarenz",
    )}|service militaire|service national|congé (?:parental|maternité|de maternité|sabbatique|sans solde)`,
    "recherche d['’]emploi|année sabbatique|tour du monde|pause carrière|interruption de carrière|crédit-temps",
    String.raw`^[^\p{L}]*(?:${anyOf(String.raw`ERTE paro desempleo Kurzarbeit chômage au\schômage en\sparo`)})`,
    "servicio militar|excedencia|(?:baja|licencia|permiso) (?:por |de )?(?:maternidad|maternal|paternidad)",
    String.raw`cuidado de (?:mis? |los |un )?(?:hij[oa]s?|padres?|madre|familiar(?:es)?)|año sabático|búsqueda de empleo|dedicación a (?:la |mi )?familia|crianza de (?:mis? |los |las )?(?:\p{L}+ )?hij[oa]s?)(?!\p{L})`,
  ].join("|"),
  "iu",
);
const LED_BY_WORK = /(?<!\p{L})(?:für|pour|para|von|de las?|des|der|statt|als) (?:\p{Ll}+ )?$/u;

/** Whether a line names an event of one's life, which no job is made of: "Präsenzdienst 2014". */
export function tellsOfLife(line: string): boolean {
  if (/^(?:Remplacement|Sustitución|Suplencia|Vertretung|Urlaubsvertretung|Elternzeitvertretung)(?!\p{L})/iu.test(line))
    return false;
  const found = EVENT.exec(line);
  return found !== null && !LED_BY_WORK.test(line.slice(0, found.index));
}
