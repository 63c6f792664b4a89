import { createContext } from "react";
import type { Installation } from "../../server/domain/installation.ts";

export const InstallationContext = createContext<Installation | null>(null);
