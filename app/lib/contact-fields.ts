/** The most characters of each field; 254 is what an e-mail address may have (RFC 5321). */
export const CONTACT_MAX_CHARACTERS = { firstName: 100, lastName: 100, email: 254, subject: 200, message: 5_000 };

export type ContactField = keyof typeof CONTACT_MAX_CHARACTERS;
