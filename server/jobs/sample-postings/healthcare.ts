/** Written in the draft format that `read-drafts.ts` explains. */
export const HEALTHCARE_DRAFTS = `
=== registered-nurse
S1 You will chart in Epic at the bedside and hand over in person, never by voicemail.
S2 Our nurse educators stay on the unit through the night, so questions do not wait for Monday.
S3 Self-scheduling opens six weeks ahead, and every other weekend is the most we ask.
S4 An unrestricted state or compact RN license is a condition of hire.
S5 New hires get ten weeks with one preceptor rather than a different face each shift.
S6 Floating is limited to sister units and announced before the shift begins.
R1 Active RN license in the state or a multistate compact license
R2 BLS from a recognized provider
R3 ACLS within six months of hire
R4 Bachelor of Science in Nursing preferred
R5 Associate degree or diploma in nursing
R6 Experience with Epic or a similar electronic health record a plus
* icu-nights | ICU Registered Nurse, Nights | Larkmoor Regional Hospital | Columbus, OH | $38-46 an hour
Eighteen beds, two patients to a nurse, and a window at the end of the hall where people watch the sun come up: that is our medical-surgical ICU on nights. You will titrate vasoactive drips, manage ventilated patients with respiratory therapy, and sit with families when the news is hard. Sepsis and post-operative cases make up most of the census, with a few CRRT runs every month. We ask for at least two years in a critical care unit. {S1} {S2} Shifts run 7 p.m. to 7:30 a.m., three a week.
: 1 ; 2 years of adult critical care nursing ; 2 ; Current ACLS certification ; Comfort with ventilators, arterial lines and vasoactive drips ; CCRN preferred ; CRRT experience a plus
* med-surg-day | Registered Nurse, Medical-Surgical | Tallgrass County Medical Center | Salina, KS | $31.50-39.00 an hour
Our 32-bed floor takes what a rural county sends: hip fractures from the co-op parking lot, pneumonia, new diabetics, the occasional rattlesnake bite. Ratios stay at five to one on days. You will run discharge teaching that people in plain towns can follow, start lines, dress wounds and call the hospitalist before trouble shows on the monitor. Graduates are welcome here; half the team came straight from the community college down the road. {S5} {S4}
: 1 ; 2 ; 5 ; Sound medication administration and wound care skills ; Patience for teaching patients at discharge ; 4 ; One year on a medical-surgical floor preferred
* emergency | Emergency Department RN | Harborlight Hospital | Tacoma, WA | $46-62 an hour
A level II trauma bay, forty-one rooms and a helipad that shakes the coffee: the pace here is what you make of it. You will triage with the ESI scale, run codes, start ultrasound-guided IVs and calm people who have had the worst day of their year. Psychiatric holds are part of the job and we staff a crisis nurse for them around the clock. At least one year of emergency nursing is required because our volume does not leave room for a slow start. {S6} {S3}
: 1 ; 1 year of emergency department nursing ; 2 ; ACLS and PALS ; TNCC within one year ; Triage using the Emergency Severity Index ; CEN a plus
* pediatric-clinic | Pediatric RN, Outpatient Clinic | Juniper Kids Clinics | Boise, ID |
Weekdays only, no holidays, and a treasure chest of stickers that needs restocking. In our four-doctor pediatric practice the nurse answers the advice line in the morning, gives vaccines before lunch and does asthma teaching in the afternoon. You will weigh newborns whose parents have not slept and know when a fever in a three-week-old goes straight to the hospital. Spanish helps every single day. {S4} Two years with children, in any setting, is what we hope to read on your resume. Lunch is uninterrupted, and two nurses overlap at noon so that it can be.
: 1 ; 2 ; 2 years of pediatric nursing ; Telephone triage experience ; Vaccine administration and cold-chain handling ; PALS preferred ; Conversational Spanish a plus
* home-health | Home Health Registered Nurse | Stillwater Home Nursing | Asheville, NC | $74,000-86,000 a year
Five to six visits a day on mountain roads, with a company car that has snow tires. You will open cases with an OASIS assessment, manage wound vacs and PICC lines, teach caregivers and decide alone, at a kitchen table, whether somebody needs the ambulance. The caseload covers two counties, and scheduling clusters your visits so that you are not crossing ridges all day. {S3} You need a driver's license in good standing and one year of acute or home care behind you. Documentation happens on a tablet between visits.
: 1 ; 1 year of acute care or home health nursing ; Valid driver's license and clean driving record ; 2 ; Wound care including negative pressure therapy ; OASIS documentation preferred ; Infusion and PICC line experience a plus
* labor-delivery | Labor and Delivery Nurse | St. Brendan Women's Pavilion | Baton Rouge, LA | $34-45 an hour
About 240 babies a month arrive on our unit, some of them in a great hurry. You will read fetal strips, support unmedicated labors as gladly as epidurals, circulate in the cesarean room and recover mothers afterwards. Our laborists and midwives share one board and talk to each other, which is rarer than it should be. {S2} {S6} Two years in labor and delivery are needed for this position; a residency for newer nurses opens each July.
: 1 ; 2 years of labor and delivery nursing ; Electronic fetal monitoring certification ; NRP and ACLS ; 2 ; Cesarean circulating experience preferred ; RNC-OB a plus
* oncology-infusion | Infusion Nurse, Oncology | Copperfield Cancer Institute | Phoenix, AZ | $78,000-97,000 a year
Patients stay in our chairs for four hours at a time, often for months, and they will know your children's names by spring. You will verify chemotherapy orders with a pharmacist, access ports, watch for reactions and write down what patients only mention on the way out. The infusion suite has twenty-two chairs and never more than four patients to a nurse. {S1} {S4} We pay for the chemotherapy provider card, and OCN nurses receive a certification stipend.
: 1 ; 2 years of nursing with at least 1 in oncology or infusion ; Chemotherapy and biotherapy provider card within 90 days ; Port access and central line care ; 2 ; OCN preferred ; 4
* operating-room | Perioperative RN, Orthopedics | Summit Ridge Surgical Hospital | Fort Collins, CO | $40-52 an hour
Joints, shoulders, spines, and a sports program that keeps us busy every ski season. As circulator you position patients, run the count, manage implants worth more than your car and keep a calm room. Scrubbing is taught to those who want it. There is no trauma call; the one on-call weekend a month rarely wakes anybody. {S5} Newly licensed nurses with a perioperative course will be considered, and experienced circulators start above the middle of the range. A block of rooms opens for spine robotics this autumn, with training for everybody who works in them.
: 1 ; 2 ; Experience or coursework in perioperative nursing ; Sterile technique and surgical counts ; Ability to stand and lift for long cases ; CNOR preferred ; Orthopedic implant experience a plus
* school-nurse | School Nurse (RN) | Willow Bend Unified Schools | Topeka, KS | 
One nurse, two elementary buildings, nine hundred children and a cot by the window. You will manage insulin pumps, seizure plans and inhalers, screen vision and hearing each fall, write care plans for 504 meetings and decide, dozens of times a week, whether a stomach ache is a spelling test. You follow the school calendar and are home by four. Immunization records are kept in the state registry, and the district's second nurse covers you when you are out. {S4} Experience with children matters more to us than any specialty.
: 1 ; 2 ; Experience caring for children ; Care plans for diabetes, asthma and seizures ; Clear writing for parents and teachers ; 4 ; School nurse certification a plus
* nurse-manager | Nurse Manager, Telemetry | Northbank Medical Center | Milwaukee, WI |
The telemetry unit has thirty-six beds, eighty-two staff and a turnover rate we mean to halve. You carry round-the-clock responsibility for staffing, budget, quality and morale, round on patients daily and still know how to read a strip. Last year's manager moved up to director and will be your boss and sounding board. {S6} We want five years of acute care nursing including two as charge nurse or assistant manager. A bachelor's degree is required and a master's degree is where we would like you to be heading.
: 1 ; Bachelor of Science in Nursing ; 5 years of acute care nursing with 2 in a charge or leadership role ; Staffing and budget management ; Telemetry interpretation ; Current BLS and ACLS ; Master's degree in nursing or administration preferred

=== practical-nurse-and-aide
S1 Every resident keeps the same aide and nurse as far as the roster allows.
S2 Shift differentials are paid from the first minute, not after a probation.
S3 We cover the cost of your next certification after six months.
S4 Lifts are mechanical and always done by two people.
R1 State certification as a nursing assistant (CNA)
R2 Active LPN or LVN license
R3 CPR certification
R4 High school diploma or equivalent
R5 Kindness and patience with older people
* cna-evenings | Certified Nursing Assistant, Evenings | Maple Hollow Care Village | Grand Rapids, MI | $18.25-21.50 an hour
Supper, showers, and the quiet hour when people want to talk about their husbands: evenings at Maple Hollow have their own rhythm. You will help eleven residents with dressing, meals and walking, record intake and vital signs, and tell the nurse when someone is not quite themselves. The building is one floor, with a courtyard that residents garden in until October. {S1} {S4} You must hold a current nursing assistant certificate; experience in long-term care is welcome but not a condition.
: 1 ; 3 ; Able to assist with bathing, transfers and meals ; 5 ; Long-term care experience preferred ; Memory care training a plus
* lpn-rehab | Licensed Practical Nurse, Short-Term Rehab | Bluestem Rehabilitation Center | Omaha, NE | $27-33 an hour
People come to us with a new knee and leave on their own two feet, usually in nineteen days. As LPN on the rehab wing you pass medications for up to fourteen guests, change surgical dressings, check blood sugars and brief the physical therapists on who slept badly. {S2} One year as an LPN in a skilled facility is expected, and IV certification makes you eligible for the top of the range. Our medical director is in the building four days out of five, which shortens a good many phone calls.
: 2 ; 1 year in a skilled nursing or rehab facility ; Medication administration ; Wound dressing changes ; 3 ; IV certification preferred
* lvn-clinic | LVN, Family Practice | Pecan Street Family Medicine | San Antonio, TX | $24-29 an hour
Three physicians, one nurse practitioner and a waiting room where everybody seems to be cousins. You will room patients, give injections, run strep and flu swabs, phone people about their labs and keep the vaccine refrigerator honest. Half of our patients prefer Spanish, so you should too, at least comfortably. The office closes at five and at noon on Fridays. {S3} Two years of outpatient work would let you walk in and start; hospital LVNs adapt quickly as well. We sit down every Thursday after closing to look at who has not come back for their blood pressure check, and then we call them.
: 2 ; Fluent Spanish and English ; Injections and phlebotomy ; 3 ; 2 years of outpatient experience preferred ; Athena or eClinicalWorks a plus
* hospice-aide | Hospice Aide | Evenlight Hospice | Lancaster, PA | $19-22 an hour
This is slow work and meant to be. Four or five homes a day, a bath done gently, clean sheets, a little company, and careful notes for the nurse who follows you. You will drive your own car between farmhouses and town apartments, with mileage paid weekly. Families often say afterwards that the aide was the person they remember. A current CNA certificate and a reliable car are required, and we teach the rest in three weeks of paired visits. {S3} Weekend duty comes round once a month.
: 1 ; Valid driver's license, insured car ; 3 ; Comfort with death and grieving families ; Careful written notes ; Hospice or home care experience a plus
* patient-care-tech | Patient Care Technician, Cardiac Unit | Ridgeway Heart Hospital | Little Rock, AR | $17.80-22.40 an hour
Telemetry boxes, twelve-lead EKGs, early walks down the hall after surgery: the technicians keep our cardiac floor moving. You work alongside two nurses with ten patients, draw morning labs, log strict intake and output, and answer call lights as though your own mother had pressed the button. Nursing students thrive here because classes are scheduled around, and the hospital pays tuition from the first semester. {S2} {S4} A hospital or hospital-like background of six months gets you off orientation faster.
: CNA certificate or completed first year of nursing school ; 3 ; Phlebotomy and EKG skills, or readiness to learn them ; 4 ; 6 months in a hospital preferred
* group-home-aide | Direct Support Professional | Open Gate Community Living | Duluth, MN | $18.50 an hour
Four men share the house on Ninth Street, and they have opinions about the Vikings, about chili and about you. Your job is support, not supervision: cooking together, bank and bowling trips, medication reminders, and behavior plans written with a psychologist. Some lifting, some laundry, a good deal of laughing. The awake overnight shift suits students. {S1} A driver's license is needed for the van; training in medication assistance and crisis prevention is paid and takes two weeks. House meetings are run by the residents, with staff speaking last.
: 4 ; Valid driver's license ; Able to pass a background study ; Calm under stress ; Experience with developmental disabilities a plus ; Medication aide certificate preferred

=== medical-assistant
S1 You will room patients, take vital signs, update medication lists and draw blood.
S2 We run fifteen-minute huddles at eight so that nobody is surprised at ten.
S3 Prior authorizations and referral letters are part of every afternoon.
S4 A national certification (CMA, RMA or CCMA) is required within six months of starting.
R1 Completed medical assistant program or equivalent experience
R2 Certification as CMA, RMA or CCMA
R3 Phlebotomy and injections
R4 CPR certification
R5 Experience with an electronic health record
* family-health | Medical Assistant, Family Health Center | Riverbend Community Health | Toledo, OH | $17.50-20.75 an hour
We are a community health center, which means the schedule holds well-baby checks, diabetic foot exams and people who have not seen a doctor in ten years, all before lunch. {S1} Social workers sit down the hall and you will walk patients to their door rather than hand over a phone number. {S4} The team has worked together for years and takes the potluck more seriously than it should. Bilingual staff earn a dollar more an hour.
: 1 ; 3 ; 4 ; 5 ; Respect for patients of every income ; 2 ; Spanish or Arabic a plus
* dermatology | Dermatology Medical Assistant | Clearwell Dermatology Group | Scottsdale, AZ | $19-24 an hour
Desert sun keeps us in business. You will scribe while the doctor talks, set up biopsy and excision trays, take the photographs, label specimens without a single mistake and call patients with results that are usually good news. Mohs days start at seven and end when the margins are clear. A year in dermatology or a surgical office would be ideal, though a quick learner with tidy handwriting has done well here before. {S3} Scrubs and skin care are on the house. Phototherapy and patch testing are learned in the first quarter.
: 1 ; 1 year in a specialty clinic ; Biopsy and minor procedure setup ; Specimen labeling and tracking ; 4 ; Scribing experience preferred ; ModMed EMA a plus
* orthopedics | Orthopedic Medical Assistant | Fieldstone Bone & Joint | Raleigh, NC | $18-23 an hour
Casts on, casts off, and a steady line of pickleball injuries. Each of our surgeons sees thirty-five patients on a clinic day, so you will move: x-ray orders in before the visit, splints fitted after it, suture removal in between. {S2} You will learn fracture bracing from a technician with twenty years at it. {S3} We promote from within, and two of the current physician assistants began in this very job. Weekend sports sidelines with the team doctors are optional, paid, and very popular in the fall.
: 1 ; Splinting or casting, or willingness to learn ; 4 ; Suture and staple removal ; Stamina for a fast clinic ; 2 ; Orthopedic experience a plus
* womens-health | Medical Assistant, OB/GYN | Magnolia Women's Partners | Savannah, GA | $17-21 an hour
Six providers deliver about fifty babies a month and the clinic feels like it: cheerful, loud, always one ultrasound behind. You chaperone exams, run urine and glucose screens, prepare for colposcopies and IUD placements, and notice when a patient goes quiet at the question about safety at home. {S1} Discretion matters here more than speed. {S2} One year of experience in any clinic is asked, in women's health is hoped for.
: 1 ; 1 year of clinic experience ; Discretion and tact ; 3 ; 4 ; 2 ; Women's health background preferred
* urgent-care | Urgent Care Medical Assistant | QuickMend Walk-In Care | Jacksonville, FL | $18 an hour
Twelve-hour shifts, three days a week, and no two alike: sliced thumbs, ear infections, sports physicals, a jellyfish in July. Working with one provider and one x-ray tech, you register patients, take histories, swab, splint, irrigate and clean up for the next person. The doors open at eight and the last patient is seen, however late. {S4} A limited x-ray license would make you very popular with us and lifts the hourly rate by three dollars. A provider is always in the building, and the break between two and three is protected by everyone, the phones included.
: 1 ; 3 ; 4 ; Wound irrigation and splinting ; Works calmly when the lobby is full ; Limited scope x-ray license a plus ; Urgent or emergency care preferred
* cardiology-lead | Lead Medical Assistant, Cardiology | Beacon Heart Associates | Worcester, MA | $25-30 an hour
Nine assistants look to the lead for the schedule, for training and for a straight answer. You will still see patients half of the time, running EKGs, fitting Holter monitors and teaching people how to weigh themselves every morning; the rest is rosters, supply orders and new-hire checklists. Five years as a medical assistant, two of them in cardiology, are needed. {S3} {S2} Our practice manager wants someone who gives feedback the same day.
: 2 ; 5 years as a medical assistant with 2 in cardiology ; EKG and Holter monitor fitting ; Scheduling and training of staff ; 4 ; Supervisory experience preferred

=== allied-health
S1 Productivity is discussed, not enforced by a stopwatch.
S2 Continuing education gets a stipend of two thousand dollars and five paid days.
S3 Students rotate through twice a year and you are welcome to teach them.
S4 Weekend rotation falls once in six weeks.
R1 State license in your discipline
R2 BLS certification
R3 Clear and timely documentation
R4 Works well with nurses, physicians and families
* physical-therapist | Physical Therapist, Outpatient Orthopedics | Stride Physical Therapy | Denver, CO | $82,000-98,000 a year
One patient to a therapist for forty minutes; that is the whole pitch. You will evaluate runners, roofers and post-operative shoulders, use hands-on treatment and honest exercise programs, and talk to the surgeons by phone when something stalls. The gym has turf, racks and natural light, with mountains if you lean. {S2} {S1} A Doctor of Physical Therapy and a Colorado license are required, and new graduates join a year of weekly mentoring. Evening hours rotate, so that each therapist closes one night a week only.
: Doctor of Physical Therapy degree ; Colorado physical therapist license or eligibility ; Manual therapy and exercise prescription ; 3 ; 2 ; Orthopedic residency or OCS preferred ; Dry needling certificate a plus
* occupational-therapist | Occupational Therapist, Inpatient Rehab | Hearthstone Rehabilitation Hospital | Cleveland, OH |
Buttons, kettles, car doors: our patients relearn all of it after stroke, brain injury and amputation. You will carry seven patients a day, build splints, plan home visits, train families and sit in team conference twice weekly where your voice counts as much as the physician's. The practice apartment has a stove that works and stairs that squeak. {S4} {S3} We ask for a master's degree or doctorate in occupational therapy and like to see one year with neurological patients.
: Master's or doctoral degree in occupational therapy ; 1 ; Stroke or brain injury rehabilitation ; Splint fabrication ; 4 ; 1 year of inpatient rehab preferred
* radiology-tech | Radiologic Technologist | Sierra Vista Imaging | Reno, NV | $33-42 an hour
From chest films at dawn to trauma runs at dusk, with two portable machines and a digital room installed last spring. You position with care, shield by habit and get the picture the first time. Cross-training in CT is offered after a year and most of the team takes it. ARRT registration in radiography is needed on day one. {S4} {S2} The department head still takes call, which says most of what you need to know about the place.
: ARRT registration in radiography ; 2 ; Portable and fluoroscopic imaging ; Radiation safety ; CT experience or registration a plus ; 1 year of hospital work preferred
* respiratory-therapist | Respiratory Therapist, Adult and Neonatal | Cedar Lake Medical Center | Spokane, WA | $35-47 an hour
You start the shift with the ventilator list and end it knowing everybody's plan for the morning. Between the ICU, a level III nursery and the floors you will manage ventilators, draw arterial gases, give surfactant, and teach people with COPD how to breathe through their lips. Protocols let therapists wean without chasing a signature. {S3} Registered therapists (RRT) only, with a Washington license or a pending application. Night shifts carry a differential of four dollars. A simulation bay for airway training stands at the end of the unit, and it is used every month by nurses and therapists together.
: RRT credential ; Washington respiratory care license or pending ; BLS, ACLS and NRP within six months ; Mechanical ventilation of adults and newborns ; Arterial blood gas sampling ; Neonatal specialty (NPS) preferred
* medical-lab-scientist | Medical Laboratory Scientist | Prairie Star Laboratories | Sioux Falls, SD | $31-38 an hour
A core lab that runs a million tests a year and still looks at its own smears. You will rotate through hematology, chemistry and blood bank, troubleshoot analyzers before calling service, and stop a release when a potassium makes no sense. Evening staff are three people who trust each other. Candidates hold a bachelor's degree in laboratory science and ASCP certification as MLS, or will sit the exam within a year. {S2} Molecular work is growing and we train for it. Call-outs are handled by volunteers from a paid list.
: Bachelor's degree in medical laboratory science or a related science ; MLS(ASCP) certification or eligible ; Hematology, chemistry and blood bank rotations ; Analyzer maintenance and quality control ; Molecular diagnostics a plus
* sonographer | Diagnostic Medical Sonographer | Bayfront Imaging Partners | Tampa, FL | 
Our outpatient center books forty-five minutes for an abdominal study, because rushed pictures get repeated. You will scan abdomen, pelvis, thyroid and vascular cases, write a preliminary impression and discuss it with a radiologist who sits next door. No call, no nights, parking by the door. RDMS registration in abdomen or OB/GYN is the requirement; vascular registration opens a second pay step. {S1} {S3} Two of the four machines were replaced this January. You may also help to train the two students we take each spring term.
: RDMS registration in abdomen or OB/GYN ; 2 ; 2 years of scanning ; Preliminary reporting ; RVT preferred ; Pediatric hip or head studies a plus
* speech-therapist | Speech-Language Pathologist, Schools and Clinic | Bright Harbor Therapy | Portland, ME | $68,000-81,000 a year
Three days in two small schools, two days in our clinic above the bakery. Your caseload of thirty-eight children includes late talkers, stutterers and a handful who speak through tablets and have plenty to say. You write goals that teachers can use and coach parents on the floor. {S1} {S2} A master's degree and the certificate of clinical competence are expected, while clinical fellows may apply and get weekly supervision. Your materials budget is generous, and both school principals will move a meeting for you rather than ask you to skip a session.
: Master's degree in speech-language pathology ; 1 ; CCC-SLP or clinical fellowship ; Augmentative communication devices ; IEP writing ; Feeding therapy experience a plus
* surgical-tech | Certified Surgical Technologist | Ironbridge Surgery Center | Pittsburgh, PA | $26-33 an hour
Four rooms, no nights, first case at seven fifteen. You will set up for general, ENT and hand surgery, know each surgeon's glove size and playlist, pass before you are asked and help turn a room in eighteen minutes. Instruments are processed on site by people who answer when you call. {S2} CST certification and one year of scrubbing are needed. We close on Fridays at three and send people home when the list ends early, with pay. Case carts are picked the afternoon before, so mornings begin without a hunt for clamps.
: CST certification ; 1 year of scrub experience ; Aseptic technique ; 2 ; Laparoscopic and ENT cases ; Private scrub or preceptor experience a plus

=== pharmacy
S1 Phones, counter and drive-through each have an owner, so that nobody does three jobs at once.
S2 Inventory of controlled substances is counted back at every change of shift.
S3 Insurance rejections will find you; we value people who solve them without sighing.
R1 State pharmacy technician license or registration
R2 PTCB or ExCPT certification
R3 Accuracy with numbers and labels
R4 High school diploma or equivalent
R5 Friendly manner with patients at the counter
* retail-tech | Pharmacy Technician | Foxglove Neighborhood Pharmacy | Lexington, KY | $17-20 an hour
A corner pharmacy with a soda fountain that still works and 340 prescriptions on a slow day. You will type, count, label, ring up, and remember that Mrs. Doyle takes hers in bottles without child caps. {S1} {S3} We register trainees with the state and pay for the certification exam, so experience is nice rather than necessary. Closed Sundays, always have been. You will also order the front store, run the compression stocking corner and deliver to porches on Thursdays with the owner's old station wagon.
: 4 ; 3 ; 5 ; Kentucky pharmacy technician registration or willingness to obtain it ; 2 ; Retail pharmacy experience a plus ; PioneerRx or similar dispensing software a plus
* hospital-tech | Hospital Pharmacy Technician, IV Room | Larkmoor Regional Hospital | Columbus, OH | $21-26 an hour
Behind two sets of doors and under a hood is where most of your shift will happen. You compound antibiotics, drips and parenteral nutrition, garb without shortcuts, and fill the automated cabinets on eleven floors. A pharmacist checks everything and explains anything. {S2} One year in a hospital pharmacy and national certification are required; a sterile compounding certificate counts heavily. Rotation covers days and evenings, with one weekend in three. Medication histories in the emergency department are a later step for technicians who like talking with people, and tuition help covers pharmacy school prerequisites.
: 2 ; 1 year of hospital pharmacy experience ; Sterile compounding under USP 797 ; 1 ; Automated dispensing cabinets ; Hazardous drug handling (USP 800) preferred
* specialty-tech | Specialty Pharmacy Technician | Meridian Vale Specialty Rx | Remote | $20-24 an hour
All of our patients take medicines that cost more than a house payment, and your job is to get those paid for. From your home office you will run benefit checks, complete prior authorizations, enroll people in copay programs and call them before the box ships. {S3} Expect forty calls a day and patients who remember you. Two years in a pharmacy or with an insurer is needed. Equipment is shipped to you, and training runs four weeks on Central time. Supervisors listen to calls with you, not about you.
: 2 years of pharmacy or insurance experience ; Prior authorizations and benefit verification ; Phone manner that stays warm all day ; 2 ; Quiet home workspace with reliable internet ; Specialty or oncology drugs preferred
* staff-pharmacist | Staff Pharmacist | Foxglove Neighborhood Pharmacy | Louisville, KY | $128,000-140,000 a year
The second Foxglove store opened in a former bank and dispenses from behind the old vault door. You will verify about 280 prescriptions a day, vaccinate, run a diabetes class on Thursday evenings and be the person on the block whom people ask. {S2} {S1} A Doctor of Pharmacy and an active Kentucky license are required; immunization certification should be current. No corporate metrics hang on our wall.
: Doctor of Pharmacy degree ; Active Kentucky pharmacist license ; Immunization certification ; Patient counseling ; Medication therapy management preferred ; 2 years of community pharmacy a plus
* lead-tech | Lead Pharmacy Technician, Long-Term Care | Goldenrod Pharmacy Services | Des Moines, IA | $23-28 an hour
We pack blister cards for sixty-one nursing homes and the trucks leave at four, ready or not. The lead plans the line for fourteen technicians, checks the tote for each building, trains newcomers and talks to the directors of nursing when a refill went missing. Your floor is loud, bright and oddly cheerful. {S2} Three years as a technician with national certification, and a record of showing up, are what count. {S1}
: 2 ; 3 years as a pharmacy technician ; 1 ; Training and scheduling of a team ; Blister packaging or long-term care dispensing preferred ; Lean or 5S methods a plus

=== dental
S1 Chairs are never double booked, and lunch is a full hour.
S2 We use digital x-rays and intraoral scanners throughout.
R1 BLS certification
R2 Dental radiography certificate
R3 Gentle manner with anxious patients
* hygienist | Dental Hygienist | Larch & Lantern Dental | Eugene, OR |
Four days a week, one column, sixty-minute appointments. Your patients include loggers, professors and a good number who have been afraid of the dentist since third grade. You will probe, scale, take images, talk about gums without scolding and decide with the dentist what comes next. {S1} An Oregon hygiene license with the local anesthesia endorsement is required. Our hygienists set their own recall plans, and the last one stayed for sixteen years. An assistant helps with charting on Tuesdays, instruments are sharpened by a service, and continuing education days are paid, including the annual meeting at the coast with the whole team.
: Oregon dental hygiene license ; Local anesthesia endorsement ; Periodontal charting and scaling ; 3 ; 1 ; Laser certification a plus
* dental-assistant | Dental Assistant, Pediatric Practice | Wiggle Tooth Pediatric Dentistry | Albuquerque, NM | $18-22 an hour
The ceiling has planets, the prize drawer is legendary, and your lap will be the safest place in the room. You assist chairside with fillings, sealants and crowns, count teeth out loud, sterilize trays, and explain to parents how the afternoon will feel. {S2} Six months at the chair or a completed dental assisting course are needed; a radiography certificate must follow within the first quarter. Spanish is spoken in every second family. Two dentists share five assistants, so nobody is stretched between rooms, and sedation days are staffed with a nurse. We finish at four thirty so that staff can pick up children of their own.
: Dental assisting course or 6 months of chairside experience ; 2 ; Sterilization and infection control ; Patience with children ; 1 ; Spanish a plus ; Nitrous oxide monitoring certificate preferred
* dental-front-desk | Dental Front Office Coordinator | Corner Oak Dental | Naperville, IL | $20-25 an hour
You are the first hello and the last goodbye, and in between you hold the schedule together with both hands. The work: booking two dentists and three hygienists, presenting treatment estimates in plain English, posting payments, chasing claims that bounced, and filling a cancellation within ten minutes. {S1} Two years at a dental or medical front desk are expected because our software is deep and our hygienists are fast. Estimates are reviewed with the doctor each morning, the phone system shows who is calling, and collections letters are written kindly. You will have your own headset, a real chair and a candy drawer with rules.
: 2 years at a dental or medical front desk ; Dental insurance claims and estimates ; Appointment scheduling ; Warm phone voice ; Evening availability one day a week ; Dentrix or Eaglesoft preferred

=== social-work
S1 Supervision toward the clinical license is provided weekly and at no charge.
S2 Caseloads are capped and the cap is kept.
S3 You will write notes the same day, in words a judge or a client could read.
S4 Mileage is paid, and nobody visits alone for a first meeting.
R1 Master of Social Work from an accredited program
R2 Bachelor's degree in social work or a human services field
R3 Valid driver's license
R4 State social work license or eligibility
R5 Crisis intervention skills
* hospital-social-worker | Medical Social Worker | Northbank Medical Center | Milwaukee, WI | $66,000-78,000 a year
Discharge is where good hospitals fail people, and you are here so that we do not. Covering oncology and the stroke unit, you will assess what waits at home, arrange rehab beds, explain advance directives, and find a ride, a walker and a working phone by three o'clock. {S3} A master's degree and Wisconsin certification are required. The department counts eleven social workers who cover for one another and eat lunch at a table with a jigsaw puzzle on it.
: 1 ; 4 ; 1 year of medical or discharge planning work ; 5 ; Knowledge of Medicare and Medicaid benefits ; Case management certification a plus
* child-welfare | Child Protective Caseworker | Bitterroot Children and Families | Missoula, MT | $52,400-61,000 a year
The phone rings, you drive out, and for the next hour somebody's childhood depends on your judgment. Investigations, safety plans, court reports, visits supervised in a room with old toys: this is the real list. {S2} {S4} New caseworkers spend eight weeks training beside a senior colleague. A bachelor's degree in social work or a near neighbor is the minimum, and the stomach for conflict is the rest. Overtime is paid, not banked. A therapist is available to staff after hard removals, and supervisors go along when you ask them.
: 2 ; 3 ; Investigation and safety planning ; Court testimony and written reports ; 5 ; Experience with Native families and ICWA preferred
* therapist | Outpatient Therapist (LCSW or LPC) | Quiet Creek Counseling Collective | Austin, TX | $72,000-88,000 a year
Adults with trauma, couples at a standstill, teenagers who say one word in the first session and will not stop by the fifth. You will see twenty-four clients a week, half of them by video, with modern offices near the creek for the others. {S2} Full clinical licensure in Texas is necessary so that you can bill from the start. Training in EMDR is paid, consultation happens on Tuesdays, and nobody sells supplements. Billing and intake are done by two people who are excellent at it, so your notes are the only paper you touch. New clinicians build a full caseload within about ten weeks.
: LCSW or LPC license in Texas ; 2 years of outpatient therapy ; Trauma-informed practice ; Telehealth experience ; EMDR or CBT certification preferred ; Couples therapy a plus
* case-manager-homeless | Housing Case Manager | Keystone Shelter Alliance | Philadelphia, PA | $46,000-52,000 a year
You carry twenty people from the street or shelter to a lease and through the first hard year of it. That means benefits offices, landlords with doubts, birth certificates from three states and a lot of coffee. {S4} {S3} Lived experience of homelessness or recovery is counted as experience, on paper and in pay. A bachelor's degree or two years of comparable work will do, as will good shoes.
: Bachelor's degree or 2 years of related experience ; Benefits applications (SSI, SNAP, Medicaid) ; Motivational interviewing ; 5 ; Housing First practice preferred ; Spanish a plus
* school-social-worker | School Social Worker | Lantern Park Public Schools | Rochester, NY | $58,000-74,000 a year
Two middle schools, one office in each, and a door that children learn to knock on. You run groups on anger and grief, visit homes when attendance slips, sit in special education meetings and hold the line with families on their worst days. {S1} State certification as a school social worker is mandatory. The post follows the teachers' contract, with summers free and a pension that still deserves the word. You will be one of nine social workers who meet every other Friday for case consultation, and a psychologist and two counselors share your corridors on the remaining days.
: 1 ; New York school social worker certification ; Group work with adolescents ; Attendance and family outreach ; IEP and 504 meetings ; Restorative practices training a plus
* substance-use | Substance Use Counselor | Second Dawn Recovery Center | Chattanooga, TN | 
Our residential house has twenty-six beds, a vegetable garden and a rule against giving up on anyone before breakfast. As counselor you lead two groups a day, carry nine individual clients, write treatment plans and speak with probation officers who want facts. {S1} {S2} A bachelor's degree and progress toward a state addiction credential are expected. People in stable recovery work here at every level, including the director. Nights are covered by awake technicians, medication is handled by a nurse, and your on-call duty is one weekend a quarter, by telephone.
: 2 ; Alcohol and drug counselor credential or in progress ; Group facilitation ; Treatment planning ; Relapse prevention ; Experience in residential treatment preferred
* program-director | Director of Family Services | Harvest Table Community Center | Fresno, CA | $88,000-102,000 a year
Four programs, nineteen staff, three county contracts and a food pantry that feeds six hundred households: that is what you inherit. You will supervise the clinical leads, keep audits boring, write the renewal grants and be seen in the lobby. {S1} We look for a master's degree, a clinical license and at least five years including three of supervision. Spanish or Hmong would let you hear what our neighbors actually say. The building was a tomato cannery and holds a clinic, a classroom and a kitchen, and county reviewers have called it the best run site in the valley two years in a row.
: 1 ; LCSW or comparable license ; 5 years in human services with 3 of supervision ; Grant writing and contract reporting ; Budget responsibility ; Spanish or Hmong preferred
`;
