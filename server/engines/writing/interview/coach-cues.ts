import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";

type Cues = Record<MaterialLanguage, RegExp>;

/** Questions that no told case answers: for reasons, for what one knows, for a yes or a no. */
export const ASKS_NO_CASE: Cues = {
  en: new RegExp(
    anyOfLines`
      ^(?:why|what do you know|have you|do you|are you|can you|could you|would you|when can|where do you see)(?!\p{L})
      ^(?:what (?:would you like to|questions do you)|what (?:is|are) your|who are you)(?!\p{L})
      ^tell (?:me|us) about yourself
      where do you stand|how (?:much|soon)|your (?:greatest|biggest) (?:weakness|strength)|why should we
    `,
    "iu",
  ),
  de: new RegExp(
    anyOfLines`
      ^(?:warum|weshalb|wieso|haben sie|kennen sie|können sie|was wissen sie|wo sehen sie|wann können)(?!\p{L})
      ^(?:was (?:möchten|wollen) sie|stellen sie sich)(?!\p{L})
      ^erzählen sie (?:uns |mir )?(?:etwas )?(?:von|über) sich
      wie steht es|was kennen sie davon|welche der verlangten
    `,
    "iu",
  ),
  fr: new RegExp(
    anyOfLines`
      ^(?:pourquoi|avez-vous|connaissez-vous|êtes-vous|pouvez-vous|que savez|où vous voyez)(?!\p{L})
      ^parlez-nous de vous|^que souhaitez-vous|où en êtes|que connaissez-vous|lesquels avez-vous
    `,
    "iu",
  ),
  es: new RegExp(
    anyOfLines`
      ^¿?(?:por qué|ha trabajado|conoce|tiene|puede|qué sabe|dónde se ve)(?!\p{L})
      ^¿?hábl\p{L}+ de usted|^¿?qué quiere preguntarnos|en qué punto está|qué conoce de|cuáles tiene
    `,
    "iu",
  ),
};

/** What one would do, and not what one did. */
export const WOULD: Cues = {
  en: /(?<!\p{L})(?:I|we) (?:\p{Ll}+ly |always |never )?would(?!\p{L})|(?<!\p{L})(?:I|we)['’]d (?!been|had)/iu,
  de: /(?<!\p{L})(?:ich|wir) würden?(?!\p{L})|(?<!\p{L})würden? (?:ich|wir)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]|nous) ?\p{L}+(?:erais|irais|rions)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo )?\p{L}{3,}(?:aría|ería|iría|aríamos)(?!\p{L})/iu,
};

/** What a group did, in a sentence without the one who speaks. */
export const BY_GROUP: Cues = {
  en: /(?<!\p{L})(?:we|our team|the team)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|unser team|das team)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre équipe|l['’]équipe|on a)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|nuestro equipo|el equipo|\p{L}{2,}(?:amos|imos))(?!\p{L})/iu,
};
export const BY_ONESELF: Cues = {
  en: /(?<!\p{L})(?:I|my|me)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mein\p{L}{0,2}|mir|mich)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]|moi|mon|ma|mes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|mi|mis|me|\p{L}{3,}(?:é|í))(?!\p{L})/iu,
};

function whole(words: string): string {
  return `(?<!\\p{L})${anyOf(words)}(?!\\p{L})`;
}

function saidOf(people: string, words: string): RegExp {
  return new RegExp(`${whole(people)}[^.]{0,50}${whole(words)}`, "iu");
}

/** Bad words for those one worked for or with. */
export const BLAMES: Cues = {
  en: saidOf(
    "boss manager owner supervisor management company colleagues? co-?workers? team they he she I",
    String.raw`idiots? clueless no\sclue stupid lazy incompetent useless awful toxic cheap never\slisten\p{L}* hated?`,
  ),
  de: saidOf(
    String.raw`chef\p{L}* vorgesetzte\p{L}* kolleg\p{L}* firma leitung er sie ich`,
    String.raw`idiot\p{L}* unfähig\p{L}* faul\p{L}* ahnungslos dumm\p{L}* hasse`,
  ),
  fr: saidOf(
    String.raw`chef\p{L}* patron\p{L}* collègues? direction entreprise il elle`,
    String.raw`idiot\p{L}* incompétent\p{L}* paresseu\p{L}+ stupide\p{L}* nul\p{L}*`,
  ),
  es: saidOf(
    String.raw`jef[ea]s? compañer\p{L}+ dueñ[oa] empresa él ella`,
    String.raw`idiotas? incompetentes? vag[oa]s? inútil\p{L}* tont[oa]s?`,
  ),
};

/** Praise that nobody can check. */
export const PRAISES: Cues = {
  en: new RegExp(
    anyOfLines`
      (?<!\p{L})I(?:['’]m| am) (?:simply |just |by far )?(?:the (?:very )?best|a genius|perfect|amazing)(?!\p{L})
      (?<!\p{L})(?:nobody|no one) [^.]{2,40}(?:like|better than|as well as) (?:I|me)(?!\p{L})
      (?<!\p{L})never (?:made|make) (?:a )?mistakes?(?!\p{L})|(?<!\p{L})(?:a|am) genius(?!\p{L})|crazy not to hire
    `,
    "iu",
  ),
  de: new RegExp(
    anyOfLines`
      (?<!\p{L})(?:ich bin|bin ich) (?:einfach )?(?:der|die) beste(?!\p{L})
      (?<!\p{L})niemand [^.]{2,40} wie ich(?!\p{L})|nie einen fehler
    `,
    "iu",
  ),
  fr: new RegExp(
    anyOfLines`
      (?<!\p{L})je suis (?:simplement )?(?:le meilleur|la meilleure|parfaite?)(?!\p{L})
      (?<!\p{L})personne [^.]{2,40} (?:comme|mieux que) moi(?!\p{L})
    `,
    "iu",
  ),
  es: /(?<!\p{L})soy (?:el|la) mejor(?!\p{L})|(?<!\p{L})nadie [^.]{2,40} (?:como|mejor que) yo(?!\p{L})/iu,
};

/** What somebody wants, likes or thinks is no fact of a resume. */
export const OF_MIND: Cues = {
  en: new RegExp(
    `(?<!\\p{L})I (?:also |really |always |just |only )?${whole(
      "like love hate want hope think guess mean believe feel tend try enjoy need wish suppose prefer",
    )}|(?<!\\p{L})I (?:have|['’]ve) (?:always )?${whole("loved wanted liked hoped")}|^${whole(
      String.raw`nobody no\sone everybody everyone you`,
    )}`,
    "iu",
  ),
  de: new RegExp(
    `(?<!\\p{L})ich ${whole("mag liebe will möchte hoffe glaube denke meine finde versuche hasse")}`,
    "iu",
  ),
  fr: new RegExp(
    whole(String.raw`j['’]aime j['’]adore je\sveux je\svoudrais j['’]espère je\scrois je\spense j['’]essaie`),
    "iu",
  ),
  es: new RegExp(whole(String.raw`me\sgusta quiero espero creo pienso intento me\sencanta`), "iu"),
};

/** The words before a colon by which notes name the parts of a case. */
export const LABELS: Record<string, "situation" | "task" | "action" | "result"> = {
  situation: "situation",
  situación: "situation",
  task: "task",
  aufgabe: "task",
  tâche: "task",
  tarea: "task",
  action: "action",
  actions: "action",
  handlung: "action",
  acción: "action",
  result: "result",
  results: "result",
  ergebnis: "result",
  résultat: "result",
  resultado: "result",
};
