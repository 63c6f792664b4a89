import { anyOfLines } from "../any-of.ts";

/** How a time without work begins that a resume accounts for among the jobs. */
export const LEAVE = new RegExp(
  String.raw`^${anyOfLines`
    (?:maternity|paternity|parental|family|sick|childcare) leave|(?:career|family|baby) (?:break|gap)|gap year\s*(?:$|[-–(,:])|planned break
    stay[- ]at[- ]home|full[- ]time (?:parent|mother|father|mum|mom|dad|carer|student)|home ?maker|raising
    (?:stayed |was |being )?(?:at )?home (?:full[- ]time )?(?:with|raising|rearing|minding|looking after|caring|bringing up)
    (?:(?:was |been )?(?:looking|looked) after|caring for|cared for|care of|bringing up|brought up|raised|rearing|minding|carer for) (?:my|our|an?|two|three|four)
    (?:maternity|paternity|child ?care|family)(?:(?: and | ?& ?| ?\/ ?)(?:maternity|child ?care|family|travel|leave)|\s*$)
    (?:time off|took time off|time out|out of work|not working|between jobs|career change|backpacking|(?:worldwide )?travel)
    family (?:care|caregiver|caregiving|time)|travell?ing|travels?\b(?! (?:agent|consultant|nurse|advis|clerk|guide))
    (?:(?:now|currently|actively|still) ){0,2}(?:seeking|job[- ]?(?:hunting|seeking)|(?:looking|searching) for|open to)
    (?:(?:now|currently) )?(?:between (?:jobs|roles|positions|contracts)|available (?:for|from|immediately|now|to))
    (?:(?:now|currently|actively) ){0,2}(?:looking|searching)(?=\s*(?:$|[-–—(,:|]))
    off (?:the road|work|sick)(?=\s*(?:$|[-–—(,:.|]| (?:since|from|for|due)))
    (?:made )?redundan(?:t|cy)|laid off|career pause
    (?:at )?home w(?:ith|\/)|(?:im|e)?migrat(?:ed|ing|ion) to|relocat(?:ed|ing|ion) (?:to|from|with)
    auf (?:der )?(?:arbeits|job|stellen)?suche
    en recherche (?:active|d['’]emploi)|en búsqueda (?:activa|de (?:empleo|trabajo))
    job search|unemployed|sabbatical|elternzeit|mutterschutz|sabbatjahr|familienzeit|familienphase|kindererziehung
    arbeits?(?:suchend|los)|familienpause|weltreise|reise\b|auslandsaufenthalt|sprach(?:aufenthalt|reise)|auszeit
    cong[ée] (?:parental|maternité|sabbatique)|année (?:sabbatique|de césure)|recherche d['’]emploi|tour du monde
    (?:bildungs|eltern)?karenz|mutterschaftsurlaub|baja (?:maternal|por maternidad)|permiso de maternidad
    ehrenamtlich|erziehung (?:mein|unser|der |von |de[rs] )\p{L}*|kinderbetreuung|pflege (?:meine[rs]|(?:eine[rs]|von) angehörigen)|aidante? familiale?|dedicad[ao] (?:al?|a mis?|a la) (?:cuidado|hij|famili)
    dedicación a(?:l| la| mis?)? (?:familia|cuidado|hij|crianza)|crianza de|éducation de (?:mes|nos) |accompagnement d['’]un (?:proche|parent)
    en paro|excedencia|año sabático|cuidado de|pausa (?:laboral|profesional)|pause (?:familiale|carrière|de carrière)
  `}(?!\p{L})`,
  "iu",
);
