export const MAX_NAME_CHARACTERS = 100;
export const MAX_EMAIL_CHARACTERS = 254;
export const MIN_PASSWORD_CHARACTERS = 12;
export const MAX_PASSWORD_CHARACTERS = 200;
export const INVITATION_DAYS = 7;
export const MAX_PASSKEY_NAME_CHARACTERS = 60;

export const PASSWORD_HINT = `At least ${MIN_PASSWORD_CHARACTERS} characters; a few words in a row are easy to keep in mind.`;
