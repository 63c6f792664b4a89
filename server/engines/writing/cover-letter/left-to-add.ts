import { anyOfLines } from "../../any-of.ts";
import type { WritingFacts } from "../writing-facts.ts";

const PAY = new RegExp(
  anyOfLines`
    salary (?:expectation|requirement|wish)|desired (?:salary|pay)|expected (?:salary|pay)
    gehaltsvorstellung|gehaltswunsch|verdienstvorstellung|prétentions? salariale|rémunération souhaitée
    (?:pretensiones|expectativas|aspiraciones) (?:salarial|económica)
  `,
  "iu",
);
const START = new RegExp(
  anyOfLines`
    us when you (?:could|can) (?:start|begin)|us know when you (?:could|can) (?:start|begin)
    your (?:availability|notice period|earliest start)|earliest (?:possible )?start
    eintrittstermin|eintrittsdatum|starttermin|kündigungsfrist
    date de disponibilité|vos disponibilités|votre préavis|indicando disponibilidad|su disponibilidad
  `,
  "iu",
);

const REASON = new RegExp(
  anyOfLines`
    why you(?:['’]d| would)? (?:like|want) to (?:work|join)|why you want (?:this|the) (?:job|role|post)
    why (?:you are|you['’]re) (?:interested|applying)
  `,
  "iu",
);

/** What the posting asks a letter to say and no resume holds, in words for the letter's owner. */
export function leftToAdd({ posting }: Pick<WritingFacts, "posting">): string[] {
  const [asksPay, asksStart, asksWhy] = [PAY, START, REASON].map((asked) => asked.test(posting.description));
  const why = asksWhy ? ["The posting asks why you want to work there: say it in the letter in your own words."] : [];
  if (asksPay && asksStart)
    return ["The posting asks what you would like to earn and when you could start: add both to the letter.", ...why];
  if (asksPay) return ["The posting asks what you would like to earn: add it to the letter.", ...why];
  return asksStart ? ["The posting asks when you could start: add it to the letter.", ...why] : why;
}
