import { anyOf } from "../any-of.ts";

const INITIALS = new RegExp(`^${anyOf("ceo cfo coo cto cio hr it rn lpn cna lvn vp qa ui ux ii iii iv")}$`, "iu");
const KNOWN = new RegExp(
  `^${anyOf(
    "chro qc sap erp crm sql aws api sdet b2b b2c bim cad cnc plc",
    "hvac hgv lgv ehs hse qhse qse hseq gmp gdp gp nhs send senco ehcp icu nicu picu ccu mri seo sea",
    "pr hnc nvq tefl esl cctv kyc aml abap fico edi ndt tig mig",
    "rh rrhh drh daf dsi adv sav btp tce vrd cvc vmc ehpad esat ime mecs ssiad pmi pme tpe gmao gms chr cse amo moe ide ibode iade",
    "kfz pkw lkw edv sps ecm op mfa mta mtra pta wbk",
    "uci sst prl epp rrpp pyme cedis ebau aepd",
  )}$`,
  "iu",
);
const LONGEST = 6; // in letters
const SMALL_LETTERS = 0.6;
const FEWEST_OF_LINE = 12;

/** The short forms that a text writes in capitals within lines of small letters, and never otherwise. */
export function shortFormsOf(text: string): ReadonlySet<string> {
  const lines = text.split("\n").filter((line) => {
    const letters = line.match(/\p{L}/gu)?.length ?? 0;
    const small = line.match(/\p{Ll}/gu)?.length ?? 0;
    return letters >= FEWEST_OF_LINE && small >= letters * SMALL_LETTERS;
  });
  const words = text.match(/\p{L}{2,6}/gu) ?? [];
  const small = new Set(words.filter((word) => /\p{Ll}/u.test(word)).map((word) => word.toUpperCase()));
  const capital = lines.flatMap((line) => line.match(/(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu) ?? []);
  return new Set(capital.filter((word) => !small.has(word)));
}

/** Whether a word stands for others wherever it is written: "It Manager". */
export function isInitials(word: string): boolean {
  return INITIALS.test(word);
}

/** Whether a word of a title in capitals stays in capitals: "EHPAD", "CNC"; `written` are those of its posting. */
export function isShortForm(word: string, written: ReadonlySet<string> = new Set()): boolean {
  return word.length <= LONGEST && (isInitials(word) || KNOWN.test(word) || written.has(word.toUpperCase()));
}
