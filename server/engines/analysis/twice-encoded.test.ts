import { expect, test } from "vitest";
import { repairTwiceEncoded } from "./twice-encoded.ts";

test.each([
  ["cafÃ© and rÃ©sumÃ©", "café and résumé"],
  ["2015 â€“ 2019, the teamâ€™s â€œbestâ€\u009d", "2015 – 2019, the team’s “best”"],
  ["teamsÂ\u00a0and Â· plans", "teams\u00a0and · plans"],
  ["focused.Â", "focused. "],
  ["20-30Â customers", "20-30  customers"],
  ["Ã¼ber GrÃ¶ÃŸe", "über Größe"],
])("%s was read in the wrong code and is put right", (wrong, right) => {
  expect(repairTwiceEncoded(wrong)).toBe(right);
});

test.each(["Ângela Ção", "Åsa Öberg", "São Paulo – naïve", "ÂNGELA", "â la carte", "Fâché"])(
  "%s is as it was meant",
  (text) => {
    expect(repairTwiceEncoded(text)).toBe(text);
  },
);
