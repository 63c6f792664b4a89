import type { LetterPack } from "../letter-pack.ts";

/** How an English letter says what it is about and who applies. */
export const OPENINGS: LetterPack["openings"] = {
  needs: [
    "You need {person} to {needs}.",
    "{company} needs {person} to {needs}.",
    "Your next {title} has to {needs}.",
    "I am applying for the {title} position, in which you need somebody to {needs}.",
    "{company} is looking for {person} to {needs}.",
    "For the {title} position you need somebody who can {needs}.",
    "You are looking for {person} who can {needs}.",
  ],
  topics: [
    "For the {title} position, {company} asks for {topics}.",
    "I am applying for the {title} position at {company}, which asks for {topics}.",
    "The {title} position at {company} calls for {topics}.",
    "You are looking for {person} at {company} who knows {topics}.",
    "For the {title} position at {company}, you need somebody who knows {topics}.",
  ],
  work: {
    leads: [
      "{company} is looking for {person} to {needs}.",
      "You need {person} at {company} to {needs}.",
      "{company} needs {person} to {needs}.",
      "You are looking for {person} at {company} to {needs}.",
    ],
    who: {
      plain: {
        now: [
          "I have been {work} since {since} and would like to apply.",
          "I have worked as {work} since {since} and am applying for the position.",
          "I work as {work} and would like to apply.",
        ],
        past: [
          "I worked as {work} from {from} to {until} and would like to apply.",
          "From {from} to {until} I worked as {work}, and I am applying for the position.",
          "I have worked as {work} and would like to apply.",
        ],
      },
      same: { now: [], past: [] },
      first: {
        now: ["I am at the beginning of my career and am applying for the position; so far I have worked as {work}."],
        past: ["I am at the beginning of my career and am applying for the position; so far I have worked as {work}."],
      },
      "step-up": {
        now: [
          "I have been {work} since {since}, and this position would be my next step.",
          "This position would be my next step: I have been {work} since {since}.",
        ],
        past: ["I have worked as {work}, and this position would be my next step."],
      },
      change: {
        now: [
          "I have been {work} since {since}; the position would be a change of field for me.",
          "The position would be a change of field for me: I work as {work}.",
        ],
        past: ["I come from a different field and have worked as {work}."],
      },
    },
  },
  joined: {
    plain: {
      now: [
        "I have been {work} since {since}, and I am applying for the {title} position at {company}.",
        "I am applying for the {title} position at {company}; I have been {work} since {since}.",
        "I have worked as {work} since {since} and am applying for the {title} position at {company}.",
        "This is my application for the {title} position at {company}; I have been {work} since {since}.",
        "I work as {work} and am applying for the {title} position at {company}.",
        "I am {work}, and I would like to apply for the {title} position at {company}.",
        "I have worked in {field} since {since} and am applying for the {title} position at {company}.",
        "I work in {field} and am applying for the {title} position at {company}.",
      ],
      past: [
        "I have worked in {field}, and I am applying for the {title} position at {company}.",
        "From {from} to {until} I worked as {work}, and I am applying for the {title} position at {company}.",
        "I worked as {work} from {from} to {until} and am applying for the {title} position at {company}.",
        "With this letter I apply for the {title} position at {company}; from {from} to {until} I worked as {work}.",
        "I have worked as {work} and am applying for the {title} position at {company}.",
        "I would like to apply for the {title} position at {company}; I have worked as {work}.",
      ],
    },
    same: { now: [], past: [] },
    first: {
      now: [
        "I am at the beginning of my career and am applying for the {title} position at {company}; so far I have worked as {work}.",
        "The {title} position at {company} would be one of my first; so far I have worked as {work}.",
      ],
      past: [
        "I am at the beginning of my career and am applying for the {title} position at {company}; so far I have worked as {work}.",
        "The {title} position at {company} would be one of my first; so far I have worked as {work}.",
      ],
    },
    "step-up": {
      now: [
        "I have been {work} since {since}, and the {title} position at {company} would be my next step.",
        "The {title} position at {company} would be my next step: I have been {work} since {since}.",
        "The {title} position at {company} would be my next step; I am {work} today.",
      ],
      past: [
        "I have worked as {work}, and the {title} position at {company} would be my next step.",
        "The {title} position at {company} would be my next step; I have worked as {work}.",
      ],
    },
    change: {
      now: [
        "I have been {work} since {since}; the {title} position at {company} would be a change of field for me.",
        "I come from a different field and am applying for the {title} position at {company}; I am {work}.",
        "The {title} position at {company} would be a change of field for me: I work as {work}.",
      ],
      past: [
        "I come from a different field and am applying for the {title} position at {company}; I have worked as {work}.",
        "The {title} position at {company} would be a change of field for me: I have worked as {work}.",
      ],
    },
  },
  plain: [
    "I am applying for the {title} position at {company}.",
    "This is my application for the {title} position at {company}.",
    "I would like to talk with you about the {title} position at {company}.",
    "I would like to apply to {company} for the {title} position.",
    "With this letter I apply for the {title} position at {company}.",
  ],
  untitled: ["I am applying for the position at {company}.", "I am applying for this position."],
  learning: [],
};
