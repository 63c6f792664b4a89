/** Words that make a short line the heading of a resume's section, in the languages resumes here come in. */
const HEADING_WORDS = new Set(
  `summary profile profiles objective about experience employment history career education training academic skills skill
  competencies competences expertise technologies tools strengths projects project publications patents talks awards
  honors honours achievements accomplishments certifications certification certificates licenses licences courses
  languages language interests hobbies activities volunteering volunteer references contact contacts details
  memberships affiliations research teaching portfolio qualifications background highlights links
  profil berufserfahrung ausbildung kenntnisse fähigkeiten sprachen bildung kontakt projekte zertifikate interessen
  expérience expériences formation compétences langues profils centres loisirs projets diplômes coordonnées
  experiencia educación formación habilidades idiomas perfil contacto proyectos certificaciones aptitudes resumen
  experiência educação formação habilidades competências idiomas contato contacto resumo projetos
  esperienza esperienze istruzione formazione competenze lingue contatti profilo progetti
  ervaring opleiding opleidingen vaardigheden talen profiel doświadczenie wykształcenie umiejętności języki`.split(
    /\s+/,
  ),
);
const HEADING_WORD_LIMIT = 5;

/** Whether a line is nothing but the heading of a section: a few words, one of them telling, no sentence. */
export function isSectionHeading(line: string): boolean {
  const text = line.trim();
  if (text.length > 45 || /[.,;!?\d@]/.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > HEADING_WORD_LIMIT || !words.some((word) => HEADING_WORDS.has(word)))
    return false;
  // "Experience with children" is text; "Work Experience" and "WORK EXPERIENCE" are headings.
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length === 1
    ? /^\P{L}*\p{Lu}/u.test(text) || !/\p{Lu}/u.test(text.slice(1))
    : long.every((word) => /^\p{Lu}/u.test(word) || !/\p{Ll}/u.test(word));
}
