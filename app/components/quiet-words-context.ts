import { createContext } from "react";
import { installation } from "../texts/en/installation.ts";

/** In the visitor's language where QuietWords stands around. Apart from it, because the texts have such notes in them. */
export const QuietWordsContext = createContext(installation);
