import { GAPS } from "./letter-gaps.ts";
import { OPENINGS } from "./letter-openings.ts";
import type { LetterPack } from "../letter-pack.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const LETTER: LetterPack = {
  greeting: { company: ["Dear {company} hiring team,"], nobody: ["Dear hiring team,"] },
  toPerson: { woman: "Dear {honorific} {surname},", man: "Dear {honorific} {surname},", unknown: "Dear {name}," },
  signOff: "Kind regards,",
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
  openings: OPENINGS,
  nearest: {
    same: {
      now: [
        "That is my work today: as {position} at {employer}, {clause}.",
        "I do this kind of work now: as {position} at {employer}, {clause}.",
        "It is the work I do today; at {employer}, as {position}, {clause}.",
        "I do this now. As {position} at {employer}, {clause}.",
      ],
      past: [
        "I know this work: as {position} at {employer}, {clause}.",
        "I have done this kind of work: as {position} at {employer}, {clause}.",
      ],
    },
    "step-up": {
      now: [
        "I would come to it from the work itself: as {position} at {employer}, {clause}.",
        "It would be the next step from my work today; as {position} at {employer}, {clause}.",
        "For me it would be the next step: as {position} at {employer}, {clause}.",
      ],
      past: [
        "I would come to it from the work itself: as {position} at {employer}, {clause}.",
        "It would be the next step from my last position; as {position} at {employer}, {clause}.",
      ],
    },
    change: {
      now: [
        "I come from a different field; as {position} at {employer}, {clause}.",
        "It would be a change of field for me. As {position} at {employer}, {clause}.",
      ],
      past: [
        "I come from a different field; as {position} at {employer}, {clause}.",
        "It would be a change of field for me. As {position} at {employer}, {clause}.",
      ],
    },
    kindred: {
      now: [
        "I come from a different field, but not all of this is new to me: as {position} at {employer}, {clause}.",
        "It would be a change of field for me, though part of the work is not: as {position} at {employer}, {clause}.",
      ],
      past: [
        "I come from a different field, but not all of this is new to me: as {position} at {employer}, {clause}.",
        "It would be a change of field for me, though part of the work is not: as {position} at {employer}, {clause}.",
      ],
    },
    first: {
      now: [
        "I am at the beginning of my career; as {position} at {employer}, {clause}.",
        "It would be one of my first positions. As {position} at {employer}, {clause}.",
      ],
      past: [
        "I am at the beginning of my career; as {position} at {employer}, {clause}.",
        "It would be one of my first positions. As {position} at {employer}, {clause}.",
      ],
    },
    return: {
      now: ["As {position} at {employer}, {clause}."],
      past: [
        "I would like to go back to this work: as {position} at {employer}, {clause}.",
        "I did this work before and would like to go back to it: as {position} at {employer}, {clause}.",
      ],
    },
    other: {
      now: ["As {position} at {employer}, {clause}.", "At {employer}, as {position}, {clause}."],
      past: ["As {position} at {employer}, {clause}.", "At {employer}, as {position}, {clause}."],
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
  earlierWork: [],
  proofs: {
    there: ["{turned}.", "{sentence}.", "In this role, {clause}."],
    inPlacement: [],
    today: [],
    inTraining: [],
    sameJob: ["In the same job, {clause}.", "In the same position, {clause}."],
    atEmployer: ["At {employer}, {clause}.", "For {employer}, {clause}."],
    asPosition: ["As {position}, {clause}.", "In my work as {position}, {clause}."],
    asPositionAtEmployer: ["As {position} at {employer}, {clause}.", "At {employer}, as {position}, {clause}."],
    before: [
      "Before that, as {position} at {employer}, {clause}.",
      "Earlier, as {position} at {employer}, {clause}.",
      "Before that, as {position}, {clause}.",
      "Before that, at {employer}, {clause}.",
      "Earlier, as {position}, {clause}.",
      "Earlier, at {employer}, {clause}.",
      "As {position} before that, {clause}.",
      "At {employer} before that, {clause}.",
    ],
    longBefore: [
      "Earlier, as {position} at {employer}, {clause}.",
      "As {position} at {employer}, {clause}.",
      "Earlier, as {position}, {clause}.",
      "As {position}, {clause}.",
      "Earlier, at {employer}, {clause}.",
    ],
    inProject: ["In my project {project}, {clause}."],
    inProjects: ["In one of my projects, {clause}."],
    inAnother: ["In another of my projects, {clause}."],
    elsewhere: {
      now: ["In my present position, {clause}."],
      earlier: ["In an earlier position, {clause}.", "In an earlier role, {clause}."],
      other: ["In another position, {clause}."],
    },
    goesOn: ["{turned}.", "{sentence}."],
    noJob: ["{sentence}."],
    outside: ["Outside work, {clause}.", "In my own time, {clause}."],
    ofNoJob: ["In my work so far, {clause}."],
  },
  inBrief: {
    papers: "I also have:",
    needed: [
      "You need somebody to {needs}.",
      "You are looking for somebody to {needs}.",
      "What you need is somebody to {needs}.",
    ],
    under: "{place}:",
    as: "as {position}",
    more: ["Further experience:", "More of my experience:"],
    only: ["My experience in brief:", "Some of my experience:"],
    mixed: { more: ["What else I would bring:"], only: ["My background in brief:", "What I would bring:"] },
  },
  asked: [],
  needed: {
    first: ["You need somebody to {needs}:", "You are looking for somebody to {needs}:"],
    need: [
      "You also need somebody to {needs}:",
      "Part of the work is to {needs}:",
      "The person you hire will also {needs}:",
    ],
    duty: [],
  },
  gaps: GAPS,
  degreeLevels: {
    associate: "an associate degree",
    bachelor: "a bachelor's degree",
    master: "a master's degree",
    doctorate: "a doctorate",
  },
  years: (count) => (count === 1 ? "one year" : `${NUMBERS[count] ?? count} years`),
  offices: {
    done: ["As {office}, {clause}."],
    held: ["I have been {office}.", "I have served as {office}."],
    there: ["At {place}, {deed}."],
    still: ["I am {office}."],
  },
  availability: {
    now: ["I can start at once.", "I am available at once."],
    from: ["I can start from {when}.", "I am available from {when}."],
    notice: ["My notice period is {when}."],
    pay: ["My {label} is {when}."],
    "present pay": ["My {label} is {when}.", "I last drew {drawn}."],
  },
  trainingEnds: [],
  returns: ["After {break}, I would like to come back to work."],
  yearsOwn: ["I have {own}.", "I bring {own}."],
  yearsMet: [
    "As {work} I have more than the {asked} of experience you ask for.",
    "I have more than the {asked} of experience you ask for.",
  ],
  yearsWorked: ["I have worked as {work} for {own}."],
  registered: ["I have been {standing} since {year}."],
  validTo: ["My {name} is {status}."],
  licensedAs: ["I am {licences}."],
  certifiedAs: ["I am certified as {licences}."],
  licences: ["I hold {licences}.", "You ask for {asked}, which I hold."],
  hasPapers: ["I have {licences}."],
  trainedIn: ["I am trained in {licences}."],
  schoolCertificates: ["I have GCSEs in {subjects}."],
  underWay: [
    "I am working towards {name}, which I expect to finish in {when}.",
    "I am working towards {name}, expected in {when}.",
    "I am working towards {name}.",
  ],
  examAhead: ["I plan to sit for the {exam} in {when}."],
  memberSince: ["I have been {member} since {since}.", "I have been a member of {body} since {since}."],
  served: [
    "From {from} to {to} I served in {force}.",
    "I served in {force} from {from} to {to} as {work}.",
    "I served in {force} as {work}.",
    "I served in {force}.",
  ],
  qualified: ["I have the qualification you ask for: {names}.", "I have what you ask for in qualifications: {names}."],
  speaks: ["I speak {languages}."],
  native: ["I am a native speaker of {languages}."],
  bilingual: ["I am bilingual in English and {others}."],
  speaksAtWork: [],
  ownDegrees: [],
  degrees: [
    "I have {level} in {field} from {school}.",
    "I hold {level} in {field}.",
    "I hold {title} from {school}.",
    "I hold {title}.",
  ],
  reference: { beside: "(reference {reference})", alone: "This is an application for reference {reference}." },
  attached: ["My resume is in {language}; it says where I worked, when, and what I did there."],
  languageNames: { en: "English", de: "German", fr: "French", es: "Spanish" },
  shared: ["I have worked with {skills}.", "I also know {skills}."],
  knows: [],
  sharedLittle: [],
  sharedStudied: ["I have taken training in {skills}.", "I have studied {skills}."],
  includes: ["My experience includes {skills}."],
  closings: {
    topic: [],
    need: [
      "I would be glad to talk with you about how I could help {needs}.",
      "I would welcome a conversation about how I could help you {needs}.",
      "I would like to hear what it will take at {company} to {needs}.",
    ],
    plain: [
      "I would welcome the chance to talk with you about the position.",
      "I would be glad to talk with you about what {company} needs.",
      "I would be glad to meet the team at {company} and to hear more about the position.",
      "I would be happy to tell you more in a conversation.",
      "I would be glad to answer your questions and to hear more about the work at {company}.",
      "I would welcome a meeting, and would be glad to hear more about the work at {company}.",
    ],
  },
  reach: ["You can reach me at {contacts}.", "I can be reached at {contacts}."],
};
