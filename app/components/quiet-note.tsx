import { createContext, type ReactNode, use } from "react";
import type { Installation } from "../../server/domain/installation.ts";
import type { InstallationWords } from "./installation-words.ts";

export function ReleaseNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="release-note" id={id}>
      <b>In this release:</b> {children}
    </p>
  );
}

export const InstallationContext = createContext<Installation | null>(null);

export function InstallationNote({ words }: { words: InstallationWords }) {
  const installation = use(InstallationContext);
  const text = installation && words(installation);
  if (!text) return null;
  return (
    <p className="release-note">
      <b>On this installation:</b> {text}
    </p>
  );
}
