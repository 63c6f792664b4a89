import { data, type RouterContextProvider } from "react-router";
import { getSignedIn } from "./session.ts";

/** Not a middleware: one that throws loses the root's data, which the 404 page needs. */
export function requireVisitor(context: Readonly<RouterContextProvider>): void {
  if (getSignedIn(context)) throw data(null, { status: 404 });
}
