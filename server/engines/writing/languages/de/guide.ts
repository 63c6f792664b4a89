import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Erzählen Sie uns etwas über sich und wie Sie zu uns gekommen sind."],
    now: ["Derzeit arbeite ich als {work}."],
    past: ["Zuletzt habe ich als {work} gearbeitet."],
    before: ["Davor habe ich als {work} gearbeitet."],
    degree: ["Meine Ausbildung: {degree}."],
    end: ["Jetzt bewerbe ich mich {atCompany} um die Stelle „{title}“."],
  },
  whyUs: {
    question: ["Warum {company}, und warum die Stelle „{title}“?"],
    needs: ["Bei Ihnen geht es darum, {needs}."],
    topics: ["Ihre Anzeige nennt vor allem {topics}."],
    end: ["Ich möchte heute hören, wie das Team {atCompany} arbeitet."],
  },
  met: {
    question: ["Was haben Sie mit {asked} gemacht?"],
    quoted: ["Die Anzeige nennt: {asked}. Wo haben Sie das gemacht?"],
  },
  frame: {
    now: ["Situation: Ich arbeite als {work}."],
    past: ["Situation: Ich habe als {work} gearbeitet."],
    action: ["Vorgehen: {sentence}."],
    result: ["Ergebnis: {sentence}."],
    noResult: "Ergebnis: [was daraus wurde, mit Zahl, wenn es eine gibt].",
  },
  gap: {
    question: ["Die Anzeige nennt: {gap}. Was kennen Sie davon?"],
    credential: ["Haben Sie {gap}?"],
    missing: ["Mein Lebenslauf zeigt nicht: {gap}. Das sage ich offen."],
    near: ["Am nächsten liegt: {sentence}."],
    end: ["Ich möchte von Ihnen hören, was davon zuerst wichtig ist."],
  },
  heldAs: { question: [], yes: [] },
  held: { question: ["Haben Sie {name}?"], yes: ["Ja, ich habe {name}."] },
  figure: {
    question: ["In Ihrem Lebenslauf steht: „{line}“. Wie haben Sie das gemacht?"],
    ready: "Bereithalten: [wie es gemessen wurde und was davon Ihr Anteil war].",
  },
  raised: {
    stepUp: ["Bisher arbeiten Sie als {work}. Was macht Sie bereit für den nächsten Schritt?"],
    carries: [
      "Sie kommen aus der Arbeit als {work}. Was davon hilft Ihnen hier?",
      "Sie arbeiten als {work}. Was davon hilft Ihnen hier?",
      "Sie haben als {work} gearbeitet. Was davon hilft Ihnen hier?",
    ],
    duty: ["Zu dieser Stelle gehört es, {need}. Was haben Sie Ähnliches gemacht?"],
    since: ["Ihre letzte Stelle endete {year}. Was haben Sie seitdem gemacht?"],
    sinceOpen: "[Was Sie seitdem gemacht haben, in ein oder zwei Sätzen.]",
  },
  example: ["In Ihrem Lebenslauf steht: „{line}“. Erzählen Sie davon."],
  cases: {
    led: ["Wie leiten Sie andere an?"],
    result: ["Was ist durch Ihre Arbeit besser geworden?"],
    problem: ["Was ging einmal schief, und was haben Sie gemacht?"],
    people: ["Wie gehen Sie mit den Menschen um, für die Sie arbeiten?"],
  },
  open: [
    {
      question: "Erzählen Sie von einer Situation, in der etwas schiefging. Was haben Sie gemacht?",
      frame:
        "[Wählen Sie einen wirklichen Fall.] Was schiefging: [in einem Satz, und wann Sie es gemerkt haben]. Mein erster Schritt: [was Sie taten]. Das Ergebnis: [wie es ausging].",
    },
    {
      question: "Wann war zu viel auf einmal zu tun, und wie haben Sie entschieden?",
      frame:
        "[Wählen Sie einen wirklichen Tag.] Was zu tun war: [drei Dinge]. Was zuerst, und warum: [Ihre Regel]. Was warten musste: [und wem Sie es gesagt haben].",
    },
    {
      question: "Was mussten Sie einmal schnell lernen?",
      frame:
        "[Wählen Sie einen wirklichen Fall.] Was ich nicht wusste: [das Thema]. Mein Vorgehen: [wen Sie gefragt, was Sie versucht haben]. Das Ergebnis: [wann Sie es konnten].",
    },
  ],
  yourQuestions: {
    question: ["Was möchten Sie uns über {company} fragen?"],
    need: ["Was braucht es {atCompany}, um {need}?"],
    topic: ["Wie sieht {topic} {atCompany} in einer guten Woche aus?"],
    end: ["Was brauchen Sie als Erstes von der Person, die Sie suchen?"],
  },
  listed: {
    says: ["Mein Lebenslauf nennt {name} unter meinen Kenntnissen."],
    open: "[Wo Sie es zuletzt eingesetzt haben und wofür.]",
  },
  says: "In meinem Lebenslauf steht: „{line}“.",
  tips: {
    years: ["Lücke: {asked} gefordert, {own} gezeigt. Sagen Sie es selbst, und was in dieser Zeit war"],
    gap: ["Lücke: {gap}. Am nächsten: {nearest}", "Lücke: {gap}. Offen sagen"],
    figures: ["Wissen, wie das gemessen wurde: „{line}“"],
    licence: ["Nachweis mitbringen: {name}"],
    nothingMissing: ["Von dem, was die Anzeige nennt, zeigt der Lebenslauf alles"],
    read: ["Am Tag davor über {company} lesen"],
  },
  shownAt: "{skill} ({employer})",
};
