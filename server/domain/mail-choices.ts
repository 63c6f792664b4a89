export const DIGESTS = ["never", "daily", "weekly"] as const;

export type Digest = (typeof DIGESTS)[number];

/** Which mails a user asked for: new matches, and steps on the day they are due. */
export type MailChoices = { digest: Digest; steps: boolean };

export const NO_MAIL: MailChoices = { digest: "never", steps: false };
