import { expect } from "vitest";
import { LANGUAGES } from "../../server/domain/language.ts";

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{(\*?\w+)\}/g)].map(([, gap = ""]) => gap).toSorted();
}

/** Expects each foreign language to say the same English texts as German, with the same gaps to fill in. */
export function expectSameGaps(catalogues: Record<string, Record<string, string>>): void {
  for (const language of LANGUAGES.filter((each) => each !== "en")) {
    const catalogue = catalogues[language] ?? {};
    expect(Object.keys(catalogue), language).toEqual(Object.keys(catalogues.de ?? {}));
    for (const [english, said] of Object.entries(catalogue)) {
      expect(gapsOf(said), `${language}: ${english}`).toEqual(gapsOf(english));
      expect(said.trim(), english).not.toBe("");
    }
  }
}
