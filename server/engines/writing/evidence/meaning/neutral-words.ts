import { anyOf, anyOfLines } from "../../../any-of.ts";

const OWN = anyOf(
  "my that this these those the our same mein(?:e[nmrs]?)? diese[nmrs]? der die das dem den unser(?:e[nmrs]?)?",
  "mon ma mes ce cette ces le la les notre mis? est[aeo]s? es[aeo]s? el los las nuestr[ao]",
);
const WHICH = anyOf(
  String.raw`own current present past few last previous former first second early earlier later (?:most\s)?recent other`,
  "main daily day-to-day everyday whole jetzigen? aktuellen? letzten? vorherigen? früheren? ersten? derzeitigen?",
  "actuel(?:le)? dernière? précédente? premi(?:er|ère) actual últim[ao] anterior primer[ao]?",
);
const PLACE = anyOf(
  "jobs? roles? positions? posts? works? time years? months? period company firm employer team colleagues coworkers",
  "department office tasks? duties career internship apprenticeship placement practice store shop hospital school",
  "clinic hotel restaurant branch site station shift workplace training studies course",
  "Stelle Arbeit Position Tätigkeit Zeit Jahren? Team Kollegen Kolleginnen Firma Betrieb Unternehmen Abteilung Alltag",
  "Aufgaben? Ausbildung Studium poste emploi travail équipe collègues entreprise service années temps période formation",
  "puesto trabajo empleo equipo compañer[ao]s empresa departamento tiempo años período época tareas formación",
);
const WITH = anyOf(
  String.raw`in at on for with over during throughout within from of as\sone\sof as\spart\sof in\sthe\scourse\sof`,
  String.raw`together\swith along\swith while\s(?:in|at) alongside in im am bei beim mit während zusammen\smit`,
  String.raw`gemeinsam\smit im\sRahmen als\sTeil dans à au chez avec pendant durant au\scours\sd(?:e|u|es)`,
  String.raw`en con durante junto\scon como\sparte\sde a\slo\slargo\sde`,
);
const TO_POINT = String.raw`(?:to|for|with|of|in|by|from|like|on\stop\sof|since|after|until|besides|beyond|along|along\swith|prior\sto|apart\sfrom)`;

/** Where, when and beside what, and the joints of a letter: who adds these to a deed says no more of it. */
export const NEUTRAL = new RegExp(
  String.raw`^(?:\s|[,;:.()–—-]|(?<!\p{L})${anyOfLines`
    ${WITH}\s(?:${OWN}\s)?(?:${WHICH}\s){0,2}${PLACE}|${OWN}\s(?:year|month|week|season|summer|winter|spring|autumn)
    there|here|too|also|then|today|now|currently|presently|myself|personally|together|and|as\swell|while|again|still
    at\s(?:present|work|home|first|the\smoment|the\ssame\stime|that\stime)|so\sfar|to\sdate|to\sthis\sday|on\sthe\sjob
    in\s(?:practice|addition|total|particular|short|fact|turn|all|brief|doing\sso|the\s(?:process|meantime|past|end|beginning))
    back\sthen|along\sthe\sway|already|later|first|before|after|afterwards|accordingly|by\shand|altogether|each
    ${TO_POINT}\s(?:that|this|these|those|then|now|it)|before\s(?:that|this)|after\s(?:that|this)|in\saddition\sto\s(?:that|this)
    (?:for|one|an|as\san|to\sgive\s(?:you\s)?(?:one|an)|by\sway\sof)\s(?:one\s)?(?:example|instance)|among\sother(?:\sthing)?s
    yes|ja|oui|sí|besides|beyond|moreover|furthermore|additionally|likewise|similarly|indeed|overall|of\scourse|otherwise|instead
    elsewhere|meanwhile|recently|lately|earlier|previously|formerly|originally|initially|eventually|finally|lastly
    (?:most|more)\s(?:recently|importantly)|day\sto\sday|and\smore|and\sso\son|as\sfollows|respectively|apiece|or\sso
    what(?:['’]s|\sis|\smay|\smight)\s(?:more|matter\s(?:most\s)?(?:to|for)\s(?:you|this))
    as\s(?:you\s(?:can|will|may)\ssee|mentioned|noted|stated|described|shown)|as\smy\s(?:resume|cv)\s(?:shows|says)
    as\sI\s(?:said|mentioned|wrote)|above|(?:if|when|where|as)\s(?:needed|required|requested|necessary)
    dort|hier|auch|heute|jetzt|derzeit|aktuell|damals|zuletzt|ebenfalls|außerdem|zudem|unter\sanderem|und|bisher|selbst
    persönlich|zum\sBeispiel|insgesamt|habe|hatte|worden|wurde|darüber\shinaus|nicht\szuletzt|vor\sallem|ferner|ebenso
    zuvor|danach|seitdem|seither|anschließend|zuerst|zunächst|später|nebenbei|daneben
    là-bas|ici|aussi|également|aujourd['’]hui|actuellement|alors|par\sexemple|entre\sautres|de\splus|et|en\soutre
    à\sl['’]époque|par\sailleurs|en\sparticulier|notamment|ensuite|auparavant|depuis|enfin|d['’]abord|puis|de\smême
    surtout|avant\scela|après\scela|ainsi
    allí|aquí|también|hoy|actualmente|ahora|entonces|por\sejemplo|entre\sotras\scosas|además|y|asimismo|igualmente
    en\sparticular|sobre\stodo|después|antes|desde\sentonces|por\sotra\sparte|por\súltimo|luego|primero|en\sconcreto
  `}(?!\p{L}))*$`,
  "iu",
);

/** Before what a sentence may be cut into the things that it adds. */
export const JOINT = new RegExp(
  String.raw`(?=(?<!\p{L})${anyOf(
    "for with in at on to by under during over through throughout across from before after into among between against",
    "towards? as while within until till since because thanks without despite beyond above ahead so which who that and",
    "than like unlike für mit bei beim im auf unter während vor nach aus zu zur zum durch als seit bis ohne pour avec",
    "dans en sur sous pendant chez par à au aux depuis comme sans para con por bajo durante entre desde hasta como sin",
  )}(?!\p{L}))|(?<=[,;])`,
  "iu",
);
