import { foldWord } from "../../analysis/resume-lines.ts";

/** Words that claim nothing by themselves; every other word about the person must be in the resume. */
const PLAIN: Record<string, string> = {
  grammar: `
    a an the this that these those such same other another each every all both some any many few more most less least
    much several own one ones i me my mine myself we us our ours you your yours he she it its they them their who whom
    whose which what when where why how whether if then than as at by for from in into of off on onto out over per to
    toward towards under until up upon with within without about above across after against along among around before
    behind below beneath beside besides between beyond despite down during except inside like near outside since
    through throughout and or but nor so yet because although though while unless once not no never only just also too
    very quite rather still already always often usually sometimes soon again almost nearly even ever here there now
    today currently then later be am is are was were been being do does did done doing have has had having can could
    may might must shall should will would let lets get gets got getting go goes going went gone come comes came coming
    i'm i've i'd i'll it's that's there's don't doesn't didn't haven't hasn't hadn't won't wouldn't can't couldn't isn't
    aren't wasn't weren't let's you're you've you'd you'll we're they're what's s t d ll ve re m vs eg ie etc via
    instead rather thus therefore hence however moreover furthermore additionally likewise meanwhile especially
    particularly specifically directly simply really actually truly exactly clearly both either neither else otherwise
    something anything nothing everything someone anyone everyone nobody somebody thing things way ways kind kinds sort
    part parts place point points bit lot case cases side end`,
  talk: `
    apply applies applied applying application applications position positions role roles job jobs posting postings post
    posted advert advertisement ad listing opening vacancy work works worked working worker task tasks duty duties
    responsibility responsibilities responsible ask asks asked asking request requests look looks looked looking seek
    seeks seeking search need needs needed want wants wanted wish require requires required requirement requirements
    call calls called name names named mention mentions mentioned say says said describe describes described state
    states stated list lists listed show shows showed shown write writes wrote written read reads reading line lines
    word words sentence letter resume cv note notes example examples evidence proof detail details story answer
    answers question questions interview interviews interviewer talk talks talked talking speak speaking discuss
    discussed discussing discussion conversation tell told telling explain explained explaining hear hearing meet
    meeting reach reached contact call phone email mail available availability schedule-free time times day days daily
    week weeks month months moment now start starts started starting begin begins began beginning first second third
    next last latest recent recently previous previously former earlier past present current future before bring brings
    brought bringing take takes took taken taking give gives gave given make makes made making use uses used using keep
    keeps kept keeping put puts find finds found know knows known knew think thinks thought believe see sees saw seen
    seeing feel felt fit fits fitting match matches matched matching suit suits suited relevant related relate relates
    close closer closest near nearest similar comparable connect connects connected link same common familiar
    experience experiences experienced background career history path professional employer employers employed
    employment company companies organisation organization firm business team teams colleague colleagues person people
    candidate applicant hiring recruiter hire hired join joining joined contribute contributing contribution help helps
    helped helping offer offers offered add adds added value useful learn learns learned learning learnt develop-myself
    grow-into understand understands understood understanding aware interest interests interested interesting opportunity
    opportunities chance glad happy pleased welcome keen ready willing prepared eager look-forward forward thank thanks
    thankful grateful appreciate consideration considering consider sincerely regards best kind kindly dear sir madam
    yours faithfully respectfully good well better honest honestly plain plainly open openly direct straight sure
    certain real true concrete practical specific particular general important main key central core strong strongest
    strength strengths weak weakness gap gaps missing lack lacks yet skill skills skilled able ability abilities
    capable knowledge tool tools method methods area areas field fields topic topics subject matter matters mattered
    level levels step steps plan plans planned approach situation situations action actions result results resulted
    outcome outcomes context reason reasons challenge challenges problem problems solution decide decided decision
    choose chose chosen choice change changes changed become became turn turned turns move moves moved try tries tried
    happen happened happens stay stayed remain remains leave left live lives lived mean means meant seem seems hold
    holds held holding include includes included including cover covers covered covering involve involves involved
    involving consist follow follows followed following set sets back together alone own practice routine regular
    regularly usual everyday long short new old big small large little whole full half-way different various wide range
    rest since aside beside stand stands stood sit sits back-up bracket fill please let whatever whoever today tomorrow
    later enough careful carefully quick quickly calm willing attention focus focused focusing concerned regarding
    respect education educational closely ready right proof up read yourself himself herself great greater greatest yes figure figures percentage measured measure ended ending ends wrong walk course courses date dates document documents drawn drew sums sum goal goals nearest honest honesty listen things most need recognise recognised happening taken took went go person's employer's company's team's role's posting's resume's today's year years`,
  german: `
    prozentpunkt prozentpunkte prozentpunkten ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere sie ihr ihre ihren ihrem ihrer ihres er es
    man der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber denn
    sondern sowie als wie wenn weil dass da damit ob obwohl während bevor nachdem nicht noch nur auch schon sehr mehr
    mit ohne für von vom zu zum zur in im an am auf bei beim aus nach vor über unter durch gegen um bis seit zwischen
    neben hinter wegen trotz statt gemäß laut ist sind war waren bin bist sein gewesen habe hat haben hatte hatten
    gehabt werde wird werden wurde wurden worden kann können konnte könnte könnten muss müssen soll sollen sollte will
    wollen möchte möchten mag darf dürfen würde würden lassen hier dort dabei dazu daran darauf darin davon daher
    deshalb dieser diese dieses diesen diesem jener jede jeder jedes jeden alle allen alles einige mehrere andere
    anderen anderer solche so etwa genau gerade immer oft heute jetzt derzeit aktuell aktuelle aktuellen zuletzt
    bereits vorher zuvor zudem seitdem ferner einzigen zunächst dann danach welche welcher welches was wer wo wann warum selbst sich gern gerne bitte
    bewerbe bewerben bewerbung ausbildungsplatz ausbildungsplatzes stelle stellen position anzeige ausschreibung stellenanzeige aufgabe aufgaben tätigkeit
    arbeit arbeite arbeiten arbeitete gearbeitet beruf berufliche beruflichen beruflicher erfahrung erfahrungen werdegang lebenslauf
    unternehmen firma betrieb team kolleginnen kollegen kollegin kollege person sehr geehrte geehrter damen herren
    freue freuen mich gespräch gespräche persönlich persönliches persönlichen kennenlernen kennen lernen lerne freundlichen freundliche grüßen grüße
    dank danke vielen zeit interesse interessiert suchen sucht suche brauchen nennen nennt nenne fordern wünschen
    schreiben steht stehen zeige zeigt zeigen beschreibe beschreibt beispiel beispiele punkte punkt frage fragen
    antwort antworten passt passen passend passende gut beste bringe bringen mache machen gemacht mache nutze
    nutzen stärke stärken lücke ehrlich offen konkret konkrete direkt nah nächste nächsten situation ergebnis
    vorgehen handlung schritt schritte plan anfang beginne beginnen erste ersten erreichen erreichbar telefon mail
    telefonisch kenntnisse fähigkeiten thema themen bereich bereiche bezug darüber hinaus weitere weiteren weil gleich
    hinzu kommt kam kommen kamen liegt liegen findet finden gehört gehörte gehören gehörten mitbringe bisher bislang zeilen unterlagen frühere früher jahr
    jahre jahren tag tage ausbildung worten zeile ihnen sprechen erkläre höre hören gehe arbeitet besten müssten erster ja genutzt schiefging beschreiben viel einmal tun entschieden gehen macht wirkliches bereithalten überlegen wissen gemessen nachweis mitbringen lesen eigene sieht guten gute woche ihrer meinungsverschiedenheit erzählen erzähle etwas größte größten monat monaten wochen woche gekommen ergänzen ehrlich zahl steht nennen spreche beginn braucht rahmen davor danach sagt sagen wert wichtig`,
  spanish: `
    yo me mi mis mío mía nosotros nos nuestro nuestra su sus usted ustedes le les lo la los las el un una unos unas y e
    o u pero sino ni que quien cual cuales cuando donde como cuanto porque pues si no sí ya aún todavía también
    tampoco muy más menos mucho mucha muchos muchas poco algo nada todo toda todos todas cada otro otra otros otras
    mismo misma este esta estos estas ese esa esos esas esto eso aquel de del a al en con sin por para sobre entre
    desde hasta hacia según durante contra ante bajo tras es son era eran fue fueron ser sido soy somos estoy está
    están estaba estaban estar he ha han había haber hay tengo tiene tienen tenía tener puedo puede pueden podría poder debo
    debe deben quiero quiere quisiera gustaría haría hago hace hacen hice hizo hacer hecho ahora hoy actualmente actual
    antes después luego siempre nunca aquí allí así bien mejor se
    solicito solicitar solicitud puesto puestos vacante oferta anuncio candidatura cargo trabajo trabajos trabajar
    trabajé trabajo experiencia experiencias trayectoria currículum currículo empresa empresas compañía equipo equipos
    persona personas profesional estimado estimada estimados estimadas señor señora señores atentamente cordialmente
    cordial saludo saludos gracias agradezco atención tiempo interés interesa interesado interesada piden pide buscan
    busca necesitan requieren mencionan menciona línea líneas muestra muestran muestro describe ejemplo ejemplos punto
    puntos pregunta preguntas respuesta entrevista hablar conversar conversación contacto correo teléfono conocer
    aporto aportar ofrezco ofrecer encaja encajan relación relacionado relacionada relacionados cercano cercana
    aprender situación acción resultado plan paso pasos primero primera siguiente último última fortaleza fortalezas
    honesto honesta directo directa concreto concreta conocimientos habilidades tarea tareas parte partes área áreas
    tema temas año años día días además estas quedo disposición ampliar detalle detalles llevo dentro cuanto propio
    propias palabras tal carta envío formación explicar cualquier responder contactar conmigo tendría primer lista usado cuéntenos salió mal describa terminó tuvo demasiado vez decidió preguntarnos prepare decida sepa midió lleve documento lea buena háblenos cuénteme cuente llegó mayor mes meses semana semanas cifra dice decir honestidad anuncio necesita quiero trabaja antes podría empezar empezaría ocasión caso se relaciona conozco funciona bien primeros`,
  french: `
    je me moi mon ma mes mien nous notre nos vous votre vos il elle ils elles on le la les un une des du de d l à au aux
    en dans par pour sur sous avec sans entre vers chez depuis pendant avant après jusque contre selon et ou mais donc
    or ni car que qui quoi dont où quand comme si ne pas plus moins très bien aussi encore déjà toujours jamais
    souvent ici là ce cet cette ces celui celle ceux cela ça c s n j m t qu tout toute tous toutes chaque autre autres
    même mêmes quelque quelques plusieurs aucun aucune est sont était étaient suis être été ai as a ont avons avez avait
    avoir eu peux peut pouvez pourrais pourrait pouvoir dois doit devez devoir veux voudrais souhaite souhaiterais
    fais fait faire faites vais va aller serais serait sera maintenant aujourd'hui hui aujourd actuellement actuel
    actuelle puis ensuite alors ainsi
    candidature postule postuler poste postes offre annonce emploi métier travail travaille travaillé travailler
    expérience expériences parcours cv entreprise société équipe équipes personne personnes professionnel
    professionnelle madame monsieur mesdames messieurs cordialement sincères salutations agréer veuillez expression
    merci temps attention intérêt intéresse intéressé intéressée demandez demande cherchez recherchez recherche besoin
    mentionnez ligne lignes montre montrent décrit décrivez exemple exemples point points question questions réponse
    entretien échanger échange parler contact courriel téléphone rencontrer apporte apporter propose correspond
    correspondent mission missions comprennent comprenaient lien lié liée proche proches apprendre situation action résultat plan étape étapes premier première
    suivant dernier dernière force forces honnête direct directe concret concrète connaissances compétences tâche
    tâches partie parties domaine domaines sujet sujets an ans année années jour jours disposition détail détails
    restant reste joindre joignable volontiers mots propres chère formation répondre contacter mentionne pourquoi quelle mieux devriez oui utilisé mal passé issue aviez trop choisi souhaitez demander préparer réel choisir dire savoir mesuré lire veille venir connais parlez racontez amène grande plus mois semaine semaines chiffre dit entendre commencer commenceriez cas bonne manière fait d'abord abord ensuite comment travaille feriez`,
  letters: `
    itself far away hard jemand jemanden geht allem zuerst anders meisten kenne komme stehe dorthin wieder eines
    parle faut lors suivante suivant viens voici nouveau alguien habla falta quieren sería darum ceci travaillez uno
    einladung abgeschlossene adresse quelqu'un vengo sector presentar`,
};

/** Families of meaning: a word of a line bears out another of its family, and nothing stronger. */
const KIN: readonly string[] = [
  "lead led leading manage managed managing manages oversee oversaw overseeing supervise supervised supervising head headed direct directed directing run ran running",
  "coordinate coordinated coordinating organise organised organising organize organized organizing arrange arranged arranging schedule scheduled scheduling plan planned planning",
  "build built building create created creating develop developed developing design designed designing implement implemented implementing introduce introduced introducing establish established write wrote writing",
  "increase increased increasing grow grew growing raise raised raising improve improved improving boost boosted",
  "reduce reduced reducing cut cutting lower lowered lowering decrease decreased decreasing shorten shortened",
  "assist assisted assisting support supported supporting aid aided aiding",
  "train trained training teach taught teaching coach coached coaching mentor mentored mentoring instruct instructed instructing educate educated educating precept",
  "utilise utilize utilised utilized apply applied operate operated operating employ",
  "maintain maintained maintaining update updated updating",
  "handle handled handling process processed processing",
  "serve served serving provide provided providing deliver delivered delivering care cared caring",
  "analyse analyze analysed analyzed analysing analyzing review reviewed reviewing evaluate evaluated evaluating assess assessed assessing examine examined check checked checking inspect inspected",
  "monitor monitored monitoring track tracked tracking",
  "prepare prepared preparing produce produced producing draft drafted compile compiled",
  "communicate communicated communicating liaise liaised present presented presenting",
  "buy bought buying purchase purchased purchasing procure procured",
  "act acts acted acting",
  "sell sells sold selling",
  "seek seeks sought seeking",
  "send sends sent sending",
  "speak speaks spoke spoken",
  "drive drives drove driven driving",
  "pay pays paid paying",
  "spend spends spent spending",
  "feed feeds fed feeding",
  "draw draws drawn drawing",
  "deal deals dealt dealing",
  "win wins won winning",
  "undertake undertakes undertook undertaken",
  "model models modelled modeled modelling modeling",
  "client clients customer customers guest guests",
  "staff employee employees coworker coworkers personnel",
  "chart charted charting document documented documenting documentation record recorded recording",
  "leiten leitete geleitet leitung führen führte geführt führung",
  "entwickeln entwickelte entwickelt entwicklung erstellen erstellte erstellt erstellung aufbau aufgebaut",
  "betreuen betreute betreut betreuung pflegen pflegte gepflegt pflege",
  "schulen schulte geschult schulung ausbilden ausgebildet",
  "dirigir dirigí dirigió dirección gestionar gestioné gestionó gestión coordinar coordiné coordinación liderar lideré",
  "desarrollar desarrollé desarrolló desarrollo crear creé creó creación diseñar diseñé diseño",
  "atender atiendo atiende atendí atención cuidar cuidé cuidado cuidados",
  "diriger dirigé direction gérer géré gestion encadrer encadré encadrement coordonner coordonné coordination",
  "développer développé développement créer créé création concevoir conçu conception",
  "soigner soigné soins accompagner accompagné accompagnement",
];

/** Number words never count as plain: they are read as numbers. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  Object.values(PLAIN).flatMap((list) =>
    list
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(foldWord),
  ),
);

const kinOf = new Map<string, number[]>();
for (const [group, list] of KIN.entries()) {
  for (const word of list.split(" ").map(foldWord)) kinOf.set(word, [...(kinOf.get(word) ?? []), group]);
}

/** Whether a word (folded) claims nothing by itself. */
export function isPlainWord(word: string): boolean {
  return PLAIN_WORDS.has(word);
}

/** The families of meaning that a word (folded) belongs to. */
export function kinGroups(word: string): readonly number[] {
  return kinOf.get(word) ?? [];
}
