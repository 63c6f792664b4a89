import { type ReactNode, use } from "react";
import type { InstallationWords } from "../texts/en/installation.ts";
import { InstallationContext } from "./installation-context.ts";
import { QuietWordsContext } from "./quiet-words-context.ts";

export function ReleaseNote({ id, children }: { id?: string; children: ReactNode }) {
  const { inRelease } = use(QuietWordsContext);
  return (
    <p className="release-note" id={id}>
      <b>{inRelease}</b> {children}
    </p>
  );
}

export function InstallationNote({ words }: { words: InstallationWords }) {
  const texts = use(QuietWordsContext);
  const installation = use(InstallationContext);
  const text = installation && texts[words](installation);
  if (!text) return null;
  return (
    <p className="release-note">
      <b>{texts.here}</b> {text}
    </p>
  );
}
