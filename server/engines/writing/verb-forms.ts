import { IRREGULAR_PASTS } from "./irregular-pasts.ts";
import { regularPast } from "./verbs-by-dictionary.ts";

const REGULAR =
  "cash hand compound sterilize sterilise admit discharge intubate chaperone suture inject palpate solder wire excavate pour frame sand caulk grout tile braze rivet splice rig hoist palletize unload offload restock replenish dispatch reroute underwrite adjudicate notarize litigate depose subpoena indict arraign  mediate arbitrate lobby canvass fundraise steward curate archive digitize typeset storyboard animate sculpt sketch illustrate photograph film direct choreograph rehearse compose arrange conduct perform tutor proctor invigilate grade differentiate scaffold referee officiate landscape prune harvest irrigate plow seed breed groom board kennel vaccinate butcher fillet saute grill roast plate garnish decant steep brew distill bus valet concierge embalm close head own honor dispense renovate refurbish source negotiate bridge innovate redesign revamp image prep fire score accomplish achieve acquire act adapt address adjust administer advise advance aid align allocate analyse analyze answer apply appraise approve arrange assemble assess assign assist attain attend attract audit author automate balance bake bill bottle budget calculate calibrate care carry catalogue certify chair chart check clarify clean coach code collaborate collect communicate compare compile complete compose compute conceive conceptualize conduct configure consolidate construct consult contact contribute convert cook coordinate correct counsel create culture customize debug decorate define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct discover dispatch dispense display distribute document dress double draft earn educate elicit eliminate employ enable encourage enforce engage engineer enhance ensure enter establish estimate evaluate examine execute expand expedite explain explore extract fabricate facilitate file finalize finish fix follow forecast form formulate foster fulfil fulfill furnish gather generate grade greet guide handle harvest help hire host identify illustrate implement improve increase influence inform initiate innovate inspect install instruct integrate interact interpret interview introduce invent inventory investigate invoice join label launch lecture lift listen load maintain manage manufacture market maximize measure mediate mentor merge migrate minimize model modernize monitor motivate move negotiate nurture observe obtain open operate optimize orchestrate order organise organize orient outline overhaul pack package paint participate pass perform persuade photograph pick pioneer place plate play post precept prepare present prevent process procure produce program project promote propose protect prove provide publish purchase raise reach receive recommend reconcile record recover recruit redesign reduce refactor reformulate refine register regulate rehabilitate relate release render renew renovate reorganize repair replace report represent research resolve respond restore restructure retain review revise route sanitize save schedule scope screen seat secure select serve service ship simplify solve sort staff standardize start stock strategize streamline strengthen structure study succeed suggest supervise supply support surpass survey sustain tailor target teach-in tend test total trace track trade train transcribe transfer transform transition translate transport treat triage troubleshoot-in tutor type uncover unify unload update upgrade use utilize utilise validate verify visit wash weigh welcome welcome work stabilise stabilize titrate administer draw-in";
const MORE_REGULAR = `add advocate alert amend attach boost broaden centralize clear commission compete confirm connect conserve
  convince craft cultivate cover defend dismantle ease empower escalate escort exceed experiment export finance forge
  halve import incorporate inspire isolate issue iterate liaise locate mail mobilize notify offer patrol phone
  pilot pitch prototype provision qualify query quote realize rebrand rectify recycle request retrain
  rework rotate safeguard satisfy scale scout settle sharpen shorten sign simulate spearhead specify sponsor
  stimulate synthesize systematize tabulate terminate triple tune leverage harness collate bolster look augment
  elevate improvise institute instill itemize justify mix moderate outsource outperform polish
  prioritize pursue push recognize reinforce remodel rescue revitalize roll shadow showcase slash substitute tackle turn
  volunteer yield accept adopt adhere ask assume assure authorize capture change combine cooperate correspond count
  decrease partner tour describe discuss edit emphasize encode erect express fill impact insure match print pull relay remain remove reply
  requisition retrieve sell solicit stay tutor benchmark brainstorm disburse enlist exhibit familiarize hone judge localize merchandise modify
  navigate originate predict prescribe reward separate stack subcontract upload watch weld debate exercise function haul tow refuel smoke cure knead glaze plaster harden stabilize bundle onboard
  plumb rewire decommission machine mill shelve price mark bathe cater mow plant prune guard arrest book patch script prospect
  captain list roster chase juggle deputise deputize field relaunch milk prospect shave visualize containerize testify pair`;
const DOUBLED =
  "confer plan cut-in ship stop equip refer transfer control program travel label model counsel drop scan map chat wrap tag swap submit debug strip trim spot vet commit log rebut fit rig prep";
/** Verbs that are as often nouns: they are read as verbs only before something that can be their object. */
export const NOUNS_TOO = new Set(
  "referee cash clean open fit hand inventory structure landscape engineer compound discharge frame sand tile rig board film seed breed plate grade brew direct conduct wire pour steward archive lobby close head own score source image fire access account aid answer audit benefit cover decrease dispatch focus forecast increase pack press repair request respect transport attend author bake balance bill bottle budget care cater chair chart check coach code contact contract control cook counsel culture cut design display document dress drive earn exercise file fix form function guide handle harvest head help host influence install interview invoice join label launch lead lift list load market measure mentor model monitor motion move order outline package paint partner pick place plan plant plate play post process produce program project purchase question reach read record research review route sample scan schedule screen serve service set share ship shop sort staff start stock study supply support survey target test total trace track trade train transfer transition travel treat triage tutor type update upgrade use value view volunteer wash welcome work boost craft cover drill escort export finance forge import index issue mail offer pilot pitch profile prototype provision query quote rank rate request rework scale scope scout sign sponsor stage triple tune mix nurse push roll shadow showcase slash turn volunteer yield benchmark judge reward stack upload watch weld debate exercise champion commission field found grill groom roster hang lay look ride sing stand clear tour change count edit fill impact match print pull machine mill price mark guard book patch script prospect field captain chase milk pair".split(
    " ",
  ),
);
/** The past of each known verb by its base, and the base by the past. */
export const pastOf = new Map<string, string>(Object.entries(IRREGULAR_PASTS));
for (const base of REGULAR.split(/\s+/).filter((verb) => !verb.includes("-"))) pastOf.set(base, regularPast(base));
for (const base of MORE_REGULAR.split(/\s+/)) if (!pastOf.has(base)) pastOf.set(base, regularPast(base));
for (const base of DOUBLED.split(/\s+/).filter((verb) => !verb.includes("-"))) {
  if (!pastOf.has(base) || base.length < 6) pastOf.set(base, `${base}${base.at(-1)}ed`);
}
export const baseOf = new Map<string, string>([...pastOf].map(([base, past]) => [past, base]));
for (const base of ["travel", "label", "model", "counsel", "program", "patrol"])
  baseOf.set(`${base}${base.at(-1)}ed`, base);

/** The base of a verb's third person, "manages"; null for any other word. */
export function thirdPerson(word: string): string | null {
  const bare = [word.replace(/ies$/, "y"), word.replace(/(?<=s|x|z|ch|sh|o)es$/, ""), word.replace(/s$/, "")];
  return bare.find((base) => base !== word && pastOf.has(base)) ?? null;
}

/** The base of a verb's form in -ing; null for any other word. */
export function gerundBase(word: string): string | null {
  if (!word.endsWith("ing")) return null;
  const stem = word.slice(0, -3);
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  return bases.find((base) => pastOf.has(base)) ?? null;
}

/** Whether a word is the base form of a verb and no noun. */
export function isOnlyVerb(word: string): boolean {
  return pastOf.has(word) && !NOUNS_TOO.has(word);
}

/** Whether words one after the other, ", monitor and troubleshoot", are surely verbs. */
export function isRunOfVerbs(run: string): boolean {
  const words = run.match(/\p{Ll}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => pastOf.has(word)) && words.some(isOnlyVerb);
}
