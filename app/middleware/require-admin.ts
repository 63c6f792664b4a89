import { data, type RouterContextProvider } from "react-router";
import { getSignedIn, type SignedIn } from "./session.ts";

/**
 * For visitors the panel does not exist, for users it is closed. Called by the loader and not as middleware: a
 * middleware that throws takes the root's data with it, and the page would not know that somebody is viewing as another.
 */
export function requireAdmin(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = getSignedIn(context);
  if (!signedIn?.isAdmin) throw data(null, { status: signedIn ? 403 : 404 });
  return signedIn;
}
