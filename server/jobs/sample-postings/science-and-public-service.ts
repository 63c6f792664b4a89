/** Written in the draft format that `read-drafts.ts` explains. */
export const SCIENCE_AND_PUBLIC_SERVICE_DRAFTS = `
=== laboratory-science
S1 Notebooks are electronic, and entries are witnessed within the week.
S2 Instruments have named keepers, and you will become one.
R1 Bachelor's degree in chemistry, biology or a related science
R2 Good laboratory practice and safety
R3 Careful records
* qc-chemist | Quality Control Chemist | Helixbrook Bioservices | San Diego, CA | $72,000-84,000 a year
A batch of somebody's first clinical trial material waits in a freezer until you say it is pure. You run HPLC, dissolution and water content, calculate, review a colleague's data, investigate what falls outside the limit and write it so that an inspector nods. {S1} {S2} Two years in a regulated laboratory are required. The bench faces a canyon with hawks in it, shifts are daytime, and overtime happens twice a year when a client's ship, or rather plane, comes in.
: 1 ; 2 years in a GMP laboratory ; HPLC operation and troubleshooting ; Out-of-specification investigations ; 3 ; Empower software preferred
* research-associate | Research Associate, Cell Biology | Helixbrook Bioservices | San Diego, CA | $62,000-71,000 a year
Cells are fussy tenants: they want warmth, quiet and to be fed on Sundays by rota. You culture human lines, run assays in 96 wells, do flow cytometry and qPCR, keep stocks named so that strangers can find them, and present to clients who know their own target by heart. {S2} {S1} One year at the bench after the degree, or a thesis with real hands, is the requirement. Scientists read over lunch on Mondays, and nobody minds the question that everyone else also had.
: 1 ; 1 year of bench work or a laboratory thesis ; Mammalian cell culture ; qPCR and flow cytometry ; 2 ; Data analysis in GraphPad or R a plus
* environmental-scientist | Environmental Scientist | Watershed Stewards Alliance | Annapolis, MD | $64,000-75,000 a year
Eelgrass is coming back in three coves, and you would be the one who counts it. From a flat boat you sample water, log oxygen at dawn, map beds by drone, teach thirty volunteers to do the same each time, and turn summers of numbers into two pages that a county council can act upon. {S1} Three years of field work in water or ecology are needed. A boating certificate is arranged in your first spring, as is the introduction to crab feasts, at which data collection pauses.
: 1 ; 3 years of field work in water quality or ecology ; GIS mapping ; Volunteer training ; Statistics in R ; Drone license or boating certificate a plus
* food-technologist | Food Technologist | Gristmill Foods | Cedar Rapids, IA | $70,000-82,000 a year
Crunch can be measured, as you know, and ours should last nine months in a bag with a goat on it. You develop recipes at the bench, scale them up on the night line, run shelf-life and sensory panels, write specifications and tell marketing what honey will not do. {S2} A degree in food science and two years in product development are required. Panels meet at ten and three, and you will never again eat breakfast innocently, though the staff shop makes up for it. Two pilot ovens and a small roaster stand outside your door.
: Bachelor's degree in food science ; 2 years of product development ; Scale-up and shelf-life testing ; Sensory panels ; 3 ; HACCP or PCQI certificate preferred

=== animal-care
S1 Exam rooms are booked at thirty minutes, so that animals and people can breathe.
R1 BLS for animals or people
R2 Gentle handling and restraint
R3 Physical stamina
* vet-tech | Credentialed Veterinary Technician | Blue Heron Veterinary Group | Raleigh, NC | $22-29 an hour
Anesthesia, dental cleanings, a rabbit with opinions, and the quiet room when it is time: technicians here do what they were trained for. You place catheters, monitor surgery, run the in-house lab, take films and teach owners to give insulin without fear. {S1} Graduation from an accredited program and a state credential, or a sitting date, are required. Four ten-hour days a week. There is a counselor on retainer because the work is heavy at times, and people do use her.
: Accredited veterinary technology degree ; State credential or exam date ; Anesthesia monitoring and dental prophylaxis ; 2 ; Client education ; Emergency experience a plus
* veterinarian | Associate Veterinarian, Small Animal | Blue Heron Veterinary Group | Chapel Hill, NC | $125,000-150,000 a year
A four-doctor practice in a former post office wants a fifth who likes dogs, cats and their nervous people in equal measure. You see sixteen appointments a day, operate two mornings a week, and have two technicians beside you. {S1} A DVM and a North Carolina license, obtained or in progress, are what we need; new graduates join a mentorship with protected case review. Emergencies go to the hospital ten minutes away, so your evenings stay with your own animals. Salary does not depend on production, a choice that the founders made early.
: DVM or VMD degree ; North Carolina veterinary license or in progress ; Soft tissue surgery and dentistry ; Clear, kind communication ; Ultrasound skills a plus ; Exotics interest preferred

=== emergency-services
S1 Mandatory overtime is rare and is never announced after noon.
R1 High school diploma or equivalent
R2 Valid driver's license
R3 Pass a background check and drug screen
* paramedic | Paramedic | Bitterroot Valley Ambulance | Missoula, MT |
Twenty-four hours on and seventy-two off, in a station with a wood stove and a view of where the avalanche was. You respond from freeways to fishing access sites, work with two helicopters, volunteer fire crews and patients who apologize for calling. Protocols are progressive and the medical director rides along. {S1} A Montana or national paramedic license is required, along with ACLS; critical care credentials raise the rate. Weather is your third partner, so winter driving is trained on a frozen airfield, and it is as much fun as it sounds.
: Paramedic license, state or NREMT ; ACLS, PALS and CPR ; 2 ; Emergency vehicle driving ; 3 ; Critical care paramedic preferred
* dispatcher-911 | 911 Telecommunicator | City of Marlow Springs | Springfield, MO |
Your voice is the first help that arrives. From a dim room with six screens you take emergency calls, send police, fire and ambulances, coach CPR over the phone, and keep typing while somebody cries. {S1} No experience is asked, only steady nerves, clear speech and forty words a minute. Academy and headset training last five months at full pay beside one trainer. After hard calls you get time off the console, a peer who has been there, and no questions about it, which is why people stay for decades here.
: 1 ; Typing at 40 words a minute ; Calm, clear voice ; 3 ; Shift work including nights ; Spanish preferred

=== personal-and-public
S1 Appointments are spaced so that nobody eats lunch standing up.
R1 Friendly with strangers
* hair-stylist | Hair Stylist | Copper Comb Studio | Columbus, OH | $20-38 an hour with tips
Six chairs, tall windows, and a book of clients built by a stylist who just moved to Lisbon: they are yours if you are good to them. You cut, color, repair what happened at home and know when not to talk. {S1} An Ohio cosmetology license and two years behind the chair are required, with curls and textured hair part of your everyday skill. Product is supplied, education days are paid, and the split is written on one page that you can take home before you sign.
: Ohio cosmetology license ; 2 years behind the chair ; Cutting, color and textured hair ; 1 ; Own shears ; Balayage or extensions training a plus
* flight-attendant | Flight Attendant | Slipstream Regional Air | Charlotte, NC | $27-44 a flight hour
Fifty to seventy-six passengers, two of you, and forty minutes to make it feel easy. You keep the cabin safe first, kind second and stocked third, calm the first-time flyer, manage the delayed, and know the exits in the dark. Training takes five weeks in Charlotte with a hotel and a stipend. You should be at least 21, able to swim, and free to live within two hours of the base. One year with the public, whether in a diner, a ward or a school, is worth more to us than any uniform you have worn. Flight benefits begin on day one and cover your parents.
: At least 21 years old with a valid passport ; 1 year of work with the public ; Able to complete five weeks of training ; Safety minded and composed ; 1 ; Second language preferred
* optician | Licensed Optician | Clearpane Eyewear | Hartford, CT | $24-31 an hour
Glasses sit on a face for sixteen hours a day, so a millimeter is a kindness. You measure, adjust, advise on lenses without pushing the dear ones, order, check what the lab sends and repair a hinge while the owner squints at you. {S1} A Connecticut optician license is required; apprentices in their last year may apply. The shop is run by two sisters, stays closed on Sundays and Mondays, and displays the frames that people have brought back after thirty years, with their stories typed on small cards beside them.
: Connecticut optician license or final apprenticeship year ; Measuring and adjusting progressive lenses ; 1 ; Lens ordering and verification ; Point-of-sale and insurance claims ; Contact lens experience a plus
* reporter | Local News Reporter | The Prairie Ledger | Lincoln, NE |
The county board meets on Tuesdays, and for two years no one from the press was there. You will be. Cover government, schools and the feedlot dispute, file records requests, take a decent photograph, write it straight by eight and talk about it on the radio at noon. Two years of reporting, campus work counted, and clips with sources who did not like you are required. The paper belongs to its eleven thousand subscribers, who send tips, corrections and, in July, sweet corn. An editor with time to edit reads every story before it runs.
: 2 years of reporting, campus press included ; Public records and meeting coverage ; Clean writing on deadline ; Photography basics ; Valid driver's license ; Spanish a plus
* architect | Project Architect | Quarry Lane Architects | Burlington, VT | $88,000-104,000 a year
A library on a slope, a fire station that wants to be a town hall as well, and clients who vote on everything in March. You lead projects from schematic design to punch list with a team of three, draw details that a local mason respects, and stand up at meetings with a model under your arm. A license and six years of practice are required, Revit is the daily tool, mass timber the current passion. The studio closes on the first day of ice that holds, weather permitting, as it were. Interns and carpenters are invited to every Friday pin-up.
: Licensed architect ; 6 years of practice ; Revit ; Construction documents and administration ; Public presentations ; Mass timber or Passive House experience preferred
`;
