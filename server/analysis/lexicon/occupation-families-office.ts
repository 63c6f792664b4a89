import type { OccupationFamily } from "./occupation-family.ts";

/** Families of work done mostly at a desk: technology, money, trade, words, management and law. */
export const OFFICE_FAMILIES: OccupationFamily[] = [
  {
    id: "software",
    name: "Software development",
    titles:
      "coder; junior coder; application specialist; automation tester; ui developer; software specialist; technical architect; technology architect; integration developer; etl programmer; mainframe developer; crm developer; flutter developer; unity developer; game programmer; software quality analyst; performance tester; knowledge management developer; mobile engineer; mobile application developer; tester; software lead; programming lead; software engineer; software developer; developer; programmer; web developer; full stack engineer; full stack developer; full stack; front end engineer; front end developer; front end; back end engineer; back end developer; back end; mobile developer; ios developer; ios engineer; android developer; android engineer; application developer; application engineer software; java developer; python developer; net developer; php developer; javascript developer; react developer; ruby developer; rust engineer; golang engineer; game developer; gameplay engineer; embedded software engineer; firmware engineer; software architect; software development engineer; software development manager; software engineer manager; technical lead; java technical lead; systems programmer; programmer analyst; database programmer; test automation engineer; software tester; software test engineer; sdet; qa engineer; quality assurance engineer; quality assurance tester; qa analyst; blockchain developer; ux engineer; web engineer; api developer; wordpress developer; salesforce developer; sap developer; software consultant; computer programmer; computer scientist; chief technology officer; technology lead; forward deployed engineer; founding engineer; member technical staff; product engineer; scrum master; agile coach; java engineer; python engineer; c++ developer; vue developer; node developer; platform engineer; graphics engineer; compiler engineer; robotics software engineer",
    fields:
      "software; web development; application development; software development; mobile application; programming; java; python",
    vocabulary:
      "software; code; coding; programming; java; javascript; python; react; node; api; rest; microservice; backend; frontend; git; unit test; debug; algorithm; html; css; sql; framework; agile; scrum; deployment; scalable; architecture; android; ios; spring; django; repository; database; web application; typescript; kubernetes; docker; object oriented; developer",
  },
  {
    id: "data",
    name: "Data, analytics and machine learning",
    titles:
      "data specialist; data manager; data coordinator; data operations analyst; statistical programmer; sas programmer; research data analyst; data entry analyst; customer insight officer; insight manager; operations research analyst; geospatial analyst; data annotator; ai trainer; data scientist; data engineer; data analyst; data architect; data modeler; business intelligence analyst; business intelligence developer; business intelligence engineer; machine learning engineer; machine learning scientist; ai engineer; ai researcher; deep learning engineer; computer vision engineer; nlp engineer; natural language processing engineer; analytics engineer; analytics manager; quantitative analyst; statistician; data analytics manager; data science manager; etl developer; data warehouse developer; big data engineer; reporting analyst; tableau developer; power bi developer; insight analyst; data steward; master data manager; data governance analyst; decision scientist; applied scientist; research engineer; web analyst; digital analyst; marketing data analyst; database architect; data quality analyst; mathematician; biostatistician; data visualization engineer; prompt engineer; llm engineer",
    fields:
      "data science; data; analytics; machine learning; artificial intelligence; ai; business intelligence; big data; statistics",
    vocabulary:
      "dataset; statistic; statistical; regression; machine learning; model; predictive; tableau; sql; etl; data warehouse; pipeline; visualization; dashboard; python; pandas; spark; hadoop; analytics; data mining; hypothesis; clustering; neural; tensorflow; pytorch; deep learning; data analysis; big data; business intelligence; forecast; query",
  },
  {
    id: "it-systems",
    name: "IT support, systems and networks",
    titles:
      "servicenow specialist; sap manager; service desk lead; identity administrator; technical support manager; it engineer; ict technician; computer systems analyst; it operations manager; systems support specialist; cabling technician; it asset manager; technical analyst; field engineer it; mdm administrator; microstrategy administrator; sap lead; information system officer; management information system officer; pc operator; online support lead; search engineer; information technology manager; information technology specialist; information technology support; information technology support specialist; information technology technician; information technology analyst; information technology administrator; information technology director; information technology coordinator; information technology consultant; information technology project manager; information technology auditor; help desk technician; help desk; desktop support; desktop support technician; technical support specialist; technical support engineer; technical support; support engineer; system administrator; system engineer; system analyst; system architect; network administrator; network engineer; network technician; network architect; network analyst; computer technician; computer operator; computer support specialist; database administrator; linux administrator; windows administrator; windows engineer; server administrator; chief information officer; infrastructure engineer; telecommunications engineer; telecom technician; voip engineer; it officer; ict officer; ict specialist; application support analyst; application analyst; erp consultant; sap consultant; oracle consultant; service desk analyst; servicenow architect; solutions architect; solution engineer; enterprise architect; technical consultant; technical account manager; technical solution consultant; technical program manager; crm administrator; salesforce administrator; sharepoint administrator; rf engineer; rf system engineer; wireless engineer; erp analyst; data center technician; business system analyst; field support technician; implementation consultant",
    fields:
      "information technology; ict; information system; network; technical support; it infrastructure; computer; erp; technology; system administration; hardware support",
    vocabulary:
      "server; network; windows; active directory; troubleshoot; vmware; cisco; router; switch; firewall; desktop; help desk; helpdesk; lan; wan; tcp; hardware; workstation; ticket; exchange; backup; virtualization; linux; install; printer; laptop; citrix; sharepoint; end user; itil; infrastructure; vpn; telecommunication; information technology; oracle; sap; configuration; patch; user account; voip",
  },
  {
    id: "cloud-devops",
    name: "Cloud, DevOps and reliability",
    titles:
      "devops engineer; site reliability engineer; sre; cloud engineer; cloud architect; cloud consultant; cloud developer; platform reliability engineer; build engineer; release engineer; release manager; aws engineer; azure engineer; cloud administrator; kubernetes engineer; devsecops engineer; infrastructure automation engineer; cloud solution architect; strategic cloud engineer; cloud platform engineer; production engineer software; automation architect",
    fields: "devops; cloud infrastructure; site reliability; cloud computing; high performance computing",
    vocabulary:
      "aws; azure; terraform; kubernetes; docker; jenkins; ansible; ci cd; pipeline; monitoring; linux; gcp; helm; prometheus; cloudformation; infrastructure code; automation; reliability; deployment; container; bash; incident; chef puppet",
  },
  {
    id: "cyber-security",
    name: "Information security",
    titles:
      "security engineer; information security analyst; information security manager; information security officer; information security; cyber security analyst; cyber security engineer; cyber security specialist; cyber security; security analyst; security architect; penetration tester; ethical hacker; soc analyst; chief information security officer; ciso; application security engineer; network security engineer; incident responder; threat analyst; vulnerability analyst; security consultant; security product specialist; identity access management engineer; digital forensic analyst; cryptographer; information assurance analyst",
    fields: "cybersecurity; application security; network security; information assurance",
    vocabulary:
      "siem; vulnerability; penetration; threat; firewall; intrusion; malware; incident response; cyber; nist; iso 27001; encryption; splunk; cissp; soc; security control; forensic; information security; phishing; access control; exploit",
  },
  {
    id: "product",
    name: "Product management",
    titles:
      "product manager; product owner; senior product manager; group product manager; technical product manager; product director; head product; chief product officer; product lead; product analyst; product operations manager; product strategist; vice president product; product management; associate product manager; digital product manager; product development manager; product specialist",
    fields: "product management; product strategy",
    vocabulary:
      "roadmap; backlog; user story; product strategy; stakeholder; feature; launch; customer need; product development; prioritize; mvp; market research; product management; product owner; go to market; wireframe; a b test; user research; product vision; product manager",
  },
  {
    id: "project",
    name: "Project and programme management",
    titles:
      "project manager; program manager; project coordinator; program coordinator; project management; program management; project lead; project director; program director; project administrator; project assistant; project officer; project analyst; pmo manager; pmo analyst; delivery manager; project specialist; project scheduler; change manager; program analyst; program administrator; program assistant; portfolio program manager; project supervisor; program lead; project controller; implementation manager; transformation manager; program specialist",
    fields: "pmo; project; program",
    vocabulary:
      "project plan; milestone; stakeholder; scope; pmp; schedule; project management; deliverable; risk; program management; project manager; timeline; gantt; status report; change management; cross functional; resource allocation; ms project; waterfall; steering committee; kickoff",
  },
  {
    id: "business-analysis",
    name: "Business analysis and consulting",
    titles:
      "business analyst; management consultant; strategy consultant; strategy manager; business consultant; process consultant; business process analyst; process improvement manager; strategy analyst; strategic planning manager; chief strategy officer; business transformation consultant; consulting manager; operations analyst; management analyst; change management consultant; technology consulting; strategy associate; business strategy manager; research analyst; market research analyst; market intelligence analyst; functional analyst; requirements analyst; business operations analyst; consulting associate; strategy operations manager; strategist; policy specialist; continuous improvement manager; lean six sigma black belt; six sigma black belt; business specialist; process analyst; go to market specialist",
    fields: "strategy; business analysis; business process; consulting; process improvement; market research",
    vocabulary:
      "requirement; business process; stakeholder; gap analysis; process improvement; strategy; recommendation; uat; use case; business requirement; workflow; client engagement; benchmark; market analysis; business analyst; six sigma; visio; process mapping; documentation; consulting; functional specification; strategic",
  },
  {
    id: "design",
    name: "Graphic, product and UX design",
    titles:
      "designer; graphic designer; web designer; ux designer; ui designer; ui ux designer; user experience designer; user interface designer; product designer; visual designer; interaction designer; ux researcher; user experience researcher; art director; creative director; illustrator; motion designer; motion graphics designer; animator; 3d designer; 3d artist; packaging designer; graphic artist; presentation designer; design director; design lead; design manager; ux design manager; digital designer; multimedia designer; brand designer; layout artist; creative artworker; user experience design; ui web designer; information designer; production artist; creative; exhibit designer; game designer; concept artist; graphic specialist; video game artist; textile designer; logo designer",
    fields: "graphic design; user experience; ux; ui; visual design; creative; art; web design; design; graphics",
    vocabulary:
      "photoshop; illustrator; indesign; figma; sketch; typography; layout; logo; graphic; visual; wireframe; prototype; adobe creative; branding; user experience; user interface; ux; ui; brochure; poster; design; artwork; packaging; illustration; animation; after effect; color; mockup; usability; creative; portfolio; banner; print; icon",
  },
  {
    id: "interior-fashion",
    name: "Interior, fashion and craft design",
    titles:
      "alterations tailor; fashion buyer assistant; fashion illustrator; set decorator; floral arranger; wedding florist; visual stylist; accessories designer; textile engineer; fabric designer; product stylist; apparel technical designer; apparel product developer; knitwear designer; kitchen bath designer; interior designer; interior design; fashion designer; apparel designer; floral designer; florist; jewelry designer; set designer; costume designer; furniture designer; kitchen designer; lighting designer; technical designer; design consultant; stylist fashion; fashion stylist; visual merchandiser; pattern maker; tailor; seamstress; dressmaker; textile artist; showroom designer; interior decorator; event decorator; jeweler; craft artist; designer stylist; home stager; space planner; theatrical designer; footwear designer; sample maker; embroiderer",
    fields: "interior; fashion; apparel; floral; jewelry; textile; furniture",
    vocabulary:
      "fabric; furniture; finish; sketch; showroom; garment; textile; floor plan; interior; apparel; fashion; style; material; trend; sewing; pattern; sample; flower; floral; arrangement; wedding; autocad; rendering; client; space planning; jewelry; lighting; decor; upholstery; tech pack; fitting; designer",
  },
  {
    id: "accounting",
    name: "Accounting and bookkeeping",
    titles:
      "tax supervisor; tax accountant senior; accounts supervisor; accounts manager finance; accounting coordinator; accounting officer; accounting administrator; audit supervisor; audit director; audit assistant; senior auditor; ledger clerk; purchase ledger clerk; sales ledger clerk; cash application specialist; month end accountant; reporting accountant; management accountant; accounts administrator; billing analyst; billing coordinator; billing manager; collections specialist; collections representative; collector; biller; accountant; staff accountant; senior accountant; general accountant; cost accountant; tax accountant; project accountant; fund accountant; payroll accountant; bookkeeper; full charge bookkeeper; accounting manager; accounting clerk; accounting assistant; accounting specialist; accounting supervisor; accounting technician; account payable; account payable specialist; account payable clerk; account receivable; account receivable specialist; account receivable clerk; auditor; internal auditor; external auditor; audit manager; audit associate; audit senior; assurance senior; assurance associate; controller; financial controller; assistant controller; comptroller; plant controller; tax manager; tax analyst; tax associate; tax preparer; tax senior; tax consultant; tax director; cpa; certified public accountant; chartered accountant; chief accountant; revenue accountant; general ledger accountant; billing specialist; billing clerk; invoicing clerk; collection specialist; credit controller; accounts clerk; accounts officer; accounts assistant; accounts executive officer; forensic accountant; finance accountant; financial reporting specialist; financial reporting manager; cost analyst; inventory accountant; payable specialist; property accountant; reconciliation analyst; accounting analyst; accounting intern; corporate accounting manager; vp accounting; bookkeeping assistant",
    fields:
      "accounting; accountancy; tax; audit; bookkeeping; account payable; account receivable; public accounting; billing; assurance",
    vocabulary:
      "general ledger; ledger; account payable; account receivable; reconciliation; reconcile; journal entry; gaap; month end; close; bank reconciliation; invoice; tax; tax return; audit; financial statement; quickbook; payroll; fixed asset; accrual; balance sheet; trial balance; cpa; depreciation; bookkeeping; accounting; cost accounting; variance; peachtree; accountant; expense; ifrs; disbursement; billing; internal control; sox",
  },
  {
    id: "finance",
    name: "Corporate finance",
    titles:
      "pricing manager; working capital director; capital planning analyst; financial reporting director; commercial finance manager; finance transformation manager; financial accountant manager; cash manager; investment accounting manager; cost manager; financial analyst; finance manager; finance director; director finance; chief financial officer; finance officer; finance analyst; fp&a analyst; fp&a manager; financial planning analyst; treasury analyst; treasurer; treasury manager; financial manager; finance assistant; finance coordinator; finance specialist; finance associate; finance business partner; budget analyst; budget manager; finance administrator; financial specialist; head finance; pricing analyst; financial planning manager; vp finance; finance executive; finance intern; financial officer; financial technician; revenue manager; finance clerk; financial reporting analyst; finance supervisor; cost controller; financial consultant; grants accountant finance; actuary; actuarial analyst; financial modeler; finance lead; accountant financial officer",
    fields: "finance; fp&a; treasury; budget; financial; actuarial; financial planning",
    vocabulary:
      "budget; forecast; financial analysis; variance; financial model; cash flow; financial report; p l; profit; fp a; treasury; financial planning; capital; finance; financial; revenue; cost; hyperion; ebitda; roi; monthly; annual budget; investment; board; cfo; working capital; hedge; valuation; audit; internal control",
  },
  {
    id: "investment",
    name: "Investment and wealth management",
    titles:
      "registered client service associate; investment banking sales analyst; sales trading intern; sales trading associate; relationship banker private; investment analyst; investment banker; investment banking analyst; investment associate; portfolio manager; portfolio analyst; equity research associate; equity research analyst; wealth manager; wealth advisor; financial advisor; financial planner; asset manager; fund manager; trader; stock broker; securities analyst; hedge fund analyst; private equity associate; venture capital associate; capital market analyst; client service associate registered; registered representative; investment manager; investment officer; investment consultant; sales trading analyst; fund administrator; investor relations manager; derivative analyst; fixed income analyst; private banker; merger acquisition analyst; corporate development manager; trade support analyst; financial services representative; broker dealer; financial sales consultant; wealth management associate",
    fields:
      "investment; capital market; equity research; wealth management; asset management; private equity; securities; brokerage; investment banking; trading; fund",
    vocabulary:
      "portfolio; equity; securities; bond; valuation; trading; hedge; investment; asset; fund; merger; acquisition; bloomberg; derivative; client portfolio; series 7; wealth; retirement; mutual fund; broker; capital market; stock; due diligence; dcf; pitch book; investor; fixed income; trade; ira; annuity",
  },
  {
    id: "banking",
    name: "Banking and lending",
    titles:
      "relationship officer; customer relationship officer; credit administrator; loan coordinator; mortgage specialist; mortgage assistant; lending specialist; branch officer; branch supervisor; banking advisor; client advisor bank; bank examiner; bank clerk; trust officer; collections specialist bank; credit specialist; credit risk officer; credit advisor; banker; personal banker; relationship banker; bank teller; teller; head teller; universal banker; branch manager; assistant branch manager; bank manager; banking center manager; loan officer; mortgage loan officer; mortgage consultant; mortgage advisor; mortgage broker; mortgage underwriter; mortgage processor; loan processor; loan closer; loan specialist; loan administrator; loan servicing specialist; credit analyst; credit officer; credit manager; lending officer; commercial lender; commercial banker; business banker; business banking specialist; bank officer; banking officer; foreclosure specialist; loss mitigation specialist; collection manager bank; branch banking coordinator; microfinance officer; microlending expert; home mortgage consultant; banking specialist; customer service teller; credit union manager; vault teller; card fraud specialist; bank operations specialist; trade finance officer; banking executive; relationship manager bank; payments specialist; escrow officer; loan underwriter; credit underwriter; member service representative; financial center manager; default management supervisor; forex officer; branch operations manager",
    fields:
      "banking; bank; mortgage; loan; credit; lending; branch; teller; consumer lending; commercial banking; microfinance; retail banking; credit union",
    vocabulary:
      "loan; mortgage; teller; bank; branch; deposit; credit; underwriting; cash drawer; vault; withdrawal; borrower; lending; foreclosure; checking account; savings; banking; customer account; cross sell; debit; wire transfer; fha; closing; refinance; escrow; loan application; financial product; credit union; default; kyc; anti money; credit analysis; overdraft; atm",
  },
  {
    id: "insurance",
    name: "Insurance",
    titles:
      "insurance claims handler; claims handler; claims supervisor; claims director; insurance sales representative; insurance associate; policy administrator; underwriter assistant; commercial underwriter; insurance processor; insurance coordinator; pensions administrator; pensions expert; social insurance expert; loss adjuster; insurance agent; insurance advisor; insurance sales agent; insurance broker; insurance specialist; underwriter; insurance underwriter; claims adjuster; claims examiner; claims specialist; claims representative; claims manager; claims processor; claims analyst; insurance producer; licensed insurance agent; life insurance agent; insurance verification specialist; insurance account manager; policy service specialist; loss control specialist; insurance representative; insurance consultant; insurance manager; underwriting team leader; underwriting assistant; underwriting manager; property casualty insurance agent; healthcare insurance agent; insurance customer service representative; insurance appraiser; benefit advocate; reinsurance analyst; risk insurance manager; special investigative unit",
    fields: "insurance; claims; underwriting; property casualty; life insurance",
    vocabulary:
      "claim; policy; insurance; underwriting; premium; coverage; policyholder; adjuster; deductible; liability; casualty; insured; actuarial; medicare; annuity; settlement; subrogation; life insurance; quote; renewal; agent; workers compensation; license insurance; endorsement",
  },
  {
    id: "sales",
    name: "Sales",
    titles:
      "sales professional; sales person retail; business sales executive; account sales representative; counter sales representative; sales development manager; sales intern associate; channel sales representative; enterprise sales executive; sales planner; sales operations coordinator; sales support; direct sales representative; door knocker; fundraiser canvasser; outside sales executive; sales agent insurance; medical sales; vehicle sales executive; sales team member; sales account manager; sales promoter lead; sales closer; sales representative; sales manager; sales executive; sales director; sales consultant; sales specialist; sales engineer; sales coordinator; sales assistant; sales advisor; sales agent; sales lead; sales supervisor; sales analyst; sales trainee; sales person; sales intern; sales operations manager; sales operations analyst; sales support specialist; sales administrator; sales trainer; sales team leader; sales officer; inside sales representative; inside sales; outside sales representative; outside sales; field sales representative; territory manager; territory sales manager; regional sales manager; district sales manager; area sales manager; national sales manager; sales development representative; telemarketer; telesales; telesales agent; pharmaceutical sales representative; medical sales representative; medical device sales; technical sales; route sales; chief revenue officer; vp sales; vice president sales; head sales; appointment setter; lead generation specialist; wholesale representative; closer; car salesman; automotive sales consultant; solar sales consultant; real estate sales; manufacturer representative; franchise manager; commercial manager; commercial director; door to door sales; sales technical adviser; pre sales engineer; pre sales consultant; sales marketing manager; export manager; sales enablement manager; sales promoter; brand ambassador; reps manager; sales liaison",
    fields: "sales; selling; telemarketing; telesales; inside sales; sales operations; revenue",
    vocabulary:
      "sales; quota; sell; territory; prospect; lead; cold call; crm; salesforce; closing; customer; sales goal; pipeline; upsell; revenue; sales target; sales team; new customer; negotiate; commission; pricing; sales presentation; account; product knowledge; trade show; exceed; top performer; distributor; sales representative; follow up; quote; order",
  },
  {
    id: "business-development",
    name: "Business development and accounts",
    titles:
      "business development delivery specialist; proposal specialist; digital success manager; client success manager; client success specialist; channel partner manager; client strategist; capture manager; tender coordinator; public sector account director; customer engagement officer; merchant success manager; customer development representative; enterprise customer development representative; deal desk specialist; professional services head; solutions advisor; industry manager; head industry; agency lead; strategic partner manager; origination director; business development manager; business development; business development representative; business development executive; business development director; business development associate; business development specialist; business development officer; business development analyst; business developer; account executive; account manager; key account manager; strategic account manager; national account manager; senior account executive; senior account manager; account director; client partner; client manager; client relationship manager; client relationship executive; client service manager; client executive; relationship manager; partner manager; partnership manager; partnership director; partner development manager; partner sales manager; partner business manager; channel manager; channel sales manager; alliance manager; new business manager; growth manager; head partnership; strategic partnership manager; partner account manager; account coordinator; account supervisor; account strategist; customer success manager; customer success; account representative; chief business officer; chief commercial officer; head growth; growth lead; business development coordinator; ecommerce account manager; advertising account executive; account associate; client relationship specialist; enterprise account executive; market development manager; strategic negotiator; partner specialist; proposal manager; proposal coordinator; bid manager; proposal writer; business partner manager; customer advocacy manager",
    fields:
      "business development; partnership; strategic partnership; strategic account; channel partner; account management; client relation; partner; alliance; new business; growth",
    vocabulary:
      "business development; partnership; client; prospect; new business; contract negotiation; negotiate; pipeline; strategic; revenue growth; relationship; account management; proposal; rfp; key account; partner; market penetration; lead generation; stakeholder; growth; deal; crm; decision maker; expansion; joint venture; alliance; networking; c level; market share; acquisition client",
  },
  {
    id: "retail",
    name: "Retail and shops",
    titles:
      "department manager; department supervisor; keyholder; key holder part time; produce manager; meat market manager; grocery manager; floor supervisor; floor leader; replenishment manager; store director; clothing department manager; bridal stylist; optical advisor; eye care advisor; market manager; perishables manager; parts counter sales; phone sales retail; hourly manager; personal stylist; framing specialist; vape shop clerk; bookseller; garden center associate; team lead retail; sales associate; retail sales associate; retail associate; store manager; assistant store manager; store associate; retail manager; cashier; head cashier; shop assistant; shop manager; retail supervisor; merchandiser; merchandising associate; key holder; stock associate; stocker; department manager store; store supervisor; retail assistant; sales floor associate; beauty advisor; personal shopper; retail merchandiser; customer associate; grocery clerk; store clerk; counter sales; salesperson; retail sales; retail sales representative; retail sales consultant; district manager; buyer planner retail; merchandise planner; visual merchandising manager; boutique manager; co manager; softlines manager; loss prevention; loss prevention detective; fashion consultant; optician sales; produce clerk; bagger; team member store; store leader; gas station attendant; sales clerk; front end manager store; product demonstrator; shop attendant; apple solutions consultant; category manager; jewelry consultant",
    fields: "retail; store; shop; merchandising; store operations; merchandise",
    vocabulary:
      "merchandise; cash register; store; register; retail; shelf; cashier; sales floor; stock; inventory; fitting room; return; customer purchase; pos; display; sale; promotion; shoplifting; loss prevention; customer; greet; restock; visual merchandising; store manager; opening closing; cash handling; shrink; apparel; department; money; credit card; price",
  },
  {
    id: "marketing",
    name: "Marketing and advertising",
    titles:
      "trend coordinator; product marketer; marketing strategist; marketing planner; promotions manager; promotions coordinator; brand specialist; brand coordinator; campaign specialist; content marketing specialist; digital marketing executive; advertising executive; web marketing manager; customer marketing manager; growth marketer; marketing technologist manager; market research interviewer; media analyst; link building specialist; link builder; search engine optimization specialist; search engine optimization; search specialist; search lead; search optimization; marketer; measurement specialist; attribution specialist; trade show coordinator; marketing manager; marketing director; marketing coordinator; marketing specialist; marketing assistant; marketing associate; marketing analyst; marketing executive; marketing officer; marketing consultant; marketing intern; marketing lead; marketing representative; chief marketing officer; digital marketing manager; digital marketing specialist; digital marketing; digital marketer; brand manager; brand strategist; product marketing manager; content marketing manager; content strategist; growth marketing manager; performance marketing manager; seo specialist; seo manager; seo analyst; seo; ppc specialist; ppc manager; paid search specialist; paid media manager; paid social; search engine marketing; email marketing specialist; social media manager; social media coordinator; social media specialist; social media; social media strategist; community manager; influencer marketing manager; event marketing manager; marketing automation specialist; media planner; media buyer; media supervisor; advertising manager; advertising sales; campaign manager; demand generation manager; field marketing manager; ecommerce manager; ecommerce specialist; ecommerce; trade marketing manager; advertising consultant; head marketing; vp marketing; vice president marketing; marketing communications manager; web content manager; digital strategist; digital strategy director; media strategist; traffic coordinator; trafficker; ad operations specialist; programmatic manager; web performance optimization specialist; customer insight manager; lifecycle marketing manager; affiliate manager; content manager; marketing technologist; partner marketing manager; media manager; brand marketing; store campaign manager; marketing administrator; growth hacker; category brand manager; crm manager",
    fields:
      "marketing; digital marketing; advertising; brand; social media; seo; ppc; digital media; content marketing; paid search; demand generation; media planning; e commerce",
    vocabulary:
      "marketing; campaign; brand; social media; seo; google analytics; content; email marketing; advertising; facebook; market research; digital; ppc; sem; website; collateral; promotional; media; adwords; target audience; twitter; lead generation; instagram; conversion; trade show; blog; mailchimp; hubspot; engagement; press; creative; marketing strategy; newsletter; channel; event",
  },
  {
    id: "communications",
    name: "Public relations and communications",
    titles:
      "communications lead; communications executive; communications analyst; communications administrator; communications strategist; public engagement officer; media officer; media spokesperson; pr executive; pr account manager; public relations account manager; press manager; editorial communications manager; digital communications manager; digital communications specialist; marketing communications specialist; internal communications specialist; event communications coordinator; information officer; marketing communications manager; public relations manager; public relations specialist; public relations coordinator; public relations director; public relations officer; public relations assistant; public relations associate; public relations intern; public relations account executive; public relations consultant; public relations; communications manager; communications director; communications specialist; communications coordinator; communications officer; communications associate; communications assistant; communications consultant; communications intern; communications advisor; internal communications manager; corporate communications manager; corporate communications; media relations manager; media relations specialist; media relations; publicist; press officer; press secretary; spokesperson; public affairs officer; public affairs specialist; public information officer; speech writer; external affairs manager; external relations officer; chief communications officer; vp communications; crisis communications manager; executive communications manager; marketing communications executive; public relations editor; outreach coordinator; outreach manager; community relations manager; public affairs",
    fields:
      "public relations; communication; media relations; public affairs; press; corporate communications; external relations; outreach",
    vocabulary:
      "press release; media relation; public relation; press; journalist; media; communication; publicity; newsletter; spokesperson; pitch; social media; press kit; media coverage; event; editorial; crisis communication; campaign; internal communication; speech; public affairs; press conference; media list; interview; brand awareness; message; reporter; ap style; stakeholder; website content; outlet; outreach; community",
  },
  {
    id: "writing-media",
    name: "Writing, journalism and publishing",
    titles:
      "email nurture specialist; news writer; communications writer; web writer; sports reporter; book editor; publications editor; copy chief; seo writer; content marketer; story editor; writer; copywriter; content writer; technical writer; editor; managing editor; copy editor; proofreader; journalist; reporter; news anchor; news producer; blogger; author; content creator; content editor; content producer; content specialist; ghostwriter; editorial assistant; editorial director; publishing assistant; publisher; scriptwriter; grant writer; medical writer; scientific communicator; freelance writer; columnist; correspondent; content developer; content coordinator; documentation specialist; literary agent; editor in chief; news editor; literature review panel member; content lead; publications manager; transcriptionist; captioner; screenwriter; media researcher",
    fields: "editorial; journalism; content; publishing; copywriting; news; writing; documentation",
    vocabulary:
      "article; edit; editor; write; writing; copy; publish; journalism; editorial; proofread; blog; news; story; magazine; interview; deadline; ap style; manuscript; content; newspaper; reporter; column; publication; technical documentation; grammar; research topic; press; headline; audience",
  },
  {
    id: "film-audio-arts",
    name: "Film, sound, photography and performing arts",
    titles:
      "master control operator; av technician; gallery manager; photographer assistant; studio manager; prop maker; wardrobe assistant; floor director; colorist film; podcast producer; broadcast producer; music producer; drama director; photographer; videographer; video editor; video producer; film director; film maker; producer; associate producer; production assistant film; camera operator; cinematographer; audio engineer; sound engineer; sound designer; broadcast technician; broadcast engineer; actor; actress; musician; music director; singer; dancer; choreographer; stage manager; theatre director; artist; fine artist; performer; dj; radio host; television producer; creative producer; media producer; gallery assistant; curator; museum assistant; art gallery manager; audio visual technician; video director; photo editor; voice over artist; entertainer; model; lighting technician; set builder; theater technician; archivist; art handler; digital asset coordinator; media specialist; production coordinator film; composer; makeup artist film; social media producer; talent agent; media services coordinator; pianist; organist",
    fields:
      "video; photography; film; music; theatre; broadcast; television; museum; gallery; performing arts; entertainment; audio visual",
    vocabulary:
      "camera; video; film; photography; photo; editing; premiere; final cut; audio; sound; lighting; broadcast; stage; production; theatre; performance; music; shoot; footage; director; actor; script; rehearsal; studio; exhibition; gallery; museum; artist; lightroom; concert; festival; choreography; television",
  },
  {
    id: "human-resources",
    name: "Human resources and recruiting",
    titles:
      "labor relations specialist; hr advisor; hr business advisor; recruiting specialist; talent partner; talent sourcer; people advisor; people coordinator; people manager; employee engagement specialist; total rewards manager; benefits analyst; training facilitator; safety trainer hr; learning designer; instructional trainer; diversity officer; recruitment officer; resourcing specialist; resourcing manager; people experience expert; people experience; disability accommodation specialist; timekeeper; extended workforce specialist; alumni coordinator; human resource manager; human resource generalist; human resource director; human resource assistant; human resource coordinator; human resource specialist; human resource business partner; human resource officer; human resource administrator; human resource representative; human resource consultant; human resource analyst; human resource partner; human resource intern; human resource associate; human resource advisor; human resource executive; human resource; recruiter; technical recruiter; corporate recruiter; recruiting manager; recruiting coordinator; recruitment specialist; recruitment consultant; talent acquisition; talent acquisition manager; talent acquisition specialist; talent acquisition partner; talent manager; staffing manager; staffing specialist; staffing consultant; headhunter; sourcer; people operations manager; people operations; people partner; chief people officer; chief human resource officer; payroll specialist; payroll manager; payroll clerk; payroll administrator; payroll; benefits coordinator; benefits specialist; benefits administrator; benefits manager; compensation analyst; compensation manager; employee relations specialist; employee relations manager; hris analyst; hris manager; hris; personnel assistant; personnel manager; personnel specialist; training manager; training specialist; training coordinator; training director; director training; learning development manager; learning development specialist; learning specialist; organizational development consultant; corporate trainer; training officer; diversity inclusion manager; labor relations manager; onboarding specialist; mobility consultant; leave coordinator; workforce planner; culture manager; employment specialist; leadership staffing recruiter; employer branding specialist; recruit associate; headcount planner",
    fields:
      "human resource; recruiting; talent acquisition; payroll; staffing; people operations; personnel; employee relation; benefits; compensation; training development; talent; people culture; learning development; organizational development; training",
    vocabulary:
      "human resource; recruit; recruiting; recruitment; hire; onboarding; employee relation; benefit; payroll; interview; candidate; hris; compensation; fmla; performance review; personnel; new hire; termination; background check; eeo; adp; policy; workers compensation; staffing; job description; job fair; orientation; open enrollment; talent; disciplinary; shrm; employee handbook; grievance; cobra; peoplesoft; retention; workday; labor law",
  },
  {
    id: "administration",
    name: "Administration and office support",
    titles:
      "roster coordinator; rostering officer; enrolment clerk; campus administrator; registration clerk; project secretary; personal secretary; ward secretary; admin assistant; admin officer; administrative aide; order clerk; office supervisor; appointments clerk; legal receptionist; reception manager; schedule coordinator; business adjunct; messenger; supply officer; test center monitor; testing monitor; administrative assistant; executive assistant; office manager; office assistant; office administrator; office coordinator; office clerk; secretary; executive secretary; receptionist; administrative coordinator; administrative officer; administrative manager; administrative specialist; administrative associate; administrative clerk; administrative support; administrative director; administrative secretary; administrative; personal assistant; virtual assistant; data entry clerk; data entry operator; data entry specialist; data entry; data processor; file clerk; mail clerk; clerk; general clerk; typist; front desk receptionist; bilingual front desk receptionist; records clerk; records manager; records specialist; department assistant; department secretary; staff assistant; clerical assistant; office support; office support technician; document controller; document control specialist; administrative services manager; scheduler; scheduling coordinator; facilities coordinator; administration officer; administration manager; chief administrative officer; chief of staff; business office manager; secretary unit; switchboard operator; company secretary; clerical worker; document specialist; executive administrator; operations assistant; business support officer; office worker; administration assistant; branch administrator; program secretary; batch record coordinator; site clerk; licensing coordinator; records officer; front office assistant",
    fields: "administration; clerical; office; secretarial; data entry; office administration; document control",
    vocabulary:
      "filing; calendar; phone call; answer phone; correspondence; data entry; office supplies; appointment; travel arrangement; meeting minutes; typing; mail; fax; schedule; photocopy; multi line; clerical; administrative support; expense report; record; spreadsheet; front desk; receptionist; visitor; memo; supervisor; office equipment; executive; word; excel; outlook; administrative",
  },
  {
    id: "customer-service",
    name: "Customer service and call centres",
    titles:
      "customer service professional; service coordinator; customer assistant; client care supervisor; service team leader; contact centre agent; customer success associate; support agent; call center operator; member services representative; order management specialist; client onboarding specialist; claims customer service; help center agent; ticketing agent; review officer; care advocate; service specialist; service supervisor; trust safety specialist; call taker; customer service representative; customer service; customer service associate; customer service manager; customer service specialist; customer service agent; customer service supervisor; customer service advocate; customer service officer; customer service coordinator; customer service advisor; customer service lead; customer support specialist; customer support representative; customer support; customer support agent; customer care representative; customer care specialist; customer care; customer relations specialist; customer relationship specialist; call center representative; call center agent; call center; call center manager; call center supervisor; contact center specialist; contact center agent; customer experience manager; customer experience specialist; customer experience; customer advocate; client advocate; client service representative; client service specialist; client services; client support specialist; help line operator; telephone operator; escalation specialist; support representative; support specialist; customer success representative; order processor; order entry clerk; order entry specialist; complaint handler; service advisor; reservation agent; dispatcher; live chat agent; guest service representative; technical support agent; technical support representative; service representative; customer account representative; chat support; customer solution specialist; client care coordinator; support manager; vendor onboarding specialist; fulfillment advocate; trust safety analyst; enforcement analyst; software support specialist",
    fields:
      "trust safety; support; customer service; customer support; call center; contact center; customer care; customer experience; client service; customer relations",
    vocabulary:
      "customer service; inbound call; call center; customer inquiry; complaint; inquiry; resolve; call; customer satisfaction; phone; escalate; ticket; customer issue; caller; order entry; customer account; outbound; representative; refund; billing question; crm; telephone; empathy; customer care; call volume; zendesk; first call resolution; chat; courteous; customer support",
  },
  {
    id: "leadership",
    name: "General management and operations",
    titles:
      "assistant manager; deputy manager; site manager; team manager; general manager operations; operations analyst manager; operations team lead; vice president general manager; commercial director general; corporate administrator; branch director; strategy director; chief operations officer; acting director; division head; head office manager; duty manager operations; corporate director; team leader; assistant director; business associate; regional lead; regional technical specialist; chief executive officer; ceo; president; managing director; general manager; chief operating officer; operations manager; director operations; operations director; vice president operations; operations supervisor; operations coordinator; operations specialist; operations associate; operations lead; executive director; founder; co founder; owner; business owner; entrepreneur; business manager; plant manager; country manager; regional manager; area manager; site manager operations; head operations; regional director; deputy director; city manager; interim managing director; chairman; board member; business operations manager; center manager; managing partner; executive officer; operations executive; operations officer; franchise owner; deputy city manager; assistant general manager; district operations manager; service delivery manager; business unit manager; small business owner; operations administrator",
    fields: "operation; general management; business operations",
    vocabulary:
      "operation; p l; strategic; executive; leadership; budget; profit; board director; vision; company; growth; turnaround; multi unit; performance; kpi; oversee; operational; startup; founder; business plan; profitability; stakeholder; efficiency; manage team; daily operation; policy",
  },
  {
    id: "legal",
    name: "Law",
    titles:
      "conveyancer; trademark attorney; legal support specialist; litigation support specialist; legal clerk; compliance attorney; case administrator; family lawyer; corporate lawyer; commercial lawyer; tax attorney; in house counsel; arbitrator; legal project manager; immigration attorney; permit specialist legal; attorney; lawyer; paralegal; legal assistant; legal counsel; general counsel; associate attorney; corporate counsel; legal secretary; law clerk; litigation attorney; litigation paralegal; contract attorney; legal advisor; legal officer; legal intern; judge; court clerk; court reporter; legal analyst; legal specialist; legal director; contracts manager; contract administrator; contract specialist; notary; solicitor; barrister; real estate attorney; patent attorney; patent agent; employment attorney; prosecutor; public defender; legal associate; legal manager; immigration specialist legal; title examiner; mediator; contract manager; legal administrator; law firm partner; legal consultant; counsel; legislative assistant legal; court officer; commercial contracts lawyer; legal operations manager; ediscovery specialist; privacy counsel; labor employment attorney",
    fields: "legal; law; litigation; contracts; intellectual property; court",
    vocabulary:
      "legal; litigation; attorney; court; pleading; discovery; contract; law; deposition; motion; legal research; westlaw; lexisnexis; counsel; paralegal; trial; statute; brief; subpoena; bar; client; settlement; legal document; agreement; plaintiff; intellectual property; hearing; filing; judge; patent",
  },
  {
    id: "risk-compliance",
    name: "Risk and compliance",
    titles:
      "information technology auditor; compliance officer; compliance manager; compliance analyst; compliance specialist; compliance director; compliance; risk manager; risk analyst; risk officer; fraud analyst; fraud investigator; aml analyst; kyc analyst; regulatory affairs manager; regulatory affairs specialist; regulatory affairs; regulatory strategy lead; chief risk officer; chief compliance officer; governance manager; anti money laundering analyst; operational risk manager; regulatory specialist; ethics officer; privacy officer; credit risk analyst; risk oversight manager; regulatory manager; grc analyst; compliance management officer; trade compliance specialist; quality compliance manager; business continuity manager; sanction analyst",
    fields: "compliance; risk; regulatory; fraud; governance; regulatory affairs; aml; kyc",
    vocabulary:
      "compliance; regulatory; regulation; risk; audit; policy; fraud; investigation; aml; kyc; suspicious activity; bsa; sarbanes; control; risk assessment; governance; monitoring; fda; submission; sanction; due diligence; remediation; internal control; gdpr; violation",
  },
  {
    id: "real-estate",
    name: "Real estate and property",
    titles:
      "realty specialist; lease administrator; leasing professional; leasing director; community manager apartments; assistant community manager; building manager; estate agent; lettings negotiator; valuer; property coordinator; property inspector; block manager; lease up specialist; real estate sales agent; mortgage real estate assistant; housing officer; landman; land use planner; entitlements director; acquisitions associate; real estate agent; realtor; real estate broker; property manager; assistant property manager; leasing consultant; leasing agent; leasing manager; leasing specialist; real estate manager; real estate assistant; real estate office assistant; real estate analyst; real estate associate; community association manager; apartment manager; rental manager; real estate rental manager; rental agent; real estate appraiser; commercial appraiser; appraiser; appraiser manager; property management; property management associate; property administrator; landlord; housing manager; housing specialist; facility manager; facilities manager; title officer; real estate developer; acquisition disposition assistant; land agent; real estate director; portfolio property manager; home inspector; resident manager; workplace services manager; facilities director; real estate business partner; commercial real estate",
    fields: "real estate; property; property management; leasing; housing; facilities; rental",
    vocabulary:
      "tenant; lease; property; rent; leasing; landlord; apartment; real estate; mls; resident; eviction; listing; realtor; occupancy; closing; buyer; seller; broker; property management; vacancy; yardi; open house; maintenance request; appraisal; hoa; escrow; move in; facility",
  },
  {
    id: "public-nonprofit",
    name: "Public service, non-profit and development work",
    titles:
      "emergency coordinator; project field officer; nutrition officer; wash officer; education officer ngo; child protection officer; gender advisor; food security officer; social mobilizer; community facilitator; resettlement officer; grant specialist; donor services coordinator; major gifts officer; annual giving manager; alumni relations officer; parent ambassador; community engagement manager; community engagement coordinator; program associate; political officer; consular officer; field monitor; individual giving director; individual giving; economic development director; economic development; country coordinator; political assistant; monitoring evaluation learning advisor; wash technical assistant; camp administrator; program officer; monitoring evaluation officer; monitoring evaluation; meal officer; meal coordinator; fundraiser; fundraising manager; development director; director development; development officer; development associate; development coordinator; donor relations coordinator; grants manager; grants officer; grant coordinator; volunteer coordinator; community organizer; policy analyst; policy officer; policy advisor; legislative aide; legislative assistant; diplomat; foreign service officer; humanitarian officer; field officer; field coordinator; community development officer; gender officer; gbv officer; protection officer; livelihood officer; refugee assistant; nutrition program officer; project expert; program expert; chief of party; area program manager; resource development director; membership coordinator; advancement director; philanthropy officer; campaign organizer; civil servant; government affairs manager; government relations manager; public administrator; urban program manager; privatization expert; emergency response officer; disaster relief coordinator; nonprofit director; advocacy officer; economist; political analyst; postmaster; foundation officer; technical advisor; country director; volunteer; national programme policy officer; fund development",
    fields:
      "nonprofit; ngo; fundraising; public policy; humanitarian; government affairs; philanthropy; community development; government; advocacy; international development; emergency response; donor relations; gbv",
    vocabulary:
      "donor; grant; fundraising; community; nonprofit; non profit; volunteer; beneficiary; ngo; humanitarian; policy; government; advocacy; proposal writing; usaid; united nations; monitoring evaluation; refugee; livelihood; capacity building; program implementation; legislative; outreach; gender; membership; gift; campaign; public policy; field visit",
  },
  {
    id: "translation",
    name: "Languages and interpreting",
    titles:
      "translator; interpreter; linguist; medical interpreter; language specialist; court interpreter; localization specialist; localization manager; bilingual translator; sign language interpreter; subtitle translator; language analyst; translation project manager; simultaneous interpreter; lexicographer; bilingual interpreter; language consultant",
    fields: "translation; interpreting; localization; linguistics",
    vocabulary:
      "translation; translate; interpreter; interpret; bilingual; localization; language; fluent; native speaker; spanish; terminology; linguistic; subtitle; transcription; source text; multilingual; glossary",
  },
];
