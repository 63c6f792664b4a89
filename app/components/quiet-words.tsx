import type { ReactNode } from "react";
import { installation as english } from "../texts/en/installation.ts";
import { QuietWordsContext } from "./quiet-words-context.ts";
import { useTexts } from "./use-texts.ts";

export function QuietWords({ children }: { children: ReactNode }) {
  return <QuietWordsContext value={useTexts("installation", english)}>{children}</QuietWordsContext>;
}
