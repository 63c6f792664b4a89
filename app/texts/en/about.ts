export const about = {
  title: "About",
  description: "Why Northfold exists, what it will not do, and who answers for what.",
  heading: (brand: string) => `About ${brand}`,
  lead: "We build the assistant we would want beside us on the evening before an application is due.",
  mission: "Our Mission",
  missionIs:
    "To empower people to find the work that fits them, by showing what they already have, what a job really asks for, and how the two meet.",
  story: "Our Story",
  storyBegins: (brand: string) =>
    `${brand} began with a pile of resumes and a simple observation: good people were being passed over by machines that could not read, and then advised by machines that made things up. A nurse with eleven years in emergency care was told to “add keywords”. A welder was matched with a job in web design.`,
  storyGoesOn:
    "So we started from the sheet of paper. Read it carefully. Say what was understood, and from which line. Compare it with what a posting asks for, part by part. And when it comes to writing, use only what is there.",
  inLetter: "A sentence in a letter",
  claim: "“I ran triage for an emergency unit of 42 beds.”",
  itsLine: "The line it comes from",
  line: "Managed triage for a 42-bed emergency unit",
  marker: "The yellow marker means the same thing everywhere: this is the line it comes from.",
  storyEnds:
    "That is still the whole idea. The name stands for it: a sheet of paper, folded, with a needle that points north.",
  values: "Our Values",
  valuesAre: {
    innovation:
      "New methods where they help a person get further, and plain ones everywhere else. A feature that cannot be explained in a sentence is not finished.",
    empowerment:
      "You decide what is true of you, where you apply and what you send. We put the reasons in front of you and leave the pen in your hand.",
    precision:
      "Every score has its parts and every claim its line. Where we are not sure, we say so; where something is missing, we do not fill it in.",
    excellence:
      "The same care for a first resume as for a fortieth. For every trade, on every screen, and for readers who do not use a mouse.",
  },
  team: "Our Team",
  teamIs: "Four crafts at one table. We introduce them by what they answer for, which tells you more than a portrait.",
  teams: {
    reading: {
      name: "Reading",
      text: "Answers for what is understood of a resume, whatever its layout, and for saying so when it is not.",
    },
    matching: {
      name: "Matching",
      text: "Answers for the score: that it is fair to every trade, that it can be taken apart, and that it does not flatter.",
    },
    writing: {
      name: "Writing",
      text: "Answers for letters, resumes and interview guides that sound like you and stay with the facts.",
    },
    care: {
      name: "Care",
      text: "Answers your questions, guards your data, and tells the other three what does not work yet.",
    },
  },
  closing: "See what your resume already says.",
};
