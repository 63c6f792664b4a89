import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobsOf(text: string): string[] {
  return analyseResume(text.split("\n"), { now: NOW }).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer}, ${start}..${current ? "now" : end}`,
  );
}

const WORD_TEMPLATE = `MARLENE OKAFOR
14 Birch Court, Dayton, OH 45402 | (937) 555-0142 | marlene.okafor@example.com
OBJECTIVE
Dependable office professional looking for a full-time position with a growing practice.
EXPERIENCE
MARCH 2021 – CURRENT
FRONT OFFICE COORDINATOR, MIAMI VALLEY ORTHODONTICS
Check in 60 patients a day and keep the schedule of three doctors.
Cut no-shows by 18 % with text reminders.
AUGUST 2016 – FEBRUARY 2021
RECEPTIONIST, SINCLAIR VISION CENTER
Answered a six-line telephone system and collected co-pays.
EDUCATION
JUNE 2016
ASSOCIATE OF APPLIED SCIENCE, SINCLAIR COMMUNITY COLLEGE
SKILLS
Dentrix
Scheduling
VOLUNTEER WORK
Food bank, Saturdays, 2019 to present`;

const LINKEDIN = `Contact
www.linkedin.com/in/tobias-lindqvist (LinkedIn)
Top Skills
Supply Chain Management
Negotiation
SAP ERP
Languages
Swedish (Native or Bilingual)
Tobias Lindqvist
Procurement Lead at Polestar Cutlery
Chicago, Illinois, United States
Summary
I buy things well.
Experience
Polestar Cutlery
6 years 4 months
Procurement Lead
January 2022 - Present (4 years 11 months)
Chicago, Illinois, United States
Run sourcing for stainless steel in four countries.
Buyer
August 2020 - December 2021 (1 year 5 months)
Chicago, Illinois, United States
Negotiated freight rates with nine carriers.
Great Lakes Fasteners
Junior Buyer
June 2017 - July 2020 (3 years 2 months)
Milwaukee, Wisconsin
Placed purchase orders for bolts and washers.
Page 1 of 2
Education
University of Wisconsin-Milwaukee
Bachelor of Business Administration - BBA, Supply Chain · (2013 - 2017)`;

const EUROPASS = `Curriculum Vitae
PERSONAL INFORMATION
Ioana Petrescu
Strada Florilor 8, 400123 Cluj-Napoca (Romania)
WORK EXPERIENCE
01/09/2019–Present
Laboratory technician
Biotest Transilvania SRL, Cluj-Napoca (Romania)
▪ Tests drinking water for metals and bacteria
▪ Keeps the records for the ISO 17025 audit
Business or sector Professional, scientific and technical activities
15/06/2016–31/08/2019
Quality control assistant
Napolact SA, Cluj-Napoca (Romania)
▪ Took milk samples on the night shift
EDUCATION AND TRAINING
01/10/2012–30/06/2016
Bachelor of Chemistry
EQF level 6
Babeș-Bolyai University, Cluj-Napoca (Romania)
PERSONAL SKILLS
Mother tongue(s)
Romanian`;

const INDEED = `Darnell Whitfield
Forklift Operator
Memphis, TN 38109
darnellw_x2@indeedemail.example
+1 901 555 0117
Authorized to work in the US for any employer
Work Experience
Forklift Operator
Delta Cold Storage-Memphis, TN
May 2020 to Present
• Load and unload 25 trailers a shift
• Train new drivers
Warehouse Associate
Southern Paper Supply-Memphis, TN
October 2017 to April 2020
Picked orders with a scanner. Loaded trucks by hand. Counted stock every month.
Dishwasher
Blues City Cafe-Memphis, TN
2016 to 2017
Education
High school diploma
Central High School-Memphis, TN
August 2012 to May 2016
Skills
• Forklift (6 years)
• Pallet jack
Certifications and Licenses
Forklift Certification
Present`;

const SIDE_PANEL = `SOFIA MARCHETTI
EVENT PLANNER
CONTACT
555-0188
sofia@example.com
WHAT DRIVES ME
Rooms full of people who did not
know each other in the morning.
EXPERIENCE
Senior Event Planner
Harbor Lights Events | Portland, ME | 2020 - Present
Planned 45 weddings a season for parties of up to 300.
Managed a crew of 12 on the day.
Event Coordinator
Casco Bay Catering | Portland, ME | 2016 - 2020
Booked tents, tables and bands.
BEYOND WORK
Sea kayaking and old maps
Choir of St. Luke's, alto
QUICK FACTS
Speaks Italian at home
Holds a boating licence`;

const FUNCTIONAL = `Ruth Ellen Baxter
Tulsa, Oklahoma · ruth.baxter@example.com
Career Snapshot
Fifteen years of keeping offices and people in order.
AREAS OF STRENGTH
Office Management
Ran the calendar of a director and two deputies.
Ordered supplies within a budget of $40,000.
Customer Service
Answered 80 calls a day and settled complaints.
WORK HISTORY
Office Manager, Tulsa Title & Escrow, 2014 - Now
Customer Service Representative, Green Country Gas, 2009 - 2014
Teller, Arvest Bank, 2006 - 2009
EDUCATION
Certificate in Office Technology, Tulsa Tech, 2006
REFERENCES
Linda Pruitt, Operations Director, Tulsa Title & Escrow, 918-555-0101
Board memberships: Director, Tulsa Day Center`;

const ACADEMIC = `Dr. Henrike Vollmer
Department of Linguistics, University of Leeds
APPOINTMENTS
2019 –	Associate Professor of Phonetics, University of Leeds
2014 – 2019	Lecturer in Phonetics, University of Essex
2011 – 2014	Postdoctoral Research Fellow, Radboud University, Nijmegen
EDUCATION
2011	PhD in Linguistics, University of Edinburgh
2006	MA in General Linguistics, Universität Konstanz
PUBLICATIONS
Vollmer, H. (2023). Vowels in noisy rooms. Journal of Phonetics 98.
Vollmer, H., & Adair, P. (2020). Tone and grammar. Lingua 244.
SERVICE
2021 –	External Examiner, University of York
TEACHING
Introduction to Phonetics (2014 to date)`;

const MILITARY = `STAFF SERGEANT LUIS A. CARDENAS, USMC (RET.)
Jacksonville, NC | l.cardenas@example.com
Security Clearance: Secret (current)
PROFESSIONAL EXPERIENCE
UNITED STATES MARINE CORPS, Camp Lejeune, NC
Motor Transport Maintenance Chief, 06/2017 to Current
Supervised 34 mechanics and the upkeep of 112 vehicles.
Raised readiness from 81 % to 94 %.
Automotive Mechanic, 06/2011 to 05/2017
Repaired brakes and engines of medium trucks.
CIVILIAN EXPERIENCE
Lube Technician, Pep Boys, Wilmington, NC, 2009 to 2011
AWARDS
Navy and Marine Corps Achievement Medal (2)
EDUCATION
Coastal Carolina Community College, 2010`;

const TWO_PAGES = `Gareth Pugh
27 Heol y Coed, Cardiff CF14 1AB
Personal Profile
A steady manager of shops and people.
Employment History
Department Manager (Garden and Outdoor)
Homeways, Cardiff Bay
Sept 2018 to date
I lead a team of 14 and look after stock worth £600k.
Reduced waste of plants by a third.
Team Leader
Homeways, Newport
Jan 2015 – Sept 2018
I ran the trade desk and trained five starters.
Page 2 of 2
Sales Adviser (Electrical)
Currys, Cardiff
2012 – 2015
I sold washing machines and took part in stock counts.
Education
Cardiff and Vale College, 2010 – 2012: BTEC Level 3 Business
Volunteering
Treasurer, Llanishen Scouts, 2019 to present
References
Mrs J. Evans, Store Manager, Homeways`;

const GERMAN = `Lebenslauf
Persönliche Daten
Name	Anke Rosendahl
Geburtsdatum	04.02.1991
Berufserfahrung
seit 04/2021	Sachbearbeiterin Einkauf
	Hartmann Pumpen GmbH, Bielefeld
	Bestellt Gussteile bei 30 Lieferanten
08/2014 – 03/2021	Bürokauffrau
	Möbelhaus Finke, Paderborn
	Bearbeitete Reklamationen und Rechnungen
02/2014 – 07/2014	Praktikum
	Stadtwerke Gütersloh
	Half in der Buchhaltung
Ausbildung
08/2011 – 01/2014	Ausbildung zur Bürokauffrau
	Berufskolleg Senne, Bielefeld
Ehrenamt
seit 2018	Kassenwartin, TuS Brackwede
EDV-Kenntnisse
SAP MM, MS Office`;

const FRENCH = `Maëlle Kerbrat
12 quai de l'Odet, 29000 Quimper
PROFIL
Aide-soignante attentive et ponctuelle
EXPÉRIENCES PROFESSIONNELLES
Depuis 2019 : Aide-soignante, EHPAD Les Bruyères, Quimper
Toilettes, repas et transferts de 14 résidents
2015 – 2019 : Auxiliaire de vie, ADMR Cornouaille, Douarnenez
Ménage et courses chez 9 personnes âgées
Été 2014 : Stage, Hôpital de Cornouaille, Quimper
FORMATION
2015 : Diplôme d'État d'aide-soignant, IFAS Quimper
CENTRES D'INTÉRÊT
Bagad, randonnée`;

const SPANISH = `CURRÍCULUM VÍTAE
Nerea Etxeberria Lasa
Bilbao · nerea@example.es
EXPERIENCIA LABORAL
Enero 2020 – Actualidad
Jefa de cocina
Restaurante Zortziko, Bilbao
Dirijo un equipo de 8 cocineros
Marzo 2016 – Diciembre 2019
Cocinera
Hotel Carlton, Bilbao
Preparaba 120 menús al día
FORMACIÓN
2014 – 2016	Técnico en Cocina y Gastronomía, Escuela de Hostelería de Leioa
VOLUNTARIADO
Banco de Alimentos de Bizkaia, desde 2021`;

test.each([
  [
    "a Word template",
    WORD_TEMPLATE,
    [
      "FRONT OFFICE COORDINATOR @ MIAMI VALLEY ORTHODONTICS, 2021-03..now",
      "RECEPTIONIST @ SINCLAIR VISION CENTER, 2016-08..2021-02",
    ],
  ],
  [
    "a network's export",
    LINKEDIN,
    [
      "Procurement Lead @ Polestar Cutlery, 2022-01..now",
      "Buyer @ Polestar Cutlery, 2020-08..2021-12",
      "Junior Buyer @ Great Lakes Fasteners, 2017-06..2020-07",
    ],
  ],
  [
    "the European form",
    EUROPASS,
    [
      "Laboratory technician @ Biotest Transilvania SRL, 2019-09..now",
      "Quality control assistant @ Napolact SA, 2016-06..2019-08",
    ],
  ],
  [
    "a job board's form",
    INDEED,
    [
      "Forklift Operator @ Delta Cold Storage, 2020-05..now",
      "Warehouse Associate @ Southern Paper Supply, 2017-10..2020-04",
      "Dishwasher @ Blues City Cafe, 2016..2017",
    ],
  ],
  [
    "a page with side panels",
    SIDE_PANEL,
    ["Senior Event Planner @ Harbor Lights Events, 2020..now", "Event Coordinator @ Casco Bay Catering, 2016..2020"],
  ],
  [
    "a functional resume",
    FUNCTIONAL,
    [
      "Office Manager @ Tulsa Title & Escrow, 2014..now",
      "Customer Service Representative @ Green Country Gas, 2009..2014",
      "Teller @ Arvest Bank, 2006..2009",
    ],
  ],
  [
    "an academic CV",
    ACADEMIC,
    [
      "Associate Professor of Phonetics @ University of Leeds, 2019..now",
      "Lecturer in Phonetics @ University of Essex, 2014..2019",
      "Postdoctoral Research Fellow @ Radboud University, 2011..2014",
    ],
  ],
  [
    "a soldier's resume",
    MILITARY,
    [
      "Motor Transport Maintenance Chief @ UNITED STATES MARINE CORPS, 2017-06..now",
      "Automotive Mechanic @ UNITED STATES MARINE CORPS, 2011-06..2017-05",
      "Lube Technician @ Pep Boys, 2009..2011",
    ],
  ],
  [
    "a British CV of two pages",
    TWO_PAGES,
    [
      "Department Manager (Garden and Outdoor) @ Homeways, 2018-09..now",
      "Team Leader @ Homeways, 2015-01..2018-09",
      "Sales Adviser (Electrical) @ Currys, 2012..2015",
    ],
  ],
  [
    "a German table",
    GERMAN,
    [
      "Sachbearbeiterin Einkauf @ Hartmann Pumpen GmbH, 2021-04..now",
      "Bürokauffrau @ Möbelhaus Finke, 2014-08..2021-03",
      "Praktikum @ Stadtwerke Gütersloh, 2014-02..2014-07",
    ],
  ],
  [
    "a French CV",
    FRENCH,
    [
      "Aide-soignante @ EHPAD Les Bruyères, 2019..now",
      "Auxiliaire de vie @ ADMR Cornouaille, 2015..2019",
      "Stage @ Hôpital de Cornouaille, 2014-06..2014-08",
    ],
  ],
  [
    "a Spanish CV",
    SPANISH,
    ["Jefa de cocina @ Restaurante Zortziko, 2020-01..now", "Cocinera @ Hotel Carlton, 2016-03..2019-12"],
  ],
])("EN-02 the jobs of %s are read", (_layout, text, jobs) => expect(jobsOf(text)).toEqual(jobs));

test.each([
  ["Delroy Washington", "Delroy Washington"],
  ["Bettina Georgia", "Bettina Georgia"],
  ["Dayton Ohio", null],
])("a family name that is a state's, too, is somebody's name: %s", (first, name) => {
  const text = `${first}\nDayton, OH 45402\nPhone: 937-555-0142\n\nEXPERIENCE\nClerk, Elm Paints, Dayton, OH\n2019 - Present\n- Sold paint`;
  expect(analyseResume(text.split("\n"), { now: NOW }).name).toBe(name);
});

test.each([
  ['MARIA CRISTINA "TINA" L. DELOS REYES', "Maria Cristina L. Delos Reyes"],
  ["JOHN R. DELA CRUZ", "John R. Dela Cruz"],
  ["PEDRO J. DE LOS SANTOS", "Pedro J. De Los Santos"],
  ["JOHN SMITH PMP CSM", "John Smith"],
])("issue 17: a family name of several words is no row of letters: %s", (line, name) => {
  const lines = [line, "Antipolo City", "t@example.ph", "", "EXPERIENCE", "Team Leader, Brightbay CX, 2020 - present"];
  expect(analyseResume(lines).name).toBe(name);
});
