import { anyOf } from "../../any-of.ts";

/** "Langues : anglais B2" heads a list and tells of no work. */
export const LIST_HEAD = new RegExp(
  `^${anyOf(
    "edv it sprachen langues? idiomas? informatique informática outils logiciels kenntnisse compétences competencias",
    "tecnologías technologies technologien certificaciones certifications zertifikate zertifizierungen inglés anglais englisch",
  )}(?!\\p{L})[^,]{0,12}:`,
  "iu",
);
