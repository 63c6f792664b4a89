import { wholeWords } from "../../any-of.ts";
import { claimingWords } from "./fact-words.ts";
import type { Source } from "./sources.ts";

const DEGREE = wholeWords(
  String.raw`degree diploma qualification graduated? título titulad[oa] titulación diplomad[oa] especialista licenciad[oa] diplômée? diplôme`,
  String.raw`Abschluss \p{L}*diplom abgeschlossene[sn]? studium fachkraft spécialiste specialist`,
);
const COURSE = wholeWords(
  String.raw`courses? class workshop seminars? webinar \p{L}*kurs \p{L}*seminar \p{L}*lehrgang \p{L}*schulung cursos? taller jornada`,
  "formation stage atelier",
);
const IS_DEGREE = wholeWords(
  String.raw`degree diplom\p{L}* certificat\p{L}* qualification título abschluss zertifikat licen\p{L}* bachelor\p{L}* master\p{L}* grado`,
);
const CREDENTIALS = new Set(["education", "certificates"]);
const LEAST = 2;

/** What a sentence calls a degree and the resume a course; null for any other. */
export function raisedPaper(text: string, { statements }: Source): string | null {
  const degree = DEGREE.exec(text)?.[0];
  if (degree === undefined || COURSE.test(text)) return null;
  const words = claimingWords(text).filter(
    ({ word, from, to }) => !DEGREE.test(text.slice(from, to)) && word !== "tengo",
  );
  const near = statements.filter(
    ({ section, words: own }) => CREDENTIALS.has(section) && words.filter(({ word }) => own.has(word)).length >= LEAST,
  );
  const isCourse = near.length > 0 && near.every(({ text: line }) => COURSE.test(line) && !IS_DEGREE.test(line));
  return isCourse ? `Your resume calls this a course, not “${degree}”.` : null;
}
