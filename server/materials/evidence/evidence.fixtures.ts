import { analyseResume } from "../../analysis/analyse-resume.ts";
import type { Profile } from "../../analysis/profile.ts";
import type { PostingText } from "./sources.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

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
