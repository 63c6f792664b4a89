import { z } from "zod";

/** Zero-width characters and letters that look blank do not count. */
export const VISIBLE = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name that can be seen; `blank` is said where there is none. */
export function visibleName(blank: string, most: number) {
  return z
    .string({ error: blank })
    .trim()
    .regex(VISIBLE, blank)
    .max(most, `Please enter a name of at most ${most} characters.`);
}
