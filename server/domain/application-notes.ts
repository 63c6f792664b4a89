import { type ApplicationStatus, ENDED_STATUSES } from "./application-statuses.ts";

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

type Step = Pick<ApplicationDetails, "nextStep" | "nextOn"> & { status: ApplicationStatus };

/** A step without a text is none, nor is one of an application that has ended. `today` as YYYY-MM-DD. */
export function isDue({ nextStep, nextOn, status }: Step, today: string): boolean {
  return nextStep !== "" && nextOn !== null && nextOn <= today && !ENDED_STATUSES.includes(status);
}
