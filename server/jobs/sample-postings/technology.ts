/** Written in the draft format that `read-drafts.ts` explains. */
export const TECHNOLOGY_DRAFTS = `
=== front-end
S1 Pull requests are small, reviewed within the day, and merged behind flags.
S2 Accessibility is checked with a keyboard and a screen reader, not only with a linter.
S3 Designers sit in the same channel and ship CSS of their own.
S4 We test components with Testing Library and whole journeys with Playwright.
S5 On-call is shared by rotation and quiet most weeks.
R1 TypeScript and modern JavaScript
R2 React
R3 Semantic HTML and CSS
R4 Web accessibility (WCAG 2.2)
R5 Automated testing with Jest, Vitest or Playwright
R6 Next.js or another server-rendering framework a plus
* react-mid | Front-End Engineer (React) | Wayline Maps | Boulder, CO | $115,000-138,000 a year
Draw a trail on a phone in the rain, with gloves on: that is the interface we are proudest of and the one we want you to improve. You will build features in React and TypeScript around a WebGL map, keep frame rates smooth on four-year-old phones, and own the offline download screen from sketch to release. The web team is six people who hike at very different speeds. {S2} {S1} Three years of production React are required, and we care how you think about state more than which library you picked for it.
: 3 years of production React ; 1 ; 3 ; Performance profiling in the browser ; 5 ; Mapbox GL, MapLibre or WebGL a plus
* senior-frontend | Senior Front-End Engineer | Larchmont Cloudworks | Seattle, WA | $155,000-185,000 a year
Our console shows engineers what forty thousand machines are doing, in tables that scroll for ever and charts that must not lie. As the senior on a team of five you lead the move to server rendering, set patterns for data fetching with GraphQL, split a bundle that has grown fat, and mentor two engineers who joined from boot camps. {S4} {S5} Six years of front-end work are expected, with evidence that you have simplified something large. Hybrid, with Wednesdays together above the ferry terminal.
: 6 years of front-end development ; 1 ; 2 ; GraphQL ; Bundle and rendering performance ; Mentoring ; 6
* junior-frontend | Junior Front-End Developer | Spindle & Oak Digital | Columbus, OH | $62,000-72,000 a year
A studio of nineteen that builds sites for museums, farms and one roller derby league is ready to teach again. You start by turning designs into clean components, fix what the accessibility audit found, and by summer you will lead a small build with a senior beside you. {S3} {S1} Formal degrees do not matter here: a portfolio with two finished things does, along with solid HTML, CSS and JavaScript. Half of the studio studied something else first, among it puppetry.
: 3 ; 1 ; Portfolio of at least two finished projects ; Git ; 2 ; Interest in accessibility ; WordPress or another CMS a plus
* design-systems | Design Systems Engineer | Tidewell Payments Bank | Wilmington, DE | $130,000-152,000 a year
Eleven product teams share one button, and that button has eighty-one opinions attached to it. You will maintain the component library in React and TypeScript, publish tokens for web and mobile, write documentation that people copy from, run office hours and retire old parts without breaking payroll day. {S2} {S4} Four years of front-end engineering are needed with two on a shared library. A banker's respect for detail and a gardener's patience describe the colleague we miss.
: 4 years of front-end engineering with 2 on a component library ; 2 ; 1 ; 4 ; Storybook and visual regression testing ; Design tokens and Figma ; Semantic versioning
* vue-developer | Web Developer (Vue) | Slipstream Regional Air | Charlotte, NC | $92,000-112,000 a year
A passenger whose flight was just canceled stands in a crowded gate, on a phone at nine percent; rebooking must take three taps. You join the web group of seven, build in Vue and TypeScript, tune for bad networks, localize into Spanish and French, and watch the error dashboard when thunderstorms roll in. {S5} {S4} Three years with Vue or a comparable framework are asked for. Flight benefits cover your parents, who will finally see where you live.
: 3 years with Vue or a comparable framework ; 1 ; 3 ; Performance on slow networks ; Internationalization ; 5 ; Nuxt a plus
* angular-developer | Angular Developer | Northbank Medical Center | Milwaukee, WI |
Bed boards, blood bank screens and a medication timeline that forty nurses helped to draw are yours to build and look after. The stack is Angular with RxJS talking to FHIR services written by the team across the aisle. You will watch real shifts, measure clicks, and remove them. {S2} {S1} Four years of front-end development with at least two in Angular are required. No on-call for this position; the hospital pays for certificates and lets you see a helicopter land.
: 4 years of front-end development with 2 in Angular ; RxJS ; 1 ; 4 ; REST or FHIR services ; Health care experience preferred
* ui-engineer-remote | UI Engineer, Remote | Fernlight Software | Remote | $120,000-142,000 a year
Every September ten thousand swim parents open our sign-up page within the same hour, and it has to stay calm. You work on the public pages and the volunteer calendar in React with React Router, write progressive forms that function before the script loads, and keep the stylesheets small enough to read in one sitting. {S1} {S2} {S3} Four years of building for the web are required, written English matters, and a time zone within four hours of Chicago makes reviews pleasant.
: 4 years of web front-end development ; 2 ; 1 ; Progressive enhancement and forms ; 4 ; React Router or Remix preferred ; Design skills a plus
* react-native | Mobile Engineer (React Native) | Ridgeline Telehealth | Denver, CO | $128,000-150,000 a year
A rancher sees her cardiologist from a barn with one bar of signal, through the app you would own. Two mobile engineers, one designer and a nurse product owner share a roadmap: video that degrades politely, medication reminders, large type, biometric login. Releases go out every second Tuesday. {S4} {S5} Four years of mobile or React work with two shipped apps are required. Native modules in Swift or Kotlin come up monthly, so curiosity there is welcome.
: 4 years of mobile or React development ; React Native with two shipped apps ; 1 ; Accessibility on iOS and Android ; App store release process ; Swift or Kotlin a plus

=== full-stack
S1 You own a feature from the first conversation to the graph that shows people using it.
S2 We deploy many times a day and roll back without blame.
S3 Tests run in under five minutes, and we intend to keep it so.
S4 Design documents are two pages, and comments on them are civil.
S5 There is no visa sponsorship for this position.
R1 TypeScript
R2 React or a similar front-end framework
R3 Node.js services
R4 PostgreSQL or another relational database
R5 REST APIs and integration testing
R6 Docker and CI pipelines
R7 AWS a plus
* mid-remote | Full-Stack Engineer (TypeScript) | Fernlight Software | Remote | $125,000-148,000 a year
The team that runs event sign-up has four engineers and wants a fifth who likes both ends of the wire. Expect React on the front, Node.js and PostgreSQL behind, and a queue that sends two million reminders a week. Your first project is waitlists: schema, API, screens and the e-mail that makes a parent's day. {S1} {S2} Four years of full-stack development are required. We hire anywhere in the country, pair twice a week and keep Fridays free of meetings.
: 4 years of full-stack development ; 1 ; 2 ; 3 ; 4 ; 5 ; Background jobs and queues preferred
* senior-health | Senior Full-Stack Developer | Ridgeline Telehealth | Denver, CO | $150,000-172,000 a year
Half of Colorado's counties have no cardiologist, so ours travel by video. You design and build the scheduling and billing services in Node.js and React, lead technical design with two colleagues, handle protected health data with care and keep page loads under two seconds on ranch internet. {S4} {S3} We ask for seven years of software engineering, at least three of them as the person others ask. The office is near Union Station, where you will be two days a week; the rest is up to you.
: 7 years of software engineering ; 3 ; 2 ; 1 ; 4 ; HIPAA or other regulated data ; Technical leadership ; 7
* junior-agency | Junior Full-Stack Developer | Spindle & Oak Digital | Columbus, OH | $65,000-76,000 a year
Clients here are small and grateful: a seed library, a minor league team, a brewery with a loyalty card printed on wood. You build features in React, Express and PostgreSQL, write tests next to a patient lead, and present your own work on demo Fridays. {S1} {S5} One year of experience or a strong boot camp or degree project gets an interview. What we look for is finished work, honest questions, and the habit of reading an error message all the way to the end.
: 1 year of experience, or a finished project ; JavaScript or TypeScript ; 2 ; SQL basics ; Git and code review ; Express or another Node.js framework a plus
* logistics | Full-Stack Software Engineer | Harrow & Tate Logistics | Memphis, TN |
At one in the morning the hub sorts ninety thousand parcels, and your screen tells the floor where the trouble is. The product team is eight people in a converted dispatch room. You will build the yard and dock planner with React, Node.js and MongoDB, connect scanners and printers of every vintage, and ride a night shift each quarter to see it used. {S2} {S4} Three years of full-stack work are required, and messy real-world data should amuse rather than frighten you.
: 3 years of full-stack development ; 2 ; 3 ; MongoDB or another document database ; 5 ; 6 ; Logistics or warehouse systems a plus
* bank-modernization | Full-Stack Engineer, Lending Platform | Prairie Meridian Bank | Lincoln, NE | $110,000-132,000 a year
Loan officers in 64 towns still print the application, sign it and scan it back. Your squad is ending that, with a React front end, Node.js services, PostgreSQL and an old core system that speaks fixed-width text. You will write integrations, guard every cent with tests, and sit in branches to see where fingers hesitate. {S3} {S5} Five years of development are wanted. The bank closes at five and engineering does as well, apart from four planned weekends a year.
: 5 years of software development ; 2 ; 3 ; 4 ; 5 ; Legacy integration ; Financial services experience preferred
* startup-founding | Founding Full-Stack Engineer | Mosslight Energy | San Francisco, CA | $160,000-185,000 a year plus equity
Heat pumps are easy; the paperwork for rebates is not. Three founders, eleven pilot contractors and a prototype that works too well to throw away are waiting for engineer number one. You choose the boring tools, build the quoting app in TypeScript and Next.js, talk with installers on roofs and hire the next two people. {S1} {S4} At least five years of product engineering are required, with one stretch at a company of under thirty. The seed money lasts twenty-six months, and you may see the spreadsheet.
: 5 years of product engineering ; 1 ; Next.js or a comparable React framework ; 4 ; Comfort with ambiguity and customers ; Startup experience preferred ; 7
* edtech-graphql | Full-Stack Developer, Learning Platform | Compass Virtual Academy | Remote | $108,000-126,000 a year
A student in a hospital bed should be able to hand in an essay from a borrowed tablet. You will work across React, a GraphQL layer on Node.js, PostgreSQL and a stack of integrations with gradebooks that nobody loves. Teachers are in the channel and they are funny. {S3} {S1} Three years of full-stack experience are required, and some feeling for accessibility, because one in nine of our students uses assistive technology. August is busy; July is not, and the whole company rests in its first week.
: 3 years of full-stack experience ; 2 ; 3 ; GraphQL ; 4 ; Accessibility awareness ; LTI or education standards a plus
* python-react | Full-Stack Engineer (Python and React) | Blue Mesa Analytics | Albuquerque, NM | $112,000-135,000 a year
Utilities call us when the desert gets hot and the load forecast gets strange. Our web product puts a data scientist's model in front of an operator who has eleven seconds to decide. You build Django and FastAPI services, React charts that tell the truth, and the permissions that keep rivals apart. {S2} {S3} Four years of engineering with Python and a modern front end are expected. The office is in an old rail depot, and green chile is a benefit in the legal sense.
: 4 years of engineering with Python and a front-end framework ; Django or FastAPI ; 2 ; 4 ; Data visualization with D3 or similar ; 6 ; Energy sector experience a plus
* lead-platform | Lead Full-Stack Engineer | Threadbare & Sons Apparel | Portland, OR | $158,000-178,000 a year
Six engineers run a shop that sells a pair of socks every nine seconds in December. The lead sets direction, still writes code most afternoons, keeps the Node.js storefront and warehouse API healthy, plans capacity for the gift rush, interviews, and grows two seniors who will soon outgrow you. {S4} {S2} Eight years of building web software with two in a leading role are required. Expect to pack parcels once a year beside the people who depend on your uptime.
: 8 years of web software development with 2 as lead ; 3 ; 2 ; 1 ; Capacity planning ; Hiring and coaching ; Commerce platform experience preferred

=== back-end
S1 Every service has an owner, a dashboard and a page that says how to fix it.
S2 Postmortems name causes and never people.
S3 We prefer boring databases and exciting customers.
S4 Code review is where design is taught, so it is never rushed.
R1 Relational databases and SQL tuning
R2 REST or gRPC API design
R3 Automated tests and continuous integration
R4 Docker and Kubernetes
R5 Bachelor's degree in computer science or equal experience
R6 AWS, Azure or Google Cloud
* java | Back-End Engineer (Java) | Tidewell Payments Bank | Wilmington, DE |
A payment either happened or it did not, and the ledger team is who makes that sentence true. You will write Java and Spring Boot services, design idempotent APIs, model double-entry accounts in PostgreSQL and reason aloud about retries. The team has seven engineers, two of them former tellers. {S4} {S1} Four years of back-end development are required, and concurrency should be a topic you enjoy at lunch. Hybrid with two days on the river.
: 4 years of back-end development in Java ; Spring Boot ; 1 ; 2 ; 3 ; Kafka preferred ; Payments experience a plus
* go-senior | Senior Software Engineer, Infrastructure Services (Go) | Larchmont Cloudworks | Seattle, WA | $165,000-198,000 a year
When a customer asks for a database, eleven things must happen in order across three data centers, and our orchestrator does them. You own its scheduler: written in Go, backed by etcd and PostgreSQL, exercised by a test rig that unplugs things at random. {S2} {S1} Seven years of software engineering with distributed systems are required, along with the courage to delete. You will write design papers, mentor three engineers and be on call one week in eight, with time back after bad nights.
: 7 years of software engineering with distributed systems ; Go in production ; 4 ; 2 ; Consensus and failure testing ; Mentoring ; Open source contributions a plus
* python | Python Developer | Wayline Maps | Boulder, CO | $108,000-130,000 a year
Rangers email closures as photos of handwritten notes, and your pipeline turns them into red lines on a map. The back-end group maintains Django services, PostGIS queries, tile builds that run for nine hours, and an intake queue that never sleeps in fire season. {S3} {S4} Three years of Python in production are required; knowledge of geospatial data will grow on you in a quarter. We meet in Boulder twice a week and finish a surprising number of meetings outdoors.
: 3 years of Python in production ; Django or Flask ; 1 ; 3 ; Celery or similar queues ; PostGIS or geospatial experience preferred
* dotnet | .NET Developer | Hearth Mutual Insurance | Kansas City, MO | $95,000-118,000 a year
Policies written in 1988 are still alive in our system, and so is some of the code. You join nine developers who move rating and claims from a monolith to C# services, screen by screen, without losing a single deductible. SQL Server is the memory of the house, so you will learn to read plans. {S4} {S2} Three to five years with C# and .NET are what this seat needs. Hybrid three days, barbecue opinions mandatory, and nobody deploys on a Friday in hail season.
: 3-5 years of C# and .NET development ; SQL Server ; 2 ; 3 ; 5 ; Azure preferred ; Insurance domain knowledge a plus
* node-backend | Node.js Back-End Engineer | Ridgeline Telehealth | Denver, CO | $122,000-144,000 a year
Appointments, claims, prescriptions and a video bridge meet in our API, and each has its own idea of time. You will build TypeScript services on Node.js, tune MongoDB and Redis, write contracts that mobile engineers can trust, and chase the slow percentile instead of the average. {S1} {S3} Four years of server-side development are required. A privacy officer reviews designs early and is generous with explanations, so nobody learns HIPAA the hard way in this building.
: 4 years of server-side development ; Node.js and TypeScript ; MongoDB or PostgreSQL ; 2 ; Redis and caching ; 3 ; 6
* ruby | Ruby on Rails Engineer | Acorn Ledger | Remote | $118,000-136,000 a year
Small bakeries do their books with us on Sunday evenings, so Sunday is when we may not break. Our single Rails application is twelve years old, tidy and loved. You will add bank feeds, speed up reports, upgrade dependencies monthly, and answer one afternoon of support a week because it keeps everybody honest. {S3} {S2} Three years of Rails in production are required and good writing is weighed like good code. The company is forty people, profitable, and never works weekends. Deploys take nine minutes and happen before noon, by custom.
: 3 years of Ruby on Rails in production ; PostgreSQL ; RSpec or Minitest ; Background jobs with Sidekiq ; Clear writing ; Hotwire preferred ; Accounting knowledge a plus
* graduate | Software Engineer, New Graduate | Vantage Loop Robotics | Pittsburgh, PA | $92,000-102,000 a year
Your first week ends with code running on a robot that carries totes, at walking speed, past people who named it Gerald. New graduates rotate through fleet services in Python and Go, diagnostics, and the simulator, with one mentor throughout. You write tests, read logs, sweep the lab when it is your turn, and present what you broke. {S4} {S1} A bachelor's degree in computer science or robotics, finished by June, is required. {S2} Applicants must be authorized to work in the United States.
: Bachelor's degree in computer science, robotics or a related field ; Python, Go, Java or C++ ; Data structures and algorithms ; Linux basics ; Internship experience preferred ; ROS a plus
* embedded | Embedded Software Engineer | Kestrel Ridge Instruments | Fort Collins, CO | $104,000-126,000 a year
A snow gauge on a glacier gets one AA battery's worth of energy a week and must still phone home. You write C on small ARM microcontrollers, debug with a scope, shave microamps, design the update that cannot brick a device above tree line, and go there once a year to see. {S4} {S3} Three years of embedded development are necessary, as is a degree in electrical or computer engineering or the bench to show for it. The lab has a cold chamber and very warm colleagues.
: 3 years of embedded development in C ; RTOS and ARM microcontrollers ; Oscilloscope and logic analyzer debugging ; Low-power design ; Degree in electrical or computer engineering, or equal experience ; Rust a plus

=== data-analysis
S1 Definitions live in one glossary, and disputes about them end there.
S2 You will present findings to the people who asked, with the caveat on the first slide.
S3 Queries are reviewed like code.
R1 Advanced SQL
R2 Tableau, Power BI or Looker
R3 Excel
R4 Python or R
R5 Statistics, including experiments and confidence intervals
R6 Bachelor's degree in a quantitative field
* retail-analyst | Data Analyst | Threadbare & Sons Apparel | Portland, OR | $78,000-92,000 a year
Why do left-handed people return fewer gloves? Nobody knows yet, and questions of that sort fill a third of your week. The rest is the weekly trade report, basket analysis for the merchants, a cohort study of gift buyers and the cleanup of a product table with four shades of navy. {S1} {S2} Two years of analysis are required and strong SQL is tested with our real mess. You report to the head of operations, who asks excellent second questions.
: 2 years of data analysis ; 1 ; 2 ; 3 ; Clear presentation of results ; 4 ; Retail experience a plus
* health-analyst | Healthcare Data Analyst | Larkmoor Regional Hospital | Columbus, OH | $74,000-90,000 a year
Falls, readmissions, minutes from door to balloon: behind every number in this hospital lies a person, and your team never forgets it. You build quality measures from Epic Clarity, validate them chart by chart with nurses, submit registries and design run charts that belong on a wall. {S3} {S1} Three years of analysis in health care are asked for. Certification in Clarity can be earned here at our cost during the first year. A nurse informaticist sits beside the four analysts, and reports retire automatically when nobody has opened them for half a year.
: 3 years of healthcare data analysis ; 1 ; 2 ; Quality measures and registries ; 6 ; Epic Clarity certification preferred ; Clinical background a plus
* product-analyst | Product Analyst | Wayline Maps | Boulder, CO | $98,000-115,000 a year
Two million hikers leave footprints, and you work out which paths in the app help and which ones lose people. You design experiments with product managers, keep the event plan tidy, warn everyone about peeking at results, and write a monthly essay that the founders read on the train. {S2} {S3} Three years in product analytics are required, with real experiments you can describe, including one that embarrassed you. The warehouse is modeled in dbt, dashboards have owners, and you will have a say in what is logged before it ships.
: 3 years of product analytics ; 1 ; 5 ; 4 ; Event tracking design ; Amplitude or Mixpanel preferred ; dbt a plus
* bi-developer | Business Intelligence Developer | Hearth Mutual Insurance | Oklahoma City, OK | $88,000-106,000 a year
Twelve hundred reports, nine of which matter: your mission is to find the nine and let the others rest. You model the claims warehouse in SQL Server, build Power BI datasets with row-level security, teach forty power users and retire a good deal of Excel with ceremony. {S1} {S3} Four years of business intelligence development are needed. Actuaries sit nearby and argue for sport, and tornado season brings real urgency to the dashboard on the wall. A steady migration to the cloud warehouse begins next spring and you would design its first models.
: 4 years of business intelligence development ; SQL Server and T-SQL ; Power BI and DAX ; Dimensional modeling ; Training of business users ; Insurance experience a plus
* junior-analyst | Junior Data Analyst | City of Marlow Springs | Springfield, MO |
Potholes reported, potholes filled, days between: the city publishes it all and you keep the publishing honest. You pull data from five departments, clean addresses, refresh the open data portal, map streetlights and answer requests from reporters and a very sharp high school class. {S2} {S1} A degree or certificate in a field with numbers is enough, as is a portfolio of two questions you answered with data. Pension, fifteen holidays, bicycle parking indoors.
: Degree or certificate in a quantitative field ; SQL basics ; 3 ; Portfolio of two analyses ; Plain writing ; 4 ; GIS or ArcGIS a plus
* operations-research | Operations Analyst | Harrow & Tate Logistics | Memphis, TN | 
Four minutes saved at the dock is a truck saved by Friday, and you are the one with the stopwatch and the model. Working from the hub at night one week in four, you study flows, simulate new sort plans, set staffing from forecasts and check afterwards if you were right. {S3} {S2} Two years in operations, industrial engineering or analytics are required. Supervisors here have seen many consultants, so you win them by carrying a scanner first.
: 2 years in operations or industrial engineering analytics ; 1 ; 4 ; Forecasting and simulation ; 6 ; Six Sigma green belt preferred ; Logistics experience a plus

=== data-engineering-and-science
S1 Models are not done when they fit; they are done when somebody decides differently.
S2 Pipelines have tests, owners and a bill that we all can see.
S3 Papers are read on alternate Thursdays, with snacks.
R1 Python
R2 SQL
R3 Spark, dbt or Airflow
R4 Cloud data warehouse such as Snowflake, BigQuery or Redshift
R5 Machine learning with scikit-learn, XGBoost or PyTorch
R6 Master's degree in statistics, computer science or a related field preferred
* data-engineer | Data Engineer | Ridgeline Telehealth | Denver, CO | $120,000-142,000 a year
Blood pressure cuffs in barns, claims from eleven insurers, video logs and a calendar with four time zones land in our warehouse every hour. You build the pipelines in Python and dbt on Snowflake, version schemas, mask what must be masked, and make the morning report arrive before the coffee does. {S2} {S3} Three years of data engineering are required. The data team numbers five and lets the newest member pick the name of the next pipeline; the current one is called Brisket.
: 3 years of data engineering ; 1 ; 2 ; 3 ; 4 ; Data privacy and masking ; HL7 or FHIR a plus
* senior-data-engineer | Senior Data Engineer, Streaming | Slipstream Regional Air | Charlotte, NC | $142,000-164,000 a year
Every aircraft reports forty times a minute, and dispatch wants to know about trouble before the pilot does. You design streams with Kafka and Flink, land them in a lakehouse, set quality gates, tune cost and coach two engineers who came over from the operations desk. {S2} {S1} Six years of data engineering with two of streaming are needed. Standby seats come with the badge, and a simulator hour is given at your first anniversary.
: 6 years of data engineering with 2 of streaming ; Kafka and Flink or Spark Streaming ; 1 ; 2 ; Terraform ; Data quality and cost control ; Aviation data a plus
* data-scientist | Data Scientist | Meridian Vale Specialty Rx | Nashville, TN | $125,000-148,000 a year
Which patients will miss a refill, and what would help: a call, a text or a cheaper copay? You frame questions with pharmacists, build models on messy claims, run field experiments, and explain effects to executives without the word significant. {S1} {S3} Three years in applied data science are required and causal thinking is what will set you apart. Your work will be read by clinicians who check it, which you will come to love.
: 3 years of applied data science ; 1 ; 2 ; 5 ; Experiment design and causal inference ; 6 ; Health care claims experience a plus
* ml-engineer | Machine Learning Engineer | Vantage Loop Robotics | Pittsburgh, PA | $150,000-178,000 a year
Our robots must tell a tote from a toddler's backpack in forty milliseconds. You train detection models in PyTorch, squeeze them onto embedded GPUs, curate data with three annotators who know every box in Pennsylvania, and watch accuracy drift when the warehouse changes its tape color. {S1} {S3} Four years of machine learning in production are needed. A degree beyond the bachelor's is common here and not demanded. Expect an hour on the floor every week.
: 4 years of machine learning in production ; PyTorch ; Computer vision ; Model deployment and quantization ; C++ or CUDA preferred ; 6
* research-scientist | Applied Scientist, Forecasting | Blue Mesa Analytics | Albuquerque, NM | $138,000-160,000 a year
Load at six in the evening on the hottest Thursday of the year: be wrong by two percent and a utility buys power at any price. You develop probabilistic forecasts, test against simple baselines that are hard to beat, publish when we can, and stand by the control room phone in July. {S1} {S2} A doctorate, or a master's degree with four years of forecasting, is required. Colleagues include a meteorologist and a former blackjack dealer.
: PhD, or master's degree with 4 years of forecasting ; Time series and probabilistic modeling ; 1 ; 2 ; Backtesting and evaluation ; 5 ; Energy or weather data preferred
* analytics-engineer | Analytics Engineer | Acorn Ledger | Remote | $112,000-128,000 a year
Bakers trust our numbers, so ours had better agree with each other. You own the dbt project from raw events to the eleven tables that people actually query, write tests in the morning and documentation in the afternoon, and teach support colleagues enough SQL to stop asking you. {S2} {S1} Three years in analytics or data engineering are required. Remote in the United States, four days a week in summer, and a company trip to a mill where the flour is better than you expect.
: 3 years in analytics or data engineering ; dbt ; 2 ; 4 ; Data modeling and documentation ; 1 ; Looker or Metabase preferred

=== it-support
S1 Tickets are counted, but smiles are what get remembered at review time.
S2 You will write a knowledge article whenever you solve something twice.
S3 Certifications such as A+ and Network+ are reimbursed on passing.
R1 Windows and macOS troubleshooting
R2 Active Directory and Microsoft 365
R3 Ticketing system such as ServiceNow or Jira Service Management
R4 CompTIA A+ or equal experience
R5 Clear explanations for non-technical people
* help-desk-one | Help Desk Technician, Tier 1 | Beckford City Schools | Hampton, VA | $19-23 an hour
Nine thousand tablets, of which some have been under a school bus. You answer the help line, reset passwords for second graders with great seriousness, swap screens, image laptops through the summer and drive between buildings in a van with good speakers. {S1} {S3} A year of support work or an IT program at a community college is the ask. Teachers are grateful people when the projector lives, and some bring cookies. Summers are for rollout projects in shorts, with music.
: 1 year of IT support or an IT program ; 1 ; 5 ; Valid driver's license ; 4 ; Chromebook and iPad management a plus
* desktop-support | Desktop Support Specialist | Ashgrove Pell LLP | Hartford, CT | $58,000-68,000 a year
Lawyers type fast, travel badly and print everything. You look after 120 laptops, two video rooms, a document system with strong feelings and the occasional home printer, mostly in person. Deadlines are measured in minutes on filing days, and you will be thanked loudly. {S2} {S1} Three years of desktop support in a professional office are needed, together with tact about what you see on screens. After-hours work is one evening a week for patches.
: 3 years of desktop support ; 1 ; 2 ; Video conferencing rooms ; Discretion ; 4 ; iManage or NetDocuments preferred
* hospital-support | Clinical IT Support Analyst | Northbank Medical Center | Milwaukee, WI | $27-33 an hour
When a barcode scanner dies on a medication cart at three in the afternoon, a nurse has eleven patients waiting and you have four minutes. Field support at Northbank covers workstations on wheels, badge readers, label printers, monitors and downtime drills across five buildings. {S1} {S2} Two years of hands-on support are required, preferably in health care. Comfortable shoes are a serious requirement: the team record is 27,000 steps. After a year most of the team moves toward the Epic, network or device groups, and vacancies are offered inside first.
: 2 years of hands-on IT support ; 1 ; 3 ; Mobile carts, scanners and printers ; Calm in clinical areas ; 4 ; Epic experience preferred
* msp-engineer | Managed Services Support Engineer | Lanyard & Lake IT | Madison, WI |
Dentists, cheese makers, a credit union, a curling club: forty small clients rely on our eleven people. You take second-line tickets, set up firewalls and Microsoft 365 tenants, visit sites in a wrapped hatchback and tell owners the truth about that server under the sink. {S3} {S2} Three years in support with a managed service provider or a broad in-house role fit well. On-call runs one week in seven and pays for each call, not only for the week.
: 3 years of IT support, ideally at a managed service provider ; 2 ; Firewalls and VPNs ; Backup and recovery ; 5 ; Network+ or Microsoft certification preferred
* it-manager | IT Support Manager | Slipstream Regional Air | Charlotte, NC | $98,000-114,000 a year
A gate reader that fails delays ninety people, so your team of fourteen technicians sits at the airport and not downtown. You plan shifts around the bank of morning departures, run incident calls, manage vendors, buy hardware and keep people growing into network and cloud jobs. {S1} {S3} Six years in support including two as a lead are required. Security clearance for the ramp takes three weeks; your parking space has a view of the runway.
: 6 years in IT support with 2 as lead ; Incident management ; Vendor and asset management ; Staff scheduling and coaching ; 3 ; ITIL Foundation preferred
* apple-admin | Endpoint Administrator | Fernlight Software | Remote | $84,000-98,000 a year
There are 140 laptops, no office and one of you. Zero-touch setup, patching, disk encryption, single sign-on and the art of being unobtrusive make up the job. You script what repeats, test on yourself first, and hold a friendly drop-in hour on Wednesdays. {S2} {S3} Three years of managing Macs with Jamf or Kandji are required, and Intune for the stubborn minority. A package with a loaner goes out by noon when somebody spills tea, as somebody will.
: 3 years of Mac fleet management ; Jamf or Kandji ; Okta or another identity provider ; Scripting in Bash or Python ; Intune a plus ; SOC 2 evidence experience preferred

=== network-and-systems
S1 Changes are written, reviewed and reversible.
S2 Monitoring wakes a person only when a person can do something.
R1 TCP/IP, routing and switching
R2 Linux administration
R3 Windows Server and Active Directory
R4 VMware or Hyper-V
R5 Scripting in PowerShell, Bash or Python
R6 CCNA preferred
* network-engineer | Network Engineer | Millrace State University | Corvallis, OR | $82,000-99,000 a year
Forty thousand devices, 180 buildings, a research forest with antennas in fir trees. You run the campus core and wireless, help scientists move terabytes, replace switches in closets that were once coal cellars, and join the football weekend bridge when seventy thousand phones arrive. {S1} {S2} Four years of network engineering are needed. Student technicians work with you, and teaching them is counted as real work. Free tuition for one class a term applies to families too. A change board of three meets for fifteen minutes on Thursdays.
: 4 years of network engineering ; 1 ; Enterprise wireless ; Firewalls ; 5 ; 6
* systems-administrator | Systems Administrator | Gristmill Foods | Cedar Rapids, IA | $72,000-86,000 a year
The oven controllers cannot be patched while there is granola inside, and that teaches planning. You look after eighty servers on VMware, backups that are restored monthly for practice, Active Directory, Microsoft 365 and the link to two smaller plants. {S2} {S1} Three years of administration in Windows and some Linux are required. You report to an IT director who started as a baker. On call comes every fourth week and the plant itself is awake all night, so someone always answers.
: 3 years of systems administration ; 3 ; 4 ; Backup and disaster recovery ; 2 ; 5 ; Manufacturing systems a plus
* linux-admin | Senior Linux Administrator | Kestrel Ridge Instruments | Fort Collins, CO | $108,000-126,000 a year
Data from nine hundred remote sensors lands on our machines, and researchers on five continents treat it as if it were electricity. You automate with Ansible, keep storage growing ahead of the snow season, tune PostgreSQL hosts, and retire a cron job older than some colleagues. {S1} {S2} Six years with Linux in production are required. Most of the week can be worked from home; some of it happens in a rack room that was a dairy, floor drain included.
: 6 years of Linux administration in production ; Ansible or Puppet ; 2 ; Storage and PostgreSQL hosting ; 5 ; RHCE preferred
* cloud-admin | Azure Cloud Administrator | Hearth Mutual Insurance | Kansas City, MO | $96,000-114,000 a year
We moved two thirds of the company to Azure and the last third is the interesting one. You manage subscriptions and policies, identity with Entra ID, hybrid networking, cost reviews with finance, and recovery drills that begin with an unannounced phone call. {S2} {S1} Four years as administrator with at least two in Azure are necessary. Six people share the platform work, one of whom keeps bees and distributes honey at release parties. A read-only copy of production exists for practice, and mistakes made there are discussed with delight at the weekly review.
: 4 years of administration with 2 in Azure ; Entra ID and role-based access ; Hybrid networking ; 5 ; Terraform or Bicep ; AZ-104 preferred
* telecom-tech | Fiber Network Technician | Northfork Rural Fiber | Grand Forks, ND |
Farmhouses four miles apart are getting gigabit service, and you light them up. You splice fiber in a trailer in January, read a reflectometer like a fishing sonar, mount equipment in cabinets, climb a little and explain routers at kitchen tables. {S1} A year with fiber, cable or low voltage work is required, training on our splicers takes two weeks, and your truck goes home with you. Members own the cooperative, so the people you connect are also your bosses, and they wave. Storm duty is by turns, paid double, and begins with hot soup at the warehouse and a map of who is without service.
: 1 year of fiber, cable or low-voltage work ; Fusion splicing and OTDR testing ; Valid driver's license ; Comfortable outdoors in winter and at height ; Basic IP networking ; FOA certification a plus

=== cybersecurity
S1 The team is allowed to say no and is expected to offer a better yes.
S2 Alert rules that cry wolf get fixed in the same week.
S3 Training budgets cover one serious course a year.
R1 SIEM tools such as Splunk or Microsoft Sentinel
R2 Incident response
R3 Network and endpoint security
R4 Knowledge of NIST CSF or ISO 27001
R5 Security+ or equal experience
R6 CISSP preferred
* soc-analyst | Security Operations Analyst | Tidewell Payments Bank | Wilmington, DE | $78,000-94,000 a year
Someone in another hemisphere is trying passwords against our customers at this moment. From a room with too many screens you triage alerts, hunt through logs, isolate laptops, write the timeline for the morning brief and improve the detection afterwards. {S2} {S3} One to three years in security operations or a strong network background get you in. Shifts rotate through four days on and three off, with a calm Sunday crew and an espresso machine under its own monitoring.
: 1-3 years in security operations or networking ; 1 ; 2 ; 3 ; 5 ; Scripting in Python a plus
* security-engineer | Security Engineer, Cloud | Larchmont Cloudworks | Seattle, WA | $150,000-180,000 a year
Customers place their crown jewels on our machines, and you make sure that a neighbor cannot reach them. The work is threat modeling with service teams, identity boundaries, key management, guardrails in Terraform and a paved road so pleasant that nobody wants to leave it. {S1} {S2} Five years in security engineering with cloud platforms are required. You should have found a real bug in a design review, and told it kindly.
: 5 years of security engineering in the cloud ; Threat modeling ; Identity and key management ; Terraform ; Go or Python ; 6
* grc | Governance, Risk and Compliance Analyst | Meridian Vale Specialty Rx | Nashville, TN |
Auditors visit four times a year and would like to see the same truth each time. You map controls to HIPAA and SOC 2, collect evidence without nagging, review vendors, run the access recertification and write policies that engineers do not mock. {S1} {S3} Three years in audit or security compliance are needed. Your manager once wrote novels and edits accordingly. Work is hybrid, three days in a former guitar factory where the acoustics are lovely.
: 3 years of security compliance or IT audit ; SOC 2 and HIPAA ; Vendor risk reviews ; 4 ; Clear policy writing ; CISA preferred
* pentester | Penetration Tester | Ravenglass Security | Remote | $118,000-140,000 a year
Hospitals and water utilities hire us to break in politely. You test web applications, networks and now and then a front desk, write reports with fixes in order of sense, brief the people who must repair it and retest when they have. {S3} {S1} Three years of offensive testing and an OSCP or comparable proof are required. Travel is about one week in six, the rest is from home. We publish tools, respect scope to the letter, and never sell fear.
: 3 years of penetration testing ; OSCP or comparable ; Web application and Active Directory attacks ; Report writing ; Burp Suite ; Cloud testing a plus
* security-manager | Information Security Manager | Northbank Medical Center | Milwaukee, WI | 
A ransomware note reached the hospital across the river last year, and our board has not forgotten. You lead five people, own the incident plan and rehearse it on nights, segment medical devices with the biomedical shop, report risk in dollars and days, and calm executives. {S2} {S1} Eight years of security work with three of leading are required, part of it in health care if possible. Nurses will test your patience and your passwords, and they are usually right about the first.
: 8 years of information security with 3 of leadership ; 2 ; Medical device security ; Risk reporting to executives ; 4 ; 6 ; Health care experience preferred

=== devops
S1 The platform is a product, and other engineers are its customers.
S2 Toil is measured each quarter, and the worst offender gets a project.
S3 On-call weeks come every sixth week and are followed by a free Monday.
R1 Kubernetes
R2 Terraform or another infrastructure-as-code tool
R3 AWS, Azure or Google Cloud
R4 CI/CD with GitHub Actions, GitLab CI or Jenkins
R5 Monitoring with Prometheus, Grafana or Datadog
R6 Scripting in Python, Go or Bash
* devops-engineer | DevOps Engineer | Ridgeline Telehealth | Denver, CO | $125,000-148,000 a year
A deployment must never interrupt a heart consultation, so ours drain calls first and ship second. You maintain AWS accounts, Kubernetes clusters, pipelines that finish in eight minutes and dashboards that a nurse can read. Audits want evidence; your scripts produce it. {S1} {S3} Four years in DevOps or systems engineering are required. The team is three people, soon four, and there is an honest list of everything we know to be broken, so you may choose your first victory.
: 4 years of DevOps or systems engineering ; 3 ; 1 ; 2 ; 4 ; 5 ; HIPAA experience a plus
* sre | Site Reliability Engineer | Wayline Maps | Boulder, CO | $140,000-165,000 a year
On the first warm Saturday of May traffic triples before nine, and rescue teams look at the same map as everyone else. You set service objectives with product people, load test before the season, tame tile caches, automate failover and run incident reviews that end in code. {S2} {S3} Five years in reliability or back-end engineering are required. Knowing how to debug a kernel is nice; knowing whom to wake is nicer.
: 5 years of reliability or back-end engineering ; 1 ; 5 ; Load testing and capacity planning ; 6 ; Incident command ; CDN experience preferred
* platform-engineer | Platform Engineer | Tidewell Payments Bank | Wilmington, DE | $135,000-158,000 a year
Sixty engineers wait eleven minutes for a build and you would like that to be three. You build the internal developer platform: templates, ephemeral environments, secrets, policy checks and a portal that does not insult anyone. {S1} {S2} Five years of platform or infrastructure work are needed with Kubernetes in anger. Regulators ask who changed what, and your pipelines answer without a meeting. Hybrid, two days on the river. Engineers are surveyed every quarter, and the answers choose half of your backlog.
: 5 years of platform or infrastructure engineering ; 1 ; 2 ; 4 ; Secrets management with Vault or similar ; 6 ; Backstage a plus
* release-engineer | Build and Release Engineer | Kestrel Ridge Instruments | Fort Collins, CO | $98,000-116,000 a year
Firmware, gateway software and a web app leave the building together, and each has its own calendar. You own reproducible builds in Docker and Yocto, signing keys in a safe, a hardware test farm with two hundred blinking boards, and release notes that field crews read in the cold. {S2} {S1} Three years in build, release or test automation are required. Soldering is optional, yet you will probably end up doing it by spring.
: 3 years in build, release or test automation ; 4 ; Docker ; Linux ; 6 ; Yocto or embedded toolchains preferred ; Code signing a plus
* aws-engineer | Cloud Engineer (AWS) | Compass Virtual Academy | Remote | $110,000-130,000 a year
At eight in the morning, in four time zones one after the other, thirty thousand students log in. You right-size the AWS estate, write Terraform modules, guard student records, cut the bill by turning things off in July, and help developers own their alarms. {S3} {S2} Three years with AWS in production are required and an associate certificate is welcome. Parents among the staff will recognize the hours: nobody here schedules anything at school pick-up.
: 3 years of AWS in production ; 2 ; Serverless and container services ; Cost optimization ; 6 ; AWS certification preferred ; FERPA awareness a plus

=== quality-assurance
S1 Testers join the first conversation about a feature and not the last.
S2 A bug report from you is a small short story with an exact ending.
R1 Test planning and exploratory testing
R2 API testing with Postman or similar
R3 SQL basics
* qa-engineer | QA Automation Engineer | Fernlight Software | Remote | $92,000-108,000 a year
September is when every swim club signs up at once, and you make sure that we are not embarrassed. You build Playwright suites in TypeScript, load test the queue, keep flaky tests out of the pipeline with a firm hand and explore new screens with a skeptic's grin. {S1} {S2} Three years of test automation are required. The suite runs in six minutes today; the last person who made it faster got a trophy shaped like a snail.
: 3 years of test automation ; Playwright or Cypress ; TypeScript or JavaScript ; 1 ; CI pipelines ; Load testing preferred
* manual-tester | Software Tester, Clinical Systems | Larkmoor Regional Hospital | Columbus, OH | $58,000-69,000 a year
A wrong allergy on a screen is not a cosmetic issue. You write test scripts for each Epic upgrade, walk through orders as nurse, pharmacist and clerk, record exactly what happened and retest at six in the morning during cutover. {S2} {S1} Two years in testing or in clinical work with a taste for precision are needed. Several of our best testers used to be unit secretaries and know where the bodies are buried, so to speak.
: 2 years of software testing or clinical operations ; 1 ; Defect tracking in Jira or similar ; Precise written reports ; 3 ; Epic experience preferred
* game-qa | QA Lead, Mobile Apps | Ridgeline Telehealth | Denver, CO | $98,000-112,000 a year
Ninety-one phone models lie in your drawer, and some of them belong to the people our patients are. The lead plans test passes for each fortnightly release, guides two testers, automates the boring third with Appium, and holds the go or no-go vote together with a nurse. {S1} {S2} Five years in quality assurance with two on mobile apps are required. Accessibility checks with real older adults happen monthly over pie.
: 5 years of quality assurance with 2 on mobile apps ; Appium or Maestro ; 1 ; 2 ; Team guidance ; Accessibility testing a plus
`;
