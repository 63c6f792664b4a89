import { emptyResume, type PortableResume, type PortableWork, type Span, UnportableError } from "./portable-resume.ts";
import { xmlAttribute } from "../reading/xml-tokens.ts";
import { readSpan } from "./read-span.ts";
import { allNamed, firstNamed, linesNamed, parseXml, textNamed, type XmlPart } from "./xml-parts.ts";

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });
const COUNTRIES = new Intl.DisplayNames(["en"], { type: "region" });

function spelt(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function joined(...parts: string[]): string {
  return [...new Set(parts)].filter((part) => part !== "").join(", ");
}

/** `<From year="2016" month="--03"/>` of the documents until 2020. */
function oldDate(part: XmlPart | null): string {
  const year = xmlAttribute(part?.attributes ?? "", "year") ?? "";
  const month = xmlAttribute(part?.attributes ?? "", "month");
  return month ? `${year}-${month.replace(/\D/g, "")}` : year;
}

function oldSpan(entry: XmlPart): Span {
  const period = firstNamed(entry, "Period");
  const isCurrent = textNamed(period, "Current") === "true";
  return readSpan(oldDate(firstNamed(period, "From")), oldDate(firstNamed(period, "To")), isCurrent);
}

function oldPlace(part: XmlPart | null): string {
  return joined(textNamed(part, "Municipality"), textNamed(part, "Country", "Label"));
}

function readSkillsPassport(root: XmlPart): PortableResume {
  const person = firstNamed(root, "Identification");
  const skills = firstNamed(root, "Skills");
  const named = ["Communication", "Organisational", "JobRelated", "Computer", "Other"];
  const licences = allNamed(firstNamed(skills, "Driving"), "Licence").map((licence) => textNamed(licence));
  return {
    ...emptyResume(),
    name: [textNamed(person, "FirstName"), textNamed(person, "Surname")].filter(Boolean).join(" "),
    headline: textNamed(root, "Headline", "Description", "Label"),
    email: textNamed(person, "Email", "Contact"),
    phone: textNamed(person, "Telephone", "Contact"),
    place: oldPlace(firstNamed(person, "Address")),
    links: allNamed(person, "Website").map((website) => textNamed(website, "Contact")),
    work: allNamed(root, "WorkExperience").map((entry) => ({
      ...oldSpan(entry),
      title: textNamed(entry, "Position", "Label"),
      employer: textNamed(entry, "Employer", "Name"),
      place: oldPlace(firstNamed(entry, "Employer", "Address")),
      lines: linesNamed(entry, "Activities"),
    })),
    education: allNamed(root, "Education").map((entry) => ({
      ...oldSpan(entry),
      degree: textNamed(entry, "Title"),
      field: textNamed(entry, "Field", "Label"),
      school: textNamed(entry, "Organisation", "Name"),
      place: oldPlace(firstNamed(entry, "Organisation", "Address")),
      lines: linesNamed(entry, "Activities"),
    })),
    skills: [],
    languages: [
      ...allNamed(skills, "MotherTongue").map((one) => ({ name: textNamed(one, "Label"), level: "native" })),
      ...allNamed(skills, "ForeignLanguage").map((one) => ({
        name: textNamed(one, "Label"),
        level:
          textNamed(one, "ProficiencyLevel", "SpokenInteraction") || textNamed(one, "ProficiencyLevel", "Listening"),
      })),
    ],
    other: [
      { heading: "Skills", lines: named.flatMap((name) => linesNamed(firstNamed(skills, name), "Description")) },
      { heading: "Driving licence", lines: licences },
      ...allNamed(root, "Achievement").map((entry) => ({
        heading: textNamed(entry, "Title", "Label"),
        lines: linesNamed(entry, "Description"),
      })),
    ],
  };
}

function newSpan(entry: XmlPart, name: string): Span {
  const period = firstNamed(entry, name);
  const date = (side: string) => textNamed(period, side, "FormattedDateTime");
  const isCurrent = textNamed(entry, "CurrentIndicator") === "true" || textNamed(entry, "Ongoing") === "true";
  return readSpan(date("StartDate"), date("EndDate"), isCurrent);
}

function newPlace(part: XmlPart | null): string {
  const country = textNamed(part, "CountryCode");
  return joined(textNamed(part, "CityName"), country && spelt(COUNTRIES, country));
}

function toPositions(employer: XmlPart): PortableWork[] {
  const place = newPlace(firstNamed(employer, "OrganizationContact"));
  return allNamed(employer, "PositionHistory").map((entry) => ({
    ...newSpan(entry, "EmploymentPeriod"),
    title: textNamed(entry, "PositionTitle"),
    employer: textNamed(employer, "OrganizationName"),
    place: place || textNamed(entry, "City"),
    lines: linesNamed(entry, "Description"),
  }));
}

/** `Title` and `Description` of the parts that have no fields of their own. */
function toPart(heading: string, root: XmlPart, section: string) {
  const entries = (firstNamed(root, section)?.children ?? []).filter((child) => typeof child !== "string");
  return {
    heading,
    lines: entries.flatMap((entry) => [textNamed(entry, "Title"), ...linesNamed(entry, "Description")]).filter(Boolean),
  };
}

function readCandidate(root: XmlPart): PortableResume {
  const person = firstNamed(root, "CandidatePerson");
  const profile = firstNamed(root, "CandidateProfile");
  const channels = allNamed(person, "Communication");
  const channel = (code: string) => channels.filter((one) => textNamed(one, "ChannelCode") === code);
  const [phone] = channel("Telephone");
  const isLanguage = (one: XmlPart) => textNamed(one, "TaxonomyID").toLowerCase() === "language";
  const competencies = allNamed(profile, "PersonCompetency");
  const native = textNamed(person, "PrimaryLanguageCode");
  const grouped = [...allNamed(profile, "DigitalSkillsGroup"), ...allNamed(profile, "SkillsGroup")];
  return {
    ...emptyResume(),
    name: [textNamed(person, "GivenName"), textNamed(person, "FamilyName")].filter(Boolean).join(" "),
    email: textNamed(channel("Email")[0] ?? null, "URI"),
    phone: [textNamed(phone ?? null, "CountryDialing"), textNamed(phone ?? null, "DialNumber")]
      .filter(Boolean)
      .join(" "),
    place: newPlace(channels.find((one) => firstNamed(one, "Address")) ?? null),
    links: [...channel("Web"), ...channel("Social Media")].map((one) => textNamed(one, "URI")),
    summary: linesNamed(profile, "ExecutiveSummary"),
    work: allNamed(profile, "EmployerHistory").flatMap(toPositions),
    education: allNamed(profile, "EducationOrganizationAttendance").map((entry) => ({
      ...newSpan(entry, "AttendancePeriod"),
      degree: textNamed(entry, "DegreeName") || textNamed(entry, "ProgramName"),
      field: "",
      school: textNamed(entry, "OrganizationName"),
      place: newPlace(firstNamed(entry, "OrganizationContact")),
      lines: linesNamed(entry, "OccupationalSkillsCovered"),
    })),
    skills: [
      ...grouped.map((group) => ({
        group: textNamed(group, "Title"),
        names: [...allNamed(group, "DigitalSkill"), ...allNamed(group, "Skill")].map((one) => textNamed(one)),
      })),
      {
        group: "",
        names: competencies.filter((one) => !isLanguage(one)).map((one) => textNamed(one, "CompetencyName")),
      },
    ],
    languages: [
      ...(native ? [{ name: spelt(LANGUAGES, native), level: "native" }] : []),
      ...competencies.filter(isLanguage).map((one) => ({
        name: spelt(LANGUAGES, textNamed(one, "CompetencyID")),
        level: textNamed(one, "ScoreText"),
      })),
    ],
    other: [
      toPart("Projects", root, "Projects"),
      toPart("Certificates", root, "Certifications"),
      toPart("Volunteering", root, "VoluntaryWorks"),
      toPart("Publications", root, "PublicationHistory"),
      toPart("Driving licence", root, "Licenses"),
    ],
  };
}

/** Both forms of Europass: SkillsPassport (until 2020) and Candidate. Throws UnportableError (not-europass). */
export function readEuropass(xml: string): PortableResume {
  const root = parseXml(xml);
  if (firstNamed(root, "SkillsPassport")) return readSkillsPassport(root);
  if (firstNamed(root, "Candidate")) return readCandidate(root);
  throw new UnportableError("not-europass");
}
