import type { LetterPack } from "../letter-pack.ts";

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
      "For the {title} position, {company} needs somebody to {needs}.",
      "The {title} at {company} will {needs}.",
      "You need somebody to {needs}, and I am applying for the {title} position at {company}.",
      "Your posting says it plainly: the {title} at {company} is there to {needs}.",
      "You are looking for {person} at {company} to {needs}.",
      "Somebody at {company} will have to {needs}: that is the {title} role, and I am applying for it.",
      "The {title} role at {company} comes down to this: to {needs}.",
      "When you fill the {title} position at {company}, you want somebody to {needs}.",
    ],
    topics: [
      "The {title} role at {company} is about {topics}.",
      "For the {title} position, {company} puts {topics} first.",
      "You are looking for {person} at {company} who knows {topics}.",
      "Your posting for the {title} position at {company} comes down to {topics}.",
      "With the {title} position, {company} asks above all for {topics}.",
    ],
    plain: [
      "I am applying for the {title} position at {company}.",
      "I would like to join {company} and am applying for the {title} position.",
      "This is my application for the {title} role at {company}.",
      "I would like to talk with you about the {title} position at {company}.",
    ],
  },
  introductions: {
    same: {
      now: [
        "I work as {work} today, so this would not be new to me.",
        "That is close to what I do now: I work as {work}.",
        "I come from the same kind of work, as {work}.",
        "I know this work from every day: I am {work}.",
      ],
      past: [
        "I know this kind of work from my last position, as {work}.",
        "I come from the same kind of work: my last position was {position}.",
        "I have done this kind of work before, most recently as {work}.",
      ],
    },
    "step-up": {
      now: [
        "I come to it from one step before, as {work}.",
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
        "I come to it from another side: today I work as {work}.",
        "My way to it is not the usual one; I work as {work}.",
        "I would come to it from different work, as {work}, and part of it is what you need.",
      ],
      past: [
        "I come to it from another side: most recently I worked as {work}.",
        "My way to it is not the usual one; my last position was {position}.",
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
        "After some time away I would like to go on where I was, as {work}.",
      ],
    },
  },
  proofs: {
    there: ["There {clause}.", "In that job {clause}.", "In that position {clause}."],
    sameJob: ["In the same job, {clause}.", "In the same position, {clause}."],
    atEmployer: ["At {employer}, {clause}.", "For {employer}, {clause}."],
    asPosition: ["As {position}, {clause}.", "In my work as {position}, {clause}."],
    asPositionAtEmployer: ["As {position} at {employer}, {clause}.", "At {employer}, as {position}, {clause}."],
    before: ["Before that, as {position}, {clause}.", "Earlier, as {position}, {clause}."],
    goesOn: ["{also}.", "{sentence}."],
    noJob: ["{sentence}."],
  },
  alsoAsked: [
    "You also ask for {topic}.",
    "Your posting names {topic}, too.",
    "You need {topic} as well.",
    "Another part of the position is {topic}.",
  ],
  gaps: {
    near: [
      "I have worked with {nearest} and not yet with {gap}.",
      "You ask for {gap}; I have not used it yet. What I know is {nearest}.",
      "I have not worked with {gap} yet; the nearest thing I know is {nearest}.",
    ],
    tool: [
      "I have not worked with {gap} yet, and I would rather say so here than later.",
      "One thing is missing: I have not used {gap} yet.",
      "My resume does not show {gap}, and I would have to learn it.",
    ],
    work: [
      "My resume does not show {gap}; I would have to learn that part of the job with you.",
      "One thing is missing: I have no experience with {gap} yet.",
      "I do not have experience with {gap} yet, and I would rather say so here than later.",
    ],
    credential: [
      "You ask for {gap}; my resume does not show it.",
      "My resume does not show {gap}, and I would rather say so here than later.",
    ],
  },
  licences: ["I hold {licences}.", "You ask for {licences}; I have it."],
  degrees: ["My degree: {degree}.", "My education for it: {degree}."],
  attached: ["My resume is in {language}; it says where I worked, when, and what I did there."],
  languageNames: { en: "English", de: "German", fr: "French", es: "Spanish" },
  shared: ["Of what your posting names, my resume shows {skills}."],
  closings: {
    need: [
      "I would like to hear what makes it hard to {need} at {company} today.",
      "When we talk, I would like to know what it takes at {company} to {need}.",
      "I would welcome a talk about how your team has managed to {need} so far.",
      "In a talk I would like to ask what would help your team most to {need}.",
    ],
    topic: [
      "I would like to hear how you do {topic} at {company} today, and what you want different.",
      "When we talk, I would like to know what is hard about {topic} at {company}.",
      "I would welcome a talk about {topic} at {company}: what works, and what should change first.",
      "I would like to ask you who does {topic} at {company} today, and what makes it hard.",
      "I would be glad to talk about {topic} with the people at {company} who do it now.",
      "I would like to see how your team does {topic} before I tell you what I would do.",
    ],
    plain: [
      "I would welcome a talk about what the team at {company} needs first.",
      "I would like to hear in a talk what should be different at {company} some months from now.",
      "I would be glad to talk with you and hear what makes this position hard at {company} today.",
      "When would it suit you to talk? I would like to know what you need first at {company}.",
      "I would like to meet the team at {company} and hear what its days look like.",
      "In a talk I would like to ask what the next months at {company} should bring.",
      "I would be happy to go through any of this with you, and to hear what matters most at {company}.",
      "I would like to talk with the people at {company} I would work with.",
    ],
  },
  reach: ["You can reach me at {contacts}.", "I can be reached at {contacts}."],
};
