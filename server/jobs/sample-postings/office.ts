/** Written in the draft format that `read-drafts.ts` explains. */
export const OFFICE_DRAFTS = `
=== human-resources
S1 You will be trusted with things that stay in the room, and you keep them there.
S2 Policies are two pages long at most, because nobody reads page three.
S3 Managers here ask for help early, which is the best thing a personnel office can earn.
S4 Certification through SHRM or HRCI is paid for and celebrated with cake.
R1 Bachelor's degree in human resources or comparable experience
R2 Knowledge of federal and state employment law
R3 Confidentiality and sound judgment
R4 HRIS experience such as Workday, UKG or BambooHR
R5 SHRM-CP or PHR preferred
* hr-generalist | HR Generalist | Cobble & Crane Furniture | High Point, NC |
Two hundred sixty woodworkers, upholsterers and drivers share one personnel office, and you would be half of it. Monday may bring an FMLA question, Tuesday a disagreement about radio stations, Wednesday a job fair at the community college. You handle onboarding, leave, investigations, the safety committee and the annual enrollment that everyone dreads a little less each year. The plant starts at six, so some of your mornings will as well. {S1} {S3} Three years as a generalist are required, in manufacturing if we are lucky, and Spanish would let you skip the interpreter.
: 1 ; 3 years as an HR generalist ; 2 ; Leave administration and employee relations ; 3 ; 5 ; Spanish a plus
* hr-coordinator | Human Resources Coordinator | Bluestem Rehabilitation Center | Omaha, NE |
Every new nurse, cook and therapist meets you first. You collect licenses and vaccination records, run background checks, set up badges, lead Monday orientation and keep personnel files that would survive a surprise inspection, which happens. On quiet afternoons you help payroll find missing punches or bake for the milestone wall. This is a first job in the field for many who hold it, and the last three were promoted within two years. {S4} {S2} Careful, friendly and unhurried is the manner we look for; office experience of a year will do.
: 1 year of office or personnel support ; License and background verification ; 3 ; Microsoft Office ; 4 ; High school diploma, associate degree preferred
* hr-business-partner | HR Business Partner, Engineering | Vantage Loop Robotics | Pittsburgh, PA | $108,000-128,000 a year
Your clients are 190 engineers who build warehouse robots and distrust slogans. You coach first-time managers through feedback, plan headcount with the vice president, run the pay review with data on the table and tell leaders when their reorganization is really a performance problem. The partner team has three people plus an analyst. {S1} {S2} Seven years in HR with at least three as a business partner to a technical group are required, and you should be able to read a compensation curve aloud to a skeptic. The office is in a former cork factory; Tuesdays and Thursdays are shared days.
: 7 years in human resources with 3 as a business partner ; Manager coaching ; Compensation planning ; 2 ; Workforce analytics ; SHRM-SCP or SPHR preferred
* benefits-specialist | Benefits Specialist | Beckford City Schools | Hampton, VA | $55,000-66,000 a year
Teachers, bus drivers and cafeteria staff bring you their questions about deductibles, dependents and retirement, usually in the parking lot. You administer health plans for 3,100 people, reconcile carrier bills, run enrollment meetings in eleven school libraries and sit with widows and new parents alike. The state retirement system has its own logic, and you will learn to speak it. {S1} {S4} Two years of benefits administration are needed. What sets a good candidate apart is the gift of explaining a plan document in one breath without getting it wrong.
: 2 years of benefits administration ; Health plan and retirement enrollment ; Carrier invoice reconciliation ; 3 ; Group presentations ; CEBS a plus ; Public sector experience preferred
* hr-manager | Human Resources Manager | Gristmill Foods | Cedar Rapids, IA |
The granola plant runs three shifts, five languages and one union contract that comes due next spring. You lead a team of four, sit at the bargaining table beside the plant manager, answer grievances within the time limits, and bring turnover on the night shift down from where it is. Walking the floor at two in the morning once a month is part of the deal and part of the fun. {S3} {S1} We need eight years of human resources including three in a unionized plant. A certificate is welcome, calm under shouting is essential.
: 8 years in human resources with 3 in a union environment ; 1 ; Collective bargaining and grievance handling ; 2 ; Turnover and attendance analytics ; 5
* people-ops | People Operations Specialist | Fernlight Software | Remote | $70,000-82,000 a year
We are 140 people in twenty-six states with no headquarters, so onboarding is a box on the porch and a first week that you design. The work covers new-hire journeys, state registrations, leave, engagement surveys and the twice-yearly gathering where everyone discovers how tall the others are. You write more than you talk. {S2} {S1} Three years in people operations for a distributed company are what we need, along with the instinct to automate a checklist only after it works on paper. Core hours are eleven to three Eastern.
: 3 years of people operations or HR in a distributed company ; Multi-state compliance ; Onboarding design ; Clear written communication ; 4 ; Zapier or similar automation a plus

=== recruiting
S1 Candidates hear back from us within three working days, yes or no.
S2 You will own the intake talk with the hiring manager and say so when a wish list is unreal.
S3 Interview panels are trained, and the notes are written before the debrief.
R1 Full-cycle recruiting
R2 Sourcing on LinkedIn Recruiter and beyond
R3 Applicant tracking system such as Greenhouse, Lever or iCIMS
R4 Interviewing and offer negotiation
R5 Bachelor's degree preferred
* technical-recruiter | Technical Recruiter | Vantage Loop Robotics | Pittsburgh, PA | $85,000-100,000 a year
Motion planning, embedded C++, perception: you will learn enough of it to ask the second question. With a portfolio of about ten open roles you search, write first messages that sound like a person, run screens, keep the panel honest and bring home offers. Our best hire last year came from a robotics club for teenagers whose coach the recruiter had befriended. {S1} {S2} {S3} Three years of technical recruiting, in an agency or in house, are required. Quality of hire after one year is the number we look at.
: 3 years of technical recruiting ; 1 ; 2 ; 3 ; 4 ; Hardware or robotics hiring preferred
* healthcare-recruiter | Nurse Recruiter | Larkmoor Regional Hospital | Columbus, OH | $64,000-76,000 a year
Two hundred nurses a year say yes to somebody at Larkmoor, and that somebody would be you and one colleague. You spend spring on campuses, keep a warm list of nurses who were not ready in March, walk candidates through the unit rather than a conference room and track licenses across state lines. Nurse managers text you directly. {S1} {S3} Two years of recruiting in health care are expected; former nurses with a knack for matching people are very welcome. Evening events come with time back.
: 2 years of healthcare recruiting or nursing experience ; 1 ; Campus and event recruiting ; 3 ; Relationship building with managers ; 5
* sourcer | Talent Sourcer | Bridgepost Talent | Remote | $29-34 an hour
Our clients build bridges, tunnels and water plants, and their people do not polish profiles. So you dig: conference programs, license registries, alumni lists, the acknowledgments page of a thesis. Each week you hand four recruiters a slate of twenty who might truly be interested, with notes on why. {S1} One year in sourcing or research is asked for; former librarians and journalists have been our best surprises. The week is forty hours, spread as you wish between six and six Central, and the contract converts to permanent after six months when both sides are happy.
: 1 year of sourcing or research ; Boolean and creative search ; Outreach writing ; 3 ; Self-organized remote work ; Engineering or construction market knowledge a plus
* recruiting-coordinator | Recruiting Coordinator | Slipstream Regional Air | Charlotte, NC | $22-25 an hour
Pilots interview on Tuesdays, mechanics on Wednesdays, cabin crew in groups of forty on Saturdays. You book rooms, simulators and standby seats, greet nervous people with their name already on the badge, prepare packets, chase references and keep the tracking system as clean as a galley. Things go wrong with weather and you fix them smiling. {S3} {S1} A year of coordination, events or front desk work fits. Standby travel for you and your parents begins with the first paycheck, and crews will tell you where to eat.
: 1 year of scheduling, event or front desk work ; Calendar coordination at volume ; 3 ; Friendly under pressure ; Google Workspace ; Aviation interest a plus
* agency-recruiter | Staffing Recruiter, Light Industrial | Handshake Row Staffing | Joliet, IL | $46,000 base plus commission
By six in the morning you know who showed up. Our branch places about four hundred people a week in warehouses along the canal, and you are their person: interviews, safety orientation, a ride when the bus fails, a frank word when it is the third time. Clients count on you for honesty about who is coming. {S1} One year in staffing or in supervising hourly crews prepares you, and fluent Spanish is needed at our counter. Commission is paid monthly and has no ceiling; good recruiters here double their base.
: 1 year of staffing or hourly supervision ; Fluent Spanish and English ; High-volume interviewing ; Early morning availability ; 3 ; Sales experience preferred
* talent-manager | Talent Acquisition Manager | Fernlight Software | Remote | $120,000-140,000 a year
Growth stopped for a year, and now it starts again, so we want to do it properly this time. You inherit two recruiters, one coordinator and a pipeline spreadsheet that deserves retirement. Build structured interviews, set up reporting that finance trusts, negotiate with agencies and close the executive searches yourself. {S2} {S3} Eight years of recruiting with at least three leading a team are required, ideally in software during both a boom and a freeze. You meet the founders every other week, and they listen, a bit too much sometimes.
: 8 years of recruiting with 3 leading a team ; Structured interview design ; Recruiting metrics and forecasting ; Executive search ; 3 ; Employer branding a plus

=== administration
S1 Calendars change hourly, and you will be the reason nobody notices.
S2 The front door, the mail and the good scissors are yours.
S3 People come to this desk when they do not know whom to ask.
S4 We write things down once, in one shared place, and expect you to guard it.
R1 Microsoft Office, above all Outlook and Excel
R2 Calendar and travel management
R3 Clear writing and careful proofreading
R4 Discretion with confidential matters
R5 High school diploma or equivalent
* admin-assistant | Administrative Assistant | City of Marlow Springs | Springfield, MO | $18.90-23.10 an hour
Public works answers for streets, snow and sewers, and you answer for public works. You take calls from residents who have just met a pothole, log requests, prepare agendas for the Tuesday board, order gravel and gloves, and keep the inspection calendar for nine field crews. In February the radio stays on all night and you get to choose the doughnuts. {S3} {S2} Two years of office work are required; patience with an angry caller who turns out to be lonely is the skill that counts. Benefits include the city pension and fifteen holidays.
: 5 ; 2 years of office experience ; 1 ; Telephone and counter service ; Meeting minutes and agendas ; 3 ; Municipal experience a plus
* executive-assistant | Executive Assistant to the CEO | Palisade Outdoor Brands | Salt Lake City, UT | $82,000-96,000 a year
Our chief executive thinks on chairlifts and answers at midnight, and the company needs someone to turn that into a week. You run her calendar across three time zones, prepare briefs, book travel that survives blizzards, plan four board meetings and one very cold retreat, and follow up on promises made in hallways. {S1} Seven years of supporting senior leaders, two of them at the top, are required. You will work beside a chief of staff who shares credit and an office dog called Biner.
: 7 years of executive support with 2 at C-level ; 2 ; Board meeting preparation ; 4 ; 3 ; Event planning ; Bachelor's degree preferred
* legal-admin | Legal Administrative Assistant | Ashgrove Pell LLP | Hartford, CT | $54,000-63,000 a year
Four litigators and one probate lawyer depend on this desk. You open matters, e-file in state and federal courts, calendar deadlines with two reminders, turn dictation into letters and notice that exhibit C is upside down. The firm has thirty people, a law library nobody can bear to give up, and a firm rule that no one raises a voice. {S4} {S1} Two years in a law office are needed and knowledge of Connecticut e-services saves everyone a month. Overtime is rare, approved in advance, and paid.
: 2 years in a law office ; State and federal e-filing ; Deadline calendaring ; 3 ; 1 ; Notary public or willingness to become one ; Clio experience a plus
* office-manager | Office Manager | Quarry Lane Architects | Burlington, VT | $58,000-67,000 a year
Twenty-two architects, one plotter and a wood stove that the fire marshal has inspected twice. You manage the studio: leases, suppliers, insurance certificates, invoices, a small bookkeeping load, new computers, the holiday party by the lake. You also know which principal must be reminded to send proposals. {S2} {S4} Five years of running an office are what we have in mind, with enough bookkeeping to post payables in QuickBooks. Skis may lean in the hallway from December to April, wet gloves may not.
: 5 years of office management ; Vendor and lease management ; QuickBooks payables and receivables ; 1 ; Facilities coordination ; Architecture or design firm experience preferred
* receptionist | Receptionist, Veterinary Hospital | Blue Heron Veterinary Group | Durham, NC | $16.50-19.25 an hour
Dogs pull, cats complain, owners cry, and you greet them all by name. The front desk of our day practice books forty appointments, answers a phone with six lines, takes payments, calms the lobby when an emergency comes in and hands out tissue without making a show of it. {S3} {S2} Experience with customers is needed more than experience with animals, although a steady hand near a nervous shepherd does help. Shifts run from seven to four or ten to seven, and one Saturday in two.
: 5 ; 1 year of customer-facing work ; Multi-line telephone ; Payment handling ; Calm with distressed people ; Veterinary software such as Avimark a plus
* data-entry | Data Entry Clerk | Goldenrod Pharmacy Services | Des Moines, IA | $17.50 an hour
Orders reach us by fax, because nursing homes love the fax, and somebody has to type them exactly right. You key drug names, doses and rooms from scanned pages, flag what looks wrong, and never guess at a decimal point. The room is quiet, with good chairs and a view of the loading dock. {S4} Typing at sixty words a minute with near-perfect accuracy is tested on the day. Medical vocabulary is taught; people who enjoy crosswords tend to enjoy this. Second shift, two in the afternoon to half past ten, Monday to Friday, with a meal provided.
: 5 ; Typing at 60 words a minute ; Accuracy above 99.5 percent ; 1 ; Reliable attendance on second shift ; Medical terminology a plus
* virtual-assistant | Virtual Executive Assistant | Deskmate Collective | Remote | $24-30 an hour
You would support two founders: one makes oat-based ice cream, the other designs playgrounds. Both forget lunch. From home you manage inboxes, book flights, chase invoices, prepare decks from bullet points scrawled on a napkin and keep a weekly list that they truly follow. {S1} {S4} Three years as an assistant to busy people are required, and at least one of them remote. We pay for your equipment, match retirement savings after six months, and close between Christmas and New Year.
: 3 years of executive or administrative support ; 1 year of remote work ; Inbox and calendar management ; Google Workspace and Slack ; 3 ; Notion or Asana preferred
* university-coordinator | Department Coordinator, Biology | Millrace State University | Corvallis, OR | 
Twenty professors, ninety graduate students, one greenhouse and a freezer alarm that calls your phone. As coordinator you schedule classes and rooms, process travel and purchase orders, guide visiting speakers, track graduate milestones and know which form fixes which problem. Students will bring you plants. {S3} {S4} An associate degree or three years of office work are required. The university year has a rhythm that you will come to like, with a calm July and a roaring September. Staff may take one free class each term.
: Associate degree or 3 years of office experience ; Class and event scheduling ; Purchasing and travel processing ; 1 ; 3 ; Banner or Workday preferred

=== customer-service
S1 There are no scripts, only a good knowledge base and the right to say sorry with a refund.
S2 Calls are reviewed together twice a month, and the reviewer gets reviewed too.
S3 Breaks happen on time, every time.
R1 1 year of customer service
R2 Clear, friendly English on the phone and in writing
R3 Patience with upset people
R4 Typing while talking
R5 Ticketing tool such as Zendesk or Freshdesk
* call-center | Customer Service Representative | Prairie Meridian Bank | Lincoln, NE | $18-20.50 an hour
Lost cards, locked passwords, a grandson who bought nine hundred dollars of video game hats: the phone team hears it all. You solve most calls yourself, explain fees plainly, spot fraud before the money leaves and write notes that the next person can use. Twenty-four of you sit in a bright room above the main branch. {S1} {S3} One year of service work in any trade is enough, because six weeks of paid training follow. Evenings until eight rotate, Sundays are closed, and the credit union down the street is a friendly rival at softball.
: 1 ; 2 ; 3 ; 4 ; High school diploma or equivalent ; Banking experience a plus
* bilingual-support | Bilingual Customer Support Agent (Spanish) | Meridian Vale Specialty Rx | Remote | $20-22 an hour
People call us about medicine they cannot miss, often with a sick parent in the next room, and about a third of them would rather speak Spanish. You confirm deliveries, reroute boxes in storms, explain copay help and hand clinical questions to a pharmacist in seconds. {S3} {S2} Native-level Spanish and English, one year on the phones and a calm home workspace are required. Shifts lie between seven and seven Central. We send a computer, a headset that does not pinch, and a real person to train you for five weeks.
: Fluent Spanish and English ; 1 year of phone-based customer service ; 3 ; Quiet home workspace with wired internet ; 4 ; Pharmacy or insurance background preferred
* ecommerce-support | Customer Experience Associate | Threadbare & Sons Apparel | Portland, OR | $19.50-22 an hour
Socks with a lifetime promise bring in remarkable letters, and you answer them. The work is email, chat and a few calls: exchanges, lost parcels, a proposal hidden in a gift order, a wool allergy discovered late. You tag every contact so the designers learn which heel wears through. {S1} {S2} A year in support or retail fits well, as does a gift for short sentences. Four ten-hour days are possible after training, the warehouse is through the double doors, and you will pack orders with everybody else in the second week of December.
: 1 ; Excellent writing ; 5 ; 3 ; Shopify or similar order system ; Textile or outdoor interest a plus
* client-success | Customer Success Manager | Fernlight Software | Remote | $84,000-98,000 a year
Our scheduling software runs community theaters, swim clubs and the occasional zoo. You look after fifty accounts: launch them, teach volunteers to love a calendar, watch usage, run quarterly reviews and renew without drama. When a customer is leaving, you find out why and tell the product team in words they cannot soften. {S2} Three years in customer success or account management for software are needed. You should be able to read a usage chart, host a webinar with forty cameras on, and travel five times a year.
: 3 years in customer success or account management ; SaaS onboarding and renewals ; Presenting to groups ; Usage data analysis ; HubSpot or Gainsight ; Nonprofit or arts background a plus
* call-center-supervisor | Contact Center Supervisor | Hearth Mutual Insurance | Oklahoma City, OK | $58,000-67,000 a year
After a tornado the phones ring for three days and the voices shake. You lead sixteen claim intake agents through weeks like that and through the ordinary ones, with coaching at the desk, schedules made a month ahead, and the nerve to log in and take calls yourself. {S2} {S3} Two years of leading a phone team are required, insurance knowledge is not, since we teach it. The measure of success is a mixture of speed, first-call resolution and how many of your people want to stay, which last year was fifteen of sixteen.
: 2 years leading a phone team ; Coaching and quality review ; Workforce scheduling ; Reporting in Excel ; 3 ; Spanish preferred ; Insurance experience a plus
* help-desk-utility | Utility Billing Representative | Coldspring Water District | Chattanooga, TN | $19.10-23.40 an hour
Water bills are boring until they are four hundred dollars. You sit at the counter and the phone by turns, explain leaks and meters, set up payment plans, post checks, and send a crew when the numbers say something is wrong underground. Regulars will bring tomatoes in August. {S3} {S1} One year with customers and cash is the requirement, and basic arithmetic without a phone is tested. Hours are seven thirty to four thirty on weekdays. The district belongs to the people it serves, and so does the pension you will earn.
: 1 ; Cash handling and posting ; Basic arithmetic ; 3 ; Billing software ; Public utility experience a plus

=== legal
S1 Every deadline is calendared twice, by two people.
S2 Billable targets are modest, and the lights are off by seven.
S3 You will talk with clients yourself and not only with their files.
R1 Paralegal certificate or bachelor's degree
R2 Legal research on Westlaw or Lexis
R3 Careful drafting and cite-checking
R4 Confidentiality
R5 Document management such as iManage or NetDocuments
* litigation-paralegal | Litigation Paralegal | Ashgrove Pell LLP | Hartford, CT | $68,000-80,000 a year
Insurance coverage, a disputed barn, two product cases headed for trial in the spring: the files vary and the method does not. You draft discovery, wrangle productions in Relativity, summarize depositions, build trial notebooks and sit second table when the jury comes in. {S1} {S2} Four years of civil litigation are required, including at least one trial from pleadings to verdict. The partners read what you write and sign it more often than not, which is the nicest compliment they know.
: 1 ; 4 years of civil litigation experience ; Discovery and deposition summaries ; E-discovery with Relativity ; Trial preparation ; 3 ; Federal court experience preferred
* real-estate-paralegal | Real Estate Paralegal | Tidemark Title & Law | Wilmington, NC | $54,000-64,000 a year
Beach houses, subdivisions, one lighthouse with a very odd easement. You order and read title searches, prepare closing statements, chase payoffs, coordinate with lenders at the last possible minute and hand over keys at the table. About thirty closings a month are yours. {S3} {S1} Two years of residential closings are what the job needs, together with a good temper at four on a Friday afternoon. North Carolina certification is encouraged, paid, and brings a raise. Dogs of sound character visit the office.
: 1 ; 2 years of residential real estate closings ; Title review and closing disclosures ; Trust accounting ; SoftPro or similar ; Certified paralegal preferred
* corporate-counsel | Corporate Counsel | Vantage Loop Robotics | Pittsburgh, PA | $165,000-190,000 a year
As second lawyer in the company you get the contracts, the leases, the export question and whatever walks in. You negotiate supply and customer agreements, answer product safety issues with the engineers, support financing rounds and write a playbook so that sales can stop asking about indemnity. Outside counsel is a phone call away and you choose when to spend on it. A law degree, membership in a state bar and five years of practice split between a firm and in-house work are the requirements. Our general counsel hates adverbs and loves a clean redline. Expect a lab visit in your first week and a hard hat with your name.
: Juris Doctor and active bar membership ; 5 years of commercial contract practice ; Drafting and negotiation ; Export control or product liability exposure ; Plain-language advice ; Technology company experience preferred
* legal-aid | Staff Attorney, Housing | Bayou Justice Project | New Orleans, LA | $64,000-78,000 a year
Eviction court moves at ninety seconds a case until you stand up. You will represent tenants in four parishes, negotiate with landlords in corridors, file appeals that matter, teach weekly clinics in church halls, and win time, repairs and dignity. The caseload is heavy and it is shared. {S3} {S1} Louisiana bar admission is necessary or must follow the July exam. A clinic or a year of tenant practice would help, while Spanish or Vietnamese would open doors that stay shut to the rest of us. Loan forgiveness applies.
: Juris Doctor ; Louisiana bar admission or pending ; Courtroom advocacy ; Client interviewing ; 2 ; Spanish or Vietnamese preferred
* compliance-analyst | Compliance Analyst | Tidewell Payments Bank | Wilmington, DE | $72,000-86,000 a year
Regulators write, and you translate. Your week might hold a review of a new card product, a complaint trend, testing of a disclosure that appears on the fourth screen, and training for engineers who would rather not. You maintain the obligations register and prepare the quarterly report that directors discuss with pencils in hand. {S1} Three years in bank compliance or consumer regulation are needed. Hybrid work allows three days at home. A sense of humor about acronyms is noted in every performance review since 2014. Product teams invite you at the sketch stage, and they mean it.
: 3 years of bank compliance or consumer regulation ; Regulation E, Z and UDAAP ; Policy writing ; Testing and issue tracking ; Bachelor's degree ; CRCM a plus
* contracts-manager | Contracts Manager | Stonebridge Civil Constructors | Richmond, VA | 
Bridges are built twice, once on paper, and you hold the paper. You review prime contracts, flow terms down to sixty subcontractors, manage change orders and notices, support claims with the project teams and keep bonds and insurance current. Site visits happen monthly in boots that we buy. {S1} Claims are settled across a table far more often than in court, which is how the owners like it. Six years of contract administration in construction or government work are required; a law degree is nice and not expected. Our estimators will take you fishing, and our superintendents will ask you what a pay-if-paid clause means until you draw it.
: 6 years of contract administration ; Construction or government contracts ; Change order and claims management ; Negotiation ; 4 ; Juris Doctor or CPCM a plus

=== project-management
S1 Status is one page, red items first, and nobody is punished for red.
S2 You will have a sponsor who shows up.
S3 Retrospectives are kept short and their actions are really done.
R1 Scheduling in MS Project, Smartsheet or Jira
R2 Budget tracking and forecasting
R3 Risk and issue management
R4 Stakeholder communication at every level
R5 PMP preferred
* it-pm | IT Project Manager | Northbank Medical Center | Milwaukee, WI | $98,000-116,000 a year
Replacing every bedside monitor in a hospital that never closes is like changing tires at seventy. That is project one. You plan cutovers unit by unit, bring together nurses, biomedical engineers, network staff and two vendors who dislike each other, and keep the budget within two percent. {S1} {S3} Five years of managing technology projects, two of them in a hospital, are required. You will spend some nights on the floor at go-live with a vest and a clipboard, and the next morning asleep, by policy.
: 5 years of IT project management with 2 in health care ; 1 ; 2 ; Vendor management ; 3 ; 5
* construction-pm | Construction Project Manager | Stonebridge Civil Constructors | Norfolk, VA | $105,000-130,000 a year
A forty-million-dollar drawbridge replacement over a busy creek waits for its manager. You own schedule, cost, quality and the relationship with the city, buy out subcontracts, run weekly meetings in a trailer with surprisingly good coffee, and answer for safety first. The superintendent has built nine bridges and enjoys being asked. {S2} {S1} Eight years on heavy civil jobs and a degree in civil engineering or construction management, or the years to replace it, are needed. A truck comes with the position.
: 8 years of heavy civil construction experience ; Degree in civil engineering or construction management, or equal experience ; Primavera P6 scheduling ; 2 ; Subcontract management ; OSHA 30 ; 5
* agile-pm | Scrum Master | Tidewell Payments Bank | Wilmington, DE |
Two teams, fourteen engineers, a legacy ledger and a new one that must agree to the cent. You facilitate, unblock, protect focus, teach product owners to slice work thinner, and know when a ceremony has become theater. Metrics exist to learn from and stay inside the team. {S3} {S1} Three years as scrum master with software teams are needed and experience in a regulated business is a relief to everyone. Certified or not, be ready to tell us about a team that outgrew you.
: 3 years as scrum master for software teams ; Jira ; Facilitation and coaching ; Release planning ; 4 ; CSM or PSM preferred ; Banking or payments a plus
* marketing-pm | Marketing Project Manager | Palisade Outdoor Brands | Ogden, UT | $70,000-82,000 a year
Catalogs, launches, a film festival in a parking garage: somebody must know what is due on Thursday. You build timelines with designers and photographers, route approvals, manage freelancers and budgets, and say no on behalf of a tired studio. {S1} {S3} Three years of project work in an agency or an in-house team are required, and a feeling for how long good work takes. The studio looks out on the Wasatch, and shoots may involve tents, so a tolerance for cold coffee is assumed.
: 3 years of project management in marketing or an agency ; Asana or Monday.com ; 2 ; Freelancer and vendor coordination ; 4 ; Print production knowledge a plus
* program-manager | Program Manager, Public Health | Harvest Table Community Center | Fresno, CA | $78,000-90,000 a year
Five clinics, one mobile unit and a grant with nineteen deliverables. You coordinate partners across the valley, hire and support nine health workers, watch spending line by line, and turn numbers into the story that the funder and the farmworkers both recognize. Much of the work happens in Spanish, at kitchen tables and in packing sheds. {S2} {S1} Four years of program management in health or social services are needed, with a bachelor's degree. A master's in public health is useful, a driver's license is indispensable.
: 4 years of program management in health or social services ; Bachelor's degree ; Grant reporting ; Fluent Spanish and English ; Team supervision ; Master of Public Health preferred
* junior-pm | Associate Project Manager | Brightacre Solar | Sacramento, CA | $66,000-74,000 a year
Rooftops of schools, wineries and one velodrome carry our panels, and this desk keeps the crews supplied. You submit permits, book inspections, order racking, update schedules daily and learn from two senior managers who remember their own first year. Expect to be on a roof every second week and in a spreadsheet the rest. {S3} {S2} A bachelor's degree or two years in construction coordination are required. We pay for the CAPM, and people who stay are running their own portfolio after eighteen months.
: Bachelor's degree or 2 years of construction coordination ; 1 ; Permitting and inspections ; Organized written communication ; Valid driver's license ; Solar or electrical background a plus

=== product-management
S1 You will talk to at least three customers a week; recordings do not count.
S2 Roadmaps are bets with dates on which we look again.
S3 Engineers and designers join from the first sketch.
R1 Discovery and user interviews
R2 Prioritization with evidence
R3 Writing short, clear specifications
R4 SQL or product analytics such as Amplitude or Mixpanel
R5 Work with engineering and design daily
* product-manager | Product Manager, Scheduling | Fernlight Software | Remote | $118,000-138,000 a year
Volunteers who schedule 300 swimmers at midnight are our users, and they deserve better than a grid. You own the calendar and sign-up flows with a team of five engineers and one designer. This year brings recurring events, waitlists and a mobile view that works in a wet hand. {S1} {S2} {S3} Four years of product management for software are required, at least two with a consumer-grade interface. We write proposals before meetings, and a well-argued no is a respected deliverable.
: 4 years of product management ; 1 ; 2 ; 3 ; 4 ; 5 ; Scheduling or marketplace products a plus
* senior-pm-payments | Senior Product Manager, Payments | Tidewell Payments Bank | Wilmington, DE | $150,000-175,000 a year
Instant transfers to small merchants sound simple until a holiday, a fraud ring and a rounding error meet. You define the product with risk, legal and operations, sequence partner launches, set pricing and own the profit line. Two product managers will learn from you. {S2} {S3} Seven years in product with three in payments or banking are required. You have shipped something that moves money and you have the scars. Hybrid work, two days on the river, and a view of trains.
: 7 years of product management with 3 in payments or banking ; Payment rails such as ACH, RTP or card networks ; Pricing and profit ownership ; 2 ; Mentoring ; MBA a plus
* product-owner | Product Owner, Clinical Apps | Larkmoor Regional Hospital | Columbus, OH | $94,000-110,000 a year
Nurses invented eleven workarounds for our discharge screen and you will read every one as a requirement. Embedded with two development teams, you keep a backlog, write stories with acceptance criteria, test with staff on night shift and plan releases around flu season. {S1} {S3} Three years as product owner or business analyst in health care are needed. A clinical background, whether nurse, pharmacist or technician, is the preferred second life. Pager duty does not exist for this role.
: 3 years as product owner or business analyst in health care ; Backlog and story writing ; 5 ; Usability testing ; Epic or FHIR knowledge preferred ; Clinical background a plus
* associate-pm | Associate Product Manager | Wayline Maps | Boulder, CO | $82,000-92,000 a year
Trail closures change by the hour, and two million hikers look at our map before they lace up. In this two-year program you take three turns: map data, the mobile app and the partner portal, each with a coach. You will interview rangers, query usage, write specs and see your first feature go out within ten weeks. {S1} {S2} A bachelor's degree in any subject plus one year of work, internships included, are enough. Bring something that you built, organized or fixed.
: Bachelor's degree ; 1 year of work experience including internships ; 3 ; Curiosity about data ; 1 ; SQL a plus ; Outdoor or mapping interest preferred
* director-product | Director of Product | Meridian Vale Specialty Rx | Nashville, TN | $185,000-215,000 a year
Patients wait nine days for a first box of medicine, and we believe three is possible. You lead four product managers and a researcher across intake, authorization and delivery, align pharmacists with engineers, and bring the board a plan they can fund. {S3} {S1} Ten years in product including four of leading managers are required, with real time spent in health care operations. You will inherit good people, an old intake system and a chief executive who was once a pharmacist.
: 10 years in product with 4 leading product managers ; Health care or pharmacy operations ; Strategy and investment planning ; Executive communication ; 2 ; Startup and scale-up experience preferred
* technical-pm | Technical Product Manager, Developer Platform | Larchmont Cloudworks | Seattle, WA | 
Our customers are developers, so the documentation is the interface. You own the API, the SDKs in four languages and the usage billing that nobody enjoys, decide what breaks and when, read support threads daily and write the changelog yourself. {S3} {S2} Five years in product or engineering with public APIs are necessary; former engineers are at home here. You should be able to sketch an OpenAPI file on a whiteboard and then delete half of it, gladly.
: 5 years in product or engineering with public APIs ; REST and OpenAPI design ; Developer documentation ; 4 ; Reading code in at least one language ; Usage-based billing a plus
`;
