import { data, type RouterContextProvider } from "react-router";
import { getSignedIn, type SignedIn } from "./session.ts";

/** A 404 for visitors. Not a middleware: one that throws loses the root's data, which the page needs. */
export function requireAdmin(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = getSignedIn(context);
  if (!signedIn?.isAdmin) throw data(null, { status: signedIn ? 403 : 404 });
  return signedIn;
}
