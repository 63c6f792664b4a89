const PLACE =
  /(?<the>um die|bei der|die|der) Stelle „(?:Auszubildende[nr]?|Azubi(?:ne)?|Ausbildung) (?<trade>zu[mr] [^“„]{2,80})“/u;
const OF_PLACE: Readonly<Record<string, string>> = {
  "um die": "um den Ausbildungsplatz",
  "bei der": "beim Ausbildungsplatz",
  die: "der Ausbildungsplatz",
  der: "des Ausbildungsplatzes",
};

/** Who learns a trade applies for a place to learn it: "um den Ausbildungsplatz zur Floristin". */
export function asTrainingPlace(text: string): string {
  return text.replace(PLACE, (all, the: string, trade: string) => (OF_PLACE[the] ? `${OF_PLACE[the]} ${trade}` : all));
}
