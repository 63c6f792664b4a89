import { Refusal } from "../../server/http/errors.ts";
import type { SignedIn } from "./session.ts";

/**
 * What an administrator never does in somebody else's name (DEC-54): paying, cancelling, exporting, deleting the
 * account. `formRoute` and `apiRoute` ask this with their option `notWhileSwitched`.
 */
export function refusalWhileSwitched({ switchedBy }: SignedIn): Refusal | null {
  if (!switchedBy) return null;
  const sentence = "This is not possible while viewing as another user. Return to your admin account first.";
  return new Refusal("forbidden", sentence, { title: "Viewing as another user" });
}
