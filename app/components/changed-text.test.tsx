// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { compareTexts } from "../../server/engines/writing/changes/compare-texts.ts";
import type { Language } from "../../server/domain/language.ts";
import { ChangedText } from "./changed-text.tsx";
import { VisitContext } from "./visit.ts";

afterEach(cleanup);

const BEFORE = "Alpha leads a team of four\nBeta wrote the guide\nGamma";
const NOW = "Alpha leads a team of five\nGamma\nDelta is new here\nEpsilon is new, too";

async function shown(language: Language, [before, now]: [string, string]): Promise<string> {
  const visit = { appearance: "system", isSignedIn: true, viewingAs: null, language, openedAt: null } as const;
  const { container } = await act(async () =>
    render(
      <VisitContext value={visit}>
        <Suspense>
          <ChangedText lines={compareTexts(before, now)} />
        </Suspense>
      </VisitContext>,
    ),
  );
  const count = await waitFor(() => {
    const shown = container.querySelector(".changes-count");
    if (!shown) throw new Error("The texts are not here yet");
    return shown;
  });
  return count.textContent ?? "";
}

test("what changed is counted in the reader's language, one line or several", async () => {
  const counts = {
    en: "1 line removed · 1 line changed · 2 lines added",
    de: "1 Zeile entfernt · 1 Zeile geändert · 2 Zeilen hinzugefügt",
    fr: "1 ligne supprimée · 1 ligne modifiée · 2 lignes ajoutées",
    es: "1 línea eliminada · 1 línea modificada · 2 líneas añadidas",
  };
  for (const language of ["en", "de", "fr", "es"] as const)
    expect(await shown(language, [BEFORE, NOW])).toBe(counts[language]);
  expect(await shown("de", [NOW, NOW])).toBe("Jede Zeile ist wie zuvor.");
});
