import { expect, test } from "vitest";
import { askedWhereFound } from "./where-found.ts";

test.each([
  [
    "How to apply: send a CV. Please clearly mention in your application letter that you learned of\nthis job opportunity through Career Center and mention the URL of its\nwebsite - www.jobs.example. Thanks.",
    "Please clearly mention in your application letter that you learned of this job opportunity through Career Center and mention the URL of its website - www.jobs.example",
  ],
  [
    "Send us a short letter, including how you heard about us and your rate.",
    "including how you heard about us and your rate",
  ],
  ["Bitte geben Sie an, wo Sie die Stelle gefunden haben.", "geben Sie an, wo Sie die Stelle gefunden haben"],
  [
    "Merci. Indiquez dans la lettre où vous avez trouvé l'annonce.",
    "Indiquez dans la lettre où vous avez trouvé l'annonce",
  ],
])("a posting that wants to hear where it was found says so: %s", (description, asked) => {
  expect(askedWhereFound(description)).toBe(asked);
});

test.each([
  "Find out how you can grow with us.",
  "Please mention a recent bug that you found and how you fixed it.",
  "Include a project that you saw through to its end.",
  "You will note how customers found the shop.",
  "Please mention the reference number in your letter.",
])("others do not: %s", (description) => {
  expect(askedWhereFound(description)).toBeNull();
});
