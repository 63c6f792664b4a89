import { isOrganisationWord, judgePart } from "../analysis/judge-part.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { companyKey } from "./company-names.ts";
import { isSector } from "./described-house.ts";
import { tidyEmployer } from "./employer-in-text.ts";
import { canBeName, titleness } from "./head-names.ts";
import { hasLegalForm, isFirm } from "./name-lines.ts";
import { namesPlace } from "./place-lines.ts";

const BEGINS = String.raw`(?:^|\n|[.!?:…]["”)]? {1,2})`;
const LETTER = String.raw`[\p{L}\p{N}&'’*+-]`;
const WORD = String.raw`(?:(?:St|Ste|Mt|Ft|\p{Lu})\.|(?:[dl]['’])?\p{Lu}${LETTER}{0,30}(?:\.\p{L}{2,10})?|\d\p{Lu}${LETTER}{0,20}|&)`;
const SMALL = anyOf("of the and for de du des la le les del las los y et und für von zum zur am an der e");
const FORM = String.raw`(?:,? (?:Inc|LLC|L\.L\.C|Ltd|LLP|Co|Corp|PLC|S\.L\.U|S\.L|S\.A|gGmbH|GmbH|mbB|AG|eG|e\.? ?V)(?!\p{L})\.?)?`;
const NAME = `(?<name>${WORD}(?: (?:(?:${SMALL}) ){0,2}${WORD}){0,6}${FORM})`;
const ASIDE = String.raw`(?:,? \([^()\n]{2,60}\)|, [^.,\n]{2,120},){0,2}`;
const ARTICLE = String.raw`(?:(?:The|Die|Der|Das|L[ae]s?|El|Los|La société|L['’]entreprise|La empresa) |L['’])?`;
const SUBJECT = `${BEGINS}${ARTICLE}${NAME}${ASIDE} `;
const ENDS = String.raw`(?=[,.!?:;(]|['’]s | (?:and|as|in|to|where|is|has|means|today|team|we|our|[–—-]) |\n|$)`;
const NO_PRAISE = anyOf("plus must bonus asset advantage requirement benefit added definite strong nice huge big real");

const SEEKS = anyOfLines`
  (?:is|are) (?:(?:now|currently|actively|presently|also|always) )?(?:looking|seeking|searching|hiring|recruiting|growing|expanding)
  (?:(?:now|currently) )?(?:seeks?|invites?|wish(?:es)? to|needs? an?)(?!\p{L})|(?:is|are) (?:an )?equal
  (?:has|have) (?:an? )?(?:(?:exciting|new|great|immediate|excellent|permanent|rare) )?(?:opening|vacanc|opportunit|position)
  (?:is|are) (?:accepting|inviting|welcoming) applic|(?:welcomes|encourages|accepts) (?:and |applic)|participates in|(?:is|are) committed to
  (?:suchen?|sucht|recrute(?:nt)?|recherche(?:nt)?|buscan?|selecciona|precisa|necesita|incorpora)(?!\p{L})
`;
const NUMBERS = anyOf("two three four five six seven eight nine ten eleven twelve");
const IS = anyOfLines`
  (?:is|are) (?:build|deliver|develop|open|expand|launch|mak|runn|provid|lead|creat|chang|transform|bring)ing
  (?:is|are) (?:an?|the|one|part|proud|based|located|home|on a)(?! ${NO_PRAISE}(?!\p{L}))
  is \p{Ll}{3,12}ing (?!for |to )
  (?:has|have) (?:been|over|more than|\d|${NUMBERS} |grown|an? (?:team|range|history|reputation|staff))
  (?:was|were) (?:founded|established|set up|started|born)
  (?:ist|sind) (?:eine?|die|der|das)|(?:est|sont) (?:une?|la|le|l['’]|spécialisée?)(?! (?:plus|atout))|(?:es|son) (?:una?|la|el)(?! plus)
`;
const DOES = anyOf(
  "makes builds provides runs serves offers operates helps supports manufactures designs turns cares employs produces delivers",
  "creates develops sells supplies looks works connects manages owns brings installs represents specialises specializes gives",
  "carts measures tests grows feeds trains protects publishes distributes transforms enables repairs maintains",
  "betreibt baut entwickelt fertigt bietet berät produziert liefert pflegt versorgt beschäftigt betreut",
  "fabrique propose accompagne conçoit développe produit emploie gère accueille réalise compte",
  "fabrica ofrece gestiona produce desarrolla distribuye cuenta atiende diseña",
);

const CUES: readonly (readonly [number, RegExp])[] = [
  [3, new RegExp(`${SUBJECT}${SEEKS}`, "gu")],
  [2, new RegExp(`${SUBJECT}(?=${IS})`, "gu")],
  [2, new RegExp(String.raw`${SUBJECT}${DOES}(?!\p{L})`, "gu")],
  [3, new RegExp(`${BEGINS}(?:Here at|At|With) ${NAME},? (?=(?:we|you|our|every)(?!\\p{L}))`, "gu")],
  [1, new RegExp(`${BEGINS}(?:Here at|At) ${NAME},`, "gu")],
  [3, new RegExp(`, ${NAME}, (?:${SEEKS})`, "gu")],
  [3, new RegExp(`(?:[Pp]art of|[Jj]oin(?:ing)?) the ${NAME} (?=(?:family|team|crew)(?!\\p{L}))`, "gu")],
  [3, new RegExp(`(?<!\\p{L})[Ww]e(?:['’]re| are),? ${NAME}(?=[,.!(]| in | [–—-] )`, "gu")],
  [3, new RegExp(`(?<!\\p{L})[Jj]oin(?:ing)? (?:the (?:team|family|crew) at )?(?:the )?${NAME}${ENDS}`, "gu")],
  [
    3,
    new RegExp(
      String.raw`(?:^|\n)(?:About|Why|Working at|Life at|Welcome to|Über|À propos de|Sobre) (?:die |der |das |la |le )?${NAME}[:?!]?(?=\n)`,
      "gu",
    ),
  ],
  [
    2,
    new RegExp(
      `The (?:Governors|Governing Body|Trustees|Directors|Board(?: of \\p{Lu}\\p{Ll}+)?) (?:of|at) ${NAME}(?= (?:is|are|wish|seek|invite))`,
      "gu",
    ),
  ],
  [
    1,
    new RegExp(
      `(?:job|career|work|working|position|role|opportunity|vacancy|team|life) (?:at|with|for) ${NAME}${ENDS}`,
      "gu",
    ),
  ],
  [
    2,
    new RegExp(
      `(?<!\\p{L})(?:la société|l['’]entreprise|la empresa|die Firma|der Firma|the firm) ${NAME}(?=[,.(]| \\p{Ll})`,
      "gu",
    ),
  ],
  [1, new RegExp(String.raw`${SUBJECT}\p{Ll}{2,12}s(?=,| (?!of |for |in |and |or )\S)`, "gu")],
  [1, new RegExp(`${BEGINS}(?:Bei(?:m| der| dem)?|Im|In der) ${NAME}(?=,| \\p{Ll})`, "gu")],
  [3, new RegExp(`(?<!\\p{L})[Ww]ir(?:,| sind| von| bei) (?:die |der |das )?${NAME}(?=[,.!(]| [–—-] | uns )`, "gu")],
  [2, new RegExp(`(?<!\\p{L})(?:[Cc]hez|[Rr]ejoignez|[Ii]ntégrez|Únete a) (?:la |le )?${NAME}(?=[,.!]| )`, "gu")],
  [3, new RegExp(`(?<!\\p{L})(?:[Nn]ous sommes|[Ss]omos) (?:la |le |el )?${NAME}(?=[,.!(])`, "gu")],
  [
    3,
    new RegExp(
      `(?<!\\p{L})(?:[Ee]n|[Dd]esde) ${NAME}(?: \\([^()\\n]{2,40}\\))?,? (?=\\p{Ll}{2,}[aei]mos(?!\\p{L}))`,
      "gu",
    ),
  ],
];
const LEAST = 3;
const FURTHER = 0.5; // for each other sentence that tells of it
const MOST_FURTHER = 2;
const IN_HEAD = 2;
const IN_MAIL = 2;
const LEGAL = 2;
const FIRM = 1;
const COMMON = 2;
const NEXT = 90; // in characters: "is a family-run workshop"
const MAIL = /@(?:[a-z]{1,12}\.)?([a-z0-9-]{5,60})\.[a-z.]{2,20}/giu;
const POST =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|web|orange|free|laposte|aol|live)$/u;
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}@.-])${NAME}`, "gu");
const LEAST_LETTERS = 3;
const LEAST_OF_MAIL = 4;

const NO_NAME = new RegExp(
  `^(?:${anyOf(
    "we our you your this that these those it he she they if as in on for with when while all any each every what why how who",
    "where there here please my no yes some most many by from to at about but and or so its us not only both because since",
    "wir unser unsere unseren ihr ihre ihren sie als für bei im mit bitte das die der ein eine einen",
    "nous notre nos votre vos vous dans pour avec le la les une un si",
    "nuestro nuestra en para con tu su si un una el los las",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "applicants candidates applications governors trustees management reporting work everything everyone somebody company joining",
  )})(?!\\p{L})`,
  "iu",
);

function proseOf(text: string): string {
  let isAsked = false;
  const prose = text.split("\n").map((line) => {
    const use = headingUse(line);
    if (use !== null) isAsked = use === "required" || use === "wanted";
    if (use !== null && !isAsked) return line;
    const isSaid = /[.!?:]["”)]?\s*$|[.!?] \p{Lu}/u.test(line) && line.split(" ").length > 3;
    return !isAsked && !line.startsWith("- ") && (isSaid || line.length > NEXT) ? line : "";
  });
  return prose.join("\n");
}

const joined = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function isInMail(name: string, hosts: readonly string[]): boolean {
  const [first = ""] = name.split(" ");
  return hosts.some(
    (host) => host.startsWith(joined(name)) || (first.length >= LEAST_OF_MAIL && host.startsWith(joined(first))),
  );
}

/** Whether a name may be whom a sentence tells of as the employer. */
export function isEmployer(name: string): boolean {
  if (
    name.length < LEAST_LETTERS ||
    NO_NAME.test(name) ||
    isSector(name) ||
    !canBeName(name) ||
    headingUse(name) !== null
  )
    return false;
  const { title, employer } = judgePart(name);
  return title < 3 || employer > title || hasLegalForm(name) || isFirm(name);
}

const within = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);

const UNIT = /^(?:Team|Équipe|Equipe|Equipo) /u;
const OWN_UNIT = "(?:[Dd]as|[Dd]em|[Ii]m|[Uu]nser(?:em|en)?|[Ll]['’]|[Nn]otre|[Tt]he|[Oo]ur|[Ee]l|[Nn]uestro) ?";

/** "Das Team Spiez zählt 16 Personen" tells of a part of the house. */
function isUnit(name: string, text: string): boolean {
  if (!UNIT.test(name) || hasLegalForm(name)) return false;
  return new RegExp(`(?<!\\p{L})${OWN_UNIT}${RegExp.escape(name)}`, "u").test(text);
}

type Mention = { name: string; weight: number; at: number };

function saidIn(prose: string): Mention[] {
  return CUES.flatMap(([weight, cue]) =>
    [...prose.matchAll(cue)].flatMap(({ index, 0: said, groups }) => {
      const told = groups?.name ?? "";
      const name = tidyEmployer(said.endsWith(told) ? told.replace(/['’]s$/u, "") : told);
      const isAside = !name.includes(" ") && said.includes(`${told},`);
      if (!isEmployer(name) || (weight < LEAST && (isAside || namesPlace(name)))) return [];
      const next = prose.slice(index + said.length, index + said.length + NEXT).split(/[.!?\n]/u)[0] ?? "";
      const isHouse =
        weight === 2 && next.split(/[\s,]+/u).some((word) => /^\p{Ll}/u.test(word) && isOrganisationWord(word));
      return [{ name, weight: weight + (isHouse ? 1 : 0), at: index }];
    }),
  );
}

function describedIn(text: string, names: readonly string[]): Mention[] {
  return names
    .map(tidyEmployer)
    .filter(isEmployer)
    .map((name) => ({ name, weight: LEAST + 1, at: text.indexOf(name) }));
}

function namedInMail(text: string, hosts: readonly string[]): Mention[] {
  if (hosts.length === 0) return [];
  const names = [...text.matchAll(NAMED)].map(({ index, groups }) => ({
    name: tidyEmployer(groups?.name ?? ""),
    at: index,
  }));
  return names
    .filter(({ name }) => hosts.includes(joined(companyKey(name))) && canBeName(name))
    .map((named) => ({ ...named, weight: LEAST }));
}

/** Whom the sentences of a posting tell of as the employer, the surest first; `head` are the names at its top. */
export function employersTold(text: string, head: readonly string[], described: readonly string[] = []): string[] {
  const hosts = [...text.matchAll(MAIL)].map(([, host = ""]) => joined(host)).filter((host) => !POST.test(host));
  const mentions = Map.groupBy(
    [...describedIn(text, described), ...saidIn(proseOf(text)), ...namedInMail(text, hosts)],
    ({ name }) => name,
  );
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u));
  const weighed = [...mentions].map(([name, said]) => {
    const isSingle = !name.includes(" ");
    const isOrganisation = isFirm(name) || judgePart(name).employer > 1;
    const score =
      Math.max(...said.map(({ weight }) => weight)) +
      Math.min((said.length - 1) * FURTHER, MOST_FURTHER) +
      (hasLegalForm(name) ? LEGAL : isOrganisation ? FIRM : titleness(name) < 1 ? 0 : -FIRM) +
      (head.some((line) => within(name, line) || within(line, name)) ? IN_HEAD : 0) +
      (isInMail(name, hosts) ? IN_MAIL : 0) +
      (isSingle ? 0 : 1) -
      (isSingle && words.has(name.toLowerCase()) ? COMMON : 0);
    return { name, score, at: Math.min(...said.map(({ at }) => at)) };
  });
  return weighed
    .filter(({ name, score }) => score >= LEAST && !isUnit(name, text))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ name }) => name);
}
