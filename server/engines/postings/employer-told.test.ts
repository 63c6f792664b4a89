import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const ASKED =
  "What we ask\n- Knowledge of OSHA regulations\n- Basic Spanish is a plus\nExcel is a must\nAbility to lift 50 lbs";
const read = (text: string) => readPasted(`${text}\n\n${ASKED}`);

test.each([
  ["Wrexham, LL13", "Hadley & Sons Joinery is a family-run workshop making staircases.", "Hadley & Sons Joinery"],
  [
    "Barnsley, S75",
    "Our team is busy. Cawmere Lift Services have been installing lifts since 1979.",
    "Cawmere Lift Services",
  ],
  ["Lacombe, AB", "Fox Creek Trailer & Tank Ltd. is a family owned shop, 14 people.", "Fox Creek Trailer & Tank Ltd."],
  [
    "Topeka, KS",
    "Tired of being a number? Join Prairie Comfort Heating & Air! We go home at five.",
    "Prairie Comfort Heating & Air",
  ],
  ["Bristol", "Here at Pixelmoor we build websites for museums and the odd brewery.", "Pixelmoor"],
  ["Kendal", "Hello all. We're Ashgrove Vets in Kendal, an independent practice, and we need you.", "Ashgrove Vets"],
  ["Kassel", "Bei der Frostwerk GmbH dreht sich alles um Kälte: Wir planen und bauen Anlagen.", "Frostwerk GmbH"],
  [
    "38300 Wolfenbüttel",
    "Seit 1982 kümmern wir von der Okermark Haustechnik GmbH uns um Bäder.",
    "Okermark Haustechnik GmbH",
  ],
  [
    "Argentan (61)",
    "La Laiterie du Val d'Orne recrute dans le cadre d'un départ. Nous fabriquons du beurre.",
    "Laiterie du Val d'Orne",
  ],
  ["Logroño (La Rioja)", "En Calzados Monreal buscamos una persona responsable para la tienda.", "Calzados Monreal"],
  ["Leeds, UK", "The office is bright. Our client is looking for somebody calm. Nobody works on Sundays.", ""],
  ["Reno, NV", "Growing firm needs help right away! Great Benefits package after 60 days.", ""],
  ["Pune", "Every month 18 lakh riders book with Chalo-Rapid.\nWrite to hiring@chalorapid.example.", "Chalo-Rapid"],
  ["6870 Bezau", "Bewerbung an Familie Moser, hotel@bezau.example oder mit der Post.", ""],
  ["Casper, WY", "Elm Ridge Animal Clinic sees dogs, cats and the odd llama.", "Elm Ridge Animal Clinic"],
  ["Leipzig", "Im Café Abendrot gibt es Frühstück bis vier, samstags und sonntags auch länger.", "Café Abendrot"],
  ["Whitby", "Somebody calm is needed for five shifts, mostly evenings.", ""],
  ["Loughrea, Co. Galway", "Somebody calm is needed for five shifts, mostly evenings.", ""],
  ["Haro (La Rioja)", "Somebody calm is needed for five shifts, mostly evenings.", ""],
  ["CDI", "Somebody calm is needed for five shifts, mostly evenings.", ""],
  [
    "Taunton",
    "Well established law firm in the centre, Whitley Fry Solicitors, seeks somebody.",
    "Whitley Fry Solicitors",
  ],
  ["Bray", "Be part of the Tideways Leisure family! You work at the pool and the gym.", "Tideways Leisure"],
  ["Birmingham", "Somebody calm is needed by a public body for a programme of six months.", ""],
  ["Bad Tölz", "Wir suchen für unser Schuhgeschäft in Bad Tölz eine freundliche Verstärkung.", ""],
])("below an accountant's title and %s, %j names %j", (place, text, company) => {
  expect(read(`Accountant\n${place}\n$28 - $36 an hour\n\n${text}`).company).toBe(company);
});

test.each([
  ["Larkfield Recruitment Design", "Support Specialist"],
  ["Orlona Credit Union", "External Mortgage Loan Officer"],
  ["Larkfield Cleaning Services, Inc", "Window Cleaning Technician - Nights"],
])("the house %s stands above its title %s", (company, title) => {
  const text = "We look forward to hearing from you, whoever you are and wherever you come from.";
  expect(read(`${company}\n${title}\nDenver, CO\n\n${text}`)).toMatchObject({ company, title });
});

test("the head writes out the name that the text shortens, without the place behind it", () => {
  const text = "Larkfield is looking for somebody who counts well. We have eleven warehouses.";
  expect(read(`Accountant\nLarkfield Grocers Supply, nr Bradford on Avon\n\n${text}`).company).toBe(
    "Larkfield Grocers Supply",
  );
});

test("a sentence names the house before a line of the head that nothing explains", () => {
  const text = "At Palisander Health, we believe nobody should wait nine weeks for a specialist.";
  expect(read(`Backend Engineer (Remote, US)\nSeries B · 80 employees\n\n${text}`).company).toBe("Palisander Health");
});

test("a form below the text tells the kind of work, and no title", () => {
  const text = "Presently we are looking for an Assistant Manager who shall report to the Finance Controller.";
  const { title } = read(
    `Assistant Manager - Accounts & Taxation\nLarkfield Foods Pvt Ltd\n\n${text}\n\nRole: Accounts Manager`,
  );
  expect(title).toBe("Assistant Manager - Accounts & Taxation");
});

test.each([
  "Offre d'emploi : Comptable",
  "Oferta de empleo: Contable",
  "Stellenangebot: Buchhalter",
  "CONVOCATORIA: Contable",
  "Stellenausschreibung: Buchhalter",
  "Accountant job in Leeds",
])("%s has a title behind its call", (line) =>
  expect(read(`${line}\nLarkfield Farms\nDenver, CO`).title).toMatch(/^(?:Comptable|Contable|Buchhalter|Accountant)$/),
);

test("who signs a message, and as what, is neither title nor employer", () => {
  const message =
    "Hi,\n\nmy client is looking for a Staff Accountant to join a team of five.\n\nBest,\nJill Moretti\nSenior Recruiter, Tallow Search Group";
  expect(readPasted(`Subject: Accountant role\n\n${message}`)).toMatchObject({
    title: "Staff Accountant",
    company: "",
  });
});

test("issue 17: a house that acts as an agency has no job of its own", () => {
  const told = "Our client is a family firm that bakes. Orlona Fenn is working with them to find a Warehouse Manager.";
  const written = `Warehouse Manager\nLocation: Castleford\n\n${told}\n\n`;
  expect(read(`${written}Orlona Fenn acts as an employment agency.`).company).toBe("");
  expect(read(`${written}Orlona Fenn is proud of its bread.`).company).toBe("Orlona Fenn");
});
