/** Office work, administration, accounting, banking, insurance, HR, project work, sales. Format: parse-skills.ts. */
export const BUSINESS_SKILLS = `
# tool always
Microsoft Office | ms office, microsoft office suite, ms office suite, office suite, microsoft suite, ms suite, office 2010, office 2013, office 2007, office 2016, microsoft office applications, ms office applications, ms-office, microsoft products, microsoft applications, ?=Office
~Excel | microsoft excel, ms excel, excel spreadsheets, >Pivot Tables, >VLOOKUP, vlookups, excel formulas, advanced excel, ms-excel, microsoft office excel, xlookup, pivot table, intermediate excel, ?=Excel | Microsoft Office
~Word | microsoft word, ms word, ms-word, microsoft office word, ?=Word | Microsoft Office
~PowerPoint | microsoft powerpoint, ms powerpoint, power point, ms power point, powerpoint presentations, powerpoint | Microsoft Office
~Outlook | microsoft outlook, ms outlook, outlook express, outlook calendar, ms-outlook, ?=Outlook | Microsoft Office
~Access | microsoft access, ms access, ms-access, access database, access databases, ?=Access | Microsoft Office, Databases
OneNote | microsoft onenote, one note | Microsoft Office
~Publisher | microsoft publisher, ms publisher, ?=Publisher | Microsoft Office
~Visio | microsoft visio, ms visio, visio | Diagrams
~Diagrams | +Lucidchart, lucid chart, +Flowcharts, flowcharts, flowcharting, process diagrams, draw.io
Microsoft Project | ms project, ms-project, microsoft office project, microsoft project professional | Project Management Software
Microsoft 365 | office 365, office365, o365, ms 365, m365, microsoft 365 administration | Microsoft Office
Microsoft Teams | ms teams, ?=Teams | Collaboration Tools
?=Slack | slack channels | Collaboration Tools
?=Zoom | zoom meetings, zoom video, +Webex, web ex, +GoToMeeting, go to meeting, +Skype, +Google Meet, google hangouts, video conferencing | Collaboration Tools
~Collaboration Tools | collaboration tools, collaboration software
Google Workspace | google docs, google sheets, google drive, google suite, g suite, gsuite, google apps, google slides, google forms, gmail, google calendar
LibreOffice | open office, openoffice
iWork | =Keynote, apple keynote, apple numbers
Lotus Notes | ibm notes, +Lotus 1-2-3, lotus domino, lotus 123, =Lotus
WordPerfect | word perfect, corel wordperfect
Dropbox | drop box, +OneDrive, one drive, +=Box
DocuSign | docu sign, adobe sign, e-signature
Adobe Acrobat | adobe reader, acrobat pro, adobe pdf, pdf editing, ?=Acrobat
Trello | | Project Management Software
=Asana | =Asana | Project Management Software
Monday.com | +Smartsheet, smart sheet, +ClickUp, +Wrike, +Basecamp, base camp, +Airtable, air table, +Microsoft Planner | Project Management Software
?=Notion | notion workspace | Collaboration Tools
Miro | =Miro, mural whiteboard | Collaboration Tools
Primavera | primavera p6, oracle primavera | Project Management Software
Project Management Software | project management tools, project management tool
QuickBooks | quick books, quickbooks pro, quickbooks online, intuit quickbooks, qbo | Accounting Software
Xero | =Xero | Accounting Software
=Sage | =Sage, sage 50, sage 100, sage 300, +Sage Intacct, peachtree, peach tree, =MAS90, mas 90, mas 200, mas90, mas200, sage accounting | Accounting Software
FreshBooks | fresh books, +Wave Accounting, +Zoho Books, +MYOB, tally erp, +=Tally | Accounting Software
Great Plains | microsoft dynamics gp, ms dynamics gp, dynamics gp, solomon accounting, microsoft great plains | Accounting Software
Accounting Software | accounting systems, accounting system, accounting programs, accounting package, bookkeeping software
NetSuite | oracle netsuite, net suite | ERP
SAP | =SAP, sap erp, sap r/3, sap ecc, sap fico, sap s/4hana, s/4hana, sap hana, sap mm, sap sd, sap fi, sap hr, sap bw, sap crm | ERP
Oracle Financials | oracle e-business suite, oracle ebs, oracle erp, oracle applications, oracle r12, oracle fusion | ERP
JD Edwards | j.d. edwards, jde edwards, jd edward, jde enterpriseone, =JDE | ERP
PeopleSoft | people soft, peoplesoft financials, peoplesoft hrms | ERP
Microsoft Dynamics | ms dynamics, dynamics 365, dynamics ax, dynamics nav, dynamics crm, microsoft dynamics crm, =Navision | ERP
Epicor | +=Infor, infor erp, lawson software, infor lawson, +=Lawson, +Syspro, baan erp, +Odoo | ERP
ERP | =ERP, enterprise resource planning, erp systems, erp system, erp software, erp implementation
MRP | =MRP, material requirements planning, materials requirements planning, mrp systems | Supply Chain Management
Deltek | costpoint, deltek costpoint, deltek vision | ERP
=Concur | sap concur, expense reporting, >Expense Reports, travel and expense
Ariba | sap ariba, +=Coupa | Procurement
Blackbaud | raiser's edge, raisers edge, +Financial Edge | Fundraising
Yardi | yardi voyager, =MRI software, +RealPage, +AppFolio, onesite | Property Management
TurboTax | turbo tax, +Lacerte, +ProSeries, +UltraTax, +ProSystem fx, +Drake Tax, +CCH Axcess, taxwise, h&r block software | Tax Preparation
Bloomberg Terminal | bloomberg, +FactSet, +Capital IQ, capital iq pro, thomson reuters eikon, +Morningstar Direct, =Eikon | Financial Analysis
Adaptive Insights | +Anaplan, adaptive planning, workday adaptive, prophix | Financial Planning Software
~Financial Planning Software | financial planning software, budgeting software
BlackLine | black line, financial close software | Account Reconciliation
ADP | =ADP, adp workforce now, adp payroll, +Paychex, adp vantage, adp run, +Paycom, +Paylocity, +Paycor, gusto payroll, ceridian, +Ceridian Dayforce, ceridian dayforce | Payroll
Kronos | =KRONOS, +UKG, +UltiPro, kronos timekeeping, timekeeping systems | HRIS
=Workday | =Workday, workday hcm | HRIS
SuccessFactors | sap successfactors, success factors, +BambooHR, bamboo hr, +Zenefits, oracle hcm, namely hr | HRIS
Taleo | +iCIMS, greenhouse ats, applicant tracking system, applicant tracking systems, applicant tracking, +Jobvite, +Bullhorn, +SmartRecruiters, =ATS | Recruiting
HRIS | hris systems, hris system, hrms, human resource information system, human resources information systems, human resource information systems, hr information systems, hcm systems
LinkedIn Recruiter | job boards, ?=LinkedIn, indeed recruiting, monster careerbuilder | Recruiting
Salesforce | salesforce.com, sales force crm, =SFDC, sales cloud, service cloud, salesforce crm, salesforce administration | CRM
HubSpot | hub spot, hubspot crm | CRM, Marketing Automation
Zoho CRM | +Zoho, +Pipedrive, pipe drive, +SugarCRM, sugar crm, +=Siebel, siebel crm, goldmine crm, +Act CRM, netsuite crm, insightly | CRM
CRM | =CRM, customer relationship management, crm software, crm systems, crm system, crm tools, client relationship management software
SalesLoft | +=Outreach, +ZoomInfo, sales navigator, +LinkedIn Sales Navigator, gong.io, +=Gong | Sales Prospecting
Guidewire | +Duck Creek, applied epic insurance, +AMS360 | Insurance
=Encompass | ellie mae, ellie mae encompass, +Calyx Point, fannie mae desktop underwriter, +Desktop Underwriter | Mortgage Lending
Fiserv | +Jack Henry, +Finastra, +Temenos, +Finacle, fis banking | Banking
# hard always
Accounting | accounting principles, general accounting, accounting procedures, financial accounting, accounting operations, full cycle accounting, full-cycle accounting, accountancy, corporate accounting, >Public Accounting, accounting standards, accounting practices, accounting processes
Bookkeeping | book keeping, book-keeping, full charge bookkeeping, full-charge bookkeeping, keeping books | Accounting
Accounts Payable | =AP, a/p, payables, accounts payable processing, ap processing, vendor payments, account payable, vendor invoices, accounts payables, accounts payable/receivable, a/p processing | Accounting
Accounts Receivable | =AR, a/r, receivables, cash application, accounts payable and receivable, account receivable, ar/ap, ap/ar, a/r and a/p, accounts payable and accounts receivable, accounts receivables, accounts receivable and payable | Accounting
General Ledger | =GL, g/l, general ledger accounting, general ledger accounts, ledger accounts, general ledger reconciliation, chart of accounts, ledger entries, general ledgers | Accounting
Journal Entries | journal entry, adjusting entries, adjusting journal entries, posting journal entries | General Ledger
Account Reconciliation | bank reconciliation, bank reconciliations, account reconciliations, reconciliations, general ledger reconciliations, balance sheet reconciliation, reconciling accounts, reconcile accounts, bank statement reconciliation, reconciled bank statements, balance sheet reconciliations, reconcile bank statements, account balancing, ?reconciliation | Accounting
Month-End Close | month end close, month-end closing, month end closing, year-end close, year end close, monthly close, financial close, month-end and year-end, close process, year-end closing, closing process, month-end, month end, year-end, monthly closing, quarterly close, fiscal year end | Accounting
Financial Statements | financial statement preparation, balance sheet, balance sheets, income statement, income statements, cash flow statement, cash flow statements, profit and loss statements, preparing financial statements, consolidated financial statements, p&l statements, prepare financial statements, financial statement | Financial Reporting
Financial Reporting | financial reports, management reporting, >SEC Reporting, >Regulatory Reporting, external reporting, statutory reporting, 10-k, 10-q, monthly financial reports, sec filings, financial report | Accounting
Financial Analysis | financial analyses, ratio analysis, >Variance Analysis, >Cost-Benefit Analysis, cost benefit analysis, profitability analysis, break-even analysis, financial data analysis, trend analysis, >Investment Analysis, roi analysis, p&l analysis, financial statement analysis, budget analysis | Finance
Financial Modeling | financial models, financial model, dcf, discounted cash flow, lbo models, valuation models | Financial Analysis
Valuation | business valuation, company valuation, asset valuation, valuations | Finance
Finance | >Corporate Finance, >Financial Management, finance management, managing finances, financial operations, ?financial services, >Financial Planning and Analysis, =FP&A, fp&a, financial planning & analysis, financial administration, ?financials, financial oversight
Budgeting | budget management, budget preparation, budget planning, budget development, ?budgets, managing budgets, budget control, budget administration, budget forecasting, budgeting and forecasting, operating budgets, ?annual budget, annual budgets, capital budgets, budget monitoring, budget tracking, managed budget, budget analysis, budgetary control, budgeting & forecasting, ?budgetary, departmental budgets, ?budget | Finance
Forecasting | financial forecasting, cash flow forecasting, revenue forecasting, demand forecasting, ?forecasts, cash forecasting, financial projections, ?projections | Finance
Cost Accounting | cost analysis, >Standard Costing, >Job Costing, product costing, activity based costing, cost accounting systems, >Cost Control, >Cost Reduction, cost containment, cost management, costing, ?cost savings, reduce costs, cost tracking | Accounting
Fixed Assets | fixed asset accounting, >Depreciation, fixed asset, depreciation schedules, capital assets, >Capital Expenditures, capex, ?amortization | Accounting
Accruals | accrual accounting, prepaid expenses, accrual basis, deferrals | Accounting
Tax Preparation | tax returns, preparing tax returns, income tax preparation, individual tax returns, corporate tax returns, tax return preparation, prepare tax returns, income tax, tax filing, 1040, 1099s, form 1099, 1099 reporting | Tax
Tax | taxation, >Tax Compliance, >Tax Planning, >Sales Tax, corporate tax, tax accounting, tax research, tax law, >Payroll Taxes, sales and use tax, property tax, payroll tax, vat, tax reporting, federal and state taxes, ?taxes, tax strategy, international tax
Auditing | >Internal Audit, internal auditing, external audit, >Financial Audits, financial auditing, audit planning, audit procedures, ?audits, internal audits, compliance audits, external auditors, annual audit, >IT Audit, audit preparation, audit support, audit programs, conducting audits, ?audit, operational audits
Internal Controls | internal control, sarbanes-oxley, sarbanes oxley, =SOX, sox compliance, financial controls, sox 404 | Auditing
GAAP | =GAAP, us gaap, generally accepted accounting principles, gasb, fasb | Accounting
IFRS | =IFRS, international financial reporting standards | Accounting
Forensic Accounting | fraud examination, financial investigations | Auditing
Fraud Prevention | fraud detection, fraud investigation, fraud investigations, loss prevention fraud, identity theft, fraud analysis
Fund Accounting | grant accounting, nonprofit accounting, non-profit accounting, governmental accounting, government accounting, fund management accounting | Accounting
Revenue Recognition | revenue accounting, deferred revenue, asc 606 | Accounting
Consolidation Accounting | intercompany transactions, >Intercompany Accounting, intercompany reconciliations, consolidations, >Trial Balance, trial balances | Accounting
Billing | >Invoicing, ?invoices, billing and invoicing, client billing, customer billing, invoice processing, billing systems, billing and collections, processing invoices, processed invoices, invoice preparation, customer invoices, process invoices | Accounting
?Collections | >Debt Collection, credit and collections, collection calls, debt recovery, past due accounts, delinquent accounts, collections management | Accounts Receivable
Credit Analysis | credit management, >Credit Risk, credit risk analysis, credit evaluation, credit checks, underwriting credit, credit reports, creditworthiness, credit administration | Finance
Cash Management | >Cash Flow, cash flow management, ?treasury, >Treasury Management, treasury operations, liquidity management, cash flow analysis, >Wire Transfers, >Petty Cash, cash control | Finance
Purchase Orders | purchase order, purchase order processing, po processing, three-way match, 3-way match, purchase requisitions | Procurement
Payroll | payroll processing, payroll administration, payroll management, processing payroll, processed payroll, payroll accounting, multi-state payroll, bi-weekly payroll, payroll preparation, payroll functions, certified payroll, payroll reports | Accounting
Payroll Systems | payroll software | Payroll
Investment Management | >Portfolio Management, >Asset Management, investment strategies, >Asset Allocation, fund management, ?investments, investment portfolios, investment portfolio, managing investments, investment advisory | Finance
Wealth Management | financial advising, financial advisory, >Retirement Planning, >Estate Planning, >Financial Planning, financial advisor, private wealth, >?Annuities, >Mutual Funds, ira accounts, financial counseling, personal finance | Finance
Capital Markets | ?equities, >Fixed Income, >Derivatives, securities trading, >Equity Research, stock trading, bonds trading, foreign exchange trading, trading strategies, hedge funds, commodities trading, options trading, equity markets, stock market
Investment Banking | >Mergers and Acquisitions, mergers & acquisitions, =M&A, >Due Diligence, ipo, deal structuring, >Private Equity, >Venture Capital, leveraged finance, mergers, corporate development
Risk Management | risk assessment, risk analysis, risk assessments, risk mitigation, >Operational Risk, >Market Risk, enterprise risk management, risk control, risk identification, risk evaluation, credit risk management, risk reduction
Compliance | regulatory compliance, compliance management, compliance monitoring, compliance program, compliance programs, compliance reporting, regulatory affairs compliance, regulatory requirements, legal compliance, ensuring compliance, federal regulations, state and federal regulations, regulatory standards, corporate compliance, compliance regulations, policy compliance, compliance standards
Anti-Money Laundering | =AML, aml compliance, >Bank Secrecy Act, =BSA, >Know Your Customer, =KYC, aml/kyc, bsa/aml, ofac, suspicious activity reports, customer due diligence | Compliance
Banking | retail banking, bank operations, >Commercial Banking, consumer banking, banking operations, >Private Banking, banking products, personal banking, branch banking, banking services, teller operations, corporate banking, online banking, bank products, ?investment products, banking regulations, branch operations, branch management
Bank Teller | teller transactions, teller services, bank teller experience, >Vault Operations | Banking, Cash Handling
Lending | >Loan Processing, loan origination, >Consumer Lending, >Commercial Lending, loan documentation, loan applications, loan servicing, >Loan Underwriting, business loans, commercial loans, consumer loans, loan closing, loan administration, loan portfolio, ?loans, loan review, sba loans, personal loans | Banking
Mortgage Lending | mortgage loans, mortgage banking, mortgage underwriting, ?mortgages, home equity loans, mortgage processing, residential lending, fha loans, loan modification, ?foreclosure, >?Foreclosures, >Loss Mitigation, ?refinancing | Lending
?Insurance | >Property and Casualty Insurance, >?Life Insurance, >?Health Insurance, insurance policies, insurance sales, liability insurance, insurance products, auto insurance, commercial insurance, ?insurance coverage, property & casualty, insurance industry, reinsurance, insurance policy
Underwriting | insurance underwriting, risk selection | Insurance
Claims Processing | insurance claims, claims adjustment, claims handling, claims management, claims investigation, claim processing, claims administration, claims adjusting, claims analysis, claim investigations, >Subrogation, medical claims | Insurance
Actuarial Science | actuarial analysis, actuarial modeling, actuarial | Insurance
Real Estate | >Residential Real Estate, >Commercial Real Estate, real estate sales, real estate transactions, real estate law, real estate development, real estate finance, real property
Property Management | >Leasing, >Lease Administration, lease agreements, >Tenant Relations, apartment leasing, lease negotiations, rent collection, commercial leasing, building management, residential property, tenant screening, ?leases, property maintenance management | Real Estate
?Appraisal | property appraisal, real estate appraisal, ?appraisals | Real Estate
Title and Escrow | escrow, title insurance, title search, real estate closings, title searches | Real Estate
Facilities Management | facility management, facilities maintenance management, building operations, facilities operations, space planning, facility operations, facilities planning, facility maintenance
Economics | macroeconomics, microeconomics, >Econometrics, economic analysis, economic research, economic modeling, >Economic Development, economic theory
Cost Estimating | cost estimation, estimating, cost estimates, construction estimating, project estimating, quantity takeoffs, take-offs, preparing estimates | Construction Management
Grant Management | grants management, grant administration, grants administration, federal grants, grant compliance | Grant Writing
Human Resources | hr management, human resource management, human resources management, hr operations, personnel management, hr administration, human resource, hr policies, hr policies and procedures, human resources administration, hr generalist, human resources policies, personnel administration, hr support, hr functions, ?=HR, ?personnel, hr strategy, human resources generalist
Recruiting | recruitment, talent acquisition, full-cycle recruiting, full cycle recruiting, >?Staffing, >?Hiring, recruiting and hiring, >Candidate Screening, >Interviewing Candidates, hiring and training, technical recruiting, it recruitment, headhunting, candidate sourcing, recruiting strategies, staff recruitment, recruiting and selection, employee recruitment, interviewing and hiring, campus recruiting, screening resumes, interview candidates, >Sourcing Candidates, hiring process, recruitment and selection, ?recruited, recruitment strategies, selection and hiring | Human Resources
Onboarding | employee onboarding, new hire orientation, new employee orientation, orientation programs, new hire onboarding, on-boarding, offboarding, new hire training, new hire paperwork, employee orientation, onboarding new employees | Human Resources
Employee Relations | >Labor Relations, industrial relations, >?Employee Engagement, grievance handling, workplace investigations, >Collective Bargaining, union negotiations, grievances, >?Employee Retention, staff retention, employee morale, disciplinary actions, employee relation, union relations, labour relations, employee counseling, grievance procedures | Human Resources
Benefits Administration | >?Employee Benefits, benefits management, benefit administration, >Open Enrollment, compensation and benefits, benefits enrollment, cobra administration, compensation & benefits, benefits programs, =COBRA, leave administration, benefits coordination, benefit programs | Human Resources
Compensation Analysis | compensation management, salary administration, job evaluation, ?compensation, salary surveys, incentive plans, compensation planning, salary structures, merit increases, wage and salary | Human Resources
Performance Management | performance appraisals, performance reviews, performance evaluations, performance evaluation, employee evaluations, performance appraisal, employee performance, performance improvement plans, staff evaluations, goal setting performance, employee reviews, staff performance, evaluating performance | Human Resources
Talent Management | >Succession Planning, >Workforce Planning, >?Career Development, talent development, >Leadership Development, employee development, workforce development, >Organizational Development, organization development, staff development, >?Professional Development, staffing plans, manpower planning, workforce management, career planning | Human Resources
Employment Law | >FMLA, fair labor standards act, =FLSA, =ADA, =EEO, =EEOC, >EEO, labor law, labor laws, >?Affirmative Action, flsa, eeoc, title vii, i-9, employment laws, e-verify, wage and hour, hr compliance, ada compliance | Human Resources
Workers Compensation | worker's compensation, workers' compensation, workers comp, workman's compensation, worker compensation | Human Resources
Diversity and Inclusion | diversity & inclusion, dei initiatives, diversity equity and inclusion, cultural diversity, diversity training, inclusion programs | Human Resources
Background Checks | reference checks, background investigations, background screening, pre-employment screening, drug testing, drug screening | Recruiting
Training and Development | employee training, >Staff Training, ?training programs, training delivery, corporate training, training & development, training development, training materials, training facilitation, training coordination, >Train the Trainer, training employees, training new employees, trained new employees, training staff, learning and development, training program development, training and mentoring, training manuals, technical training, needs analysis training, conducted training, developed training, provided training, training sessions, delivering training, product training, sales training, cross-training, cross training, staff training and development, facilitating training, ?training
Instructional Design | e-learning development, elearning development, curriculum design training, +Articulate Storyline, +Adobe Captivate, captivate, >E-Learning, elearning, >Learning Management Systems, learning management system, =LMS, addie model, instructional materials, course development, articulate 360, +Camtasia | Training and Development
Project Management | managing projects, >Program Management, >Project Planning, >Project Coordination, project leadership, project delivery, project execution, programme management, project plans, manage projects, managed projects, project implementation, >Project Scheduling, project lifecycle, portfolio project management, project administration, multi-project management, project controls, project tracking, project budgeting, project scope, project oversight, project support
Stakeholder Management | stakeholder engagement, managing stakeholders, stakeholder communication, stakeholder relations, stakeholder relationships, stakeholder analysis | Project Management
Change Management | organizational change, change control, organisational change, managing change, organizational change management, change implementation | Project Management
Resource Management | resource planning, >Resource Allocation, resource scheduling | Project Management
Program Development | program planning, program implementation, >Program Evaluation, program coordination, program administration, programme development, program design, program monitoring | Project Management
Product Management | >Product Development, >Product Roadmap, product strategy, >Product Owner, product lifecycle management, product launch, >Product Launches, roadmap planning, product planning, product requirements, product marketing management, product ownership, product design and development, product lifecycle, new product development
Business Analysis | business process analysis, >Gap Analysis, business systems analysis, business process mapping, business requirement analysis, >Use Cases, process analysis, >Feasibility Studies, >Needs Assessment, needs assessments, business case, business cases, >Systems Analysis, feasibility analysis, >SWOT Analysis, workflow analysis
Business Process Modeling | business process management, >Process Mapping, process modeling, process documentation, >Workflow Design, process design, business process, business processes, >Business Process Reengineering, process re-engineering, process reengineering, bpm, workflow management, business process design, business process re-engineering
Process Improvement | >Continuous Improvement, process improvements, process optimization, >Operational Excellence, >Kaizen, lean management, >Lean Methodology, >Workflow Optimization, process development, process enhancement, improve processes, business process improvement, operational improvement, continuous process improvement, efficiency improvements, improving processes, quality improvement, performance improvement, quality improvements, process re-design, lean principles, process efficiency, lean tools
Six Sigma | lean six sigma, lean sigma, dmaic, 6 sigma, six-sigma | Process Improvement
Strategic Planning | business strategy, strategic planning and execution, corporate strategy, strategy development, long-term planning, strategic thinking, strategic management, strategic initiatives, strategic plans, strategy execution, strategic plan, long range planning, strategic analysis, strategic direction, >Business Planning, business plans, business plan, strategic business planning, developing strategies, strategy formulation, ?strategy
Operations Management | business operations, operational management, ?daily operations, day-to-day operations, operations planning, managing operations, store operations, operations support, office operations, operations improvement, operational planning, operational efficiency, operations oversight, >Business Management, plant operations, multi-unit operations, restaurant operations, multi-site operations, general management, production operations
P&L Management | p&l, p & l, profit and loss, profit and loss management, p&l responsibility, p&l accountability, ?revenue growth, ?profitability, revenue generation, profit and loss responsibility
Business Development | new business development, business growth, lead generation business, partnership development, business expansion, market expansion, >?Strategic Partnerships, >Strategic Alliances, ?partnership building, biz dev, new business opportunities, business relationships, territory development, ?partnerships, ?business opportunities
Management Consulting | business consulting, strategy consulting, advisory services, consulting services, client advisory, ?consulting, ?consultancy
Policy Development | >Policy Analysis, policy writing, policies and procedures, policy implementation, developing policies, policy research, >Public Policy, policy formulation, policy making, >Standard Operating Procedures, =SOP, =SOPs, sop development, procedure development, procedure writing, policy and procedure development, policy & procedure, policy/procedure development
Vendor Management | supplier management, vendor relations, >Supplier Relationship Management, vendor negotiations, vendor relationships, supplier relations, third-party vendors, vendor management systems, vendor selection, supplier negotiation, vendor contracts, supplier development, contractor management, vendor negotiation, vendor relationship, vendor sourcing, supplier quality
Contract Management | contract administration, >Contract Negotiation, contract negotiations, contract review, contract drafting, contracts management, contract compliance, >Service Level Agreements, =SLA, slas, ?contracts, contract development, negotiating contracts, contract preparation, negotiated contracts, >Government Contracts, government contracting, federal acquisition regulation, subcontract management, contract law, drafting contracts
Procurement | >Purchasing, >Strategic Sourcing, ?sourcing, ?buying, e-procurement, purchasing management, supply procurement, procurement management, >Request for Proposal, =RFP, =RFQ, rfps, rfqs, rfp, rfq, purchasing and procurement, supply purchasing, ordering supplies, global sourcing, category management procurement, ?tendering, ?procuring, bid preparation, ?bidding, competitive bidding
Administrative Support | administrative assistance, clerical, clerical support, administrative duties, office administration, ?secretarial, office support, general office duties, administrative skills, executive support, clerical duties, administrative tasks, administrative operations, secretarial skills, administrative functions, executive assistance, administrative management, office duties, clerical skills, office procedures, administrative procedures, office skills, office assistance, clerical work, administrative work, >Business Administration, personal assistance, ?administrative, ?administration
Office Management | office coordination, managing office, office organization, front office operations, >?Office Equipment, front office, office machines, office supplies, office supply management, copy machine, ?copiers, >Fax Machines, fax machine, >?Photocopying, photocopier, multi-function printers, ?faxing, ?copying, ?fax, ?copier | Administrative Support
Calendar Management | ?calendaring, scheduling appointments, >Appointment Scheduling, scheduling meetings, meeting scheduling, managing calendars, diary management, schedule management, calendar coordination, appointment setting, scheduled appointments, setting appointments, maintaining calendars, ?scheduling, schedule appointments, scheduling and calendar management, calendar maintenance, schedule meetings, coordinate meetings | Administrative Support
Travel Arrangements | travel coordination, travel planning, travel arrangement, booking travel, travel management, arranging travel, travel logistics, coordinating travel, itinerary planning, international travel arrangements, domestic travel, travel booking | Administrative Support
Meeting Coordination | >Meeting Planning, >Minute Taking, taking minutes, meeting minutes, board meetings, meeting facilitation, meeting preparation, agenda preparation, planning meetings, recording minutes, taking meeting minutes | Administrative Support
Data Entry | data-entry, data input, keying data, >10-Key, 10 key, ten key, 10-key by touch, entering data, data processing, keyboarding, alphanumeric data entry, inputting data, enter data, 10 key calculator, order entry, computer data entry, ten-key | Administrative Support
?Typing | touch typing, words per minute, wpm, type 60 wpm, typing speed | Administrative Support
?Filing | file management, document filing, filing systems, records filing, filing and data archiving, file maintenance, filing and record keeping, maintaining files, electronic filing, filing system, alphabetical filing, file organization | Administrative Support
Records Management | record keeping, recordkeeping, record-keeping, >Document Management, >Document Control, records maintenance, >Archiving, maintaining records, document retention, records retention, maintain records, maintained records, record maintenance, documentation management, electronic records, document imaging, >Scanning Documents, document scanning, record management, information management, document preparation, documentation control, confidential records, document review management
Transcription | >?Dictation, ?transcribing, ?shorthand, speed writing, ?transcripts
Mail Handling | mail processing, mail distribution, mail sorting, mail room, mailroom, bulk mailing, incoming mail, mass mailings, outgoing mail, sorting mail, ?mailings, mail management, mail services
?Reception | front desk, front desk operations, >Greeting Visitors, greeting guests, front desk reception, greeting customers, receptionist duties, greeted visitors, greeting clients, visitor management, front desk management, front-desk, front desk duties | Administrative Support
Multi-Line Phone Systems | multi-line phone, multi-line telephone, >Switchboard, phone systems, multi line phone system, multi-line phone system, telephone systems, answering phones, phone etiquette, telephone etiquette, telephone skills, phone system, telephone reception, multi-line telephone system, switchboard operation, phone skills, answering telephones, multiple phone lines, answering calls, incoming calls, answered phones, phone support, phone calls, inbound calls, answer phones, multi-line phones, high volume phones
Business Correspondence | ?correspondence, >Letter Writing, drafting correspondence, business writing, email correspondence, ?memos, letters and memos, composing letters, drafting letters, written correspondence, business communication, business communications, business letters, preparing correspondence, memoranda, >Report Writing, writing reports, report preparation, preparing reports, prepared reports, prepare reports, report generation, generating reports, report creation, reports writing
Proofreading | proof reading, proofing, proofread, proofreading and editing, editing and proofreading | Editing
Spreadsheets | spreadsheet, spreadsheet software, maintaining spreadsheets, excel reports, creating spreadsheets, spreadsheet creation, spreadsheet development
Word Processing | word-processing, desktop publishing software, word processors
Computer Skills | computer literacy, computer literate, computer proficient, computer proficiency, basic computer skills, pc skills, computer knowledge, computer savvy, computer applications, computer software, advanced computer proficiency, proficient in computers, computer operations, >Internet Research, internet browsing, computer operation, tech savvy, software applications, technologically savvy, proficient computer skills, internet skills, web research
Reporting | management reports, kpi reporting, status reports, ad hoc reporting, ad-hoc reporting, ad hoc reports, report development, weekly reports, monthly reports, reports generation, report analysis, statistical reporting, reporting tools, status reporting, performance reporting, daily reports, reporting skills, metrics reporting
KPIs | =KPI, =KPIs, key performance indicators, performance metrics, okrs, >Balanced Scorecard, >Benchmarking, performance measurement, scorecards, kpi tracking, performance indicators, metrics tracking
Event Planning | event management, event coordination, event planning and coordination, >Conference Planning, event organization, special events, event organizing, event marketing, events management, coordinating events, event production, ?conferences, >Trade Shows, trade show, tradeshows, fundraising events, planning events, corporate events, conference coordination, special event planning, organizing events, event logistics, special events planning, event execution, event promotion, wedding planning, >?Seminars, ?exhibitions, event support
Fundraising | fund raising, >Donor Relations, donor cultivation, annual giving, major gifts, >Capital Campaigns, donor management, development fundraising, fund-raising, ?philanthropy, annual fund, donor stewardship, ?donations, ?sponsorship, ?sponsorships, donor development, fundraising campaigns
Grant Writing | grant proposals, grantwriting, grant proposal writing, ?grants, grant applications, grant research, >Proposal Writing, proposal development, technical proposals, ?proposals, proposal preparation, rfp responses
Volunteer Management | volunteer coordination, volunteer recruitment, managing volunteers, volunteer training, coordinating volunteers
Nonprofit Management | non-profit management, nonprofit organizations, ngo management, non-profit organizations, nonprofit, board relations, board development
Public Administration | >Government Relations, public affairs, >Lobbying, legislative affairs, local government, government affairs, municipal government, legislative relations, government regulations, legislative research, ?public sector, ?legislation, intergovernmental relations
Entrepreneurship | business ownership, ?startups, >Small Business Management, ?small business, start-up management, small business development, business start-up, startup management
Market Research | >Market Analysis, >Competitive Analysis, consumer research, competitor analysis, market intelligence, >Consumer Insights, >Focus Groups, industry research, >Survey Design, >Survey Research, ?surveys, competitive intelligence, marketing research, customer insights, competitive research, market trends, market studies, market segmentation, consumer behavior, market surveys, market assessment, market insights
Quality Assurance | quality control, =QA, =QC, >Quality Management, quality assurance and control, qa/qc, >Quality Inspection, quality systems, quality management systems, =QMS, quality monitoring, ?quality standards, >Total Quality Management, =TQM, qc testing, quality audits, quality compliance, quality control inspection, quality control procedures, quality testing, quality assurance testing
Sustainability | >Corporate Social Responsibility, =CSR, =ESG, >ESG, sustainable development, carbon footprint, sustainability reporting, environmental sustainability, circular economy, sustainable practices
`;
