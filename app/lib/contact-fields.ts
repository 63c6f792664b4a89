/** 254 is the limit of an e-mail address (RFC 5321). */
export const CONTACT_MAX_CHARACTERS = { firstName: 100, lastName: 100, email: 254, subject: 200, message: 5_000 };

export type ContactField = keyof typeof CONTACT_MAX_CHARACTERS;
