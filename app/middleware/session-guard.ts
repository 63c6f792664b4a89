import { Refusal } from "../../server/http/errors.ts";
import type { SignedIn } from "./session.ts";

export type SessionGuard = {
  adminOnly?: boolean;
  /** Never in somebody else's name: paying, cancelling, exporting, deleting the account. */
  notWhileSwitched?: boolean;
};

export function refusalBy({ adminOnly, notWhileSwitched }: SessionGuard, signedIn: SignedIn): Refusal | null {
  if (adminOnly && !signedIn.isAdmin) return new Refusal("forbidden", "Forbidden", { title: "Access denied" });
  if (!notWhileSwitched || !signedIn.switchedBy) return null;
  const sentence = "This is not possible while viewing as another user. Return to your admin account first.";
  return new Refusal("forbidden", sentence, { title: "Viewing as another user" });
}
