export const MAX_NOTES = 200;
export const MAX_NOTE_LENGTH = 4_000;
/** Next step, contact and pay. */
export const MAX_DETAIL_LENGTH = 300;
/** Made elsewhere and entered by hand. */
export const MAX_ELSEWHERE = 2_000;

export type ApplicationDetails = {
  nextStep: string;
  /** The day it is due, as YYYY-MM-DD; null = some time. */
  nextOn: string | null;
  contact: string;
  pay: string;
};

/** A step without a text is none; one that is due on or before the day `today` (YYYY-MM-DD) counts as due. */
export function isDue({ nextStep, nextOn }: Pick<ApplicationDetails, "nextStep" | "nextOn">, today: string): boolean {
  return nextStep !== "" && nextOn !== null && nextOn <= today;
}
