export type Choice = { value: string; count: number };

export type FilterChoices = {
  workplace: Choice[];
  source: Choice[];
  age: Choice[];
  employment: Choice[];
  /** Those that name no pay, or none in the currency; null = no pay is asked for. */
  unpaid: number | null;
};
