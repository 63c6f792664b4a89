/** A job with a lower score is no match (DEC-81), from 0 to 100. */
export const MINIMUM_SCORE = 20;
