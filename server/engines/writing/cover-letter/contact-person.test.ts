import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { contactPerson } from "./contact-person.ts";

test.each([
  ["Please send your CV to Mrs Anwen Morgan by Friday.", "woman", "Morgan"],
  ["For a chat, call Dr Ravi Menon on 0117 496 0001.", null, "Menon"],
  ["Contact: Eline van der Meer, Head of Care", null, "van der Meer"],
  ["Your contact is Mr. O'Shea.", "man", "O'Shea"],
  ["Bitte senden Sie Ihre Unterlagen mit Gehaltswunsch an Frau Dr. Silke Brandt-Oster.", "woman", "Brandt-Oster"],
  ["Bewerbungen richten Sie an Herrn Kuhlmann.", "man", "Kuhlmann"],
  ["Bewerbungen an Frau Mag. Christina Foidl", "woman", "Foidl"],
  ["Candidature à l'attention de Mme Solenn Le Bihan, directrice.", "woman", "Le Bihan"],
  ["Enviar CV a la atención de D. Julián Ortiz Vega.", "man", "Ortiz"],
  ["Interesados enviar su CV al Ing. Raúl Salgado.", null, "Salgado"],
  ["Postulez avec vos prétentions auprès de M. Thierry Charbonnel.", "man", "Charbonnel"],
  ["Adressez votre CV à l'attention d'Ann-Sofie, rh@fernmoor.example", null, "Ann-Sofie"],
  ["Ansprechpartnerin: Pflegedienstleiterin Frau Stöber.", "woman", "Stöber"],
  ["Frau Corinne Zbinden, HR, freut sich auf Ihre Bewerbung.", "woman", "Zbinden"],
  ["Melde dich bei Silke: silke@fernmoor.example", null, "Silke"],
  ["Bewerbung bitte per Mail an Hausleiterin Karin Ostwald, post@fernmoor.example", "woman", "Ostwald"],
  ["Ihre Ansprechpartnerin: Judith Klose", "woman", "Klose"],
  ["Bewerbungen an Bereichsleiter Dr. med. Nils Ahrend", null, "Ahrend"],
  ["Kontakt: Frau Mag. (FH) Eva Hirtl", "woman", "Hirtl"],
  ["Ruf Kai Wendland an: 0331 555 120", null, "Wendland"],
  ["Renseignements : Monsieur Paul Grivel, 021 555 11 11", "man", "Grivel"],
  ["Enviar datos al WhatsApp 222 555 1010 con Lic. Marisol.", null, "Marisol"],
  ["Informes con la Mtra. Irene Bustos, 442 555 1010", null, "Bustos"],
  ["Manda tu CV a Begoña: begona@fernmoor.example", null, "Begoña"],
])("who reads the applications is found: %s", (text, gender, surname) => {
  const found = contactPerson(text, "Fernmoor");
  expect(found?.gender ?? null).toBe(gender);
  expect(found?.surname.endsWith(surname.split(" ").at(-1) ?? "")).toBe(true);
});

test.each([
  "Please send your CV to Harbour Recruitment.",
  "Contact Human Resources for details.",
  "You will report to Sarah Mills.",
  "Managing Director Colin Ashby bought the group in 2019.",
  "Frau Keller geht in den Ruhestand; wir suchen Ersatz.",
  "Senden Sie Ihre Bewerbung an Personal und Organisation.",
  "Envoyez votre CV à Lyon.",
  "Contact Baker Street office.",
  "Send your application to Oak House, 12 High Street.",
  "Questions to Fernmoor Dental on 0117 496 0002.",
  "Bewerbung an Musterwerk GmbH, Abteilung Personal.",
  "Informal enquiries to the Deputy Director of Nursing, Surgery.",
  "Fragen beantwortet dir gern unser Team.",
  "Send your application to jobs@example.com and pay $20.",
])("what is no person to write to is none: %s", (text) => {
  expect(contactPerson(text, "Fernmoor Dental")).toBeNull();
});

const RESUME = `
Dana Whitfield
Leeds | dana.whitfield@example.com
Experience
Florist - Larkspur Flowers, Leeds | 2019 - Present
• Made 40 wedding orders a year
• Trained two juniors`;

test.each([
  ["Apply to Ms Petra Novak, Manager.", "Dear Ms Novak,"],
  ["Apply to Petra Novak, Manager.", "Dear Petra Novak,"],
  ["Apply with a letter to Dr Petra Novak, Manager.", "Dear Dr Novak,"],
  ["Send your CV to the Home Manager, Mrs Petra Novak, Elm House, Leeds.", "Dear Mrs Novak,"],
  ["Send a letter quoting the reference to our Repairs Manager, Mr Delroy Whitmarsh, Leeds.", "Dear Mr Whitmarsh,"],
  ["Write to our Head of Marketing, Priya Raghunathan.", "Dear Priya Raghunathan,"],
  ["Send your CV to our Customer Service Department, Leeds.", "Dear Fernmoor hiring team,"],
  ["Hand it in at the branch and ask for Sunita.", "Dear Fernmoor hiring team,"],
  ["Informal enquiries: Dr Petra Novak (p.novak@fernmoor.example)", "Dear Dr Novak,"],
  ["Questions? Ask for Dwayne Tibbets, superintendent, 555-0144.", "Dear Dwayne Tibbets,"],
  ["Contact the Head's PA, Lynne Foster, on 01900 555 123", "Dear Lynne Foster,"],
  ["Letters addressed to the Chair, Dame Petra Novak, by noon.", "Dear Dame Petra,"],
  ["Write to our Chair, Professor Sir Ivan Novak, at chair@fernmoor.example.", "Dear Sir Ivan,"],
  ["Apply with a letter to Fr. Ivan Novak, PP.", "Dear Fr. Novak,"],
  ["Apply to Canon Petra Novak by Friday.", "Dear Canon Novak,"],
  ["Apply to Dr Sorcha Ní Bhriain, Manager.", "Dear Dr Ní Bhriain,"],
  ["Forward your resume to Director of Care Petra Novak at pnovak@fernmoor.example.", "Dear Petra Novak,"],
  ["For more details contact Heather Marsh at the branch.", "Dear Heather Marsh,"],
  ["Speak to Amrit on 0121 496 0155.", "Dear Amrit,"],
  ["Apply to the office.", "Dear Fernmoor hiring team,"],
  ["Apply to Beth in the office by Friday.", "Dear Beth,"],
  ["Apply by 12 December to the Practice Manager, Carol.", "Dear Carol,"],
  ["Send a short note on why you're looking to Tammy in the office.", "Dear Tammy,"],
  ["Our Exec Chef Moana is looking for a right hand.", "Dear Moana,"],
  ["Send your CV and cover letter to HR Manager Dermot Geraghty.", "Dear Dermot Geraghty,"],
  ["Exec Chef Moana will call you within the week.", "Dear Moana,"],
  ["Drop us a line: Niamh, hello@fernmoor.example", "Dear Niamh,"],
  ["Get in touch with Sanjay.", "Dear Sanjay,"],
  ["For a chat ring Helen (Deputy Manager) on 01273 496011.", "Dear Helen,"],
  ["Send your CV to Tash – tash@fernmoor.example", "Dear Tash,"],
  ["Apply to Larchmount House.", "Dear Fernmoor hiring team,"],
  ["What Gets Us Excited To Come To Work Every Day", "Dear Fernmoor hiring team,"],
  ["You will report to the Services Manager, Mr. Fiachra Dunleavy.", "Dear Fernmoor hiring team,"],
  ["You will report to the Services Manager, Carol.", "Dear Fernmoor hiring team,"],
  ["Contact Leeds on 0113 496 0100.", "Dear Fernmoor hiring team,"],
  ["Write to Tom and Beth at hello@fernmoor.example and tell us why.", "Dear Tom and Beth,"],
  ["By email: office@fernmoor.example  attn. Darlene\nIn person: 41 Mill Lane", "Dear Darlene,"],
  ["Drop a CV and a few lines to Becky at becky@fernmoor.example.", "Dear Becky,"],
  ["Letters of application (max two sides) to the Headteacher, Mr J Prowse.", "Dear Mr Prowse,"],
  ["Contact: Mr. R. Senthil Nathan, HR", "Dear Mr. Nathan,"],
  ["Applications with CV, quoting the above reference, to Aoife Tierney, HR Manager.", "Dear Aoife Tierney,"],
  ["Mention the number.\n\nBest,\nJill Marchetti\nSenior Recruiter", "Dear Jill Marchetti,"],
  ["Contact: Personnel Department, Petra Novak", "Dear Petra Novak,"],
  ["Contact: Petra Novak, front of house. Send your letter to Ms Ada Moss.", "Dear Ms Moss,"],
  ["Text FREEZE to 555-0133, email Staffing at jobs@fernmoor.example.", "Dear Fernmoor hiring team,"],
  ["You are easy to talk to. Best,\nThe Team", "Dear Fernmoor hiring team,"],
])("a letter greets whom the posting names: %s", async (description, greeting) => {
  const posting = {
    title: "Florist",
    company: "Fernmoor",
    location: "Leeds",
    salary: "",
    description,
    requirements: [],
  };
  const { content } = await makeCoverLetter(factsOf(profileOf(RESUME), posting), localWriter);
  expect(content.split("\n")[0]).toBe(greeting);
});

test("issue 17: an address behind a template's words is nobody's name", () => {
  const how = "You may also: Email Your Resume In Word Todanielle.olson@hiring.example Please keep the subject.";
  expect(contactPerson(how, "Fernmoor")).toBeNull();
});
