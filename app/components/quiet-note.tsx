import { createContext, type ReactNode, use } from "react";
import type { Installation } from "../../server/domain/installation.ts";
import type { InstallationWords } from "./installation-words.ts";

/** The quiet line where the fixed copy promises something else than this release does. */
export function ReleaseNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="release-note" id={id}>
      <b>In this release:</b> {children}
    </p>
  );
}

/** How this copy is run, given by whoever knows it: the layout around a page. */
export const InstallationContext = createContext<Installation | null>(null);

/** The same line where what is promised depends on who runs the product, and how. Nothing where the promise is kept. */
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
