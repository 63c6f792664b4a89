export const VALUES = [
  {
    title: "Innovation",
    text: "New methods where they help a person get further, and plain ones everywhere else. A feature that cannot be explained in a sentence is not finished.",
  },
  {
    title: "Empowerment",
    text: "You decide what is true of you, where you apply and what you send. We put the reasons in front of you and leave the pen in your hand.",
  },
  {
    title: "Precision",
    text: "Every score has its parts and every claim its line. Where we are not sure, we say so; where something is missing, we do not fill it in.",
  },
  {
    title: "Excellence",
    text: "The same care for a first resume as for a fortieth. For every trade, on every screen, and for readers who do not use a mouse.",
  },
];

export const TEAM = [
  {
    name: "Reading",
    text: "Answers for what is understood of a resume, whatever its layout, and for saying so when it is not.",
  },
  {
    name: "Matching",
    text: "Answers for the score: that it is fair to every trade, that it can be taken apart, and that it does not flatter.",
  },
  {
    name: "Writing",
    text: "Answers for letters, resumes and interview guides that sound like you and stay with the facts.",
  },
  {
    name: "Care",
    text: "Answers your questions, guards your data, and tells the other three what does not work yet.",
  },
];
