/** Human languages, certificates, licences and clearances. Format: parse-skills.ts. */
export const LANGUAGES_CERTIFICATES_SKILLS = `
# language always
?English | !fluent english, !english language, !english-speaking, !native english, !english proficiency, !business english, !written english, !spoken english, ?englisch, ?inglés, !english communication skills, ?anglais
Spanish | español, spanisch, espagnol, castilian, bilingual spanish, spanish speaking, bilingual in spanish
French | français, französisch, francés, francais
German | deutsch, alemán, allemand
Italian | italiano, italienisch
Portuguese | português, brazilian portuguese, portugiesisch
Dutch | nederlands, flemish
Swedish | svenska
Danish | dansk
Norwegian | norsk
Finnish
Icelandic
Polish | =polski
Czech
Slovak
Hungarian
Romanian
Bulgarian
Serbian
Croatian
Slovenian
Bosnian
Macedonian
Albanian
Greek
Turkish | türkçe
Russian
Ukrainian
Belarusian
Lithuanian
Latvian
Estonian
Georgian
Armenian
Azerbaijani
Kazakh
Uzbek
Arabic
Hebrew
Farsi | persian, dari
Kurdish
Pashto
Urdu
Hindi
Bengali | bangla
Punjabi
Gujarati
Marathi
Tamil
Telugu
Kannada
Malayalam
Sinhala | sinhalese
Nepali
Mandarin | mandarin chinese, putonghua
?Chinese | !chinese language, !simplified chinese, !traditional chinese
Cantonese
Japanese
Korean
Vietnamese
Thai
Lao
Khmer | cambodian
Burmese
Malay | bahasa melayu
Indonesian | bahasa indonesia
Tagalog | filipino
Cebuano
Hawaiian
Samoan
Swahili
Amharic
Somali
Yoruba
Igbo
Hausa
Zulu
Afrikaans
Xhosa
Haitian Creole | ?=Creole
Catalan
Basque
Galician
?Irish | !irish gaelic, gaeilge
?Welsh | !welsh language
?Latin | !latin language
American Sign Language | =ASL, sign language, british sign language
Braille
Hmong
Yiddish
Maltese
Luxembourgish
Multilingual | bilingual, trilingual, multi-lingual, bi-lingual, fluent in multiple languages
# certificate always
CPR Certification | =CPR, cpr, cpr certified, cpr/aed, cpr/first aid, cpr and first aid, cardiopulmonary resuscitation, first aid/cpr, cpr training, aed, first aid and cpr, cpr certificate, cpr/bls
First Aid Certification | first aid certified, first aid training, first-aid, red cross first aid
BLS | =BLS, basic life support, bls certification, bls certified
ACLS | =ACLS, advanced cardiac life support, advanced cardiovascular life support, acls certified, acls certification
PALS | =PALS, pediatric advanced life support, pals certified, pals certification
NRP | =NRP, neonatal resuscitation program, neonatal resuscitation
TNCC | =TNCC, trauma nursing core course
CCRN | =CCRN
CEN | =CEN
CNOR | =CNOR
Certified Nursing Assistant | =CNA, certified nurse assistant, certified nurse aide, certified nursing aide, certified nursing assistants, c.n.a., state tested nursing assistant, =STNA
Certified Medical Assistant | =CMA, ccma, =CCMA, registered medical assistant, =RMA, certified clinical medical assistant
Certified Phlebotomy Technician | certified phlebotomist, =CPT certification, phlebotomy certification
Certified Pharmacy Technician | =CPhT, cpht, pharmacy technician certification, =PTCB, ptcb
Certified Professional Coder | =CPC, cpc certification, certified coding specialist, =CCS, certified coding associate, aapc, ahima, =RHIT, =RHIA
ARRT | =ARRT, arrt certified, arrt certification, +ARDMS, +NMTCB, =RDMS
Medical Technologist Certification | ascp, =ASCP, mlt ascp, mt ascp
Registered Dietitian | =RDN, registered dietician
Certified Personal Trainer | nasm, =NASM, =NASM-CPT, ace certified personal trainer, =NSCA, =CSCS, =ISSA, certified strength and conditioning specialist, ace certification, acsm certified
Board Certified Behavior Analyst | =BCBA, registered behavior technician, =RBT
ServSafe | serve safe, serv safe, servsafe certified, servsafe certification, servsafe manager, serve-safe, servsafe food handler, servsafe certificate
Food Handler Certification | food handlers card, food handler's card, food handler card, food handler, food handlers permit, food handler's permit, food handlers certification, food manager certification, food protection certificate, food safety certification, certified food handler
TIPS Certification | tips certified, =TIPS, alcohol server certification, tabc certified, tabc certification, responsible beverage service
CPA | =CPA, certified public accountant, cpa certification, cpa license, cpa candidate, chartered accountant, =ACCA, =C.P.A.
CMA Accounting | certified management accountant, cima
CIA Auditing | certified internal auditor
CFA | =CFA, chartered financial analyst, cfa level
CFP | =CFP, certified financial planner, =ChFC
CFE | =CFE, certified fraud examiner
CISA | =CISA, certified information systems auditor
Enrolled Agent | irs enrolled agent
Certified Payroll Professional | fundamental payroll certification, =FPC
CPCU | =CPCU, chartered property casualty underwriter
CAMS | =CAMS, certified anti-money laundering specialist
PMP | =PMP, project management professional, pmp certification, pmp certified, =PMI-PMP, pmp certificate
CAPM | =CAPM, certified associate in project management
PRINCE2 | prince 2, =PRINCE2
Certified Scrum Master | =CSM, certified scrummaster, scrum master certification, csm certified, =PSM, professional scrum master, scrum master certified, scrum certification, +CSPO, +Certified Scrum Product Owner, +SAFe Agilist, +PMI-ACP
Lean Six Sigma Green Belt | six sigma green belt, green belt, lean six sigma green belt certified, six sigma yellow belt, green belt certified, +Six Sigma Black Belt, +Six Sigma Master Black Belt, +Lean Six Sigma Black Belt, six sigma certification
ITIL Certification | =ITIL, itil v3, itil foundation, itil certified, itil v4, itil foundations
SHRM-CP | =SHRM, shrm certified professional, =SHRM-SCP, shrm senior certified professional
PHR | =PHR, professional in human resources, =SPHR, senior professional in human resources, =aPHR, phr certification, +GPHR
CIPD | =CIPD
CISSP | =CISSP, certified information systems security professional
CISM | =CISM, certified information security manager
CEH | =CEH, certified ethical hacker
CompTIA Security+ | security+, security plus, comptia security
CompTIA A+ | =A+ certification, a+ certification, a+ certified, comptia a, comptia a+ certified
CompTIA Network+ | network+, network plus, net+ certification, comptia network
CompTIA Server+ | server+, +CompTIA CySA+, +CompTIA Linux+, +CompTIA Project+, +CompTIA Cloud+, +CASP, +GSEC, +GIAC, +OSCP, +CRISC, +CGEIT, +CCSP, +SSCP
CCNA | =CCNA, cisco certified network associate, ccna certified, +CCENT
CCNP | =CCNP, cisco certified network professional, +CCIE, +CCDA, +CCDP, +JNCIA, +NSE Certification
MCSE | =MCSE, microsoft certified systems engineer, +MCSA, +MCP, +MCITP, +MCTS, +MCSD, +MCDBA, microsoft certified solutions expert, +Microsoft Certified Professional
Microsoft Office Specialist | =MOS, mos certified, microsoft office certified, microsoft office specialist certification, microsoft office user specialist
AWS Certification | aws certified solutions architect, aws certified developer, aws solutions architect, aws certified, aws certified cloud practitioner, aws certifications, aws certified sysops administrator
Azure Certification | azure administrator associate, azure fundamentals, azure certified, microsoft certified azure
Google Cloud Certification | google cloud certified, google certified professional cloud architect
Kubernetes Certification | =CKA, =CKAD, certified kubernetes administrator, docker certified associate
Red Hat Certification | =RHCE, =RHCSA, rhce, rhcsa
VMware Certification | =VCP, vcp
Oracle Certification | oracle certified, =OCP, =OCA, oracle certified associate, oracle certified professional, oracle certified java programmer, sun certified java programmer, =SCJP
Salesforce Certification | salesforce certified, salesforce certified administrator, salesforce administrator certification
TOGAF Certification | togaf, =TOGAF
Google Analytics Certification | google analytics certified, google analytics iq, google adwords certified, google ads certified, hubspot certified, hubspot certification, hootsuite certified
QuickBooks Certification | quickbooks proadvisor, quickbooks certified, quickbooks certified proadvisor
OSHA 10 | osha 10-hour, osha 10 hour, osha-10, osha 10 certified, osha 10 certification
OSHA 30 | osha 30-hour, osha 30 hour, osha-30, osha 30 certified, osha certified, osha certification
HAZWOPER | =HAZWOPER, hazwoper 40, 40-hour hazwoper, 40 hour hazwoper
Certified Safety Professional | =CSP, +CIH, associate safety professional
Forklift Certification | forklift certified, certified forklift operator, forklift license, forklift certificate, certified forklift
EPA 608 | epa universal, epa certification, epa universal certification, epa certified, universal epa, epa section 608, epa 608 certified
NATE Certification | nate certified
ASE Certification | ase certified, =ASE, ase master technician, ase certifications
Welding Certification | certified welder, aws welding certification, certified welding inspector, =CWI, aws certified welder
NICET | =NICET
LEED AP | =LEED, leed green associate, leed accredited professional, leed certified
Certified Professional in Supply Management | =CPSM, cpim, =CPIM, =APICS, apics, =CSCP, cscp, =CPM certification
ASQ Certification | =CQE, certified quality engineer, certified quality auditor, =CQA, certified quality engineer asq, =CMQ/OE, asq certified
Teaching Certificate | teaching certification, teacher certification, teaching credential, certified teacher, state teaching certificate, teaching certificates, teaching credentials, state teacher certification, praxis, teacher certificate, national board certified, national board certification, qualified teacher status, teaching credential clear, praxis ii
CDA | =CDA, child development associate, child development associate credential
Certified Paralegal | paralegal certificate, paralegal certification, certified legal assistant, nala
Certified Interpreter | certified medical interpreter, certified court interpreter
CEBS | =CEBS, certified employee benefits specialist
Certified Meeting Planner | certified meeting professional
Certified Hotel Administrator | certified hospitality supervisor
Certified Purchasing Manager | certified professional in supply
Lifeguard Certification | lifeguard certified, certified lifeguard, water safety instructor, red cross lifeguard
Crisis Prevention Institute | =CPI, cpi certified, nonviolent crisis intervention, cpi training, cpi certification, non-violent crisis intervention
Mental Health First Aid Certification | mental health first aid certified, =MHFA
Notary Public | notary, commissioned notary public, notary public commission, notarized
MBA | =MBA, master of business administration, mba degree
Toastmasters | competent communicator
# licence always
Driver's License | drivers license, driver license, valid driver's license, driving license, valid drivers license, valid driver license, driving licence, class c license, class c driver's license, führerschein, permis de conduire, carné de conducir
CDL | =CDL, commercial driver's license, commercial drivers license, class a cdl, class b cdl, cdl class a, cdl class b, cdl license, commercial driver license, cdl-a, cdl-b, class a license, hazmat endorsement, class b license
RN License | =RN, registered nurse license, registered nurse licensed, rn licensure, registered nursing license, =R.N., licensed registered nurse, =BSN RN
LPN License | =LPN, =LVN, licensed practical nurse, licensed vocational nurse, =L.P.N., lpn licensure
Nurse Practitioner License | nurse practitioner, =APRN, =FNP, family nurse practitioner, advanced practice registered nurse, =ARNP, +Physician Assistant License, +Certified Registered Nurse Anesthetist, +Certified Nurse Midwife
Medical License | medical licensure, board certified physician, usmle, physician license, board certified, licensed physician, dea license, dea registration
EMT License | =EMT, emt-b, emt-basic, emt certification, =EMT-P, paramedic license, nremt, emt certified, licensed paramedic, =NREMT, emt basic, paramedic certification
Pharmacist License | licensed pharmacist, registered pharmacist, =RPh
Pharmacy Technician License | licensed pharmacy technician, registered pharmacy technician, pharmacy technician licensed
Physical Therapist License | licensed physical therapist, licensed physical therapist assistant
Social Work License | =LCSW, =LMSW, =LSW, licensed clinical social worker, licensed master social worker, licensed social worker, =LICSW
Counselor License | =LPC, licensed professional counselor, =LMFT, =LMHC, licensed marriage and family therapist, licensed mental health counselor, =LPCC, =LCPC, =LADC, =CADC
Psychologist License | licensed psychologist
Dental License | dental hygiene license, registered dental hygienist, =RDH, licensed dental hygienist, registered dental assistant, =RDA, dental assistant certification, licensed dentist
Cosmetology License | licensed cosmetologist, esthetician license, licensed esthetician, barber license, licensed barber, nail technician license, cosmetologist license, cosmetology licensed
Massage Therapy License | licensed massage therapist, =LMT
Real Estate License | licensed real estate agent, real estate licensed, real estate broker license, real estate broker, licensed realtor, licensed real estate broker, real estate agent license, real estate salesperson license
Insurance License | property and casualty license, life and health license, licensed insurance agent, life insurance license, health insurance license, life & health license, property & casualty license, life and health insurance license, licensed insurance producer, adjuster license, insurance licensed, p&c license, insurance licenses
Series 7 | series 7 license, =Series 7, +Series 6, +Series 63, +Series 65, +Series 66, +Series 24, +Series 3, +Series 9, +Series 26, +Securities License, +FINRA License
NMLS License | =NMLS, nmls, mortgage loan originator license, mlo license, safe act license
Bar Admission | state bar, admitted to the bar, bar admissions, member of the bar, admitted to practice, bar license, licensed attorney, bar association, licensed to practice law, juris doctor license, bar exam
Professional Engineer | =PE license, professional engineer license, licensed professional engineer, p.e. license, registered professional engineer, =P.E., pe licensure
Engineer in Training | =EIT, =E.I.T., engineer-in-training, fe exam, fundamentals of engineering
Architect License | registered architect, licensed architect, =NCARB
Surveyor License | licensed surveyor, professional land surveyor
Electrician License | licensed electrician, journeyman electrician, journeyman electrician license, master electrician, journeyman electrical license, electrical license, journeyman license
Plumbing License | licensed plumber, journeyman plumber, master plumber, plumber's license
HVAC License | hvac license, licensed hvac contractor
Contractor License | licensed contractor, general contractor license, general contractor's license, contractor's license
Pesticide Applicator License | licensed pesticide applicator, applicator license
Pilot License | commercial pilot license, private pilot license, private pilot, airline transport pilot, commercial pilot, instrument rating, flight instructor certificate, faa pilot
Airframe and Powerplant License | a&p license, =A&P, a&p mechanic, faa airframe and powerplant, a & p license
FAA Part 107 | part 107, remote pilot certificate, drone license
FCC License | fcc general radiotelephone, amateur radio license
Guard Card | security guard license, security license, security officer license, unarmed security license, guard license, armed guard license
Concealed Carry Permit | firearm permit, concealed weapons permit, firearms license, concealed weapon permit, firearm license
Gaming License | gaming license key
Security Clearance | secret clearance, secret security clearance, top secret clearance, ts/sci, ts/sci clearance, top secret, dod secret clearance, active secret clearance, top secret security clearance, active security clearance, top secret/sci, security clearances, government clearance, public trust clearance
TWIC Card | =TWIC, transportation worker identification credential
Passport | valid passport
Work Permit | ?work authorization
`;
