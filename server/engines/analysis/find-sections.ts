import type { ProfileSection, SectionKind } from "./profile.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

export type Section = ProfileSection & {
  /** Index of the first line of content; the heading's own line when text follows it there. */
  contentFrom: number;
  /** Text after an inline heading ("Skills: a, b"). */
  inlineText: string | null;
};

/** The nouns of headings, in English, Spanish, German and French, folded. */
const HEADS: ReadonlyMap<string, SectionKind> = new Map(
  (
    [
      [
        "experience",
        "experience experiences employment work career history background jobs assignments positions internships internship appointments berufserfahrung praxiserfahrung werdegang berufspraxis arbeitserfahrung beschaftigung praktika experiencia laboral trayectoria empleo experience(s) parcours professionnelles engagements roles",
      ],
      [
        "education",
        "education academics academic studies schooling degrees degree ausbildung bildung studium schulbildung bildungsweg educacion formacion estudios academica formation formations etudes diplomes educational scholastic coursework",
      ],
      [
        "skills",
        "skills skill competencies competences competency expertise proficiencies proficiency strengths strength technologies tools software abilities kenntnisse fahigkeiten kompetenzen edv-kenntnisse faehigkeiten habilidades competencias conocimientos aptitudes destrezas competence logiciels qualifications capabilities technology toolbox specialties skillset specializations keywords",
      ],
      [
        "summary",
        "summary profile objective objectives overview about me goal goals statement introduction bio biography zusammenfassung profil kurzprofil uber mich perfil resumen objetivo objectif presentation focus snapshot synopsis motivation",
      ],
      [
        "certificates",
        "certifications certification certificates certificate licenses licences license licensure licensures credentials credential zertifikate zertifizierungen lizenzen certificaciones licencias certificados certificats registrations endorsements training trainings courses weiterbildung weiterbildungen fortbildung cursos",
      ],
      ["languages", "languages language sprachen sprachkenntnisse idiomas lenguas langues langue lenguajes"],
      ["projects", "projects project projekte proyectos projets portfolio"],
      [
        "contact",
        "contact details personal information info data kontakt kontaktdaten contacto datos personales personlich personliche daten coordonnees address links",
      ],
      [
        "other",
        "accomplishments achievements awards honors honours award accomplishment achievement publications publication volunteer volunteering volunteerism activities activity interests interest hobbies hobby references reference affiliations affiliation memberships membership extracurricular community involvement leadership patents conferences presentations scholarships scholarship recognition recognitions engagement ehrenamt interessen auszeichnungen referenzen hobbys intereses premios publicaciones voluntariado referencias logros loisirs interets benevolat distinctions centres military service associations organizations ehrungen ehrenamtliches talks speaking additional miscellaneous sonstiges otros divers passions research thesis declaration",
      ],
    ] satisfies [SectionKind, string][]
  ).flatMap(([kind, list]) => list.split(" ").map((word): [string, SectionKind] => [word, kind])),
);
/** Heads that say little beside another one ("Summary of Skills", "Work Experience"). */
const WEAK_HEADS: ReadonlySet<string> = new Set(
  "summary profile overview background history work career academic about me personal information info data details focus goal goals professional qualifications highlights statement training trainings courses additional research service technology leadership community military project tools software language involvement presentation educational organizations activities engagement thesis".split(
    " ",
  ),
);
const QUALIFIERS: ReadonlySet<string> = new Set(
  "professional relevant related key core technical selected recent previous prior current personal other additional special specialized general main major areas area of and & in for the my de des la les el los und professionnelle professionnel profesional profesionales berufliche beruflicher technische computer it soft hard highlights highlight notable industry teaching clinical management executive business career work volunteer employment field practical detailed skills qualifications summary objective linguistic foreign chronological clinical nursing legal sales leadership y et e your strategic campus on certified technique techniques tecnicas informatiques informatica knowledge interpersonal special significant achievements functional corporate teaching student international early later independent freelance consulting creative production financial accounting administrative banking design engineering marketing restaurant culinary hospitality retail construction aviation healthcare medical acting".split(
    " ",
  ),
);
/** Headings whose words do not tell by themselves. */
const WHOLE: ReadonlyMap<string, SectionKind> = new Map([
  ["highlights", "skills"],
  ["career highlights", "other"],
  ["professional highlights", "other"],
  ["summary of qualifications", "summary"],
  ["qualifications summary", "summary"],
  ["professional qualifications", "skills"],
  ["qualifications", "skills"],
  ["key qualifications", "skills"],
  ["core qualifications", "skills"],
  ["areas of expertise", "skills"],
  ["areas of emphasis", "skills"],
  ["professional background", "experience"],
  ["career history", "experience"],
  ["work", "experience"],
  ["career", "experience"],
  ["professional history", "experience"],
  ["work history", "experience"],
  ["background", "summary"],
  ["educational background", "education"],
  ["academic background", "education"],
  ["academic history", "education"],
  ["military service", "experience"],
  ["military experience", "experience"],
  ["military background", "experience"],
  ["research experience", "experience"],
  ["leadership experience", "experience"],
  ["project experience", "experience"],
  ["volunteer experience", "other"],
  ["volunteer work", "other"],
  ["volunteer history", "other"],
  ["community service", "other"],
  ["training", "certificates"],
  ["professional training", "certificates"],
  ["education and training", "education"],
  ["professional development", "certificates"],
  ["who i am", "summary"],
  ["what i do", "summary"],
  ["computer skills", "skills"],
  ["it", "skills"],
  ["edv", "skills"],
  ["tech stack", "skills"],
  ["personal details", "contact"],
  ["personal information", "contact"],
  ["personal data", "contact"],
  ["lebenslauf", "contact"],
  ["curriculum vitae", "contact"],
  ["resume", "contact"],
  ["professional affiliations", "other"],
  ["career objective", "summary"],
  ["relevant coursework", "other"],
  ["coursework", "other"],
  ["centres d interet", "other"],
  ["work samples", "projects"],
  ["languages spoken", "languages"],
  ["affiliations", "other"],
  ["core accomplishments", "other"],
  ["executive profile", "summary"],
  ["career focus", "summary"],
]);
const LONGEST_HEADING_WORDS = 6;
/** Words that are as often an item of a skill list as a heading. */
const ITEM_LIKE: ReadonlySet<string> = new Set(
  "training leadership research project projects software tools technology work service presentations presentation activities academic motivation data details accomplishments strength license certification information community goal goals languages".split(
    " ",
  ),
);

/** Cuts the lines into sections by their headings. Lines before the first heading are the contact section. */
export function findSections(lines: ResumeLine[]): Section[] {
  const sections: Section[] = [
    { kind: "contact", heading: null, lines: { from: 0, to: -1 }, contentFrom: 0, inlineText: null },
  ];
  for (const line of lines) {
    const current = sections.at(-1)!;
    const heading = line.isBlank ? null : readHeading(line, lines, current.kind);
    if (heading) {
      current.lines.to = line.index - 1;
      sections.push({
        kind: heading.kind,
        heading: heading.text,
        lines: { from: line.index, to: line.index },
        contentFrom: heading.rest === null ? line.index + 1 : line.index,
        inlineText: heading.rest,
      });
    }
  }
  sections.at(-1)!.lines.to = lines.length - 1;
  return sections.filter((section) => section.heading !== null || section.lines.to >= section.lines.from);
}

function readHeading(
  line: ResumeLine,
  lines: ResumeLine[],
  currentKind: SectionKind,
): { kind: SectionKind; text: string; rest: string | null } | null {
  const text = line.text;
  const colon = text.search(/[:：]/);
  if (colon > 2 && colon <= 45 && colon < text.length - 1) {
    const label = text.slice(0, colon);
    const rest = text.slice(colon + 1).trim();
    const kind = rest !== "" && !line.hasBullet ? kindOf(label) : null;
    if (kind && isInlineHeading(kind, label, rest, currentKind)) return { kind, text: label.trim(), rest };
    if (rest !== "") return null;
  }
  if (
    text.length > 60 ||
    (line.hasBullet && !/^[\p{Lu}\s&]+$/u.test(text)) ||
    text.includes("\t") ||
    /[.,;!?]$/.test(text)
  )
    return null;
  const plain = text.replace(/[:：]\s*$/, "").trim();
  const kind = kindOf(plain);
  if (!kind) return null;
  const hasColon = plain !== text;
  const isUpper = plain === plain.toUpperCase();
  if (!isUpper && !hasColon && !/^\p{Lu}/u.test(plain)) return null;
  const isSingle = !plain.includes(" ");
  if (isSingle && !hasColon && ITEM_LIKE.has(foldWord(plain))) {
    const before = lines[line.index - 1];
    const after = lines[line.index + 1];
    const parted = !before || before.isBlank;
    if (currentKind === "skills" && !isUpper && !(parted && after && !after.isBlank)) return null;
    if (
      !isUpper &&
      !parted &&
      currentKind !== "skills" &&
      before &&
      !/[.;]$/.test(before.text) &&
      currentKind === "experience"
    )
      return null;
  }
  return { kind, text: plain, rest: null };
}

function isInlineHeading(kind: SectionKind, label: string, rest: string, currentKind: SectionKind): boolean {
  const words = wordsOf(label).length;
  if (words > 3 || kind === "contact" || kind === "other" || kind === "experience") return false;
  // "Languages: Java, C++" and "Tools: Git" are rows of a skill list; "Relevant coursework: ..." a line of an entry.
  if (currentKind === "skills") return kind === "education" && /\d{4}/.test(rest);
  if (currentKind === "experience" || currentKind === "projects" || currentKind === "education") {
    return (
      kind === "skills" &&
      /^(?:skills|technical skills|computer skills|key skills|core skills)$/i.test(label) &&
      currentKind !== "projects"
    );
  }
  return true;
}

/** What part of a resume a heading opens; null for other texts. */
export function kindOf(label: string): SectionKind | null {
  let folded = foldWord(label)
    .replace(/['’]/g, " ")
    .replace(/[^\p{L}&\s/+,()-]/gu, " ")
    .replace(/[/+,()]| - /g, " ")
    .trim();
  if (/^(?:\p{L} ){3,}\p{L}$/u.test(folded.replace(/ {2,}/g, " ")))
    folded = folded
      .replace(/ {2,}/g, "\ue001")
      .replace(/ /g, "")
      .replace(/\ue001/g, " ");
  folded = folded.replace(/\s+/g, " ").trim();
  if (folded === "") return null;
  const whole = WHOLE.get(folded.replace(/ & /g, " and "));
  if (whole) return whole;
  const words = folded.split(" ");
  if (words.length > LONGEST_HEADING_WORDS) return null;
  let strong: SectionKind | null = null;
  let weak: SectionKind | null = null;
  for (const word of words) {
    const kind = HEADS.get(word);
    if (!kind) {
      if (!QUALIFIERS.has(word)) return null;
      continue;
    }
    if (WEAK_HEADS.has(word)) weak ??= kind;
    else strong ??= kind;
  }
  return strong ?? weak;
}
