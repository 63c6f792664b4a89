import { anyOf, anyOfLines } from "../any-of.ts";

const SEEN = anyOf("find search browse see view all more saved similar recommended open current");
/** Entries of a page's menus and its buttons, which stand in lines of their own. */
const ALONE = new RegExp(
  String.raw`^(?:${anyOfLines`
    home|menu|search|jobs?|careers?|blog|events|news|help|login|log ?in|log ?out|sign ?in|sign ?up|register|sign ?out
    (?:my|your) (?:network|jobs|profile|account|applications|items|alerts|career)|messag(?:es|ing)|notifications?|me
    for (?:business|employers|recruiters)|employers(?: ?/ ?post jobs?)?|post (?:a )?jobs?|recruiters
    (?:company|employer) reviews
    ${SEEN} (?:all |our |for )?(?:jobs?|salaries|careers|positions|vacancies|results)
    (?:upload|post|build) your (?:cv|resume|résumé)|salary (?:guide|calculator)|career advice|settings|language|english|deutsch
    easy apply|quick apply|apply|apply now|apply here|save|saved|save job|share|share job|share this job|print|email|copy link
    (?:message|connect|follow|like|comment|report|print|email|hide)(?: (?:job|company))?|dismiss
    (?:show|see|view|more) (?:more|less|all|options)(?: options)?|see who .{2,80} has hired .{0,40}
    (?:(?:we['’]?re|we are|now|urgently|actively) )?hiring|join (?:us|our team|the team)
    (?:job|career|vacancy) (?:posting|ad|alert|opening|opportunity|opportunities|offer|vacancy|details|advert)
    vacancy|vacancies|start of main content|main content|breadcrumbs?
    wir suchen(?: dich)?|stellenangebote?|stellenanzeige|startseite|anmelden|merken|teilen|jetzt bewerben|zurück zur suche
    nous recrutons|offres? d['’]emploi|accueil|connexion|postuler|partager|sauvegarder
    buscamos|ofertas? de empleo|inicio|inscribirme|compartir|guardar|iniciar sesión
  `})[\s!.:…]*$`,
  "i",
);
const AHEAD = new RegExp(
  `^${anyOfLines`
    skip to|back to|view all|see (?:more|all|who)|report this|promoted|reposted|actively (?:recruiting|reviewing|hiring)
    over \d|be among|posted|new$|about the (?:job|role)$|apply for this|matches your|sign in to|set alert|use ai to|how your profile
    (?:from|to|cc|subject|sent|date|betreff|gesendet|objet|asunto): |(?:hi|hello|dear|hallo|guten tag|bonjour|hola)\b[^.]{0,40},?$
  `}`,
  "i",
);
const WITHIN = new RegExp(
  String.raw`\b${anyOf("applicants? ago followers employees alumni reviews cookies")}\b|\bout of \d|\blogo(?: for\b|$)`,
  "i",
);
const CALL_AHEAD = new RegExp(
  String.raw`^(?:(?:(?:now|we['’]?re|we are|urgently|jetzt|dringend) )?(?:hiring|wanted|gesucht|recruiting)(?: an?)?|${anyOfLines`
    offre d['’]emploi|recrutement|poste à pourvoir|oferta de (?:empleo|trabajo)|vacante|convocatoria
    stellenangebot|stellenanzeige|stellenausschreibung|wir suchen|aktuell gesucht|nous (?:recrutons|recherchons)|on (?:recrute|recherche)|recrutons|recherchons
    (?:buscamos|solicitamos|necesitamos|requerimos|seleccionamos|incorporamos|contratamos|se (?:busca|solicita|necesita|requiere|precisa))
    búsqueda(?: (?:laboral|activa))?|puesto(?: vacante)?|plaza vacante|(?:urgent )?requirement|notre client(?:e)? recrute
    (?:job |current )?(?:vacancy|opening|opportunity|offer|ad|advert|advertisement|posting)
  `}) ?(?:[:!]|(?<= )[–-])\s`,
  "i",
);

const CALL_BEHIND =
  /\s(?:(?:dringend |ab sofort )?gesucht|wanted(?: [–-] .{1,60})?|urgently needed|jobs? in \p{Lu}[\p{L} ,-]{2,40})[\s!.]*$/iu;

const CALL_BEGINS = anyOf(
  "we our join come become be are want wanted grow help work step wir verstärken verstärke verstärkung komm kommen werde",
  "werden du dein ihr ihre unser lust bock sie nous on rejoignez rejoins rejoignez-nous rejoins-nous venez viens devenez",
  "intégrez envie notre l['’]équipe únete incorpórate súmate te estamos ven forma trabaja buscamos se queremos nuestro",
  "súmate sumate sumá unite unirte postulate contratamos ampliamos quieres hiring recruiting help urgently now offene stellenangebot recrutement",
);
const CALL_GOES_ON = anyOf(
  "hiring recruiting growing expanding looking seeking searching for us you your our team family crew people talent staff",
  "with part of the a an to new now and want ready next step challenge needed wanted more colleagues something great",
  "are wir unser unsere suchen sucht suchst dich dir euch sie ihnen verstärkung unterstützung zuwachs wachsen weiter",
  "wächst in ein eine einen teil unseres unserem unserer teams neue neuen kollegen kolleginnen kolleg:innen mitarbeiter",
  "mitarbeitende gesucht zu uns auf bei mit uns ein job gemeinsam herausforderung willkommen wollen brauchen stellen",
  "recrutons recrute cherchons recherchons agrandit s['’]agrandit renfort renforts du des de nos notre nous équipe équipes",
  "aventure l['’]aventure talents collaborateurs collègues rejoindre rejoignez une grandir grandissons changer d['’]air",
  "buscando busca buscamos contratando creciendo crecemos nuestro nuestra equipo familia parte personas gente talento a",
  "con nosotros nosotras ti contratamos necesitamos incorporamos seguimos unirte sumarte plantilla refuerzos",
);
/** "Wir suchen Verstärkung!", "Rejoignez-nous !": nothing but words of calls. */
const CALL = new RegExp(String.raw`^¡?(?:${CALL_BEGINS}|we['’]re|we['’]ve)(?: ${CALL_GOES_ON}){0,9}[\s!.…:]*$`, "iu");

/** Whether a line calls for people and names neither work nor house: "Join our team!". */
export function isCall(line: string): boolean {
  return /[\s!-]/u.test(line) && CALL.test(line.replaceAll(",", ""));
}

/** Whether a line belongs to the page around a posting: its menu, its buttons, what it counts. */
export function isChrome(line: string): boolean {
  return ALONE.test(line) || AHEAD.test(line);
}

/** Whether a part of a line counts applicants, days or stars: "Over 100 applicants". */
export function isCount(part: string): boolean {
  return WITHIN.test(part);
}

/** "Wir stellen ein:", "Immediate opening:", with what is called for behind. */
const CALL_COLON = new RegExp(
  `^¡{0,2}(?:${CALL_BEGINS}|we['’]re|immediate|current|open|aktuell|actuellement|actualmente)(?: \\p{Ll}[\\p{L}'’]{0,15}){0,5} ?: (?=\\p{L})`,
  "iu",
);
const ONE = String.raw`(?:eine?n?(?:[/(]n\)?)? |une? |un\(e\) |un[·.-]e |un[ao]?(?:/[ao])? |an? )?`;
const CALL_TO = new RegExp(
  anyOfLines`
    ^wir suchen (?:dich|sie|euch|ab sofort)(?: ab sofort)? (?:als |für )?${ONE}
    ^¡{0,3}(?:estamos (?:buscando|contratando|incorporando)|wir suchen|nous (?:recherchons|recrutons|cherchons)|recrutons|recherchons|buscamos|se (?:necesita|busca|solicita|requiere|precisa)) ${ONE}
    ^(?:komm(?:en sie)?|werden? (?:sie|du)?|bewirb dich) ?(?:zu uns |bei uns )?(?:ins team )?als ${ONE}
    ^(?:urgent(?:ly)? )?(?:opening|openings|requirement|vacancy|vacancies|hiring|required|recruitment) for (?:the (?:post|position|role) of )?${ONE}
    ^(?:urgent|urge|dringend)(?: [–:-]|!) |^¡?(?:${CALL_BEGINS}|we['’]re)(?: [^!.]{2,60})?! (?=\p{Lu})
  `,
  "iu",
);

/** "Now hiring: Line Cook" without its call. */
export function withoutCall(line: string): string {
  const called = line.replace(CALL_COLON, "").replace(CALL_TO, "");
  const bare = called === line ? line : called.replace(/(?<!!)!+(?=$| \()/u, "");
  return bare.replace(CALL_AHEAD, "").replace(CALL_BEHIND, "").trim();
}

const PICTURE = /\p{Extended_Pictographic}(?:\ufe0f|\u200d)*|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/gu;
const WRITTEN = new Set("©®™");

const MARKS =
  /\*\*|__|^[\s#>*_~=|»►▶]+(?=[\p{L}\d"¡¿„«(])|(?<=[\p{L}\d.!?:)%])[\s<*_~=|«◄◀#]+$|(?<!\S)\*(?=\p{L})|(?<=\p{L})\*(?!\S)/gu;

/** A line without pictures and the marks of boards: "📍 Remote | 💰 €48,000", "**Bäcker/in**", ">>> Koch <<<". */
export function withoutPictures(line: string): string {
  return line.replace(PICTURE, (sign) => (WRITTEN.has(sign) ? sign : " ")).replace(MARKS, "");
}
