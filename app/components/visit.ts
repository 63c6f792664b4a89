import { createContext } from "react";
import type { Language } from "../../server/domain/language.ts";
import type { Appearance } from "../lib/appearance.ts";

/** Also known to pages whose root loader never ran, because a middleware refused. They have no scripts. */
export const VisitContext = createContext<{
  appearance: Appearance;
  isSignedIn: boolean;
  viewingAs: string | null;
  language: Language;
  /** Where the document was opened, with its search; null = there is none to come back to. */
  openedAt: string | null;
}>({ appearance: "system", isSignedIn: false, viewingAs: null, language: "en", openedAt: null });
