import { expect, test } from "vitest";
import { isProperName } from "./wordnet.ts";

test.each(["medicare", "french", "german", "christmas", "monday", "catholic", "boston"])(
  "issue 17: %s has a capital by right",
  (word) => {
    expect(isProperName(word)).toBe(true);
  },
);

test.each(["construction", "marine", "parks", "turkey", "lead", "bookkeeping", "co", "zzyx"])(
  "issue 17: %s is a common word, or none",
  (word) => {
    expect(isProperName(word)).toBe(false);
  },
);
