import { data, type RouterContextProvider } from "react-router";
import { getSignedIn } from "./session.ts";

/**
 * For users the public pages do not exist. Called by loader and action and not as middleware: a middleware that
 * throws takes the root's data with it, and the 404 page would not know who is asking, nor in which appearance.
 */
export function requireVisitor(context: Readonly<RouterContextProvider>): void {
  if (getSignedIn(context)) throw data(null, { status: 404 });
}
