import { expect, test } from "vitest";
import { isSound } from "./sound-sentence.ts";

test.each([
  ["en", "As gardener I handled the a private garden with a walled kitchen garden."],
  ["en", "I handle the o 44-bed general medicine unit."],
  ["en", "My net promoter score is 61 to 78."],
  ["en", "My on average is 45 come."],
  ["en", "I unplanned downtime on the loaders from 60 hours a month to 22."],
  ["en", "I hold a Safe Pass and a B licence B licence."],
  ["en", "I hold ability to motivate and lead a team."],
  ["en", "I hold Accounting Stonefield University Accounting GPA."],
  ["en", "I hold IL 01/90-05/93 BS Electrical Engineering."],
  ["en", "I hold Excellent communication skills and Organized and efficient."],
  ["en", "I hold Registered with the college of nurses and know Excel."],
  ["en", "My experience includes in developing project scope."],
  ["de", "Ich bewerbe mich um die Stelle „**Administrator Junior“."],
  ["fr", "En tant qu'éducatrice au groupe des, j'assurais la préparation."],
  ["es", "Trabajo como recepcionista y en el Hotel Puerta del Río."],
  ["es", "Como coordinadora en 6 docentes) armé el taller."],
] as const)("%s: what was cut or put together wrongly is no sentence: %s", (language, text) => {
  expect(isSound(text, language)).toBe(false);
});

test.each([
  ["en", "I unloaded 40 trucks, was on the on-call rota and kept the books the manager asked for."],
  ["en", "Sickness was 9% and is 4% now; the team I took on stayed."],
  ["en", "I log in, sign off and hand over, and what the ward stands for matters to me."],
  ["de", "Ich habe die von der Werkstatt gemeldeten Fehler behoben und die am Band gezählt."],
  ["fr", "J'ai formé ceux qui le voulaient, de jour et de nuit, et suivi la caisse."],
  ["es", "Atendí a los de la noche y a los que llegaban; pueden llamarme al 655 o al 654."],
] as const)("%s: an ordinary sentence is one: %s", (language, text) => {
  expect(isSound(text, language)).toBe(true);
});
