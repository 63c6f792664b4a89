import { rememberText } from "../../../domain/remember-text.ts";
import { DATE_WORDS } from "../../analysis/lexicon/date-words.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";

/** How a line qualifies what it names; `open` = not reached yet, or only worked by its rules. */
export type Hedge = "helped" | "denied" | "open" | "supervised";

export type HedgedPart = { hedge: Hedge; from: number; to: number };

const HELPED = new RegExp(
  anyOfLines`
    (?:^|[.;:,•(]\s*|(?<!\p{L}ed )\band\s+|\b(?:to|also|I|I've|have)\s+)(?:\p{L}+ly\s+)?(?<verb>${anyOfLines`
      assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)?
      contribut(?:ed?|es|ing)|participat(?:ed?|es|ing)|shadow(?:ed|s|ing)?
      took part|take part
    `})(?=\s+(?!and\b|or\b))
    \b${anyOfLines`
      (?:member|part) of(?: (?:a|the|our) (?:\p{L}+ )?(?:team|group|crew|committee|panel) (?:that|which|who|to))?
      assistance (?:in|with)|exposure to|involved in|involvement in
    `}\b
    (?<!\p{L})${anyOfLines`
      Half|half|Unterstützung|Unterstütz\p{L}+|Mithilfe|Mitarbeit|Mitwirkung
      Assistenz|apoyo|apoyé|ayuda|ayudé|colabor\p{L}+|particip\p{L}+
      aide(?= (?:à|aux?|du|pour|des?)(?!\p{L}))|assistance|soutien
    `}(?!\p{L})
  `,
  "giu",
);
const ADMITS_HELP = new RegExp(
  String.raw`\b${anyOf(
    String.raw`assist\w* help\w* support\w* contribut\w* participat\w* shadow\w* (?:took|take)\spart part\sof`,
    String.raw`(?:sit|sat|serve[sd]?)\son stand\sin stood\sin cover(?:ed|s)?\sfor fill(?:ed|s)?\sin\sfor one\sof\sthe\s(?:people|team|group|ones) belong(?:ed|s)?\sto`,
    String.raw`member involved exposure (?:had|have)\sa\shand (?:had|have|play(?:ed|s)?)\sa\spart alongside together team work(?:ed|ing)?\son (?:gave|give|lent|lend)\s.{0,40}\shand una\smano`,
  )}\b|(?<!\p{L})${anyOf(
    String.raw`unterstütz\p{L}* mitgeholfen mithalf backed\sup backs?\sup mithilfe mitarbeit\p{L}* mitgearbeitet mitgewirkt mitwirk\p{L}* half hilf\p{L}*`,
    String.raw`beteiligt\p{L}* zur\sHand zuge?arbeitet mitgemacht mitgetragen dabei gehör\p{L}*\szu[rm]? eingesprungen contribu\p{L}+ concour\p{L}+`,
    String.raw`(?:échó|eché|echar|echaba)\suna\smano (?:donné|prêté|donnais|donner)\s(?:un\scoup\sde\smain|main\sforte) form(?:é|aba|o)\sparte`,
    String.raw`fai[st]\spartie faisais\spartie aux\scôtés junto\scon`,
    String.raw`helf\p{L}* geholfen assist\p{L}* apoy\p{L}* ayud\p{L}* colabor\p{L}* particip\p{L}* aid\p{L}+`,
    String.raw`soutien\p{L}* soutenu pri?s?\spart prend\p{L}*\spart membre associée? toma?\p{L}*\sparte miembro`,
  )}(?!\p{L})`,
  "iu",
);
const DENIED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`not never no\slonger without (?:did|do|does|was|were|is|am|have|has)n['’]t nicht nie ohne`,
    String.raw`kein\p{L}* no(?!\.?:?\s?#?\p{Lu}{0,4}[-/]?\d{4}) nunca sin pas jamais sans aucune?`,
  )}(?!\p{L}| only| just| nur| s[oó]lo| seulement)`,
  "giu",
);
const OPEN = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    work(?:ing|ed|s)? (?:on|towards?)|towards?|pursu(?:e|es|ed|ing)
    prepar(?:e|es|ed|ing|ation) for|get(?:ting)? ready for|got ready for|stud(?:y|ies|ied|ying) for|studying
    course ?work|courses? (?:in|for)|enrolled|seeking|completing
    (?:am|currently|presently|now) (?:taking|attending)(?=[^.;]{0,40}(?<!\p{L})(?:class|course|program|lesson|credit|degree|diploma))
    (?<=\S )scheduled(?= (?:for|to|in)\b)|sit(?:ting)? for|eligible
    candidate for|(?<!the )following(?!:)|follow(?:s|ed)?(?! up)
    according to|as per|in (?:accordance|compliance|line) with
    complian(?:t|ce) with|compl(?:y|ies|ied|ying) with|adher\p{L}+ to
    Vorbereitung auf|anstreb\p{L}*|angestrebt\p{L}*
    nach (?:den )?(?:Regeln|Richtlinien|Vorgaben|Vorschriften)|gemäß
    cursando|preparando|estudiando|según|cumpl\p{L}+|conforme a
    en préparation|préparation(?= (?:à|aux?|d[eu] \p{Lu}{2,}))|selon
    conformément
  `}(?!\p{L})`,
  "giu",
);
const STILL_OPEN = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`in\sprogress under\s?way ongoing awaiting\s(?:exam\s)?(?:results?|confirmation) expected anticipated? pending (?<=\p{L}:?\s)candidate guidelines? standards`,
    "rules regulations policies procedures requirements compliance laufend voraussichtlich angestrebt",
    String.raw`Richtlinien Regeln Vorgaben en\scurso en\scours(?!\sde\svalidité) prévue?s? règles normes normas reglas \(projet\) (?:^|en\s)projet(?=$|[,.;])`,
    String.raw`(?<=\p{L}:?\s)(?:planned|scheduled|submitted)(?=\s(?:for|in|until|by|\d)|[,;.)]|$) applied\sfor`,
    String.raw`(?<=[\p{L}\d]\s)(?:begun|begonnen|angefangen|beantragt|applied|commencée?|empezad[oa]|iniciad[oa]|solicitad[oa])(?=\s\d|[,;.)]|$)`,
    String.raw`candidacy applied(?=\s(?:in\s|on\s)?(?:\p{L}{3,9}\.?\s)?20\d\d) (?<=\p{L}:?\s)nominees? nominated\sfor withdrew\s(?:before|after|from|without|in\s\d) dropped\sout sin\sterminar`,
    String.raw`(?:not|never)\s(?:yet\s)?(?:taken|sat|attempted|awarded|written|issued) no\s(?:realizad[oa]|obtenid[oa]) (?<!(?:passed|took|sat)\s.{0,30})exam\s(?:booked|in|on|due|planned|\d{1,2}/\d{4})`,
    String.raw`Prüfung\s(?:im|am)(?=\s\p{Lu})(?!.{0,40}(?:bestanden|abgelegt)) in\spreparation(?!\s\p{L}) in\sprocess(?!\s\p{L}) en\strámite vorgesehen`,
    String.raw`parts?\s(?:\d|one|two|three)\s(?:passed|done|completed?) passed\sparts?\s\d Teile?\s\d(?:\s(?:und|u\.)\s\d)?\sbestanden`,
    String.raw`(?:one|two|three|\d{1,2})\s(?:more\s)?(?:modules?|units?|papers?|exams?|courses?|credits)\s(?:left|to\sgo|remaining|outstanding|missing)`,
    String.raw`(?<=[(,:–-]\s?)(?:enrolled|matriculad[oa]|inscrit[oae]?|eingeschrieben|immatrikuliert)(?=[,;.)]|\s\(|$)`,
    String.raw`(?<=\d{4}\s|Abschluss\s|Prüfung\s|[,–-]\s)geplant läuft in\sAusbildung in\sVorbereitung geplanter? previst[oa]s? planead[oa]s? en\spréparation en\spreparación`,
  )}(?!\p{L})`,
  "giu",
);
/** "4 of 5 courses done" and "90 von 180 ECTS" say how much is reached; "3 of 3" is all of it. */
const COUNT = String.raw`\d{1,3}|${anyOf(
  "one two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn",
  "deux trois quatre cinq six sept huit neuf dix dos tres cuatro cinco seis siete ocho nueve diez",
)}`;
const PARTS_OF_IT = anyOf(
  "modules? units? papers? exams? courses? levels? parts? credits semesters? years",
  String.raw`Teil\p{L}* Prüfung\p{L}* Modul\p{L}* ECTS CP LP Credits Semester\p{L}* Scheine?n? Kurs\p{L}*`,
  "blocs? épreuves? unités? ue matières? semestres? certificats? asignaturas? módulos? créditos? exámenes materias? cursos? cuatrimestres?",
);
const PARTLY = new RegExp(
  String.raw`(?<!\p{L})\(?(?<reached>${COUNT})(?:\s${PARTS_OF_IT})?(?:\s(?:out\s)?(?:of|von|aus|sur|des?|der)\s(?:the\s|den\s|las?\s|los\s|les\s)?|\s?\/\s?)(?<all>${COUNT})(?:(?<=${PARTS_OF_IT}.{1,20})|\s${PARTS_OF_IT})(?!\p{L})`,
  "giu",
);
/** What is had of a paper instead of it, and what keeps it from being had. */
const SHORT_OF_IT = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    (?:learner['’]?s? |provisional |temporary )?permit only|theory (?:only|passed)|(?:part|partly|partially) (?:completed|done|finished|qualified)
    did (?:only )?(?:the |my )?(?:first|second|one|two) years?|(?:first|second|third|fourth|final) year of (?:two|three|four|five|\d)|dropped (?:it|out)|part-time since|(?:PhD|doctoral|doctorate) studies
    all but dissertation|on hold|paused|discontinued|retake (?:due|booked|planned|in)|resit (?:due|booked|planned|in)
    (?:one|two|three|\d{1,2}) (?:modules?|units?|papers?|exams?|courses?) (?:are |is )?outstanding
    pausiert|unterbrochen|ruht|vorgemerkt|abgebrochen|nicht bestanden|noch offen|(?:Bachelorarbeit|Masterarbeit|Prüfung|Praxisteil|Abschlussprüfung|Praxisprüfung) (?:noch )?(?:offen|ausstehend|steht aus)
    (?:Theorie|Theorieteil|Theorieprüfung|Zwischenprüfung|schriftlicher Teil) bestanden
    (?:à|reste à|restent à) (?:passer|valider|soutenir|terminer)|recevable|interrompue?|abandonnée?|suspendue?|M1 (?:validé|obtenu|seul)|code (?:obtenu|seul)|partiel(?:le)?ment (?:validée?|obtenue?)|validation partielle
    trunc[oa]s?|inconclus[oa]s?|interrumpid[oa]s?|abandonad[oa]s?|aplazad[oa]s?|pasante|sin (?:título|titular|plaza|terminar)|a falta de|pendientes? de(?:l)?
    (?:falta|faltan|queda|quedan) (?:el |la |los |las |por )?(?:TFM|TFG|tesis|tesina|título|titulación|aprobar|entregar|defender|examen|\d)
    (?:teórico|examen teórico|primer examen|primera fase) aprobad[oa]
  `}(?!\p{L})`,
  "giu",
);
const MONTH = DATE_WORDS.months.replaceAll(" ", String.raw`\s`);
const WHEN = String.raw`\s(?:(?:in|on|early|mid|late|${MONTH})[\s-]){0,3}(?:20\d\d|${MONTH})(?!\p{L})`;
const DATED = new RegExp(
  String.raw`(?<!\p{L}|renewal\s)${anyOf(String.raw`due booked\sfor begins starts (?<=[,–-]\s)start(?:ed|ing)`)}${WHEN}`,
  "giu",
);
/** What somebody wishes or plans to do was not done. */
const WISHED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`would\s(?:like|love)\sto hop(?:e|es|ing)\sto plan(?:s|ned|ning)?\sto intend(?:s|ing)?\sto wish(?:es)?\sto`,
    String.raw`interested\sin eager\sto aim(?:s|ing)?\sto möchte würde\sgern(?:e)? plane interessiert\san`,
    String.raw`(?:empezar|comenzar|iniciar|cursar)[ée] har[ée]\s(?:un|el) (?:commencer|débuter|suivr)ai will\s(?:start|begin) beginne\s(?:ich\s)?(?:im|ab)`,
    String.raw`me\sgustaría quisiera deseo aspiro souhaite aimerais voudrais envisage bildet?\smich`,
  )}(?!\p{L})`,
  "giu",
);
const LEFT_OPEN = new RegExp(
  anyOfLines`
    not (?:yet )?(?:completed|finished|passed)|never (?:completed|finished)|incomplete|unfinished
    ohne Abschluss|nicht (?:abgeschlossen|beendet)|sin (?:terminar|acabar)|no (?:terminad[oa]|terminé|acabé)
    non (?:terminée?|obtenue?|validée?)|inachevée?|(?:pas|jamais) (?:terminé|fini|achevé)
    (?:noch )?nicht abgelegt|Basisqualifikation bestanden|berufsbegleitend seit|no obtenid[oa]
    (?:first|second|third|\d(?:st|nd|rd|th)) year (?:completed|done|passed|only)|year \d of \d
    (?:first|second|third|fourth) (?:year )?of (?:two|three|four|five|six)(?: years)?(?!\p{L})
    \d ?(?:e|re|ère|ème|º|er)? ?(?:année|año) (?:validée|effectuée|terminée|suivie|aprobado|cursado)
    (?:première|deuxième|troisième) année (?:validée|effectuée|terminée|suivie)|(?:primer|segundo|tercer) año (?:aprobado|cursado)
    (?<=[,;(–—-]\s?)(?:later )?(?:postponed|cancell?ed|shelved|called off)(?!\p{L})
    (?<=[:,;(–—-]\s?)(?:left (?:after|before|without)|deferred(?!\s\p{L}))
    (?<=\S[:,(–-]\s?)(?:enrolled|registered|booked|eingeschrieben|angemeldet|inscrit[ao]?e?|matriculad[oa])(?!\p{L})
  `,
  "giu",
);
/** An exam or an end is of what stands before it. */
const OF_EXAM = /(?<!\p{L})(?:Prüfung|Abschluss|Examen|examen|exam|graduation|fin|soutenance|defensa)(?!\p{L})/u;
const REACH = 90; // in characters: words like "in progress" qualify only what stands this close
const OPEN_BRACKET = /\([^()]*$/u;
/** "Certificate in Adult Learning, Dalhousie (4 of 5 courses)": what stands behind a school is of the paper before it. */
const NAMES_PAPER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`certificates? diplomas? degree award licen[cs]e licence NVQ BTEC HN[CD] [BM]\.?(?:A|Sc|S|Ed|Eng|BA)\.? Ph\.?D bachelor\p{L}* master\p{L}* associate\p{L}*`,
    String.raw`\p{L}*meister\p{L}* \p{L}*fachwirt\p{L}* \p{L}*ausbildung umschulung \p{L}*studium \p{L}*zertifikat \p{L}*schein diplom\p{L}*`,
    String.raw`BTS BUT DUT CAP BEP bac titre diplôme VAE DU CQP grado licenciatura ingeniería máster maestría técnic[oa] t[ií]tulo ciclo certificado doctorado`,
  )}(?!\p{L})`,
  "iu",
);
const RUN_OUT = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`expired lapsed ran\sout abgelaufen caducad[oa]s? vencid[oa]s? périmée?s? expirée?s?`,
  )}(?!\p{L})`,
  "giu",
);

const SUPERVISED = new RegExp(
  String.raw`\b${anyOfLines`
    under (?:the |close |direct )?(?:supervision|direction|guidance|leadership|management|oversight)
    (?<!(?:prepar|writ|submit|deliver|send|produc|present|compil|creat|generat|month|week|dai|annual|quarter)\p{L}*\s)report(?:ed|ing|s)? (?:directly )?to(?! me(?!\p{L}))
    (?:supervised|led|managed|headed) by
    unter (?:der )?(?:Leitung|Aufsicht|Führung)
    bajo la (?:supervisión|dirección)
    sous la (?:direction|supervision|responsabilité)
  `}(?!\p{L})`,
  "giu",
);

/** What somebody is about to learn is admitted not to be finished. */
const STUDIES = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`bilde\s(?:ich\s)?mich (?:am|['’]m)\s(?:now\s|currently\s)?(?:studying|taking|due|about|learning|training|teaching\smyself) bereite\s(?:ich\s)?mich`,
    String.raw`(?:ich\s)?(?:will|werde)(?:\sich)? I\s(?:will|shall) I['’]ll je\svais voy\sa`,
    String.raw`(?:bilde|lasse|mache)\s.{0,60}\s(?:weiter|fort|ausbilden)(?=\W*$)`,
    String.raw`(?:train|formation|cours)\sde\s(?:passer|préparer) lerne\sgerade besuche mache\sgerade cursando`,
    String.raw`aprendiendo apprends estoy\s\p{L}+ndo studiere estudio`,
    String.raw`(?<!(?:un|el|del|al|este|mi|en|de|cada)\s)curso étudie prépare me\sforme preparo`,
    String.raw`(?:have|['’]ve)\s(?:applied|submitted|begun|started) bereite`,
    String.raw`(?:am|['’]m)\s(?:now\s|currently\s)?(?:in|on)\s(?:an?|my|the)\s(?:[^\s,.;]+\s){0,4}(?:program(?:me)?|course|school|training)`,
    String.raw`I\s(?:begin|began|start|started|sit|take)(?=\s(?:an?|my|the|training)(?!\p{L}))`,
    String.raw`lege\s.{0,80}\sab(?=\W*$)`,
    String.raw`(?:first|second|two|three)\s(?:parts?|modules?|units?|exams?)\sof Teile?\sder begonnen beginne Basisqualifikation`,
    String.raw`(?:first|second|third|première|deuxième|troisième|primer|segundo|tercer|\d\s?(?:e|nd|rd|th|º|er)?)\s(?:year|année|año)\s(?:of|de)`,
    String.raw`angefangen empecé empiezo empezado matriculad[oa] commencé commence inscrite?`,
    String.raw`without\s(?:taking|finishing|completing)\s(?:the|my|a|it) permit outstanding angemeldet vorgemerkt eingeschrieben en\sVAE ma\sVAE livret cursé cursado me\s(?:falta|queda)n? pasante`,
    String.raw`le\scode le\sM1 reste renovar caduc[óa] geplant (?:first|primer)\s(?:exam|examen) semestres?`,
    String.raw`steh(?:t|en)\s.{0,40}\s(?:noch\s)?an(?=\W*$) hinter\smir noch\svor\smir Teilprüfung\p{L}* pas\s(?:obtenu|validé|eu) no\s(?:obtuve|aprobé|terminé|acabé)`,
    String.raw`expect(?:s|ing)?\sto\s(?:graduate|finish|complete|sit|pass) (?:modules?|units?|papers?|exams?|credits?)\s(?:short|away|left)`,
    String.raw`(?:held|had|hold)\s.{1,60}\suntil hatte\s.{1,60}\sbis tuve avais`,
  )}(?!\p{L})`,
  "iu",
);

/** "Wiring Regulations" is the name of what was passed; "regulations" are what somebody works by. */
const OF_A_NAME = /(?<!\p{L})\p{Lu}\p{L}{0,24}\s$/u;

const STATUS_NOT_YET =
  /(?<=, ?)status ?: (?!.{0,40}(?:complet|award|held|current|valid|active|obtained|qualified|granted|issued))/giu;

const stillOpenIn = rememberText((text): readonly { index: number }[] => [
  ...[...text.matchAll(STILL_OPEN)].filter(
    ({ index, 0: word }) => !(/^\p{Lu}\p{Ll}/u.test(word) && OF_A_NAME.test(text.slice(0, index))),
  ),
  ...text.matchAll(DATED),
  ...text.matchAll(SHORT_OF_IT),
  ...text.matchAll(STATUS_NOT_YET),
  ...[...text.matchAll(PARTLY)].filter(({ groups }) => groups?.reached !== groups?.all),
]);

/** Whether a sentence makes the same reservation itself, in any words. */
export function admits(text: string, hedge: Hedge): boolean {
  if (hedge === "helped") return ADMITS_HELP.test(text);
  if (hedge === "denied") return text.search(DENIED) >= 0;
  if (hedge === "supervised") return text.search(SUPERVISED) >= 0 || /\banswer(?:ed|s|able)? to\b/iu.test(text);
  return (
    text.search(OPEN) >= 0 ||
    STUDIES.test(text) ||
    text.search(WISHED) >= 0 ||
    stillOpenIn(text).length > 0 ||
    text.search(LEFT_OPEN) >= 0 ||
    text.search(RUN_OUT) >= 0
  );
}

/** Of "Paragon, tachograph rules, Polish" the rules say nothing of what stands before them. */
const WORKED_BY = new RegExp(
  String.raw`^${anyOf(
    "rules? regulations? policies procedures requirements compliance guidelines? standards Vorschriften règles normas",
  )}(?!\p{L})`,
  "iu",
);

const BEFORE_RULES = new RegExp(
  String.raw`[.;|•,]|(?<!\p{L})${anyOf("of with to by in on under through from per mit nach durch von avec selon con por")}(?!\p{L})`,
  "iu",
);

const STOP = /(?<!(?<!\p{L})\p{L})\.|[;|•)]/u;

const ASKED_AND_DENIED = new RegExp(
  String.raw`(?<=^|[.;|•] ?)(?<what>[^?:.;|]{2,60}?)(?:\? ?(?:No|Not yet|None)(?!\p{L})| ?(?::|–|-|=) ?` +
    String.raw`(?:${anyOf("no none not\\syet nein keine[rs]? non aucune? ninguno ninguna not\\sheld n/a")})(?=\s?(?:$|[.,;|)])))`,
  "giu",
);

export const hedgedParts = rememberText(hedgesIn);

function hedgesIn(text: string): HedgedPart[] {
  const upTo = (from: number, sign: RegExp) => {
    const at = text.slice(from).search(sign);
    return at < 0 ? text.length : from + at;
  };
  const backTo = (to: number, sign: RegExp) => to - (text.slice(0, to).split(sign).at(-1) ?? "").length;
  const parts: HedgedPart[] = [];
  for (const match of text.matchAll(HELPED)) {
    const from = match.index + match[0].length;
    parts.push({ hedge: "helped", from, to: endOfHelp(text, from, match.groups?.verb ?? null) });
  }
  for (const { index, 0: word } of text.matchAll(DENIED))
    if (!isQuoted(text, index))
      parts.push({ hedge: "denied", from: index + word.length, to: upTo(index + word.length, /[.,;•)]|\bbut\b/) });
  for (const { index, groups: { what = "" } = {} } of text.matchAll(ASKED_AND_DENIED))
    parts.push({ hedge: "denied", from: index, to: index + what.length });
  for (const { index, 0: word } of [...text.matchAll(OPEN), ...text.matchAll(WISHED)]) {
    const from = index + word.length;
    parts.push({ hedge: "open", from, to: Math.min(upTo(from, STOP), from + REACH) });
  }
  const ranOut = new Set([...text.matchAll(RUN_OUT)].map(({ index }) => index));
  for (const index of [...stillOpenIn(text).map((found) => found.index), ...ranOut]) {
    const bracket = OPEN_BRACKET.exec(text.slice(0, index + 1))?.index ?? index;
    const isOfRules = WORKED_BY.test(text.slice(index));
    const [comma, start] = [backTo(bracket, isOfRules ? BEFORE_RULES : /[.;|•,]/), backTo(bracket, /[.;|•]/)];
    // "MEd, Leeds, part-time, expected 2028": nothing of its own stands between.
    const between = text.slice(comma, bracket);
    const isAside = /[–—-]\s$/u.test(between);
    const isOfSchool = !ranOut.has(index) && NAMES_PAPER.test(text.slice(start, comma)) && !NAMES_PAPER.test(between);
    const isOwn = isOfRules || (/\p{Lu}/u.test(between) && !OF_EXAM.test(between) && !isAside && !isOfSchool);
    parts.push({ hedge: "open", from: Math.max(isOwn ? comma : start, bracket - REACH), to: index });
  }
  for (const { index } of text.matchAll(LEFT_OPEN)) {
    const isBehindPart = /;\s?$/u.test(text.slice(0, index));
    parts.push({ hedge: "open", from: backTo(index, isBehindPart ? /[.|•]/ : /[.;|•]/), to: index });
  }
  for (const { index } of text.matchAll(SUPERVISED))
    parts.push({ hedge: "supervised", from: index, to: upTo(index, /[.,;•]/) });
  return parts;
}

function isQuoted(text: string, at: number): boolean {
  return [...text.matchAll(QUOTED)].some(({ index, 0: quoted }) => index < at && at < index + quoted.length);
}

const QUOTED = /["“„][^"”“]{3,100}["”“]/gu;

/** "..., and I run a session", "..., and have attended nine": what begins so was done without help. */
const OWN_CLAUSE = /^(?:I \p{Ll}|(?:have|has) (?!to |helped |assisted )\p{Ll}+(?:ed|en) )/u;

/** Where the help ends: with the clause, or at the next verb of the same form, which is the person's own deed. */
function endOfHelp(text: string, from: number, verb: string | null): number {
  const stop = text.slice(from).search(/[.;•]|: I \p{Ll}|\bby \p{L}+ing\b/u);
  const end = stop < 0 ? text.length : from + stop;
  if (verb === null) return end;
  const form = readOpening(`${verb} the`)?.form ?? "past";
  for (const match of text.slice(from, end).matchAll(/(?:,\s+(?:and\s+)?|(?<!\s)\s+and\s+)(?=\p{L})/gu)) {
    const at = from + match.index;
    const next = text.slice(at + match[0].length, end);
    if (OWN_CLAUSE.test(next) || readOpening(next)?.form === form) return at;
  }
  return end;
}
