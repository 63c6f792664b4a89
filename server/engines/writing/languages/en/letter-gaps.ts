import type { LetterPack } from "../letter-pack.ts";

/** What a letter says of what is asked for and not held. */
export const GAPS: LetterPack["gaps"] = {
  known: [
    "I have not worked with {gap} yet, but I have with {known}.",
    "I know {known}; {gap} I have not worked with yet.",
    "I have worked with {known} and not yet with {gap}.",
  ],
  firstPosition: [
    "I have not been {person} yet.",
    "It would be my first position as {person}.",
    "I have not worked as {person} so far.",
  ],
  leadingYears: ["You ask for {asked}; I have {own} of that so far.", "You ask for {asked}, which I do not have yet."],
  otherDegree: ["I do not have a degree in {asked}, but one in {own}."],
  teamSize: [
    "You ask for somebody who has led {team}, which I have not done yet.",
    "You ask for {team}, which I have not led yet.",
  ],
  away: ["I have not worked as {person} since {since}."],
  setting: ["I have not worked {place} yet.", "So far I have not worked {place}."],
  qualified: ["I am not yet a qualified {profession}."],
  awaited: {
    result: ["I do not have the final result of my {degree} yet.", "I do not have the final result yet."],
    degree: ["I have not been awarded the degree yet."],
  },
  languageLevel: ["My {language} is at {own}, not yet at {asked}.", "My {language} is {own}, not yet {asked}."],
  languageBelow: {
    step: ["My {language} is at {own} so far."],
    basic: ["My {language} is basic so far."],
    middle: ["My {language} is intermediate so far."],
    none: ["You ask for {language}, which I do not speak yet.", "I do not speak {language} yet."],
  },
  near: [
    "I have worked with {nearest} and not yet with {gap}.",
    "You ask for {gap}, which I have not used yet. What I know is {nearest}.",
    "I have not worked with {gap} yet; the nearest thing I know is {nearest}.",
  ],
  tool: [
    "I have not worked with {gap} yet.",
    "One thing I have not used yet is {gap}.",
    "What would be new to me is {gap}.",
  ],
  work: [
    "So far I have not worked with {gap}.",
    "What would be new to me is {gap}.",
    "I do not have experience with {gap} yet.",
  ],
  either: ["I have not worked with {gap} yet.", "So far I have not worked with {gap}."],
  denied: ["I have not {deed} yet.", "So far I have not {deed}."],
  level: {
    basic: ["My {gap} is basic so far."],
    beginner: ["My {gap} is at beginner level so far."],
  },
  experience: ["I do not have {experience} yet.", "What I do not have yet is {experience}."],
  credential: ["You ask for {gap}, which I do not have yet.", "I do not have {gap} yet."],
  credentialNear: [
    "I hold {nearest} and not yet {gap}.",
    "You ask for {gap}; so far I hold {nearest}.",
    "You ask for {gap}; I hold {nearest}.",
  ],
  noDegree: [],
  onItsWay: [],
  fewYears: ["You ask for {ask}; I have {own}."],
  examAt: [],
  runOut: ["My {name} has lapsed; I am booked for {booked}.", "My {name} has lapsed."],
  degree: [
    "You ask for {gap}; I have {nearest}.",
    "I have {nearest} and not {gap}.",
    "You ask for {gap}, which I do not have.",
  ],
  yearsInstead: [
    "I do not have {gap}; what I have in its place is {own} of experience.",
    "In place of {gap} I have {own} of experience.",
  ],
  years: [
    "You ask for {asked} of experience; I have {own} so far.",
    "Where you ask for {asked} of experience, I have {own}.",
  ],
};
