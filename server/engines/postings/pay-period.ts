import type { PayPeriod } from "../../domain/posting.ts";

type Words = {
  units: string;
  alone: string;
};

const PERIOD_WORDS: Record<PayPeriod, Words> = {
  hour: {
    units: "h hr hour std stunde hora heure hod godz uur timme time",
    alone: "hourly stündlich stundenlohn stundensatz p/h ph pHr",
  },
  day: { units: "d day tag jour día dia diem dag", alone: "daily tagessatz tjm p/d täglich diaria" },
  week: { units: "w wk week woche semaine semana", alone: "weekly wöchentlich semanal" },
  month: {
    units: "m mo mth month monat mois mes mês měsíc mies mese maand mnd",
    alone: "monthly pcm mtl monatlich mensuel mensual mensal měsíčně miesięczn mensil",
  },
  year: {
    units: "y yr year jahr an année año ano anno annum rok år jaar",
    alone: "yearly annual annum p.a pa jährlich jahresgehalt annuel anual annuo ročně rocznie lpa",
  },
};
const PREPOSITION = "(?:(?:per|a|an|each|the|pro|par|por|al|im|em|za) |de l['’])";

const PATTERNS = Object.entries(PERIOD_WORDS).map(([period, { units, alone }]) => {
  const nouns = units.split(" ").join("|");
  const wholeNouns = units
    .split(" ")
    .filter((unit) => unit.length > 1)
    .join("|");
  const words = alone.split(" ").map((word) => word.replaceAll(".", "\\.? ?"));
  // Short words must match whole; long ones may have any ending.
  const ends = words.map((word) => (word.length <= 4 ? `${word}(?![\\p{L}\\d])` : `${word}\\p{L}*`));
  return {
    period: period as PayPeriod,
    words: new RegExp(
      `/ ?(?:${nouns})s?(?!\\p{L})|(?<!\\p{L})${PREPOSITION}(?:${wholeNouns})(?!\\p{L})|` +
        `(?<!\\p{L})(?:${ends.join("|")})`,
      "iu",
    ),
  };
});

export function payPeriod(text: string): PayPeriod | null {
  return PATTERNS.find(({ words }) => words.test(text))?.period ?? null;
}
