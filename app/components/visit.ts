import { createContext } from "react";
import type { Appearance } from "../lib/appearance.ts";

/**
 * Who is asking, for the pages whose root loader never ran because a middleware refused: a visitor's 404, a database
 * out of reach. Given by entry.server.tsx; such a page has no scripts.
 */
export const VisitContext = createContext<{
  appearance: Appearance;
  isSignedIn: boolean;
  /** The e-mail of the user an administrator is viewing as, else null. */
  viewingAs: string | null;
}>({ appearance: "system", isSignedIn: false, viewingAs: null });
