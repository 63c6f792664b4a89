export const SHORTFALLS = ["limit", "error", "time"] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

export type Authorship = {
  /** The model's name; null when rules wrote it. */
  model: string | null;
  shortfall: Shortfall | null;
};

const BY_RULES = "Written by rules on this machine";

const REASONS: Record<Shortfall, string> = {
  limit: "the model's calls are used up for now",
  error: "the model gave no usable answer",
  time: "the model did not answer in time",
};

export function authorText({ model }: Authorship): string {
  return model === null ? BY_RULES : `Written by ${model}`;
}

export function shortfallText(shortfall: Shortfall | null): string | null {
  return shortfall && `${BY_RULES}, since ${REASONS[shortfall]}.`;
}
