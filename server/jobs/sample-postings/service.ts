/** Written in the draft format that `read-drafts.ts` explains. */
export const SERVICE_DRAFTS = `
=== kitchen
S1 Tips are pooled with the kitchen, by a formula that hangs beside the walk-in.
S2 Everyone sits down for family meal at four, and phones stay in lockers.
S3 Nobody shouts on the line here, and that includes the owners.
S4 Schedules come out two weeks ahead with two days off in a row.
R1 Food handler or ServSafe certificate
R2 Knife skills and station organization
R3 Able to stand for 10 hours and lift 50 pounds
R4 Evenings and weekends
R5 Clean, organized work
* line-cook | Line Cook | Copper Kettle Hospitality Group | Flagstaff, AZ |
Elk chili, trout from up the road, and four hundred covers on a snow Saturday: the lodge kitchen is busy and likes it. You run grill or saute, prep your own station, taste before it leaves and scrub down to the last burner. Two sous chefs came up from this very line and still jump in when tickets pile up. {S1} {S3} A year on a hot line is what we ask. Staff housing is available by the month at a price that does not take your paycheck.
: 1 year of line cooking ; 2 ; 1 ; 3 ; 4 ; High-volume experience a plus
* sous-chef | Sous Chef | Tern & Thistle | Portland, ME |
Sixty seats above the fish pier, where the menu is written at two in the afternoon because the boats decide. As sous chef you butcher, order, cost every plate, run the pass three nights a week and teach four cooks to season like adults. Winters are slow and given over to preserving and ideas. {S2} {S3} Four years in scratch kitchens with one leading a station or a shift are required. The owners cook too, pay on time and close for two weeks in January.
: 4 years in scratch kitchens with 1 in a lead role ; Fish and whole-animal butchery ; Food costing and ordering ; 1 ; Coaching cooks ; Preservation or fermentation a plus
* executive-chef | Executive Chef, Hospital Dining | Larkmoor Regional Hospital | Columbus, OH |
Eleven hundred trays at noon, a cafeteria full of residents who have not slept, and a mandate from the board to make it taste of something. You lead thirty-eight cooks and servers, rewrite the menus with dietitians, buy from six farms, and keep allergens where they belong. {S4} Seven years of kitchen leadership are needed, with volume feeding somewhere in them. Culinary school is welcome and a palate is indispensable. You will be home for dinner, which chefs tell us is a novelty, and holidays rotate among three managers.
: 7 years of kitchen leadership ; High-volume or healthcare dining ; Menu and allergen planning ; Budget and purchasing ; ServSafe Manager ; Culinary degree preferred ; Certified Dietary Manager a plus
* pastry | Pastry Cook | Pennywhistle Market | Asheville, NC | $18.50-21 an hour
The ovens go on at three, and by seven the whole street knows. You laminate croissants, shape rye, fill forty pies on Fridays and decorate cakes with the names of dogs. The bakery team is five early risers who sing, not always well. {S2} One year of production baking is required, or pastry school plus a trial shift that smells right. You will be finished at eleven thirty with the whole day left, and a box of whatever broke goes home with you, which is rarely nothing.
: 1 year of production baking or pastry school ; Laminated dough and bread shaping ; Scaling recipes ; 1 ; Start time of 3 a.m. ; Cake decorating a plus
* school-cook | School Kitchen Manager | Willow Bend Unified Schools | Topeka, KS |
Six hundred lunches in fifty minutes for the toughest critics in Kansas, who are seven. You lead four cooks, plan within federal meal rules, order, keep the production record, and get children to try a beet by calling it a dragon egg. Scratch cooking returned to the district three years ago and stayed. {S3} Two years in a quantity kitchen are needed and some of them in charge. You work the school calendar from six to two, with summers off or a summer meal site if you prefer.
: 2 years of quantity cooking with lead duties ; Knowledge of USDA meal patterns or willingness to learn ; 1 ; Inventory and production records ; 5 ; High school diploma or equivalent ; School nutrition certificate a plus
* catering-chef | Catering Chef | Juniper Hill Events | Santa Barbara, CA | $72,000-80,000 a year
A vineyard, a generator, two hundred guests and wind from the ocean: catering is cooking plus weather. You design menus with couples and companies, prep in our town kitchen, drive the line out, and make the last plate as hot as the first. {S1} {S2} Five years of cooking with two in off-site events are required. Your calendar is full from April to October and mercifully empty in February. A refrigerated truck named Doris is in your care and she has opinions about hills.
: 5 years of professional cooking with 2 in catering ; Menu design and costing ; Off-site production planning ; 1 ; Valid driver's license ; Spanish preferred
* dishwasher | Dishwasher and Prep Cook | Tern & Thistle | Portland, ME |
The most important person in the building is the one everybody notices only when missing. You keep plates, pans and floors moving, peel, shuck, portion fish and learn knife work as fast as you show interest; three of our cooks began at this sink. {S1} {S2} No experience is required and lateness is the only real sin. Shifts are from three to eleven, five days, closed Mondays. There is a shower for staff, dry shoes are paid for twice a year, and nobody leaves without a meal.
: Reliable and punctual ; 3 ; 4 ; Willing to learn prep work ; 5 ; Kitchen experience a plus

=== hospitality
S1 You may spend up to a hundred dollars to fix a guest's day, without asking.
S2 Team members stay at our other houses for the price of the linen.
S3 We promote from inside whenever somebody is nearly ready.
R1 Customer service experience
R2 Property management system such as Opera or Cloudbeds
R3 Weekend and holiday availability
R4 Composure when the house is full
R5 Pleasant, professional phone manner
* front-desk | Front Desk Agent | The Marigold House Hotel | Savannah, GA |
Forty-four rooms around a courtyard with a fig tree, and a desk that has been signed by two governors. You welcome, explain the ghost politely, assign rooms with thought, solve what the plumbing does, and remember that the couple in nine lost their luggage. {S1} {S3} A first year in hotels, restaurants or a busy shop is useful preparation. Shifts are seven to three or three to eleven; the night auditor is a novelist who never wants to swap. Parking downtown is paid for.
: 1 year of hotel, restaurant or retail service ; 5 ; 3 ; Cash and card handling ; 4 ; Opera or similar system a plus ; Second language preferred
* housekeeping-supervisor | Housekeeping Supervisor | Copper Kettle Hospitality Group | Flagstaff, AZ |
Ninety cabins after a ski weekend are a battlefield, and your eighteen attendants deserve a good general. You plan boards, inspect, train, order linen, fix quarrels early, and clean alongside when three people call out. {S2} {S3} Two years in housekeeping with some lead duties are required and spoken Spanish is needed daily. Carts were replaced last year with lighter ones after the team tested four. You leave by four except on Sundays, when everybody stays until the lights on the hill come on.
: 2 years of hotel housekeeping with lead duties ; Spanish and English ; Room inspection and training ; 3 ; Inventory of linen and supplies ; Able to lift 40 pounds
* hotel-manager | Hotel General Manager | The Marigold House Hotel | Charleston, SC | $98,000-112,000 a year plus bonus
Our second house opens in a former seamen's chapel with thirty-one rooms and no lobby to speak of, only a very good kitchen table. You hire the opening team, set rates with the revenue analyst in Savannah, manage the budget, and greet the neighbors before the first complaint. {S1} {S2} Seven years in hotels with three as general or assistant general manager are needed, preferably below a hundred rooms. You should carry bags without thinking about it and read a profit statement with the same ease.
: 7 years in hotels with 3 as general or assistant general manager ; Profit and loss responsibility ; Hiring and opening experience ; Revenue management ; 4 ; Boutique or historic property preferred
* event-coordinator | Wedding and Event Coordinator | Juniper Hill Events | Santa Barbara, CA | $56,000-64,000 a year
Thirty-eight weddings a year, plus the company picnics that pay for the roof. You answer the first nervous e-mail, walk the lawn with families, write timelines to the minute, direct vendors, find the missing uncle and send the last guest home in the right car. {S1} Two years of event coordination are required, with at least ten events you ran alone. Saturdays belong to us from April until October, and Mondays and Tuesdays then belong to you without exception. The owners answer within the hour, even in the middle of August.
: 2 years of event coordination with 10 events run alone ; Timelines and vendor management ; Budget tracking ; 3 ; 4 ; Spanish a plus ; Planning software such as Aisle Planner preferred
* bartender | Bartender | The Low Tide Room | Wilmington, NC | $9 an hour plus tips (about $34 in all)
Fourteen stools, a shelf of rum and a piano that the tide got once. You make the classics properly, invent one drink a season, keep a slow eye on who has had enough, and close out to the cent. Locals come on weekdays to complain about the tourists, who come on weekends. {S1} Two years behind a bar with speed and memory are what this place needs. {S3} The bar closes at one, not at four, because the owner has children and thinks you may want to as well.
: 2 years of bartending ; Classic cocktails ; Responsible alcohol service certificate ; 3 ; Cash handling ; Inventory and ordering a plus
* restaurant-manager | Restaurant Manager | Copper Kettle Hospitality Group | Prescott, AZ | $64,000-72,000 a year
Breakfast on the square starts at six and the parade route goes past the door eleven times a year. You run a team of thirty-two, write schedules that people can live on, count, order, hire, seat the mayor and clear tables when that is what is missing. {S3} {S2} Four years in restaurants with two as manager are required. You get two days off in a row, a bonus tied to staff retention, and a chef who answers questions with food. Numbers are reviewed weekly, over pie, with the general manager.
: 4 years in restaurants with 2 as manager ; Scheduling and labor cost ; Hiring and training ; 3 ; Toast or a similar point-of-sale system ; Food manager certificate preferred
* concierge | Guest Experience Concierge | Harborlight Residences | Miami Beach, FL | 
A tower of three hundred owners expects you to know a violin teacher, a locksmith and the way around a closed bridge. From the desk you receive parcels and ambassadors, book tables, supervise the valet rank and keep secrets. {S1} English and Spanish are both used in every hour; Portuguese or Russian would make your day easier. Two years in a hotel, a residence or luxury retail are required. The uniform is tailored, lunch is provided, and the lobby piano is tuned for whoever dares.
: 2 years in hotel, residential or luxury retail service ; Fluent English and Spanish ; Local knowledge of Miami ; Discretion ; 3 ; Portuguese or Russian preferred

=== fitness
S1 You will keep your own clients when you leave, and it is in the contract.
S2 Equipment is repaired within two days, or we say why.
R1 Nationally accredited personal training certification (NASM, ACE, NSCA or similar)
R2 CPR and AED certification
R3 Program design for different abilities
R4 Friendly, motivating manner
* personal-trainer | Personal Trainer | Brickyard Strength Club | St. Louis, MO | $28-45 an hour
A former kiln, chalk in the air and members from nineteen to eighty-three. You assess, write programs, coach lifts with your eyes open and track what changes, on paper cards that people frame. New trainers shadow for two weeks and then receive the next fifteen inquiries. {S1} {S2} An accredited certification is needed along with one year of coaching real people. There are no sales floors or quotas: the club fills your hours, you keep them full by being good. Health insurance starts at twenty-five hours.
: 1 ; 2 ; 1 year of coaching clients ; 3 ; 4 ; Barbell coaching experience preferred
* group-instructor | Group Fitness Instructor | Parkside Youth Club | Albany, NY | $32 a class
Six in the morning cycling, noon mobility for office backs, Saturday dance for people who claim they cannot: pick your slots. You plan, cue clearly, learn names and adjust for the knee in row two without making it a topic. {S2} A group certification or solid teaching experience is required. Music licensing is paid, microphones work, and instructors swap classes in a group chat that is mostly recipes. We open forty new slots in January, and people who teach four or more a week get a family membership.
: Group fitness certification or teaching experience ; 2 ; Clear cueing to music ; Modifications for injuries ; 4 ; Cycling or dance format certification a plus
* wellness-coach | Corporate Wellness Coach | Meridian Vale Specialty Rx | Nashville, TN | $54,000-62,000 a year
Pharmacists stand, phone agents sit, and both hurt by Thursday. You run short classes in a bright room between two call centers, coach individuals on sleep and movement, organize a walking league with fierce rules and report results without naming anyone. {S2} A bachelor's degree in exercise science or a related field and two years of coaching adults are required. Your calendar stays within office hours, and most of your clients begin by saying that they are not the gym type. Equipment and a walking path around the pond were paid for by last year's savings on sick leave, which the finance department worked out itself.
: Bachelor's degree in exercise science, health promotion or a related field ; 2 years of coaching adults ; 1 ; Behavior change coaching ; Confidential record keeping ; Ergonomics training preferred
* swim-coach | Aquatics Coordinator | Tealwater Swim Center | Coral Gables, FL | $46,000-53,000 a year
Three pools, nine hundred children in lessons and a masters team that swims before sunrise and gossips after. You schedule lanes and forty lifeguards, train instructors, test water, keep the incident book short and teach two classes so that you remember how it feels. {S2} Lifeguard instructor status and two years of aquatics leadership are needed. Weekends rotate. The sun is included at no charge, as is sunscreen, by the gallon, and every pump on site has a diagram that somebody truly updates. You also plan the summer meet, for which the whole neighborhood lends its tents.
: Lifeguard and swim instructor certification ; 2 years of aquatics leadership ; Staff scheduling ; Water chemistry ; 2 ; Certified Pool Operator preferred ; Spanish a plus
* strength-coach | Strength and Conditioning Coach | Millrace State University | Corvallis, OR | $58,000-66,000 a year
Rowers, wrestlers and a softball team that out-lifts both will be in your room by six. You plan training blocks with sport coaches, run sessions for up to thirty athletes, collect jump and bar-speed data, and work closely with athletic trainers on who is really ready. {S2} A bachelor's degree and the CSCS are required, with three years in college or professional sport, graduate assistant years counted. Travel is light. Athletes evaluate staff every term and the department publishes the results to everyone in it.
: Bachelor's degree in exercise science or kinesiology ; CSCS certification ; 3 years in college or professional sport ; Periodized program design ; 2 ; Velocity-based training experience preferred

=== warehouse-and-logistics
S1 Fans in summer, heaters in winter, water everywhere: the building is built for people.
S2 Rates exist, and they were set by timing our own veterans, not a spreadsheet.
S3 Anyone may stop a lift, a belt or a truck that looks unsafe.
R1 Forklift certification
R2 Able to lift 50 pounds repeatedly
R3 RF scanner and warehouse management system
R4 Steady attendance
R5 High school diploma or equivalent
* order-picker | Warehouse Associate, Order Picking | Threadbare & Sons Apparel | Portland, OR | $19.25-21 an hour
Socks weigh little and there are a great many of them. You pick by scanner and cart, pack parcels that will be opened by somebody's grandmother, count bins, receive pallets, and ship by three. Eleven colleagues share a radio by strict rota. {S2} {S1} This is a good first warehouse: no experience is asked for and the training takes a week. Days only, Monday to Friday, except for six weeks of optional Saturdays before the holidays at time and a half.
: 2 ; 4 ; Attention to detail ; Basic English and arithmetic ; 3 ; Forklift certification a plus
* forklift-operator | Forklift Operator, Night Sort | Harrow & Tate Logistics | Memphis, TN | $21-24.50 an hour
From ten at night to six in the morning the hub never stops and neither do the reach trucks. You unload, stage, put away to thirty feet and load by the plan, in a lane you will know like your kitchen. {S3} {S2} A year on stand-up or reach trucks is required and we certify on site. Night premium is two dollars, the cafeteria cooks real food at one, and a quarter of our supervisors drove a truck here first. Benefits begin after thirty days.
: 1 year on reach or stand-up forklifts ; 1 ; 3 ; 2 ; Night shift availability ; Hazardous materials training preferred
* supply-chain-analyst | Supply Chain Analyst | Cobble & Crane Furniture | High Point, NC | $66,000-78,000 a year
Walnut takes fourteen weeks, a hinge from Austria nine, and customers expect the chair in four. You forecast demand, set safety stock, track purchase orders across oceans, and meet every Tuesday with people who build, buy and promise. {S3} Two to four years in supply planning are needed, as is strong Excel and enough SQL to fetch your own data. You will be measured by fewer surprises. The plant tour on your first day ends with a chair you assemble and keep.
: 2-4 years of supply planning or purchasing ; Advanced Excel ; SQL basics ; Demand forecasting and safety stock ; Bachelor's degree in supply chain or business ; APICS CPIM preferred
* warehouse-manager | Warehouse Manager | Goldenrod Pharmacy Services | Des Moines, IA |
Medicine for sixty-one nursing homes leaves through your dock, some of it at two degrees and none of it late. You lead thirty-four people on two shifts, own cycle counts, cold chain, returns and the audit by the board of pharmacy, and walk the floor more than you sit. {S1} {S3} Five years in distribution with three leading people are required, in pharmaceuticals or food if possible. The annual plan is one page, and you write it with the people who will carry it out.
: 5 years in distribution with 3 of leadership ; Inventory control and cycle counting ; Cold chain handling ; 3 ; Labor planning ; Pharmaceutical or food distribution preferred ; Lean certification a plus
* dispatcher | Freight Dispatcher | Harrow & Tate Logistics | Kansas City, MO |
Twenty-six drivers, five thousand miles of weather, and you as the calm voice between. You plan loads, keep hours legal, find a dock when the dock is full, talk a new driver through a mountain pass, and settle detention with brokers. {S3} Two years in dispatch are required; former drivers are hired with particular pleasure. Four days of ten hours, nights never. Everyone rides along for a full week in the first month, so that you know what a voice on the phone is asking of a person.
: 2 years of dispatch or driving ; Hours-of-service rules ; Transportation management system ; Calm, clear phone voice ; Geography and planning ; Broker negotiation preferred
* import-coordinator | Import Coordinator | Palisade Outdoor Brands | Long Beach, CA | $58,000-68,000 a year
Four hundred containers a year come through this port with our tents inside, and one is always missing. You book, file, classify, chase releases, argue demurrage, schedule drays and tell the planners early what will be late. {S2} Two years with a forwarder, a broker or an importer are required. Tariff codes should hold no terror. The office is four people with a view of cranes, plus a weekly call with Utah in which snow is used as an excuse. Work is hybrid after three months, with two days at home.
: 2 years with a freight forwarder, customs broker or importer ; Customs documentation and HTS classification ; Container scheduling ; Excel ; Clear written updates ; Customs broker license a plus ; Mandarin or Vietnamese preferred
* inventory-control | Inventory Control Specialist | Northbank Medical Center | Milwaukee, WI | $23-27 an hour
A surgeon asks for a size seven, and the shelf must not be empty. You count supply rooms with a scanner, set reorder points with nurses, pull expired stock, trace recalls to the room and cut the emergency orders that cost triple. {S1} {S3} Two years of inventory work are required, hospital experience would let you start faster. Hours are five thirty to two, Monday to Friday, with one Saturday a month. You will know every corridor in the building, including the one without a sign.
: 2 years of inventory control ; 3 ; Spreadsheet skills ; 2 ; Careful record keeping ; Hospital or medical supply experience preferred
* courier | Medical Courier | QuickMend Walk-In Care | Jacksonville, FL | $18.50 an hour
Blood, cultures, x-ray discs and now and then a birthday cake travel in the back of your small van. You follow a fixed loop of nine clinics twice a day, scan at each stop, keep the coolers right, and know the dispatchers' dogs by name. {S3} A clean driving record and a tidy habit are what count; anyone who has delivered pizza in the rain qualifies in spirit. Shifts run from ten to seven, and the van, the fuel and the raincoat are ours.
: Valid driver's license and clean driving record ; On-time, tidy and friendly ; Able to lift 35 pounds ; Specimen handling training on the job ; 4 ; Knowledge of Jacksonville streets a plus

=== truck-driving
S1 Trucks are governed at seventy and never older than four years.
S2 Detention is paid from the first hour, to you and not only to us.
S3 A planner handles no more than thirty drivers and knows what your children are called.
R1 Class A CDL
R2 DOT medical card
R3 Clean motor vehicle record for 3 years
R4 Electronic logging
R5 Safe winter driving
* otr | CDL-A Truck Driver, Over the Road | Harrow & Tate Logistics | Memphis, TN | $0.62-0.70 a mile
Dry van, eleven western and midwestern states, out ten days and home four. You haul furniture, oats and things on pallets, mostly drop and hook, with a refrigerator, an inverter and a bunk mattress that was not the cheapest. Average length of haul is 640 miles. {S2} {S3} One year of verifiable over-the-road driving is required. Dogs under sixty pounds are welcome to ride, and their vaccination card goes into the same folder as your medical one. Pay arrives every Friday, with a statement that adds up.
: 1 ; 1 year of over-the-road driving ; 2 ; 3 ; 4 ; Hazmat endorsement a plus
* local-delivery | Local Delivery Driver, CDL-B | Hammer & Fern Home Supply | Tulsa, OK | $24-27 an hour
Shingles to a roof, drywall to a second floor window, a hot tub to somebody's mother-in-law: you bring it on a flatbed with a boom. Six to eight stops a day inside the county, home each night, weekends rotating. You secure loads, operate the crane, deal kindly with dogs and driveways, and take photographs of where you left it. {S1} A class B license is required, crane certification is provided in your first month, and a person who can back a long truck past a mailbox will be admired.
: Class B CDL or higher ; 1 year of delivery driving ; 2 ; Load securement ; Able to lift 80 pounds ; Boom or crane certification preferred
* tanker | Milk Tanker Driver | Meadowlark Dairy Haulers | Eau Claire, WI |
Cows do not read calendars, so someone drives at two in the morning, and it is lovely out. You collect from fourteen farms, sample and grade the milk, wash the tank, and deliver to three plants with time for breakfast between. {S1} Two years of class A driving and a tanker endorsement are required, and a hauler's sampling license is obtained with us. {S2} Lanes are narrow in winter. Farmers plow them for you and expect a wave, a receipt and an honest thermometer.
: 1 ; Tanker endorsement ; 2 years of class A driving ; 5 ; Milk hauler license within 60 days ; Farm background a plus
* school-bus | School Bus Driver | Beckford City Schools | Hampton, VA | $22-26 an hour
Fifty-two children, one mirror and a seating chart negotiated like a treaty. You drive a morning and an afternoon route, check the bus in the dark, cross the little ones with your arm out, and notice who stopped singing. {S3} No commercial license is needed to apply: training is paid at the full rate and takes five weeks. Summers are off, benefits are not. Retired nurses, firefighters and one former judge are among your future colleagues and have strong feelings about the coffee.
: Valid driver's license for 3 years ; CDL-B with passenger and school bus endorsements, or willingness to train ; 2 ; Patience with children ; Pass a background check ; First aid certificate a plus
* hazmat-ltl | LTL Driver, Doubles and Hazmat | Basinway Freight | Salt Lake City, UT | $31-36 an hour
Leave at eight in the evening with two trailers, meet a colleague in Elko, swap and be home for breakfast: that is the linehaul. Bid runs are posted by seniority, chains are in the rack, and the mechanic answers at night. {S1} {S2} Two years of class A driving and the doubles and hazmat endorsements are required. You know the pass at Wendover in a crosswind and respect it. The pension is the old kind. New hires guarantee forty-five hours, even in slow February.
: 1 ; Doubles and hazmat endorsements ; 2 years of class A driving ; 5 ; 3 ; Forklift certification preferred

=== security
S1 Reports are written before you go home, in whole sentences.
S2 Supervisors are reachable, and they answer with a decision.
R1 State guard card or license
R2 Clear report writing
R3 De-escalation
R4 First aid and CPR
R5 Able to walk and stand through a shift
* hospital-officer | Hospital Security Officer | Harborlight Hospital | Tacoma, WA | $25-30 an hour
Most of the job is talking: to a frightened son, to a man who wants his boots, to a nurse who needs you in the doorway and nothing more. You patrol, control access, stand by for helicopters, respond to codes and keep hands in pockets until they are really needed. {S2} {S1} One year in security, corrections or behavioral health is required. Training in crisis intervention lasts forty hours and is repeated each year. Nights pay three dollars more, and the cafeteria keeps a plate.
: 1 ; 1 year in security, corrections or behavioral health ; 3 ; 2 ; 4 ; Military or emergency medical background a plus
* museum-guard | Gallery Attendant and Security Guard | Three Rivers Museum of Art | Fort Wayne, IN | $16.75-18.50 an hour
Eight galleries, one suspended whale and school groups that forget not to touch. You watch rooms, answer the question about the bathroom and the better one about the blue, check humidity readings and close up in order. {S1} Curiosity and a kind authority are what we need, and we arrange the license. Attendants rotate rooms every hour and are invited to the curators' talks before anybody else. Shifts are five days including one weekend day, with a locker, a stool and good soles paid by us.
: Friendly and watchful ; 5 ; 1 or ability to obtain it ; Communication with visitors of all ages ; 2 ; Interest in art a plus
* patrol-supervisor | Security Patrol Supervisor | Lodestar Protective | Reno, NV | $28-32 an hour
Eleven sites between the river and the rail yard depend on six mobile officers, and these depend on you. You plan routes, check posts at odd hours, train, investigate what went wrong, testify when asked and know the night managers of every motel. {S1} {S2} Four years in security with one leading people are required. An unarmed license is enough; a clear head at four in the morning is not negotiable. The company vehicle is yours during shifts, the paperwork is digital, and the raise comes yearly without begging.
: Nevada guard license or eligibility ; 4 years in security with 1 of supervision ; 3 ; Scheduling and training ; Valid driver's license ; POST or military police training preferred
* loss-prevention | Asset Protection Specialist | Pennywhistle Market | Greenville, SC | $20-24 an hour
The most stolen item in our stores is cheese, and the reasons are rarely what you think. You review cameras and exceptions, train cashiers to greet, work with managers on hot shelves, interview fairly and call the police seldom. Four stores are yours, all within thirty minutes. {S1} Two years in retail loss prevention or investigations are needed, with a respect for the law on detaining people. We judge by shrink and by complaints, in that order only when both are low, and mileage is paid.
: 2 years of retail loss prevention or investigation ; Video and exception reporting ; Interviewing ; 3 ; 2 ; Certification such as LPQ or WZ a plus
* campus-security | Campus Safety Officer | Millrace State University | Corvallis, OR | 
Lost bikes, loud parties, a raccoon in the library and, twice a year, something that matters a great deal. You patrol on foot and by bicycle, jump-start cars, walk students home, take reports and work with counselors when a knock on a door is about worry and not trouble. {S2} {S1} High school education and one year in security, youth work or the service are required. State certification is paid and takes two weeks. Staff may take a class each term; three officers have finished degrees.
: High school diploma or equivalent ; 1 year in security, youth work or military service ; 3 ; 4 ; Bicycle patrol ; State private security certification within 90 days ; College coursework a plus

=== grounds-and-cleaning
S1 Supplies are chosen with the crew, and nobody mixes what should not be mixed.
R1 Able to lift 40 pounds
R2 Reliable attendance
* groundskeeper | Groundskeeper | Millrace State University | Corvallis, OR | $19-23 an hour
Five hundred acres, a thousand oaks and frisbees in most of them. You mow, prune, irrigate, plant bulbs that alumni photograph, clear storm limbs before eight and teach two student workers to sharpen things. The crew starts at six thirty, in rain gear from October to May, and knows which bench is warm first. {S1} One year of landscape work is required and a pesticide license is earned here on paid time. Employees and their children may take classes at a third of the price, which has changed some family histories.
: 1 year of landscape or grounds work ; Mowers, trimmers and chainsaws ; 1 ; 2 ; Valid driver's license ; Pesticide applicator license preferred
* custodian | Evening Custodian | Lantern Park Public Schools | Rochester, NY | $18.20-21.40 an hour
When the last basketball stops bouncing, the building is yours and two colleagues'. You clean nineteen classrooms, wax, empty, disinfect in flu season, set up the gym for whatever tomorrow is, and lock a door that three hundred families count on. {S1} No experience is required, though pride in a shining floor is. Hours run from three to eleven thirty on school days, and days only through the summer. The union contract covers health insurance, a pension and a boot allowance.
: 1 ; 2 ; Able to work evenings on your own ; Pass a school background check ; Basic floor care ; Boiler or maintenance skills a plus
* landscape-designer | Landscape Foreman | Sagebrush Garden Works | Boise, ID | $27-32 an hour
Dry gardens are beautiful when somebody understands gravel, and you do. With a crew of four you build paths, walls and drip lines, read plans, plant several hundred shrubs a week in spring, and talk with owners about why the lawn is going. {S1} Four years in landscape installation with one running a crew are required, Spanish is our second working language. Winters mean stone work, pruning and shorter weeks that are paid at thirty-two hours no matter what. The trucks are washed on Fridays, and so is the dog.
: 4 years of landscape installation with 1 leading a crew ; Irrigation and hardscape ; Plan reading ; Valid driver's license ; Spanish and English ; Arborist or horticulture certificate preferred
`;
