import { anyOf } from "../../any-of.ts";

const BESIDE = new RegExp(
  String.raw`(?<!\p{L}|-)(?:${anyOf(
    String.raw`fundrais\p{L}+ raffle tombola picnic softball darts bowling trivia five-a-side halloween marathon float\sat cup(?=\s\d|$)`,
    String.raw`charity\s(?:champion|committee|event|day|match|auction|run|walk|ride|swim) (?:fun|sponsored|\d{1,2}k)\s(?:run|walk|ride|swim)`,
    String.raw`(?:red\snose|jeans|dress-down)\sday (?:bake\s(?:sale|off)|cook-?\soff|(?:toy|food|blood)\sdrive|open\smic|quiz\snight|social\scommittee)`,
    String.raw`(?:chili|pumpkin|costume|photo|baking)\scontest (?:\d{1,3}th\s)?anniversary (?:county|village|flower|talent)\sshow`,
    String.raw`(?:rais|collect|donat)(?:ed|ing)\s[$€£\d][\d.,]*\s(?:for|to)\s(?:(?:a|the|local)\s){0,2}(?:hospice|charity|charities|good\scauses)`,
    String.raw`(?:summer|christmas|holiday|staff|company|office|team|works)\s(?:party|ball|do|outing|barbecue|bbq|trip|choir)`,
    String.raw`Betriebsfest\p{L}* Sommerfest\p{L}* Weihnachtsfeier\p{L}* Betriebssport\p{L}* Spenden\p{L}* kermesse f[êe]te\sde fiesta\sde caritativ\p{L}+`,
  )})(?!\p{L})`,
  "giu",
);

/** Whether a line tells of what went on beside the work, where the posting does not speak of such things itself. */
export function isBesideWork(text: string, posting: string): boolean {
  const asked = posting.toLowerCase();
  return (text.match(BESIDE) ?? []).some((word) => !asked.includes(word.toLowerCase()));
}
