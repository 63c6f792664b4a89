import { asPerson, withArticleOfOne } from "../english-nouns.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";

/** The fixed wording of letters. Every sentence holds for anybody who applies; claims come from the resume alone. */
export type LetterPhrases = {
  greeting(company: string): string;
  signOff: string;
  /** What the letter is about; several wordings, one is taken by the job. */
  openings: ((job: { title: string; company: string; place: string }) => string)[];
  /** The present or last job: title and employer. */
  latest(job: { title: string; employer: string | null; isCurrent: boolean }): string;
  asks: ((asked: string) => string)[];
  also(asked: string): string;
  /** Points of a job as a sentence, parted by semicolons since they have commas of their own; null where the language's own file writes them. `place` is where they were done. */
  tasks: ((points: string[], job: { place: string | null; isCurrent: boolean }) => string) | null;
  /** Before points that are quoted as the resume has them. */
  quoted(place: string | null): string;
  /** That the resume is in another language, and where the rest is to be read. */
  attached(language: MaterialLanguage): string;
  skills(names: string): string;
  licences(names: string, count: number): string;
  degree(text: string): string;
  /** A line of the posting to talk about; another wording for a second one. */
  duties: ((text: string) => string)[];
  /** Further skills of the resume, for short letters. */
  alsoShows(names: string): string;
  closings: ((job: { company: string }) => string)[];
  reach(contacts: string[]): string;
  and: string;
  yourName: string;
};

export const LETTER_PHRASES: Record<MaterialLanguage, LetterPhrases> = {
  en: {
    greeting: (company) => `Dear ${company} hiring team,`,
    signOff: "Sincerely,",
    openings: [
      ({ title, company, place }) =>
        `I am applying for the ${title} position at ${company}${place === "" ? "" : ` in ${place}`}.`,
      ({ title, company, place }) =>
        `This is my application for the ${title} role at ${company}${place === "" ? "" : ` in ${place}`}.`,
      ({ title, company }) => `I would like to join ${company} and am applying for the ${title} position.`,
    ],
    latest: ({ title, employer, isCurrent }) => {
      const person = asPerson(title);
      const opening = isCurrent ? "Today I work as" : "Most recently I worked as";
      const position = isCurrent ? "My present position is" : "My last position was";
      return `${person ? `${opening} ${person}` : `${position} ${title}`}${employer ? ` at ${employer}` : ""}.`;
    },
    asks: [
      (asked) => `Your posting asks for ${asked}.`,
      (asked) => `You are looking for ${asked}.`,
      (asked) => `You name ${asked} among your requirements.`,
    ],
    also: (asked) => `Your posting also names ${asked}.`,
    tasks: null,
    quoted: (place) => (place ? `From my resume, for my work at ${place}:` : "In the words of my resume:"),
    attached: (language) =>
      `My resume is in ${{ en: "English", es: "Spanish", de: "German", fr: "French" }[language]}; it says where I worked, when, and what I did there.`,
    skills: (names) => `Of the skills that your posting names, I bring ${names}.`,
    licences: (names, count) =>
      count === 1 ? `I hold ${withArticleOfOne(names)}.` : `I hold the following: ${names}.`,
    degree: (text) => `My education: ${text}.`,
    duties: [
      (text) => `One line of your posting is where I would like to start a conversation: “${text}”`,
      (text) => `I would also like to hear more about this line of your posting: “${text}”`,
    ],
    alsoShows: (names) => `My resume also shows ${names}.`,
    closings: [
      ({ company }) =>
        `I would be glad to talk with you about the work at ${company} and to go through any line of my resume in detail.`,
      ({ company }) =>
        `I would welcome a conversation about what ${company} needs first, and I am happy to explain any line of my resume in detail.`,
      ({ company }) =>
        `I would like to hear more about the team at ${company} and would be happy to answer your questions in an interview.`,
    ],
    reach: (contacts) => `You can reach me at ${contacts.join(" or ")}. Thank you for your time.`,
    and: "and",
    yourName: "[Your name]",
  },
  de: {
    greeting: () => "Sehr geehrte Damen und Herren,",
    signOff: "Mit freundlichen Grüßen",
    openings: [
      ({ title, company, place }) =>
        `ich bewerbe mich um die Stelle „${title}“ bei ${company}${place === "" ? "" : ` in ${place}`}.`,
      ({ title, company }) => `mit diesem Schreiben bewerbe ich mich bei ${company} um die Stelle „${title}“.`,
    ],
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Derzeit arbeite ich als" : "Zuletzt war ich tätig als"} ${title}${employer ? `, ${employer}` : ""}.`,
    asks: [(asked) => `In Ihrer Anzeige nennen Sie „${asked}“.`, (asked) => `Ihre Anzeige nennt „${asked}“.`],
    also: (asked) => `Ihre Anzeige nennt auch „${asked}“.`,
    tasks: (points, { place, isCurrent }) => {
      const verb = points.length === 1 ? (isCurrent ? "gehört" : "gehörte") : isCurrent ? "gehören" : "gehörten";
      return `Zu meinen Aufgaben${place ? ` bei ${place}` : ""} ${verb}: ${points.join("; ")}.`;
    },
    quoted: (place) =>
      place ? `Aus meinem Lebenslauf, zu meiner Arbeit bei ${place}:` : "In den Worten meines Lebenslaufs:",
    attached: (language) =>
      `Mein Lebenslauf ist auf ${{ en: "Englisch", es: "Spanisch", de: "Deutsch", fr: "Französisch" }[language]} verfasst; dort steht, wo ich gearbeitet habe und was meine Aufgaben waren.`,
    skills: (names) => `Von dem, was Ihre Anzeige nennt, zeigt mein Lebenslauf ${names}.`,
    licences: (names) => `Ich habe ${names}.`,
    degree: (text) => `Meine Ausbildung: ${text}.`,
    duties: [
      (text) => `Über diese Zeile Ihrer Anzeige möchte ich gern mit Ihnen sprechen: „${text}“`,
      (text) => `Auch zu dieser Zeile Ihrer Anzeige möchte ich mehr hören: „${text}“`,
    ],
    alsoShows: (names) => `Mein Lebenslauf zeigt auch: ${names}.`,
    closings: [
      ({ company }) =>
        `Gern erkläre ich Ihnen jede Zeile meines Lebenslaufs im Gespräch und höre, was bei ${company} in den ersten Monaten wichtig ist. Auf Ihre Fragen freue ich mich.`,
      ({ company }) =>
        `Über ein persönliches Gespräch freue ich mich. Dabei möchte ich mehr über die Arbeit bei ${company} hören und gehe gern jeden Punkt meines Lebenslaufs mit Ihnen durch.`,
    ],
    reach: (contacts) => `Sie erreichen mich unter ${contacts.join(" oder ")}. Vielen Dank für Ihre Zeit.`,
    and: "und",
    yourName: "[Ihr Name]",
  },
  es: {
    greeting: (company) => `Estimado equipo de ${company}:`,
    signOff: "Atentamente,",
    openings: [
      ({ title, company, place }) =>
        `Con esta carta solicito el puesto de ${title} en ${company}${place === "" ? "" : ` (${place})`}.`,
      ({ title, company }) => `Me interesa el puesto de ${title} en ${company} y les envío mi candidatura.`,
    ],
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Actualmente trabajo como" : "Mi último trabajo fue como"} ${title}${employer ? ` en ${employer}` : ""}.`,
    asks: [(asked) => `Su anuncio pide «${asked}».`, (asked) => `En su anuncio buscan «${asked}».`],
    also: (asked) => `Su anuncio menciona también «${asked}».`,
    tasks: (points, { place, isCurrent }) => {
      const verb = isCurrent ? "están" : "estaban";
      return `Entre mis tareas${place ? ` en ${place}` : ""} ${verb} ${points.map(lowerFirst).join("; ")}.`;
    },
    quoted: (place) =>
      place ? `De mi currículum, sobre mi trabajo en ${place}:` : "En las palabras de mi currículum:",
    attached: (language) =>
      `Mi currículum está en ${{ en: "inglés", es: "español", de: "alemán", fr: "francés" }[language]}; en él consta dónde he trabajado y qué tareas he tenido.`,
    skills: (names) => `De lo que su anuncio menciona, mi currículum muestra ${names}.`,
    licences: (names) => `Tengo ${names}.`,
    degree: (text) => `Mi formación: ${text}.`,
    duties: [
      (text) => `Me gustaría hablar con ustedes de esta línea de su anuncio: «${text}»`,
      (text) => `También me gustaría conocer más sobre esta línea de su anuncio: «${text}»`,
    ],
    alsoShows: (names) => `Mi currículum muestra también: ${names}.`,
    closings: [
      ({ company }) =>
        `Me gustaría conversar con ustedes sobre el trabajo en ${company} y explicar con detalle cualquier línea de mi currículum. Quedo a su disposición para una entrevista.`,
      ({ company }) =>
        `Quedo a su disposición para una entrevista. Me gustaría conocer qué necesita primero el equipo de ${company} y responder a todas sus preguntas.`,
    ],
    reach: (contacts) => `Pueden contactar conmigo en ${contacts.join(" o ")}. Gracias por su tiempo.`,
    and: "y",
    yourName: "[Su nombre]",
  },
  fr: {
    greeting: () => "Madame, Monsieur,",
    signOff: "Cordialement,",
    openings: [
      ({ title, company, place }) =>
        `Je vous propose ma candidature au poste de ${title} chez ${company}${place === "" ? "" : ` (${place})`}.`,
      ({ title, company }) => `Le poste de ${title} chez ${company} m'intéresse, et je vous propose ma candidature.`,
    ],
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Actuellement, je travaille comme" : "Mon dernier poste était"} ${title}${employer ? `, ${employer}` : ""}.`,
    asks: [
      (asked) => `Votre annonce demande « ${asked} ».`,
      (asked) => `Dans votre annonce, vous cherchez « ${asked} ».`,
    ],
    also: (asked) => `Votre annonce mentionne aussi « ${asked} ».`,
    tasks: (points, { place, isCurrent }) => {
      const verb = isCurrent ? "comprennent" : "comprenaient";
      return `Mes missions${place ? ` chez ${place}` : ""} ${verb} : ${points.map(lowerFirst).join(" ; ")}.`;
    },
    quoted: (place) => (place ? `De mon CV, pour mon travail chez ${place} :` : "Avec les mots de mon CV :"),
    attached: (language) =>
      `Mon CV est en ${{ en: "anglais", es: "espagnol", de: "allemand", fr: "français" }[language]} ; il dit où j'ai travaillé et quelles étaient mes missions.`,
    skills: (names) => `De ce que votre annonce mentionne, mon CV montre ${names}.`,
    licences: (names) => `J'ai ${names}.`,
    degree: (text) => `Ma formation : ${text}.`,
    duties: [
      (text) => `Je souhaite parler avec vous de cette ligne de votre annonce : « ${text} »`,
      (text) => `Je souhaite aussi entendre plus sur cette ligne de votre annonce : « ${text} »`,
    ],
    alsoShows: (names) => `Mon CV montre aussi : ${names}.`,
    closings: [
      ({ company }) =>
        `Je serais à votre disposition pour un entretien, pour parler du travail chez ${company} et de chaque ligne de mon CV en détail.`,
      ({ company }) =>
        `Je souhaite vous rencontrer pour parler de ce que l'équipe de ${company} demande en premier, et répondre à vos questions sur chaque ligne de mon CV.`,
    ],
    reach: (contacts) => `Vous pouvez me contacter : ${contacts.join(" ou ")}. Merci pour votre temps.`,
    and: "et",
    yourName: "[Votre nom]",
  },
};
