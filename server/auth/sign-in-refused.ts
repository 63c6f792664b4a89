export class SignInRefused extends Error {
  override name = "SignInRefused";
}

export const REFUSALS = {
  cancelled: "You cancelled the sign-in.",
  unknownStart: "This sign-in was started in another browser or a while ago. Please try again.",
  used: "This sign-in was used before. Please try again.",
  broken: "The answer of the sign-in provider was incomplete. Please try again.",
  provider: "The sign-in provider refused the request. Please try again.",
  unreachable: "The sign-in provider does not answer. Please try again in a few minutes.",
  unverified: "The answer of the sign-in provider could not be verified, so nobody was signed in.",
  noEmail: "The sign-in provider gave no e-mail address, and an account needs one.",
  database: "Signing in is not possible right now. Please try again in a few minutes.",
} as const;

export function refuse(reason: keyof typeof REFUSALS, cause?: unknown): never {
  throw new SignInRefused(REFUSALS[reason], { cause });
}
