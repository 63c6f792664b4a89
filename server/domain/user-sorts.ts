export const USER_SORTS = ["newest", "oldest", "email", "email-desc"] as const;

export type UserSort = (typeof USER_SORTS)[number];
