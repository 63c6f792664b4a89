import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Erzählen Sie uns etwas über sich und wie Sie zu uns gekommen sind."],
    now: ["Derzeit arbeite ich als {work}."],
    past: ["Zuletzt habe ich als {work} gearbeitet."],
    once: ["Ich habe als {work} gearbeitet."],
    before: ["Davor habe ich als {work} gearbeitet."],
    degree: ["Meine Ausbildung: {degree}."],
    end: ["Jetzt bewerbe ich mich {atCompany} um die Stelle „{title}“."],
  },
  whyUs: {
    question: ["Warum möchten Sie {atCompany} arbeiten, und warum in der Stelle „{title}“?"],
    unnamed: ["Warum möchten Sie zu uns, und warum die Stelle „{title}“?"],
    known: ["Diese Arbeit kenne ich:"],
    them: ["In Ihrer Anzeige steht über Sie: „{fact}“. [Was daran Sie anspricht, in einem eigenen Satz.]"],
    quoted: ["In Ihrer Anzeige steht: „{point}“."],
    bring: ["Aus meiner Arbeit bringe ich mit: {topics}."],
    topics: ["Ihre Anzeige nennt vor allem {topics}."],
    end: ["Mich interessiert, wie das Team {atCompany} daran arbeitet."],
    open: "[Was Sie daran reizt, in einem eigenen Satz.]",
  },
  met: {
    question: ["Was haben Sie mit {asked} gemacht?"],
    quoted: ["Die Anzeige nennt: {asked}. Wo haben Sie das gemacht?"],
  },
  frame: {
    now: ["Situation: Ich arbeite als {work}."],
    past: ["Situation: Ich habe als {work} gearbeitet."],
    nowDated: [],
    pastDated: [],
    task: ["Aufgabe:"],
    action: ["Vorgehen:"],
    near: ["Am nächsten kommt:"],
    nearEnd: [
      "Sagen Sie, was daran hier gleich wäre und was neu.",
      "Sagen Sie offen, dass es nahe kommt und nicht dasselbe ist, und was Sie noch lernen müssten.",
    ],
    earlier: ["Früher, als {work}:"],
    result: ["Ergebnis:"],
    noResult: "Ergebnis: [was daraus wurde, mit Zahl, wenn es eine gibt].",
  },
  gap: {
    question: ["Die Anzeige nennt: {gap}. Was kennen Sie davon?"],
    credential: ["Haben Sie {heldGap}?"],
    missing: ["Ihr Lebenslauf nennt nicht: {gap}. Wenn es so ist, sagen Sie das in einem Satz."],
    asked: ["In der Anzeige steht: {gap}. Was bringen Sie dafür mit?"],
    askedCredential: ["Die Anzeige verlangt: {gap}. Haben Sie das?"],
    silent: ["Keine Zeile Ihres Lebenslaufs sagt etwas dazu. Wenn es so ist, sagen Sie das in einem Satz."],
    denied: [
      "Ihr Lebenslauf sagt selbst, dass Sie mit {gap} noch nicht gearbeitet haben. Sagen Sie das in einem Satz.",
    ],
    named: ["Ihr Lebenslauf nennt {gap}, aber nicht als etwas, das Sie haben. Sagen Sie, wie es ist."],
    near: ["Nennen Sie dann, was am nächsten kommt:"],
    known: ["Nennen Sie dann, was am nächsten kommt: {nearest}."],
    instead: ["Gehen Sie dann zu dem über, was Sie mitbringen:"],
    end: {
      tool: [
        "Wenn Sie dasselbe mit etwas Ähnlichem gemacht haben, nennen Sie es. Fragen Sie dann, wie andere es dort gelernt haben.",
        "Fragen Sie dann, wer im Team es am besten kennt.",
      ],
      paper: ["Wenn Sie daran arbeiten, sagen Sie, bis wann. Wenn nicht, fragen Sie, ob es nachgeholt werden kann."],
      work: [
        "Fragen Sie dann, was davon zuerst gebraucht wird und wer es Ihnen zeigen könnte.",
        "Sagen Sie dann, was Sie sich in der ersten Woche ansehen und wen Sie fragen würden.",
      ],
    },
  },
  papers: {
    question: ["Welche der verlangten Nachweise haben Sie?"],
    held: ["Ihr Lebenslauf nennt: {lines}. Bringen Sie sie mit."],
    missing: ["Nicht genannt ist {missing}: Sagen Sie gleich, ob oder bis wann Sie das haben."],
  },
  heldAs: { question: [], yes: [] },
  held: { question: ["Haben Sie {name}?"], yes: ["Ja, ich habe {name}."] },
  figure: {
    reached: {
      work: ["Welches Ergebnis Ihrer Arbeit als {work} nennen Sie zuerst, und wie kam es zustande?"],
      plain: ["Welches Ergebnis Ihrer Arbeit nennen Sie zuerst, und wie kam es zustande?"],
    },
    counted: {
      work: ["Welche Zahlen zeigen, wie groß Ihre Aufgabe als {work} ist?"],
      plain: ["Welche Zahlen zeigen, wie groß Ihre Aufgabe war?"],
    },
  },
  ready: {
    changed: ["Bereithalten: wie es vorher war, wie es gemessen wurde und was davon Ihr Anteil war."],
    reached: ["Darauf wird man fragen: Was haben Sie zuerst getan, und was hat nicht funktioniert?"],
    rate: ["Darauf wird man fragen: Was ist an vollen Tagen schwierig, und wie halten Sie Schritt?"],
    count: ["Bereithalten: woher Sie die Zahl kennen und was davon Ihr eigener Anteil ist."],
    led: [
      "Darauf wird man fragen: Wem fiel es schwer, und was haben Sie für ihn getan?",
      "Bereithalten: woran Sie gemerkt haben, dass es ohne Sie geht.",
    ],
    plain: [
      "Halten Sie einen Fall davon bereit: wann es war, was schwierig war und was danach besser war.",
      "Darauf wird man fragen: Was ging dabei einmal schief, und wie haben Sie es behoben?",
      "Bereithalten: wie oft Sie das tun, mit wem, und woran Sie merken, dass es stimmt.",
      "Darauf wird man fragen: Was würden Sie heute anders machen?",
    ],
  },
  raised: {
    stepUp: ["Bisher arbeiten Sie als {work}. Was macht Sie bereit für den nächsten Schritt?"],
    carries: [
      "Sie kommen aus der Arbeit als {work}. Was davon hilft Ihnen hier?",
      "Sie arbeiten als {work}. Was davon hilft Ihnen hier?",
      "Sie haben als {work} gearbeitet. Was davon hilft Ihnen hier?",
    ],
    short: ["Die Anzeige verlangt {asked}, Ihr Lebenslauf zeigt {own}. Warum sollten wir trotzdem mit Ihnen sprechen?"],
    shortAnswer: ["Streiten Sie nicht über die Zahl. Sagen Sie, was in dieser Zeit war:"],
    away: ["Ihr Lebenslauf zeigt eine Pause. Wie kam es dazu, und warum kommen Sie jetzt zurück?"],
    awayAnswer: ["Sagen Sie es in einem Satz, ohne sich zu entschuldigen, und dann, was Sie weitergeführt haben."],
    since: ["Ihre letzte Stelle endete {year}. Was haben Sie seitdem gemacht?"],
    sinceOpen: "[Was Sie seitdem gemacht haben, in ein oder zwei Sätzen.]",
  },
  point: {
    foreign:
      "[Welche Zeile Ihres Lebenslaufs das zeigt: in welcher Stelle es war, was Sie getan haben, was daraus wurde.]",
    duty: [
      "Zu dieser Stelle gehört: „{point}“. Was haben Sie davon schon gemacht?",
      "Hier wäre das Ihre Aufgabe: „{point}“. Was bringen Sie dafür mit?",
    ],
    asked: ["Die Anzeige verlangt: „{point}“. Wo haben Sie das gezeigt?"],
    again: [
      "Was Sie oben erzählt haben, passt auch hier. Nennen Sie dazu einen Fall: wann es war, was schwierig war und was Sie taten.",
    ],
    silent: [
      "Ihr Lebenslauf sagt dazu nichts. Wenn es einen eigenen Fall gibt, erzählen Sie ihn: wo es war, was Sie getan haben, was daraus wurde. Wenn nicht, sagen Sie das in einem Satz.",
      "Keine Zeile Ihres Lebenslaufs sagt etwas dazu. Erzählen Sie einen Fall von anderswo, wenn es einen gibt; ohne einen sagen Sie das gleich.",
    ],
  },
  example: {
    work: ["Nennen Sie ein Beispiel aus Ihrer Arbeit als {work}."],
    plain: ["Welches Beispiel aus Ihrer Arbeit zeigen Sie uns zuerst?"],
  },
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
    question: ["Was möchten Sie über die Arbeit {atCompany} wissen?"],
    unnamed: ["Was möchten Sie uns fragen?"],
    point: ["„{point}“: Was ist daran {atCompany} heute schwierig?"],
    unnamedPoint: ["„{point}“: Was ist daran bei Ihnen heute schwierig?"],
    end: ["Was brauchen Sie als Erstes von der Person, die Sie suchen?"],
  },
  listed: {
    says: ["Mein Lebenslauf nennt {name} unter meinen Kenntnissen."],
    open: "[Wo Sie es zuletzt eingesetzt haben und wofür.]",
  },
  says: "In Ihrem Lebenslauf steht: „{line}“.",
  tips: {
    years: ["Lücke: {asked} gefordert, {own} gezeigt. Sagen Sie es selbst, und was in dieser Zeit war"],
    gap: ["Lücke: {gap}. Am nächsten: {nearest}", "Lücke: {gap}. Offen sagen"],
    figures: {
      change: ["„{line}“: wie es vorher war, was Sie getan haben, wer gezählt hat"],
      count: [
        "„{line}“: woher Sie die Zahl kennen, und was davon Ihr eigener Anteil war",
        "„{line}“: welcher Teil davon von Ihnen war, und was daran am schwersten war",
      ],
    },
    licence: ["Nachweis mitbringen: {name}"],
    nothingMissing: ["Von dem, was die Anzeige nennt, zeigt der Lebenslauf alles"],
    read: ["Am Tag davor nachlesen, was es {atCompany} Neues gibt"],
  },
  shownAt: "{skill} ({employer})",
};
