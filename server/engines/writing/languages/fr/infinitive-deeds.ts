import { anyOf } from "../../../any-of.ts";
import type { Told } from "../grammar.ts";
import { genderOf, startsWithVowel } from "./articles.ts";
import { ofPerson } from "./duties.ts";

type Forms = { now: string; usual: string };

/** Verbs of the second and third group, and what of the first is written otherwise, by the end of their infinitive. */
const KINDS: readonly [infinitive: RegExp, now: string, usual: string][] = [
  [/(?<=accue)illir$/u, "ille", "illais"],
  [/(?<=off|ouv|couv)rir$/u, "re", "rais"],
  [/(?<=^|main|ob|entre|sou|dé|re|inter|pré)(?<initial>t|v)enir$/u, "$<initial>iens", "$<initial>enais"],
  [/(?<=^|des)servir$/u, "sers", "servais"],
  [/(?<=^|re)cevoir$/u, "çois", "cevais"],
  [/(?<=per|con|re)cevoir$/u, "çois", "cevais"],
  [/(?<=pr)endre$/u, "ends", "enais"],
  [/(?<=n|r|d)dre$/u, "ds", "dais"],
  [/mettre$/u, "mets", "mettais"],
  [/(?<=d|tr)uire$/u, "uis", "uisais"],
  [/crire$/u, "cris", "crivais"],
  [/^lire$/u, "lis", "lisais"],
  [/^faire$/u, "fais", "faisais"],
  [/^(?<begin>pour)?suivre$/u, "$<begin>suis", "$<begin>suivais"],
  [
    new RegExp(
      `(?<=^(?:${anyOf("fin garant établ fourn rempl défin réun chois invest ag enrich nourr fleur")}))ir$`,
      "u",
    ),
    "is",
    "issais",
  ],
  [/(?<stem>[ou])yer$/u, "$<stem>ie", "$<stem>yais"],
  [/ayer$/u, "aie", "ayais"],
  [/(?<stem>app|rapp)eler$/u, "$<stem>elle", "$<stem>elais"],
  [/(?<stem>j|proj)eter$/u, "$<stem>ette", "$<stem>etais"],
  [/e(?<last>[lmnprstv]|vr)er$/u, "è$<last>e", "e$<last>ais"],
  [/é(?<last>[bcdglmnprst]|gl)er$/u, "è$<last>e", "é$<last>ais"],
  [/cer$/u, "ce", "çais"],
  [/ger$/u, "ge", "geais"],
  [/(?<!^all)er$/u, "e", "ais"],
];
/** "Je suis les dossiers" would be what one is. */
const UNSAID = /^(?:être|avoir|pouvoir|devoir|savoir|aller|(?:pour)?suivre)$/u;
const INFINITIVE = /^\p{Ll}{2,}(?:er|ir|re|oir)$/u;
const OWN = /(?<!\p{L})(?:sa|son|ses|leurs?)(?!\p{L})/u;

function formsOf(infinitive: string): Forms | null {
  if (!INFINITIVE.test(infinitive) || UNSAID.test(infinitive) || genderOf(infinitive) !== null) return null;
  const [ending, now = "", usual = ""] = KINDS.find(([pattern]) => pattern.test(infinitive)) ?? [];
  if (ending === undefined) return null;
  return { now: infinitive.replace(ending, now), usual: infinitive.replace(ending, usual) };
}

/** A second verb: "... et transmettre à", "..., conseiller les clients"; a noun in -er has another word before it. */
const NEXT =
  /(?<mark> et |, )(?<verb>\p{Ll}{3,}(?:er|ir|re))(?= (?:le|la|les|l['’]|un|une|des|du|aux?|à|en|leurs?|\d))/gu;

/** What is done once: "Réduire les délais de 8 à 5 jours", "Migrer le site". */
const FROM_TO = /(?<!\p{L})(?:de |d['’]|du )\d[^,;]{0,30} (?:à|au) \d/u;
const ONCE = new RegExp(
  `^${anyOf("migrer implanter lancer réorganiser rénover informatiser digitaliser moderniser")} (?:l|une? )`,
  "u",
);

function onceDone(infinitive: string): string | null {
  if (infinitive.endsWith("er")) return infinitive.replace(/er$/u, "é");
  return infinitive.endsWith("duire") ? infinitive.replace(/re$/u, "t") : null;
}

/** "Surveiller les constantes et transmettre" as "je surveille ... et transmets"; null for other lines. */
export function toldAsInfinitive(text: string, isCurrent: boolean): Told | null {
  const what = text.charAt(0).toLowerCase() + text.slice(1);
  const [first = "", ...rest] = what.split(" ");
  const forms = formsOf(first);
  if (forms === null || OWN.test(what)) return null;
  if ((FROM_TO.test(what) || ONCE.test(what)) && what.search(NEXT) < 0) {
    const done = onceDone(first);
    return done === null ? null : ofPerson(`j'ai ${done} ${rest.join(" ")}`);
  }
  let isWhole = true;
  const behind = rest.join(" ");
  const others = ` ${behind}`.replace(NEXT, (_all, mark: string, verb: string) => {
    const next = formsOf(verb);
    isWhole &&= next !== null;
    return `${mark}${next === null ? verb : isCurrent ? next.now : next.usual}`;
  });
  if (!isWhole) return null;
  const verb = isCurrent ? forms.now : forms.usual;
  return ofPerson(`${startsWithVowel(verb) ? "j'" : "je "}${verb}${others}`);
}
