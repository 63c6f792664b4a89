import { analyseResume } from "../../analysis/analyse-resume.ts";
import type { Profile } from "../../analysis/profile.ts";
import type { PostingText } from "./sources.ts";

/** The day on which all of it is read and written, whenever the tests run. */
export const NOW = new Date("2026-11-20T12:00:00Z");

/** A resume of these lines, read as an uploaded one is. */
export function profileOf(text: string): Profile {
  return analyseResume(text.trim().split("\n"), { now: NOW });
}

export const NURSE = `
Maren Holloway
Columbus, OH 43215 | maren.holloway@example.com | (614) 555-0142
Registered Nurse
Experience
Registered Nurse - Lindenmere Hospital, Columbus, OH | 06/2018 - Present
• Triage and stabilise patients in a 42-bed emergency department.
• Start IV therapy, read telemetry and give medication for up to six patients.
• Teach patients and families before discharge; precept new graduates.
• Cut the waiting time of walk-in patients by 18% with a new triage form.
Staff Nurse - Ashgrove Clinic, Dayton, OH | 07/2015 - 05/2018
• Cared for surgical patients before and after operations; charted in Epic.
• Trained 9 nursing assistants on the ward.
• Ordered supplies worth $50,000 a year.
Education
Bachelor of Science in Nursing, Ohio Valley University, 2015
Certifications
RN License, Ohio
BLS, ACLS, PALS
Skills
Triage, IV Therapy, Telemetry, Patient Education, Epic, Wound Care`;

export const NURSE_POSTING: PostingText = {
  title: "Emergency Department RN",
  company: "Harborlight Hospital",
  location: "Tacoma, WA",
  salary: "$46-62 an hour",
  description:
    "A level II trauma bay, forty-one rooms and a helipad that shakes the coffee. You will triage with the ESI scale, run codes and start ultrasound-guided IVs. At least one year of emergency nursing is required.",
  requirements: [
    "Active RN license",
    "1 year of emergency department nursing",
    "ACLS and PALS",
    "TNCC within one year",
    "Cerner experience a plus",
  ],
};

export const BAKER = `
Ines Quarrel
Duluth, MN | ines.quarrel@example.com
Head Baker
Experience
Head Baker - Millrace Bakery, Duluth, MN | 2019 - Present
• Lead a team of nine bakers over two shifts
• Cut flour waste from 12% to 5% in one year
• Bake 900 loaves a night in three deck ovens
• Planned the move to a new bakery of 4,000 square feet
Baker - Harvest Oven, Cloquet, MN | 2014 - 2019
• Shaped and baked 400 sourdough loaves a day
• Trained six apprentices in lamination
• Ordered flour for four shops
Skills
Sourdough, lamination, food safety, ordering`;

export const PFLEGE = `
Jana Brückner
München | jana.brueckner@example.com
Krankenschwester
Berufserfahrung
Krankenschwester - Klinikum Sonnental, München | 04/2017 - heute
• Betreuung von 12 Patienten auf der chirurgischen Station.
• Einarbeitung von drei neuen Kolleginnen.
• Bestellung von Material für 50.000 Euro im Jahr.
Ausbildung
Ausbildung zur Krankenschwester, Berufsfachschule Nordheim, 2017
Kenntnisse
Wundversorgung, Medikamentengabe, Dokumentation`;

export const CONTADORA = `
Lucía Ferrandis
Valencia | lucia.ferrandis@example.com
Contadora
Experiencia
Contadora - Talleres Montblanc, Valencia | 03/2016 - actualidad
• Preparé la nómina de 85 empleados cada mes.
• Reduje el cierre mensual de 10 a 6 días.
Educación
Licenciatura en Contabilidad, Universidad del Turia, 2015
Habilidades
Excel, SAP, Contabilidad, Nómina`;

export const CUISINIER = `
Bastien Garrigue
Lyon | bastien.garrigue@example.com
Cuisinier
Expérience
Cuisinier - Brasserie des Tilleuls, Lyon | 05/2018 - aujourd'hui
• Préparation de 120 couverts par service.
• Formation de deux commis de cuisine.
Formation
CAP Cuisine, Lycée hôtelier des Monts, 2016
Compétences
Cuisine française, HACCP, Pâtisserie`;

/** Somebody whose lines hold back: helped, was supervised, did not, is working toward. */
export const ASSISTANT = `
Dana Whitlock
Toledo, OH | dana.whitlock@example.com
Accounting Assistant
Summary
Accounting assistant with 4 years of experience in small firms. Working toward CPA.
Experience
Accounting Assistant - Brackenfield Logistics, Toledo, OH | 03/2021 - Present
• Assisted the controller with month-end close for three entities.
• Posted 400 invoices a week in QuickBooks under supervision of the senior accountant.
• Helped two auditors during the yearly audit; prepared schedules in Excel.
• Answered phones and did not handle payroll.
Bookkeeping Intern - Marlow & Finch, Dayton, OH | 06/2019 - 02/2021
• Reconciled bank accounts for 12 clients.
• Member of a team of 6 that moved records from Sage to QuickBooks.
• Contributed to a project that saved up to $30,000 a year.
Education
Associate Degree in Accounting, Owens Community College, 2018
Coursework toward a Bachelor of Science in Accounting, University of Toledo (not completed)
Languages
English (native), Spanish (basic), German (B1)
Skills
QuickBooks, Excel, Bookkeeping, Accounts Payable`;

export const ASSISTANT_POSTING: PostingText = {
  title: "Senior Accountant",
  company: "Northgate Foods",
  location: "Cleveland, OH",
  salary: "$70,000",
  description:
    "You will own the month-end close and lead a team of four. We run NetSuite and Power BI and plan cash every Friday. You forecast demand for nine warehouses. Fluent Spanish is welcome.",
  requirements: ["CPA", "Bachelor's degree in Accounting", "NetSuite", "5 years of accounting experience", "Asana"],
};

export const KOCH = `
Timo Ahrens
Kiel | timo.ahrens@example.com
Koch
Berufserfahrung
Koch - Hafenküche Lorenz, Kiel | 05/2019 - heute
• Zubereitung von 80 Gerichten am Abend.
• Unterstützung des Küchenchefs bei der Planung der Speisekarte.
• Arbeit nach den Regeln der HACCP, in Vorbereitung auf den Meisterbrief.
Ausbildung
Ausbildung zum Koch, Berufsschule Förde, 2016
Kenntnisse
Englisch (Grundkenntnisse), Warenkunde`;

export const AUXILIAR = `
Alba Ríos
Sevilla | alba.rios@example.com
Auxiliar de enfermería
Experiencia
Auxiliar de enfermería - Residencia El Olivar, Sevilla | 02/2018 - actualidad
• Atención a 24 residentes en el turno de noche.
• Apoyo a la enfermera jefe en la administración de medicación.
• Cumplo las normas de manipulador de alimentos.
Educación
Técnico en Cuidados Auxiliares de Enfermería, IES Guadalquivir, 2017
Idiomas
Inglés (básico)`;

export const ELECTRICIEN = `
Noé Lambert
Rennes | noe.lambert@example.com
Aide-électricien
Expérience
Aide-électricien - Ateliers Brocéliande, Rennes | 09/2019 - aujourd'hui
• Pose de câbles sur 15 chantiers par an.
• Aide au chef de chantier pour le contrôle des tableaux.
• Travail selon les règles de l'habilitation électrique.
Formation
CAP Électricien, Lycée Bréquigny, 2019
Langues
Anglais (notions)`;
