import { anyOfLines } from "../../any-of.ts";

export type LetterAsk = "pay" | "present pay" | "start" | "notice" | "why" | "reason" | "criteria";

const asks = (source: string) => new RegExp(`(?<!\\p{L})${source}`, "iu");

const WHENEVER: readonly [LetterAsk, RegExp][] = [
  [
    "pay",
    asks(anyOfLines`
      (?:salary|pay|(?<!minimum )wage|rate|compensation|remuneration|ctc) (?:expectations?|requirements?|wish(?:es)?|expected|desired)
      (?:desired|expected|required|asking|preferred) (?:annual |hourly |monthly |gross )?(?:salary|pay|wage|rate|ctc|compensation|package)
      (?:salary|pay|wage|rate) (?:you|you['’]d) (?:\p{L}+ ){0,3}(?:looking|like|expect|want)
      (?:gehalts|lohn|verdienst|entgelt|honorar)(?:vorstellung|wunsch|erwartung|ansprüche)
      (?:prétentions|attentes) (?:salariale|de rémunération|financière)|vos prétentions|prétentions et
      (?:rémunération|salaire) (?:souhaitée?|attendue?|espérée?|désirée?)
      (?:pretensi|expectativ|aspiraci)\p{L}+ (?:salarial|económica|de sueldo|de renta|de salario)
      (?:sueldo|salario|renta|remuneración) (?:deseado|pretendid[oa]|esperado|que pretendes?)
    `),
  ],
  [
    "present pay",
    asks(
      "(?:current|present|last)(?: drawn)?(?: (?:and|&|/) (?:expected|desired))?(?: annual| monthly| gross)? (?:salary|ctc|pay|package)(?!\\p{L})",
    ),
  ],
  [
    "notice",
    asks(anyOfLines`
      notice(?: period)? you (?:have|need|must|are required|would have) (?:to )?(?:give|work|serve)
      notice(?: period)?(?<=(?:your|current|state|mention|include|and|with|&|\p{L}ing) (?:required )?notice(?: period)?)(?!\p{L})(?! pay)
      notice period(?<=, (?:required )?notice period)(?!\p{L})(?! pay)
      (?:Ihrer |deiner |der |und |Ihre |deine |von )kündigungsfrist|(?:votre|vos|durée d[eu](?: votre)?|et(?: le)?) préavis
      (?:su|tu|plazo de|y) preaviso
    `),
  ],
  [
    "start",
    asks(anyOfLines`
      us (?:know )?when you (?:could|can|would be able to|might|are able to|are free to) (?:start|begin|join)
      (?:stat|say|indicat|includ|mention|tell|and|with)(?:e|ing)? when you(?:['’]d| could| can| would) (?:be (?:free|able|available|ready) to )?(?:start|begin|join)(?!\p{L})
      your (?:availability(?! (?:for|on|to work|at|during|over|of) (?!(?:an )?(?:interview|immediate|start)))|(?:earliest|possible|preferred) (?:start|joining))|earliest (?:possible )?(?:start|joining)|date (?:available|you can start)
      (?:earliest|first)(?: possible)? (?:date|day)(?: on which| that| when)? you|available start(?:ing)? date|availability to start|joining time
      eintritts(?:termin|datum)|start(?:termin|datum|zeitpunkt)|frühest(?:möglich\p{L}*|er|en) (?:eintritt|start|beginn)
      (?:ab wann|wann) (?:sie|du|könn\p{L}+|kannst)|(?:ihrer|deiner|zeitlichen) verfügbarkeit(?! (?:am|an|für|nachts))
      desde cuándo (?:est|pod|pued)|(?:a partir de )?cuándo (?:puedes?|podrías?)
      date de disponibilité|(?:vos|votre) disponibilités?|date (?:à laquelle vous|d['’]entrée|de prise de poste|de début)
      (?:indicando|su|tu|indicar|indica|señalando) (?:la )?(?:fecha de )?(?:disponibilidad(?! (?:para|de) (?!incorpora))|incorporación)
    `),
  ],
];

/** Who is told to say something, and in what. */
const TOLD_TO = asks(anyOfLines`
  tell|explain|say|write|state|include|mention|describe|outline|share|know|letter|note|lines?|statement|sentences?|words|paragraph|about
  schreib|erzähl|teil|erklär|begründ|sag|nenn|zeilen|sätze|\p{L}*schreiben|verrat|verrät|wissen
  dites|dis-nous|dites-nous|expliqu|racont|précis|indiqu|lignes|mots|lettre|phrases|parlez
  cuént|cuent|expli|dinos|díganos|indi|carta|líneas|escr[ií]b|palabras
`);
const WHERE_TOLD: readonly [LetterAsk, RegExp][] = [
  [
    "reason",
    asks(anyOfLines`
      reasons? (?:for|of) (?:leaving|change|looking|moving|the (?:change|move))
      why you(?:['’]re| are|['’]d| would| want| wish)? (?:like to |to )?(?:leav|looking|mov|chang)
      (?:wechselgrund|wechselmotivation|grund (?:für )?(?:ihres|deines|den|ihren|deinen) (?:stellen)?wechsels?|warum (?:sie|du) (?:\p{L}+ )?wechsel)
      (?:motif|raison)s? (?:de|du|de votre) (?:départ|changement)|pourquoi vous (?:souhaitez|voulez) (?:quitter|changer)
      (?:motivo|razón) (?:de|del|de su|de tu) (?:cambio|salida)|por qué (?:quieres?|desea|quiere) (?:cambiar|dejar)
    `),
  ],
  [
    "why",
    asks(anyOfLines`
      why you(?:['’]d| would)? (?:like|want|wish|fancy|think|feel|chose|applied|apply|are (?:interested|applying|the right)|['’]re (?:interested|applying)|should)
      why you(?= to \p{Lu}|[.,;])|why (?:us|this (?:job|role|post|position|school|company|team))|what (?:attracts|draws|drew|interests|appeals|motivates|makes you want)
      your (?:motivation|interest in)|why you['’](?:re|d) (?:interested|applying|like|want|love to)
      (?:warum|wieso|weshalb) (?:sie|du|dich|wir|uns|gerade|ausgerechnet|diese)|was (?:dich|sie) (?:\p{L}+ ){0,4}(?:reizt|interessiert|motiviert|anspricht|begeistert)
      pourquoi (?:vous|tu|nous|ce|cette|notre)|ce qui (?:vous|te|t['’]) ?(?:donne|motive|attire|plaît|intéresse|tente)|(?:vos|ta|votre) motivations?
      por qué (?:te|le|quieres?|quisieras?|deseas?|nosotros|esta?e?|nos|nuestr)|qué (?:te|le) (?:motiva|atrae|interesa|gusta)|(?:tu|su) (?:motivación|interés)
    `),
  ],
];
const OF_TERMS = /notice|salary|ctc/iu;
const CRITERIA = asks(anyOfLines`
  (?:address|respond to|answer|against|responses? to|addressing|responding to) (?:each (?:of )?|all |the |our |these ){0,3}(?:key )?(?:selection |essential )?criteri(?:a|on)(?!\p{L})
  addressing the (?:skills|requirements|points|duties) (?:above|below|listed)|(?:how|that) you meet (?:each of )?the (?:person specification|(?:essential )?criteria|requirements)
`);

/** What a posting asks its letters to say of a known kind. */
export function askedOfLetter(description: string): ReadonlySet<LetterAsk> {
  const found = new Set(WHENEVER.filter(([, asked]) => asked.test(description)).map(([kind]) => kind));
  for (const sentence of sentencesOf(description)) {
    let text = sentence;
    for (const [kind, asked] of WHERE_TOLD) {
      const at = text.search(asked);
      if (at <= 0 || !(TOLD_TO.test(text.slice(0, at)) || OF_TERMS.test(text))) continue;
      found.add(kind);
      // "Why you want to leave" is no wish to come.
      text = text.replace(asked, "");
    }
  }
  return CRITERIA.test(description) ? found.add("criteria") : found;
}

/** The sentences and lines of a posting. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[\p{L}\d)%]{2}[.!?)])\s|\n/u);
}
