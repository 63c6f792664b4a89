import { anyOf } from "../../any-of.ts";

const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`charity charities charitable fundrais\p{L}+ hospice raffle tombola picnic party parties softball football darts bowling league marathon`,
    String.raw`(?:fun|charity|sponsored|\d{1,2}k)\s(?:run|walk|ride|swim) bake\s(?:sale|off) cook-?\soff toy\sdrive food\sdrive blood\sdrive open\smic quiz\snight social\scommittee`,
    String.raw`(?:summer|christmas|holiday|staff|company|office|team|works)\s(?:ball|do|outing|barbecue|bbq|trip|choir) choir employee\sof\sthe\s(?:month|quarter|year) housekeeping\shero`,
    String.raw`Betriebsfest\p{L}* Sommerfest\p{L}* Weihnachtsfeier\p{L}* Betriebssport\p{L}* Spenden\p{L}* kermesse f[êe]te\sde fiesta\sde caritativ\p{L}+`,
  )})(?!\p{L})`,
  "giu",
);

/** Whether a line tells of what went on beside the work, where the posting does not speak of such things itself. */
export function isBesideWork(text: string, posting: string): boolean {
  const asked = posting.toLowerCase();
  return (text.match(BESIDE) ?? []).some((word) => !asked.includes(word.toLowerCase()));
}
