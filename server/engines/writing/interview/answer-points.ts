import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { areForms, claimingWords } from "../evidence/fact-words.ts";
import { isWeak } from "../facts/deed-worth.ts";
import { asksToLead, LED_PEOPLE, tellsOfLeading } from "../facts/led-people.ts";
import { looseStem } from "../evidence/meaning/stem.ts";
import type { MaterialLanguage } from "../language.ts";
import { isGeneral } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** How a line stands to a point of the posting: it tells of the same, or of what is near to it. */
export type Answer = { proof: Proof; strength: number; isSame: boolean };

/** What work is about, by words of four languages: lines of one concern are near to each other, and not more. */
const CONCERNS: readonly RegExp[] = [
  LED_PEOPLE,
  anyOf(
    "budget\\p{L}* costs? spend\\p{L}* expens\\p{L}* savings \\p{L}{0,20}kosten\\p{L}* einspar\\p{L}* coûts? économ\\p{L}* presupuest\\p{L}* costes? gastos? ahorr\\p{L}*",
  ),
  anyOf(
    "complain\\p{L}* escalat\\p{L}* disput\\p{L}* reklamation\\p{L}* beschwerde\\p{L}* réclamation\\p{L}* quejas? reclamacion\\p{L}* devolucion\\p{L}* returns",
  ),
  anyOf("customers? clients? guests? patrons kund\\p{L}* stammkund\\p{L}* gäst\\p{L}* clientes? clientèle"),
  anyOf(
    "safety hazard\\p{L}* osha lockout\\p{L}* hygien\\p{L}* haccp sanitation sicherheit\\p{L}* arbeitsschutz sécurité seguridad",
  ),
  anyOf(
    "inventor\\p{L}* stock\\p{L}* warehous\\p{L}* spare|parts supplies lager\\p{L}* inventur bestell\\p{L}* stocks? commandes? pedidos? inventarios? almac\\p{L}*",
  ),
  anyOf("schedul\\p{L}* rosters? rotas? dienstpl\\p{L}* schichtpl\\p{L}* touren\\p{L}* plannings? horarios? turnos?"),
  anyOf(
    "sales sell\\p{L}* sold revenue\\p{L}* quotas? upsell\\p{L}* umsatz\\p{L}* verkauf\\p{L}* ventes? ventas? vend\\p{L}*",
  ),
  anyOf("quality inspect\\p{L}* audit\\p{L}* qualität\\p{L}* prüf\\p{L}* qualité contrôle calidad inspecc\\p{L}*"),
  anyOf(
    "report\\p{L}* analy[sz]\\p{L}* statistic\\p{L}* metrics kpis? dashboards? auswert\\p{L}* berichte?\\p{L}* rapports? tableaux? informes? analiz\\p{L}* indicador\\p{L}*",
  ),
  anyOf(
    "repair\\p{L}* downtime troubleshoot\\p{L}* breakdowns? stops maintenance overhaul\\p{L}* rebuil\\p{L}* wartung\\p{L}* instandhalt\\p{L}* reparat\\p{L}* störung\\p{L}* entretien dépann\\p{L}* averías? mantenimiento",
  ),
  anyOf(
    "bring\\sdown brought\\sdown shorten\\p{L}* verkürz\\p{L}* beschleunig\\p{L}* cut cuts cutting lower(?:ed|ing) decreas\\p{L}* improv\\p{L}* efficien\\p{L}* waste reduc\\p{L}* optimi[sz]\\p{L}* streamlin\\p{L}* lean verbesser\\p{L}* optimier\\p{L}* gesenkt amélior\\p{L}* rédui\\p{L}* mejor\\p{L}* reduj\\p{L}*",
  ),
  anyOf(
    "vendors? suppliers? subcontract\\p{L}* negotiat\\p{L}* contracts? procure\\p{L}* purchas\\p{L}* lieferant\\p{L}* verhand\\p{L}* subunternehm\\p{L}* fournisseurs? négoci\\p{L}* sous-trait\\p{L}* proveedor\\p{L}* negoci\\p{L}* compras?",
  ),
  anyOf(
    "records? filing files? filed paperwork documentation correspondence dokument\\p{L}* akten ablage classement dossiers? archiv\\p{L}*",
  ),
  anyOf(
    "phones? telephon\\p{L}* calls? front|desk reception\\p{L}* telefon\\p{L}* empfang accueil recepc\\p{L}* llamadas",
  ),
  anyOf("campaigns? social|media brand\\p{L}* advertis\\p{L}* promotion\\p{L}* kampagne\\p{L}* campagnes? campañas?"),
  anyOf("patients? residents? wards? patienten bewohner\\p{L}* pflege\\p{L}* soins? résidents? pacientes? residentes?"),
  anyOf(
    "students? pupils? lessons? curricul\\p{L}* classroom schüler\\p{L}* unterricht\\p{L}* élèves? cours alumn\\p{L}* clases",
  ),
  anyOf(
    "invoic\\p{L}* receivables? payables? payments? overdue billing collections? rechnung\\p{L}* mahn\\p{L}* abrechn\\p{L}* factur\\p{L}* impayés? règlements? cobros? pagos?",
  ),
  anyOf("payroll wages lohn\\p{L}* paie nóminas?"),
  anyOf("display\\p{L}* merchandis\\p{L}* visual schaufenster vitrines? escaparat\\p{L}*"),
  anyOf(
    "drivers?|driving routes? deliver\\p{L}* vehicles? trucks? fahrzeug\\p{L}* touren\\p{L}* lkw véhicules? livraisons? rutas? vehículos?",
  ),
  anyOf("strateg\\p{L}* roadmaps? vision forecast\\p{L}* strategi\\p{L}* stratégi\\p{L}* estrateg\\p{L}*"),
].map(ofWords);

function ofWords(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, "iu");
}

/** Words that join no two lines: every posting and every resume has them. */
const EVERYBODYS = new RegExp(
  `^${anyOf(
    "manag\\p{L}* develop\\p{L}* provid\\p{L}* ensur\\p{L}* support\\p{L}* maintain\\p{L}* creat\\p{L}* implement\\p{L}* assist\\p{L}* perform\\p{L}*",
    "business project\\p{L}* service\\p{L}* system\\p{L}* process\\p{L}* environment\\p{L}* support department\\p{L}* office information group\\p{L}* member\\p{L}*",
    "technolog\\p{L}* software solution\\p{L}* platform\\p{L}* company organization\\p{L}* program\\p{L}* product\\p{L}* year\\p{L}* month\\p{L}* customer\\p{L}* client\\p{L}* high\\p{L}* multiple daily internal external issue\\p{L}*",
    "technical assigned standard\\p{L}* procedure\\p{L}* polic\\p{L}* operation\\p{L}* activit\\p{L}* material\\p{L}* time\\p{L}* staff\\p{L}* review\\p{L}* coordinat\\p{L}*",
    "handl\\p{L}* deliver\\p{L}* design\\p{L}* prepar\\p{L}* us(?:e|ed|ing) build\\p{L}* quality effective\\p{L}* appropriate requirement\\p{L}* establish\\p{L}*",
    "erstell\\p{L}* bearbeit\\p{L}* durchführ\\p{L}* unterstütz\\p{L}* sicherstell\\p{L}* aufgaben? gestion assur\\p{L}* réalis\\p{L}* effectu\\p{L}* realiz\\p{L}*",
    "zwei drei vier fünf sechs sieben acht neun zehn two three four five six seven eight nine ten deux trois quatre dos tres cuatro",
  )}$`,
  "iu",
);

const OF_SKILL = 2;
const OF_WORD = 1.5;
const OF_WEAK = -1.5;
const OF_STRANGE = -1;
const MOST = 0.25; // one word of a few is what they are about, one of many may be chance
const OF_CONCERN = 1.2;
const OF_SCORE = 0.1;
const SHORTEST = 4;
const LONG_WORD = 10; // "Bereitschaftsdienst" alone makes two lines kindred

function tellingWords(text: string): string[] {
  return claimingWords(text).flatMap(({ word }) => (word.length >= SHORTEST && !EVERYBODYS.test(word) ? word : []));
}

function areSame(one: string, other: string, language: MaterialLanguage): boolean {
  if (areForms(one, other)) return true;
  const [a, b] = [looseStem(foldWord(one), language), looseStem(foldWord(other), language)];
  return language !== "en" && a.length > SHORTEST && a === b;
}

/** What is told of a line, read once for all points. */
type Read = { sentence: string; words: string[]; skills: ReadonlySet<string> };
const reads = new WeakMap<Proof, Read>();

function readTold(proof: Proof): Read {
  const known = reads.get(proof);
  if (known) return known;
  const { sentence } = proof.told;
  const skills = new Set(findSkills(sentence, { list: false }).map(({ id }) => id));
  const read = { sentence, words: tellingWords(sentence), skills };
  reads.set(proof, read);
  return read;
}

/** The lines that answer a point of the posting, the best first; none where no line is near. */
export function answersTo(point: string, proofs: readonly Proof[], facts: WritingFacts): Answer[] {
  const { language } = facts;
  const words = [...new Set(tellingWords(point))];
  const skills = findSkills(point, { list: true }).filter(({ id, kind }) => {
    const name = skillById(id)?.name ?? "";
    return kind !== "soft" && kind !== "language" && !isGeneral(name);
  });
  const concerns = CONCERNS.filter((concern) => concern.test(point));
  const isOfPeople = asksToLead(point);
  return proofs
    .map((proof): Answer => {
      const { job } = proof.deed;
      const { sentence, words: own, skills: named } = readTold(proof);
      const shared = words.filter((word) => own.some((other) => areSame(word, other, language)));
      const held = skills.filter(({ id }) => named.has(id)).length;
      const near = concerns.filter((concern) => concern.test(sentence));
      const isBeyond = shared.some((word) => !near.some((concern) => concern.test(word)));
      const isMost = shared.length >= words.length * MOST;
      const isSame = held > 0 || shared.length > 1 || (shared.length > 0 && near.length > 0 && (isBeyond || isMost));
      const isNear = near.length > 0 || shared.some((word) => word.length >= LONG_WORD);
      const isAnswer = isOfPeople ? tellsOfLeading(sentence) : isSame || isNear;
      const told = held * OF_SKILL + shared.length * OF_WORD + near.length * OF_CONCERN;
      const less =
        (isWeak(proof.deed.text) ? OF_WEAK : 0) + (job !== null && isStrangeJob(job, facts) ? OF_STRANGE : 0);
      const strength = told + less + Math.max(0, proof.score) * OF_SCORE;
      return { proof, strength: isAnswer ? strength : 0, isSame };
    })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.strength - a.strength);
}
