import { createContext } from "react";
import type { Appearance } from "../lib/appearance.ts";

/** For pages whose root loader never ran, because a middleware refused. They have no scripts. */
export const VisitContext = createContext<{
  appearance: Appearance;
  isSignedIn: boolean;
  viewingAs: string | null;
}>({ appearance: "system", isSignedIn: false, viewingAs: null });
