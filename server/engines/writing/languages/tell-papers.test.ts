import { expect, test } from "vitest";
import type { Paper } from "../facts/matched-papers.ts";
import { tellPapers as inGerman } from "./de/papers.ts";
import { tellPapers as inSpanish } from "./es/papers.ts";
import { tellPapers as inFrench } from "./fr/papers.ts";

const TELLERS = { de: inGerman, es: inSpanish, fr: inFrench };
const paper = (name: string): Paper => ({
  name,
  remark: null,
  year: "2016",
  isCourse: false,
  isUnderWay: false,
  line: 0,
});

test.each([
  ["fr", "Bachelier en chimie", "Je suis titulaire d'un bachelier en chimie (2016)."],
  ["de", "Ausbildung als Köchin", "Die Ausbildung zur Köchin habe ich 2016 abgeschlossen."],
  ["es", "Diplomatura en Turismo", "Soy diplomada en Turismo (2016)."],
  ["es", "Licenciatura en Letras", "Soy licenciada en Letras (2016)."],
  ["es", "Ingeniería Química", "Soy ingeniera química (2016)."],
  ["es", "Auditor interno IATF 16949", "Soy auditora interna IATF 16949 (2016)."],
  ["es", "Curso de Excel avanzado", "Hice el curso de Excel avanzado (2016)."],
  ["es", "Core Tools (AIAG)", "Cuento con Core Tools (AIAG, 2016)."],
  ["es", "CFGM Gestión Administrativa", "Tengo el CFGM Gestión Administrativa (2016)."],
  ["fr", "DEC Techniques de comptabilité", "Je suis titulaire du DEC en techniques de comptabilité (2016)."],
  ["fr", "CFC d'employée de commerce", "Je suis titulaire du CFC d'employée de commerce (2016)."],
  ["fr", "BA5", "Je suis titulaire de l'habilitation BA5 (2016)."],
  ["fr", "Membre de l'OIIQ", "Je suis membre de l'OIIQ depuis 2016."],
  ["de", "CAS Führung", "Das CAS Führung habe ich 2016 abgeschlossen."],
  ["de", "Vorarbeiterkurs BAUAkademie OÖ", "Den Vorarbeiterkurs an der BAUAkademie OÖ habe ich 2016 besucht."],
  ["de", "Eidg. Fachausweis Rechnungswesen", "Den eidg. Fachausweis Rechnungswesen habe ich 2016 erworben."],
  ["de", "Fachfrau Betreuung Kinder", "Seit 2016 bin ich Fachfrau Betreuung Kinder."],
  ["de", "Staatlich geprüfte Technikerin", "Seit 2016 bin ich staatlich geprüfte Technikerin."],
] as const)("in %s a woman says of the paper %j: %s", (language, name, said) => {
  const [
    {
      names,
      frames: [frame],
    } = { names: [], frames: [] },
  ] = TELLERS[language]([paper(name)], "woman");
  expect(frame?.(names.map(([fullest = ""]) => fullest))).toBe(said);
});

test("a title whose holder cannot be said has the paper's name", () => {
  const [telling] = inSpanish([paper("Ingeniería Química")], "man");
  const { names = [], frames: [frame] = [] } = telling?.instead?.[0] ?? {};
  expect(frame?.(names.map(([fullest = ""]) => fullest))).toBe("Tengo el título de Ingeniería Química (2016).");
});
