import { headingAsk } from "./ask-words.ts";
import type { SentenceUse } from "./posting-sentences.ts";

const PHRASES: Record<SentenceUse, string> = {
  wanted: `it's a plus if, it is a plus if, it's a bonus if, bonus if, bonus points, added advantage, also good, icing on the cake, even better if, extra points, nice extras, nice extra, extras
    we'd love it if, you might also, great to have, would be a plus, not required but, also helpful
    wünschenswert, von vorteil, idealerweise, pluspunkte, das wäre ein plus, nice to have, wunschprofil
    les plus, vos atouts, atouts, les atouts, souhaité, souhaitable, serait un plus, ce serait un plus
    deseable, deseables, requisitos deseables, se valorará, valoramos, valorable, aspectos valorables`,
  skipped: `what's in it for you, what we give, what you get, what you can expect, why us, why join us, why you'll love, what you'll love, what you'll enjoy, annual salary, job location, job locations, eeo statement, legal notice, life at
    how we hire, hiring process, interview process, our process, next steps, job details, profile insights
    wir bieten, das bieten wir, was wir bieten, unser angebot, wir bieten ihnen, wir bieten dir, deine vorteile
    ihre vorteile, deine benefits, über uns, wer wir sind, das sind wir, warum wir, kontakt, bewerbung, gehalt
    avantages, vos avantages, les avantages, nous offrons, ce que nous offrons, ce que nous vous offrons, à propos
    qui sommes-nous, l'entreprise, notre entreprise, rémunération, processus de recrutement
    unsere leistungen, was wir ihnen bieten, was wir dir bieten, das können wir bieten, das können wir dir bieten
    interessiert, haben wir ihr interesse geweckt, haben wir dein interesse geweckt, neugierig geworden, klingt gut
    pourquoi nous rejoindre, intéressé, intéressée, cómo inscribirse, cómo postular, interesados
    darauf kannst du dich freuen, darauf können sie sich freuen, darauf darfst du dich freuen, freu dich auf
    das bekommst du, das bekommen sie, das haben wir zu bieten, dafür bieten wir, kontakt und bewerbung, bewerbungsprozess
    nous vous proposons, nous te proposons, ce que nous proposons, on vous propose, nos avantages, nos atouts, conditions
    le processus de recrutement, le processus, processus, modalités de candidature, pour postuler, contact
    ofrecemos, qué ofrecemos, te ofrecemos, se ofrece, beneficios, sobre nosotros, quiénes somos, la empresa, salario
    qué te ofrecemos, les ofrecemos, condiciones, prestaciones, ventajas, proceso de selección, contacto`,
  required: `you should apply if, you might be a fit if, you may be a fit if, you may be a good fit if, you're a fit if
    you are a fit if, you might thrive if, this role is for you if, this job is for you if, we'd love to hear from you if
    what it takes, what we expect, what we need, what we look for, what makes you a fit, what you should have, you bring
    you'll have, you will have, you'll bring, you will bring, the person we, who we're looking for, who we are looking for
    who you'll be, our ideal candidate, must have, you must have, your skills, your strengths, to succeed, we require
    we expect, how you qualify, the person, about the person, the ideal person, person profile, person specification, person spec, what we ask
    selection criteria, key selection criteria, eligibility, eligibility criteria, musts, non-negotiables, candidate profile, desired candidate profile
    profile, attributes, key attributes, about your experience, we're after, we want, licences and tickets, tickets and licences, the successful candidate
    what we ask for, what we ask of you, you should be, you should have, you must be, you need to be, you need to have
    anforderungen, ihr profil, dein profil, profil, das bringst du mit, das bringen sie mit, das solltest du mitbringen, das sollten sie mitbringen
    was du mitbringen solltest, was du mitbringst
    was sie mitbringen, du bringst mit, sie bringen mit, voraussetzungen, qualifikation, qualifikationen, ihre qualifikation
    deine qualifikation, wir erwarten, unsere erwartungen, wen wir suchen, wir suchen, ihre kenntnisse, damit überzeugst du
    votre profil, ton profil, profil recherché, le profil recherché, profil souhaité, compétences, compétences requises
    vous êtes, vous avez, prérequis, pré-requis, exigences, ce que nous recherchons, qualifications requises, formation
    requisitos, requisitos mínimos, perfil, tu perfil, perfil buscado, qué buscamos, lo que buscamos, requerimientos
    qué necesitas, qué pedimos, qué pides, pedimos, se pide, se requiere, se requieren, requerimos, qué esperamos de ti
    das wünschen wir uns, was wir uns wünschen, was wir erwarten, ce que nous attendons, ce que nous attendons de vous
    das erwarten wir, das erwarten wir von ihnen, das erwarten wir von dir, was wir von ihnen erwarten, unsere anforderungen
    damit überzeugen sie, damit überzeugen sie uns, damit überzeugst du uns, so überzeugst du uns, so überzeugen sie uns
    damit begeistern sie uns, damit punkten sie, damit punktest du, das zeichnet sie aus, das zeichnet dich aus
    das macht dich aus, das macht sie aus, das bist du, das sind sie, das hast du drauf, das können sie, das kannst du
    sie haben, du hast, sie verfügen über, du verfügst über, sie passen zu uns, du passt zu uns, so passt du zu uns
    das solltest du haben, das sollten sie haben, ihre stärken, deine stärken, das bringst du idealerweise mit
    nos attentes, profil attendu, votre profil idéal, profil du candidat, profil du poste, qui êtes-vous, qui es-tu
    nous recherchons, nous attendons, compétences attendues, compétences et qualités, qualités requises, vos qualités
    savoir-être, savoir-faire, vous disposez de, vous possédez, vous justifiez de, ce poste est fait pour vous si
    perfil requerido, perfil solicitado, perfil del candidato, perfil de la persona, perfil profesional, perfil deseado
    qué te pedimos, qué necesitamos, qué necesitamos de ti, te pedimos, necesitamos, cómo eres, eres la persona
    qué debes tener, qué requisitos, lo que pedimos, lo que necesitas
    conocimientos, formación, experiencia, competencias, buscamos`,
  duty: `what the job is, what you'd do, how you'll spend, how you'll make, a typical day, your day, your mission
    in this position you will, the successful candidate will, the successful applicant will, the post holder will
    the postholder will, the job holder will, the role will, in this job you will, in this post you will, day to day you will
    your impact, your tasks
    aufgaben, ihre aufgaben, deine aufgaben, das erwartet dich, das erwartet sie, was dich erwartet, tätigkeiten
    was sie erwartet, ihr aufgabengebiet, aufgabengebiet, stellenbeschreibung, deine rolle, ihre rolle, das machst du
    missions, vos missions, tes missions, vos responsabilités, responsabilités, description du poste, descriptif du poste
    le poste, votre rôle, ton rôle, activités principales, votre mission
    vous serez chargé de, vous serez chargée de, vous serez chargé(e) de, qué vas a hacer, tus tareas, tu día a día
    funciones, tus funciones, responsabilidades, tareas, qué harás, descripción del puesto, tu misión, misión, funciones principales`,
};
const LONGEST_PHRASE_WORDS = 6;
/** What may end a heading: "Das bringst du für den Job mit", "What we expect from you". */
const CLOSERS = /^(from|of|for|in|if|that|to|von|für|bei|mit|en|pour|de|para|h\/f|f\/h|you|dir|ihnen)(?!\p{L})/u;

const uses = new Map<string, SentenceUse>();
for (const [use, phrases] of Object.entries(PHRASES)) {
  for (const phrase of phrases.split(/,|\n/)) uses.set(phrase.trim(), use as SentenceUse);
}

/** The use of a heading that begins with one of the phrases, in any of the four languages; null of other lines. */
export function phraseUse(line: string, isLabel: boolean): SentenceUse | null {
  const words = line
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+|(?<![\s:!?¿.…])[\s:!?¿.…]+$/gu, "")
    .split(/[\s:]+/);
  for (let count = Math.min(words.length, LONGEST_PHRASE_WORDS); count > 0; count--) {
    const use = uses.get(words.slice(0, count).join(" "));
    // One word alone heads a short line only: "Profil", not "Profil bearbeiten und pflegen".
    if (!use || (count === 1 && words.length > 3)) continue;
    // "Vous avez le permis" is itself asked for.
    const rest = words.slice(count).join(" ");
    const isAsk = (use === "required" || use === "wanted") && !isLabel && !/^[^\p{L}]*$/u.test(rest);
    if (!isAsk || headingAsk(rest) !== null || (count > 1 && CLOSERS.test(rest))) return use;
  }
  return null;
}
