import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];

export const LETTER: LetterPack = {
  greeting: { company: ["Sehr geehrte Damen und Herren,"], nobody: ["Sehr geehrte Damen und Herren,"] },
  toPerson: {
    woman: "Sehr geehrte Frau {surname},",
    man: "Sehr geehrter Herr {surname},",
    unknown: "Guten Tag {name},",
  },
  signOff: "Mit freundlichen Grüßen",
  tones: {
    warm: {
      greeting: { company: ["Guten Tag, liebes Team,"], nobody: ["Guten Tag,"] },
      closings: [
        "Ich freue mich sehr, wenn wir uns {atCompany} kennenlernen.",
        "Über ein persönliches Kennenlernen {atCompany} würde ich mich sehr freuen.",
        "Gern lerne ich Sie und Ihr Team {atCompany} kennen.",
      ],
      signOff: "Herzliche Grüße",
    },
    formal: {
      greeting: { company: ["Sehr geehrte Damen und Herren,"], nobody: ["Sehr geehrte Damen und Herren,"] },
      closings: [
        "Über ein persönliches Gespräch {atCompany} würde ich mich freuen.",
        "Gern stelle ich mich {atCompany} in einem Gespräch persönlich vor.",
        "Auf ein persönliches Gespräch {atCompany} freue ich mich.",
      ],
      signOff: "Mit freundlichen Grüßen",
    },
  },
  yourName: "[Ihr Name]",
  and: "und",
  or: "oder",
  openings: {
    needs: [
      "ich bewerbe mich {atCompany} um die Stelle „{title}“, zu der es gehört, {needs}.",
      "bei der Stelle „{title}“ {atCompany} geht es darum, {needs}.",
      "zu den Aufgaben der Stelle „{title}“ {atCompany} gehört es, {needs}.",
    ],
    topics: [
      "in Ihrer Anzeige für die Stelle „{title}“ {atCompany} suchen Sie jemanden für {topics}.",
      "ich bewerbe mich {atCompany} um die Stelle „{title}“, bei der es um {topics} geht.",
      "für die Stelle „{title}“ {atCompany} suchen Sie jemanden für {topics}.",
    ],
    joined: {
      plain: {
        now: [
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Seit {since} arbeite ich als {work}.",
          "die Stelle „{title}“ {atCompany} interessiert mich. Seit {since} arbeite ich als {work}.",
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Derzeit arbeite ich als {work}.",
          "um die Stelle „{title}“ {atCompany} bewerbe ich mich gern. Derzeit arbeite ich als {work}.",
        ],
        past: [
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Bis {until} habe ich als {work} gearbeitet.",
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Gearbeitet habe ich bisher als {work}.",
          "die Stelle „{title}“ {atCompany} interessiert mich. Gearbeitet habe ich bisher als {work}.",
        ],
      },
      same: {
        now: [
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Das passt zu meinem Beruf: Seit {since} arbeite ich als {work}.",
          "um die Stelle „{title}“ {atCompany} bewerbe ich mich gern. Das passt zu meiner Arbeit: Seit {since} arbeite ich als {work}.",
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Das passt zu meinem Beruf: Derzeit arbeite ich als {work}.",
        ],
        past: [],
      },
      first: {
        now: [
          "ich stehe am Anfang meines Berufslebens und bewerbe mich {atCompany} um die Stelle „{title}“. Bisher habe ich als {work} gearbeitet.",
        ],
        past: [
          "ich stehe am Anfang meines Berufslebens und bewerbe mich {atCompany} um die Stelle „{title}“. Bisher habe ich als {work} gearbeitet.",
        ],
      },
      "step-up": {
        now: [
          "die Stelle „{title}“ {atCompany} wäre für mich der nächste Schritt. Seit {since} arbeite ich als {work}.",
          "ich bewerbe mich {atCompany} um die Stelle „{title}“. Für mich ist das der nächste Schritt: Seit {since} arbeite ich als {work}.",
          "die Stelle „{title}“ {atCompany} wäre für mich der nächste Schritt. Derzeit arbeite ich als {work}.",
        ],
        past: [
          "die Stelle „{title}“ {atCompany} wäre für mich der nächste Schritt. Bisher habe ich als {work} gearbeitet.",
        ],
      },
      change: {
        now: [
          "ich komme aus einem anderen Bereich und bewerbe mich {atCompany} um die Stelle „{title}“. Derzeit arbeite ich als {work}.",
        ],
        past: [
          "ich komme aus einem anderen Bereich und bewerbe mich {atCompany} um die Stelle „{title}“. Gearbeitet habe ich bisher als {work}.",
        ],
      },
    },
    plain: [
      "ich bewerbe mich {atCompany} um die Stelle „{title}“.",
      "die Stelle „{title}“ {atCompany} interessiert mich.",
      "gern bewerbe ich mich {atCompany} um die Stelle „{title}“.",
    ],
    untitled: [
      "ich bewerbe mich {atCompany} um die ausgeschriebene Stelle.",
      "ich bewerbe mich um die ausgeschriebene Stelle.",
    ],
    learning: [
      "ich bewerbe mich {atCompany} um die Stelle „{title}“. Seit {since} mache ich {atEmployer} die {training}.",
      "ich bewerbe mich {atCompany} um die Stelle „{title}“. Derzeit bin ich {atEmployer} in der {training}.",
      "ich bewerbe mich {atCompany} um die Stelle „{title}“. Derzeit mache ich die {training}.",
    ],
  },
  nearest: {
    same: {
      now: [
        "Das mache ich auch heute: Als {position} {atEmployer} {clause}.",
        "Diese Arbeit kenne ich: Als {position} {atEmployer} {clause}.",
      ],
      past: ["Diese Arbeit kenne ich: Als {position} {atEmployer} {clause}."],
    },
    "step-up": {
      now: [
        "Für mich ist das der nächste Schritt: Als {position} {atEmployer} {clause}.",
        "Ich komme aus der Praxis: Als {position} {atEmployer} {clause}.",
      ],
      past: ["Für mich ist das der nächste Schritt: Als {position} {atEmployer} {clause}."],
    },
    change: {
      now: ["Ich komme aus einem anderen Bereich. Als {position} {atEmployer} {clause}."],
      past: ["Ich komme aus einem anderen Bereich. Als {position} {atEmployer} {clause}."],
    },
    kindred: {
      now: ["Ich komme aus einem anderen Bereich, doch neu ist mir nicht alles: Als {position} {atEmployer} {clause}."],
      past: [
        "Ich komme aus einem anderen Bereich, doch neu ist mir nicht alles: Als {position} {atEmployer} {clause}.",
      ],
    },
    first: {
      now: ["Ich stehe am Anfang meines Berufslebens. Als {position} {atEmployer} {clause}."],
      past: ["Ich stehe am Anfang meines Berufslebens. Als {position} {atEmployer} {clause}."],
    },
    return: {
      now: ["Als {position} {atEmployer} {clause}."],
      past: ["Zu dieser Arbeit möchte ich zurück: Als {position} {atEmployer} {clause}."],
    },
    other: {
      now: ["Als {position} {atEmployer} {clause}.", "{AtEmployer} {clause}."],
      past: ["Als {position} {atEmployer} {clause}.", "{AtEmployer} {clause}."],
    },
  },
  introductions: {
    same: {
      now: [
        "Diese Arbeit kenne ich: Seit {since} arbeite ich als {work}.",
        "Diese Arbeit kenne ich: Derzeit arbeite ich als {work}.",
        "Ich arbeite heute als {work}.",
      ],
      past: ["Diese Arbeit kenne ich, zuletzt als {work}.", "Zuletzt habe ich als {work} gearbeitet."],
    },
    "step-up": {
      now: ["Für mich ist das der nächste Schritt: Heute arbeite ich als {work}."],
      past: ["Für mich ist es der nächste Schritt nach meiner Arbeit als {work}."],
    },
    change: {
      now: ["Ich komme aus einem anderen Bereich: Derzeit arbeite ich als {work}."],
      past: ["Ich komme aus einem anderen Bereich; zuletzt habe ich als {work} gearbeitet."],
    },
    first: {
      now: ["Ich stehe am Anfang meines Berufslebens. Das habe ich bisher gemacht:"],
      past: ["Ich stehe am Anfang meines Berufslebens. Das habe ich bisher gemacht:"],
    },
    return: {
      now: ["Derzeit arbeite ich als {work}."],
      past: ["Zuletzt habe ich als {work} gearbeitet, und dorthin möchte ich wieder."],
    },
    other: {
      now: ["Seit {since} arbeite ich als {work}.", "Derzeit arbeite ich als {work}."],
      past: ["Zuletzt habe ich als {work} gearbeitet."],
    },
  },
  earlierWork: ["Davor war ich als {work} tätig."],
  proofs: {
    there: ["Dort {clause}.", "In dieser Funktion {clause}.", "In dieser Position {clause}."],
    inPlacement: ["Im {placement} {atEmployer} {clause}."],
    today: ["In meiner jetzigen Stelle {clause}."],
    inTraining: ["In der Ausbildung {clause}."],
    sameJob: ["In dieser Position {clause}.", "Dort {clause}."],
    atEmployer: ["{AtEmployer} {clause}."],
    asPosition: ["Als {position} {clause}."],
    asPositionAtEmployer: ["Als {position} {atEmployer} {clause}."],
    before: [
      "Zuvor habe ich als {position} {atEmployer} gearbeitet; dort {clause}.",
      "Davor war ich als {position} {atEmployer} tätig; dort {clause}.",
      "Zuvor war ich als {position} tätig; dort {clause}.",
    ],
    inProject: [],
    inProjects: ["In meinen Projekten {clause}."],
    inAnother: [],
    elsewhere: {
      now: ["In meiner jetzigen Position {clause}."],
      earlier: ["In einer früheren Position {clause}."],
      other: ["In einer anderen Position {clause}."],
    },
    goesOn: ["{sentence}.", "Außerdem {clause}."],
    noJob: ["{sentence}."],
    outside: ["Außerhalb der Arbeit {clause}.", "In meiner Freizeit {clause}."],
    ofNoJob: ["Bisher {clause}."],
  },
  inBrief: {
    papers: "Meine Ausbildung:",
    needed: [],
    under: "{place}:",
    as: "als {position}",
    more: ["Weitere Beispiele aus meiner Arbeit:", "Darüber hinaus:", "Noch einige Beispiele aus meiner Arbeit:"],
    only: ["Beispiele aus meiner Arbeit:", "Einige Beispiele aus meiner Arbeit:", "Einiges aus meiner Arbeit:"],
  },
  asked: ["Sie wünschen sich {topic}:", "Sie brauchen {topic}:", "In Ihrer Anzeige nennen Sie {topic}:"],
  needed: {
    first: [],
    need: ["Zu der Stelle gehört es auch, {needs}:", "Es geht auch darum, {needs}:"],
    duty: [
      "Sie suchen auch jemanden für {topic}:",
      "Bei der Stelle geht es auch um {topic}:",
      "Sie brauchen auch jemanden für {topic}:",
    ],
  },
  gaps: {
    known: [
      "Mit {gap} habe ich noch nicht gearbeitet; {known} kenne ich.",
      "{known} kenne ich; {gap} ist für mich noch neu.",
    ],
    languageLevel: [
      "Mein {language} liegt bei {own}, noch nicht bei {asked}.",
      "{language} spreche ich auf {own}, noch nicht auf {asked}.",
    ],
    languageBelow: {
      step: ["Mein {language} liegt bisher bei {own}."],
      basic: [
        "In {language} habe ich bisher nur Grundkenntnisse.",
        "Mein {language} reicht bisher für einfache Gespräche.",
      ],
      middle: ["In {language} habe ich bisher mittlere Kenntnisse."],
      none: ["{language} spreche ich noch nicht."],
    },
    near: ["Mit {nearest} habe ich gearbeitet, mit {gap} noch nicht."],
    tool: ["Mit {gap} habe ich noch nicht gearbeitet.", "Neu für mich wäre die Arbeit mit {gap}."],
    work: ["Mit {gap} hatte ich noch nicht zu tun.", "Mit {gap} habe ich noch keine Erfahrung."],
    leading: ["Ein Team habe ich noch nicht geleitet.", "Ein Team zu leiten wäre für mich neu."],
    experience: ["{experience} habe ich noch nicht.", "{experience} fehlt mir noch."],
    credential: [
      "Sie setzen {gap} voraus; das fehlt mir noch.",
      "Sie wünschen sich {gap}; das habe ich noch nicht.",
      "{paper} habe ich noch nicht.",
    ],
    credentialNear: ["Ich habe {nearest}, {gap} noch nicht."],
    noDegree: ["Ein Studium habe ich noch nicht."],
    onItsWay: [
      "{paper} habe ich noch nicht; die Prüfung ist im {exam}.",
      "{paper} habe ich noch nicht abgeschlossen.",
      "{paper} habe ich noch nicht.",
    ],
    fewYears: [],
    examAt: ["Die {paper} lege ich im {exam} ab.", "Die {paper} habe ich noch nicht; sie ist im {exam}."],
    runOut: ["{paper} habe ich zurzeit nicht mehr.", "{paper} habe ich nicht mehr."],
    degree: ["Sie wünschen sich {gap}; ich habe {nearest}.", "Sie wünschen sich {gap}; den habe ich nicht."],
    yearsInstead: ["Ich habe nicht {gap}, dafür {own} Berufserfahrung."],
    years: ["Sie wünschen sich {asked} Berufserfahrung; bei mir ist es bisher {own}."],
  },
  degreeLevels: {
    associate: "einen Studienabschluss",
    bachelor: "einen Bachelorabschluss",
    master: "einen Masterabschluss",
    doctorate: "einen Doktortitel",
  },
  years: (count) => (count === 1 ? "ein Jahr" : `${NUMBERS[count] ?? count} Jahre`),
  offices: {
    done: ["Als {office} {clause}."],
    held: ["Ich war {office}.", "Ich bin {office}."],
    there: [],
    still: ["In meiner Freizeit bin ich {since} {office}."],
  },
  availability: {
    now: ["Ich bin ab sofort verfügbar.", "Mein Eintritt ist ab sofort möglich.", "Ich kann sofort anfangen."],
    from: ["Verfügbar bin ich ab {when}.", "Mein Eintritt ist ab {when} möglich.", "Anfangen kann ich ab {when}."],
    notice: ["Meine Kündigungsfrist beträgt {when}."],
    pay: ["Meine Gehaltsvorstellung liegt bei {when}."],
    "present pay": [],
  },
  trainingEnds: ["Die Ausbildung schließe ich voraussichtlich {end} ab."],
  returns: [
    "Nach {break} möchte ich wieder als {position} arbeiten.",
    "Nach {break} möchte ich wieder im Beruf stehen.",
  ],
  yearsOwn: ["Ich bringe {own} mit.", "Ich habe {own}."],
  yearsMet: ["Ich arbeite seit {own} in diesem Beruf."],
  licensedAs: [],
  certifiedAs: [],
  licences: ["Ich habe {licences}.", "Wie von Ihnen gewünscht, habe ich {asked}."],
  hasPapers: [],
  trainedIn: [],
  schoolCertificates: [],
  underWay: [],
  examAhead: [],
  memberSince: [],
  served: [],
  qualified: ["Als Qualifikation bringe ich mit: {names}."],
  speaks: ["Ich spreche {languages}."],
  bilingual: [],
  speaksAtWork: [],
  ownDegrees: ["Ich habe {own}."],
  degrees: ["Ich bin {trainedAs}.", "Ich habe eine abgeschlossene {training}.", "Mein Abschluss: {degree}."],
  reference: { beside: "(Kennziffer {reference})", alone: "Die Kennziffer Ihrer Anzeige ist {reference}." },
  attached: [
    "Mein Lebenslauf ist auf {language} verfasst; dort steht, wo ich gearbeitet habe und was meine Aufgaben waren.",
  ],
  languageNames: { en: "Englisch", de: "Deutsch", fr: "Französisch", es: "Spanisch" },
  shared: ["Auch mit {skills} kenne ich mich aus.", "Außerdem kenne ich {skills}."],
  knows: ["Ich kenne {skills}."],
  sharedLittle: ["In {skills} habe ich Grundkenntnisse."],
  sharedStudied: ["{skills} kenne ich aus einem Lehrgang."],
  includes: [],
  closings: {
    topic: [],
    plain: [
      "Über eine Einladung zu einem Gespräch freue ich mich.",
      "Gern erzähle ich Ihnen in einem Gespräch mehr.",
      "Auf ein persönliches Kennenlernen freue ich mich.",
      "Gern höre ich in einem Gespräch, was {atCompany} in den ersten Monaten wichtig ist.",
      "Gern spreche ich mit Ihnen darüber, was Sie {atCompany} zuerst brauchen.",
      "Gern stelle ich mich Ihnen in einem Gespräch vor.",
      "Über ein Gespräch {atCompany} würde ich mich freuen.",
    ],
  },
  reach: ["Sie erreichen mich unter {contacts}."],
};
