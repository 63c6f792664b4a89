import { anyOf, anyOfLines } from "../../any-of.ts";
import { behindDates } from "../facts/behind-dates.ts";
import { tellsCondition } from "../facts/conditions-of-work.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { tellsOfLife } from "../languages/life-events.ts";

const LEVEL = new RegExp(
  String.raw`(?<!\p{L})(?:[ABC][12]|${anyOf(
    String.raw`muttersprach\p{L}* grundkenntnisse fließend fliessend verhandlungssicher anfänger alltag\p{L}* schulkenntnisse gut`,
    String.raw`maternel\p{L}* langue courant notions scolaire bilingue fonctionnel intermédiaire lu parlé`,
    String.raw`nativ[oa] nivel intermedio avanzado alto medio básico fluido materno`,
  )})(?!\p{L})`,
  "iu",
);
const PAPER = new RegExp(
  anyOfLines`
    ^(?:(?:Führer|Stapler|Kran|Schweißer)schein|Abitur|Matura|Maturität|(?:Real|Haupt)schulabschluss)(?!\p{L})
    ^(?:Permis|Permiso|Carn[eé]t?|Curso|Diplomado|Máster|Licenciatura|Bachelier|Bachelor|Certificat|BTS|DEC|CAP|BEP|DUT)(?!\p{L})
    ^(?:Licence (?:pro|de |d['’])|Ingenier(?:ía|[oa]) \p{Lu}|Formation \p{L}+(?: \p{L}+){0,4}, en cours|Grado en )
  `,
  "u",
);
/** "SAP EWM, MS Excel" */
const PROGRAM = String.raw`[\p{Lu}\d]{2,}(?:[ -][\p{Lu}\d]{2,}){0,2}(?: (?:${anyOf("Excel Word Office Outlook Access Project Teams")}))?`;
const PROGRAMS = new RegExp(String.raw`^${PROGRAM}(?:[,/] ?${PROGRAM}){0,8}$`, "u");

/** What the house is that one worked in: "48 bed facility", "Empresa familiar, 38 M€ de facturación". */
const HOUSE = new RegExp(
  anyOfLines`
    ^\d[\d,.]*[ -](?:\p{L}+[ -]){1,3}(?:practice|facility|hospital|hotel|restaurant|clinic|nursing home|care home|home|plant|firm|company|store|site|bar|café|pub)(?:$|,)
    ^(?:small|busy|large|independent|local|family)(?:[ -](?:run|owned|sized))?[ -](?:\p{L}+[ -]){0,3}(?:practice|hotel|restaurant|firm|company|business|shop|bakery|store|bar|café|pub)(?:$|,| (?:with|of|in) )
    ^(?:Empresa|Compañía|Sociedad|Grupo|Cooperativa|Pyme) (?:familiar|dedicada|líder|industrial|constructora|multinacional|de \d)
    ^(?:Entreprise|Société|PME|Groupe|Coopérative) (?:familiale|spécialisée|leader|industrielle?|du bâtiment|de \d)
    ^(?:Familienbetrieb|Familienunternehmen|Inhabergeführt\p{L}*|Mittelständisch\p{L}*|Marktführer|Hersteller von)(?!\p{L})
    ^(?:The |Le |La |L['’]|El |Die |Der |Das )?(?:company|shop|branch|plant|store|centre|center|site|office|firm|practice|school|kitchen) (?:was |has |had )?(?:closed|shut|sold|moved|relocated|taken over|went)(?!\p{L})
    ^(?:El |La )?(?:centro|empresa|tienda|planta|fábrica|sucursal|restaurante|local) (?:cerró|ha cerrado|fue|quebró|se trasladó)(?!\p{L})
    ^(?:Le |La |L['’])?(?:entreprise|magasin|société|site|usine|agence|restaurant) (?:a fermé|a été|a déménagé|a déposé)(?!\p{L})
    ^(?:Cierre|Fermeture|Schließung|Closure) (?:de la|del|de l['’]|du|des|der|of the) \p{L}+$
    ^(?:Betrieb|Firma|Filiale|Standort|Werk) (?:\p{L}+ ){0,3}(?:geschlossen|insolvent|verkauft|aufgelöst|verlegt)$
  `,
  "iu",
);
const TO_WHOM = new RegExp(
  anyOfLines`
    ^Report(?:s|ed|ing)? (?:directly )?(?:in)?to (?:the |a |our )?[^,;:\d]{3,50}$
    ^(?:Berichtslinie an|Berichtet an|Bericht an|Direkt unterstellt|Unterstellt) [^,;:\d]{3,60}$
    ^(?:Rattachée? (?:directement )?(?:à|aux?) |Sous la (?:responsabilité|direction) d)[^,;:\d]{3,60}$
    ^(?:Reporte|Reporta(?:ba|ndo)?|En dependencia|Dependencia|Dependiendo) (?:directa?(?:mente)? )?(?:al?|del?) [^,;:\d]{3,60}$
  `,
  "iu",
);
const FEWEST_BEHIND_DATES = 3; // in words

/** Whether a line says nothing of what the person did: when it was, of the house, to whom one reports, when one works. */
export function tellsOnlyOfPlace(line: string): boolean {
  const text = line.replace(/(?<![.,;])[.,;]+$/u, "");
  const rest = behindDates(text);
  const isDate = rest !== null && rest.split(" ").length < FEWEST_BEHIND_DATES;
  return isDate || HOUSE.test(text) || TO_WHOM.test(text) || tellsCondition(text);
}

/** "Tracing software used QGIS", "Night desk role responsible for six islands": what there was, in the form of a deed. */
const WHAT_THERE_WAS = new RegExp(
  anyOfLines`
    ^(?!\p{L}+ed )(?:\p{L}+ ){0,2}(?:software|equipment|tools?|programs?|systems?|technolog(?:y|ies)|instruments?|languages?) used(?!\p{L})
    ^(?:\p{L}+ ){1,4}(?:role|position|job|post) (?:was |is )?(?:responsible|accountable) for(?!\p{L})
  `,
  "iu",
);

const ABLE = new RegExp(
  `^(?:${anyOf("excellent extensive strong solid good great proven working thorough deep basic broad expert advanced sound")} )?` +
    `(?:${anyOf("knowledge understanding awareness command familiarity proficiency expertise experience ability able willingness willing")}` +
    `(?: (?:and|&|or) \\p{L}+)?) (?:${anyOf("of in with to")}|\\p{Ll}+ing) `,
  "iu",
);
/** Whether a line tells of no work: of an absence, a paper, a language or the programs that one knows. */
export function isNoDeed(text: string): boolean {
  const [first = ""] = text.split(/[\s,(:]/u);
  const isOfLanguage = languagesIn(first).length > 0 && LEVEL.test(text);
  return (
    isOfLanguage ||
    tellsOfLife(text) ||
    PAPER.test(text) ||
    PROGRAMS.test(text) ||
    WHAT_THERE_WAS.test(text) ||
    ABLE.test(text)
  );
}
