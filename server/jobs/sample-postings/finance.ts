/** Written in the draft format that `read-drafts.ts` explains. */
export const FINANCE_DRAFTS = `
=== accounting
S1 Month-end closes in five working days, and we mean to make it four.
S2 The finance team is made of people who explain things to colleagues without jargon.
S3 Audit season is planned in November so that nobody sleeps at the office in March.
S4 Exam fees and review courses for the CPA are paid in full.
R1 Bachelor's degree in accounting
R2 CPA license
R3 Working knowledge of US GAAP
R4 Advanced Excel including pivot tables and lookups
R5 Account reconciliations
R6 NetSuite experience a plus
* staff-accountant | Staff Accountant | Cobble & Crane Furniture | High Point, NC | $56,000-66,000 a year
We build chairs that outlive their owners, and our ledgers should be as sturdy. You will post journal entries, reconcile eleven bank and balance sheet accounts, keep the fixed asset register, and walk the warehouse at year end with a clipboard. {S1} The controller answers questions the first time and the third. One or two years of general ledger work would be right; strong graduates with an internship are read with care. You will also prepare sales and use tax returns for three states and help the warehouse team understand why their counts change the month's profit.
: 1 ; 1-2 years of general ledger accounting ; 5 ; 4 ; 3 ; Manufacturing or inventory accounting preferred ; Sage Intacct a plus
* senior-accountant | Senior Accountant | Palisade Outdoor Brands | Salt Lake City, UT | $78,000-92,000 a year
Tents sell in May, skis in October, and the accruals have to know it. In this role you own revenue and inventory, book intercompany entries for our Dutch subsidiary, prepare the audit schedules and coach two staff accountants who are eager and occasionally wrong. {S3} {S1} Five years of accounting, part of it in public practice, suits the work. Thursdays end early when there is fresh snow, and that is written in the handbook.
: 1 ; 5 years of accounting with general ledger ownership ; 3 ; 4 ; Revenue recognition under ASC 606 ; CPA or candidate preferred ; 6
* tax | Tax Accountant | Whitlow Graves CPAs | Indianapolis, IN |
Farmers, dentists, three breweries and a circus: our clients keep tax returns interesting. You prepare individual, partnership and S corporation returns, write to the IRS on behalf of nervous people and, outside the season, do planning that saves real money. Overtime between February and April is capped at fifty-two hours a week. {S4} Two years of preparing business returns are needed and tact is not optional. Software is paperless, clients upload through a portal, and reviewers sit down with you instead of returning red files. In summer the office closes at noon on Fridays and nobody apologizes for it.
: 1 ; 2 years of tax preparation including business returns ; Federal and multistate compliance ; UltraTax or Lacerte ; Client communication ; 2 ; Enrolled Agent accepted, CPA preferred
* auditor | Internal Auditor | Cumberland Valley Credit Union | Hagerstown, MD | $70,000-84,000 a year
Fifteen branches, one data center, one audit team of three. You will plan reviews of lending, cash handling and vendor contracts, test controls, write findings that people can act on, and come back in ninety days to see if they did. The supervisory committee reads every word. {S2} Three years of audit in a financial institution or public firm, curiosity, and a thick skin are required. Travel is by car and you are home for dinner. Workpapers are kept in one system, findings are rated by agreed rules, and the chief auditor takes the unpleasant meetings herself.
: Bachelor's degree in accounting or finance ; 3 years of internal or external audit ; Risk assessment and control testing ; Clear report writing ; CIA or CPA preferred ; Data analytics with SQL or IDEA a plus
* cost-accountant | Cost Accountant | Ferrous & Field Castings | Green Bay, WI | $72,000-85,000 a year
Iron goes in at 2,700 degrees and comes out as valves; somewhere between, margin appears or does not. You set standard costs, chase variances down to the furnace, value work in process and sit with production managers until both of you agree what happened in week 32. {S2} {S1} Experience in a foundry is rare, so any heavy manufacturing will serve. Steel-toed shoes are provided and worn. The year-end count takes two days, one pair of gloves and the patience of everyone involved.
: 1 ; 3 years of cost accounting in manufacturing ; Standard costing and variance analysis ; Inventory valuation ; 4 ; SAP or Epicor preferred ; CMA a plus
* controller | Controller | Blue Heron Veterinary Group | Raleigh, NC | $118,000-138,000 a year
Eleven animal hospitals became one company three years ago and the charts of accounts still hold grudges. As controller you lead a team of seven through close, payroll, audit and the move to one system, report to the CFO, and give hospital managers numbers that they trust. {S3} {S4} We expect eight years of progressive accounting, supervision of at least three people, and one system implementation you can tell honest stories about.
: 1 ; 8 years of progressive accounting experience ; Supervision of an accounting team ; 3 ; ERP implementation ; 2 ; Multi-site healthcare or retail preferred
* nonprofit | Grants Accountant | Watershed Stewards Alliance | Annapolis, MD | $61,000-70,000 a year
Oysters, eelgrass and eleven federal awards with eleven sets of rules. You will bill the agencies, track restricted funds, allocate salaries by timesheet, prepare the single audit and tell biologists kindly that a kayak is not a supply. Work is hybrid, with two days in an office above the boatyard. {S3} Three years in nonprofit or government accounting are expected, and comfort with the Uniform Guidance matters most. You will close each month with the finance director, keep the indirect cost rate file ready for negotiation, and train field staff in expense reports twice a year.
: 1 ; 3 years of nonprofit or government accounting ; Uniform Guidance and federal grant billing ; Fund accounting ; 4 ; 5 ; Blackbaud Financial Edge preferred

=== bookkeeping
S1 Owners call you directly and expect an answer in plain words.
S2 Receipts arrive by app, by mail and once by carrier box of tomatoes.
S3 Hours are flexible outside the first week of each month.
R1 QuickBooks Online
R2 Bank and credit card reconciliation
R3 Accuracy and a good memory for detail
R4 Excel or Google Sheets
* full-charge | Full-Charge Bookkeeper | Tilden Brothers Roofing | Tulsa, OK | $26-31 an hour
Thirty roofers, two brothers, one office dog. You run payables, receivables, weekly payroll with certified reports for public jobs, sales tax in three states, and hand the accountant a clean trial balance each quarter. When hail comes, invoices triple and you keep your head. {S1} Five years of bookkeeping through financial statements are asked for; construction teaches you lien waivers quickly if you have not met them yet. You will have your own office with a door, a scanner that works, and an outside accountant who returns calls. Job costing by roof is new here, and the brothers are eager to learn what it tells them.
: 5 years of full-charge bookkeeping ; 1 ; Payroll including certified payroll ; Sales tax filing ; 2 ; Construction bookkeeping preferred
* accounts-payable | Accounts Payable Specialist | Larkmoor Regional Hospital | Columbus, OH | $21-25 an hour
Nine thousand invoices a month pass through a team of six, and yours are the suppliers from M to R. You will match invoices to orders and receipts, clear holds, answer vendors on the day they write, and prepare the Thursday check run. Hybrid after training, with the office on a bus line. {S3} A year or two in payables at volume, ideally in a three-way match system, makes you a strong candidate. You will share a pod with two colleagues who have done this for a decade, and help test the new invoice scanning tool, which reads everything apart from coffee stains.
: 1-2 years of high-volume accounts payable ; Three-way matching ; Vendor communication ; 4 ; 3 ; Workday or Lawson experience preferred
* accounts-receivable | Accounts Receivable Coordinator | Northfork Agricultural Supply | Fargo, ND | $44,000-50,000 a year
Farmers pay after harvest and good receivables people know when to call and when to wait. You will apply cash, send statements, set credit limits with the branch managers, work the sixty-day list and write off almost nothing. {S1} Two years in receivables or collections are required, preferably business to business. The coffee is free, the winters are long, and no one here has ever called a customer a debtor. You report to the credit manager, who rides along to farms with you every spring, and you own the monthly aging review with eleven branches from here to the Canadian line.
: 2 years of accounts receivable or collections ; Cash application ; Credit review ; 4 ; Courteous, persistent phone manner ; Agriculture background a plus
* payroll | Payroll Administrator | Copper Kettle Hospitality Group | Flagstaff, AZ | $54,000-62,000 a year
Seven restaurants, two lodges, 430 people, tips. You process biweekly payroll from time clock to tax filing, answer questions about garnishments with tact, and handle the seasonal wave when ninety lift operators and dishwashers start in one week. {S3} We want three years of multi-site payroll and a working knowledge of tip credit rules. FPC holders start higher, and those who are studying get the exam paid. You work beside an HR manager and a controller who cover for you, so vacations are real. Reports on labor cost go to chefs each Monday, and you will get to know which of them reads the second page.
: 3 years of payroll for 200 or more employees ; Multi-state payroll tax ; Tip credit and wage rules ; Paylocity or ADP ; Confidentiality ; FPC or CPP preferred
* remote-bookkeeper | Client Bookkeeper | Tallyhouse Bookkeeping | Remote | $24-28 an hour
Eleven small businesses will be yours: a florist, a podcast, a chain of climbing gyms. Each week you categorize, reconcile, send a short note with one useful number and hop on a call when something looks odd. {S2} {S3} Our bookkeepers work from nineteen states and meet each spring. Certified ProAdvisors are preferred, and three years with several clients at once are needed because switching hats is the job. Clients are matched by temperament as well as by hours, and a senior reviewer looks at every month before it is closed.
: 3 years of bookkeeping for multiple clients ; 1 ; 2 ; Written communication with owners ; QuickBooks ProAdvisor certification preferred ; Xero and Gusto a plus

=== banking
S1 Nobody here has a quota for opening accounts that people did not ask for.
S2 Branches close at five and on every federal holiday.
S3 Staff who finish the lending academy move up a grade.
R1 High school diploma or equivalent
R2 Cash handling accuracy
R3 Customer service experience
R4 Knowledge of the Bank Secrecy Act and fraud warning signs
* teller | Bank Teller | First Orchard Bank | Yakima, WA | $18-20 an hour
Apple growers deposit on Fridays, retirees on the first, and children bring jars whenever they are full. You will cash, count, balance your drawer to the penny, spot the grandmother being talked into gift cards, and know most people by name before the blossom. {S1} {S2} Experience with cash and customers, in a shop or a cinema, is enough to start. Two weeks of paid training take place at the main office. Part-time shifts of twenty-five hours are possible in the harvest months.
: 1 ; 6 months of cash handling or retail ; 3 ; 2 ; Basic computer skills ; Spanish preferred
* universal-banker | Universal Banker | Cumberland Valley Credit Union | Frederick, MD | $21-25 an hour
Half teller, half adviser, never bored. At our newest branch there is no counter: you meet members at the door, help with transactions on a tablet, open accounts, take loan applications and teach the app to people who distrust it. {S3} {S1} One year in a bank or two years in face-to-face service are required, and registering as a mortgage originator is a later option. Evening financial classes at the library are led by branch staff twice a year, and you will be paid to teach one after training.
: 1 ; 1 year of banking or 2 years of customer service ; Account opening and consumer loans ; 2 ; 4 ; Notary commission a plus
* loan-officer | Mortgage Loan Officer | Anchor Point Home Lending | Virginia Beach, VA | $55,000 base plus commission
First-time buyers, sailors with orders to move in six weeks, and the odd beach cottage: you guide them from a nervous first call to keys. You will take applications, price loans, explain VA entitlement without a brochure, and keep real estate agents informed before they ask. An active NMLS license is required along with two years of originations. Processing is done in house by people who have closed five thousand loans. {S2} Our lock desk answers within minutes, marketing is done for you, and the average file closes in twenty-six days. Spanish or Tagalog will bring you families whom other lenders overlook.
: Active NMLS license ; 2 years of mortgage origination ; VA, FHA and conventional products ; Referral network building ; Encompass or similar system ; 3
* credit-analyst | Commercial Credit Analyst | Prairie Meridian Bank | Lincoln, NE | $63,000-76,000 a year
Feedlots, clinics, grain elevators, a family of hotels: you read their statements before the bank lends. The work is spreading financials, modeling cash flow in good years and drought, writing credit memos that a busy committee can finish, and visiting borrowers with the lender. {S3} A finance or accounting degree and one to three years in credit or public accounting make a fit. You will see every loan above half a million dollars. Portfolio reviews each fall take you to the western counties for a week, and the credit school at the state university is paid for in your second summer.
: Bachelor's degree in finance, accounting or economics ; 1-3 years of credit analysis or accounting ; Financial statement analysis and cash flow modeling ; Excel ; Concise writing ; Agricultural lending a plus
* branch-manager | Branch Manager | First Orchard Bank | Wenatchee, WA | $72,000-85,000 a year
A staff of eight, a vault with brass hinges and a town where business gets done at Little League. You coach tellers and bankers, approve exceptions, lend up to your authority, keep audits clean and sit on at least one local board because the bank believes in it. {S2} {S1} Five years in retail banking and two of leading people are required. Your predecessor moved up to run the region. An assistant manager with eleven years in the building covers when you visit customers.
: 5 years of retail banking with 2 of leadership ; Consumer and small business lending ; Audit and compliance readiness ; Coaching ; Community involvement ; 4
* aml-analyst | Fraud and AML Analyst | Tidewell Payments Bank | Wilmington, DE | $67,000-82,000 a year
Alerts arrive at the rate of three hundred a night, and most are nothing. Your work is the rest: follow the money through shell companies, write the narrative for a suspicious activity report, tune rules with the data team, and freeze accounts before the weekend. Hybrid, two days on the Riverfront. Two years in transaction monitoring or fraud investigation are a must. {S3} No caseload theater: quality is reviewed by peers. The fraud, compliance and data teams share one floor and one backlog, so a good idea from an analyst becomes a live rule within two weeks, which we have measured.
: 2 years of AML or fraud investigation ; Suspicious activity report writing ; 4 ; SQL or strong Excel ; Bachelor's degree or comparable experience ; CAMS preferred

=== financial-analysis
S1 You will present your own work; slides do not disappear upward.
S2 The planning model is one file, documented, with nobody's name on a hidden tab.
R1 Bachelor's degree in finance, accounting or economics
R2 Excel modeling
R3 Budgeting and forecasting
R4 SQL preferred
R5 Power BI or Tableau
* fpa-analyst | Financial Analyst, FP&A | Palisade Outdoor Brands | Salt Lake City, UT | $72,000-86,000 a year
Why did gross margin slip in stoves but not in tents? That kind of question lands on your desk on Tuesday and is due on Thursday. You build the monthly forecast with category managers, explain variances, model price changes and keep the dashboard that the owners open first. {S2} {S1} Two to four years in planning or a rotation program have prepared our best people. Gear is at cost, and testing it on Fridays is tolerated.
: 1 ; 2-4 years of financial planning or analysis ; 2 ; 3 ; 5 ; 4
* senior-analyst | Senior Financial Analyst, Hospital Operations | Northbank Medical Center | Milwaukee, WI | $88,000-104,000 a year
A nurse manager needs to know if she can afford two more positions; a surgeon wants a robot. You work out the truth with each of them, using volumes, payer mix and staffing grids, then defend it before the finance committee. {S1} Five years of analysis with at least two in health care are required. You will partner with three vice presidents and mentor one analyst, a former respiratory therapist with excellent instincts. The reporting team will give you clean tables, leaving your time for questions such as why one clinic runs forty minutes late every Thursday.
: 1 ; 5 years of financial analysis with 2 in health care ; Cost accounting and productivity models ; 2 ; 3 ; Epic or Strata reporting preferred ; MBA a plus
* investment-analyst | Investment Analyst | Hollis Rowe Wealth Partners | Minneapolis, MN | $80,000-95,000 a year
We look after the savings of teachers, surgeons and one retired goalie, about 1.4 billion dollars in all. You research funds and individual bonds, prepare the monthly committee book, rebalance models and draft client letters that do not hide a bad quarter. {S1} Two years in investment research or portfolio operations are expected. Progress toward the CFA charter is supported with fees and study leave, and markets are followed, not shouted at. Clients write to you by name after their first meeting, and the research library is a real room with a fireplace, older annual reports and one very worn sofa.
: 1 ; 2 years of investment research or portfolio operations ; Fixed income and fund analysis ; Bloomberg or Morningstar Direct ; Written commentary ; CFA candidate preferred
* finance-manager | Finance Manager | Gristmill Foods | Cedar Rapids, IA | $105,000-122,000 a year
Oats come in by rail and leave as granola. As the plant's finance partner you own the budget, capital requests, monthly forecast and a team of two, and you are expected on the line in a hairnet at least once a week. {S2} Seven years in finance including manufacturing are required, as is the ability to tell an operations director no in a way that keeps lunch pleasant. CMA and CPA are both respected. You will close with a shared service team, present to the owners each quarter and walk new supervisors through the cost of a minute of downtime.
: 1 ; 7 years of finance experience including manufacturing ; 3 ; Capital project evaluation ; Team leadership ; CPA or CMA preferred ; SAP a plus
* budget-analyst | Budget Analyst | City of Marlow Springs | Springfield, MO | $58,500-71,000 a year
Potholes, pools, police overtime: you see the whole city in columns. The analyst reviews requests from five departments, forecasts sales tax, prepares the budget book that residents really do read, and answers council members before the meeting. {S1} A bachelor's degree and two years of budget or policy work are the minimum. Public pension, fifteen paid holidays and an office with windows that open. You will build the five-year capital plan with engineers, keep the fee schedule current, and help a citizen committee argue well. Budget season runs from January to May, and comp time is given for the long nights in it.
: Bachelor's degree in public administration, finance or a related field ; 2 years of budget or policy analysis ; 2 ; Revenue forecasting ; Clear public writing ; Government finance experience preferred
* revenue-analyst | Pricing and Revenue Analyst | Slipstream Regional Air | Charlotte, NC | 
Forty-six small jets, three hundred departures a day, and a seat that flies empty can never be sold again. You will watch booking curves, set fare buckets, test what a storm in Atlanta does to Tuesday, and argue with the network team using evidence. {S1} One to three years in pricing, revenue management or any job with large data sets count. Flight benefits begin on the first day, parents included. A seat in the operations center during the first summer storm is part of your training, because prices look different when you have watched a whole bank of flights disappear.
: 1 ; 1-3 years of pricing or revenue management ; SQL and Excel on large data sets ; Forecasting and demand modeling ; Python preferred ; Airline or hotel experience a plus

=== insurance
S1 Files are capped per person, which is how we keep the promise of a call back by noon.
S2 Licensing courses are on the company.
R1 Clear, humane writing
R2 Property and casualty license or ability to obtain it
* claims-adjuster | Property Claims Adjuster | Hearth Mutual Insurance | Oklahoma City, OK |
Hail, wind, a deer in the living room: you meet people beside the damage. Adjusters here inspect roofs with a ladder or a drone, write estimates, explain coverage on the spot and pay quickly when it is owed. You cover four counties by company truck. {S1} {S2} Two years of adjusting or residential construction are needed, and so is comfort at height. A mentor rides with you for your first forty roofs, and authority to pay grows as your estimates prove themselves.
: 2 years of claims adjusting or residential construction ; Oklahoma adjuster license or ability to obtain it ; Xactimate estimating ; Comfortable on roofs ; 1 ; Drone certificate a plus
* underwriter | Commercial Lines Underwriter | Hearth Mutual Insurance | Kansas City, MO | $76,000-94,000 a year
Bakeries, machine shops, summer camps: your book is Main Street across three states. You weigh applications from forty independent agencies, price them, visit the odd risk in person and explain a decline so well that the agent sends the next one. {S2} Three years of commercial underwriting are required. The team lunches together on Wednesdays and has argued about trampolines for a decade. Renewals are prepared by an assistant, loss control visits are paid, and authority letters are written in numbers and not in adjectives. You will speak at two agency days a year and present your book to the board each fall.
: 3 years of commercial lines underwriting ; Risk evaluation and pricing ; Agency relationships ; 1 ; Bachelor's degree preferred ; CPCU or AU preferred
* insurance-agent | Insurance Sales Agent | Brightwater Agency Group | Knoxville, TN | $42,000 base plus commission
An agency with four desks and nine thousand policies is looking for its fifth desk. You will quote home, auto and small business, review coverage with long-time customers, and build your own book through referrals rather than cold calls at dinner. {S2} {S1} A license is useful on arrival and necessary within sixty days. Sales people from phones, furniture and cars have flourished in this office. Renewal commissions begin in the second year and are yours for as long as you look after the family or the shop behind the policy.
: 2 ; 1 year of sales or customer service ; Referral and relationship building ; Agency management software ; 1 ; Life and health license a plus
`;
