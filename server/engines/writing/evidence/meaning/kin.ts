import { kinshipOf } from "./wordnet.ts";

/** Whether an English word says no more than another: a synonym, the name of its kind, or the noun of a verb. */
export function areKin(said: string, shown: string): boolean {
  const kin = kinshipOf(said, shown);
  return kin === "same" || kin === "derived" || kin === "above";
}
