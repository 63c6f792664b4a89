import type { OccupationFamily } from "./occupation-family.ts";

export const TECHNICAL_FAMILIES: OccupationFamily[] = [
  {
    id: "mechanical-engineering",
    name: "Mechanical and industrial engineering",
    titles:
      "guidance navigation engineer; systems test engineer; performance test lead; test and tuning supervisor; vibration engineer; piping engineer; piping designer; design technician; product designer mechanical; validation technician; configuration engineer; rolling stock engineer; vehicle engineer; powertrain engineer; hvac design engineer; building services engineer; autocad operator; technical planner; mechanical engineer; mechanical design engineer; manufacturing engineer; industrial engineer; process engineer; production engineer; design engineer; product design engineer mechanical; project engineer; field engineer; field service engineer; engineer; engineering supervisor; engineering technician; engineering assistant; engineering intern; engineering aide; engineering coordinator; engineering planner; aerospace engineer; aeronautical engineer; automotive engineer; maintenance engineer; reliability engineer; plant engineer; equipment engineer; tooling engineer; test engineer; quality engineer; manufacturing test engineer; supplier development engineer; packaging engineer; materials engineer; metallurgist; mechanical technician; mechanical drafter; mechanical designer; cad designer; cad technician; drafter; draftsman; drafting technician; thermal engineer; robotics engineer; automation engineer; marine engineer; naval architect; nuclear engineer; biomedical engineer; hvac engineer; tool designer; application engineer; sustaining engineer; engineering lab technician; safety engineer; facilities engineer; solidworks designer; electro mechanical engineer; r&d engineer; product development engineer; industrial designer; value engineer; lean engineer; engineering services manager; stress engineer; propulsion engineer; mechatronics engineer",
    fields: "mechanical engineer; manufacturing engineer; industrial engineer; mechanical; aerospace; cad",
    vocabulary:
      "engineer; engineering; solidworks; autocad; cad; mechanical; manufacturing; design; prototype; drawing; test; lean; six sigma; process; equipment; tolerance; fmea; assembly; machine; catia; root cause; tooling; gd t; component; hydraulic; matlab; finite element; specification; pro e; creo; technician; calibrate; production; quality; test equipment; technical",
  },
  {
    id: "civil-engineering",
    name: "Civil, structural and environmental engineering",
    titles:
      "pipeline inspector; earthworks planner; roads drainage supervisor; water supply team lead; steel detailer; structural detailer; cei inspector; highway inspector; permit manager; pipeline manager; planning engineer; civil project manager; roadway designer; bridge inspector; water quality engineer; structural design engineer; civil engineer; structural engineer; geotechnical engineer; transportation engineer; highway engineer; bridge engineer; water resources engineer; environmental engineer; hydraulic engineer; surveyor; land surveyor; survey technician; civil engineering technician; civil designer; civil drafter; sanitary engineer; wastewater engineer; traffic engineer; municipal engineer; city engineer; hydrologist; site engineer; resident engineer; construction engineer; horizontal construction engineer; utility engineer; geological engineer; mining engineer; water engineer; gis analyst; gis technician; gis specialist; cartographer; urban planner; city planner; town planner; transportation planner; office engineer; infrastructure project engineer; staff engineer geotechnical; building engineer; structural designer",
    fields:
      "civil engineer; structural engineer; geotechnical; surveying; environmental engineer; urban planning; gis; water resources; wastewater",
    vocabulary:
      "civil; structural; concrete; bridge; road; survey; autocad; drainage; stormwater; geotechnical; highway; grading; foundation; water; wastewater; site plan; surveying; gis; soil; civil 3d; permit; environmental; utility; infrastructure; inspection; hydraulic; zoning; contractor; plan",
  },
  {
    id: "electrical-engineering",
    name: "Electrical, electronic and hardware engineering",
    titles:
      "electronics design engineer; electronic design engineer; electro mechanical engineer; clinical engineer; clinical engineering manager; imaging service engineer; biomedical technician; electrical engineer; electronics engineer; hardware engineer; hardware design engineer; electrical design engineer; controls engineer; control system engineer; instrumentation engineer; power engineer; power system engineer; asic engineer; fpga engineer; ic design engineer; analog design engineer; mixed signal engineer; pcb designer; signal processing engineer; embedded engineer; embedded systems engineer; electrical designer; electronic technician; electronics technician; electrical technician; avionics technician; test technician electronics; electrical engineering intern; plc programmer; automation technician; instrumentation technician; electrical instrumentation technician; semiconductor process engineer; optical engineer; firmware test engineer; silicon engineer; chip design engineer; verification engineer; validation engineer; hardware test engineer; avionics engineer; photonics engineer; electro optical engineer; energy engineer; solar engineer; battery engineer; physical design engineer; wireless system engineer; aviation electronics technician; radar technician; acoustic engineer; telecommunications technician; substation engineer; relay technician",
    fields:
      "electrical engineer; electronics; hardware engineer; semiconductor; embedded; avionics; electrical; hardware; instrumentation",
    vocabulary:
      "electrical; circuit; electronic; pcb; schematic; voltage; plc; oscilloscope; power; hardware; fpga; verilog; firmware; signal; wiring; transformer; relay; embedded; controller; sensor; instrumentation; semiconductor; solder; labview; analog; microcontroller; rf; motor; electronics; test equipment; generator",
  },
  {
    id: "chemical-energy-engineering",
    name: "Chemical, petroleum and energy engineering",
    titles:
      "chemical engineer; petroleum engineer; process safety engineer; refinery operator; reservoir engineer; drilling engineer; energy analyst; energy manager; energy consultant; energy officer; oil gas engineer; pipeline engineer; plant operator; process operator; control room operator; power plant operator; water treatment operator; wastewater operator; chemical operator; chemical technician; process technician; process engineering technician; roustabout; drilling supervisor; geologist; geophysicist; mud logger; solar project manager; wind technician; renewable energy engineer; climate change officer; meteorologist; operational meteorologist; field operator oil; corrosion engineer; polymer engineer; utilities manager; hydroblasting technician; mine manager; mine operator",
    fields: "chemical engineer; petroleum; oil gas; energy; refinery; geology; renewable energy; drilling; mining",
    vocabulary:
      "chemical; refinery; oil; gas; petroleum; drilling; distillation; reactor; energy; pipeline; process safety; boiler; pump; power plant; hazop; geology; reservoir; solar; wind; renewable; climate; treatment plant; valve; compressor; turbine; emission",
  },
  {
    id: "science",
    name: "Science and research",
    titles:
      "archeologist; conservator; antiquities conservator; test conductor; mass spectrometry specialist; validation scientist; regulatory scientist; clinical scientist; lab supervisor; psychometrician; demographer; research nurse coordinator; forensic chemist; scientist; research scientist; research associate; research assistant; graduate research assistant; researcher; principal investigator; postdoctoral researcher; postdoctoral fellow; chemist; analytical chemist; biologist; microbiologist; biochemist; molecular biologist; physicist; laboratory technician; lab technician; laboratory assistant; lab assistant; laboratory manager; lab manager; lab analyst; laboratory supervisor; clinical research coordinator; clinical research assistant; clinical research intern; clinical research associate; clinical research manager; clinical trial manager; clinical study coordinator; clinical data manager; research coordinator; research director; research intern; research fellow; research manager; research specialist; geneticist; immunologist; toxicologist; pharmacologist; formulation scientist; environmental scientist; ecologist; bioinformatics scientist; bioinformatician; food scientist; food technologist; quality control chemist; quality control analyst; materials scientist; social scientist; sociologist; anthropologist; archaeologist; historian; astronomer; phd candidate; phd student; research technician; clinical research director; director clinical research; species observer; neuroscientist; senior investigator; process development scientist; validation specialist; r&d manager; r&d director; drug safety associate; pharmacovigilance specialist; research engineer scientist",
    fields:
      "research; laboratory; clinical research; biotechnology; chemistry; biology; r&d; life science; science; clinical trial; lab; pharmaceutical",
    vocabulary:
      "research; laboratory; experiment; assay; pcr; cell culture; sample; hplc; data analysis; publication; protocol; hypothesis; scientific; clinical trial; molecular; chemistry; biology; gmp; spectroscopy; microscope; irb; western blot; reagent; journal; phd; study; dna; chromatography; microbiology; poster; specimen; lab",
  },
  {
    id: "construction",
    name: "Construction and building trades",
    titles:
      "quarrying specialist; skilled laborer; laborer construction; tradesman; pipelayer; bulldozer operator; concrete worker; rigger; site manager construction; welder construction; drywaller; plasterer; tiler; groundworker; joiner; bricklayer apprentice; building surveyor; plant operator construction; rebar worker; siding installer; waterproofing technician; works inspector; infrastructure officer; construction manager; construction project manager; construction superintendent; superintendent; site superintendent; construction supervisor; construction foreman; foreman; construction worker; construction laborer; construction inspector; construction estimator; estimator; construction coordinator; construction administrator; construction site manager; construction director; construction intern; construction engineer manager; construction safety manager; construction support coordinator; construction scheduler; construction services manager; construction; carpenter; carpenter apprentice; mason; bricklayer; roofer; painter; house painter; drywall installer; concrete finisher; tile setter; flooring installer; framer; cabinet maker; glazier; scaffolder; heavy equipment operator; equipment operator; crane operator; excavator operator; ironworker; paver; demolition worker; general contractor; contractor; building inspector; site supervisor; site foreman; project superintendent; insulation installer; handyman; quantity surveyor; cost estimator; construction technician; general construction; home builder; owner builder; remodeler; fence installer; window installer; surveying assistant; road worker; building contractor; sheet metal worker; qa qc manager; landscape contractor; building superintendent; assistant superintendent; construction project engineer; design build coordinator; builder; solar installer; trade assistant",
    fields:
      "construction; carpentry; masonry; roofing; building; estimating; remodeling; general contracting; concrete; painting",
    vocabulary:
      "construction; contractor; subcontractor; concrete; blueprint; carpentry; job site; framing; drywall; building; site; superintendent; estimate; bid; roofing; foundation; project; osha; heavy equipment; renovation; foreman; permit; inspection; rfi; change order; submittal; remodel; punch list; excavation; scaffold; carpenter; tool; safety; primavera; install; demolition",
  },
  {
    id: "electrical-hvac-plumbing",
    name: "Electricians, plumbers and HVAC",
    titles:
      "hvac apprentice; maintenance plumber; gas engineer; heating engineer; refrigeration engineer; fire systems technician; alarm technician; solar electrician; power line technician; electrical maintenance technician; commissioning coordinator; commissioning technician; electrical tester; electrician; journeyman electrician; master electrician; electrician apprentice; electrical apprentice; electrical foreman; plumber; plumber apprentice; pipefitter; steamfitter; hvac technician; hvac installer; hvac service technician; hvac mechanic; hvac specialist; hvac engineer technician; hvac; refrigeration technician; refrigeration mechanic; lineman; electric line worker; low voltage technician; fire alarm technician; security system installer; cable installer; cable technician; telecommunication installer; fiber technician; elevator mechanic; electrical contractor; electrical supervisor; electrical superintendent; industrial electrician; maintenance electrician; boiler operator; sprinkler fitter; gas fitter; service technician hvac; wireman; electrical installer",
    fields: "plumbing; hvac; heating cooling; refrigeration; wiring",
    vocabulary:
      "electrical; wiring; conduit; hvac; plumbing; pipe; refrigeration; breaker; install; panel; electrician; heating; air conditioning; voltage; journeyman; circuit; plumber; code; furnace; compressor; motor control; ductwork; troubleshoot; boiler; blueprint; fixture; cable; low voltage",
  },
  {
    id: "architecture",
    name: "Architecture and landscape",
    titles:
      "architect; project architect; architectural designer; architectural drafter; landscape architect; architect designer; intern architect; junior architect; design architect; bim manager; bim coordinator; revit technician; architectural technician; architectural intern; landscape designer; principal architect; building designer; architectural project manager; architectural manager; draftsperson architectural; architectural assistant",
    fields: "architectural; landscape architecture; architecture building; bim",
    vocabulary:
      "revit; architectural; autocad; drawing; building; sketchup; construction document; rendering; zoning; architect; design development; leed; floor plan; schematic design; bim; landscape; code; consultant; rhino; site plan; elevation",
  },
  {
    id: "production",
    name: "Manufacturing and production",
    titles:
      "sewer; industrial sewer; alterations specialist; solderer; process manager; lean expert; sanitation supervisor; poultry processing supervisor; process development supervisor; test supervisor; upholsterer; packaging technician; print operator; bindery worker; screen printer; machine setter; saw operator; meat processor; food processing worker; quality auditor; inspections specialist; calibration technician; paint technician; powder coater; plant superintendent; textile industry expert; leather industry expert; setup operator; swiss setup operator; general operator; finish supervisor; production worker; production associate; production operator; production supervisor; production manager; production assistant; production technician; production planner; production coordinator; production lead; production control; production director; master planner; machine operator; machinist; cnc machinist; cnc operator; cnc programmer; assembler; assembly line worker; assembly technician; welder; welder fabricator; fabricator; tool die maker; manufacturing technician; manufacturing supervisor; manufacturing manager; manufacturing associate; manufacturing operator; manufacturing director; manufacturing specialist; packer; packaging operator; press operator; printing press operator; printer operator; quality inspector; quality control inspector; quality technician; quality manager; quality supervisor; quality assurance manager; quality assurance specialist; quality assurance inspector; quality assurance technician; quality control technician; quality control manager; quality assurance lead; quality director; quality specialist; quality coordinator; quality assurance; quality control; factory worker; plant supervisor; plant worker; line lead; line operator; mixer operator; extrusion operator; mold technician; sewing machine operator; laborer; general laborer; industrial worker; material handler production; sheet metal fabricator; grinder; painter industrial; finisher; forklift production; blender; boiler room operator; embroidery machine operator; digital premedia specialist; print production manager; woodworker; foundry worker; batch maker; team assembler; injection molding technician; polisher; laser operator; plastics operator; press shop operator",
    fields:
      "production; manufacturing; assembly; machining; welding; fabrication; quality; factory; cnc; packaging; printing; plant; lean manufacturing",
    vocabulary:
      "machine; assembly; production; operator; manufacturing; cnc; machinist; weld; welding; lathe; blueprint; production line; quality control; inspect; packaging; safety; conveyor; caliper; micrometer; lean; iso 9001; plant; part; defect; mill; press; fabricate; material; 5s; shift; scrap; raw material; supervise; forklift",
  },
  {
    id: "maintenance-repair",
    name: "Maintenance, repair and vehicles",
    titles:
      "parts advisor; parts associate; mobile mechanic; workshop supervisor; depot manager; installation supervisor; autocentre manager; equipment repairer; car washer; vehicle technician; truck mechanic; hvac maintenance; electronics repairer; computer repair technician; maintenance planner scheduler; gate technician; aircraft technician; avionics mechanic; service lead automotive; mechanic; auto mechanic; automotive technician; automotive mechanic; diesel mechanic; diesel technician; maintenance technician; maintenance mechanic; maintenance worker; maintenance supervisor; maintenance manager; maintenance tech; maintenance planner; maintenance director; maintenance; building maintenance; facilities maintenance; facility technician; aircraft mechanic; aviation mechanic; aircraft maintenance technician; aviation maintenance; airframe powerplant mechanic; service technician; field service technician; field technician; service manager; automobile service manager; automotive service manager; automotive service advisor; repair technician; appliance repair; equipment mechanic; equipment technician; heavy equipment mechanic; vehicle mechanic; wheeled vehicle mechanic; body shop technician; auto body technician; tire technician; lube technician; parts manager; parts specialist; installer; installation technician; millwright; small engine mechanic; motorcycle mechanic; industrial mechanic; motor pool; fleet manager; fleet technician; shop foreman; maintenance engineer building; bike mechanic; generator technician; pump technician; lead maintenance mechanic; technician; operations technician; auto detailer; locksmith; automotive",
    fields:
      "maintenance; repair; automotive; aviation; aircraft; diesel; fleet; field service; vehicle; building maintenance",
    vocabulary:
      "repair; maintenance; mechanic; engine; brake; diagnostic; vehicle; hydraulic; preventive maintenance; automotive; transmission; equipment; troubleshoot; tool; aircraft; technician; diesel; install; inspection; pump; oil change; part; electrical; work order; weld; pneumatic; ase; motor; service; faa; tire",
  },
  {
    id: "logistics",
    name: "Warehousing and logistics",
    titles:
      "shipment processing supervisor; warehouse team lead; warehouse lead; operations clerk logistics; shipping associate; receiver; stock handler; delivery station associate; yard associate; yard driver; fleet coordinator; transport planner; transport manager; freight coordinator; supply technician; parcel sorter; overnight stocker; merchandise handler; supply chain associate; warehouse worker; warehouse associate; warehouse manager; warehouse supervisor; warehouse clerk; warehouse operator; warehouse; forklift operator; material handler; order picker; picker packer; shipping clerk; shipping receiving clerk; shipping supervisor; receiving clerk; receiving associate; shipping coordinator; inventory clerk; inventory specialist; inventory manager; inventory control specialist; inventory analyst; inventory coordinator; logistics coordinator; logistics manager; logistics specialist; logistics analyst; logistics officer; logistics supervisor; logistics director; logistics; distribution manager; distribution center manager; distribution supervisor; fulfillment associate; fulfillment specialist; storekeeper; stock clerk; stockroom clerk; dock worker; loader; freight handler; air freight agent; freight broker; freight forwarder; customs broker; transportation coordinator; transportation manager; transportation supervisor; transportation director; traffic manager; fleet operations specialist; supply clerk; supply sergeant; supply specialist; unit supply specialist; logistics management specialist; import export coordinator; package handler; cargo agent; ramp agent; baggage handler; stock controller; store keeper; warehouse assistant; dispatch coordinator; mail handler; postal worker; mail carrier; logistics associate; stevedore; operations supervisor warehouse; transport officer; aviation supply specialist; load planner; cycle counter; export coordinator",
    fields:
      "warehouse; logistics; shipping; distribution; inventory; transportation; freight; receiving; fulfillment; transport; cargo",
    vocabulary:
      "warehouse; inventory; shipping; forklift; receiving; pallet; logistics; freight; shipment; stock; distribution; carrier; pick; order; load; unload; inventory control; transportation; rf scanner; supply; bill lading; cargo; packing; truck; dispatch; cycle count; import; export; storage; delivery; sap",
  },
  {
    id: "supply-chain",
    name: "Purchasing and supply chain",
    titles:
      "category specialist; indirect buyer; procurement coordinator; procurement lead; procurement assistant; sourcing analyst; sourcing lead; materials analyst; purchasing specialist; purchasing clerk; planning manager; demand manager; production buyer; vendor coordinator; contracts buyer; buyer; senior buyer; purchasing manager; purchasing agent; purchasing assistant; purchasing coordinator; purchasing officer; procurement specialist; procurement manager; procurement officer; procurement director; procurement analyst; procurement head; procurement; supply chain manager; supply chain analyst; supply chain coordinator; supply chain director; supply chain specialist; supply chain planner; sourcing manager; sourcing specialist; global sourcing manager; strategic sourcing manager; commodity manager; supply manager; global supply chain manager; demand planner; supply planner; materials manager; material planner; materials planner; vendor manager; supplier manager; category buyer; expediter; purchaser; tender manager; contract buyer; planner buyer; sales inventory planner; s&op manager; supplier quality engineer; vendor management specialist; materials coordinator; inventory planner",
    fields:
      "procurement; purchasing; supply chain; sourcing; vendor management; demand planning; tender; supplier; material",
    vocabulary:
      "procurement; purchasing; supplier; vendor; purchase order; sourcing; supply chain; negotiate; buyer; contract; rfq; rfp; lead time; inventory; mrp; material; forecast; bid; cost saving; erp; demand planning; commodity; replenishment; purchase; tender; stock level; import",
  },
  {
    id: "driving",
    name: "Driving and transport crews",
    titles:
      "conductor; bus operator; tram driver; forklift truck driver; hgv driver; lorry driver; non cdl driver; class a driver; local driver; regional driver; otr driver; food delivery driver; transportation driver; ferry captain; first officer pilot; drone pilot; boat operator; parking attendant; garbage truck driver; truck driver; cdl driver; driver; delivery driver; bus driver; school bus driver; taxi driver; courier; chauffeur; van driver; owner operator; cdl truck driver; team driver; tow truck driver; uber driver; ride share driver; route driver; dump truck driver; tanker driver; forklift driver; train conductor; train operator; locomotive engineer; pilot; commercial pilot; airline pilot; helicopter pilot; flight instructor; ship captain; boat captain; deckhand; seaman; air traffic controller; transit operator; shuttle driver; lease operator; delivery helper; motor vehicle operator; delivery associate; driver helper; ambulance driver; cdl team truck driver; long haul driver; ship officer; bird control supervisor",
    fields: "driving; trucking; delivery; transit; flight operations; cdl",
    vocabulary:
      "driver; truck; delivery; cdl; route; vehicle; driving; passenger; dot; trailer; mileage; deliver; bus; tractor trailer; load; log book; license class; traffic; pilot; flight; hazmat; on time; customer delivery; pre trip; transport",
  },
  {
    id: "cleaning-grounds",
    name: "Cleaning and grounds",
    titles:
      "housekeeping aide; environmental services aide; industrial cleaner; cleaning operative; cleaning manager; hygiene operative; groundsman; landscape technician; lawn technician; pool cleaner; chimney sweep; caretaker; building caretaker; sanitation technician; street sweeper; janitor; custodian; cleaner; cleaning staff; cleaning personnel; cleaning supervisor; cleaning technician; house cleaner; office cleaner; maid; groundskeeper; grounds maintenance; landscaper; landscape worker; landscape foreman; gardener; lawn care technician; window cleaner; laundry worker; laundry attendant; porter; environmental services technician; environmental services worker; pool technician; pest control technician; exterminator; waste collector; sanitation worker; street cleaner; carpet cleaner; tree trimmer; arborist; car wash attendant; kitchen exhaust associate; utility worker; day porter; floor technician; custodial supervisor; irrigation technician; pressure washer; dry cleaner; recycling worker",
    fields: "cleaning; janitorial; custodial; landscaping; grounds; environmental service; laundry; pest control",
    vocabulary:
      "clean; cleaning; vacuum; mop; trash; restroom; floor; janitorial; custodian; sweep; dust; laundry; landscape; mowing; lawn; sanitize; carpet; disinfect; window; chemical; irrigation; tree; trim; waste; bathroom; garden; grounds",
  },
  {
    id: "agriculture-environment",
    name: "Agriculture, animals and environment",
    titles:
      "hse manager; hse officer; hse advisor; ehss manager; lawn specialist; pet groomer assistant; animal scientist; beekeeper; dairy worker; fish farmer; tractor operator; farm laborer; environmental planner; air quality specialist; waste management officer; zoologist; botanist; park naturalist; agronomy advisor; agricultural supplies supervisor; farmer; farm worker; farm manager; farm hand; agronomist; agriculturist; agricultural engineer; agricultural technician; agriculture officer; horticulturist; greenhouse worker; greenhouse manager; rancher; forester; forestry technician; fisherman; fisheries officer; wildlife biologist; zookeeper; animal care specialist; animal caretaker; veterinary technician; veterinary assistant; kennel assistant; kennel attendant; conservation technician; conservation officer; natural resource specialist; natural resources manager; environmental specialist; environmental officer; environmental consultant; environmental technician; environmental manager; environmental health safety manager; ehs manager; ehs specialist; ehs coordinator; safety manager; safety officer; safety coordinator; safety specialist; safety director; health safety manager; plant protection technician; grain inspector; water resources specialist; sustainability manager; sustainability analyst; extension specialist; apiculture specialist; soil scientist; livestock manager; crop advisor; animal trainer; dog trainer; rural development officer; viticulturist; nursery worker plants; ranch hand; irrigation specialist; food safety inspector; park manager; environmental educator; rural operations officer; occupational health safety officer; stable hand",
    fields:
      "agriculture; farm; environmental; animal; veterinary; forestry; conservation; safety; ehs; sustainability; wildlife; horticulture; natural resource; health safety",
    vocabulary:
      "crop; farm; animal; plant; soil; agricultural; livestock; harvest; irrigation; pesticide; greenhouse; conservation; wildlife; environmental; veterinary; sustainability; osha; safety; seed; forest; fish; habitat; ecosystem; hazardous; cattle; horticulture; natural resource; farmer; field; water quality",
  },
];
