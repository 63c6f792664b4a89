import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { UnportableError } from "./portable-resume.ts";
import { readPortable } from "./read-portable.ts";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function zipOf(files: Record<string, string>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}

async function understood(file: Uint8Array, filename: string) {
  const { kind, lines } = await readPortable(file, filename);
  const { name, jobs, education, skills, location } = analyseResume(lines);
  return {
    kind,
    name,
    place: location?.text ?? null,
    lines,
    jobs: jobs.map(({ title, employer, start, end, current }) => [title, employer, start, current ? "now" : end]),
    schools: education.map(({ degree, institution, year }) => [degree, institution, year]),
    skills: skills.map((skill) => skill.name),
  };
}

const JSON_RESUME = {
  basics: {
    name: "Amara Diallo",
    label: "Registered Nurse",
    email: "amara@example.org",
    phone: "(503) 555-0172",
    summary: "Nurse with nine years on surgical wards, four of them in charge of the night shift.",
    location: { city: "Portland", region: "OR", countryCode: "US" },
    profiles: [{ network: "LinkedIn", username: "amara", url: "https://linkedin.example/in/amara" }],
  },
  work: [
    {
      name: "Providence Hospital",
      position: "Charge Nurse",
      location: "Portland, OR",
      startDate: "2019-04-01",
      summary: "Runs the night shift of a ward with 28 beds.",
      highlights: ["Led 6 nurses a shift", "Cut falls by 31 % in a year"],
    },
    { name: "Salem Health", position: "Staff Nurse", startDate: "2015-06", endDate: "2019-03", highlights: [] },
  ],
  volunteer: [{ organization: "Red Cross", position: "First Aid Trainer", startDate: "2016", endDate: "2018" }],
  education: [
    { institution: "Oregon State University", area: "Nursing", studyType: "Bachelor of Science", endDate: "2015-05" },
  ],
  skills: [{ name: "Care", keywords: ["Wound care", "IV therapy"] }, { name: "Triage" }],
  languages: [{ language: "French", fluency: "Native speaker" }],
  certificates: [{ name: "Basic Life Support (BLS)", issuer: "American Heart Association", date: "2023-02-11" }],
};

const LINKEDIN = {
  "Profile.csv":
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n" +
    'Tomasz,Zielinski,,"12 Elm St",Jan 4,Warehouse Supervisor,"Runs inbound for a site of 90 people.\nSafety first.",Logistics,60607,"Chicago, Illinois",,"[PERSONAL:https://tz.example]",\n',
  "Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\n" +
    'Lakeside Freight,Warehouse Supervisor,"• Planned shifts for 24 people. • Cut mispicks from 4 % to 1 %.","Chicago, IL",Mar 2020,\n' +
    "Midwest Parcel,Forklift Operator,,,Aug 2014,Feb 2020\n",
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nTruman College,2012,2014,,Associate of Applied Science,\n",
  "Skills.csv": "Name\nForklift\nInventory management\nSAP\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,1/1/20\ntz@example.org,Yes,Yes,1/1/24\n",
  "Connections.csv": "Notes:\nSomebody else’s addresses\n\nFirst Name,Last Name\nNot,Me\n",
};

const SKILLS_PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Ingrid</FirstName><Surname>Solberg</Surname></PersonName>
<ContactInfo><Address><Contact><Municipality>Bergen</Municipality><Country><Code>NO</Code><Label>Norway</Label></Country></Contact></Address>
<Email><Contact>ingrid@example.org</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2016" month="--03"/><Current>true</Current></Period>
<Position><Label>Civil Engineer</Label></Position>
<Activities>&lt;ul&gt;&lt;li&gt;Designed 14 bridges&lt;/li&gt;&lt;li&gt;Led a team of 5&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Fjord Konsult AS</Name></Employer></WorkExperience>
<WorkExperience><Period><From year="2013"/><To year="2016" month="--02"/></Period><Position><Label>Site Engineer</Label></Position>
<Employer><Name>Vestbygg AS</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2008"/><To year="2013" month="--06"/></Period><Title>Master of Science</Title>
<Organisation><Name>Norwegian University of Science and Technology</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Norwegian</Label></Description></MotherTongue></MotherTongueList>
</Linguistic><Computer><Description>&lt;p&gt;AutoCAD, Revit&lt;/p&gt;</Description></Computer>
<Driving><Description><Licence>B</Licence><Licence>C1</Licence></Description></Driving></Skills>
</LearnerInfo></SkillsPassport>`;

const CANDIDATE = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
<CandidateSupplier><PersonContact><PersonName><oa:GivenName>Lucía</oa:GivenName></PersonName></PersonContact></CandidateSupplier>
<CandidatePerson><PersonName><oa:GivenName>Lucía</oa:GivenName><hr:FamilyName>Herrera</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>lucia@example.org</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Valencia</oa:CityName><CountryCode>es</CountryCode></Address></Communication>
<PrimaryLanguageCode name="NORMAL">spa</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><EmploymentHistory><EmployerHistory><hr:OrganizationName>Hotel Miramar</hr:OrganizationName>
<PositionHistory><PositionTitle typeCode="FREETEXT">Head Chef</PositionTitle><eures:EmploymentPeriod><eures:StartDate>
<hr:FormattedDateTime>2018-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;p&gt;Runs a kitchen of 12 cooks.&lt;/p&gt;&lt;p&gt;Menus for 300 guests a day.&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Escuela de Hostelería de Valencia</hr:OrganizationName>
<AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></EndDate></AttendancePeriod>
<EducationDegree><hr:DegreeName>Diploma in Culinary Arts</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
</CandidateProfile></Candidate>`;

const MARKDOWN = `# Dana Whitfield
**Elementary School Teacher** | Austin, TX | dana@example.org

## Experience
### Third Grade Teacher
Barton Hills Elementary
*August 2017 – Present*

- Taught 26 children reading and **mathematics**
- Mentored 3 new teachers

## Education
B.A. in Education, University of Texas, 2016

## Skills
Classroom management, Lesson planning, [Google Classroom](https://classroom.example)
`;

describe("what other tools hand over is read like a resume of ours", () => {
  it("JSON Resume: jobs, dates, schools, skills, and nothing of it lost", async () => {
    const read = await understood(bytes(JSON.stringify(JSON_RESUME)), "resume.json");
    expect(read).toMatchObject({
      kind: "json-resume",
      name: "Amara Diallo",
      place: "Portland, OR",
      jobs: [
        ["Charge Nurse", "Providence Hospital", "2019-04", "now"],
        ["Staff Nurse", "Salem Health", "2015-06", "2019-03"],
      ],
    });
    expect(read.schools).toEqual([[expect.stringContaining("Bachelor of Science"), "Oregon State University", "2015"]]);
    expect(read.skills).toEqual(expect.arrayContaining(["Wound Care", "Triage", "French"]));
    const text = read.lines.join("\n");
    for (const told of [
      "Cut falls by 31 % in a year",
      "First Aid Trainer",
      "Red Cross",
      "Basic Life Support",
      "555-0172",
    ]) {
      expect(text).toContain(told);
    }
  });

  it("LinkedIn’s archive: the profile and what it lists, none of the connections, address or birthday", async () => {
    const file = await zipOf(Object.fromEntries(Object.entries(LINKEDIN).map(([path, csv]) => [`Basic/${path}`, csv])));
    const read = await understood(file, "Basic_LinkedInDataExport.zip");
    expect(read).toMatchObject({
      kind: "linkedin",
      name: "Tomasz Zielinski",
      place: "Chicago, Illinois",
      jobs: [
        ["Warehouse Supervisor", "Lakeside Freight", "2020-03", "now"],
        ["Forklift Operator", "Midwest Parcel", "2014-08", "2020-02"],
      ],
      schools: [["Associate of Applied Science", "Truman College", "2014"]],
    });
    expect(read.skills).toEqual(expect.arrayContaining(["Inventory Management", "SAP"]));
    expect(read.lines).toEqual(
      expect.arrayContaining(["• Planned shifts for 24 people.", "• Cut mispicks from 4 % to 1 %."]),
    );
    const text = read.lines.join("\n");
    expect(text).toContain("tz@example.org");
    for (const kept of ["Elm St", "Jan 4", "Somebody", "old@example.org"]) expect(text).not.toContain(kept);
  });

  it("Europass as it was until 2020", async () => {
    const read = await understood(bytes(SKILLS_PASSPORT), "cv.xml");
    expect(read).toMatchObject({
      kind: "europass",
      name: "Ingrid Solberg",
      jobs: [
        ["Civil Engineer", "Fjord Konsult AS", "2016-03", "now"],
        ["Site Engineer", "Vestbygg AS", "2013", "2016-02"],
      ],
    });
    expect(read.schools[0]).toEqual(["Master of Science", "Norwegian University of Science and Technology", "2013"]);
    expect(read.lines).toEqual(expect.arrayContaining(["• Designed 14 bridges", "• Led a team of 5"]));
    expect(read.skills).toEqual(expect.arrayContaining(["AutoCAD", "Norwegian"]));
  });

  it("Europass as it is now", async () => {
    const read = await understood(bytes(CANDIDATE), "europass.xml");
    expect(read).toMatchObject({
      kind: "europass",
      name: "Lucía Herrera",
      place: "Valencia, Spain",
      jobs: [["Head Chef", "Hotel Miramar", "2018-05", "now"]],
    });
    expect(read.lines).toEqual(
      expect.arrayContaining(["Runs a kitchen of 12 cooks.", "Spanish (native), English (B2)"]),
    );
  });

  it("Markdown without its marks, and plain text in any encoding", async () => {
    const read = await understood(bytes(MARKDOWN), "resume.md");
    expect(read).toMatchObject({
      kind: "markdown",
      name: "Dana Whitfield",
      jobs: [["Third Grade Teacher", "Barton Hills Elementary", "2017-08", "now"]],
    });
    expect(read.lines).toContain("• Taught 26 children reading and mathematics");
    const plain =
      "José Müller\nKoch\nBerlin\n\nErfahrung\nKoch, Gasthof Löwe\n01/2018 – heute\n- Leitung von 4 Köchen\n";
    const latin = new Uint8Array(
      [...plain].map((letter) => letter.codePointAt(0)!).map((code) => (code === 0x2013 ? 0x96 : code)),
    );
    for (const file of [
      bytes(plain),
      bytes(`\ufeff${plain}`),
      latin,
      new Uint8Array(Buffer.from(`\ufeff${plain}`, "utf16le")),
    ]) {
      expect(await understood(file, "lebenslauf.txt")).toMatchObject({
        kind: "text",
        name: "José Müller",
        jobs: [["Koch", "Gasthof Löwe", "2018-01", "now"]],
      });
    }
  });
});

describe("what is no resume is told in words", () => {
  it.each([
    ["JSON that is none", bytes('{"basics": '), "not-json"],
    ["JSON of something else", bytes('{"compilerOptions": {"strict": true}}'), "not-json-resume"],
    ["XML of something else", bytes("<?xml version='1.0'?><rss><channel>News</channel></rss>"), "not-europass"],
    ["a PDF", bytes("%PDF-1.7 and much more of it that goes on for longer than ten words do here"), "unknown"],
    ["a program", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), "unknown"],
    ["nothing", new Uint8Array(), "empty"],
    ["three words", bytes("Only three words"), "empty"],
  ])("%s", async (_, file, reason) => {
    const failure = await readPortable(file, "file").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnportableError);
    expect(failure).toMatchObject({ reason });
  });

  it("a ZIP without LinkedIn’s tables, and one that is cut off", async () => {
    const foreign = await zipOf({ "word/document.xml": "<w/>" });
    await expect(readPortable(foreign, "a.zip")).rejects.toMatchObject({ reason: "not-linkedin" });
    await expect(readPortable(foreign.slice(0, 40), "a.zip")).rejects.toMatchObject({ reason: "damaged" });
  });

  it("wrong fields cost themselves alone", async () => {
    const odd = {
      ...JSON_RESUME,
      basics: { ...JSON_RESUME.basics, phone: { no: 1 }, profiles: "none" },
      skills: "many",
      awards: [null, 3],
    };
    const read = await understood(bytes(JSON.stringify(odd)), "resume.json");
    expect(read.jobs).toHaveLength(2);
    expect(read.lines.join("\n")).not.toContain("[object");
  });

  it("deep and wide XML ends in bounded time", async () => {
    const deep = `<Candidate>${"<a>".repeat(200_000)}${"</a>".repeat(200_000)}</Candidate>`;
    await expectQuick(5_000, () =>
      expect(readPortable(bytes(deep), "a.xml")).rejects.toMatchObject({ reason: "empty" }),
    );
  });
});
