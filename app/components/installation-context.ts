import { createContext } from "react";
import type { Installation } from "../../server/domain/installation.ts";

/** Apart from the words about it, which the dashboard does without. */
export const InstallationContext = createContext<Installation | null>(null);
