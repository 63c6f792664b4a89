import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterOf(resume: string, title: string, company: string, description: string): Promise<string> {
  const posting = { title, company, location: "", salary: "", description, requirements: [] };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test("a German apprentice applies with the training as it is, and says when it ends", async () => {
  const resume = `
Ole Thamm
Kiel | ole.thamm@example.de

Ausbildung
08/2024 – heute
Ausbildung zum Tischler
Tischlerei Voss GmbH, Kiel
Voraussichtlicher Abschluss: Januar 2028
- Montage von Türen und Fenstern in Neubauten
- Einbau von 12 Küchen im Team`;
  const ad = "Ihre Aufgaben\n- Montage von Türen und Küchen\nIhr Profil\n- abgeschlossene Ausbildung als Tischler";
  const letter = await letterOf(resume, "Tischler (m/w/d)", "Holzwerk Förde GmbH", ad);
  expect(letter).toMatch(/mache ich bei der Tischlerei Voss GmbH die Ausbildung zum Tischler/u);
  expect(letter).toMatch(/In der Ausbildung /u);
  expect(letter).toMatch(/voraussichtlich im Januar 2028/u);
  expect(letter).not.toMatch(/abgeschlossene Ausbildung|abgeschlossen\./u);
});

test("whoever comes back after a time for the family says so, and which degree is held", async () => {
  const resume = `
Ida Kranz
Jena | ida.kranz@example.de

Berufserfahrung
2022 – 2026 Elternzeit
2015 – 2022 Laborantin, Labor Saale GmbH, Jena
- Untersuchung von 90 Proben am Tag
- Einarbeitung von zwei Auszubildenden

Ausbildung
Diplom Biologie, Universität Jena, 2014`;
  const ad = "Ihre Aufgaben\n- Untersuchung von Proben\nIhr Profil\n- Abgeschlossenes Studium der Biologie";
  const letter = await letterOf(resume, "Laborantin (m/w/d)", "Diagnostik Ost GmbH", ad);
  expect(letter).toMatch(/Nach der Elternzeit möchte ich wieder als Laborantin arbeiten/u);
  expect(letter).toMatch(/Diplom (?:in )?Biologie/u);
});

test("whoever comes back in France says so, too", async () => {
  const resume = `
Émilie Garnier
Rennes | emilie.garnier@example.fr

Expériences
2023 - 2026 : Congé parental (deux enfants)
2016 - 2023 : Assistante de gestion, Menuiseries Gaudin, Vern
- Établir les devis et les factures
- Relancer les clients`;
  const ad = "Vos missions :\n- Établissement des devis et factures\nVotre profil :\n- Autonomie";
  const letter = await letterOf(resume, "Assistante de gestion", "Couverture Bruz", ad);
  expect(letter).toMatch(/Après mon congé parental, je souhaite travailler de nouveau comme assistante de gestion/u);
  expect(letter).toMatch(/j'établissais les devis et les factures/u);
});

test("who has a job says nothing of a time for the family long ago", async () => {
  const resume = `
Ida Kranz
Jena | ida.kranz@example.de

Berufserfahrung
seit 2015 Laborantin, Labor Saale GmbH, Jena
- Untersuchung von 90 Proben am Tag
2012 – 2014 Elternzeit`;
  const letter = await letterOf(
    resume,
    "Laborantin (m/w/d)",
    "Diagnostik Ost GmbH",
    "Ihre Aufgaben\n- Untersuchung von Proben",
  );
  expect(letter).not.toContain("Elternzeit");
});

test("a paper that is missing has its article, in a paragraph of its own where it must", async () => {
  const resume = `
Paco Leal
Albacete | paco.leal@example.es

Experiencia
2015 - 2025 Electricista, Montajes Júcar, Albacete
- Montaje de 60 instalaciones fotovoltaicas
Formación
FP II Electricidad, IES Don Bosco, 2002
Permiso B`;
  const ad =
    "Funciones\n- Montaje de instalaciones fotovoltaicas\nRequisitos\n- Carné B\n- Curso de trabajos en altura";
  const letter = await letterOf(resume, "Electricista", "Helios Campos", ad);
  expect(letter).toMatch(/el permiso B/u);
  expect(letter).toMatch(/el curso de trabajos en altura/u);
});

test("a French licence is said by its classes, and one that is missing as missing", async () => {
  const resume = `
Yann Le Goff
Brest | yann.legoff@example.fr

Permis B, C

Expérience
Depuis 2017 Conducteur poids lourd, Transports Iroise, Brest
- Livraison de produits frais à 12 magasins par jour`;
  const ad = "Missions\n- Livrer des produits frais\nProfil\n- Permis CE exigé\n- Connaissance de l'ADR";
  const letter = await letterOf(resume, "Conducteur", "Transvrac", ad);
  expect(letter).toMatch(/Vous demandez le permis CE, que je n'ai pas encore/u);
});

test("what one does beside work is told as lasting where it lasts", async () => {
  const resume = `
Iván Etxea
Donostia | ivan.etxea@example.es

Experiencia
2018 - 2024 Camarero, Sidrería Gurutze, Astigarraga
- Formé a 6 camareros nuevos en la caja
- Atendí a 200 comensales por noche
- Llevé los pedidos a proveedores
Voluntariado
Monitor en el Club de Montaña Urgull desde 2016`;
  const ad = "¿Qué harás?\n- Asesorar sobre material de montaña\n¿Qué buscamos?\n- Practicante de montaña";
  expect(await letterOf(resume, "Vendedor de montaña", "Mendi Kirolak", ad)).toMatch(
    /soy monitor en el Club de Montaña Urgull desde 2016/u,
  );
});
