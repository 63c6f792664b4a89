import { anyOf } from "../any-of.ts";

const PRAISED = anyOf(
  "[Ii]mportante [Rr]econocid[ao] [Pp]restigios[ao] [Ll]eading [Gg]rowing [Rr]eputable [Rr]enowned [Mm]id-sized [Ff]amily-owned",
  "[Mm]ittelständische[rs]? [Ff]ührende[rs]? [Nn]amhafte[rs]? [Rr]enommierte[rs]? [Ff]amiliengeführte[rs]?",
);
const KIND = anyOf(
  "[Ee]mpresa [Cc]ompañía [Mm]ultinacional [Ff]ábrica [Ee]ntreprise [Ss]ociété PME [Cc]ompany [Ff]irm [Mm]anufacturer",
  "[Bb]usiness [Ee]mployer [Uu]nternehmen [Bb]etrieb [Kk]onzern \\p{Lu}\\p{Ll}{2,14}unternehmen",
);
const OF_BRANCH = String.raw` \p{Lu}\p{Ll}{2,20}(?:branche|industrie|sektor|handel|bau)`;
const DESCRIPTION = new RegExp(
  String.raw`^(?:(?:[Oo]ur|[Uu]nser|[Nn]otre|[Nn]uestro) (?:[Cc]lient|[Kk]unde|[Cc]liente)(?!\p{L}).*|${PRAISED}|${PRAISED}(?: \S{1,24}){0,2} (?:${KIND}|[Gg]rupo)(?: .{1,80})?` +
    String.raw`|${KIND} (?:[Cc]onfiden\p{Ll}+|[Pp]rivad[ao])|(?:Klinik(?:um)?|Krankenhaus|Haus) der \p{Lu}\p{Ll}{3,14}versorgung` +
    String.raw`|${KIND}(?: (?:\p{Ll}|\d)\S{0,24}){1,10}(?:${OF_BRANCH})?)$`,
  "u",
);

const CUSTOMER =
  /^(?:Mandant(?:in|en)?|Kund(?:e|in|en)|Auftraggeber(?:in)?|Clients?|Clientes?|Cliente final|Client final)$/iu;
const BRANCH = anyOf(
  "\\p{L}{2,20}(?:unternehmen|unternehmung|betrieb|konzern|hersteller|zulieferer|dienstleister)",
  "\\p{L}{3,20}(?:industrie|branche|wirtschaft|gewerbe|sektor|technik) maschinenbau anlagenbau pharma chemie baustoffe bau handel",
  "automotive aerospace automation manufacturing construction healthcare education hospitality retail logistics banking insurance",
  "finance engineering technology energy utilities telecoms pharmaceuticals? biotech medtech fintech fmcg e-?commerce food agri\\p{L}*",
  "btp agroalimentaire banque assurance santé industrie bâtiment tertiaire distribution logistique transports? aéronautique énergie",
  "automoción alimentación construcción sanidad banca seguros logística manufactura industria hostelería retail minería energía",
);
const OF_KIND = anyOf(
  "industrial medical renewable commercial residential international consumer heavy light oil public private",
);
const SECTOR = new RegExp(
  `^(?:(?:sector|secteur|sektor|branche|industry|ramo|rubro)(?!\\p{L}).{0,60}` +
    `|(?:${OF_KIND} )?${BRANCH}(?: ?(?:[/,&]|and|und|et|y) ?${BRANCH})?(?: (?:sector|industry))?)$`,
  "iu",
);

/** Whether a line names only a branch or a recruiter's client: "Medizintechnik", "Sector alimentación". */
export function isSector(name: string): boolean {
  return SECTOR.test(name) || CUSTOMER.test(name);
}

/** Whether what stands where a name does only says what kind of house it is: "Empresa de alimentos". */
export function isDescription(name: string): boolean {
  return DESCRIPTION.test(name) || isSector(name);
}
