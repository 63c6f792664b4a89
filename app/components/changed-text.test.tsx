// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { compareTexts } from "../../server/engines/writing/changes/compare-texts.ts";
import type { Language } from "../../server/domain/language.ts";
import { ChangedText } from "./changed-text.tsx";
import { VisitContext } from "./visit.ts";

afterEach(cleanup);

const BEFORE = "Alpha leads a team of four\nBeta wrote the guide\nGamma";
const NOW = "Alpha leads a team of five\nGamma\nDelta is new here\nEpsilon is new, too";

async function expectShown(language: Language, [before, now]: [string, string], count: string): Promise<void> {
  const visit = { appearance: "system", isSignedIn: true, viewingAs: null, language, openedAt: null } as const;
  await act(async () =>
    render(
      <VisitContext value={visit}>
        <Suspense>
          <ChangedText lines={compareTexts(before, now)} />
        </Suspense>
      </VisitContext>,
    ),
  );
  expect(await screen.findByText(count)).toBeTruthy();
  cleanup();
}

test("what changed is counted in the reader's language, one line or several", async () => {
  const counts = {
    en: "1 line removed · 1 line changed · 2 lines added",
    de: "1 Zeile entfernt · 1 Zeile geändert · 2 Zeilen hinzugefügt",
    fr: "1 ligne supprimée · 1 ligne modifiée · 2 lignes ajoutées",
    es: "1 línea eliminada · 1 línea modificada · 2 líneas añadidas",
  };
  for (const language of ["en", "de", "fr", "es"] as const)
    await expectShown(language, [BEFORE, NOW], counts[language]);
  await expectShown("de", [NOW, NOW], "Jede Zeile ist wie zuvor.");
});
