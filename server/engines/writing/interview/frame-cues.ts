import { anyOfLines } from "../../any-of.ts";
import type { FramePart } from "../../../domain/practice.ts";
import type { MaterialLanguage } from "../language.ts";

/** Words, as foldText leaves them, by which a sentence shows which part of a case it tells. */
export const FRAME_CUES: Record<MaterialLanguage, Record<FramePart, readonly string[]>> = {
  en: {
    situation: [
      ..."when|while|at the time|during|back then|one day|at that time|in those days|the situation".split("|"),
      ..."there was|there were|we had|the problem was|was short of|were short of|last year|faced with|we were|they were|it was|there used to be".split(
        "|",
      ),
    ],
    task: [
      ..."my task|my job was|my role was|i was asked|was asked to|had to|needed to|was responsible for".split("|"),
      ..."asked me to|wanted me to|told me to|expected me to|relied on me to".split("|"),
      ..."the goal|my goal|our goal|the aim|in charge of|was supposed to|was up to me|the challenge was".split("|"),
    ],
    action: [
      ..."i led|i made|i built|i wrote|i ran|i set|i began|i took|i taught|i brought|i found|i drew|i kept".split("|"),
      ..."i spoke|i chose|i gave|i held|i sent|i went|i put|i met|i cut|i did|i sold|i bought|i drove".split("|"),
    ],
    result: [
      ..."as a result|in the end|which led to|which meant|so that|resulted in|by the end|since then".split("|"),
      ..."because of this|because of that|on time|fell|fell from|rose|rose from|dropped|grew|doubled|halved".split("|"),
      ..."reduced|increased|saved|improved|went down|went up|this led|that led|the outcome|the result".split("|"),
      ..."now it|now it's|now we|now they|today it|today we|today they|ended up|from then on|afterwards".split("|"),
    ],
  },
  de: {
    situation: [
      ..."als|während|damals|zu der zeit|in dieser zeit|die lage|die situation|es gab|wir hatten|eines tages".split(
        "|",
      ),
      ..."das problem war|letztes jahr|es war|wir waren".split("|"),
    ],
    task: [
      ..."meine aufgabe|ich sollte|ich musste|wir mussten|wir sollten|das ziel|mein ziel|unser ziel".split("|"),
      ..."bat mich|beauftragte mich|sollte ich|musste ich|ich war verantwortlich|ich war zuständig|gebeten|zuständig für".split(
        "|",
      ),
    ],
    action: "ich habe|habe ich|haben wir|wir haben|ich führte|ich baute|ich schrieb|ich leitete".split("|"),
    result: [
      ..."am ende|dadurch|so dass|sodass|das ergebnis|führte dazu|seitdem|gesenkt|gesteigert|gespart".split("|"),
      ..."sank|stieg|verbessert|rechtzeitig|pünktlich|daraufhin|halbiert|verdoppelt|seither|heute|jetzt".split("|"),
    ],
  },
  fr: {
    situation: [
      ..."quand|lorsque|pendant|à l’époque|à ce moment|la situation|il y avait|nous avions|un jour".split("|"),
      ..."le problème était|l’année dernière|alors que|c’était|nous étions".split("|"),
    ],
    task: [
      ..."ma mission|mon rôle|ma tâche|je devais|nous devions|l’objectif|mon objectif|il fallait".split("|"),
      ..."m’a demandé|m’a chargé|m’a chargée|j’étais responsable|j’étais chargé|j’étais chargée|le but".split("|"),
    ],
    action: "j’ai|je l’ai|je les ai|nous avons|je me suis|j’y ai".split("|"),
    result: [
      ..."au final|à la fin|finalement|résultat|le résultat|grâce à|ce qui a|depuis|réduit|augmenté|baissé".split("|"),
      ..."amélioré|économisé|dans les délais|doublé|aujourd’hui|maintenant|désormais".split("|"),
    ],
  },
  es: {
    situation: [
      ..."cuando|mientras|en aquel momento|en ese momento|durante|la situación|había|teníamos|un día".split("|"),
      ..."el problema era|el año pasado|estábamos|era un".split("|"),
    ],
    task: [
      ..."mi tarea|mi función|mi papel|tenía que|tuve que|teníamos que|debía|el objetivo|mi objetivo".split("|"),
      ..."me pidieron|me pidió|me encargó|era responsable|estaba a cargo|me encargaron|había que".split("|"),
    ],
    action: "hice|puse|dirigí|conseguí|he hecho|fui|di|tuve|traje|propuse|convencí|escribí|construí".split("|"),
    result: [
      ..."al final|como resultado|el resultado|gracias a|desde entonces|por eso|lo que permitió|a tiempo".split("|"),
      ..."redujimos|aumentó|bajó|subió|mejoró|ahorramos|ahorré|logramos|se redujo|duplicó|ahora|hoy".split("|"),
    ],
  },
};

export const DEED_FORMS: Record<MaterialLanguage, RegExp> = {
  en: /\b(?:i|we) (?:\p{L}+ly )?(?:also )?\p{L}{2,}ed\b/iu,
  de: /\bich (?:\p{L}{1,12} )?\p{L}{2,}te\b/iu,
  fr: /\bje (?:l['’]|les )?\p{L}{2,}ais\b/iu,
  es: /(?<!\p{L})\p{L}{3,}(?:é|í|amos|imos)(?!\p{L})/iu,
};

/** By which a sentence is about the person who speaks; Spanish verbs need no word for it. */
export const OF_ONESELF: Record<MaterialLanguage, RegExp | null> = {
  en: /\b(?:i|me|my|mine|we|our|us)\b/iu,
  de: /\b(?:ich|mein\p{L}{0,2}|mir|mich|wir|uns\p{L}{0,3})\b/iu,
  fr: /\b(?:je|j|moi|me|mon|ma|mes|nous|notre|nos)\b/iu,
  es: null,
};

/** Not to have done something claims nothing, and the scene is everybody's. */
export const NO_CLAIM: Record<MaterialLanguage, RegExp> = {
  en: new RegExp(
    anyOfLines`
      \b(?:(?:have|has|had|['’]ve)(?:n['’]t| not| never)|never been|not yet)\b
      ^(?:[^,]*, |at [^,]* |and (?:then )?)?(?:we|they|it|he|she) (?:always )?(?:was|were|had)\b
    `,
    "iu",
  ),
  de: /(?<!\p{L})(?:bisher|noch) (?:nicht|kein\p{L}*|nie)(?!\p{L})|^(?:wir|es) (?:war|waren|gab)(?!\p{L})/iu,
  fr: /(?<!\p{L})n['’]ai (?:pas|jamais)(?!\p{L})|^(?:nous étions|c['’]était|il y avait)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nunca|aún no|todavía no|no) he(?!\p{L})|^(?:estábamos|había|era)(?!\p{L})/iu,
};
