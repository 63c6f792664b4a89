import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const read = (text: string) => analyseResume(text.split("\n"), { now: new Date("2026-11-23T00:00:00Z") });
const jobsOf = (text: string) =>
  read(text).jobs.map(({ title, employer, start, end, current }) => {
    return `${title} @ ${employer} ${start}-${current ? "now" : end}`;
  });
const schoolsOf = (text: string) =>
  read(text).education.map(({ degree, institution, year }) => `${degree} @ ${institution} ${year}`);

test("EN-03 several roles under one employer and its time each have it, whatever follows their comma", () => {
  const text = [
    "Work Experience",
    "MERIDIAN MUTUAL, Omaha, NE\t2012 – Present",
    "Vice President, Member Growth\tMay '21 – Present",
    "Opened nine branches",
    "Manager, Digital Service\tAug '16 – May '21",
    "Teller\tMar '12 – Aug '16",
    "HEARTLAND GROCERS, Lincoln, NE\t2008 – 2012",
    "Shift Lead\t'10–'12",
    "Cashier\t'08–'10",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Vice President, Member Growth @ MERIDIAN MUTUAL 2021-05-now",
    "Manager, Digital Service @ MERIDIAN MUTUAL 2016-08-2021-05",
    "Teller @ MERIDIAN MUTUAL 2012-03-2016-08",
    "Shift Lead @ HEARTLAND GROCERS 2010-2012",
    "Cashier @ HEARTLAND GROCERS 2008-2010",
  ]);
});

test("EN-03 what stands in brackets behind a title is no employer when it is a subject, a share or a client", () => {
  const text = [
    "Experience",
    "Lecturer (Chemistry), Hilltop Polytechnic\t2019 – Present",
    "Tutor (0.4 FTE), Open Learning Trust\t2016 – 2019",
    "Systems Analyst (Client: Aetna), Brightpath Consulting LLC\t2013 – 2016",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Lecturer (Chemistry) @ Hilltop Polytechnic 2019-now",
    "Tutor (0.4 FTE) @ Open Learning Trust 2016-2019",
    "Systems Analyst @ Brightpath Consulting LLC 2013-2016",
  ]);
});

test("EN-03 labels of a form are read with the small words in them", () => {
  const text = [
    "WORKING EXPERIENCE",
    "Zenith Agro Allied Ltd, Ibadan",
    "Post Held: Farm Accountant",
    "Period: April 2017 till date",
    "Duties:",
    "Payment of casual workers",
    "Name of Employer: Golden Oil Mills",
    "Position Held: Store Keeper",
    "Period: June 2014 - March 2017",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Farm Accountant @ Zenith Agro Allied Ltd 2017-04-now",
    "Store Keeper @ Golden Oil Mills 2014-06-2017-03",
  ]);
});

test("EN-03 a street between employer and dates is neither, and remarks on pay hide no title", () => {
  const text = [
    "WORK EXPERIENCE:",
    "Bureau of Land Management, Vale District Office",
    "100 Oregon Street",
    "Vale, OR 97918 United States",
    "04/2018 - Present",
    "Salary: 58,120.00 USD Per Year",
    "Hours per week: 40",
    "Series: 0404 Pay Plan: GS Grade: 07",
    "Biological Science Technician (This is a federal job)",
    "Mapped 4,000 acres of sagebrush",
    "Malheur County Weed Board",
    "PO Box 66",
    "Ontario, OR 97914 United States",
    "03/2013 - 10/2017",
    "Hours per week: 40",
    "Weed Control Technician",
  ].join("\n");
  const jobs = read(text).jobs.map(({ title }) => title);
  expect(jobs).toEqual(["Biological Science Technician", "Weed Control Technician"]);
  expect(read(text).jobs[1]!.employer).toBe("Malheur County Weed Board");
});

test("EN-03 times without work are no jobs", () => {
  const text = [
    "Experience",
    "2023 – 2024\tStay-at-home father",
    "2019 – 2023\tHead Baker, Crumb & Co., Bath",
    "2018 – 2019\tTravelling in South America",
    "2014 – 2018\tBaker, Sally's Kitchen Ltd, Bristol",
  ].join("\n");
  expect(jobsOf(text)).toEqual(["Head Baker @ Crumb & Co. 2019-2023", "Baker @ Sally's Kitchen Ltd 2014-2018"]);
});

test("EN-03 nouns of German work name no employer", () => {
  const text = [
    "Berufliche Tätigkeiten",
    "seit 2020\tTeamleiter Montage",
    "Bühler AG, Uzwil",
    "2014 – 2020\tAnlagenmechaniker",
    "Stadler Rail AG, Bussnang",
    "Verdrahten und Prüfen von Schaltschränken (Siemens, ABB)",
    "2010 – 2013\tAnlagenmechaniker",
    "Georg Fischer AG, Schaffhausen",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Teamleiter Montage @ Bühler AG 2020-now",
    "Anlagenmechaniker @ Stadler Rail AG 2014-2020",
    "Anlagenmechaniker @ Georg Fischer AG 2010-2013",
  ]);
});

test("EN-03 of an academic career each post is work and each degree education", () => {
  const text = [
    "Dr. phil. Jörn Hasenkamp",
    "joern.hasenkamp@posteo.de",
    "",
    "Akademischer Werdegang",
    "04/2020 – heute\tJuniorprofessor für Neuere Geschichte, Universität Rostock",
    "10/2019 – 03/2020\tElternzeit",
    "10/2015 – 09/2019\tWissenschaftlicher Mitarbeiter (Postdoc), Institut für Zeitgeschichte, München",
    "10/2011 – 09/2015\tPromotion, Universität Leipzig",
    "10/2009 – 09/2011\tMaster of Arts Geschichte, Universität Leipzig",
    "06/2006\tAbitur, Gymnasium am Goethepark Leipzig",
    "",
    "Drittmittel",
    "2021 – 2024\tDFG-Netzwerk „Hafenstädte“, 64.000 €",
  ].join("\n");
  expect(read(text).name).toBe("Jörn Hasenkamp");
  expect(jobsOf(text)).toEqual([
    "Juniorprofessor für Neuere Geschichte @ Universität Rostock 2020-04-now",
    "Wissenschaftlicher Mitarbeiter (Postdoc) @ Institut für Zeitgeschichte 2015-10-2019-09",
  ]);
  expect(schoolsOf(text)).toEqual([
    "Promotion @ Universität Leipzig 2015",
    "Master of Arts @ Universität Leipzig 2011",
    "Abitur @ Gymnasium am Goethepark Leipzig 2006",
  ]);
});

test("EN-03 the day comes first where another date or the language tells so, and the other way round", () => {
  const jobs = (...dates: string[]) =>
    jobsOf(["Experience", ...dates.flatMap((date) => [`Clerk, Alpha Ltd\t${date}`, "Filed letters"])].join("\n"));
  expect(jobs("02/05/2021 - Present", "01/03/2018 - 28/04/2021")).toEqual([
    "Clerk @ Alpha Ltd 2021-05-now",
    "Clerk @ Alpha Ltd 2018-03-2021-04",
  ]);
  expect(jobs("02/05/2021 - Present", "01/03/2018 - 04/28/2021")).toEqual([
    "Clerk @ Alpha Ltd 2021-02-now",
    "Clerk @ Alpha Ltd 2018-01-2021-04",
  ]);
  const french =
    "Expérience\nVendeuse, Maison Dupré\t03/02/2020 – à ce jour\nConseil et vente de chaussures pour enfants";
  expect(jobsOf(french)).toEqual(["Vendeuse @ Maison Dupré 2020-02-now"]);
});

test("EN-03 a name is read with degrees before it, in small letters and on two lines beside a margin", () => {
  const nameOf = (...lines: string[]) => read(lines.join("\n")).name;
  expect(nameOf("Prof. Dr.-Ing. Ulrike Tannhoff", "u.tannhoff@web.de")).toBe("Ulrike Tannhoff");
  expect(nameOf("H. Brinkmann", "h.brinkmann@web.de")).toBe("H. Brinkmann");
  expect(nameOf("nina okafor-bell", "florist", "nina.okaforbell@mail.com")).toBe("Nina Okafor-Bell");
  expect(nameOf("Ewan MacAllister", "ewan.macallister@mail.com")).toBe("Ewan MacAllister");
  const margin = ["CONTACT", "larissa.tp@mail.com", "Belo Horizonte, Brazil", "SKILLS", "Figma", "Illustrator"];
  expect(nameOf(...margin, "", "LARISSA", "TAVARES PINTO", "Graphic Designer")).toBe("Larissa Tavares Pinto");
});

test("EN-03 towns are found before a postal code and a province, and no label's answer is one", () => {
  const townOf = (...lines: string[]) => read(lines.join("\n")).location?.text;
  expect(townOf("Arlene Magsaysay", "Purok 3, Brgy. San Jose, Lipa, Batangas 4217", "arlene@mail.com")).toBe(
    "Lipa, Batangas",
  );
  expect(townOf("R. Meenakshi", "7/22 Temple Street, Karaikudi – 630 001, Tamil Nadu", "meena@mail.com")).toBe(
    "Karaikudi, Tamil Nadu",
  );
  expect(
    townOf("Musa Danladi", "musa@mail.com", "PERSONAL DATA", "Sex:\tMale", "Marital Status:\tSingle"),
  ).toBeUndefined();
});

test("EN-03 a surname that is a trade opens an employer's name, and a school's short word ends none", () => {
  const text = [
    "Work Experience",
    "Accounts Assistant",
    "Baker Hughes Services Inc-Houston, TX",
    "March 2021 to Present",
    "Deckhand",
    "Great Lakes Marine Towing LLC-Cleveland, OH",
    "May 2016 to February 2021",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Accounts Assistant @ Baker Hughes Services Inc 2021-03-now",
    "Deckhand @ Great Lakes Marine Towing LLC 2016-05-2021-02",
  ]);
  expect(schoolsOf("Education\nHSC\tSri Vani Matric Hr. Sec. School, Salem\tState Board\t2019\t91 %")).toEqual([
    "HSC @ Sri Vani Matric Hr. Sec. School 2019",
  ]);
});

test("EN-03 a course that no list holds is known by its place before the school", () => {
  const text = [
    "Education",
    "BSc Midwifery, University of Salford\t2008 – 2011",
    "Access to Health, Tameside College\t2007",
    "Return to Practice, Edge Hill University\t2022",
  ].join("\n");
  expect(schoolsOf(text)).toContain("Return to Practice @ Edge Hill University 2022");
});

test("EN-03 under the labels of a table each cell is what its column says", () => {
  const text = [
    "Employment Record",
    "Name of Organisation\tPost Held\tFrom\tTo\tNature of Duties",
    "St. Xavier's Collegiate School\tPRT Computer\tJun 2019\tTill date\tComputer lab teacher, exam clerk",
    "Orchid International\tPGT Physics\tApr 2014\tMay 2019\tTeaching classes XI - XII; lab assistant",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "PRT Computer @ St. Xavier's Collegiate School 2019-06-now",
    "PGT Physics @ Orchid International 2014-04-2019-05",
  ]);
});

test("EN-03 a dated point of a job is no job of its own, and a date behind a title hides it not", () => {
  const text = [
    "Experience",
    "Mercy Medical Center, Baltimore, MD\t06/2013 – 04/2022",
    "Radiologic Technologist, CT; Lead Technologist from 2018",
    "• Safety officer 2016 – 2019",
    "• Scanned 22 patients a shift",
    "Kent General Hospital, Dover, DE\t05/2010 – 05/2013",
    "Radiologic Technologist",
    "• Portable X-rays on five floors",
  ].join("\n");
  expect(read(text).jobs.map(({ employer, start }) => `${employer} ${start}`)).toEqual([
    "Mercy Medical Center 2013-06",
    "Kent General Hospital 2010-05",
  ]);
  expect(read(text).jobs[0]!.title).toMatch(/^Radiologic Technologist/);
});

test("EN-03 terms between title and dates, and commas in a bracket, part nothing", () => {
  const text = [
    "Experience",
    "Riverside Hotels",
    "4 years 2 months",
    "Head Gardener",
    "Full-time",
    "May 2023 - Present · 3 yrs 6 mos",
    "Gardener",
    "Oct 2022 - May 2023 · 8 mos",
    "Warehouse Operative (agency work, mostly Tesco, Asda)\t2018 - 2022",
  ].join("\n");
  const jobs = jobsOf(text);
  expect(jobs.slice(0, 2)).toEqual([
    "Head Gardener @ Riverside Hotels 2023-05-now",
    "Gardener @ Riverside Hotels 2022-10-2023-05",
  ]);
  expect(read(text).jobs[2]!.title).toMatch(/^Warehouse Operative/);
});

test("EN-03 a town is found behind its postal code in a sentence, and before one", () => {
  const townOf = (...lines: string[]) => read(lines.join("\n")).location?.text;
  expect(townOf("Nuria Sempere Gil", "C/ Mayor, 4, 2º A. 03201 Elche. Tlf: 655 50 13 77.")).toBe("Elche");
  expect(townOf("Jomar Dizon", "22 Mabini Street, Molo, Iloilo City 5000 · jomar@mail.com")).toBe("Iloilo City");
});

test("EN-03 a nickname in quotation marks belongs to no name", () => {
  expect(read("Roberta “Bobbie” Klein\nbobbie.klein@mail.com").name).toBe("Roberta Klein");
});

test("EN-03 what was studied and a list of the best are no schools", () => {
  const text = [
    "Education",
    "Bachelors Degree",
    "Secondary Education",
    "1998",
    "",
    "Masters",
    "Deans List",
    "2004",
    "Towson University",
  ].join("\n");
  const schools = read(text).education.map(({ institution }) => institution);
  expect(schools).not.toContain("Secondary Education");
  expect(schools).not.toContain("Deans List");
  expect(schools).toContain("Towson University");
});

test("EN-03 beside a company its client is passed over, and days may be joined to months by a hyphen", () => {
  const text = [
    "Work Experience",
    "Company: Larsen Projects LLC, Muscat",
    "Client: Oman Gas",
    "Designation: Welding Inspector",
    "Duration: 09-Sep-2019 to Present",
    "• Inspected 4,000 joints",
    "Company: Galfar Engineering, Sohar",
    "Client: Orpic",
    "Designation: Quality Inspector",
    "Duration: 14-May-2015 to 22-Aug-2019",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Welding Inspector @ Larsen Projects LLC 2019-09-now",
    "Quality Inspector @ Galfar Engineering 2015-05-2019-08",
  ]);
});

test("EN-03 labels in a column of their own are labels without a colon", () => {
  const text = [
    "Nachname / Vorname\tBirkenfeld Ayla",
    "E-Mail\tayla.birkenfeld@web.de",
    "",
    "Berufserfahrung",
    "Zeitraum\t01.03.2020 – heute",
    "Beruf oder Funktion\tStandesbeamtin",
    "Arbeitgeber\tStadt Lünen",
    "Zeitraum\t01.09.2012 – 28.02.2020",
    "Beruf oder Funktion\tVerwaltungsfachangestellte",
    "Arbeitgeber\tKreis Unna",
  ].join("\n");
  expect(read(text).name).toBe("Birkenfeld Ayla");
  expect(jobsOf(text)).toEqual([
    "Standesbeamtin @ Stadt Lünen 2020-03-now",
    "Verwaltungsfachangestellte @ Kreis Unna 2012-09-2020-02",
  ]);
});

test("EN-03 Italian and Portuguese titles are titles", () => {
  const italian = "Esperienza professionale\nInfermiera – Ospedale San Gerardo, Monza\nda marzo 2018 ad oggi";
  expect(jobsOf(italian)).toEqual(["Infermiera @ Ospedale San Gerardo 2018-03-now"]);
  const portuguese = "Experiência profissional\nAtendente, Padaria Estrela\tmaio 2019 – atual";
  expect(jobsOf(portuguese)).toEqual(["Atendente @ Padaria Estrela 2019-05-now"]);
});

test("EN-03 a bracket that tells in small letters belongs to neither title nor employer", () => {
  const text = [
    "Experience",
    "Care Assistant, Four Seasons (agency shifts through Nurseplus)\t2020 – 2022",
    "Electrician (Hotel Astoria)\t2017 – 2020",
  ].join("\n");
  expect(jobsOf(text)).toEqual(["Care Assistant @ Four Seasons 2020-2022", "Electrician @ Hotel Astoria 2017-2020"]);
});
