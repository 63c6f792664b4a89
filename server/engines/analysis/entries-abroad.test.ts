import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });
const jobsOf = (text: string) =>
  read(text).jobs.map(({ title, employer, start, end }) => `${title} @ ${employer}, ${start}-${end}`);
const schoolsOf = (text: string) =>
  read(text).education.map(({ degree, field, institution, year }) => [degree, field, institution, year].join(" | "));

const POINTED = `Jonas Aebi
jonas.aebi@example.com

▪ Kenntnisse

Sprachen   Java, SQL

▪ Berufserfahrung

03.2019 – heute      Polymechaniker
                     Lüscher Apparatebau AG, Aarau

                     ▪ Drehen und Fräsen von Einzelteilen
                     ▪ 2021–2022 Stv. Gruppenleiter Fertigung
                     ▪ Unterhalt der Maschinen

▪ Ausbildung

2012 – 2015          Berufslehre mit technischer Berufsmaturität
2015 – 2018          BSc Maschinenbau, Hochschule Luzern
                     Bachelor-Thesis: Ersatz von Stahl mit Faserstoff

▪ Weiterbildung

2022                 Certified Manufacturing Professional (CMP)
2020                 Professional Scrum Master I`;

test("headings behind a sign of their own part the resume, and what was learnt below the work is no job", () => {
  expect(read(POINTED).sections.map(({ kind }) => kind)).toEqual([
    "contact",
    "skills",
    "experience",
    "education",
    "certificates",
  ]);
  expect(jobsOf(POINTED)).toEqual(["Polymechaniker @ Lüscher Apparatebau AG, 2019-03-null"]);
  expect(schoolsOf(POINTED)).toEqual(["Berufsmaturität |  |  | 2015", "BSc | Maschinenbau | Hochschule Luzern | 2018"]);
});

test("points with dates of their own, one below the other, stay jobs", () => {
  const text = `Ann Lee\nann.lee@example.com\n\nExperience\n• 2019–2022 Baker, Sprout Bakery\n• 2016–2019 Cook, Hale Hotel`;
  expect(jobsOf(text)).toEqual(["Baker @ Sprout Bakery, 2019-2022", "Cook @ Hale Hotel, 2016-2019"]);
});

test("a seat in a body among the points of a job is no job", () => {
  const text = `Ann Lee\nann.lee@example.com\n\nEXPERIENCE\n\nMath Teacher
Hale Middle School, Toledo, OH      Aug. 2013 - June 2019\n\n* Taught algebra\n* School Safety Team member 2016-2018
\nScience Teacher\nCedar Middle School, Toledo, OH      Aug. 2010 - June 2013\n\n* Taught all subjects`;
  expect(jobsOf(text)).toEqual([
    "Math Teacher @ Hale Middle School, 2013-08-2019-06",
    "Science Teacher @ Cedar Middle School, 2010-08-2013-06",
  ]);
});

test.each([
  ["MESAS DEL BAJÍO, S.A. DE C.V. (mobiliario escolar) San Felipe, Gto.", "MESAS DEL BAJÍO, S.A. DE C.V."],
  ["Moldes Rivera, S.A. de C.V.  Zapopan, Jal.", "Moldes Rivera, S.A. de C.V."],
  ["Panadería Luna, S.L. Madrid", "Panadería Luna, S.L."],
  ["CARNES DEL NORTE  San Pedro del Valle, Coah.", "CARNES DEL NORTE"],
])("a house keeps its legal form, and its town does not: %j", (house, employer) => {
  const text = `Eva Ruiz Mora\neva.ruiz@example.com\n\nEXPERIENCIA LABORAL\n\n${house}
Ingeniera de Calidad\tMar 2021 – Actual\n· Auditorías internas`;
  expect(read(text).jobs.map((job) => job.employer)).toEqual([employer]);
});

test.each(["Deccan Spices Pvt. Ltd.", "Kampung Kopi Sdn. Bhd."])(
  "a legal form of two short words ends no sentence: %j",
  (house) => {
    const text = `Anil Rao\nanil.rao@example.com\n\nExperience\n\nData Intern, ${house}, Pune\n2021 - 2023\n- Built reports`;
    expect(read(text).jobs.map(({ title, employer }) => [title, employer])).toEqual([["Data Intern", house]]);
  },
);

test.each([
  ["Apellido y nombre: ROLDÁN, Lucas Martín", "Lucas Martín Roldán"],
  ["Apellidos y nombres: Pardo Gil, Elena", "Elena Pardo Gil"],
])("the surname is said first: %j", (line, name) => {
  expect(read(`Curriculum Vitae\n\n${line}\nMail: info@example.com`).name).toBe(name);
});

test.each([
  ["Rue du Moulin 12 bte 4 – 1050 Ixelles (Bruxelles)", "Ixelles"],
  ["Domicilio: Bv. Los Aromos 2215, Mendoza Capital", "Mendoza"],
])("where somebody lives: %j", (line, place) => {
  expect(read(`Ana Mora\n${line}\nana.mora@example.com`).location?.text).toBe(place);
});

test("military service has a title and a house, and who writes for many belongs to none", () => {
  const served = `Max Huber\nmax.huber@example.com\n\nBERUFSERFAHRUNG\n\nTischler\nHolzbau Moser GmbH, Linz\nMärz 2012 – Mai 2019
- Möbelbau\n\nPRÄSENZDIENST\nJuli 2010 – Februar 2011     Österreichisches Bundesheer, Linz`;
  expect(jobsOf(served).at(-1)).toBe("PRÄSENZDIENST @ Österreichisches Bundesheer, 2010-07-2011-02");
  const written = `Lou Petit\nlou.petit@example.com\n\nPARCOURS\n\nRÉDACTRICE\nRevue du Port, Nantes – 01/2016 à 08/2018
* Rédaction du site\n\nPHOTOGRAPHE PIGISTE – 2013 à 2015\nPresse locale`;
  expect(read(written).jobs.map(({ employer }) => employer)).toEqual(["Revue du Port", null]);
});

test("partners in capitals are a house, and not a title", () => {
  const text = `Léa Roy\nlea.roy@example.com\n\nEXPÉRIENCE PROFESSIONNELLE\n\nMars 2015 – août 2019
Assistante comptable – Cabinet MERLIN & ASSOCIÉS, Roanne\n• Saisie`;
  expect(jobsOf(text)).toEqual(["Assistante comptable @ Cabinet MERLIN & ASSOCIÉS, 2015-03-2019-08"]);
});

test("several summers in a row are one time", () => {
  const text = `Eva Ruiz\neva.ruiz@example.com\n\nExperiencia\n\nCamarera\nRestaurante Marina, Gandía\nVeranos 2014, 2015 y 2016`;
  expect(read(text).jobs.map(({ end }) => end)).toEqual(["2016"]);
});

test("schools and degrees of other countries", () => {
  const text = `Lou Petit\nlou.petit@example.com\n\nFORMATION
2015 – 2018   Baccalauréat en biologie (DEC-BAC), UQAM
2012 – 2015   Bachelier en droit, Université de Namur
2012   DCG : 7 UE validées sur 13 (cours du soir, CNAM Dijon)
2010   Baccalauréat STG option gestion

Formations courtes
2024 – La paie au quotidien (1 jour)`;
  expect(schoolsOf(text)).toEqual([
    "Baccalauréat | biologie | UQAM | 2018",
    "Bachelier | droit | Université de Namur | 2015",
    "DCG |  |  | 2012",
    "Baccalauréat | STG option gestion |  | 2010",
  ]);
  const evening = `Max Huber\nmax.huber@example.com\n\nAUSBILDUNG
2014 – 2016     Werkmeisterschule Elektrotechnik (Abendschule), BFI Wels
                Abschluss: Werkmeister
1999 – 2003     Hauptschule Gmunden`;
  expect(schoolsOf(evening)).toEqual([
    "Werkmeister |  | Werkmeisterschule Elektrotechnik | 2016",
    " |  | Hauptschule Gmunden | 2003",
  ]);
});

test("an aim is no school, grades are none, and a client below the house is no house", () => {
  const text = `Tom Shaw\ntom.shaw@example.com\n\nCAREER OBJECTIVE
Results declared June 2025. B.Sc. Physics graduate looking for a first full time role where I can
use SQL.\n\nEXPERIENCE\n\nTester | Nimbus Grid Solutions, Pune | Jan 2020 - June 2022
Client: UK based insurance company\n- Wrote test plans\n
EDUCATION\n\nB.Sc. Physics, Leeds University, 2022 - 2025\n10 GCSEs A*–B including English and Welsh`;
  expect(schoolsOf(text)).toEqual(["B.Sc. | Physics | Leeds University | 2025", "GCSEs |  |  | "]);
  expect(jobsOf(text)).toEqual(["Tester @ Nimbus Grid Solutions, 2020-01-2022-06"]);
});

test("a ward behind the title is not the house when the hospital stands above", () => {
  const text = `Ana Bell\nana.bell@example.com\n\nEXPERIENCE\n\nSt. Agnes Medical Center, Columbus, OH
Registered Nurse, Medical ICU (nights, 0.9 FTE)\tAugust 2021 – Present\n• Care for 2 adults\n
Harbor Hospital, Newark, OH\nRegistered Nurse, Progressive Care Unit\tJuly 2018 – August 2021\n• Care\n
Bay State University Medical Center, Salem, OH\nPatient Care Associate, Med-Surg\tMay 2016 – June 2018\n• Vitals`;
  expect(read(text).jobs.map(({ employer }) => employer)).toEqual([
    "St. Agnes Medical Center",
    "Harbor Hospital",
    "Bay State University Medical Center",
  ]);
});

test("a line that tells of the house stands between it and its roles", () => {
  const text = `Ben Ott\nben.ott@example.com\n\nSALES EXPERIENCE\n\nROOFDESK, Denver CO
Scheduling software for roofing contractors\n\nAccount Executive\nJuly 2023 – Present\n• Closed 12 deals
\nSales Development Representative\nMarch 2022 – June 2023\n• 60 dials a day
\nHILL TOOL RENTAL, Aurora CO\nInside Sales Rep\nAug 2019 – Feb 2022\n• Rented lifts`;
  expect(read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    "Account Executive @ ROOFDESK",
    "Sales Development Representative @ ROOFDESK",
    "Inside Sales Rep @ HILL TOOL RENTAL",
  ]);
});
