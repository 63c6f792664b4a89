/** Written in the draft format that `read-drafts.ts` explains. */
export const ENGINEERING_AND_TRADES_DRAFTS = `
=== mechanical-engineering
S1 You will see your parts made, because the shop is forty steps from your desk.
S2 Drawings are checked by a colleague and by the machinist who must live with them.
S3 Tuition for a part-time master's degree is covered.
R1 Bachelor's degree in mechanical engineering
R2 SolidWorks or Creo
R3 GD&T per ASME Y14.5
R4 Prototyping and test
R5 FE or PE a plus
* design-engineer | Mechanical Design Engineer | Vantage Loop Robotics | Pittsburgh, PA | $92,000-110,000 a year
The lift module of our tote robot weighs eleven kilograms, and you would like it to weigh nine. You design in SolidWorks, run hand calculations before finite elements, pick bearings and belts, build prototypes with technicians and break them on a rig that squeals. {S1} {S2} Three years of machine design are required, and a part you drew should exist somewhere by the thousand. Reviews happen with the thing on the table, fingerprints and all.
: 1 ; 3 years of machine design ; 2 ; 3 ; Finite element analysis ; 4 ; Robotics or automation preferred
* hvac-engineer | Mechanical Engineer, Building Systems | Quarry Lane Architects | Burlington, VT | $80,000-98,000 a year
Schools from the sixties, fieldstone libraries, one cheese cave: you give them air and warmth with a third of the fuel. Load calculations, heat pump layouts, energy models and drawings are yours, as is explaining to a school board why the boiler should go. {S3} Four years of building mechanical design are needed along with Revit. Licensed engineers sign their own work here, and those who are not yet licensed get exam leave and a patient supervisor with a slide rule on the wall. Expect one site visit a week, often by snow tire, and a janitor who knows more about the building than the drawings do.
: 1 ; 4 years of building mechanical design ; Revit MEP ; Heat pump and ventilation design ; Energy modeling ; PE license preferred
* manufacturing-engineer | Manufacturing Engineer | Ferrous & Field Castings | Green Bay, WI |
Molten iron is impatient, so the line has to be right before it arrives. You write work instructions with operators, design fixtures, cut changeover time, chase porosity defects with data and gloves, and bring two new robots into a building from 1911. {S1} {S2} Three years in manufacturing engineering are required, foundry or forging experience would let you skip a few burns. The night shift superintendent is an education in himself.
: Bachelor's degree in mechanical, manufacturing or industrial engineering ; 3 years of manufacturing engineering ; Fixture design ; Root cause analysis ; 2 ; Lean or Six Sigma preferred
* entry-mechanical | Mechanical Engineer I | Kestrel Ridge Instruments | Fort Collins, CO | $72,000-80,000 a year
Our enclosures sit on glaciers, buoys and the roof of a dairy, and you will learn why O-rings fail. As a new engineer you detail parts, run vibration and cold-soak tests, write up what cracked, and support the senior designer on a mast that folds. {S2} {S3} A degree finished by summer and a project you built with your own hands, whether a race car or a canoe, are what we look for. Field week in March means snowshoes, and yes, they are provided.
: 1 ; Hands-on project or internship ; 2 ; Test planning and reporting ; 4 ; MATLAB or Python a plus

=== civil-engineering
S1 You will spend a fair share of your week in boots.
S2 We pay for the PE exam, the course and the celebratory dinner.
R1 Bachelor's degree in civil engineering
R2 AutoCAD Civil 3D
R3 EIT certification
R4 PE license
R5 Technical reports and specifications
* water | Water Resources Engineer | Coldspring Water District | Chattanooga, TN | $78,000-92,000 a year
Pipes from the Coolidge years still carry water to the hospital, and you decide which mile goes next. You model pressure zones, design main replacements, review developers' plans, and stand in the street at night when a valve that nobody has turned since 1970 must be turned. {S1} {S2} Three years in water or wastewater design are required and EIT status. The district has its own crews, who will tell you frankly what will not fit.
: 1 ; 3 years of water or wastewater design ; 3 ; Hydraulic modeling such as WaterGEMS ; 2 ; 5 ; GIS a plus
* structural | Structural Engineer, Bridges | Stonebridge Civil Constructors | Richmond, VA |
Temporary works are the bridges that hold up bridges, and they are what you would design. Falsework, lifting plans, demolition sequences and the occasional rescue of somebody else's permanent design fill the week. {S1} {S2} Five years of structural engineering with a license in Virginia or by comity are required. You get to watch your work carry four hundred tons for a day and then be taken apart for the next river, which is oddly satisfying.
: Bachelor's or master's degree in civil or structural engineering ; 5 years of structural engineering ; PE license in Virginia or by comity ; Steel and timber design ; MIDAS, RISA or similar ; Heavy lift planning preferred
* transportation-eit | Civil Engineer in Training, Transportation | Fairlane Mobility Partners | Boise, ID | $68,000-76,000 a year
Roundabouts divide this valley, and you will draw them, count at them and defend them at public meetings. Plan production in Civil 3D, traffic studies, quantities, and inspection during the paving season keep the days varied. {S2} An engineering degree and a passed FE exam, or a date for it, are expected. The office cycles to lunch. After four years you should be signing your own intersections, with a mentor who has signed three hundred of them. Last year's class of new engineers designed a school crossing that halved the speed of traffic, and the thank-you cards hang by the printer.
: 1 ; Passed or scheduled FE exam ; 2 ; Traffic counts and analysis ; Public communication ; Internship preferred ; Synchro or VISSIM a plus
* geotech | Geotechnical Project Engineer | Basin & Range Testing | Reno, NV | 
Between granite and old lake bed lies most of the work, and the drill rig tells you which. You plan borings, log soils, run the small lab, analyze slopes and foundations, and write reports that contractors truly read because the first page has the answer. {S1} Four years in geotechnical work and registration in Nevada, or readiness to obtain it within a year, are needed. Earthquakes make the calculations interesting; snow makes the access road so. {S2}
: Degree in civil or geological engineering ; 4 years of geotechnical experience ; PE license in Nevada or eligible within a year ; Soil logging and lab testing ; Slope stability and seismic analysis ; 5 ; gINT or OpenGround preferred

=== electrical-engineering
S1 Design reviews include a technician, and the technician may veto.
S2 Lab gear is calibrated, labeled and nearly always where it belongs.
R1 Bachelor's degree in electrical engineering
R2 Schematic capture and PCB layout in Altium or KiCad
R3 Power systems analysis
R4 Hands-on debugging
* hardware | Electrical Engineer, Hardware | Kestrel Ridge Instruments | Fort Collins, CO | $98,000-116,000 a year
Picoamp sensors next to a satellite radio make a noisy marriage, and you are the counselor. You take boards from block diagram through layout, bring-up, EMC and a small production run, working with a firmware engineer who shares your scope. {S1} {S2} Five years of mixed-signal design are required. Batteries, cold and lightning are the house specialties. Twice a year you visit an installation, where your connector choice will be judged by someone wearing mittens.
: 1 ; 5 years of mixed-signal board design ; 2 ; Low-power and low-noise analog ; EMC testing ; 4 ; RF or satellite link experience preferred
* power-systems | Power Systems Engineer | Prairie Wind Cooperative Power | Bismarck, ND |
When the wind drops at supper time, eleven thousand farm families still expect an oven. You run load flow and protection studies, set relays, connect new turbines without upsetting old transformers, and drive to substations where the antelope watch. {S2} {S1} Four years in utility or consulting power engineering are needed, with a license or a date for the exam. A cooperative answers to its members, so your work is presented at an annual meeting with pie.
: 1 ; 4 years of power engineering ; 3 ; Protective relaying and arc flash ; PSS/E, ETAP or similar ; PE license preferred
* controls | Controls Engineer | Gristmill Foods | Cedar Rapids, IA | $88,000-104,000 a year
Three ovens, eleven conveyors, one enrober and a palletizer that sulks: you keep them on speaking terms. The work is Rockwell PLCs, drives, safety circuits, HMI screens redrawn with operators, and projects from sketch to commissioning over a holiday weekend. {S1} Four years of industrial controls are required; a degree is usual and an electrician's path with the same skill is equal. Breakfast samples are free, and you will be consulted about crunch more often than you expect. Documentation is kept current in the panel doors, drawings are redlined on the day, and spare parts live where the list says.
: 4 years of industrial controls ; Allen-Bradley PLC and HMI programming ; Variable frequency drives and servo systems ; Machine safety ; Degree in electrical engineering or equal experience ; Food plant experience preferred
* test-engineer | Electronics Test Engineer | Corvane Orthopedics | Phoenix, AZ | $84,000-98,000 a year
A surgical drill has to start ten thousand times and never once on its own. You design test fixtures and software in Python and LabVIEW, write protocols that satisfy auditors, analyze returns from hospitals and tell designers gently about margins. {S2} {S1} Three years in electronics test are required, preferably on regulated products. The lab runs at sixty-eight degrees whatever the desert does, which becomes a recruiting argument every July. Automation of the final test is the next large project, with a budget approved and a deadline that engineers, for once, helped to set.
: 1 ; 3 years of electronics test ; Python or LabVIEW ; Fixture design ; Protocol and report writing ; 4 ; ISO 13485 or FDA experience preferred

=== construction
S1 Safety talks last ten minutes and belong to whoever saw the near miss.
S2 Crews stay together from job to job when the calendar allows.
R1 OSHA 10
R2 OSHA 30
R3 Valid driver's license
R4 Reading plans and specifications
R5 Able to lift 60 pounds and work outdoors
* superintendent | Construction Superintendent | Tallis & Rowe Builders | Charlotte, NC | $98,000-118,000 a year
A six-story apartment block on a corner with no room to park a crane is your next eighteen months. You run the site: three-week look-aheads, trades that want the same stair, inspections, neighbors, deliveries at dawn and a punch list you mean to keep short. {S1} {S2} Eight years in commercial or multifamily building with three as superintendent are required. The project manager handles paper; you handle gravity, and both of you share the bonus.
: 8 years of commercial or multifamily construction with 3 as superintendent ; 2 ; 4 ; Scheduling and trade coordination ; Procore ; 3 ; Wood frame over podium preferred
* carpenter | Finish Carpenter | Heronwood Millwork | Portland, ME | $28-36 an hour
Stair parts, window seats, a library for a retired sea captain: the houses are old, out of square and worth it. You scribe, cope, hang doors that close with one finger and leave a room cleaner than it was. {S2} Five years in finish work and your own hand tools are needed; the van and the good table saw belong to us. We build in the shop when it snows, and nobody works alone on scaffolding. Jobs are within an hour of the harbor, plans are drawn by people who have swung a hammer, and mistakes are paid for by the company.
: 5 years of finish carpentry ; Own hand tools ; Stair and door installation ; 4 ; 3 ; Historic restoration a plus
* laborer | Construction Laborer | Stonebridge Civil Constructors | Norfolk, VA | $19-23 an hour
Bridges start with somebody moving things to where they need to be. You set forms, tie a little steel, flag traffic, clean up, and learn: the company moves a third of its laborers into a trade within two years, and three of our foremen can show you their first shovel. {S1} {S2} No experience is needed if you show up at six thirty, sober and dry enough. Boots, rain gear and lunch on pour days are provided. Reliable transport to the site is yours to arrange.
: Reliable attendance ; 5 ; OSHA 10 within the first month ; Work at height and near water ; Driver's license preferred ; Flagger certificate a plus
* estimator | Construction Estimator | Tallis & Rowe Builders | Raleigh, NC | $82,000-99,000 a year
Bid day has a smell, mostly coffee, and you will come to like it. You take off quantities, call subcontractors until the number is real, visit sites before promising anything, and sit down after a loss to see why. {S2} Four years of estimating for commercial buildings are required; someone who has worked in the field reads drawings with different eyes, and we like those eyes. Our winning rate is one in four, our change orders are few, and the two are connected. You share a long table with two estimators and a coffee machine that was won in a bid.
: 4 years of commercial estimating ; Quantity takeoff in Bluebeam or On-Screen Takeoff ; Subcontractor relationships ; 4 ; Excel ; Field experience preferred
* equipment-operator | Heavy Equipment Operator | Granite Pass Earthworks | Missoula, MT | $30-38 an hour
Excavators, a dozer with GPS, and a grader that only two people here dare to finish with. You dig foundations, cut roads for the forest service, restore streams with a biologist pointing, and grease before breakfast. {S1} Four years in the seat are needed, trenching and slope work in particular. Winters are short weeks with plowing for those who want it. {S2} Camps are paid by the day, with a cook who takes requests and a strict rule about boots.
: 4 years operating excavators and dozers ; Grade control systems ; Trench safety ; 3 ; 1 ; Commercial driver's license a plus

=== electrician
S1 Apprentices are taught, not merely sent for the ladder.
S2 The van is stocked on Fridays, and your tool allowance renews every January.
R1 Journeyman electrician license
R2 National Electrical Code knowledge
R3 Conduit bending and wire pulling
R4 Valid driver's license
R5 Troubleshooting with a meter
* journeyman-commercial | Journeyman Electrician, Commercial | Bright Conduit Electric | Las Vegas, NV | $42-49 an hour
Kitchens behind casinos never cool and never close, so neither does the demand for good electricians. You run conduit, set panels, terminate, test, and keep two apprentices honest on remodels that must reopen by four in the afternoon. {S1} {S2} A journeyman card and four years of commercial experience are required. Work is day shift three weeks of four; the fourth is nights, and it pays for the summer. Prefabrication happens in our shop on Blue Diamond Road, so you spend less of the day threading pipe and more of it building.
: 1 ; 4 years of commercial electrical work ; 3 ; 2 ; Apprentice supervision ; OSHA 30 preferred
* residential-service | Residential Service Electrician | Copperline Home Electric | Richmond, VA |
Row houses with cloth wiring, a farmhouse with forty additions, and grateful people with no lights: you see four homes a day. Diagnose, explain in words, give a written price, fix, clean up, and put the cover plate on straight. {S2} Three years of residential service and a Virginia journeyman card are what we ask, along with manners. There is no sales quota, and nobody will ever tell you to sell a panel that is fine. Generators, car chargers and knob-and-tube rewires make up about half of the calendar, and the other half is a mystery until the door opens.
: Virginia journeyman license ; 3 years of residential service ; 5 ; Clear explanations to homeowners ; 4 ; Generator or EV charger installation a plus
* apprentice | Electrical Apprentice | Bright Conduit Electric | Henderson, NV | $20-24 an hour
Year one is pulling wire, carrying pipe and asking why; year five is a license. You work under the same journeyman for a season, attend class on Tuesday evenings at our cost and get a raise with every thousand hours. {S1} High school algebra, a driver's license and a liking for early mornings are enough to begin. The heat is real in July, so water, shade and a start at five are written into the rules, and the foreman enforces them. Classes count toward an associate degree, books are bought for you, and the apprentice lunch with the owner takes place on the last Friday of each month.
: High school diploma with algebra ; 4 ; Willingness to attend evening classes ; Comfortable with heights and heat ; Basic hand tools ; Trade school or construction experience a plus
* industrial-maintenance | Industrial Electrician | Ferrous & Field Castings | Green Bay, WI | $34-41 an hour
Induction furnaces draw four megawatts and deserve respect. On a rotating shift you maintain motors, drives, cranes and the furnace supplies, read ladder logic, lock out every time without exception, and rebuild what can be rebuilt. {S1} Four years of industrial electrical maintenance are required. A journeyman card counts, military training does as well. The union contract is good, the parts room is better, and overtime is offered by list and not by volume. A planner prepares the shutdown list together with the shift, and you will have a say in which drives get replaced in August and which limp to December.
: 4 years of industrial electrical maintenance ; Motors and variable frequency drives ; PLC ladder logic ; Lockout and tagout ; 5 ; Journeyman card or military equivalent preferred

=== hvac-and-plumbing
S1 Dispatch knows where you live and plans the day so that you finish near it.
S2 No commission on parts, no pressure to replace what can be fixed.
R1 EPA 608 certification
R2 Valid driver's license
R3 Diagnosing residential and light commercial systems
R4 Courtesy in people's homes
* hvac-tech | HVAC Service Technician | Blue Norther Heating & Air | Amarillo, TX | $28-35 an hour
When the first norther comes through, two hundred furnaces find out at once what they have been hiding. You diagnose gas furnaces, heat pumps and rooftop units, clean what was neglected, explain the choices with prices, and drink a great deal of offered iced tea. {S2} {S1} Three years of service work and a universal EPA card are required. On-call is one week in five. Our oldest customer has been with us since 1961 and will test you.
: 1 ; 3 years of HVAC service ; 3 ; Gas and electrical safety ; 2 ; NATE certification preferred
* hvac-installer | HVAC Installer | Northlight Heat Pumps | Portland, ME | $25-31 an hour
Cold-climate heat pumps are all we do, two houses a week, always in pairs. You hang units, run line sets that look drawn with a ruler, wire, pressure test, and teach the owner which button matters. {S2} One year of installation, plumbing or electrical helper work gets you in, and we send people to factory training in their first quarter. Attics are hot, cellars are low, and the thanks of a person who just canceled an oil delivery are warm. Rebate papers are handled by the office, so evenings end when the last lineset is insulated and the drill is back on its charger.
: 1 year of HVAC, plumbing or electrical work ; Brazing or willingness to learn ; 2 ; Able to lift 75 pounds with a partner ; 4 ; EPA 608 within 90 days
* plumber | Licensed Plumber | Tidy Pipe Plumbing | Cincinnati, OH | $33-42 an hour
Brick cottages on hills, with drains laid by beer brewers: this city keeps plumbers humble. You find leaks with a camera and an ear, repipe bathrooms, set water heaters to code, and close walls so that nobody can tell. {S1} {S2} An Ohio journeyman license or equal years with references are required. You will have a covered van, an apprentice three days a week and an office that answers the phone before the second ring.
: Ohio journeyman plumber license or equal experience ; Drain camera and leak detection ; Water heater and gas line installation ; 2 ; 4 ; Backflow certification a plus
* building-engineer | Building Maintenance Engineer | Larkspur Residential | Aurora, CO | $27-32 an hour
Two hundred eighteen apartments means a boiler, a pool, an elevator with moods and someone always locked out. You handle heating and cooling, plumbing, small electrical repairs and turnover of units, keep a log and greet the geese. {S1} Three years of building maintenance are required and a boiler or HVAC certificate is worth two dollars more. On-call rotates among three people, with a flat fee for every week and the hours on top. Contractors are called for roofs and elevators only, parts are bought on one card, and residents are told a day ahead whenever water goes off.
: 3 years of building maintenance ; HVAC, plumbing and basic electrical repair ; 2 ; Work orders on a tablet ; EPA 608 preferred ; Pool operator certificate a plus

=== manufacturing
S1 Machines get their maintenance windows even in busy months.
S2 The break room has real plates, a decision made by vote.
R1 Blueprint reading
R2 Calipers, micrometers and gauges
R3 High school diploma or equivalent
R4 Steady attendance
R5 Lean or 5S practice
* cnc-machinist | CNC Machinist | Ironwood Fasteners | Rockford, IL | $27-34 an hour
Titanium bolts for aircraft doors come off our lathes, and each has a birth certificate. You set up and run two-axis lathes and a live-tool machine, hold three tenths, adjust offsets, write simple programs at the control and sign what you measured. {S1} Four years of setup work are required and a look at your own toolbox is part of the interview. {S2} Second shift earns twelve percent more and has the better music. Inspection is in the same aisle, tooling is bought from a vending machine that nobody has to beg, and coolant is changed on schedule.
: 4 years of CNC lathe setup ; 1 ; 2 ; G-code editing ; Tolerances to 0.0003 inch ; Swiss or live-tool experience preferred
* welder | MIG/TIG Welder | Northfork Agricultural Supply | Fargo, ND | $25-31 an hour
Grain bins and manure spreaders are not glamorous until one fails. In the fabrication shop you weld frames and chutes from prints, fit up, grind, and repair what farmers bring in broken at the worst moment. {S1} A weld test on day one replaces long interviews: one flat, one vertical, one in stainless. Two years of production welding are usual among our people. The shop is heated, the crane is new, and the lunch wagon comes at eleven forty. Prints come from engineers two doors away, and you are welcome to tell them when a joint cannot be reached by a human arm.
: Pass a weld test in MIG and TIG ; 2 years of production welding ; 1 ; Fit-up and grinding ; 4 ; AWS certification a plus
* production-supervisor | Production Supervisor, Second Shift | Gristmill Foods | Cedar Rapids, IA | $68,000-78,000 a year
Forty-four people, three lines, and the smell of toasted oats at midnight. You run the shift: safety first, quality checks, staffing when three call out, changeovers against the clock, and a fair hearing for every complaint. {S1} {S2} Three years of leading people in food or other fast production are required. The union steward is sharp and reasonable, so you should be too. Two weeks on day shift teach you the building before it is yours.
: 3 years of production leadership ; Food safety (HACCP) ; Staffing and overtime planning ; 5 ; Coaching and fair discipline ; Spanish or French preferred
* quality-inspector | Quality Inspector | Corvane Orthopedics | Phoenix, AZ | $23-28 an hour
Every screw that goes into somebody's hip passes across your granite table. You check incoming bar, first pieces and finished lots by micrometer, comparator and CMM, read drawings exactly, hold what is doubtful and write it down so that an auditor smiles. {S2} Two years of inspection in machining are required; medical or aerospace work counts double. The room is clean and quiet, and the standard question is whether you would want it in your own mother. You will train on the new coordinate measuring machine in your first quarter and help to write its programs by your first winter.
: 2 years of inspection in machining ; 1 ; 2 ; CMM operation ; Documentation under ISO 13485 or AS9100 ; GD&T certificate preferred
* assembler | Electronics Assembler | Kestrel Ridge Instruments | Fort Collins, CO | $18.50-22 an hour
Small hands are not required, steady ones are. You solder connectors under a microscope, pot sensor heads in resin, torque tiny screws in the order on the screen and test each gateway before it gets a serial number. {S2} {S1} We train to the IPC standard in the first month, so beaders, model builders and former jewelers have come to us without any factory experience and done beautifully. Four ten-hour days, with Fridays free for the mountains.
: 3 ; Steady hands and good near vision ; Follow written instructions exactly ; 4 ; Soldering experience a plus ; IPC-A-610 preferred
* maintenance-mechanic | Maintenance Mechanic, Third Shift | Hollowtree Coffee Roasters | Nashville, TN |
Roasters cool between midnight and four, and that is your hour. Bearings, burners, conveyors, packing machines with too many belts: you inspect, grease, replace and leave a note for the day crew with a drawing. {S1} Three years of industrial maintenance, mechanical first with some electrical, are required. You work with one partner and good radio. The night premium is fifteen percent and the coffee at six in the morning is the freshest in Tennessee. Spare parts are tracked in a maintenance system that the mechanics chose themselves, manuals are scanned, and downtime is discussed each week without anyone being blamed for it.
: 3 years of industrial maintenance ; Mechanical drives, bearings and pneumatics ; Basic electrical troubleshooting ; Lockout and tagout ; Welding a plus ; Packaging machinery preferred

=== aviation-and-vehicle-mechanics
S1 If you are not sure, it stays on the ground or in the bay, and nobody argues.
S2 Tools above fifty dollars are bought by the shop.
R1 FAA Airframe and Powerplant certificate
R2 ASE certification
R3 Own basic hand tools
R4 Valid driver's license
R5 Accurate logbook and repair order entries
* airline-ap | Aircraft Maintenance Technician (A&P) | Slipstream Regional Air | Charlotte, NC | $34-47 an hour
Nine jets sleep in our hangar each night and all nine must leave by six. You carry out line checks, engine changes and cabin repairs, troubleshoot from fault codes and from experience, and sign your name with the weight it has. {S1} {S2} An A&P certificate is required, two years on transport jets would be good, and military time is credited. Nights bid by seniority. You and your parents fly standby from the first day.
: 1 ; Line maintenance and troubleshooting ; 5 ; Able to work nights and weekends ; 3 ; 2 years on transport category aircraft preferred ; CRJ or Embraer training a plus
* avionics | Avionics Technician | Mesa Verde Aero Services | Tucson, AZ |
Out in the boneyard air, customers bring helicopters, crop dusters and one flying hospital. You install glass cockpits, chase ghosts in forty-year-old harnesses, run pitot and transponder checks, and draw wiring so that the next person blesses you. {S1} Three years in avionics and an FCC license, or an NCATT certificate, are needed. {S2} Test flights are offered to whoever did the work. The hangar is swamp cooled, which helps, and everyone starts at five in summer.
: 3 years of avionics installation or repair ; FCC GROL or NCATT AET certificate ; Wiring diagrams ; Pitot-static and transponder checks ; 5 ; Garmin installation training preferred
* helicopter-ap | Helicopter Mechanic, Air Ambulance | Skybridge Medevac | Billings, MT |
Seven days on, seven days off, at a base beside the river with its own washer and a dog that likes rotor wash. You keep one EC135 ready around the clock: daily checks, phase inspections, blade tracking, oil at three in the morning before a call to the reservation. {S1} An A&P and three years on turbine helicopters are required. Solitude should suit you. Parts come by truck within a day, and the pilots load their own bags. Housing beside the hangar is clean, warm and free during your week on.
: 1 ; 3 years on turbine helicopters ; Inspection and blade tracking ; 5 ; Able to work alone on rotation ; Inspection Authorization preferred
* auto-tech | Automotive Technician | Main Street Motorworks | Ithaca, NY | $28-38 an hour
Students bring tired hatchbacks, farmers bring trucks, and a professor brings a Saab he should have sold. You diagnose with scan tool and stethoscope, do brakes, suspension, engines and the odd hybrid battery, and tell the front desk what can wait till spring. {S2} {S1} ASE certification in four areas and five years at it are what we need. Flat rate does not exist here; you are paid by the hour and trusted. State inspections are part of the day.
: 5 years of automotive repair ; ASE certification in at least 4 areas ; Scan tool diagnostics ; 3 ; 4 ; New York State inspector license preferred ; Hybrid training a plus
* diesel-mechanic | Diesel Mechanic | Harrow & Tate Logistics | Memphis, TN | $29-37 an hour
Two hundred tractors come home dusty, and the night bay sends them out again. You do preventive service, brakes, aftertreatment (the mystery of our time), wheel ends and roadside calls within forty miles. {S2} Three years on heavy trucks are required and a commercial license is paid for if you want one. Bays are lit like a stage. {S1} Shift pay rises at midnight, and the parts counter has learned never to say tomorrow.
: 3 years of heavy truck repair ; Diesel engines and aftertreatment ; Air brakes ; 3 ; ASE medium/heavy truck preferred ; CDL a plus
`;
