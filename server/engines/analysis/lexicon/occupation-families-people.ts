import type { OccupationFamily } from "./occupation-family.ts";

export const PEOPLE_FAMILIES: OccupationFamily[] = [
  {
    id: "nursing",
    name: "Nursing",
    titles:
      "nurse; registered nurse; staff nurse; charge nurse; nurse practitioner; nurse manager; licensed practical nurse; licensed vocational nurse; clinical nurse; nurse supervisor; director nursing; nurse case manager; nurse educator; school nurse; travel nurse; icu nurse; emergency room nurse; operating room nurse; pediatric nurse; nurse anesthetist; nurse midwife; midwife; home health nurse; hospice nurse; nurse consultant; nurse auditor; nurse reviewer; chart reviewer nurse; public health nurse; community health nurse; triage nurse; occupational health nurse; psychiatric nurse; oncology nurse; dialysis nurse; chief nursing officer; clinical nurse specialist; lactation consultant; infection control nurse; head nurse; nurse coordinator; flight nurse",
    fields: "nursing; labor delivery; intensive care; perioperative",
    vocabulary:
      "nurse; patient; patient care; medication; vital sign; rn; nursing; bls; acls; iv; assessment; care plan; bedside; charge nurse; wound; physician; icu; medical record; hospital; catheter; telemetry; discharge; administer medication; clinical; triage; emergency room; unit; epic; family; med surg; registered nurse",
  },
  {
    id: "physician",
    name: "Medicine and dentistry",
    titles:
      "urologist; gastroenterologist; neurosurgeon; periodontist; endodontist; obstetrician; ob gyn; nephrologist; pulmonologist; rheumatologist; endocrinologist; hematologist; immunology physician; primary care physician; eye care practitioner; primary eye care practitioner; geriatrician; allergist; plastic surgeon; orthopedic surgeon; medical practitioner; prosthodontist; dental surgeon; intensivist; physician; doctor; medical doctor; surgeon; pediatrician; psychiatrist; cardiologist; radiologist; anesthesiologist; dermatologist; general practitioner; family physician; hospitalist; medical director; physician assistant; resident physician; internist; gynecologist; neurologist; oncologist; pathologist; dentist; orthodontist; oral surgeon; optometrist; ophthalmologist; chiropractor; podiatrist; medical officer; chief medical officer; emergency physician; urgent care physician; acupuncturist; medical science liaison; naturopath; medical resident; health officer; veterinarian; associate dentist; senior medical director; licensed acupuncturist",
    fields: "medicine; surgery; medical; cardiology; oncology; pediatrics; radiology physician; clinical um operations",
    vocabulary:
      "physician; diagnosis; treatment; surgery; patient; medical; clinic; residency; board certified; clinical; prescribe; medicine; hospital; medical school; disease; procedure; md; dental; dentist; surgical; internal medicine; therapy; consultation; chart",
  },
  {
    id: "therapy",
    name: "Therapy and rehabilitation",
    titles:
      "physical therapist; occupational therapist; speech therapist; speech language pathologist; respiratory therapist; massage therapist; physical therapist assistant; physical therapy; occupational therapy assistant; rehabilitation specialist; rehabilitation therapist; rehabilitation aide; therapist; exercise physiologist; kinesiologist; recreational therapist; audiologist; physiotherapist; art therapist; music therapist; sleep technologist; therapy aide; prosthetist; orthotist; dietitian; nutritionist; registered dietitian; rehabilitation director; therapy director; hand therapist; therapy assistant; aquatic therapist; dietary manager",
    fields: "therapy; rehabilitation; nutrition; dietetics",
    vocabulary:
      "therapy; rehabilitation; patient; exercise; physical therapy; occupational therapy; treatment plan; mobility; range motion; massage; injury; modality; speech; swallowing; gait; orthopedic; evaluation; therapist; nutrition; diet; meal plan; musculoskeletal; function",
  },
  {
    id: "health-technician",
    name: "Medical technicians and laboratory",
    titles:
      "ultrasound technologist; mammography technologist; histology technologist; mri technologist; ct scan technologist; invasive technologist; technologist; eeg technologist; echo technologist; vascular technologist; vision technician; operating room assistant; surgical first assistant; surgical assistant; pharmacist manager; drug manager; hearing instrument specialist; perfusionist; anesthesia assistant; histologist; embryologist; histology technician; x ray supervisor; cytotechnologist; radiologic technologist; radiology technologist; medical radiology technologist; x ray technician; mri technologist; ct technologist; ultrasound technician; sonographer; medical laboratory technician; medical laboratory scientist; medical technologist; lab technician medical; phlebotomist; phlebotomy technician; surgical technologist; surgical technician; emergency medical technician; emt; paramedic; ekg technician; monitor technician; dialysis technician; pharmacy technician; pharmacist; clinical pharmacist; pharmacy manager; pharmacy assistant; pharmacy intern; pharmacy; pharmacy technician overnight; dental hygienist; dental assistant; dental technician; optician; optometric technician; ophthalmic technician; sterile processing technician; cardiovascular technologist; nuclear medicine technologist; histotechnologist; anesthesia technician; endoscopy technician; mammographer; radiographer; clinical laboratory scientist; clinical pharmacist consultant; hearing aid specialist; biomedical equipment technician; laboratory assistant medical; polysomnographic technologist",
    fields:
      "x ray; radiology; laboratory medicine; dental; pharmaceutical care; imaging; phlebotomy; emergency medical service; sterile processing",
    vocabulary:
      "specimen; blood; x ray; imaging; phlebotomy; pharmacy; prescription; dental; laboratory; sterilize; ultrasound; ct; mri; ekg; patient; medication; instrument; ambulance; cpr; radiology; pharmacist; drug; hygienist; surgical; technologist; venipuncture; equipment calibration; emergency medical",
  },
  {
    id: "care-support",
    name: "Medical assistance and care",
    titles:
      "direct support professional lead; dsp; registration representative; patient registration representative; patient access representative; bed utilization manager; rai coordinator; retirement home worker; hospital porter; patient liaison; patient navigator; clinic assistant; ward assistant; ward manager assistant; geriatric aide; live in caregiver; medication technician; care worker; personal support worker; care home manager; medical assistant; certified medical assistant; nursing assistant; certified nursing assistant; nursing aide; nurse aide; patient care technician; patient care assistant; caregiver; home health aide; personal care aide; personal care assistant; patient access representative; patient access associate; patient access; patient service representative; patient coordinator; patient care coordinator; patient advocate; patient registrar; medical receptionist; medical secretary; medical office assistant; ward clerk; unit secretary; unit clerk; health aide; direct support professional; direct care worker; resident assistant care; medication aide; care coordinator; care manager; orderly; hospital attendant; companion; elderly care worker; home care aide; admitting specialist; emergency room admitting specialist; patient transporter; medical scribe; health coach; community health worker; health educator; healthcare assistant; refugee medical assistant; patient experience coordinator; mental health technician; behavioral health technician; psychiatric technician; hospice aide; admission clerk hospital; support worker; doula; senior care assistant",
    fields:
      "patient care; home care; caregiving; healthcare; health; patient; home health; assisted living; hospice; clinical; patient access; wellness",
    vocabulary:
      "patient; vital sign; caregiver; bathing; daily living; resident; elderly; home health; cna; medical assistant; feeding; hygiene; hipaa; medical office; insurance verification; chart; nursing home; appointment; patient registration; dressing; medication reminder; clinic; admission; cpr; companionship; patient information; care; wheelchair; assisted living",
  },
  {
    id: "health-administration",
    name: "Health administration and records",
    titles:
      "denials manager; reimbursement specialist; reimbursement manager; medical scheduler; telemetry manager; emergency department manager; patient financial services representative; patient account representative; clinical documentation specialist; health services director; medical secretary supervisor; healthcare operations manager; quality nurse manager; provider relations representative; prior authorization specialist; healthcare administrator; healthcare manager; healthcare consultant; hospital administrator; practice manager; medical practice manager; medical office manager; clinic manager; clinic director; clinical manager; clinical director; clinical coordinator; clinical supervisor; clinical operations manager; health information manager; health information technician; medical records clerk; medical records technician; medical records specialist; medical biller; medical billing specialist; medical billing; medical coder; medical coding specialist; coding specialist; revenue cycle manager; revenue cycle specialist; health services manager; health services administrator; healthcare administrative assistant; utilization review manager; quality improvement coordinator health; health unit coordinator; case management director; hospital manager; public health specialist; public health officer; epidemiologist; health program manager; health policy analyst; electronic health record specialist; electronic health record optimization specialist; clinical informatics specialist; healthcare analyst; clinical analyst; medical claims analyst; medical transcriptionist; credentialing specialist; health plan manager; population health manager; health project manager; health director; clinical data operations analyst; healthcare effectiveness coordinator; medical staff coordinator; health specialist; wellness director; wellness coordinator; health safety nurse manager; nursing home administrator",
    fields:
      "epidemiology; healthcare administration; medical billing; medical coding; health information; public health; medical records; revenue cycle; hospital; healthcare operations; clinical operations; medicare",
    vocabulary:
      "healthcare; hospital; hipaa; icd; cpt; medical billing; medical record; medicare; medicaid; coding; claim; clinic; revenue cycle; joint commission; patient; provider; health; physician; ehr; emr; quality improvement; reimbursement; insurance; hedis; utilization; credentialing; health care; health information; clinical; population health",
  },
  {
    id: "social-care",
    name: "Social work, counselling and mental health",
    titles:
      "bcba; autism specialist; behavior mentor; behavioral response supervisor; neuropsychologist; community payback supervisor; registered manager care; family engagement supervisor; retirement living coordinator; activities lead; activities coordinator; activities director; senior practitioner assessment; deputy home manager; house manager; wellbeing practitioner; parent educator; youth development specialist; foster care worker; recovery coach; family resource worker; veterans services officer; volunteer chaplain; residential supervisor; school psychologist; play therapist; social worker; case manager; case worker; counselor; mental health counselor; mental health therapist; substance abuse counselor; school counselor; guidance counselor; marriage family therapist; psychologist; clinical psychologist; psychotherapist; behavioral therapist; behavior analyst; aba therapist; registered behavior technician; behavior technician; behavioral specialist; family advocate; child advocate; child family advocate; community advocate; victim advocate; youth worker; youth counselor; family support specialist; community support specialist; community support worker; residential counselor; crisis counselor; crisis worker; peer specialist; addiction counselor; child protection officer; licensed clinical social worker; licensed professional counselor; housing advocate; transitional housing advocate; outreach worker; group home manager; child welfare specialist; eligibility specialist; intake specialist; family therapist; rehabilitation counselor; vocational counselor; career counselor; career coach; job coach; probation officer; parole officer; pastor; chaplain; minister; youth pastor; priest; life coach; community liaison; social services director; social services; case coordinator; program leader expressive arts; behavioral health",
    fields:
      "social work; mental health; counseling; social service; behavioral health; case management; family service; youth; ministry; church; psychology; substance abuse; child welfare",
    vocabulary:
      "case management; counseling; crisis; social work; mental health; client; family; trauma; behavioral; treatment plan; intervention; substance abuse; psychology; group therapy; community resource; advocacy; child; youth; social service; shelter; case note; referral; assessment; foster; homeless; therapeutic; support group; abuse; domestic violence; autism",
  },
  {
    id: "teaching",
    name: "School teaching",
    titles:
      "cover supervisor; scholar aide; learning support assistant; noon supervisor; lunch supervisor school; math coach; behavior interventionist; academics director; reading tutor; science instructor; nanny tutor; teaching artist; special needs teacher; resource room teacher; learning mentor; subject teacher; class teacher; teacher; school teacher; elementary teacher; elementary school teacher; high school teacher; middle school teacher; substitute teacher; special education teacher; kindergarten teacher; math teacher; science teacher; english teacher; history teacher; art teacher; music teacher; physical education teacher; esl teacher; language teacher; spanish teacher; biology teacher; chemistry teacher; teacher assistant; teacher aide; instructional aide; instructional assistant; paraprofessional; paraeducator; tutor; math tutor; private tutor; online tutor; teaching assistant; classroom assistant; reading specialist; educator; instructor; lead teacher; lead instructor; student teacher; intervention specialist; english language instructor; inclusion teacher; guest teacher; resource teacher; homebound teacher; literacy coach; instructional coach; reading interventionist; after school teacher; classroom teacher; education specialist; driving instructor; teacher leader; home school teacher; teaching fellow; education intern; computer teacher; visual arts teacher; visiting teacher; summer school teacher; tvet trainer",
    fields:
      "teaching; classroom; special education; tutoring; elementary education; secondary education; esl; instruction; curriculum",
    vocabulary:
      "student; classroom; lesson plan; teach; teacher; curriculum; school; grade; lesson; parent; instruction; reading; math; elementary; iep; special education; learning; education; homework; classroom management; child; kindergarten; teaching; smart board; pupil; assessment; literacy; science; substitute; tutor; differentiated; learner",
  },
  {
    id: "childcare",
    name: "Childcare and early years",
    titles:
      "montessori lead guide; montessori guide; lead guide; preschool teacher; daycare teacher; childcare provider; child care worker; childcare worker; nanny; babysitter; daycare assistant; daycare director; early childhood teacher; early childhood educator; toddler teacher; infant teacher; preschool assistant; preschool director; childcare director; au pair; camp counselor; summer camp counselor; after school counselor; after school program leader; child development associate; montessori teacher; head start teacher; day care provider; pre k teacher; nursery teacher; nursery assistant; childcare assistant; preschool; youth program leader; crew leader camp; early intervention specialist; governess; playgroup leader",
    fields: "childcare; daycare; early childhood; preschool; child development; day care",
    vocabulary:
      "child; toddler; infant; preschool; daycare; diaper; nap; play; early childhood; childcare; parent; snack; activity; development milestone; cda; classroom; safe environment; nursery; storytime; potty; head start; babysit; age appropriate; care",
  },
  {
    id: "education-administration",
    name: "Higher education and school administration",
    titles:
      "subject specialist; upper primary division director; multicultural student organization coordinator; professor; assistant professor; associate professor; adjunct professor; adjunct faculty; faculty; lecturer; dean; academic dean; principal; assistant principal; school principal; middle school principal; headmaster; school administrator; school director; academic advisor; academic coordinator; academic head; admissions counselor; admissions officer; admissions director; admissions executive; registrar; registrar officer; enrollment counselor; enrollment manager; financial aid counselor; student services coordinator; student affairs coordinator; student personnel services coordinator; residence director; instructional designer; curriculum developer; curriculum specialist; curriculum director; education coordinator; education program manager; education director; education manager; education consultant; superintendent school; provost; university administrator; graduate teaching assistant; librarian; library assistant; library technician; education officer; campus manager; campus director; career services coordinator; clinical instructor; academic director; student advisor; college counselor; learning technologist; postdoctoral fellow teaching; extension educator; museum educator; training partners manager; blended learning manager; education administrator; academic assistant; visiting lecturer; faculty member",
    fields:
      "academic; faculty; admissions; higher education; student services; university; college; library; education; school; enrollment; student affairs; e learning",
    vocabulary:
      "university; student; faculty; academic; college; course; curriculum; campus; enrollment; admission; lecture; syllabus; advising; undergraduate; graduate; registrar; higher education; librarian; library; research; financial aid; dean; school; blackboard; instructional design; accreditation; e learning; principal; thesis",
  },
  {
    id: "fitness",
    name: "Fitness, sport and recreation",
    titles:
      "pickleball lead; stretch specialist; recreational activity supervisor; recreation activity leader; pool manager; club manager fitness; sports director; athletic trainer assistant; golf course attendant; dance coach; barre instructor; skating instructor; membership advisor; fitness club manager; personal trainer; fitness trainer; fitness instructor; fitness manager; fitness director; fitness coach; fitness coordinator; fitness consultant; fitness specialist; fitness professional; group fitness instructor; group exercise instructor; gym manager; gym instructor; gym attendant; yoga instructor; yoga teacher; pilates instructor; zumba instructor; spin instructor; dance instructor; dance teacher; aerobics instructor; swim instructor; swim coach; swimming instructor; lifeguard; athletic trainer; athletic director; athletic coach; coach; head coach; assistant coach; basketball coach; football coach; soccer coach; tennis coach; golf instructor; golf professional; strength coach; strength conditioning coach; crossfit coach; recreation leader; recreation coordinator; recreation manager; recreation assistant; recreation supervisor; sports coordinator; sports coach; sports manager; aquatics director; aquatics coordinator; wellness coach; health fitness specialist; ski instructor; martial arts instructor; gymnastics coach; referee; umpire; health club manager; ride instructor; osteogenic loading coach; adventure guide; trip leader; climbing instructor; fitness attendant; membership sales fitness; professional athlete; sports instructor; cheer coach; parks recreation director; master trainer; adventure run coordinator; playground leader",
    fields:
      "fitness; gym; athletic; recreation; yoga; pilates; sports; swim; aquatics; personal training; exercise; health club; golf; soccer; basketball; football; baseball; volleyball; tennis; strength conditioning",
    vocabulary:
      "fitness; exercise; personal trainer; training session; workout; gym; yoga; weight; athlete; strength; nutrition; coach; coaching; group fitness; cpr aed; body; health club; class; wellness; member; sport; swim; ace certified; nasm; cardio; training program; pilates; recreation; athletic; conditioning; league; basketball; kinesiology; health fitness; flexibility; spin",
  },
  {
    id: "beauty",
    name: "Beauty and personal service",
    titles:
      "massage practitioner; beauty specialist; brow artist; eyelash artist; hair color specialist; salon leader; salon stylist; hair stylist; hairdresser; barber; cosmetologist; esthetician; aesthetician; nail technician; makeup artist; salon manager; spa manager; spa therapist; spa attendant; salon receptionist; beautician; beauty therapist; lash technician; waxing specialist; tattoo artist; manicurist; skin care specialist; spa director; spa coordinator; pet groomer; dog groomer; dog walker; pet sitter; funeral director; beauty consultant; colorist; skincare consultant; salon assistant",
    fields: "salon; spa; beauty; cosmetology; skincare; hair",
    vocabulary:
      "hair; salon; spa; facial; makeup; skin; manicure; pedicure; cosmetology; stylist; waxing; client; color; haircut; beauty; cosmetic; esthetician; sanitize; appointment; nail; treatment; groom",
  },
  {
    id: "culinary",
    name: "Cooking and kitchens",
    titles:
      "commis; chef; executive chef; sous chef; head chef; pastry chef; line cook; prep cook; cook; lead cook; head cook; kitchen manager; kitchen supervisor; kitchen assistant; kitchen helper; kitchen staff; kitchen worker; kitchen hand; kitchen cleaner; kitchen steward; chef de partie; commis chef; private chef; personal chef; banquet chef; line chef; chef de cuisine; baker; pastry cook; cake decorator; grill cook; fry cook; short order cook; food prep; food preparation worker; culinary instructor; culinary director; culinary manager; culinary intern; dishwasher; sushi chef; pizza maker; pizza cook; butcher; meat cutter; catering chef; food production manager; corporate chef; breakfast cook; traditional food chef; sandwich maker; dietary cook; dietary aide; food service cook; chef instructor; chef manager; kitchen porter; kitchen coordinator; culinary specialist; saucier; expediter kitchen; bakery manager; bakery assistant; steward kitchen; research chef; food stylist",
    fields: "kitchen; culinary; bakery; pastry; cooking; food production",
    vocabulary:
      "chef; cook; kitchen; menu; food; recipe; sous chef; culinary; ingredient; plating; sanitation; grill; prep; baking; pastry; saute; food safety; servsafe; portion; dish; food cost; haccp; fry; sauce; restaurant; catering; banquet; meat; vegetable; line cook; bakery; soup; knife; cuisine; dinner; lunch; station",
  },
  {
    id: "food-service",
    name: "Restaurants and bars",
    titles:
      "shift manager; to go specialist; food captain; front house supervisor; foh supervisor; back house manager; restaurant shift leader; closing shift manager; coffee specialist; food court attendant; restaurant assistant manager; executive steward; room service attendant; baker cashier; ice cream scooper; waiter; waitress; server; food server; restaurant manager; assistant restaurant manager; bartender; barista; host; hostess; food service worker; food service manager; food service supervisor; food service director; food service assistant; food service; restaurant supervisor; restaurant server; restaurant team member; restaurant general manager; restaurant crew; busser; food runner; banquet server; banquet manager; banquet captain; catering manager; catering coordinator; catering assistant; crew member; shift supervisor restaurant; shift leader; fast food worker; beverage manager; food beverage manager; food beverage director; sommelier; cafeteria worker; cafe manager; bar manager; bar back; barback; coffee shop manager; dining room manager; dining services manager; lunch aide; drive thru cashier; team member restaurant; cocktail server; food attendant; counter attendant; concession worker; catering server; restaurant; maitre d; deli clerk; food handler; franchise restaurant manager; mixologist; ice cream server",
    fields: "food service; food beverage; restaurant; catering; banquet; bar; dining; cafe; cafeteria",
    vocabulary:
      "restaurant; guest; bar; table; menu; beverage; food; drink; server; waiter; bartender; dining; wine; tip; catering; banquet; food service; order; cocktail; shift; cash; host; busy; reservation; coffee; pos; alcohol; meal; seating; hospitality",
  },
  {
    id: "hospitality",
    name: "Hotels, travel and events",
    titles:
      "rooms coordinator; resident ambassador; experience ambassador; guest ambassador; community director; lodge manager; travel advisor; banquet setup; event staff; promo staff; bell service; spa receptionist hotel; airport agent; cabin attendant; event production manager; rooms director; director rooms; marina director; hotel manager; hotel general manager; front desk agent; front desk clerk; front desk manager; front desk attendant; front desk supervisor; front desk associate; front desk; front office manager; guest service agent; guest service manager; guest services; guest relations manager; concierge; night auditor; bellman; bell attendant; valet; housekeeper; room attendant; housekeeping manager; housekeeping supervisor; executive housekeeper; hotel receptionist; reservation manager; reservationist; travel agent; travel consultant; tour guide; tour manager; tour operator; event planner; event coordinator; event manager; event director; meeting planner; conference manager; wedding planner; wedding coordinator; flight attendant; cabin crew; cruise staff; casino dealer; table games dealer; hospitality manager; resort manager; event assistant; events intern; trip coordinator; airline customer service agent; ticket agent; gate agent; travel coordinator; hotel clerk; lodging manager; convention services manager; hospitality intern; guest experience manager; casino host; slot attendant; property coordinator hotel; venue manager; event specialist; bell captain",
    fields:
      "hotel; event; hospitality; travel; tourism; housekeeping; guest service; casino; front office; lodging; airline cabin; conference",
    vocabulary:
      "guest; hotel; reservation; check in; front desk; housekeeping; room; travel; event; concierge; occupancy; resort; tour; banquet; opera; itinerary; wedding; hospitality; vendor; venue; airline; passenger; conference; booking; night audit; lobby; meeting planning; luggage; casino",
  },
  {
    id: "security-safety",
    name: "Protection, police, fire and military",
    titles:
      "club door supervisor; door supervisor; flagger; traffic control flagger; commandant; lifeguard officer; fire inspector; fire sprinkler inspector; bailiff; court security officer; asset protection specialist; community safety officer; intelligence officer; army reserve soldier; immigration officer; prison guard; loss prevention manager; guard; protective services specialist; executive protection specialist; polygraph examiner; security guard; security officer; security supervisor; security manager; director security; campus security manager; physical security manager; police officer; police; detective; deputy sheriff; sheriff; correctional officer; corrections officer; prison officer; firefighter; fire chief; fire marshal; investigator; private investigator; criminal investigator; border patrol agent; customs officer; military officer; infantry; infantryman; army officer; soldier; sergeant; squad leader; platoon leader; platoon sergeant; combat medic; marine; naval officer; military police; bodyguard; bouncer; surveillance officer; security specialist; security agent; loss prevention officer; transportation security officer; crossing guard; emergency dispatcher; emergency management coordinator; intelligence analyst; noncommissioned officer; petty officer; special agent; federal agent; park ranger; animal control officer; security operations manager; combat marksmanship trainer; crime analyst; crime scene investigator; forensic scientist; security patrol; unmanned aviation supervisor; specialist infantry; armed guard; 911 dispatcher",
    fields:
      "executive protection; security; law enforcement; military; police; army; corrections; fire protection; criminal justice; infantry; surveillance; emergency management; public safety",
    vocabulary:
      "security; patrol; surveillance; police; law enforcement; weapon; officer; incident report; military; army; soldier; criminal; investigation; emergency; combat; inmate; cctv; crime; guard; arrest; suspect; fire; navy; combat; firearm; mission; platoon; safety; alarm; clearance",
  },
];
