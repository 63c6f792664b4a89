/** Names in the address the job whose reasons are open, for browsers without scripts. */
export const OPENED_REASONS = "why";
