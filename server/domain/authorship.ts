/** Why rules wrote although a model is set up: its calls were used up, it gave no usable answer, or none in time. */
export const SHORTFALLS = ["limit", "error", "time"] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

/** Who wrote a material. */
export type Authorship = {
  /** The model's name; null = rules. */
  model: string | null;
  /** null = nothing stood in the model's way, or there is none. */
  shortfall: Shortfall | null;
};

const REASONS: Record<Shortfall, string> = {
  limit: "the model's calls are used up for now",
  error: "the model gave no usable answer",
  time: "the model did not answer in time",
};

/** Who wrote it, as every material says it. */
export function authorText({ model }: Authorship): string {
  return model === null ? "Written by rules on this machine" : `Written by ${model}`;
}

/** Why it was not the model, as a sentence of a notice or a card; null = there is nothing to explain. */
export function shortfallText(shortfall: Shortfall | null): string | null {
  return shortfall && `Written by rules, since ${REASONS[shortfall]}.`;
}
