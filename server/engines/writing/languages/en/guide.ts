import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Tell me about yourself and how you came to apply here."],
    now: ["Today I work as {work}."],
    past: ["Most recently I worked as {work}."],
    once: ["I have worked as {work}."],
    before: ["Before that I was {work}."],
    degree: ["My education: {degree}."],
    end: ["Now I am applying for the {title} position at {company}."],
  },
  whyUs: {
    question: ["Why {company}, and why the {title} role?"],
    unnamed: ["Why do you want to work here, and why the {title} role?"],
    known: ["I know that kind of work:"],
    them: ["Your posting says of you: “{fact}”. [What of it draws you, in a sentence of your own.]"],
    quoted: ["Your posting says: “{point}”."],
    bring: ["What I bring to it from my work so far: {topics}."],
    topics: ["Your posting asks above all for {topics}."],
    end: ["I would like to do that work at {company}, and to hear today how your team goes about it."],
    open: "[What draws you to it, in a sentence of your own.]",
  },
  met: {
    question: ["What have you done with {asked}?", "Where has {asked} been part of your work?"],
    quoted: ["The posting asks for {asked}. Where have you done this?"],
  },
  frame: {
    now: ["Situation: I work as {work}."],
    past: ["Situation: I worked as {work}."],
    nowDated: ["Situation: I have worked as {work} {years}."],
    pastDated: ["Situation: I worked as {work} {years}."],
    task: ["Task:"],
    action: ["Action:"],
    near: ["Nearest to it:"],
    nearEnd: [
      "Say what of it is the same here, and what would be new to you.",
      "Say openly that it is near and not the same, and what you would still have to learn.",
    ],
    earlier: ["Earlier, as {work}:"],
    result: ["Result:"],
    noResult: "Result: [what came of it, with a figure if you have one].",
  },
  gap: {
    question: ["Your posting asks for {gap}. Where do you stand with it?", "What do you know about {gap}?"],
    credential: ["Do you hold {gap}?"],
    missing: ["Your resume does not name {gap}. If that is how it is, say so in one plain sentence."],
    asked: [
      "The posting names this: {gap}. Where do you stand with it?",
      "The posting says: {gap}. What do you bring for it?",
    ],
    askedCredential: ["The posting asks for this: {gap}. Do you have it?"],
    silent: ["No line of your resume tells of this. If that is how it is, say so in one plain sentence."],
    denied: ["Your own resume says that you have not worked with {gap} yet. Say so in one plain sentence."],
    named: ["Your resume names {gap} and does not say that you hold it. Say how things stand."],
    near: ["Then tell what is nearest to it:"],
    known: ["Then name what is nearest to it: {nearest}."],
    instead: ["Then go on to what you do bring:"],
    end: {
      tool: [
        "If you have done the same with something like it, name it. Then ask how people there have learned this one.",
        "Then ask who on the team knows it best, and how others have learned it.",
      ],
      paper: ["If you are working on it, say by when. If not, ask whether it can follow."],
      work: [
        "Then ask which part of it is needed first, and who could show you.",
        "Then say what you would look at in your first week, and whom you would ask.",
      ],
    },
  },
  papers: {
    question: ["Which of the papers that we ask for do you hold?"],
    held: ["Your resume names these: {lines}. Have them with you."],
    missing: ["It does not name {missing}: say at once whether you have it, or when you could."],
  },
  heldAs: { question: ["Are you {name}?"], yes: ["Yes, I am {name}."] },
  held: { question: ["Do you hold {name}?"], yes: ["Yes, I hold {name}."] },
  figure: {
    reached: {
      work: ["Which result of your work as {work} would you name first, and how was it measured?"],
      plain: ["Which result of your own work would you name first, and how was it measured?"],
    },
    counted: {
      work: ["Give us an idea of the scale of your work as {work}."],
      plain: ["Give us an idea of the scale of your work, in figures."],
    },
  },
  ready: {
    changed: ["Be ready to say what it was like before, which part of it was yours, and who counted it."],
    reached: ["Be ready for the next question: what did you do first, and what did not work?"],
    rate: ["Be ready for the next question: what made it hard on a busy day, and how did you keep up?"],
    count: ["Be ready to say where the number comes from, and what your own share of it was."],
    led: [
      "Be ready for the next question: who found it hard, and what did you do for them?",
      "Be ready to say how you knew that they could do it alone.",
    ],
    plain: [
      "Have one case of it ready: when it was, what was difficult, and what was better afterwards.",
      "Be ready for the next question: what went wrong with it once, and how did you put it right?",
      "Be ready to say how often that was, with whom, and how you could tell that it was right.",
      "Be ready for the next question: what would you do differently today?",
    ],
  },
  raised: {
    stepUp: ["This would be a step up from your work as {work}. What makes you ready for it?"],
    carries: ["You come from work as {work}. What of it helps you here?"],
    short: ["The posting asks for {asked}; your resume shows {own}. Why should we talk to you all the same?"],
    shortAnswer: ["Do not argue about the number. Say what these years held:"],
    away: ["Your resume shows a break. How did it come about, and why are you coming back now?"],
    awayAnswer: ["Say it in one sentence, without an excuse, and go on to what you have kept up."],
    since: ["Your last position ended in {year}. What have you done since?"],
    sinceOpen: "[What you have done since then, in one or two sentences.]",
  },
  point: {
    foreign: "[Which line of your resume shows it: in which job it was, what you did, what came of it.]",
    duty: [
      "Part of this job: “{point}”. What have you done that is like it?",
      "“{point}” would be your task here. Where have you done something like it?",
      "Here you would do this: “{point}”. What do you bring for it?",
    ],
    asked: [
      "The posting asks for this: “{point}”. Where have you shown it?",
      "“{point}”, says our posting. What can you tell us of it?",
    ],
    again: [
      "What you told above fits here too. Add one case of it: when it was, what was difficult, and what you did.",
    ],
    silent: [
      "Your resume has no line for this. If you have a case of your own, tell it: where it was, what you did, what came of it. If not, say so in one sentence.",
      "No line of your resume tells of this. Tell a case from elsewhere if there is one; without one, say so at once.",
    ],
  },
  example: {
    work: [
      "Walk us through a piece of your work as {work}.",
      "Which piece of your work as {work} would you show us first?",
    ],
    plain: ["Which piece of your own work would you show us first?"],
  },
  cases: {
    led: ["Tell us about people you had to lead or train.", "How do you bring people along?"],
    result: [
      "Tell us about something that is better because of your work.",
      "What did you change, and what came of it?",
    ],
    problem: [
      "Tell us about a problem that you had to get to the bottom of.",
      "When did something go wrong, and what did you do?",
    ],
    people: ["Tell us how you deal with the people you work for."],
  },
  open: [
    {
      question: "Tell us about a time when something went wrong at work. What did you do?",
      frame:
        "[Choose a real case.] What went wrong: [in one sentence, and when you noticed it]. What I did first: [your own steps]. How it ended: [the result].",
    },
    {
      question: "When did you have too much to do at once, and how did you decide what came first?",
      frame:
        "[Choose a real day.] What was waiting: [three things]. What came first, and why: [your rule]. What had to wait: [and whom you told].",
    },
    {
      question: "Tell us about something you had to learn quickly.",
      frame:
        "[Choose a real case.] What I did not know: [the thing]. How I went about it: [whom you asked, what you tried]. When I could do it alone: [how long it took].",
    },
    {
      question: "Describe a disagreement with a colleague or a customer and how it ended.",
      frame:
        "[Choose a real case.] What we disagreed on: [both sides, fairly]. What I said and did: [your words]. How it ended: [for both of you].",
    },
  ],
  yourQuestions: {
    question: ["What would you like to ask us about {company}?"],
    unnamed: ["What would you like to ask us?"],
    point: ["“{point}”: what makes this hard at {company} today?"],
    unnamedPoint: ["“{point}”: what makes this hard with you today?"],
    end: ["What do you need first from the person you hire? How will you know that it was a good choice?"],
  },
  listed: { says: ["My resume names {name} among my skills."], open: "[Where you used it last, and what for.]" },
  says: "Your resume says: “{line}”.",
  tips: {
    years: ["Gap: {asked} asked, {own} shown. Say it first, and tell what those years held"],
    gap: ["Gap: {gap}. Nearest: {nearest}", "Gap: {gap}. Say so, and ask what is needed first"],
    figures: {
      change: ["“{line}”: what it was before, what you did about it, who counted"],
      count: [
        "“{line}”: how you know the figure, and what your own part in it was",
        "“{line}”: which part of it was yours, and what was hardest about it",
      ],
    },
    licence: ["Bring proof: {name}"],
    nothingMissing: ["Nothing that the posting names is missing from your resume"],
    read: ["Read up on {company} the day before"],
  },
  shownAt: "{skill} ({employer})",
};
