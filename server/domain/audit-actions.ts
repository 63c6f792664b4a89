export const AUDIT_ACTIONS = [
  { value: "switch", label: "Switched to a user" },
  { value: "return", label: "Returned" },
  { value: "log-out", label: "Logged out while switched" },
  { value: "write", label: "Changed something while switched" },
  { value: "reset-usage", label: "Reset usage" },
  { value: "reset-all-usage", label: "Reset all usage" },
  { value: "invite", label: "Invited somebody" },
  { value: "grant", label: "Made administrator" },
  { value: "revoke", label: "Administrator no more" },
  { value: "review-payment", label: "Looked into a payment" },
  { value: "retry", label: "Retried a failure" },
  { value: "add-source", label: "Added a source of jobs" },
  { value: "switch-source", label: "Switched a source on or off" },
  { value: "run-source", label: "Had a source read" },
  { value: "remove-source", label: "Removed a source" },
  { value: "import-jobs", label: "Imported jobs from a file" },
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number]["value"];

export function auditActionLabel(action: string): string {
  return AUDIT_ACTIONS.find(({ value }) => value === action)?.label ?? action;
}
