import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { appliedTitle } from "../languages/applied-title.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const posting = (title: string, company: string, description: string) => ({
  title,
  company,
  location: "",
  salary: "",
  description,
  requirements: [],
});

async function letterOf(resume: string, ...ad: Parameters<typeof posting>): Promise<string> {
  return (await makeCoverLetter(factsOf(profileOf(resume), posting(...ad)), localWriter)).content;
}

const FLORIST = `
Petra Wiesinger
Passau | petra.wiesinger@example.de

Berufserfahrung
seit 03/2019 Floristin, Blumenhaus Inntal GmbH, Passau
- Beratung der Kunden und Bindung von 30 Sträußen am Tag
- Betreuung einer Auszubildenden
- Kasse und Bestellungen
- Warenannahme und Lagerpflege

Ausbildung
2012 - 2015 Ausbildung zur Floristin, Gärtnerei Lenz, Note 1,7

Weiterbildung
2022 Geprüfte Floristmeisterin (HWK)

Sprachen
Tschechisch (B2), Englisch (A2)`;
const FLORIST_AD = `Die Gärtnerei Donau GmbH verkauft Blumen.
Ihre Aufgaben
- Leitung der Floristik und Beratung der Kunden
Ihr Profil
- Ausbildung zur Floristin
- Weiterbildung zur geprüften Floristmeisterin
- Kenntnisse in HGB
- Tschechisch oder eine andere Sprache`;

test("a German letter names the position, the house, who applies and the papers that are asked for", async () => {
  const letter = await letterOf(FLORIST, "Leitung Floristik (m/w/d)", "Gärtnerei Donau GmbH", FLORIST_AD);
  expect(letter).toMatch(/„Leitung Floristik“/u);
  expect(letter).toMatch(/bei der Gärtnerei Donau GmbH/u);
  expect(letter).toMatch(/als Floristin/u);
  expect(letter).toMatch(/Seit 2022 bin ich geprüfte Floristmeisterin \(HWK\)/u);
  expect(letter).toMatch(/kümmere ich mich um die Beratung der Kunden, .* sowie um die Warenannahme/u);
  expect(letter).not.toMatch(/^•/mu);
  expect(letter).toMatch(/Ich spreche Tschechisch \(B2\)/u);
  expect(letter).not.toMatch(/HGB|eine Auszubildenden|Meine Sprachkenntnisse:/u);
  for (const frame of [/Zu meinen Aufgaben gehör/gu, /kümmere ich mich/gu])
    expect((letter.match(frame) ?? []).length).toBeLessThan(2);
});

test("a paper that is under way is told by its whole line, and none is claimed of it", async () => {
  const studying = FLORIST.replace(
    "2022 Geprüfte Floristmeisterin (HWK)",
    "Geprüfte Floristmeisterin, HWK, berufsbegleitend seit 10/2025 (Teil 1 bestanden)",
  );
  const letter = await letterOf(studying, "Leitung Floristik (m/w/d)", "Gärtnerei Donau GmbH", FLORIST_AD);
  expect(letter).toMatch(/mache ich: Geprüfte Floristmeisterin, HWK, berufsbegleitend seit 10\/2025 \(Teil 1/u);
  expect(letter).not.toMatch(/bin ich (?:geprüfte )?Floristmeisterin/u);
});

const BAKER = `
Lucie Marchand
Vannes | lucie.marchand@example.fr

Expériences
Depuis 2020
Pâtissière, Maison Kervadec, Vannes
- Préparation de 80 entremets par semaine
- Commandes et inventaire, participation aux salons
- Aide au four, à la plonge et au service

Stage – Boulangerie Ar Bara – 8 semaines en 2018
- Tenue de la boutique et encaissement

Formation
CAP Pâtissier, CFA de Vannes, 2019
Formation « Hygiène et allergènes », 2 jours, 2023`;

test("a French letter keeps an internship apart and says the diploma once", async () => {
  const ad = "Vos missions\n- Préparer les entremets\n- Respecter l'hygiène\nVotre profil\n- CAP pâtissier exigé";
  const letter = await letterOf(BAKER, "Pâtissier(ère) (H/F)", "La Fabrique du Golfe", ad);
  expect(letter).toMatch(/poste de pâtissière/u);
  expect(letter).toMatch(/CAP Pâtissier/u);
  expect(letter).not.toMatch(/Kervadec[^.]*encaissement/u);
  expect(letter).not.toMatch(/\(aux? |Ma formation : \p{L}/u);
});

test("an internship under its own heading ends the job above it", () => {
  const { jobs } = analyseResume(
    "Experiencia laboral\n\nDependienta\nZapatos Lires S.L., Lugo. Mayo de 2019 - junio de 2022\n- Venta\n\nPrácticas de empresa\nMuebles Castro, 2018 (3 meses)\n- Inventario".split(
      "\n",
    ),
  );
  expect(jobs.map(({ employer }) => employer)).toEqual(["Zapatos Lires S.L.", "Muebles Castro"]);
});

const WOMAN =
  "Marta Solís\n\nExperiencia\nTécnica de laboratorio, Lab Norte, 2019 - 2023\n- Análisis de muestras de agua";

test.each([
  ["TÉCNICO/A DE CALIDAD - AGUAS", "técnica de calidad (aguas)"],
  ["Operario/a de planta", "operaria de planta"],
  ["Gobernanta / Gobernante", "gobernanta"],
  ["Analista (turno fijo)", "analista (turno fijo)"],
  ["Analista (LAB) - turno fijo", "analista (LAB, turno fijo)"],
  ["Técnico/a de Laboratorio", "técnica de laboratorio"],
  ["Conductor/a H/M - noche", "conductora (noche)"],
  ["CONDUCTEUR SPL", "conducteur SPL"],
  ["AUXILIAR ADMINISTRATIVO/A (Media jornada)", "auxiliar administrativa"],
  ["Jefe de almacén 40 horas semanales", "jefa de almacén"],
  ["¡Sumate! CONTADOR/A SR – Mendoza", "contadora SR"],
  ["Maestro/a de Educación Infantil (curso 2026/27)", "maestra de educación infantil"],
  ["Buscamos: ANALISTA DE COSTOS SR", "analista de costos SR"],
  ["TÉCNICO/A DE REDES - turnos", "técnica de redes (turnos)"],
  ["¡¡Se necesita ENFERMERO/A UCI con experiencia!!", "enfermera UCI"],
  ["Búsqueda laboral: Supervisor/a de Seguridad e Higiene – Zona Sur", "supervisora de seguridad e higiene"],
])("whoever applies says %j as %j", (title, said) => {
  const facts = factsOf(
    profileOf(WOMAN),
    posting(title, "Aguas del Sil", "Buscamos a una persona para el laboratorio."),
  );
  expect(appliedTitle(facts)).toBe(said);
});

const WOMEN = {
  de: "Heike Lund\n\nBerufserfahrung\nLohn- und Gehaltsbuchhalterin, Hansa Papier GmbH, 2019 - 2023\n- Abrechnung der Löhne",
  fr: "Aude Morel\n\nExpérience professionnelle\nAssistante commerciale, Val Fruits, 2019 - 2023\n- Suivi des commandes clients",
};

test.each([
  ["de", "Lohn- und Gehaltsbuchhalter (m/w/d) in Teilzeit, 25 Std.", "Lohn- und Gehaltsbuchhalterin"],
  ["de", "Leiterin / Leiter Finanzen 80–100 %", "Leiterin Finanzen"],
  ["de", "Medizinische/r Fachangestellte/r (m/w/d)", "Medizinische Fachangestellte"],
  ["de", "Fachfrau/Fachmann Betreuung Kinder (60-80%)", "Fachfrau Betreuung Kinder"],
  ["de", "Technischer Leiter (all genders)", "Technische Leiterin"],
  ["de", "BAUZEICHNER (M/W/D) GESUCHT", "Bauzeichnerin"],
  ["de", "eine Personalreferentin / einen Personalreferenten (m/w/d)", "Personalreferentin"],
  ["fr", "Adjointe administrative ou adjoint administratif", "adjointe administrative"],
  ["fr", "Chauffeur-livreur / Chauffeuse-livreuse à 100%", "chauffeuse-livreuse"],
  ["fr", "Contrôleur de gestion junior H/F", "contrôleuse de gestion junior"],
  ["fr", "Technicien ou technicienne en documentation – 35 h", "technicienne en documentation"],
  ["fr", "Éducateur spécialisé (CDD 6 mois)", "éducatrice spécialisée"],
  ["fr", "CUISINIER EN EHPAD (H/F) – VENDÉE (85)", "cuisinière en EHPAD"],
  ["fr", "TECHNICIENNE EN GEOLOGIE en CDD (6 mois)", "technicienne en geologie"],
  ["fr", "TECHNICIEN(NE) SAV (H/F)", "technicienne SAV"],
  ["fr", "Chef-fe de projet IT 80%", "cheffe de projet IT"],
  ["de", "STEUERFACHANGESTELLTE/R (M/W/D) IN VOLL- ODER TEILZEIT", "Steuerfachangestellte"],
  ["de", "Physiotherapeut:in (20–40 Wochenstunden) in München", "Physiotherapeutin"],
  ["de", "Lohnverrechner:in (Teilzeit ab 20 Std. oder Vollzeit)", "Lohnverrechnerin"],
  ["de", "Mechatroniker (m/w/d) im Schichtdienst – bis 24 € / Std.", "Mechatronikerin"],
  ["de", "IT-ADMINISTRATOR (M/W/D)", "IT-Administratorin"],
] as const)("in %s a woman applies for %j as %j", (language, title, said) => {
  const facts = factsOf(profileOf(WOMEN[language]), posting(title, "Val Fruits", FLORIST_AD));
  expect(appliedTitle({ ...facts, language, resumeLanguage: language })).toBe(said);
});

test.each([
  ["Verfügbar ab 01.05.2027", "ab dem 01.05.2027"],
  ["Kündigungsfrist: 6 Wochen zum Monatsende", "Meine Kündigungsfrist beträgt 6 Wochen zum Monatsende."],
  ["Gehaltsvorstellung: 39.000 € brutto im Jahr", "Meine Gehaltsvorstellung liegt bei 39.000 € brutto im Jahr."],
])("who writes %j in a German resume answers when and for what pay", async (line, said) => {
  const ad = `${FLORIST_AD}\nBitte nennen Sie Eintrittstermin und Gehaltsvorstellung.`;
  expect(await letterOf(`${FLORIST}\n\n${line}`, "Floristin (m/w/d)", "Gärtnerei Donau GmbH", ad)).toContain(said);
});

test.each([
  ["Préavis d'un mois", "Mon préavis est d'un mois."],
  ["Disponible à partir du 4 mai 2027", "Je suis disponible à partir du 4 mai 2027."],
])("who writes %j in a French resume says from when", async (line, said) => {
  expect(await letterOf(`${BAKER}\n\n${line}`, "Pâtissier(ère) (H/F)", "La Fabrique", "Missions\n- Tartes")).toContain(
    said,
  );
});

const CARER = `
Martina Aregger
Sursee | 079 555 01 20 | m.aregger@example.ch

Berufserfahrung
seit 08/2021 Teamleiterin Pflege, Spitex Haselbach
- Fachliche und personelle Führung von 16 Mitarbeitenden
- Einsatzplanung für rund 130 Klientinnen und Klienten
- Wegzeit pro Einsatz um 18 % reduziert`;

test("a letter between Swiss sides is written as in Switzerland", async () => {
  const ad = [
    "Teamleiterin Pflege",
    "Heim Rosenau",
    "Wir bieten gute Löhne (CHF).\nAufgaben\n- Leitung der Pflege",
  ] as const;
  const letter = await letterOf(CARER, ...ad);
  expect(letter).toMatch(/^Sehr geehrte Damen und Herren\n\n\p{Lu}/u);
  expect(letter).toContain("Mit freundlichen Grüssen");
  expect(letter).toContain("führe ich fachlich und personell 16 Mitarbeitende");
  expect(
    await letterOf(
      CARER.replace("Spitex", "Pflegedienst"),
      ad[0],
      ad[1],
      "Aufgaben der Stelle\n- Leitung der Pflege\n\nAdresse: Lange Straße 1, Ulm",
    ),
  ).toContain("Grüßen");
});

const INSPECTOR = `
Jorge Cárdenas Ruiz
Apodaca | 81 5550 1492 | jorge@example.mx

Experiencia
03/2020 - actualidad Inspector de calidad, Troquelados Ávila
- Reducción de PPM de 420 a 95 en dos años
- Elaboración de AMEF y planes de control`;

test("a person of whom the posting says only title and name is addressed, and the house is asked to write", async () => {
  const letter = await letterOf(
    INSPECTOR,
    "Inspector de calidad",
    "Grupo Sabinas",
    "Funciones\n- Inspección de piezas\n\nContacto: Lic. Verónica Garza, rh@example.mx",
  );
  expect(letter).toMatch(/^Estimada Lic\. Verónica Garza:/u);
  expect(letter).toContain("Pueden escribirme a jorge@example.mx o llamarme al 81 5550 1492");
});

const CARVER = `
Georg Huber
Bad Tölz

Beruflicher Weg
2011 bis heute: Drechsler und Werkstattleiter, Holzkunst Isarwinkel GmbH, Lenggries
Ich drechsle Schalen und Geländer aus Ahorn. Ich leite Aufträge mit einem Wert von bis zu 1,4 Mio. €. Außerdem habe ich das Holzlager neu eingerichtet. Ich betreue die Händler in Tirol.
2006 bis 2011: Drechsler, Spielwaren Lindl, Miesbach
Kreisel und Figuren in kleinen Serien, Bau von Prototypen, Pflege der Maschinen.

Ausbildung
2003 - 2006 Ausbildung zum Drechsler, Spielwaren Lindl
Kein Führerschein`;

test("what somebody wrote in sentences stays in sentences, and what was learned stands by itself", async () => {
  const ad = `Ihre Aufgaben
- Leitung der Werkstatt und Betreuung der Händler
Ihr Profil
- Ausbildung zum Drechsler
- Führerschein`;
  const letter = await letterOf(CARVER, "Werkstattleiter (m/w/d)", "Bayerische Spielwelten AG", ad);
  expect(letter).toMatch(/ich Aufträge mit einem Wert von bis zu 1,4 Millionen €\./u);
  expect(letter).toMatch(/Die Ausbildung zum Drechsler habe ich 2006 abgeschlossen\./u);
  expect(letter).not.toMatch(/• (?:Außerdem|Ich) |[Aa]ußerdem[^.]*außerdem|Kein Führerschein/u);
  expect(letter).toMatch(/bei der Bayerischen Spielwelten AG/u);
});

test("whoever cared for somebody comes back to another trade without being told to want the old one", async () => {
  const resume = `
Erika Wolff
Jena

Berufserfahrung
05/2014 - 11/2023 Marktleiterin, Gartenmarkt Saale, Jena
- Führung von 7 Gärtnerinnen
- Beratung der Kunden
12/2023 - heute Pflege meiner Mutter

Ausbildung
2004 - 2007 Kauffrau im Einzelhandel`;
  const ad = "Ihre Aufgaben\n- Pflege der Akten\nIhr Profil\n- Kaufmännische Ausbildung";
  const letter = await letterOf(resume, "Archivkraft (m/w/d)", "Stadtarchiv Jena", ad);
  expect(letter).not.toMatch(/wieder als Marktleiterin/u);
  expect(letter.match(/Kauffrau im Einzelhandel/gu)).toHaveLength(1);
});

test("what stands below the points of a job is not told as done there, and an internship is told in sentences", async () => {
  const resume = `
Inés Pardo
Huesca

Formación
2022-2024 Ciclo Formativo de Grado Medio en Jardinería, IES Monegros

Prácticas (FCT)
Marzo - junio 2024, Viveros Somontano (400 horas)
- Riego de las plantas
- Venta de plantas a los clientes
- Archivo de albaranes

Otros trabajos
Verano 2023 Socorrista en piscina municipal de Jaca
- Vigilancia de la piscina
- Limpieza de las duchas
Clases de natación a niños desde 2022`;
  const ad = "Funciones: venta de plantas y riego.\nRequisitos: Grado Medio en Jardinería.";
  const letter = await letterOf(resume, "Auxiliar de vivero", "Jardines del Cinca", ad);
  expect(letter).toMatch(/Viveros Somontano me encargaba/u);
  expect(letter).not.toMatch(/Como socorrista[^\n]*\n(?:• [^\n]*\n)*• Clases/u);
});

test("papers stand without their labels, a language is no school of theirs, and a trainee applies for a place", async () => {
  const resume = `
Lukas Brenner, Gärtner
Erfurt

Berufserfahrung
seit 2018: Gärtner, Baumschule Gera GmbH, Gera
- Pflege von 400 Obstbäumen
- Beratung der Kunden beim Kauf
- Verkauf auf dem Markt
2015 – 2018: Ausbildung zum Gärtner, Baumschule Ilm, Ilmenau

Sonstiges: Führerschein B, Kettensägenschein`;
  const ad = "Ihre Aufgaben\n- Pflege von Obstbäumen\nIhr Profil\n- Ausbildung zum Gärtner\n- Führerschein Klasse B";
  const letter = await letterOf(resume, "Auszubildende zum Floristen (m/w/d)", "Gartenbau Saale GmbH", ad);
  expect(letter).toMatch(/Ausbildungsplatz zum Floristen/u);
  expect(letter).not.toMatch(/Sonstiges:|Als Ausbildung|• Lukas Brenner/u);
  expect(letter).toMatch(/Lukas Brenner$/u);
  const spanish = `
Elena Prado
León

Experiencia
2016 - actualidad: Jardinera, Viveros del Bierzo, Ponferrada
- Montaje de más de 30 jardines
- Superviso a 2 ayudantes

Formación
2015 Curso de poda (90 h)
Francés B1`;
  const spanishAd = "Funciones: poda y montaje de jardines.\nRequisitos: curso de poda.";
  const own = await letterOf(spanish, "Jardinero/a", "Parques Duero", spanishAd);
  expect(own).not.toMatch(/poda[^\n]*Francés|monto más de/u);
});

test("who tells of themselves in a text without jobs is told in these sentences", async () => {
  const resume = `
Nadia Ferrand
Fleuriste
Annecy

Mon parcours
Je suis fleuriste depuis 2016. Je prépare les bouquets de mariage et je tiens la caisse. J'ai augmenté les ventes de plantes de 15 % en un an.

Diplômes
2016 CAP Fleuriste`;
  const ad = "Missions : préparer les bouquets, conseiller la clientèle.\nProfil : CAP Fleuriste.";
  const letter = await letterOf(resume, "Fleuriste H/F", "Fleurs du Lac", ad);
  expect(letter).toMatch(/e prépare les bouquets de mariage/u);
  expect(letter).toMatch(/j'ai augmenté les ventes de plantes de 15 %/iu);
});
