import { expect, test } from "vitest";
import { demandsOf } from "./asked-parts.ts";

const partsOf = (description: string) =>
  demandsOf(description).flatMap(({ parts }) =>
    parts.map(({ text, kinds }) => (kinds.size === 0 ? text : `${text}: ${[...kinds].join(" + ")}`)),
  );

test.each([
  [
    "State in the letter which languages you speak and which driver's and lifting equipment licences you hold.",
    ["which languages you speak: languages", "which driver's and lifting equipment licences you hold: papers"],
  ],
  [
    "The cover letter must state current location, notice period and expected annual gross salary.",
    ["current location: home", "notice period: notice", "expected annual gross salary: pay"],
  ],
  [
    "Your covering letter should give your GDC number, say where you live and state how much notice you must give.",
    ["your GDC number: number", "where you live: home", "how much notice you must give: notice"],
  ],
  [
    "Applications: CV with a letter that says (a) which site you would prefer, Telford or Stoke, (b) your current salary.",
    ["which site you would prefer", "Telford or Stoke", "your current salary: present pay"],
  ],
  [
    "Kindly include a link to your GitHub and mention your earliest joining date.",
    ["a link to your GitHub: link", "your earliest joining date: start"],
  ],
  [
    "Candidates must indicate in their letter of application their nationality and how soon they could begin.",
    ["their nationality: permit", "how soon they could begin: start"],
  ],
  [
    "In your letter please confirm your right to work in the UK and your availability for nights.",
    ["your right to work in the UK: permit", "your availability for nights: hours"],
  ],
  [
    "Application letter (max one page) stating your working languages and your notice period.",
    ["your working languages: languages", "your notice period: notice"],
  ],
  [
    "Bitte geben Sie Ihren frühesten Eintrittstermin und Ihre Gehaltsvorstellung an und nennen Sie uns Ihre Führerscheinklassen.",
    ["Ihren frühesten Eintrittstermin: start", "Ihre Gehaltsvorstellung: pay", "Ihre Führerscheinklassen: papers"],
  ],
  [
    "Ihre Bewerbung mit Angabe der Kündigungsfrist und des Wohnorts senden Sie an uns.",
    ["der Kündigungsfrist: notice", "des Wohnorts: home"],
  ],
  [
    "Merci de préciser dans votre lettre vos prétentions salariales et les langues que vous parlez.",
    ["vos prétentions salariales: pay", "les langues que vous parlez: languages"],
  ],
  [
    "Indique en la carta su lugar de residencia y si dispone de carné de conducir.",
    ["su lugar de residencia: home", "si dispone de carné de conducir: papers"],
  ],
])("what a letter is asked to state is told apart: %s", (description, expected) => {
  expect(partsOf(description)).toEqual(expected);
});

test.each([
  "Please note that we cannot sponsor visas and that you must live in the UK.",
  "You will provide reports stating the location of each pump and the driver's licence of each driver.",
  "Please attach copies of your certificates and your driving licence.",
  "You must have a full driving licence and the right to work in the UK.",
  "We will ask you to confirm your right to work at interview.",
  "Please complete the online form stating your nationality.",
  "Your CV should list your languages.",
  "Should you need accommodations, please let us know when you apply.",
  "Please send a letter telling us why you're interested in joining us.",
])("what is no demand on the letter asks it for nothing: %s", (description) => {
  expect(demandsOf(description)).toEqual([]);
});
