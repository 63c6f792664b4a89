import { createContext } from "react";
import type { Appearance } from "../lib/appearance.ts";

/**
 * Who is asking, for the pages whose root loader never ran because a middleware refused: a visitor's 404, a database
 * out of reach. Given by entry.server.tsx; such a page has no scripts.
 */
export const VisitContext = createContext<{ appearance: Appearance; isSignedIn: boolean }>({
  appearance: "system",
  isSignedIn: false,
});
