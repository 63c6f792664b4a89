const HEADS_AT_END = new Set(
  `summary profile profiles objective objectives experience experiences employment history career education training
  academics skills skillset competencies competences competency expertise technologies tools strengths projects
  publications patents talks awards honors honours achievements accomplishments certifications certification certificates
  licenses licences courses coursework languages interests hobbies activities volunteering volunteer references contact
  contacts details memberships affiliations research teaching portfolio qualifications background highlights links me work
  profil berufserfahrung erfahrung ausbildung kenntnisse fähigkeiten sprachen bildung kontakt projekte zertifikate interessen
  ervaring werkervaring opleiding opleidingen vaardigheden talen profiel doświadczenie wykształcenie umiejętności języki`.split(
    /\s+/,
  ),
);
const HEADS_AT_START = new Set(
  `expérience expériences formation formations compétences langues profil centres loisirs projets diplômes coordonnées
  experiencia educación formación habilidades competencias idiomas perfil contacto proyectos certificaciones aptitudes resumen
  experiência educação formação competências contato resumo projetos certificações
  esperienza esperienze istruzione formazione competenze lingue contatti profilo progetti certificazioni`.split(/\s+/),
);
const CONNECTORS = new Set(["and", "of", "und", "et", "y", "e", "en", "i"]);
const WORD_LIMIT = 5;
const CHARACTER_LIMIT = 45;

export function isSectionHeading(line: string): boolean {
  const text = line.trim();
  if (text.length > CHARACTER_LIMIT || /[.,;!?\d@]/.test(text)) return false;
  const words =
    text
      .replaceAll("&", " and ")
      .replaceAll("/", " and ")
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > WORD_LIMIT) return false;
  const lower = words.map((word) => word.toLowerCase());
  const telling = lower.some(
    (word, index) =>
      (index === 0 && HEADS_AT_START.has(word)) ||
      ((index === lower.length - 1 || CONNECTORS.has(lower[index + 1]!)) && HEADS_AT_END.has(word)),
  );
  return telling && isCapitalised(words);
}

function isCapitalised(words: string[]): boolean {
  const long = words.filter((word) => word.length > 3);
  const first = words[0]!;
  const romance = HEADS_AT_START.has(first.toLowerCase()) && /^\p{Lu}/u.test(first);
  return (
    romance || long.every((word) => /^\p{Lu}/u.test(word)) || (words.length === 1 && first === first.toLowerCase())
  );
}
