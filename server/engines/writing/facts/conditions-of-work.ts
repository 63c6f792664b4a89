import { anyOf } from "../../any-of.ts";

/** When and where one works, and why that ended, which is agreed on or private and no achievement. */
const CONDITION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyOf(
    String.raw`on[\s-]call(?!\s(?:team|rota|runbook|schedule|process|engineer|staff|tool|alert|handover|list)) (?:early|late|night|rotating)\sstarts? \d\s?am\sstarts? overtime own\s(?:car|transport|vehicle)`,
    String.raw`shift\swork weekend\s(?:shifts?|work) rufbereitschaft wochenenddienst\p{L}* schichtdienst astreintes? guardias\slocalizadas`,
    String.raw`(?:made\s)?redundan(?:t|cy) laid\soff dismissed seasonal steady\spay sick\sleave burn-?out injury nights?\son\srota bar\swork`,
    String.raw`(?:authori[sz]ed|eligible|right|permitted)\sto\swork`,
    String.raw`entlass\p{L}+ kündigung insolvenz saison krankheit\p{L}* licenciement inaptitude arrêt\spour arrêt\smaladie despido\p{L}* baja\sm[ée]dica`,
    String.raw`\d\sin\s\d\s(?:saturdays|sundays|weekends|nights) about\s\d{1,2}\s(?:hours|hrs)\sa\sweek \d\ssemaine\ssur\s\d`,
    String.raw`elternzeit karenz mutterschutz arbeitsuchend cong[ée]\sparental ch[ôo]mage ERTE excedencia en\sparo furlough(?:ed)?`,
    String.raw`(?:our|my)\s(?:first\s|second\s|third\s)?(?:daughter|son|baby|child|kids|wife|husband)\s(?:was|is|were|came|got|fell|had)`,
    String.raw`auf\seigenen\swunsch fin\sde\s(?:cdd|contrat(?:o)?|obra) rupture\sconventionnelle déménagement mudanza`,
    String.raw`raisons?\s(?:personnelles?|familiales?|de\ssanté) motivos?\s(?:personal(?:es)?|familiar(?:es)?|de\ssalud)`,
    String.raw`(?:personal|family|health)\sreasons (?:familiären|gesundheitlichen|persönlichen)\sgründen umzugsbedingt betriebsbedingt`,
  )})(?![\p{L}\d])`,
  "iu",
);
const HOW_OFTEN = String.raw`(?:${anyOf(
  String.raw`\d\sin\s\d one\sin\s\p{L}+ every\s\p{L}+ every\s\d+\p{Ll}* alternate alternating (?:a|per)\s(?:week|month) once\sa\smonth rotating`,
  String.raw`alle\s(?:\d|\p{L}+)\s(?:Wochen|Tage|Monate) jede[ns]?\s\p{L}+ (?:pro|im)\s(?:Woche|Monat|Wechsel) \d\s?x abwechselnd`,
  String.raw`par\s(?:mois|semaine|an) sur\s(?:deux|trois|quatre|cinq|six|\d) tous\sles\s\p{L}+ toutes\sles\s\p{L}+ décalés? alternés? variables`,
  String.raw`al\smes cada\s\p{L}+ por\s(?:semana|mes) de\scada\s\p{L}+ rotativ[oa]s? altern[oa]s? partid[oa] intensiv[oa] sí\sy\s\p{L}+\sno`,
)})`;
const OF_SHIFTS = String.raw`(?:${anyOf(
  String.raw`saturdays? sundays? weekends? nights? evenings out\sof\shours(?:\srota)? shifts? shift\spattern standby bank\sholidays rota`,
  String.raw`\p{L}*dienste? \p{L}*bereitschaft \p{L}*schicht(?:en|arbeit)? wochenenden? samstage? sonntage? nächte`,
  String.raw`gardes? astreintes? permanences? week-ends? samedis? dimanches? nuits? horaires travail\s(?:posté|de\snuit)`,
  String.raw`guardias? turnos? jornada horarios? fin(?:es)?\sde\ssemana sábados? domingos? noches?`,
)})`;
const MOST_WORDS = 9;
const BEGINS = String.raw`^\P{L}*(?:(?:working|work|mostly|auch|dont|une?|an?|one|el|los|le|les) ){0,2}`;
const ROTA = new RegExp(
  [
    String.raw`${BEGINS}${OF_SHIFTS}(?!\p{L})[^:;]{0,20}?(?<![\p{L}\d])${HOW_OFTEN}(?!\p{L})`,
    String.raw`${BEGINS}${HOW_OFTEN} (?:\p{L}+ ){0,2}${OF_SHIFTS}(?!\p{L})`,
    String.raw`^\P{L}*(?:\d{1,2} ?(?:in|de|sur) \d{1,2} ${OF_SHIFTS}|(?:one|1) ${OF_SHIFTS} in (?:\p{L}+|\d))`,
    String.raw`^\P{L}*(?:(?:nur|only|mostly|just|solo|en) )?(?:${OF_SHIFTS} (?:only|and holidays)|[234] ?[x×] ?(?:8|12)|(?:[23]|zwei|drei)-?schicht[\p{L}-]*)\P{L}*$`,
  ].join("|"),
  "iu",
);

/** Whether a line tells when or where one works, or that one did not. */
export function tellsCondition(text: string): boolean {
  return CONDITION.test(text) || (text.split(" ").length <= MOST_WORDS && ROTA.test(text));
}
