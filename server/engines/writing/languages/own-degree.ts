import { anyOf } from "../../any-of.ts";
import type { ProfileEducation } from "../../analysis/profile.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";

type Way = { article: [pattern: RegExp, said: string][]; in: string; begun: RegExp };

/** How a degree is named after "I have", by its language: its article, and what joins it to its field. */
const WAYS: Readonly<Record<Exclude<MaterialLanguage, "en">, Way>> = {
  de: {
    article: [
      [/^(?:Diplom|Staatsexamen|Lehramt|Lizenziat)(?!\p{L})/u, "das "],
      [/^(?:Bachelor|Master|Magister|[BM]\.? ?(?:A|Sc|Eng|Ed)\.?)(?![\p{L}-])/u, "einen "],
      [/^Promotion(?!\p{L})/u, "die "],
    ],
    in: "in",
    begun: /^(?:in|im|der|des) /u,
  },
  fr: {
    article: [
      [/^(?:Licence|Maîtrise|Agrégation)(?!\p{L})/u, "une "],
      [/^(?:Master|Doctorat|Diplôme|DUT|BUT|BTS|DCG|DSCG|DEUG|DESS|DEA|CAPES|MBA)(?!\p{L})/u, "un "],
    ],
    in: "en",
    begun: /^(?:en|de|des|du|d['’]) ?/u,
  },
  es: {
    article: [[/^(?:Licenciatura|Grado|Diplomatura|Ingeniería|Máster|Doctorado)(?!\p{L})/u, "el título de "]],
    in: "en",
    begun: /^(?:en|de|del) /u,
  },
};
const SHORT = new RegExp(`^${anyOf("DUT BUT BTS DCG DSCG DEUG DESS DEA CAPES MBA")}(?!\\p{L})`, "u");

/** A degree as a letter has it, the fullest way first: "das Diplom in Biologie (Universität Hohenheim, 2009)". */
export function ownDegree(
  { degree, field, institution, year }: ProfileEducation,
  language: Exclude<MaterialLanguage, "en">,
): string[] {
  const way = WAYS[language];
  const article = way.article.find(([pattern]) => pattern.test(degree ?? ""))?.[1];
  if (article === undefined || degree === null) return [];
  const name = language === "fr" && !SHORT.test(degree) ? lowerFirst(degree) : degree;
  const isNamed = field === null || degree.toLowerCase().includes(field.toLowerCase());
  const isShort = language === "de" && /^[BM]\./u.test(degree);
  const whole = `${article}${name}${isNamed ? "" : ` ${isShort || way.begun.test(field) ? "" : `${way.in} `}${field}`}`;
  const details = [[institution, year], [institution], [year]].map((all) =>
    all.filter((one) => one !== null).join(", "),
  );
  return [...details.filter((one) => one !== "").map((all) => `${whole} (${all})`), whole];
}
