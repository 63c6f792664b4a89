/** Things that one has or makes one of: in a sentence they take an article that the lines of resumes leave out. */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `rating account agency caseload scheme fleet inbox binder form checklist booklet leaflet poster logbook tender playbook toolkit macro exhibition festival quiz shed fence patio bathroom bedroom staircase fundraiser creche clientele stockroom box pass grill bar brigade backlog workload roster rota portfolio applicant builder caller candidate client door guest installer passenger roof visitor wall window album apartment application area assessment audience audit bank base blog board branch brand bridge
  budget building bus calendar campaign car career case catalog category center centre charity chart church city
  class classroom clinic club committee community company conference contract contractor corporation council county
  course crew culture curriculum customer cycle dashboard database deadline deal dealership department deployment
  design desk director discount display dispute district document employee employer engine engineer enterprise
  environment event exhibit facility farm file firm floor forecast forum framework function garden goal grant group
  guide guideline handbook highway home hospital hotel house incentive initiative interface inventory invoice island
  item job journal journey kitchen lab laboratory launch lawn leader league ledger lesson letter library lifecycle
  line list loan location logo machine magazine manager manual market meeting menu merger message method mission
  model museum network newsletter newspaper nurse office operation order organization outlet park partner
  partnership party patient payment phase phone pipeline plan plant platform playground podcast policy portal
  portfolio position practice presentation price principal problem procedure process product professor provider program
  project property proposal prospect protocol prototype province publication purchase queue quota quote region
  register rehearsal relationship report reservation resident resource restaurant review road role room route rule
  sale salon schedule scholarship school script segment series session sheet shift shop showroom site smartphone
  solution song space sponsor spreadsheet standard state statement station store strategy street structure student
  studio subcontractor subsidiary supplier survey system task teacher team technician template tenant territory
  theater tool tracker trailer forklift crane excavator bulldozer switchboard kiosk packet brochure flyer booth chapter transaction tree trip truck tunnel unit university vehicle vendor venue video village
  suite stack advisor component feature story link option summary overview fee step stage path screen reader tablet camera
  printer oven mower pump valve panel circuit boiler furnace memo ticket bot chatbot plugin widget page wiki poll sketch
  mural recipe dish cake dessert buffet banquet wedding reception raffle auction gala concert recital choir orchestra
  episode column article thesis dissertation experiment specimen graph atlas wireframe sitemap persona storyboard pitch
  scorecard matrix formula turnstile greenhouse polytunnel orchard paddock barn stable kennel tank pond pool gym
  level backend frontend parser scraper crawler compiler simulator
  visit voucher warehouse website week workbook worker workflow workplace workshop`.split(/\s+/),
);

/** More of them, which elsewhere in a line may be other things: verbs, adjectives, people. */
const MORE_OF_THEM = new Set(
  `accident accountant airport analyst approach arrangement array artist aspect asset assistant attempt attendant
  attorney auditor author barrier bartender baseline batch benchmark bid bookkeeper border bottle broker browser
  brush bundle button cabinet cable cafeteria campus carpenter carrier cart chair challenge chamber channel chef
  child circle claim clause cleaner clerk clock closet coach commitment competitor conclusion consultant container
  contribution contributor controller conveyor coordinator copier corner correspondent counselor couple courtroom
  cylinder defect defendant demonstration dentist dependency description destination developer device diagram
  dialogue dictionary directory dispatcher distributor dock donor draft driver electrician element encounter
  entity entrance equation essay estimate examination examiner expert explanation factor family father figure
  filter finding folder foreman foundation founder freezer gallery game gap garage gate generator grade graduate
  guarantee handler hierarchy hobby hotline household housekeeper hub hypothesis idea incident indicator inspector
  instructor instrument intern internship interpreter intersection interval introduction investigator investor
  jacket judge jury kit ladder landlord laptop laser lawsuit lawyer layer layout lease lecture license lifetime
  lobby majority mask mechanism member membership mentor merchant metric milestone mindset mistake mix mixture
  module monitor nation neighborhood norm notification number object objective obstacle officer operator opponent
  outbreak outcome package pair paragraph paralegal parameter parcel participant passage pattern peer penalty
  percentage perimeter perspective pharmacist photograph physician picture piece pilot player plug plumber portion
  predecessor prescription presence prize probe producer profit projection projector prosecutor question
  questionnaire rack radio ramp range ratio receiver receptionist recommendation recruit recruiter refinery
  refrigerator registry regulation regulator replacement reporter repository representative reputation researcher
  result retailer retreat reward roadmap rubric sample scanner scenario scene schema scholar score secretary
  section seller seminar server setting shelf shelter ship shipment shuttle signature slot socket speaker
  specialist spectrum spot spouse squad stakeholder stall statistic stranger substation suggestion suit
  superintendent supervisor supplement surgeon surplus syllabus symposium symptom table tactic taxi technique
  temple tendency tent terminal theme therapist thread timeline tip title toolbox topic tournament tower tractor
  trail trait transcript transformer transition treasurer trend turbine tutor upgrade user vacancy van variety
  vessel vicinity victim violation volunteer waiter warrant welder wheel whiteboard wholesaler wing winner witness
  woman workforce workstation writer yard drawer exam atmosphere institution difference advocate trainer educator blend`.split(
    /\s+/,
  ),
);

/** Whether somebody who has one of these says "a" or "the" before it. */
export function takesArticle(noun: string): boolean {
  return (COUNT_NOUNS.has(noun) || MORE_OF_THEM.has(noun)) && !AMOUNTS.has(noun);
}

/** Of these one does as well without any one of them in mind: "tracked inventory", "enforced policy". */
export const AMOUNTS: ReadonlySet<string> = new Set(
  `video footage copy content inventory payment design policy practice sale deployment product culture function operation order space growth workflow
  review discharge organization organisation purchase price guest customer client patient student candidate resident
  cycle applicant employee caller visitor passenger sponsor`.split(/\s+/),
);
