import { anyOf, anyOfLines } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { withoutPictures } from "./page-chrome.ts";

const KIND = anyOfLines`
  (?:${anyOf(
    "petite moyenne grande jeune importante? célèbre belle pequeña joven reconocida prestigiosa nuestro client(?:e)?",
    "ein eine der die das unser unsere freie[rs]? anerkannte[rs]? größte[rs]? junge[rs]? kleine[rs]? moderne[rs]?",
    "mittelständische[rs]? inhabergeführte[rs]? führende[rs]? regionale[rs]? familiengeführte[rs]? internationale[rs]?",
    "une? un una l['’] le la les des el los las",
  )} ?){0,3}(?:${anyOf(
    "entreprises? société groupe pme tpe eti association acteur leader spécialiste spécialisée? filiale coopérative",
    "cabinet bureau sous-traitant fabricant enseigne réseau restaurant hôtel prestataire éditeur start-up startup",
    "distributeur établissement centre école clinique ehpad mutuelle organisme agence laboratoire constructeur industriel",
    "transporteur concepteur commerce négoce maison grossiste négociant imprimerie domaine brasserie boulangerie crèche",
    "empresa compañía bodega grupo fabricante líder distribuidora consultora cooperativa comercializadora constructora",
    "editorial servicio fundación asociación entidad hotel restaurante residencia agencia colegio escuela",
    "cadena multinacional pyme despacho gestoría taller firma organización industria planta operador",
  )}|(?:\p{L}{2,20} )?\p{L}{0,24}${anyOf(
    "unternehmen betrieb hersteller anbieter dienstleister träger verein verbund stiftung gruppe genossenschaft spezialist",
    "laden büro praxis kanzlei agentur zentrum klinik schule gesellschaft firma händler verlag hotel",
  )})(?!\p{L})
`;
const SEEKS = anyOf(
  "such(?:t|en) recherche(?:nt)? recrute(?:nt)? cherche(?:nt)? engage renforce embauche busca(?:n|mos)? selecciona necesita",
  "stellt te\\sinvita invita ofrece precisa requiere solicita incorpora contrata desea se\\sencuentra está\\sen\\sbúsqueda",
);
const WORD = String.raw`(?:(?:[dl]['’])?\p{Lu}[\p{L}\p{N}&'’.-]{0,30}|&)`;
const SMALL = anyOf("de du des la le les del las los y et und für von zum zur am an der en");
const FORM = String.raw`(?:,? ${anyOf("e\\.\\s?V\\. gGmbH mbH eG S\\.A\\.\\sde\\sC\\.V\\. SpA scrl asbl")})?`;
const HOUSE = String.raw`(?:${anyOf(
  "École Centre Institut Maison Foyer Office Collège Lycée Conseil Communauté Association Escuela Centro Academia Colegio",
  "Instituto Hospital Residencia Teatro Fundación Asociación Haus Amt Verein Stiftung",
)}(?: (?:d[eu]s? |d['’])?\p{Ll}{4,14}){1,2})`;
const NAME = `(?<name>(?:${HOUSE}|(?![dl]['’])${WORD})(?: (?:(?:${SMALL}) ){0,2}${WORD}){0,6}${FORM})`;
const ARTICLE = String.raw`(?:(?:Die|Der|Das|Unsere?|Notre|Nuestr[oa]|L[ae]s?|El|Los|La société|La empresa) |L['’](?:association |entreprise )?)?`;
const WHERE = String.raw`(?: ?\([^()\n]{2,80}\)| [–-] [^–\n]{3,60} [–-](?= ))?(?: (?:in|aus|à|en|de) \p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?)?`;
const WITHIN = String.raw`, (?:la |le |les |l['’]|el |die |der |das )?`;
const BEGUN = new RegExp(String.raw`(?<=^|[.!?…]["”)]? {1,2}|: |${WITHIN})${ARTICLE}${NAME}(?=[\s,:(]|$)`, "gu");
const TOLD = new RegExp(
  `^${anyOfLines`
    ,? \(?(?:${KIND})
    ${WHERE},? (?:ist|sind|est|sont|es|son) (?:${KIND})
    ${WHERE}(?:, [^.,\n]{2,100},)? (?:${SEEKS})(?!\p{L})
    , [^.\n]{2,160} (?:${SEEKS})(?!\p{L})
    ,? (?:c['’]est|ce sont|cuenta con|beschäftigt|betreibt)(?!\p{L})|,? (?:compte|zählt) (?:(?:\p{L}+ ){0,3}\d|zu(?:m|r)? |parmi )
  `}`,
  "iu",
);
const TOLD_OF_IT = new RegExp(
  anyOfLines`
    ^(?:,? mit Sitz)? (?:in|aus) \p{Lu}[\p{L}-]{2,20} (?:\p{Ll}{3,20}t)(?!\p{L})
    ^ \([^()\n]{2,80}\) \p{Ll}{4,20}t(?!\p{L})
  `,
  "u",
);
const NAMED: readonly RegExp[] = [
  new RegExp(String.raw`^(?:Empresa|Entreprise|Société|Sociedad|Unternehmen|Firma) [\p{Ll} ]{3,40} [–-] ${NAME}$`, "u"),
  new RegExp(String.raw`(?<=\p{Ll}), ${NAME}, (?=${SEEKS}(?!\p{L}))`, "u"),
  new RegExp(
    String.raw`(?<=\p{L}), ${NAME}(?= (?:cherche|recherche|recrute|busca|requiere|selecciona|sucht)(?!\p{L}))`,
    "u",
  ),
  new RegExp(`^¡?(?:Únete a|Rejoignez|Rejoins|Komm zu|Kommen Sie zu) (?:la |le |der |den )?${NAME}(?= ?!)`, "u"),
  new RegExp(String.raw`^Chez ${NAME}, (?=[^.\n]{2,100}, (?:nous|on) )`, "u"),
];
const ABOUT = new RegExp(
  `^${anyOfLines`
    (?:notre|l['’]) ?(?:entreprise|société|association|établissement)|qui sommes-nous|à propos|la société
    über uns|wer wir sind|das sind wir|das unternehmen|sobre nosotros|¿?quiénes somos|la empresa|nosotros
  `}[s:?!]*$`,
  "iu",
);
const OWN = /^(?:Unsere?|Notre|Nuestr[oa]) (?!Team|Kunde|Client|Cliente|Abteilung)/u;
const GOES_ON = /^(?:,| \(| [–—-] | \p{Ll})/u;
const NO_NAME = new RegExp(
  `^${anyOf(
    "januar februar märz april mai juni juli august september oktober november dezember wir ich sie du ihr ihre unser unsere",
    "nous vous notre votre nos vos pour dans avec en au aux chez depuis dès si une? ce cette ces rattachée? basée? basé située?",
    "nuestr[oa] buscamos somos para en con desde si tu su se est[ae] por como als für bei im am zum zur mit seit das? ein eine",
  )}(?!\\p{L})`,
  "iu",
);

/** Names that a posting in German, French or Spanish describes as the employer: "Mécaloire, PME de 85 personnes". */
export function describedEmployers(text: string): string[] {
  let isAbout = false;
  return text.split("\n").flatMap((line) => {
    const bare = withoutPictures(line.trim().replace(/^- /u, ""));
    const begun = [...bare.matchAll(BEGUN)].filter(({ index, 0: said, groups }) => {
      const rest = bare.slice(index + said.length);
      const isOwn = groups?.name?.includes(" ") && OWN.test(said) && GOES_ON.test(rest);
      const isTold = TOLD.test(rest) || isOwn || (groups?.name?.includes(" ") && TOLD_OF_IT.test(rest));
      return isTold || (isAbout && index === 0 && GOES_ON.test(rest));
    });
    const named = NAMED.map((pattern) => pattern.exec(bare)).filter((found) => found !== null);
    if (bare !== "") isAbout = ABOUT.test(bare);
    return [...begun, ...named]
      .map(({ groups }) => groups?.name ?? "")
      .filter((name) => !NO_NAME.test(name) && headingUse(name) === null);
  });
}
