import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { parseLanguage } from "../server/domain/language.ts";
import { rememberTyped } from "./components/typed-early.ts";
import { VisitContext } from "./components/visit.ts";
import { parseAppearance } from "./lib/appearance.ts";
import { preloadTexts } from "./texts/load-texts.ts";

// Only users' pages have scripts. This is used when the root's data cannot be read again.
const visit = {
  appearance: parseAppearance(document.documentElement.dataset.appearance),
  isSignedIn: true,
  viewingAs: null,
  language: parseLanguage(document.documentElement.lang),
  openedAt: location.pathname + location.search,
};

// A click overtakes a reading under way; the router leaves the promise of its end to nobody, which is no failure.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

rememberTyped();
preloadTexts(visit.language, document.documentElement.dataset.texts);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitContext value={visit}>
        <HydratedRouter />
      </VisitContext>
    </StrictMode>,
  );
});
