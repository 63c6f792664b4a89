import { type ReactNode, use } from "react";
import { type InstallationWords, installation as english } from "../texts/en/installation.ts";
import { InstallationContext } from "./installation-context.ts";
import { useTexts } from "./use-texts.ts";

export function ReleaseNote({ id, children }: { id?: string; children: ReactNode }) {
  const { inRelease } = useTexts("installation", english);
  return (
    <p className="release-note" id={id}>
      <b>{inRelease}</b> {children}
    </p>
  );
}

export function InstallationNote({ words }: { words: InstallationWords }) {
  const texts = useTexts("installation", english);
  const installation = use(InstallationContext);
  const text = installation && texts[words](installation);
  if (!text) return null;
  return (
    <p className="release-note">
      <b>{texts.here}</b> {text}
    </p>
  );
}
