import { anyOf } from "../../../any-of.ts";

const A_YEAR = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})(?:spent|stayed|for) )(?:an?|one) (?:full |whole )?year`,
    String.raw`(?= (?:at|with|in|as|on)(?!\p{L})|[.,;]?$)`,
  ].join(""),
  "giu",
);

const TIMES: readonly (readonly [said: RegExp, plain: string])[] = [
  [/(?<!\p{L})(?:four|4) times (?:a|each|every|per) year(?!\p{L})/giu, "each quarter"],
  [/(?<!\p{L})(?:viermal|4 ?mal) (?:im|pro) Jahr(?!\p{L})/giu, "jedes Quartal"],
  [/(?<!\p{L})(?:quatre|4) fois par an(?!\p{L})/giu, "chaque trimestre"],
  [/(?<!\p{L})(?:cuatro|4) veces (?:al|por) año(?!\p{L})/giu, "cada trimestre"],
  [/(?<!\p{L})every (?:three|3) months(?!\p{L})/giu, "each quarter"],
  [/(?<!\p{L})every (?:twelve|12) months(?!\p{L})/giu, "each year"],
  [/(?<!\p{L})(?:every (?:seven|7) days)(?!\p{L})/giu, "each week"],
  [/(?<!\p{L})alle (?:drei|3) monate(?!\p{L})/giu, "jedes Quartal"],
  [/(?<!\p{L})tous les (?:trois|3) mois(?!\p{L})/giu, "chaque trimestre"],
  [/(?<!\p{L})cada (?:tres|3) meses(?!\p{L})/giu, "cada trimestre"],
  [/(?<!\p{L})(?:an?|one) year and a half(?!\p{L})/giu, "18 months"],
  [/(?<!\p{L})(?:anderthalb|eineinhalb) Jahren?(?!\p{L})/giu, "18 Monaten"],
  [/(?<!\p{L})un an et demi(?!\p{L})/giu, "18 mois"],
  [/(?<!\p{L})(?:un )?año y medio(?!\p{L})/giu, "18 meses"],
  [A_YEAR, "12 months"],
  [/(?<!\p{L})half an? year(?!\p{L})/giu, "six months"],
  [/(?<!\p{L})ein(?:em)? halben Jahr(?!\p{L})|(?<!\p{L})ein halbes Jahr(?!\p{L})/giu, "sechs Monaten"],
  [/(?<!\p{L})medio año(?!\p{L})/giu, "seis meses"],
  [/(?<!\p{L})(?:an?|one) decade(?!\p{L})/giu, "ten years"],
  [/(?<!\p{L})two decades(?!\p{L})/giu, "twenty years"],
  [/(?<!\p{L})(?:einem|ein) Jahrzehnt(?!\p{L})/giu, "zehn Jahren"],
  [/(?<!\p{L})zwei Jahrzehnten?(?!\p{L})/giu, "zwanzig Jahren"],
  [/(?<!\p{L})(?:une|d['’]une) décennie(?!\p{L})/giu, "dix ans"],
  [/(?<!\p{L})una década(?!\p{L})/giu, "diez años"],
];
const FOLD = /(?<!\p{L})(?<times>two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)[\s-]?fold(?!\p{L})/giu;

/** "My daily tools" are those one works with, and no more often than that. */
const DAILY = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf(String.raw`my our mein\p{L}{0,2} unser\p{L}{0,2}`)}\s)${anyOf(
    String.raw`daily day-to-day everyday tägliche[nrs]? alltägliche[nrs]?`,
  )}\s(?=\p{L})`,
  "giu",
);

/** A sentence with its times as resumes write them: "a decade" is ten years, "every three months" each quarter. */
export function plainTimes(text: string): string {
  const counted = text.replace(DAILY, "").replace(FOLD, "$<times> fold");
  return TIMES.reduce((rest, [said, plain]) => rest.replace(said, plain), counted);
}
