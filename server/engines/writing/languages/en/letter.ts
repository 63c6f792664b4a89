import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const LETTER: LetterPack = {
  greeting: { company: ["Dear {company} hiring team,"], nobody: ["Dear hiring team,"] },
  signOff: "Sincerely,",
  tones: {
    warm: {
      greeting: { company: ["Hello {company} team,"], nobody: ["Hello,"] },
      closings: [
        "I would be very glad to meet you at {company} and to hear more about the team.",
        "I would be happy to come by and get to know {company} and its people.",
        "I would be happy to meet you at {company} and to hear how your days look.",
        "I would be very happy to meet the team at {company} in person.",
      ],
      signOff: "Warm regards,",
    },
    formal: {
      greeting: { company: ["Dear {company} selection committee,"], nobody: ["Dear Sir or Madam,"] },
      closings: [
        "I would appreciate the opportunity of an interview at {company} at a time that suits you.",
        "I would be grateful for an interview at {company} at a time that suits you.",
        "I would welcome the opportunity of an interview at {company}.",
        "I look forward to the opportunity of an interview at {company}.",
      ],
      signOff: "Yours faithfully,",
    },
  },
  yourName: "[Your name]",
  and: "and",
  or: "or",
  openings: {
    needs: [
      "{company} needs {person} to {needs}.",
      "You are looking for {person} at {company} to {needs}.",
      "I am applying for the {title} position at {company}, where you need somebody to {needs}.",
      "For the {title} position, {company} needs somebody to {needs}.",
      "{company} is looking for {person} to {needs}.",
      "You need {person} at {company} to {needs}.",
      "For the {title} position at {company}, you need somebody who can {needs}.",
    ],
    topics: [
      "For the {title} position, {company} asks for {topics}.",
      "I am applying for the {title} position at {company}, which asks for {topics}.",
      "The {title} position at {company} calls for {topics}.",
      "You are looking for {person} at {company} who knows {topics}.",
      "For the {title} position at {company}, you need somebody who knows {topics}.",
    ],
    plain: [
      "I am applying for the {title} position at {company}.",
      "I would like to join {company} and am applying for the {title} position.",
      "This is my application for the {title} position at {company}.",
      "I would like to talk with you about the {title} position at {company}.",
    ],
    work: {
      now: [
        "I have been {work} since {since}, and I am applying for the {title} position at {company}.",
        "I work as {work} and am applying for the {title} position at {company}.",
        "Today I work as {work}, and I would like to join {company} in the {title} position.",
        "I am applying for the {title} position at {company}; today I am {work}.",
      ],
      past: [
        "I last worked as {work} and am applying for the {title} position at {company}.",
        "I am applying for the {title} position at {company}; most recently I worked as {work}.",
        "My last position was as {work}, and I am applying for the {title} position at {company}.",
      ],
    },
  },
  introductions: {
    same: {
      now: [
        "I have been {work} since {since}, so this is work I know.",
        "It is the work I do now, as {work}.",
        "I do this kind of work today, as {work}.",
        "This is familiar work to me: I am {work}.",
      ],
      past: [
        "I did this kind of work in my last position, as {work}.",
        "It is work I know: my last position was as {work}.",
        "I have done this kind of work before, most recently as {work}.",
      ],
    },
    "step-up": {
      now: [
        "I am {work} today, and this would be my next step.",
        "I would come to it from the work itself: I am {work}.",
        "It would be the next step from what I do today as {work}.",
      ],
      past: [
        "I would come to it from the work itself, most recently as {work}.",
        "It would be the next step from my last position, as {work}.",
      ],
    },
    change: {
      now: [
        "I come from a different field: today I work as {work}.",
        "My background is in other work: I am {work} today.",
        "It would be a change of field for me; I work as {work}.",
      ],
      past: [
        "I come from a different field: most recently I worked as {work}.",
        "It would be a change of field for me; my last position was as {work}.",
      ],
    },
    first: {
      now: [
        "I am at the beginning of my career, and this is what I have done so far.",
        "It would be one of my first positions, so let me say what I have done already.",
      ],
      past: [
        "I am at the beginning of my career, and this is what I have done so far.",
        "It would be one of my first positions, so let me say what I have done already.",
      ],
    },
    return: {
      now: ["I would like to go back to this work."],
      past: [
        "I would like to go back to the work I did last, as {work}.",
        "I last worked as {work} and would like to go back to that work.",
      ],
    },
    other: {
      now: ["I have been {work} since {since}.", "I work as {work} today.", "Today I am {work}."],
      past: ["Most recently I worked as {work}.", "My last position was as {work}."],
    },
  },
  proofs: {
    there: ["In that job {clause}.", "In that position {clause}."],
    sameJob: ["In the same job, {clause}.", "In the same position, {clause}."],
    atEmployer: ["At {employer}, {clause}.", "For {employer}, {clause}."],
    asPosition: ["As {position}, {clause}.", "In my work as {position}, {clause}."],
    asPositionAtEmployer: ["As {position} at {employer}, {clause}.", "At {employer}, as {position}, {clause}."],
    before: ["Before that, as {position}, {clause}.", "Earlier, as {position}, {clause}."],
    elsewhere: {
      earlier: ["In an earlier position, {clause}.", "In an earlier job, {clause}."],
      other: ["In another position, {clause}."],
    },
    goesOn: ["{also}.", "{sentence}."],
    noJob: ["{sentence}."],
    ofNoJob: ["In my work so far, {clause}.", "Over the years, {clause}."],
  },
  asked: ["You ask for {topic}.", "Your posting asks for {topic}."],
  alsoAsked: [
    "You also ask for {topic}.",
    "Your posting names {topic}, too.",
    "You need {topic} as well.",
    "Another part of the position is {topic}.",
  ],
  gaps: {
    known: [
      "I have not worked with {gap} yet; of what you ask for, I know {known}.",
      "What I do not know yet is {gap}; what I do know of your list is {known}.",
      "I have not used {gap} so far; {known} I have.",
    ],
    languageLevel: ["My {language} is at {own}, not yet at {asked}.", "My {language} is {own}, not yet {asked}."],
    near: [
      "I have worked with {nearest} and not yet with {gap}.",
      "You ask for {gap}; I have not used it yet. What I know is {nearest}.",
      "I have not worked with {gap} yet; the nearest thing I know is {nearest}.",
    ],
    tool: [
      "I have not worked with {gap} yet.",
      "One thing I have not used yet is {gap}.",
      "I have not worked with {gap} yet, and I would rather say so here than later.",
    ],
    work: [
      "So far I have not worked with {gap}.",
      "I do not have experience with {gap} yet.",
      "I do not have experience with {gap} so far, and would rather say so here.",
    ],
    experience: ["I do not have {experience} yet.", "What I do not have yet is {experience}."],
    credential: [
      "You ask for {gap}, which I do not have yet.",
      "I do not have {gap} yet, and would rather say so here than later.",
    ],
    credentialNear: [
      "I hold {nearest} and not yet {gap}.",
      "You ask for {gap}; so far I hold {nearest}.",
      "You ask for {gap}; I hold {nearest}.",
    ],
    degree: ["You ask for {gap}, which I do not have.", "I do not have {gap}, and would rather say so here."],
    years: [
      "You ask for {asked} of experience; I have {own} so far.",
      "Where you ask for {asked} of experience, I have {own}.",
    ],
  },
  degreeLevels: {
    associate: "an associate degree",
    bachelor: "a bachelor's degree",
    master: "a master's degree",
    doctorate: "a doctorate",
  },
  years: (count) => (count === 1 ? "one year" : `${NUMBERS[count] ?? count} years`),
  yearsMet: ["I have more than the {asked} of experience you ask for."],
  licensedAs: ["I am {licences}.", "You ask for {licences}; I am one."],
  certifiedAs: ["I am certified as {licences}."],
  licences: ["I hold {licences}.", "You ask for {asked}, which I hold."],
  qualified: ["I have the qualification you ask for: {names}.", "I have what you ask for in qualifications: {names}."],
  speaks: ["I also speak {languages}.", "You ask for languages, too: I speak {languages}."],
  degrees: [
    "I have {level} in {field} from {school}.",
    "I hold {title} from {school}.",
    "My degree: {degree}.",
    "My degree is {degree}.",
  ],
  attached: ["My resume is in {language}; it says where I worked, when, and what I did there."],
  languageNames: { en: "English", de: "German", fr: "French", es: "Spanish" },
  shared: [
    "Of what you ask for, I have also worked with {skills}.",
    "I have also worked with {skills}, which you ask for.",
    "Of what you ask for, my resume also shows {skills}.",
  ],
  closings: {
    // A duty within a question reads as if it were quoted.
    need: [],
    topic: [
      "I would welcome a conversation about {topic} at {company}.",
      "I would be glad to talk about {topic} at {company}, and about what you need first.",
      "When we talk, I would like to hear how your team does {topic} today.",
    ],
    plain: [
      "I would welcome the chance to talk with you about the position.",
      "I would like to hear in a conversation what {company} needs first.",
      "I would be glad to meet the team at {company} and hear what you need most.",
      "Could we find a time to talk? I would like to know what you need first at {company}.",
      "I would be happy to go through any of this with you, and to hear what matters most at {company}.",
      "I would like to meet the people I would work with at {company}.",
      "I would be glad to answer your questions, and I would like to ask a few of my own.",
      "I would be glad to hear what you want done first at {company}, and to say how I would begin.",
    ],
  },
  reach: ["You can reach me at {contacts}.", "I can be reached at {contacts}."],
};
