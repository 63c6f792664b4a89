/** Words that tell the parts of a resume apart. Facts only, one set per question the reader asks. */

function words(text: string): ReadonlySet<string> {
  const folded = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return new Set(folded.split(/\s+/).filter((word) => word !== ""));
}

/** Nouns that name a person by the work: the last word of most job titles. Singular, folded. */
export const TITLE_HEADS = words(`
  accountant actor actress actuary adjuster administrator adviser advisor agent agronomist aide ambassador analyst
  anchor animator announcer apprentice appraiser arborist arbitrator archaeologist architect archivist artist
  assembler assessor assistant associate astronomer attendant attorney auditor author baker banker barber barista
  barkeeper bartender bellhop bellman biologist biochemist blogger boilermaker bookkeeper bricklayer broker builder
  buyer cameraman captain caregiver caretaker carpenter cartographer cashier caterer ceo cfo chairman chairperson
  chaplain chauffeur chef chemist chief chiropractor choreographer cio ciso cleaner clerk clinician cmo co-founder
  coach coder colonel collector columnist commander commissioner composer concierge conductor conservator constable
  consultant contractor controller comptroller cook coo coordinator copywriter copyeditor coroner corporal correspondent
  cosmetologist counsel counselor counsellor courier crewmember cto curator custodian dancer dealer dean deckhand
  decorator demonstrator dentist deputy dermatologist designer detailer detective developer dietitian dietician director
  dishwasher dispatcher dj docent doctor doorman drafter draftsman driver drummer economist editor educator
  electrician embalmer engineer entertainer entrepreneur epidemiologist estimator esthetician evaluator examiner
  executive expediter expeditor fabricator facilitator farmer fellow fielder fighter filmmaker finisher firefighter fisherman fitter
  florist foreman forester founder framer freelancer fundraiser gardener gatekeeper generalist geographer geologist
  geophysicist glazier grader graduate greeter grocer groomer groundskeeper guard guide gynecologist hacker hairdresser
  hairstylist handler handyman handler headhunter helper historian homemaker host hostess housekeeper hygienist
  illustrator immunologist inspector installer instructor intern interpreter interviewer investigator ironworker janitor
  jeweler journalist journeyman judge laborer labourer landscaper laundress lawyer leader lecturer leasing librarian lieutenant
  lifeguard linguist linesman lineman liaison loader lobbyist locksmith logistician machinist magistrate maid mailman major
  maker manager manicurist marketer marshal mason masseuse mathematician mechanic mediator member mentor merchandiser
  merchant messenger meteorologist microbiologist midwife millwright miner minister model moderator modeler mover musician nanny
  negotiator nephrologist neurologist notary nurse nutritionist obstetrician officer oncologist operative operator
  optician optometrist orderly organizer orthodontist packer painter paralegal paramedic paraprofessional paraeducator
  partner pastor pathologist patrolman paver pediatrician petitioner pharmacist pharmacologist phlebotomist photographer
  photojournalist physician physicist physiotherapist pianist picker pilot pipefitter planner plasterer plumber podiatrist
  policeman porter postdoc preacher president presenter presser preparer principal printer processor proctor producer
  professional professor programmer promoter proofreader prosecutor provider psychiatrist psychologist psychotherapist
  publicist publisher purchaser radiographer radiologist ranger realtor receiver receptionist recruiter referee
  registrar reporter representative researcher responder retoucher reviewer rigger roofer roustabout runner sailor
  salesman salesperson saleswoman sampler scheduler scholar scientist screenwriter scribe sculptor seamstress
  secretary selector seller sergeant server setter sheriff shipper shopper singer sociologist soldier solicitor
  sommelier sonographer sorter specialist sponsor staffer statistician steamfitter stenographer stevedore steward
  stewardess stocker strategist stripper student stylist subcontractor superintendent supervisor support surgeon surveyor sweeper
  tailor teacher technician technologist telemarketer teller tester therapist toolmaker trader trainee trainer
  transcriber transcriptionist translator treasurer trimmer tutor typist umpire undersecretary underwriter undergraduate upholsterer usher
  valet vendor veterinarian vet videographer violinist volunteer waiter waitress waitstaff warden weaver webmaster welder
  wholesaler worker writer zoologist owner proprietor vp svp avp evp rn lpn lvn cna hr svp dba sdet
  crew clerk/typist paraoptometric programmer/analyst assoc asst mgr rep tech sr jr eng coord dir supv spec admin vocalist
  advocate athlete candidate participant methodologist storekeeper player crewman co-op chair chairwoman
  hand operator. laborer. mate ceo. foreperson repairman salesclerk bodyguard watchman tradesman mailroom paralegal. craftsman
  lead consultor lead ra ta gestor gerente ingeniero ingeniera desarrollador desarrolladora analista director directora
  enfermera enfermero profesor profesora contador contadora asistente auxiliar técnico tecnico vendedor vendedora
  cocinero cocinera abogado abogada médico medico administrador administradora consultor consultora jefe jefa
  coordinador coordinadora encargado encargada secretaria secretario diseñador diseñadora arquitecto
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin lehrer lehrerin pfleger
  krankenpfleger krankenschwester kaufmann kauffrau sachbearbeiter sachbearbeiterin geschäftsführer mitarbeiter
  mitarbeiterin assistent assistentin praktikant praktikantin techniker elektriker mechaniker verkäufer verkäuferin
  koch köchin buchhalter buchhalterin werkstudent architekt
  ingénieur ingénieure développeur développeuse directeur directrice responsable chargé chargée infirmier infirmière
  enseignant enseignante comptable technicien technicienne assistante stagiaire vendeur vendeuse
  cuisinier cuisinière avocat avocate médecin gestionnaire serveur serveuse conseiller conseillère consultante
`);

/** Words that begin or colour a title without being one by themselves. */
export const TITLE_LEVELS = words(`
  senior junior lead chief head assistant associate principal deputy vice executive acting interim staff sr jr sr. jr.
  entry-level trainee intern regional general national global certified licensed registered
`);

/** Words inside the name of an organisation. Folded, without full stops. */
export const EMPLOYER_WORDS = words(`
  inc llc ltd limited corp corporation company co gmbh ag kg sa sarl sas srl spa bv nv oy ab plc llp lp pllc pc pty pvt group holdings
  university college school schools academy institute hospital clinic bank church center centre hotel resort inn
  restaurant cafe café grill bistro diner pizzeria bakery store stores market supermarket shop boutique salon spa
  department dept ministry bureau agency authority county district township municipality federation union association
  associates partners foundation society council commission committee services service solutions systems technologies technology
  industries enterprises enterprise international consulting consultants communications media studios studio
  laboratories labs laboratory pharmacy pharmaceuticals healthcare medical health dental insurance financial capital
  investments realty properties construction contractors builders manufacturing motors airlines airways logistics
  transportation trucking energy oil gas electric power telecom networks software press news newspaper magazine tv radio
  library museum theater theatre gallery army navy force marines marine guard police fire office offices firm team
  global worldwide america usa americas europe brothers bros sons network plaza country club ymca ywca head-start bancorp
  universität universitat hochschule schule krankenhaus klinik universidad hospital colegio instituto banco empresa
  université universite école ecole lycée hôpital société banque entreprise foods farms farm mart depot warehouse
  preschool kindergarten daycare nursery isd elementary rehabilitation nursing home care community
`);

/** Nouns of schools. */
export const SCHOOL_WORDS = words(`
  university college school institute academy polytechnic universidad universität universitat université universite
  hochschule fachhochschule fh gymnasium lycée lycee école ecole colegio instituto escuela politecnico politecnica
  conservatory seminary faculty facultad fakultät institut akademie università universita universidade üniversitesi
  universiteit hogeschool mit ucla usc nyu suny cuny lsu caltech eth epfl iit nit bootcamp ivy kellogg wharton insead
  univ community-college schools
`);

export const US_STATES: ReadonlyMap<string, string> = new Map(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,
PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,
WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico,GU Guam,VI Virgin Islands`
    .split(/,\s*/)
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

/** Regions and countries that follow a comma after a town. */
export const REGIONS = words(`
  ontario quebec québec alberta manitoba saskatchewan bc on qc ab mb sk ns nb england scotland wales uk u.k. usa u.s.a. u.s. us
  canada mexico méxico germany deutschland france spain españa italy italia portugal switzerland schweiz suisse austria
  österreich netherlands belgium luxembourg ireland denmark sweden norway finland iceland poland czechia hungary romania
  bulgaria greece turkey türkiye ukraine russia estonia latvia lithuania croatia serbia slovenia slovakia israel egypt
  morocco tunisia nigeria ghana kenya ethiopia uganda tanzania india pakistan bangladesh nepal china japan korea taiwan
  singapore malaysia indonesia thailand vietnam philippines australia brazil brasil argentina chile colombia perú peru
  ecuador venezuela uruguay uae qatar bahrain kuwait oman jordan lebanon iran iraq cuba jamaica haiti panama honduras
  guatemala nicaragua state province india. karnataka maharashtra bavaria bayern catalonia nsw victoria queensland
  nepal cyprus malta kazakhstan georgia armenia hong-kong sri-lanka costa-rica el-salvador new-zealand south-africa
  saudi-arabia dominican-republic united-kingdom united-states puerto-rico northern-ireland czech-republic
`);
