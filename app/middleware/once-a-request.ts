import type { SignedIn } from "./session.ts";

/** The first loader of a request makes the read; the others share its answer. */
export function onceARequest<Answer>(
  read: (signedIn: SignedIn) => Promise<Answer>,
): (signedIn: SignedIn) => Promise<Answer> {
  // `SignedIn` is created for every request, so nothing outlives it.
  const answers = new WeakMap<SignedIn, Promise<Answer>>();
  return (signedIn) => {
    const answer = answers.get(signedIn) ?? read(signedIn);
    answers.set(signedIn, answer);
    return answer;
  };
}
