import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const DUTIES =
  "You keep the books of three farms and visit each once a month. You file the tax returns and talk to the bank.";

test.each([
  ["Position SummaryThis is a full-time on-site role for an accountant."],
  ["Role DescriptionThis is a contract role for a bookkeeper."],
  ["Company OverviewBeethoven is a platform for musicians."],
  ["Location: Denver, CO - 80203\n\nUS Citizenship Required\n\nWhat you will do"],
  ["Accountant\n\nWhat You Will Do\n\nThis is a hands-on position."],
  ["Accountant\nOrganization: Human Resources & Administration\nDepartment: Ledger"],
  ["Accountant\n\nOrganization\n\nSpecific Responsibilities and Duties"],
  ["The Company is an equal opportunity employer."],
  ["About The Role, in short"],
  ["Our client is looking for an accountant."],
  ["Keywords: Accountant, Location: Dallas, TX - 75254"],
  ["Accountant\n2nd Shift\nDenver, CO"],
  ["Accountant\nImmediate Start\n$18 an hour"],
  ["Accountant\nSign-on Bonus\n$18 an hour"],
  ["Accountant\nBand 6\n£30,000"],
  ["Buchhalter (m/w/d)\nSchichtarbeit\n14 € pro Stunde"],
  ["Comptable\nDébutant accepté\n2 200 € par mois"],
  ["Accountant\nPrimary Location\nDenver, CO"],
  ["Accountant\nPosition Details\nSalary: $24/hr"],
  ["Night Nurse – Acute Mental Health Hospital\n$42/hr"],
])("no employer is made up of %j", (head) => {
  expect(readPasted(`${head}\n\n${DUTIES}`).company).toBe("");
});

test.each([
  ["Accountant\nLarkfield Farms\nDenver, CO", "Larkfield Farms"],
  ["Accountant\nMcDonough & O'Brien LLP\nDenver, CO", "McDonough & O'Brien LLP"],
  ["At Larkfield Farms, we grow what we eat.", "Larkfield Farms"],
  ["About Larkfield\nLarkfield has fed the valley since 1907.", "Larkfield"],
  ["Larkfield Farms is looking for an accountant.", "Larkfield Farms"],
  ["Accountant at Larkfield Farms", "Larkfield Farms"],
  ["Title: Accountant\nOrganization: Larkfield Farms\nLocation: Denver, CO", "Larkfield Farms"],
  ["Accountant\n3M\nDenver, CO", "3M"],
  ["Accountant\nHireHouse\nDenver, CO", "HireHouse"],
  [
    "Accountant\nMinistry of Business, Innovation and Employment\nWellington",
    "Ministry of Business, Innovation and Employment",
  ],
  ["Accountant\nLarkfieldt Looms – Marden / Selby area\nLarkfieldt weave cloth in two mills.", "Larkfieldt Looms"],
  ["Accountant — Larkfield Church & Choir Trust (charity)\nSalford Quays", "Larkfield Church & Choir Trust"],
  ["Accountant\nLarkfield Looms (Ashtabula, OH) makes cloth and yarn. 60 employees.", "Larkfield Looms"],
  ["Accountant\nJob Information\nMinistry: Children and Family Services", "Children and Family Services"],
  ["Accountant\nNext\nLeeds, UK\nBase: £45,000", "Next"],
  ["Accountant\npelago\nParis, France", "pelago"],
  ["Accountant\nLarkfield AI\nDenver, CO", "Larkfield AI"],
  ["Accountant\nWillow Bank Residential Home, Harrogate", "Willow Bank Residential Home"],
  ["Accountant\nLarkfield Motors, Totnes, UK", "Larkfield Motors"],
  ["Accountant\nMoore, Larkfield & Ellis LLP", "Moore, Larkfield & Ellis LLP"],
  ["Accountant\nLarkfield Foods, Inc.", "Larkfield Foods, Inc."],
  ["Responsable de turno de almacén\nLogística Plana Baixa, S.L.\nNules (Castellón)", "Logística Plana Baixa, S.L."],
  ["Koch\nAlpenhof Betriebs GmbH, 6370 Kitzbühel", "Alpenhof Betriebs GmbH"],
  ["Second de cuisine\nLa Table de Guilhem, Albi", "La Table de Guilhem"],
  [
    "Ingeniero de Calidad\nPiezas Nexa de México, S.A. de C.V.\nEl Salto, Jalisco",
    "Piezas Nexa de México, S.A. de C.V.",
  ],
  [
    "Cocinera\nEscola Infantil Os Parrulos (Grupo Educa Rías Baixas)\nNigrán, Pontevedra",
    "Escola Infantil Os Parrulos",
  ],
])("the employer of %j", (head, company) => {
  expect(readPasted(`${head}\n\n${DUTIES}`).company).toBe(company);
});

test.each([
  [
    "Accountant\nLarkfield Dental, Kells, Co. Meath",
    "Larkfield Dental makes crowns for half of the county.",
    "Larkfield Dental",
  ],
  ["Accountant\nHelmsby Vale School, Ripon", "Helmsby Vale is a school of 800 pupils.", "Helmsby Vale School"],
  ["Senior Accountant", "The Senior Accountant reports to the owner.", ""],
  ["Accountant\nYarrawonga, Northern Victoria", "We are a family business with 520 cows.", ""],
])("the employer of %j is whom its text speaks of", (head, text, company) => {
  expect(readPasted(`${head}\n\n${text} ${DUTIES}`).company).toBe(company);
});

test("a place behind a title belongs to it, a town alone is none", () => {
  const { title, company } = readPasted(`Accountant - Lexington, KY\nLarkfield Farms\nLexington, KY\n\n${DUTIES}`);
  expect([title, company]).toEqual(["Accountant - Lexington, KY", "Larkfield Farms"]);
  expect(readPasted(`Accountant\nLarkfield Farms\nSale, Morocco\n\n${DUTIES}`).location).toBe("Sale, Morocco");
});

test.each([
  ["Recruiter", "Harbour Staffing GmbH", "Portland, OR"],
  ["Accountant", "Larsen Accounting Ltd", "Leeds, UK"],
  ["Truck Driver", "Moore Trucking Inc.", "Tulsa, OK"],
  ["Registered Nurse", "Nursing Solutions LLC", "Tampa, FL"],
  ["Sales Manager", "Sales Force Group", "Denver, CO"],
  ["Pflegefachkraft", "Mobile Pflege Nord GmbH", "Hamburg"],
])("%s at a firm that is named after its work: %s, %s", (title, company, location) => {
  const text = "We are growing, and we look forward to hearing from you soon.";
  expect(readPasted(`${title}\n${company}, ${location}\n\n${text}`)).toEqual({ title, company, location });
});

test.each([
  [
    "LinkedIn\nMy Network\nMessaging\nLarkfield Farms logo\nLarkfield Farms\nShow more options\nAccountant\n" +
      "Leeds, UK · Reposted 1 week ago · Over 100 applicants\nSave\nAccountant\nLarkfield Farms · Leeds, UK",
    "Leeds, UK",
  ],
  [
    "Indeed\nFind salaries\nPost your resume\nEmployers / Post Job\nAccountant\nLarkfield Farms\nDenver, CO",
    "Denver, CO",
  ],
  ["Now hiring! 📣 Accountant @ Larkfield Farms\n\n📍 Denver, CO | 💰 $60,000 - $70,000", "Denver, CO"],
  ["Larkfield Farms\n\nJob Title\nAccountant\n\nLocation\nDenver, CO", "Denver, CO"],
  ["Accountant\nLarkfield Farms\nJob locations\nThe Old Mill\nMill Lane\nAshbourne\nDE6 1AA", "Ashbourne, DE6 1AA"],
  ["Accountant\nEmpresaLarkfield Farms\nUbicaciónCoslada, Madrid", "Coslada, Madrid"],
  ["Accountant\nLarkfield Farms\nHusum\nTeilzeit", "Husum"],
  ["Accountant\nLarkfield Farms\nDenver, CO\nBase: $60,000\nPost: 12/11/2026", "Denver, CO"],
  ["Accountant\nLarkfield Farms\nBron - 69\nTélétravail partiel", "Bron - 69"],
  ["Larkfield Farms sucht ab sofort eine/n\nAccountant\nStandort: Husum", "Husum"],
  ["Position: Accountant\nCompany: Larkfield Farms (a third-generation grower)\nSite: Denver, CO", "Denver, CO"],
])("what stands around a posting on its page is no part of it: %j", (head, location) => {
  expect(readPasted(`${head}\n\n${DUTIES}`)).toEqual({ title: "Accountant", company: "Larkfield Farms", location });
});

test.each(["Home Care Assistant", "Career Coach", "Search Engine Optimization Specialist", "Recruiter"])(
  "%s is a title, and no entry of a menu",
  (title) => {
    expect(readPasted(`${title}\nLarkfield Farms\nDenver, CO\n\n${DUTIES}`).title).toBe(title);
  },
);

test("a title is taken from the sentence of a recruiter's letter, not from what it asks for", () => {
  const letter =
    "From: Ana Brook\nSubject: a role in Denver\n\nHello,\n\nmy client, a grower in Denver, CO, is looking for an Accountant.\n\n" +
    "They need:\n- CPA\n- Experience with NetSuite\n\nLet me know!\nAna";
  expect(readPasted(letter)).toEqual({ title: "Accountant", company: "", location: "Denver, CO" });
});

test.each([
  ["Brightpath Recruitment is hiring on behalf of a growing dental group in Leeds.\nAccountant", ""],
  [
    "Accountant\nTalent Bridge Staffing is recruiting for our client, Ardmore Packaging, in Limerick.",
    "Ardmore Packaging",
  ],
  ["Accountant\nOur client is a leading housing charity. Apply to Hartwell Recruitment.", ""],
  ["Accountant\nSevern Night Vets, Gloucester", "Severn Night Vets"],
  ["Accountant\nCorrib Credit Union, Tuam", "Corrib Credit Union"],
  ["Accountant\nKings Heath, Birmingham", ""],
  ["The Village of Maple Hollow is accepting applications for the Accountant position.", "Village of Maple Hollow"],
  ["Accountant\nFoothills West Health Network – Lethbridge, Alberta", "Foothills West Health Network"],
])("issue 17: who recruits for another is not the employer, who stands before its town is: %j", (head, company) => {
  expect(readPasted(`${head}\n\nRequirements\n- CPA\n- NetSuite`)).toMatchObject({ title: "Accountant", company });
});

test.each([
  ["Town of Larkfield is accepting applications for ACCOUNTANT", "", "ACCOUNTANT", "Town of Larkfield"],
  ["Larkfield Dairies has an opportunity for an Accountant", "", "Accountant", "Larkfield Dairies"],
  [
    "Accountant | Solar Farm Construction | Dubbo region",
    "Larkfield Power is building it.",
    "Accountant",
    "Larkfield Power",
  ],
  ["Accountant\nLarkfield Mercy Health — Spokane, WA — 36 hrs/wk", "", "Accountant", "Larkfield Mercy Health"],
  [
    "Accountant\nYorkshire Dales Council\nBand 6",
    "Council looks after the dales.",
    "Accountant",
    "Yorkshire Dales Council",
  ],
  [
    "Accountant\nEpping | Market related, R520k CTC",
    "Larkfield Foods is looking for one.",
    "Accountant",
    "Larkfield Foods",
  ],
  ["Accountant\nRole: Permanent, 6 days\nCompany: Larkfield", "", "Accountant", "Larkfield"],
  ["Transfer Center Accountant", "The Transfer Center is the front door of it all.", "Transfer Center Accountant", ""],
  ["Accountant\n37.5 hours | £38,682\nLarkfield Hospital, Perth", "", "Accountant", "Larkfield Hospital"],
  ["Urgent opening for Accountant\nCompany: Larkfield", "", "Accountant", "Larkfield"],
])(
  "issue 17: pay, hours and the title itself are no employer, what a sentence tells of is one: %j, %j",
  (head, text, title, company) => {
    expect(readPasted(`${head}\n\n${text} ${DUTIES}`)).toMatchObject({ title, company });
  },
);

test.each([
  [
    "FRONT DESK SUPERVISOR / NIGHT AUDITOR - Larkfield Hotel & Spa, Kettering\n\nHours: 40 pw",
    "FRONT DESK SUPERVISOR / NIGHT AUDITOR",
    "Larkfield Hotel & Spa",
  ],
  ["Head Gardener – Larkfield Manor, near Matlock", "Head Gardener", "Larkfield Manor"],
  [
    "Account Manager, Credit Card Affiliates\nLarkfield Ltd",
    "Account Manager, Credit Card Affiliates",
    "Larkfield Ltd",
  ],
  [
    "Directeur·rice adjoint·e de crèche (H/F)\nLarchamp Communauté (35) – Maison de la petite enfance",
    "Directeur·rice adjoint·e de crèche (H/F)",
    "Larchamp Communauté",
  ],
  [
    "Gestionnaire de contrats senior – Particuliers\nLarcher-Hermans Assurances, Namur (gare), 2 jours de télétravail",
    "Gestionnaire de contrats senior – Particuliers",
    "Larcher-Hermans Assurances",
  ],
  ["Jefe de Calidad\nEmpresa de lácteos – Cota, Cundinamarca (presencial)", "Jefe de Calidad", ""],
  ["Coordinador de Logística\nImportante empresa del sector retail – Lima, Perú", "Coordinador de Logística", ""],
  ["Buchhalter (m/w/d)\nMittelständisches Unternehmen der Metallbranche – Siegen", "Buchhalter (m/w/d)", ""],
  ["Controller (m/w/d)\nMaschinenbau | Tuttlingen | unbefristet", "Controller (m/w/d)", ""],
  ["Finance Manager\nManufacturing | Leeds | £60k", "Finance Manager", ""],
  ["Comptable général (H/F)\nAgroalimentaire – Vannes – 35/38 K€", "Comptable général (H/F)", ""],
  ["Night Porter – The Larkfield Arms, Fowey, Cornwall", "Night Porter", "The Larkfield Arms"],
  [
    "Classroom Teacher - Year 3\nSchool: Larkfield Primary School",
    "Classroom Teacher - Year 3",
    "Larkfield Primary School",
  ],
  ["Facharzt (m/w/d)\nKlinikum der Grundversorgung | Siegen", "Facharzt (m/w/d)", ""],
  ["Contador\nLarcos del Sur S.L. (Eibar, Gipuzkoa)", "Contador", "Larcos del Sur S.L."],
  ["Gerente de Ventas\nEmpresa Confidencial", "Gerente de Ventas", ""],
  ["Immediate opening: Accountant\nLarcott Mills Ltd", "Accountant", "Larcott Mills Ltd"],
  ["Wir stellen ein: Maurer (m/w/d)\nLarmann Hochbau GmbH", "Maurer (m/w/d)", "Larmann Hochbau GmbH"],
  ["Nous cherchons : Vendeur (h/f)\nLarmont SA", "Vendeur (h/f)", "Larmont SA"],
  ["¡Estamos buscando Contador!\nLarmar S.A.", "Contador", "Larmar S.A."],
  ["Larmont is hiring: Accountant", "Accountant", "Larmont"],
  ["Solicitamos: CONTADOR\nGrupo Larco, S.A. de C.V.", "CONTADOR", "Grupo Larco, S.A. de C.V."],
])("issue 17: heading and house are read as they stand, a description is no name: %j", (head, title, company) => {
  const duties =
    "- Running the desk day to day, being the person guests meet\n- Managing diary for the conference rooms";
  expect(readPasted(`${head}\n\nThe role\n${duties}`)).toMatchObject({ title, company });
});

test("a team that a sentence tells of is a part of the house above, and a number of the posting is no place", () => {
  const team = "Fachfrau Gesundheit EFZ 60–80%\n\nDas Team Larn zählt 16 Personen und freut sich auf dich.";
  expect(readPasted(`Spitex Larntal\n\n${team}`).company).toBe("Spitex Larntal");
  expect(readPasted("QC Analyst\nJob Ref 55410 | Shift\n\nOur client hires QC Analysts.").location).toBe("");
});

test("issue 17: a site belongs to the house before it, and the countries of an unnamed client are no house", () => {
  expect(
    readPasted(
      `Maintenance Electrician\nMarram Dairy Co-operative – Tirau site\n\nLocation: Tirau | Permanent\n\nThe role\n- Repair drives`,
    ),
  ).toMatchObject({ company: "Marram Dairy Co-operative" });
  const client =
    "Our client, a leading group with plants in Nigeria, Ghana and Togo, is looking for a Senior Accountant to join its team.";
  expect(readPasted(`Vacancy: Senior Accountant\n\n${client}\n\n- Lead month-end close`).company).toBe("");
});
