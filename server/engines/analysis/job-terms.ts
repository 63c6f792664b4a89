import { anyOf } from "../any-of.ts";

/** "(temps partiel)", "(por ETT)", "(Ausbildungsstelle)": on what terms, in each language. */
export const ON_TERMS = new RegExp(
  String.raw`\((?:${anyOf(
    String.raw`(?:en\s)?(?:temps|tps)\s(?:partiel|plein|complet) (?:en\s)?int[ée]rim mi-temps cdd cdi saison(?:nier)? alternance`,
    String.raw`(?:por|vía|a\stravés\sde)\sett ett media\sjornada jornada\s(?:parcial|completa) tiempo\s(?:parcial|completo)`,
    String.raw`(?:in\s)?(?:teilzeit|vollzeit) (?:zeit|leih)arbeit befristet minijob (?:\d\d?0\s?€-)?basis aushilfe`,
    String.raw`ausbildungs(?:stelle|betrieb|stätte) lehrbetrieb praxisstelle \d\.\s(?:ausbildungs|lehr)jahr`,
  )})\)`,
  "giu",
);
