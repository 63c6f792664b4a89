export const USER_SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "email", label: "E-mail (A-Z)" },
  { value: "email-desc", label: "E-mail (Z-A)" },
] as const;

export type UserSort = (typeof USER_SORTS)[number]["value"];
