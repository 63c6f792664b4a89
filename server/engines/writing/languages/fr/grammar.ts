import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { deedOfName, participleOf } from "./named-deeds.ts";
import { resultOf } from "./told-results.ts";
import { withoutCounts } from "../without-counts.ts";
import type { Grammar, Told } from "../grammar.ts";

const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|(?<!\p{L})(?:et|ou|de|des|du|pour|avec|en|la|le|les)$/iu;
const RESPONSIBLE = new RegExp(
  `^(?:Responsable|Chargée?|Tuteur|Tutrice|Référente?|Membre|Coordinat(?:eur|rice)) (?<of>${anyOfLines`
    d[eu]s? .+|pour .+|d['’].+|de .+|\p{Ll}{4,} (?:pour|de|du|des) .+
  `})$`,
  "u",
);
const OTHER_SUBJECT = /(?<!\p{L})(?:je|mon|ma|mes|nous|notre|nos|vous|votre|vos)(?!\p{L})/iu;
const MOST_WORDS = 26;
/** "J'ai encadré une équipe" is told as it stands. */
const FIRST_PERSON = /^(?<verb>J['’]ai|J['’]\p{Ll}{3,}|Je \p{Ll}{3,}) (?<rest>[\p{L}\d].*)$/u;
const VOWEL = /^[aeiouyàâéèêëîïôûh]/i;
/** "Passage du site à WordPress, temps de chargement divisé par deux": what is told beside the deed is none. */
const RESULT_BESIDE = /(?<=^\p{Lu}\p{Ll}+ [^,]{8,}), \p{Ll}+ (?:d[eu]s? |d['’])?(?:\p{L}+ )?\p{Ll}+ée?s? .*$/u;
/** "Formé quatre apprentis" */
const DONE = /^(?:Ai )?(?<participle>\p{Lu}\p{Ll}+(?:é|[^aoeu]i|uit|is|it|u)) (?<rest>(?!e\b)\p{L}.*|\d.*)$/u;
const INFINITIVE = /^(?<verb>\p{Lu}\p{Ll}+(?:er|ir|re)) (?<rest>(?!d['’]|de |du |des )\S.*)$/u;
const FEMININE = /(?:ion|té|ance|ence|ie|ure|ise|vente|aide|mise|tenue|rédaction|étude|recherche|analyse|commande)s?$/;
const MASCULINE =
  /(?:age|ment|eau|al|[rnd]at|suivi|accueil|contrôle|conseil|service|support|dressage|montage|achat|encadrement)s?$/;

/** "Encadre une équipe": a verb in -er in the third person is written as in the first. */
const PRESENT = new RegExp(
  `^(?<verb>\\p{Lu}\\p{Ll}{2,}e)(?: et (?<other>\\p{Ll}{3,}e))? (?<rest>${anyOf("une? des les la le ses? chaque \\d+ deux trois quatre cinq six environ plus")} .+|l['’].+)$`,
  "u",
);
const INFINITIVE_IN_RE = /(?:(?:en|on|ein|ain|oin|er|or|ou)dre|ettre|attre|ire|ivre|oire|aître|clure|rompre)$/u;

function presentDeed(text: string, isCurrent: boolean): string | null {
  const { verb = "", other, rest = "" } = PRESENT.exec(text)?.groups ?? {};
  const verbs = [verb.toLowerCase(), ...(other === undefined ? [] : [other])];
  const isUnsure = (one: string) => participleOf(one) === null && INFINITIVE_IN_RE.test(one);
  if (verb === "" || verbs.some(isUnsure) || / (?:et|,) \p{Ll}+e (?:une?|les?|la|des) /u.test(rest)) return null;
  if (isCurrent) return `${VOWEL.test(verb) ? "j'" : "je "}${verbs.join(" et ")} ${rest}`;
  const past = verbs.map((one) => participleOf(one) ?? (/è/u.test(one) ? null : `${one.slice(0, -1)}é`));
  return past.includes(null) ? null : `j'ai ${past.join(" et ")} ${rest}`;
}

/** "Gestion des stocks" with its article. */
function named(text: string): string | null {
  const [first = ""] = text.split(" ");
  const word = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || !/^\S+ (?:de|des|du|d'|d’|et|aux?|à|avec|auprès)/u.test(text)) return null;
  const article = FEMININE.test(word) ? "la " : MASCULINE.test(word) ? "le " : null;
  if (article === null) return null;
  if (/s$/u.test(word)) return `les ${lowerFirst(text).replace(SECOND_NAME, withArticle)}`;
  return `${VOWEL.test(word) ? "l'" : article}${lowerFirst(text).replace(SECOND_NAME, withArticle)}`;
}

/** "Classement et archivage" are "le classement et l'archivage". */
const SECOND_NAME = /(?<=^\p{Ll}+ et )\p{Ll}+(?= (?:de|des|du|en|d['’]))/u;

function withArticle(word: string): string {
  if (VOWEL.test(word)) return `l'${word}`;
  return FEMININE.test(word) ? `la ${word}` : MASCULINE.test(word) ? `le ${word}` : word;
}

function tell(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const text = line
    .replace(/(?<![\s.;,])[\s.;,]+$/, "")
    .replace(RESULT_BESIDE, "")
    // "Contrôle de la sécurité : aucun accident"
    .replace(/ ?: (?<none>aucune? \p{Ll})/u, ", sans $<none>");
  const count = text.split(" ").length;
  if (count < 3 || count > MOST_WORDS || BROKEN.test(text)) return null;
  const { verb: own = "", rest: said = "" } = FIRST_PERSON.exec(text)?.groups ?? {};
  if (own !== "" && !/(?<!\p{L})(?:je|nous|vous)(?!\p{L})/iu.test(said))
    return { clause: lowerFirst(text), sentence: text, also: `${own} aussi ${said}` };
  if (OTHER_SUBJECT.test(text)) return null;
  const responsible = RESPONSIBLE.exec(text)?.groups;
  if (responsible) {
    const verb = isCurrent ? "je suis" : "j'étais";
    const said = lowerFirst(text);
    return {
      clause: `${verb} ${said}`,
      sentence: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${said}`,
      also: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} aussi ${said}`,
    };
  }
  const result = resultOf(text);
  if (result) return { clause: `j'ai ${result}`, sentence: `J'ai ${result}`, also: `J'ai aussi ${result}` };
  const present = presentDeed(text, isCurrent);
  if (present !== null) {
    const also = present.replace(/^(?<verb>j['’]ai|j['’]\p{Ll}+|je \p{Ll}+)/u, "$<verb> aussi");
    return { clause: present, sentence: `J${present.slice(1)}`, also: `J${also.slice(1)}` };
  }
  const infinitive = INFINITIVE.exec(text)?.groups;
  const isInfinitive =
    infinitive && (/[ei]r$/u.test(infinitive.verb ?? "") || INFINITIVE_IN_RE.test(infinitive.verb ?? ""));
  if (isInfinitive) return mission(`de ${lowerFirst(text)}`.replace(/^de (?=[aeiouyàâéèêh])/i, "d'"), isCurrent);
  const deed = withSecondArticle(deedOfName(text, { isCurrent }));
  if (deed !== null) {
    const also = deed.replace(/^(?<verb>j'ai|j'\p{Ll}+|je \p{Ll}+)/u, "$<verb> aussi");
    return { clause: deed, sentence: `J${deed.slice(1)}`, also: `J${also.slice(1)}` };
  }
  const done = DONE.exec(text)?.groups;
  if (done) {
    const said = `${(done.participle ?? "").toLowerCase()} ${done.rest}`;
    return { clause: `j'ai ${said}`, sentence: `J'ai ${said}`, also: `J'ai aussi ${said}` };
  }
  const noun = named(text);
  if (noun === null) return null;
  const verb = isCurrent ? "comprennent" : "comprenaient";
  return {
    clause: `mes missions ${verb} ${noun}`,
    sentence: `Mes missions ${verb} ${noun}`,
    also: `Mes missions ${verb} aussi ${noun}`,
    added: addedTo(noun, isCurrent),
    noun: { text: noun, isCurrent },
  };
}

/** "la caisse et rapprochements bancaires": both things take their article. */
function withSecondArticle(deed: string | null): string | null {
  return (
    deed?.replace(/(?<= (?:la|le|les) \p{Ll}+(?: \p{Ll}+)?| l['’]\p{Ll}+) et (?=\p{Ll}{4,}s(?: |$))/u, " et les ") ??
    null
  );
}

function addedTo(noun: string, isCurrent: boolean): string {
  const isTwo = /^(?:l['’]|la |le )\S+ et (?:l['’]|la |le )/u.test(noun);
  const verb = isCurrent ? (isTwo ? "ajoutent" : "ajoute") : isTwo ? "ajoutaient" : "ajoutait";
  return `S'y ${verb} ${noun}`;
}

/** "J'ai réduit le délai et formé deux alternants", "je prépare la paie et j'ai formé deux alternants". */
function joinDeeds(one: Told, other: Told): Told | null {
  const isOfPerson = /^J(?:e |['’])/u.test(one.sentence) && /^j(?:e |['’])/u.test(other.clause);
  if (!isOfPerson || / et |[;:,]/u.test(one.sentence) || /[;:]/u.test(other.sentence)) return null;
  const isSame = one.clause.startsWith("j'ai ") && other.clause.startsWith("j'ai ");
  const rest = isSame ? other.clause.slice("j'ai ".length) : other.clause;
  return { clause: `${one.clause} et ${rest}`, sentence: `${one.sentence} et ${rest}`, also: `${one.also} et ${rest}` };
}

function join(told: Told, next: Told): Told | null {
  const [one, other] = [told.noun, next.noun];
  if (!one && !other) return joinDeeds(told, next);
  if (!one || !other || / et /.test(`${one.text} ${other.text}`)) return null;
  const verb = one.isCurrent ? "comprennent" : "comprenaient";
  const both = `${one.text} et ${other.text}`;
  return {
    clause: `mes missions ${verb} ${both}`,
    sentence: `Mes missions ${verb} ${both}`,
    also: `Mes missions ${verb} aussi ${both}`,
  };
}

const TO_THE = new RegExp(
  `^${anyOfLines`
    Hôpital|Hôtel|Auberge|Atelier|Institut|Académie|Agence|École
    Entreprise|Université|Usine|Association|Abbaye|EHPAD|Ehpad|ESAT|IME
    IUT
  `}(?= )`,
  "u",
);
const FEMININE_NAME = new RegExp(
  `^${anyOf(
    "Brasserie Boulangerie Clinique Mairie Banque Société Maison Pharmacie Fondation Résidence Mutuelle Librairie",
    String.raw`Coopérative Compagnie Fédération Caisse Crèche Ferme Ville \p{Lu}\p{Ll}+erie`,
  )}(?= )`,
  "u",
);
const MASCULINE_NAME = new RegExp(
  `^${anyOf(
    "Groupe Restaurant Cabinet Centre Lycée Collège Musée Domaine Château Syndicat CHU Ministère Garage Laboratoire",
    "Bureau Conseil Département CFA Service Théâtre",
  )}(?= )`,
  "u",
);

function at(name: string): string {
  if (TO_THE.test(name)) return `à l'${name}`;
  if (FEMININE_NAME.test(name)) return `à la ${name}`;
  return MASCULINE_NAME.test(name) ? `au ${name}` : `chez ${name}`;
}

function mission(what: string, isCurrent: boolean): Told {
  const verb = isCurrent ? "est" : "était";
  return {
    clause: `ma mission ${verb} ${what}`,
    sentence: `Ma mission ${verb} ${what}`,
    also: `Ma mission ${verb} aussi ${what}`,
  };
}

/** "vous garantissez" is "garantir", "vous tenez" is "tenir". */
const INFINITIVES: readonly [ending: RegExp, infinitive: string][] = [
  [/(?<!^[cplt]a|^pa|^chau|^dre|^adre|^pou|^lai|^aba|^ra|^fra|^intére)issez$/u, "ir"],
  [/(?<=t|v)enez$/u, "enir"],
  [/prenez$/u, "prendre"],
  [/(?<=^|ad|com|per|pro|re|sou|trans)mettez$/u, "mettre"],
  [/(?<=con|pro|tra|ré|dé)duisez$/u, "duire"],
  [/(?<=en|pon|ven)dez$/u, "dre"],
  [/crivez$/u, "crire"],
  [/suivez$/u, "suivre"],
  [/cevez$/u, "cevoir"],
  [/(?<=con|re)naissez$/u, "naître"],
];

function infinitiveOf(verb: string): string {
  const [ending, infinitive] = INFINITIVES.find(([pattern]) => pattern.test(verb)) ?? [/ez$/u, "er"];
  return verb.replace(ending, infinitive);
}

const MOST_NEED_WORDS = 9;

function need(sentence: string): string | null {
  const text =
    sentence
      .replace(/(?<![\s.;])[\s.;]+$/, "")
      .split(/[,;:(]| afin | tout en | pour /)[0]
      ?.trim() ?? "";
  const yours = /^Vous (?<verb>\p{Ll}+ez) (?<rest>.+)$/u.exec(text)?.groups;
  const phrase = yours
    ? `${infinitiveOf(yours.verb ?? "")} ${yours.rest}`
    : INFINITIVE.test(text)
      ? lowerFirst(text)
      : null;
  if (phrase === null || phrase.split(" ").length > MOST_NEED_WORDS || /[\d@«»“”]/.test(withoutCounts(phrase)))
    return null;
  if (/^(?:av|êtr|pouv|dev|parl|postul|envoy|rejoign|bénéfici|recev|maîtris|disposer|justifi)/.test(phrase))
    return null;
  return OTHER_SUBJECT.test(phrase) || BROKEN.test(phrase) ? null : phrase;
}

function work(title: string, employer: string | null): string | null {
  if (/^(?:Stage|Alternance|Apprentissage)(?!\p{L})/iu.test(title)) return null;
  return `${lowerFirst(title)}${employer ? ` ${at(employer)}` : ""}`;
}

/** After "En tant": "que comptable", "qu'assistante". */
function position(title: string): string {
  const said = lowerFirst(title);
  return VOWEL.test(said) ? `qu'${said}` : `que ${said}`;
}

/** "Permis B" as "le permis B". */
function credential(name: string): string {
  const said = /^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name;
  if (/^(?:habilitation|agrément|attestation)(?!\p{L})/iu.test(said)) return `l'${said}`;
  if (/^(?:carte|licence|certification|formation)(?!\p{L})/iu.test(said)) return `la ${said}`;
  return /^(?:permis|certificat|diplôme|brevet|titre|caces|cap|bep|bts|bp|but|dut|bac|master)(?!\p{L})/iu.test(said)
    ? `le ${said}`
    : said;
}

export const GRAMMAR: Grammar = {
  tell,
  need,
  work,
  at,
  join,
  position,
  person: () => null,
  credential,
  trade: () => null,
  topic: (_id, wording) => wording,
};
