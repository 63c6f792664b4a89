import { asPerson } from "../english-nouns.ts";
import type { MaterialLanguage } from "../language.ts";

type Job = { title: string; company: string };

/**
 * The fixed wording of interview guides. Answers are what the person could say; [brackets] are theirs to fill. A `deed`,
 * a `near` or a `latest` is a whole sentence already.
 */
export type InterviewPhrases = {
  aboutYou: string;
  /** A line of the resume as a sentence of the answer, where it cannot be said in other words. */
  says(deed: string): string;
  aboutYouAnswer(facts: {
    latest: string | null;
    before: string | null;
    deed: string | null;
    school: string | null;
    job: Job;
  }): string;
  /** The present or last job. */
  latest(job: { title: string; employer: string | null; isCurrent: boolean }): string;
  before(title: string, employer: string | null): string;
  whyUs(job: Job): string;
  whyUsAnswer(facts: { asked: string | null; deed: string | null; job: Job }): string;
  strength: string;
  strengthAnswer(deed: string, skill: string | null): string;
  learnFirst(job: Job): string;
  learnFirstAnswer(gap: string, near: string | null): string;
  noGapAnswer: string;
  howMet(asked: string): string;
  howMetAnswer(deeds: string[]): string;
  gapAnswer(asked: string, near: string | null): string;
  listedAnswer(skill: string): string;
  holdQuestion(name: string): string;
  heldAnswer(name: string): string;
  schoolAnswer(school: string): string;
  toolQuestion(skill: string): string;
  example(deed: string): string;
  exampleAnswer(facts: { deed: string; hasNumber: boolean }): string;
  /** Where nothing is at hand: the person's own case. */
  openAnswer: string;
  or: string;
  behavioral: { question: string; frame: string }[];
  duty(duty: string): string;
  dutyAnswer(near: string | null): string;
  firstMonths(job: Job): string;
  firstMonthsAnswer(asked: string | null): string;
  yourQuestions(company: string): string;
  yourQuestionsAnswer(duty: string | null): string;
  tips: {
    example(asked: string): string;
    gap(skill: string): string;
    numbers: string;
    licence(name: string): string;
    read(company: string): string;
    ask: string;
  };
  shownAt(skill: string, employer: string): string;
};

export const INTERVIEW_PHRASES: Record<MaterialLanguage, InterviewPhrases> = {
  en: {
    aboutYou: "Tell me about yourself and how you came to apply here.",
    says: (deed) => `My resume says: “${deed}”.`,
    aboutYouAnswer: ({ latest, before, deed, school, job }) =>
      [
        latest,
        before,
        deed,
        school ? `My education: ${school}.` : null,
        `I am applying for the ${job.title} position at ${job.company} because [say in one sentence what drew you to it].`,
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    latest: ({ title, employer, isCurrent }) => {
      const person = asPerson(title);
      const opening = isCurrent ? "Today I work as" : "Most recently I worked as";
      const position = isCurrent ? "My present position is" : "My last position was";
      return `${person ? `${opening} ${person}` : `${position} ${title}`}${employer ? ` at ${employer}` : ""}.`;
    },
    before: (title, employer) => `Before that I was ${asPerson(title) ?? title}${employer ? ` at ${employer}` : ""}.`,
    whyUs: ({ title, company }) => `Why ${company}, and why the ${title} role?`,
    whyUsAnswer: ({ asked, deed, job }) =>
      [
        asked ? `Your posting asks for ${asked}.` : `The ${job.title} role in your posting interests me.`,
        deed ?? "",
        `What I want to hear today is how the team at ${job.company} works day to day. [Add one thing about ${job.company} that you found yourself.]`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    strength: "What is your greatest strength for this role?",
    strengthAnswer: (deed, skill) =>
      `${skill ? `I would name ${skill} first. ` : ""}${deed} [Tell how you did it, in three sentences.]`,
    learnFirst: ({ title }) => `What would you have to learn first as our ${title}?`,
    learnFirstAnswer: (gap, near) =>
      `To be honest: my resume does not show ${gap}. ${near ? `What comes closest is this. ${near} ` : ""}My plan for learning it: [name a course, a colleague or a first task, and a date].`,
    noGapAnswer:
      "My resume shows what the posting names, so I would start with how you do it here: your tools, your routines and the people I would work with. [Name one thing you want to get better at, and what you do for it.]",
    howMet: (asked) => `The posting asks for ${asked}. Where have you done this?`,
    howMetAnswer: (deeds) => `${deeds.join(" ")} [Add how you went about it and how it ended.]`,
    gapAnswer: (asked, near) =>
      `My resume does not show ${asked}, and I would say so plainly. ${near ? `What comes closest is this. ${near} ` : ""}What I would do to get there: [one concrete step you would take in the first weeks].`,
    listedAnswer: (skill) =>
      `${skill} is on my skills list. [Add where you used it last, for what, and how well it went: the list alone does not say.]`,
    holdQuestion: (name) => `Do you hold ${name}?`,
    heldAnswer: (name) => `Yes, I hold ${name}. [Have the document and its dates ready.]`,
    schoolAnswer: (school) => `My education: ${school}. [Say what of it you use in this work.]`,
    toolQuestion: (skill) => `Where has ${skill} been part of your work?`,
    example: (deed) => `Your resume says: “${deed}”. Walk us through it.`,
    exampleAnswer: ({ deed, hasNumber }) =>
      `[Say where it was and what was needed.] ${deed} ${hasNumber ? "The figure stands in my resume; [say how it was measured and what part of it was yours]." : "How it ended: [add the result, with a figure if you have one]."} What I took from it: [one sentence].`,
    openAnswer:
      "[Choose a real case that fits.] Where it was: [place and time]. What I did: [your own steps]. What came of it: [the result].",
    or: "or",
    behavioral: [
      {
        question: "Tell us about a time when something went wrong at work. What did you do?",
        frame:
          "[Choose a real case.] What went wrong: [in one sentence, and when you noticed it]. What I did first: [your own steps]. How it ended: [the result]. What I do differently since: [one habit].",
      },
      {
        question: "Describe a disagreement with a colleague or a customer and how it ended.",
        frame:
          "[Choose a real case.] What we disagreed on: [both sides, fairly]. What I said and did: [your words]. How it ended: [for both of you].",
      },
      {
        question: "When did you have too much to do at once, and how did you decide what came first?",
        frame:
          "[Choose a real day.] What was waiting: [three things]. What came first, and why: [your rule]. What had to wait: [and whom you told].",
      },
      {
        question: "Tell us about something you had to learn quickly.",
        frame:
          "[Choose a real case.] What I did not know: [the thing]. How I went about it: [whom you asked, what you read or tried]. When I could do it alone: [how long it took].",
      },
      {
        question: "When did somebody point out a mistake of yours? What did you do with it?",
        frame:
          "[Choose a real case.] What was pointed out: [and by whom]. What I said: [your words]. What I changed: [and how one could see it].",
      },
      {
        question: "Describe a time when you had to keep to a rule that others found tedious.",
        frame:
          "[Choose a real case.] The rule: [and what it protects]. What made it hard: [the situation]. What I did: [your own steps]. What came of it: [the result].",
      },
      {
        question: "Tell us about a colleague you helped. What did you do, and what did they do afterwards?",
        frame:
          "[Choose a real case.] Who needed help: [without the name]. What I did: [your own steps]. What they could do afterwards: [the result].",
      },
    ],
    duty: (duty) => `The posting says: “${duty}.” How would you approach this?`,
    dutyAnswer: (near) =>
      `${near ? `I would start from what I know. ${near} ` : "I would start with questions, since my resume shows no case like it: who does this today, and what works well? "}Then [name your first steps].`,
    firstMonths: ({ title, company }) => `How would you begin as ${title} at ${company}?`,
    firstMonthsAnswer: (asked) =>
      `I would listen first and learn how things are done here. Then I would take on tasks of my own. ${asked ? `Your posting asks for ${asked}. I would start there. ` : ""}After some weeks I would want you to tell me what to do better. [Add one goal of your own.]`,
    yourQuestions: (company) => `What would you like to ask us about ${company}?`,
    yourQuestionsAnswer: (duty) =>
      `${duty ? `The posting says: “${duty}.” What does a good week of that look like? ` : ""}What do you need first from the person you hire? How will you know that it was a good choice?`,
    tips: {
      example: (asked) => `Have one real example ready for: ${asked}`,
      gap: (skill) => `Decide what to say about ${skill}`,
      numbers: "Know how each figure in your resume was measured",
      licence: (name) => `Bring proof: ${name}`,
      read: (company) => `Read up on ${company} the day before`,
      ask: "Bring questions of your own",
    },
    shownAt: (skill, employer) => `${skill} (${employer})`,
  },
  de: {
    aboutYou: "Erzählen Sie uns etwas über sich und wie Sie zu uns gekommen sind.",
    says: (deed) => `In meinem Lebenslauf steht: „${deed}“.`,
    aboutYouAnswer: ({ latest, before, deed, school, job }) =>
      [
        latest,
        before,
        deed,
        school ? `Meine Ausbildung: ${school}.` : null,
        `Ich bewerbe mich um die Stelle „${job.title}“ bei ${job.company}, weil [in einem Satz: was Sie daran anspricht].`,
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Derzeit arbeite ich als" : "Zuletzt war ich tätig als"} ${title}${employer ? `, ${employer}` : ""}.`,
    before: (title, employer) => `Davor: ${title}${employer ? `, ${employer}` : ""}.`,
    whyUs: ({ title, company }) => `Warum ${company}, und warum die Stelle „${title}“?`,
    whyUsAnswer: ({ asked, deed, job }) =>
      [
        asked ? `Ihre Anzeige nennt: ${asked}.` : "",
        deed ?? "",
        `Ich möchte hören, wie das Team bei ${job.company} arbeitet. [Nennen Sie etwas über ${job.company}, das Sie selbst gefunden haben.]`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    strength: "Was ist Ihre größte Stärke für diese Stelle?",
    strengthAnswer: (deed, skill) =>
      `${skill ? `${skill}. ` : ""}${deed} [Erzählen Sie in drei Sätzen, wie Sie vorgegangen sind.]`,
    learnFirst: () => "Was müssten Sie als Erstes lernen?",
    learnFirstAnswer: (gap, near) =>
      `Ehrlich: Mein Lebenslauf zeigt nicht: ${gap}. ${near ? `Am nächsten liegt: ${near} ` : ""}Mein Plan: [Kurs, Kollegin oder erste Aufgabe, mit Datum].`,
    noGapAnswer:
      "Mein Lebenslauf zeigt, was die Anzeige nennt. Ich beginne damit, wie es hier gemacht wird. [Nennen Sie etwas, worin Sie besser werden möchten, und was Sie dafür tun.]",
    howMet: (asked) => `Die Anzeige nennt: ${asked}. Wo haben Sie das gemacht?`,
    howMetAnswer: (deeds) => `${deeds.join(" ")} [Ergänzen Sie, wie Sie vorgegangen sind und wie es ausging.]`,
    gapAnswer: (asked, near) =>
      `Mein Lebenslauf zeigt nicht: ${asked}. ${near ? `Am nächsten liegt: ${near} ` : ""}Mein erster Schritt: [ein konkreter Schritt in den ersten Wochen].`,
    listedAnswer: (skill) =>
      `${skill} steht in meinen Kenntnissen. [Ergänzen Sie, wo Sie es zuletzt genutzt haben und wofür.]`,
    holdQuestion: (name) => `Haben Sie ${name}?`,
    heldAnswer: (name) => `Ja, ich habe ${name}. [Halten Sie die Unterlagen bereit.]`,
    schoolAnswer: (school) => `Meine Ausbildung: ${school}. [Sagen Sie, was Sie davon hier nutzen.]`,
    toolQuestion: (skill) => `Wie haben Sie ${skill} in Ihrer Arbeit genutzt?`,
    example: (deed) => `In Ihrem Lebenslauf steht: „${deed}“. Erzählen Sie davon.`,
    exampleAnswer: ({ deed, hasNumber }) =>
      `[Sagen Sie, wo es war und was nötig war.] ${deed} ${hasNumber ? "Die Zahl steht in meinem Lebenslauf; [sagen Sie, wie sie gemessen wurde]." : "Das Ergebnis: [ergänzen, mit Zahl, wenn es eine gibt]."} [Ein Satz: was ich daraus gelernt habe.]`,
    openAnswer:
      "[Wählen Sie einen wirklichen Fall, der passt.] Wo es war: [Ort und Zeit]. Was ich gemacht habe: [Ihre Schritte]. Das Ergebnis: [was daraus wurde].",
    or: "oder",
    behavioral: [
      {
        question: "Erzählen Sie von einer Situation, in der etwas schiefging. Was haben Sie gemacht?",
        frame:
          "[Wählen Sie einen wirklichen Fall.] Was schiefging: [in einem Satz, und wann Sie es gemerkt haben]. Mein erster Schritt: [was Sie taten]. Das Ergebnis: [wie es ausging].",
      },
      {
        question: "Beschreiben Sie eine Meinungsverschiedenheit im Team und wie sie ausging.",
        frame:
          "[Wählen Sie einen wirklichen Fall.] Die Frage: [beide Seiten, fair]. Was ich gesagt habe: [Ihre Worte]. Das Ergebnis: [für beide].",
      },
      {
        question: "Wann war zu viel auf einmal zu tun, und wie haben Sie entschieden?",
        frame:
          "[Wählen Sie einen wirklichen Tag.] Was zu tun war: [drei Dinge]. Was zuerst, und warum: [Ihre Regel]. Was warten musste: [und wem Sie es gesagt haben].",
      },
      {
        question: "Was mussten Sie einmal schnell lernen?",
        frame:
          "[Wählen Sie einen wirklichen Fall.] Was ich nicht wusste: [das Thema]. Mein Vorgehen: [wen Sie gefragt, was Sie gelesen oder versucht haben]. Das Ergebnis: [wann Sie es konnten].",
      },
    ],
    duty: (duty) => `In der Anzeige steht: „${duty}.“ Wie gehen Sie das an?`,
    dutyAnswer: (near) =>
      `${near ? `Ich beginne mit dem, was ich kenne. ${near} ` : "Ich beginne mit Fragen: Wer macht das heute, und was ist dabei wichtig? "}Dann [Ihre ersten Schritte].`,
    firstMonths: ({ title, company }) => `Wie beginnen Sie als ${title} bei ${company}?`,
    firstMonthsAnswer: (asked) =>
      `Im ersten Monat lerne ich, wie hier gearbeitet wird.${asked ? ` Danach beginne ich dort, wo die Anzeige nennt: ${asked}.` : ""} [Ergänzen Sie ein eigenes Ziel.]`,
    yourQuestions: (company) => `Was möchten Sie uns über ${company} fragen?`,
    yourQuestionsAnswer: (duty) =>
      `${duty ? `In der Anzeige steht: „${duty}.“ Wie sieht das in einer guten Woche aus? ` : ""}Was brauchen Sie als Erstes von der Person, die Sie suchen?`,
    tips: {
      example: (asked) => `Ein wirkliches Beispiel bereithalten: ${asked}`,
      gap: (skill) => `Überlegen, was Sie zu ${skill} sagen`,
      numbers: "Wissen, wie jede Zahl im Lebenslauf gemessen wurde",
      licence: (name) => `Nachweis mitbringen: ${name}`,
      read: (company) => `Am Tag davor über ${company} lesen`,
      ask: "Eigene Fragen mitbringen",
    },
    shownAt: (skill, employer) => `${skill} (${employer})`,
  },
  es: {
    aboutYou: "Háblenos de usted y de cómo llegó hasta aquí.",
    says: (deed) => `Mi currículum dice: «${deed}».`,
    aboutYouAnswer: ({ latest, before, deed, school, job }) =>
      [
        latest,
        before,
        deed,
        school ? `Mi formación: ${school}.` : null,
        `Solicito el puesto de ${job.title} en ${job.company} porque [diga en una frase qué le interesa].`,
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Actualmente trabajo como" : "Mi último trabajo fue como"} ${title}${employer ? ` en ${employer}` : ""}.`,
    before: (title, employer) => `Antes: ${title}${employer ? `, ${employer}` : ""}.`,
    whyUs: ({ title, company }) => `¿Por qué ${company}, y por qué el puesto de ${title}?`,
    whyUsAnswer: ({ asked, deed, job }) =>
      [
        asked ? `Su anuncio pide: ${asked}.` : "",
        deed ?? "",
        `Me gustaría conocer cómo trabaja el equipo de ${job.company}. [Añada algo sobre ${job.company} que haya encontrado usted.]`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    strength: "¿Cuál es su mayor fortaleza para este puesto?",
    strengthAnswer: (deed, skill) => `${skill ? `${skill}. ` : ""}${deed} [Cuente en tres frases cómo lo hizo.]`,
    learnFirst: () => "¿Qué tendría que aprender primero?",
    learnFirstAnswer: (gap, near) =>
      `Con honestidad: mi currículum no muestra ${gap}. ${near ? `Lo más cercano: ${near} ` : ""}Mi plan: [un curso, una persona o una primera tarea, con fecha].`,
    noGapAnswer:
      "Mi currículum muestra lo que el anuncio menciona. Primero quiero conocer cómo se trabaja aquí. [Diga en qué quiere mejorar y qué hace para ello.]",
    howMet: (asked) => `El anuncio pide: ${asked}. ¿Dónde lo ha hecho?`,
    howMetAnswer: (deeds) => `${deeds.join(" ")} [Añada cómo lo hizo y cómo terminó.]`,
    gapAnswer: (asked, near) =>
      `Mi currículum no muestra: ${asked}. ${near ? `Lo más cercano: ${near} ` : ""}Mi primer paso: [un paso concreto en las primeras semanas].`,
    listedAnswer: (skill) =>
      `${skill} está en mi lista de conocimientos. [Añada dónde lo usó la última vez y para qué.]`,
    holdQuestion: (name) => `¿Tiene ${name}?`,
    heldAnswer: (name) => `Sí, tengo ${name}. [Lleve el documento.]`,
    schoolAnswer: (school) => `Mi formación: ${school}. [Diga qué usa de ella en este trabajo.]`,
    toolQuestion: (skill) => `¿Cómo ha usado ${skill} en su trabajo?`,
    example: (deed) => `Su currículum dice: «${deed}». Cuéntenos más.`,
    exampleAnswer: ({ deed, hasNumber }) =>
      `[Diga dónde fue y qué hacía falta.] ${deed} ${hasNumber ? "La cifra está en mi currículum; [diga cómo se midió]." : "El resultado: [añádalo, con una cifra si la tiene]."} [Una frase: lo que aprendí.]`,
    openAnswer:
      "[Elija un caso real que encaje.] Dónde fue: [lugar y momento]. Lo que hice: [sus pasos]. El resultado: [cómo terminó].",
    or: "o",
    behavioral: [
      {
        question: "Cuente una ocasión en que algo salió mal. ¿Qué hizo?",
        frame:
          "[Elija un caso real.] Lo que salió mal: [en una frase, y cuándo lo notó]. Lo primero que hice: [sus pasos]. El resultado: [cómo terminó].",
      },
      {
        question: "Describa un desacuerdo en el equipo y cómo terminó.",
        frame:
          "[Elija un caso real.] El tema: [las dos partes, con justicia]. Lo que dije: [sus palabras]. El resultado: [para las dos partes].",
      },
      {
        question: "¿Cuándo tuvo demasiado trabajo a la vez y cómo decidió?",
        frame:
          "[Elija un día real.] Lo que había: [tres tareas]. Lo primero, y por qué: [su regla]. Lo que tuvo que esperar: [y a quién se lo dijo].",
      },
      {
        question: "¿Qué tuvo que aprender en poco tiempo?",
        frame:
          "[Elija un caso real.] Lo que no sabía: [el tema]. Lo que hice: [a quién preguntó, qué leyó o probó]. El resultado: [cuándo pudo hacerlo].",
      },
    ],
    duty: (duty) => `El anuncio dice: «${duty}.» ¿Cómo lo haría?`,
    dutyAnswer: (near) =>
      `${near ? `Con lo que ya conozco. ${near} ` : "Primero, con preguntas: ¿quién lo hace hoy y qué funciona bien? "}Después [sus primeros pasos].`,
    firstMonths: ({ title, company }) => `¿Cómo empezaría como ${title} en ${company}?`,
    firstMonthsAnswer: (asked) =>
      `El primer mes quiero aprender cómo se trabaja aquí.${asked ? ` Después, donde el anuncio pide: ${asked}.` : ""} [Añada un objetivo propio.]`,
    yourQuestions: (company) => `¿Qué le gustaría preguntarnos sobre ${company}?`,
    yourQuestionsAnswer: (duty) =>
      `${duty ? `El anuncio dice: «${duty}.» ¿Cómo es una buena semana? ` : ""}¿Qué necesitan primero de la persona que buscan?`,
    tips: {
      example: (asked) => `Prepare un ejemplo real: ${asked}`,
      gap: (skill) => `Decida qué decir sobre ${skill}`,
      numbers: "Sepa cómo se midió cada cifra de su currículum",
      licence: (name) => `Lleve el documento: ${name}`,
      read: (company) => `Lea sobre ${company} el día antes`,
      ask: "Lleve preguntas propias",
    },
    shownAt: (skill, employer) => `${skill} (${employer})`,
  },
  fr: {
    aboutYou: "Parlez-nous de vous et de ce qui vous amène ici.",
    says: (deed) => `Mon CV dit : « ${deed} ».`,
    aboutYouAnswer: ({ latest, before, deed, school, job }) =>
      [
        latest,
        before,
        deed,
        school ? `Ma formation : ${school}.` : null,
        `Je propose ma candidature au poste de ${job.title} chez ${job.company} car [dites en une phrase ce qui vous intéresse].`,
      ]
        .filter((sentence) => sentence !== null)
        .join(" "),
    latest: ({ title, employer, isCurrent }) =>
      `${isCurrent ? "Actuellement, je travaille comme" : "Mon dernier poste était"} ${title}${employer ? `, ${employer}` : ""}.`,
    before: (title, employer) => `Avant : ${title}${employer ? `, ${employer}` : ""}.`,
    whyUs: ({ title, company }) => `Pourquoi ${company}, et pourquoi le poste de ${title} ?`,
    whyUsAnswer: ({ asked, deed, job }) =>
      [
        asked ? `Votre annonce demande : ${asked}.` : "",
        deed ?? "",
        `Je souhaite entendre comment travaille l'équipe de ${job.company}. [Ajoutez une chose que vous avez trouvée sur ${job.company}.]`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    strength: "Quelle est votre plus grande force pour ce poste ?",
    strengthAnswer: (deed, skill) =>
      `${skill ? `${skill}. ` : ""}${deed} [Racontez en trois phrases comment vous avez fait.]`,
    learnFirst: () => "Que devriez-vous apprendre en premier ?",
    learnFirstAnswer: (gap, near) =>
      `Mon CV ne montre pas : ${gap}. ${near ? `Le plus proche : ${near} ` : ""}Mon plan : [un cours, une personne ou une première tâche, avec une date].`,
    noGapAnswer:
      "Mon CV montre ce que l'annonce mentionne. Je souhaite d'abord apprendre comment on travaille ici. [Dites en quoi vous voulez progresser.]",
    howMet: (asked) => `L'annonce demande : ${asked}. Où l'avez-vous fait ?`,
    howMetAnswer: (deeds) => `${deeds.join(" ")} [Ajoutez comment vous avez fait et le résultat.]`,
    gapAnswer: (asked, near) =>
      `Mon CV ne montre pas : ${asked}. ${near ? `Le plus proche : ${near} ` : ""}Mon premier pas : [une étape concrète dans les premières semaines].`,
    listedAnswer: (skill) => `${skill} est dans mes compétences. [Ajoutez où et pour quoi, la dernière fois.]`,
    holdQuestion: (name) => `Avez-vous ${name} ?`,
    heldAnswer: (name) => `Oui, j'ai ${name}. [Ayez le document avec vous.]`,
    schoolAnswer: (school) => `Ma formation : ${school}. [Dites ce que vous en utilisez ici.]`,
    toolQuestion: (skill) => `Comment avez-vous utilisé ${skill} dans votre travail ?`,
    example: (deed) => `Votre CV dit : « ${deed} ». Racontez-nous.`,
    exampleAnswer: ({ deed, hasNumber }) =>
      `[Dites où c'était et ce qu'il fallait.] ${deed} ${hasNumber ? "Le chiffre est dans mon CV ; [dites comment il a été mesuré]." : "Le résultat : [ajoutez-le, avec un chiffre si vous en avez un]."} [Une phrase : ce que j'en garde.]`,
    openAnswer:
      "[Choisissez un cas réel qui convient.] Où c'était : [lieu et moment]. Ce que j'ai fait : [vos étapes]. Le résultat : [comment cela a fini].",
    or: "ou",
    behavioral: [
      {
        question: "Racontez une situation où quelque chose s'est mal passé. Qu'avez-vous fait ?",
        frame:
          "[Choisissez un cas réel.] Ce qui s'est mal passé : [en une phrase, et quand vous l'avez vu]. Ce que j'ai fait d'abord : [vos étapes]. Le résultat : [comment cela a fini].",
      },
      {
        question: "Décrivez un désaccord dans l'équipe et son issue.",
        frame:
          "[Choisissez un cas réel.] Le sujet : [les deux côtés, avec justesse]. Ce que j'ai dit : [vos mots]. Le résultat : [pour les deux].",
      },
      {
        question: "Quand aviez-vous trop à faire, et comment avez-vous choisi ?",
        frame:
          "[Choisissez une vraie journée.] Ce qui attendait : [trois choses]. La première, et pourquoi : [votre règle]. Ce qui a dû attendre : [et à qui vous l'avez dit].",
      },
      {
        question: "Qu'avez-vous dû apprendre en peu de temps ?",
        frame:
          "[Choisissez un cas réel.] Ce que je ne connaissais pas : [le sujet]. Ce que j'ai fait : [à qui vous avez demandé, ce que vous avez lu ou essayé]. Le résultat : [quand vous avez su le faire].",
      },
    ],
    duty: (duty) => `L'annonce dit : « ${duty}. » Comment feriez-vous ?`,
    dutyAnswer: (near) =>
      `${near ? `Avec ce que je connais. ${near} ` : "D'abord avec des questions : qui le fait aujourd'hui ? "}Ensuite [vos premières étapes].`,
    firstMonths: ({ title, company }) => `Comment commenceriez-vous comme ${title} chez ${company} ?`,
    firstMonthsAnswer: (asked) =>
      `Le premier mois, je souhaite apprendre comment on travaille ici.${asked ? ` Ensuite, là où l'annonce demande : ${asked}.` : ""} [Ajoutez un objectif.]`,
    yourQuestions: (company) => `Que souhaitez-vous nous demander sur ${company} ?`,
    yourQuestionsAnswer: (duty) =>
      `${duty ? `L'annonce dit : « ${duty}. » Comment est une bonne semaine ? ` : ""}De quoi avez-vous besoin en premier ?`,
    tips: {
      example: (asked) => `Préparer un exemple réel : ${asked}`,
      gap: (skill) => `Choisir quoi dire sur ${skill}`,
      numbers: "Savoir comment chaque chiffre du CV a été mesuré",
      licence: (name) => `Apporter le document : ${name}`,
      read: (company) => `Lire sur ${company} la veille`,
      ask: "Venir avec des questions",
    },
    shownAt: (skill, employer) => `${skill} (${employer})`,
  },
};
