import type { SignedIn } from "./session.ts";

/** A read that several loaders of a request need: made for the first of them, the others get the same answer. */
export function onceARequest<Answer>(
  read: (signedIn: SignedIn) => Promise<Answer>,
): (signedIn: SignedIn) => Promise<Answer> {
  // Resolved anew by every request (resolveSession), so that nothing outlives it.
  const answers = new WeakMap<SignedIn, Promise<Answer>>();
  return (signedIn) => {
    const answer = answers.get(signedIn) ?? read(signedIn);
    answers.set(signedIn, answer);
    return answer;
  };
}
