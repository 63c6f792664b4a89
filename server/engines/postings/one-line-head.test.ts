import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const DUTIES = {
  en: "You will:\n- Train two juniors\n- Keep the records and work with the team\n\nAbout you:\n- A calm head",
  de: "Ihre Aufgaben\n- Pflege der Anlagen und Betreuung der Kunden\n- Sie arbeiten mit dem Team und für die Werkstatt",
  fr: "Vos missions\n- Assurer le suivi des dossiers et accueillir les clients\n- Travailler avec une équipe dans nos locaux",
  es: "Funciones\n- Atender a los clientes y preparar los pedidos de la tienda\n- Trabajar con el equipo en el almacén",
};
type Told = [keyof typeof DUTIES, string, string, string, string, string];

function fieldsOf(language: keyof typeof DUTIES, head: string, text: string): string[] {
  const { title, company, location } = readPasted(`${head}\n\n${text}\n\n${DUTIES[language]}`);
  return [title, company, location];
}

test.each<Told>([
  ["en", "SOUS CHEF – The Heron at Mumbles", "The Heron is a restaurant.", "SOUS CHEF", "The Heron", "Mumbles"],
  [
    "en",
    "Night Porter – The Feathers Hotel, Ludlow",
    "The Feathers is an inn.",
    "Night Porter",
    "The Feathers Hotel",
    "Ludlow",
  ],
  [
    "en",
    "Stable Hand at Wendover Stud, Aylesbury",
    "Wendover Stud has 60 mares.",
    "Stable Hand",
    "Wendover Stud",
    "Aylesbury",
  ],
  ["en", "Larkspur House: Care Assistant", "Larkspur House is a care home.", "Care Assistant", "Larkspur House", ""],
  [
    "de",
    "Koch (m/w/d) im Haus Abendsonne, Celle",
    "Wir sind ein Team von 60.",
    "Koch (m/w/d)",
    "Haus Abendsonne",
    "Celle",
  ],
  ["de", "Buchhalter (m/w/d) bei Nordwind eG in Plön", "Wir sind 40.", "Buchhalter (m/w/d)", "Nordwind eG", "Plön"],
  ["fr", "Garage Morvan : comptable (H/F)", "Nous sommes douze.", "comptable (H/F)", "Garage Morvan", ""],
  [
    "es",
    "Jefe/a de recepción – Hotel Sierra, Huesca",
    "El Hotel Sierra es nuevo.",
    "Jefe/a de recepción",
    "Hotel Sierra",
    "Huesca",
  ],
])("in %s %j tells title, house and town", (language, head, text, ...told) => {
  expect(fieldsOf(language, head, text)).toEqual(told);
});

test.each([
  "Data Analyst, Member Insights",
  "Solutions Consultant, Larkfield Professional Services",
  "Data Strategist, Online Partnerships Group",
  "Hotel Manager",
])("%s is all title, though its end is written as firms are", (title) => {
  expect(fieldsOf("en", title, "The Member Insights team grows.")[0]).toBe(title);
});

test.each<[keyof typeof DUTIES, string, string]>([
  ["en", "Join our team!", "Accountant"],
  ["en", "We are recruiting!", "Accountant"],
  ["de", "Wir suchen Verstärkung!", "Buchhalter (m/w/d)"],
  ["de", "Ein Herz für Zahlen!", "Buchhalter (m/w/d)"],
  ["fr", "Rejoignez-nous !", "Comptable (H/F)"],
  ["es", "¡Únete a nuestro equipo!", "Contable"],
])("in %s %j above the title is neither title nor employer", (language, call, title) => {
  expect(fieldsOf(language, `${call}\n\n${title}`, "").slice(0, 2)).toEqual([title, ""]);
});

test("a title that is called out stays one", () => {
  expect(fieldsOf("en", "Physics Teacher!\n\nLarkfield School", "")[0]).toBe("Physics Teacher!");
});

test.each<[keyof typeof DUTIES, string, string, string]>([
  ["de", "Koch (m/w/d)", "Die Regnitz Wärme eG ist eine Genossenschaft.", "Regnitz Wärme eG"],
  ["fr", "Paysagiste (H/F)", "Jardins d'Argoat est une entreprise de douze personnes.", "Jardins d'Argoat"],
  ["es", "Contable", "Textiles Moncayo es una empresa de 60 personas.", "Textiles Moncayo"],
])("in %s below %j: %s", (language, title, text, company) => {
  expect(fieldsOf(language, title, text)[1]).toBe(company);
});

test.each<[keyof typeof DUTIES, string, string, string]>([
  ["de", "Schreinerei Achleitner\n\nTischlergeselle (m/w/d) in Rosenheim", "Schreinerei Achleitner", "Rosenheim"],
  ["de", "Tischlergeselle (m/w/d) in Vollzeit", "", ""],
  ["fr", "Comptable (H/F)\nCoopérative Val de Sauldre, Bourges", "Coopérative Val de Sauldre", "Bourges"],
])("in %s the house and the town of %j", (language, head, company, location) => {
  expect(fieldsOf(language, head, "").slice(1)).toEqual([company, location]);
});

test("issue 17: a quarter of a town is no employer, and neither is what a house is near to", () => {
  const [, company] = fieldsOf(
    "en",
    "Solicitor\nAlder Penn Recruitment | Birmingham city centre | £72,000",
    "A law firm.",
  );
  expect(company).not.toMatch(/Birmingham/);
  const [, dairy, place] = fieldsOf(
    "en",
    "Assistant Farm Manager\nHokonui Downs Dairy Ltd, near Gore, Southland",
    "A farm.",
  );
  expect(dairy).toBe("Hokonui Downs Dairy Ltd");
  expect(place).toBe("Gore, Southland");
});
