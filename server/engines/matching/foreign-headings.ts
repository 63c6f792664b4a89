import type { SentenceUse } from "./posting-sentences.ts";

const PHRASES: Record<SentenceUse, string> = {
  wanted: `wünschenswert, von vorteil, idealerweise, pluspunkte, das wäre ein plus, nice to have, wunschprofil
    les plus, vos atouts, atouts, les atouts, souhaité, souhaitable, serait un plus, ce serait un plus
    deseable, deseables, requisitos deseables, se valorará, valoramos, valorable, aspectos valorables`,
  skipped: `wir bieten, das bieten wir, was wir bieten, unser angebot, wir bieten ihnen, wir bieten dir, deine vorteile
    ihre vorteile, deine benefits, über uns, wer wir sind, das sind wir, warum wir, kontakt, bewerbung, gehalt
    avantages, vos avantages, les avantages, nous offrons, ce que nous offrons, ce que nous vous offrons, à propos
    qui sommes-nous, l'entreprise, notre entreprise, pourquoi nous rejoindre, rémunération, processus de recrutement
    ofrecemos, qué ofrecemos, te ofrecemos, se ofrece, beneficios, sobre nosotros, quiénes somos, la empresa, salario`,
  required: `anforderungen, ihr profil, dein profil, profil, das bringst du mit, das bringen sie mit, was du mitbringst
    was sie mitbringen, du bringst mit, sie bringen mit, voraussetzungen, qualifikation, qualifikationen, ihre qualifikation
    deine qualifikation, wir erwarten, unsere erwartungen, wen wir suchen, wir suchen, ihre kenntnisse, damit überzeugst du
    votre profil, ton profil, profil recherché, le profil recherché, profil souhaité, compétences, compétences requises
    vous êtes, vous avez, prérequis, pré-requis, exigences, ce que nous recherchons, qualifications requises, formation
    requisitos, requisitos mínimos, perfil, tu perfil, perfil buscado, qué buscamos, lo que buscamos, requerimientos
    qué necesitas, conocimientos, formación, experiencia, competencias, buscamos`,
  duty: `aufgaben, ihre aufgaben, deine aufgaben, das erwartet dich, das erwartet sie, was dich erwartet, tätigkeiten
    was sie erwartet, ihr aufgabengebiet, aufgabengebiet, stellenbeschreibung, deine rolle, ihre rolle, das machst du
    missions, vos missions, tes missions, vos responsabilités, responsabilités, description du poste, descriptif du poste
    le poste, votre rôle, ton rôle, activités principales, votre mission
    funciones, tus funciones, responsabilidades, tareas, qué harás, descripción del puesto, tu misión, misión, funciones principales`,
};
const LONGEST_PHRASE_WORDS = 6;

const uses = new Map<string, SentenceUse>();
for (const [use, phrases] of Object.entries(PHRASES)) {
  for (const phrase of phrases.split(/,|\n/)) uses.set(phrase.trim(), use as SentenceUse);
}

export function foreignHeadingUse(line: string): SentenceUse | null {
  const words = line
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+|(?<![\s:!?¿.…])[\s:!?¿.…]+$/gu, "")
    .split(/[\s:]+/);
  for (let count = Math.min(words.length, LONGEST_PHRASE_WORDS); count > 0; count--) {
    const use = uses.get(words.slice(0, count).join(" "));
    // One word alone heads a short line only: "Profil", not "Profil bearbeiten und pflegen".
    if (use && (count > 1 || words.length <= 3)) return use;
  }
  return null;
}
