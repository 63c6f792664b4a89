export const AUDIT_ACTIONS = [
  "switch",
  "return",
  "log-out",
  "write",
  "reset-usage",
  "reset-all-usage",
  "invite",
  "grant",
  "revoke",
  "review-payment",
  "retry",
  "add-source",
  "switch-source",
  "run-source",
  "remove-source",
  "import-jobs",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
