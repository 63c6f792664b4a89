import { anyOf, anyOfLines } from "../../../any-of.ts";

const A_TIME = anyOf(
  "days? weeks? weekends? months? nights? evenings? mornings? afternoons? shifts? years? hours? minutes? seasons? times?",
);
const ZEIT = anyOf(
  "Tag Tage Abend Abende Morgen Nacht Nächte Woche Wochen Wochenende Monat Monate Jahr Jahre Schicht Stunde Stunden Mal",
);
const TEMPS = anyOf("jours? soirs? matins? nuits? semaines? week-ends? mois années? services? heures? fois");
const TIEMPO = anyOf(
  "(?:fin(?:es)?\\sde\\ssemana) días? noches? mañanas? tardes? semanas? meses mes años? turnos? horas? veces vez",
);

const OFTEN = anyOfLines`
  (?:every|each|any)(?:\s(?:single|working|other))?\s${A_TIME}|(?:on|at)\s(?:every|each|all)\s${A_TIME}
  ${A_TIME}\s(?:after|and|in,?)\s${A_TIME}(?:\sout)?|time\sand\s(?:time\s)?again|(?:a)?round[\s-]the[\s-]clock
  24\s?/\s?7
  all\s(?:year|day|night|week)(?:\s(?:round|long))?|(?:several|many|multiple|countless)\stimes
  (?:seven|six|[67])\sdays\sa\sweek
  always|regularly|often|regelmäßig|häufig|régulièrement|souvent|regularmente|a\smenudo
  constantly|continuously|continually|consistently|invariably|perpetually|frequently|daily|nightly|hourly
  jede[nmrs]?(?:\seinzelnen?)?\s${ZEIT}|${ZEIT}\s(?:für|um|und)\s${ZEIT}|tagein,?\stagaus|rund\sum\sdie\sUhr
  ständig|stets|immer|pausenlos|ununterbrochen|ganzjährig|das\sganze\sJahr|mehrmals|täglich|tagtäglich|andauernd
  (?:chaque|tou(?:s|tes)\sles)\s${TEMPS}|jour\set\snuit|jour\saprès\sjour|sans\sarrêt|en\spermanence
  constamment|quotidiennement|24\s?h\s?(?:sur|/)\s?24|à\stoute\sheure|toute\sl['’]année|à\schaque\s${TEMPS}
  (?:cada|tod[oa]s\sl[oa]s)\s${TIEMPO}|día\sy\snoche|día\stras\sdía|siempre|constantemente|continuamente
  a\sdiario|diariamente|a\stodas\shoras|todo\sel\s(?:año|día)|sin\s(?:parar|descanso)
`;

const LONG = anyOfLines`
  for\s(?:so\s)?(?:(?:many|several|long|countless|some)\s)?(?:years|decades|ages)(?:\son\send)?|for\sa\slong\stime
  (?:from|since)\s(?:day\sone|the\s(?:very\s)?(?:start|beginning|outset|get-go|first\s(?:day|hour|moment)))
  (?:from\s)?(?:start\sto\sfinish|beginning\sto\send|end[\s-]to[\s-]end|top\sto\sbottom|a\sto\sz)
  from\sthe\sground\sup
  all\smy\s(?:working\s)?(?:life|career)|(?:throughout|during|in)\smy\s(?:whole|entire)\s(?:career|life|time)
  jahrelang|jahrzehntelang|monatelang|wochenlang|seit\s(?:vielen\s)?(?:Jahren|jeher)|schon\simmer|zeitlebens
  (?:über|für)\s(?:viele|lange|etliche|zahlreiche)\s(?:\p{L}+\s)?Jahre|viele\sJahre(?:\slang)?
  mein\s(?:ganzes|gesamtes)\s\p{L}*[lL]eben
  vo[nm]\s(?:ersten\sTag|Anfang|Beginn|ersten\sMoment)(?:\s(?:an|bis\s(?:zum\s)?Ende))?|von\sA\sbis\sZ
  (?:pendant|depuis)\s(?:de\s)?(?:longues|nombreuses|plusieurs)\s(?:\p{L}+\s)?années|depuis\s(?:toujours|des\sannées)
  dès\sle\s(?:premier\sjour|début|départ)|du\sdébut\sà\sla\sfin|de\sA\sà\sZ|toute\sma\s(?:vie|carrière)
  (?:durante|desde\shace)\s(?:muchos|largos|varios|numerosos)\saños
  desde\s(?:el\s(?:primer\sdía|principio|inicio)|siempre)
  de\sprincipio\sa\sfin|de\scabo\sa\srabo|(?:en\s)?toda\smi\s(?:vida|carrera)
`;

const DEGREE = anyOf(
  String.raw`great(?:est)? full complete total absolute utmost outstanding perfect excellent huge enormous high(?:er|est)? extreme`,
  "maximum exceptional extraordinary remarkable considerable much big unusual incredible amazing exemplary record",
);
const QUALITY = anyOf(
  "ease success passion pride precision accuracy perfection distinction dedication commitment enthusiasm skill confidence",
  "speed autonomy authority flair energy joy love heart diligence excellence acclaim applause praise honours discipline zeal",
);

const WELL = anyOfLines`
  (?:flawless|fault?less|perfect|impeccab|expert|brilliant|masterfu?l?|skil?lfu?l?|superb|excellent|outstanding|exceptional)l?y
  (?:tireless|relentless|effortless|seamless|painstaking|passionate|proactive|enthusiastic|quick|rapid|speed[iy]|swift|smooth)l?y
  (?:error|mistake|fault|defect|accident|complaint)[\s-]?free
  with\s(?:\p{L}+\s)?${DEGREE}\s\p{L}+|with\s(?:\p{L}+\s)?${QUALITY}|with\sflying\scolou?rs
  to\s(?:\p{L}+(?:['’]s)?\s){0,3}${anyOf("perfection satisfaction acclaim delight praise applause admiration amazement")}
  to\s(?:(?:an?|the|very|\p{L}+ly)\s){0,2}(?:high(?:er|est)?|top|exacting|strict(?:est)?|excellent)\s(?:possible\s)?\p{L}+
  (?:in|at|with)\s(?:record|half\sthe|no|lightning|full|top|breakneck|a\sfraction\sof\sthe|the\sshortest)\s(?:time|speed|pace)
  (?:above|beyond|exceeding|surpassing|beating)\s(?:(?:and\sbeyond|all|every|any|the|my)\s){0,4}(?:expectations?|targets?|goals?|deadlines?|standards?|call)
  at\s(?:the|an?)\s(?:very\s)?(?:high(?:est)?|top|best)\s(?:possible\s)?\p{L}+
  as\s\p{L}+\sas\s(?:required|asked|needed|expected|usual)
  fehlerfrei|fehlerlos|makellos|tadellos|einwandfrei|perfekt|meisterhaft|mühelos|spielend|blitzschnell|schnell
  souverän|bravourös
  vorbildlich|in\s(?:Rekord|Best)zeit|in\skürzester\sZeit|im\sEiltempo
  mit\s(?:größt|groß|höchst|hoh|voll|best|überragend|außergewöhnlich|viel|absolut|äußerst)\p{L}*\s\p{L}+
  mit\s(?:Bravour|Leidenschaft|Leichtigkeit|Herzblut)
  zur\s(?:(?:voll|größt|höchst|all|best)\p{L}*\s){0,2}Zufriedenheit(?:\s(?:aller|der)\s\p{L}+)?
  auf\s(?:höchst|best|hoh|sehr\shoh)\p{L}*\sNiveau
  (?:weit\s)?über\s(?:die|alle|jede|den)\s(?:Erwartung|Ziel|Plan)\p{L}*(?:\shinaus)?
  parfaitement|impeccablement|brillamment|rapidement|à\sla\sperfection|sans\sfaute|en\sun\stemps\srecord
  à\stoute\svitesse
  avec\s(?:une?\s)?(?:grande?|très\sgrande?|immense|total|totale|plein|pleine|énorme|extrême|parfaite?|haute)\s\p{L}+
  avec\s(?:passion|brio|aisance|succès)
  (?:avec|en)\s(?:une\s)?(?:toute|totale|pleine|parfaite|entière)\s\p{L}+
  avec\sune\s\p{L}+\s(?:absolue|totale|parfaite|exceptionnelle|extrême)
  à\sla\s(?:\p{L}+\s)?satisfaction\s\p{L}+|au[\s-]delà\sdes\s\p{L}+|au\s(?:plus\shaut|meilleur)\sniveau
  perfectamente|impecablemente|brillantemente|rápidamente|a\sla\sperfección|en\s(?:un\s)?tiempo\srécord
  con\s(?:pasión|éxito|soltura|brillantez)
  con\s(?:(?:un|una|muy)\s)?(?:gran|total|plen[ao]|absolut[ao]|enorme|máxim[ao]|much[ao]|alt[ao]|complet[ao])\s\p{L}+(?:\sde\s\p{L}+)?
  con\suna?\s\p{L}+\s(?:absolut[ao]|total|excepcional|perfect[ao]|extrem[ao])|por\sencima\sde\s(?:lo\s)?\p{L}+
  al\s(?:más\salto|mejor|máximo)\snivel
`;

const IN_TIME = anyOfLines`
  punctually|on\stime|under\sbudget|(?:with)?in\sbudget|on\sbudget
  (?:well\s)?ahead\sof\s(?:\p{L}+\s)?(?:schedule|time|plan|deadlines?|target)
  (?:before|ahead\sof)\s(?:the|every|each|all)\s(?:\p{L}+\s)?deadlines?|termingerecht|fristgerecht|pünktlich|vorzeitig
  vor\s(?:allen?|den|der|jeder)\s(?:Frist|Termin)\p{L}*|avant\s(?:tous\sles|les|chaque)\s(?:délais?|échéances?)
  dans\sles\s(?:délais|temps)
  antes\sde\s(?:todos\slos|los|cada)\splazos?|a\stiempo|puntualmente|dentro\sdel\splazo
`;
const OTHERS = anyOf(
  String.raw`any(?:one|body)? every(?:one|body)? no(?:[\s-]one|body)? (?:(?:the|my|our|all|any)\s)+(?:\p{L}+\s)?(?:others?|rest|colleagues?)`,
  String.raw`(?:(?:the|my|our|all|any)\s)+(?:\p{L}+\s)?(?:peers?|coworkers?|co-workers?|predecessors?|teammates?|competitors?)`,
);

const THAN = anyOfLines`
  (?:than|ahead\sof|compared\s(?:to|with))\s${OTHERS}
  than\s(?:required|asked|usual|normal|necessary|needed|expected)(?!\s\p{L})
  (?:like|as)\s(?:no(?:body|[\s-]one)|no\sother)(?:\selse)?|unlike\s\p{L}+|(?:second\sto|bar)\snone
  outperform(?:ing|ed)?|outdoing
  as\sthe\s(?:best|first|fastest|only|most\s\p{L}+)|at\sthe\stop\sof\s\p{L}+
  (?:beyond|without)\s(?:compare|comparison|equal)
  als\s(?:alle(?:\s(?:anderen?|\p{L}+))?|jede[rs]?(?:\sandere)?|die\s(?:anderen|Kolleg\p{L}*|meisten|Konkurrenz)|andere)
  wie\s(?:niemand|keine?r?)(?:\s\p{L}+)?|als\s(?:Beste|Erste|Schnellste|Einzige)[rn]?
  im\s(?:Gegensatz|Vergleich|Unterschied)\szu\p{L}*
  que\s(?:personne|quiconque|tous?\s\p{L}+|(?:les|mes)\s(?:autres|collègues))
  comme\s(?:personne|nul\sautre|l[ae]\s(?:meilleure?|seule?))
  que\s(?:nadie|ninguno|cualquiera|todos|(?:(?:los|las|mis)\s(?:demás|compañer[oa]s|otr[oa]s)))
  como\s(?:nadie|ningun[oa]|(?:la|el)\s(?:mejor|únic[oa]))
  contrairement\s(?:à|aux?)\s\p{L}+|a\sdiferencia\sde\s\p{L}+
`;

const ALONE = anyOfLines`
  on\smy\sown(?:\s(?:initiative|authority|responsibility))?(?!\s\p{L}+(?:s|ing)(?!\p{L}))|(?:all\s)?by\smyself
  (?<!(?:year|month|week|summer|\d)\s)alone|unaided|unassisted|unsupervised
  single-?\s?handed(?:ly)?|solo(?=[.,;]|$)|independently|autonomously|off\smy\sown\sbat|solely
  (?:at|of)\smy\sown\s\p{L}+
  with\s(?:nobody|no(?:[\s-]one)?|little|minimal|hardly\sany)\s(?:\p{L}+ing\sme|\p{L}*\s?(?:help|supervision|guidance|support|training|direction|oversight))
  as\s(?:the|a)\s(?:sole|only|one)
  (?:sole|complete|full|entire|total)\s(?:responsibility|charge|control|authority|autonomy)
  all(?:ein|eine)|im\sAlleingang|selb(?:st)?ständig|eigenständig|eigenhändig|unbeaufsichtigt|auf\seigene\sFaust
  in\sEigenregie
  (?:in|aus|mit)\s(?:voller\s)?(?:eigener|alleiniger|voller)\s\p{L}+|in\sEigeninitiative|aus\sEigeninitiative
  tout(?:e)?\sseule?|seule?(?=[.,;]|$)|en\s(?:totale|toute|pleine|parfaite|complète)\s(?:autonomie|indépendance)
  de\smanière\s(?:autonome|indépendante)
  de\sma\spropre\s\p{L}+|de\smon\spropre\schef|par\smes\spropres\smoyens|sans\saide
  (?:yo\s)?sol[oa](?=[.,;]|$)|por\s(?:mi\scuenta|iniciativa\spropia|mi\spropia\s\p{L}+)
  con\s(?:total|plena|completa)\s(?:autonomía|independencia)
  de\s(?:forma|manera)\s(?:autónoma|independiente)|en\ssolitario
`;

const WITHOUT = anyOfLines`
  without\s(?!having|being|a\sdegree|an?\s\p{L}+\slicen[cs]e)(?:(?:an?|any|ever|even|one|so\smuch\sas|the)\s)*\p{L}+
  with\s(?:no|zero|never|not)\s\p{L}+
  not\s(?:a|one|once|ever)\s(?:single\s)?\p{L}+|(?<!that\s|which\s)never|zero\s\p{L}+|no\ssingle\s\p{L}+
  ohne\s(?:(?:eine[nmr]?|jede[nmrs]?|einzige[nmrs]?|die|den|das|fremde)\s)*\p{L}+
  null\s(?:Fehler|Beschwerden|Unfälle|Reklamationen)|kein(?:e[nmrs]?)?\seinzige[nmrs]?|nie|niemals
  sans\s(?:(?:la|le|une?|aucune?|jamais|moindre|seule?|l['’])\s?)*\p{L}+|zéro\s\p{L}+|jamais
  sin\s(?:(?:un|una|ningún|ninguna|el|la|sol[oa]|apenas)\s)*\p{L}+|cero\s\p{L}+|nunca|jamás
`;

const BIG = anyOf(
  String.raw`major leading (?:(?:our|the|my)\s)?(?:biggest|largest) (?:our|the|my)\s(?:most\s\p{L}+|key|top|best)(?:\s\p{L}+)? famous well-known renowned prestigious VIP`,
  String.raw`Fortune\s\d+ (?:dozens|hundreds|thousands|millions|scores)\sof countless innumerable`,
);
const WHOM = anyOfLines`
  (?<!all\s)(?:for|across|in|at|to|with|by|throughout|over)\s(?:all|every|each)(?:\s(?:the|our|my|of\sthe|of\sour|single))?\s(?!(?:my|the|those|these)\s|years(?!\p{L})|\d|${A_TIME}(?!\p{L})|two|three|four|five|six)\p{L}+
  (?:for|across|in|at|to|with|by|throughout|over)\s(?:the|our|an?|my)\s(?:whole|entire|complete)\s\p{L}+
  for\severy(?:one|body)
  (?:for|across|in|at|to|with|by|throughout|over)\s${BIG}(?:\s\p{L}+)?
  (?:company|nation|world|country|state|city|group|firm|organi[sz]ation|department|plant|site)-?wide
  (?:für|in|an|auf|bei|mit)\s(?:alle[nr]?|sämtliche[nr]?|jede[nmrs]?|(?:das|die|den|dem|der)\s(?:ganze|gesamte)[nrm]?)\s(?!${ZEIT}(?!\p{L})|\d)\p{L}+
  (?:unternehmens|konzern|bundes|deutschland|europa|landes|welt|firmen|branchen)weit
  (?:pour|sur|dans|à|avec|chez)\s(?:tou(?:s|te|tes|t)\s(?:les?|la|l['’])\s?)(?!${TEMPS}(?!\p{L})|\d)\p{L}+|partout
  dans\stoute\sla\s\p{L}+|à\stravers\s\p{L}+
  (?:para|en|con|a|por)\stod[oa]s?\s(?:(?:el|la|los|las)\s)?(?!${TIEMPO}(?!\p{L})|\d)\p{L}+
`;

const PRESSURE = anyOfLines`
  under\s(?:\p{L}+\s){0,2}(?:pressure|deadlines?|stress|conditions|circumstances)|at\s(?:very\s)?short\snotice
  despite\s\p{L}+|in\sspite\sof\s\p{L}+
  (?:in|under)\s(?:\p{L}+\s)?(?:difficult|adverse|tough|challenging|harsh|extreme|demanding|hard)\s\p{L}+
  against\s(?:the|all)\sodds
  (?:to|on|with|against|within)\s(?:(?:an?|the|very)\s)*(?:tight|tiny|small|shoestring|limited|minimal|impossible)\s\p{L}+
  during\sthe\spandemic
  unter\s(?:(?:sehr|hohem|großem|starkem|enormem|extremem|schwierig\p{L}*|erschwert\p{L}*)\s)*(?:\p{L}*[dD]ruck|Bedingungen|Umständen)
  trotz\s\p{L}+
  kurzfristig|während\sder\sPandemie
  sous\s(?:(?:une|la|forte|haute|grande)\s)*pression|malgré\s\p{L}+|dans\sdes\s(?:conditions|circonstances)\s\p{L}+
  pendant\sla\spandémie
  bajo\s(?:(?:una|mucha|gran|alta|fuerte)\s)*presión|a\spesar\sde\s\p{L}+|pese\sa\s\p{L}+
  en\s(?:condiciones|circunstancias)\s\p{L}+|durante\sla\spandemia
`;

const PRAISED = anyOfLines`
  (?:,|and|which|while|thus|thereby)\s(?:\p{L}+\s)?(?:saving|winning|earning|gaining|delighting|impressing|exceeding|beating|doubling|tripling)\s\p{L}+
  (?:saving|winning|earning|gaining)\s(?:\p{L}+\s){0,3}(?:money|fortune|praise|bonus|award|prize|trust|respect|recognition|customers|time|thousands|millions)
  (?:was|were|been|being|am|got|is)\s(?:(?:also|often|much|highly|widely|repeatedly|publicly)\s)*(?:praised|rewarded|celebrated|admired|applauded|recogni[sz]ed|awarded|honou?red)
  (?:which|that|everyone|everybody|and)\s(?:\p{L}+\s){0,3}(?:praised|admired|loved|applauded|envied|adopted|copied)
  which\s(?:made|became|makes|turned)
  (?:lob(?:t|te|end)|gelobt|ausgezeichnet|bewundert|gefeiert)|ce\squi\sa|lo\sque\s\p{L}+
`;

/** What is said of a deed beyond the deed itself: how often, how long, how well, better than who, with whose help. */
export const SCOPES: readonly (readonly [name: string, said: RegExp])[] = [
  ["often", OFTEN],
  ["long", LONG],
  ["well", WELL],
  ["in time", IN_TIME],
  ["than", THAN],
  ["alone", ALONE],
  ["without", WITHOUT],
  ["whom", WHOM],
  ["pressure", PRESSURE],
  ["praised", PRAISED],
].map(([name = "", words = ""]) => [name, new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, "giu")] as const);
