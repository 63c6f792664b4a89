import { anyOf } from "../../any-of.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { sentencesOf } from "../resume-statements.ts";
import { spokenCompany } from "../spoken-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

const SHORTEST = 45;
const LONGEST = 170;
const SPEAKS_OF_ITSELF = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`we\sare we['’]re we['’]ve we\shave we\sserve we\smake we\sbuild we\srun our\s(?:team|clinic|shop|school|company|centre|center|plant|hospital|department)`,
    String.raw`wir\ssind wir\sbetreuen wir\sfertigen wir\sentwickeln nous\ssommes nous\saccompagnons somos contamos\scon formamos`,
    String.raw`is\s(?:an?|the|one\sof) est\sune? es\sun[oa]? ist\sein[e]? abre forma\sparte compte beschäftigt zählt`,
  )}(?!\p{L})`,
  "iu",
);
const OF_EVERYBODY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`you your apply applicants? candidates? equal employer seek\p{L}* looking hiring salary benefits? must required? position role`,
    String.raw`sie ihre? ihnen bewerb\p{L}* suchen sucht stelle gehalt vous votre vos recherch\p{L}* poste salaire usted\p{L}* buscamos necesit\p{L}*`,
    String.raw`adding joining expanding\sour vacanc\p{L}* opportunit\p{L}* recruit\p{L}* paid wages? bonus\p{L}* pto 401\(?k\)? perks?`,
    String.raw`covid\P{L}* pandemic per\shour hours\sa\sweek vergütung urlaubs\p{L}* verstärkung mutuelle rtt retribución vacante`,
    String.raw`te tu tus puesto salario leading innovative passionate world-class dynamic diversity accommodat\p{L}* preferred desired (?<=\ba\s(?:\p{L}{1,12}\s)?)plus years\sof\s.{0,40}experience\s(?:in|with)`,
  )}(?!\p{L})`,
  "iu",
);

/** A sentence in which the posting says what the employer is; null where none does. */
export function aboutEmployer({ posting }: Pick<WritingFacts, "posting">): string | null {
  const name = spokenCompany(posting.company).split(/[ ,]/u)[0] ?? "";
  const [title = ""] = posting.title.split(/ [–—|(/-]/u);
  const sentences = posting.description.split("\n").flatMap((line) => sentencesOf(line.trim()));
  const found = sentences.find((sentence) => {
    const isLong = sentence.length >= SHORTEST && sentence.length <= LONGEST;
    const isOwn = SPEAKS_OF_ITSELF.test(sentence) && /^\p{Lu}/u.test(sentence) && !/[:•@?]|https?:/u.test(sentence);
    const isTold = /\d/u.test(sentence) || (name.length > 2 && sentence.includes(name));
    const isVacancy = title.length > 2 && sentence.toLowerCase().includes(title.trim().toLowerCase());
    return isLong && isOwn && isTold && !isVacancy && !OF_EVERYBODY.test(sentence) && !isInstruction(sentence);
  });
  return found?.replace(/[\s.;,]{1,3}$/u, "") ?? null;
}
