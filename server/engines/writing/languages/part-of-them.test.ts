import { expect, test } from "vitest";
import { isOwnDeed } from "../cover-letter/told-abroad.ts";
import { GRAMMARS } from "./grammars.ts";

test.each([
  [
    "fr",
    "Préparation de 130 repas par jour, dont les diètes spéciales",
    "Je prépare 130 repas par jour, dont les diètes spéciales",
  ],
  ["fr", "Encadrement de 8 agents, dont deux apprentis", "J'encadre 8 agents, dont deux apprentis"],
  ["es", "Atención a 45 residentes, de ellos 12 encamados", "Atiendo a 45 residentes, de ellos 12 encamados"],
  ["de", "Betreuung von 12 Kindern, davon 3 mit Förderbedarf", "Ich betreue 12 Kinder, davon 3 mit Förderbedarf"],
] as const)("what is counted among them stays behind the deed: %s %s", (language, line, sentence) => {
  const told = GRAMMARS[language].tell(line, { isCurrent: true });
  expect(told?.sentence).toBe(sentence);
  expect(told && isOwnDeed(told, line, language)).toBe(true);
});

test("a part behind other work is told of nothing", () => {
  expect(GRAMMARS.de.tell("Frühstücksbuffet für 120 Gäste, davon 20 mit Allergien", { isCurrent: true })).toBeNull();
});
