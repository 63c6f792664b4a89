const PLACE =
  /(?<the>um die|bei der|die|der) Stelle „(?:Auszubildende[nr]?|Azubi(?:ne)?|Ausbildung) (?<trade>[^“„]{2,80})“/u;
const OF_PLACE: Readonly<Record<string, string>> = {
  "um die": "um den Ausbildungsplatz",
  "bei der": "beim Ausbildungsplatz",
  die: "der Ausbildungsplatz",
  der: "des Ausbildungsplatzes",
};

/** A trade as a woman has it: "Floristin". */
export const OF_WOMAN = /(?:in|frau|kraft)$/u;

/** Who learns a trade applies for a place to learn it: "um den Ausbildungsplatz zur Floristin". */
export function asTrainingPlace(text: string): string {
  return text.replace(PLACE, (all, the: string, trade: string) => {
    const named = /^zu[mr] /u.test(trade) ? trade : `zu${OF_WOMAN.test(trade) ? "r" : "m"} ${trade}`;
    return OF_PLACE[the] ? `${OF_PLACE[the]} ${named}` : all;
  });
}
