import { anyOf } from "../../../any-of.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import { deedsOf } from "../../evidence/meaning/lexis.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Grammar, Told } from "../grammar.ts";
import { declinedName } from "./declined-name.ts";
import { deedOfName } from "./named-deeds.ts";
import { singularArticle } from "./named-objects.ts";

const BROKEN = /[[\]{}|•·*_:;]|\.{2}|\.\s|\s[-–]\s|,\s*$|\b(?:und|oder|von|für|mit|in|der|die|das)$/i;
const OTHER_SUBJECT = /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|sie|ihr\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 24;

/** "180 Telefoninterviews geführt": a participle at the end, with what was done before it. */
const DONE =
  /^(?<what>.+) (?<participle>\p{Ll}*(?:ge\p{Ll}{2,}|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,})(?:t|en)|\p{Ll}+iert)$/u;
/** "Website auf WordPress umgestellt, Ladezeit": the first of two things done, without the last participle. */
const TWO_DONE = /^([^,]+ \p{Ll}*(?:ge\p{Ll}{2,}|(?:be|ver|er|ent)\p{Ll}{2,})(?:t|en)), (\p{Lu}[^,]+)$/u;
/** "Ein Projekt aufgebaut, an dem drei Gruppen teilnehmen": what came of it follows. */
const FOLLOWED = new RegExp(
  String.raw`^(?<what>[^,]+) (?<participle>\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert), (?<relative>(?:${[
    "an|in|mit|bei|von|auf|für|durch|aus",
  ].join("|")}) (?:dem|der|denen|die|das) [^,]+)$`,
  "u",
);
/** "Einführung einer Akte, Suchzeiten um 60 % gesenkt": what was done, and what came of it. */
const CHANGED =
  "(?:gesenkt|gesteigert|verkürzt|erhöht|reduziert|verbessert|verringert|vermindert|beschleunigt|ausgebaut|gehoben)";
const BROUGHT = new RegExp(
  [
    String.raw`^(?<first>\p{Lu}\p{Ll}+(?:ung|ion) (?:eine[rs]|der|des|von) [^,]+), `,
    String.raw`(?<object>(?:\p{Ll}+e )?\p{Lu}\p{Ll}+ um [^,]+) (?<participle>${CHANGED})$`,
  ].join(""),
  "u",
);
/** "Dienstplanung in Orbis, Überstunden um 22 % gesenkt": a duty, and what came of it. */
const RESULT_BESIDE = new RegExp(
  String.raw`^(?<duty>\p{Lu}[^,]+), (?<object>(?:\p{Ll}+e )?\p{Lu}\p{Ll}+) (?<share>um [^,]+ ${CHANGED})$`,
  "u",
);
/** "Stillstände um 30 % reduziert durch einen Plan": the verb comes last. */
const MEANS_LAST = new RegExp(
  `^(?<object>[^,]{1,120}?) (?<share>um [^,]{1,60} ${CHANGED}) (?<means>durch [^,]+)$`,
  "u",
);
/** What a line says that one is or was. */
const HELD = new RegExp(
  `^${anyOf(
    "[Vv]erantwortlich Mitverantwortlich Ansprechpartner(?:in)? Ansprechperson Mentor(?:in)? Tutor(?:in)?",
    String.raw`Mitglied Stellvertreter(?:in)? \p{Lu}\p{Ll}+beauftragte[rn]?`,
  )} (?:für|der|des|im|von) `,
  "u",
);
/** "Leite die Werkstatt", "Plane und fertige Möbel": what one does now, without its "ich". */
const DOING = /^(?:Ich )?(?<verb>\p{Lu}?\p{Ll}{3,}e(?: und \p{Ll}{3,}e)?) (?<rest>(?!und \p{Lu})[\p{L}\d].*)$/u;
const FEMININE = new RegExp(
  `${anyOf(
    "ung heit keit schaft tion ssion pflege hilfe arbeit ik ei kontrolle annahme aufnahme ausgabe suche analyse zeit quote website",
    "klinik praxis apotheke schule kanzlei stiftung agentur bank brauerei gruppe firma stadt universität akademie",
  )}$`,
);
const MASCULINE = new RegExp(
  `${anyOf(
    "einkauf verkauf aufbau ausbau anbau umbau abbau betrieb support empfang kontakt versand transport abschluss dienst service",
    "umsatz umzug verbrauch bestand aufwand ausschuss",
  )}$`,
);
const NEUTER =
  /(?:management|controlling|recruiting|marketing|kochen|führen|erstellen|bereiten|prüfen|planen|schreiben|wesen)$/;
const NOUN = /^(?<adjectives>(?:\p{Lu}?\p{Ll}+e[rs]? ){0,2})(?<noun>\p{Lu}[\p{L}-]+)(?<rest>(?: .*)?)$/u;

function articleOf(noun: string): "die" | "der" | "das" | null {
  const word = noun.toLowerCase();
  if (FEMININE.test(word)) return "die";
  if (MASCULINE.test(word)) return "der";
  return NEUTER.test(word) ? "das" : null;
}

/** "Betreuung von 24 Patienten" as the subject of a sentence. */
function named(line: string): string | null {
  const { adjectives = "", noun = "", rest = "" } = NOUN.exec(line)?.groups ?? {};
  const article = articleOf(noun);
  if (article === null) return null;
  const weak = adjectives
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => lowerFirst(word).replace(/e[rs]?$/, "e"));
  return [article, ...weak, noun].join(" ") + withArticles(rest);
}

/** "Aufbau und Pflege" are "der Aufbau und die Pflege". */
function withArticles(rest: string): string {
  return rest.replace(
    /(?<= und |, )(?<second>\p{Lu}\p{Ll}+)(?= (?:der|des|von|für|im|am|in|eines|einer|mit)|$)/gu,
    (word) => {
      const article = articleOf(word);
      return article === null ? word : `${article} ${word}`;
    },
  );
}

function tell(line: string, { isCurrent }: { isCurrent: boolean }): Told | null {
  const text = line
    .replace(/(?<![\s.;,])[\s.;,]+$/, "")
    .replace(/^(?:Ich )?[Hh]abe (?=\p{L})/u, "")
    .replace(/(?<=\d )Mio\.(?= )/u, "Millionen")
    .replace(/(?<=\d )Tsd\.(?= )/u, "Tausend")
    .replace(MEANS_LAST, "$<object> $<means> $<share>");
  const count = text.split(" ").length;
  if (count < 3 || count > MOST_WORDS || BROKEN.test(text)) return null;
  const doing = isCurrent ? toldAsDoing(text) : null;
  if (doing) return doing;
  if (OTHER_SUBJECT.test(text)) return null;
  if (HELD.test(text)) {
    const verb = isCurrent ? "bin" : "war";
    const said = /^(?:Mit)?[Vv]erantwortlich /.test(text) ? lowerFirst(text) : text;
    return { clause: `${verb} ich ${said}`, sentence: `Ich ${verb} ${said}`, also: `Ich ${verb} auch ${said}` };
  }
  const brought = BROUGHT.exec(text)?.groups;
  if (brought) {
    const said = `mit der ${brought.first} ${brought.object} ${brought.participle}`;
    return { clause: `habe ich ${said}`, sentence: `Ich habe ${said}`, also: `Ich habe auch ${said}` };
  }
  const beside = RESULT_BESIDE.exec(text)?.groups;
  if (beside) return toldWithResult(beside, isCurrent);
  const followed = FOLLOWED.exec(text)?.groups;
  if (followed) {
    const said = `${withArticle(lowerOne(followed.what ?? ""))} ${followed.participle}, ${followed.relative}`;
    return { clause: `habe ich ${said}`, sentence: `Ich habe ${said}`, also: `Ich habe auch ${said}` };
  }
  const { what, participle } = DONE.exec(text)?.groups ?? {};
  if (what && participle && !/^\p{Lu}\p{Ll}+(?:ung|ion) [^,]+, (?:\p{Lu}|\p{Ll}+e \p{Lu})/u.test(what)) {
    const [, begun = "", ended = ""] = TWO_DONE.exec(what) ?? [];
    if (begun !== "") {
      const both = `${withArticle(begun)} und ${withArticle(ended)} ${participle}`;
      return { clause: `habe ich ${both}`, sentence: `Ich habe ${both}`, also: `Ich habe auch ${both}` };
    }
    const said = `${withArticle(what.replace(/, dadurch (?=\p{Lu})/u, " und dadurch ").replace(/, (?=alle haben |davon )/u, "; "))} ${participle}`;
    return { clause: `habe ich ${said}`, sentence: `Ich habe ${said}`, also: `Ich habe auch ${said}` };
  }
  const otherwise = toldAsDuty(text, isCurrent);
  const deed = deedOfName(text, { isCurrent });
  if (deed === null) return otherwise;
  const { verb, rest: said } = deed;
  const told = { clause: `${verb} ich ${said}`, sentence: `Ich ${verb} ${said}`, also: `Ich ${verb} auch ${said}` };
  return otherwise ? { ...told, otherwise } : told;
}

function lowerOne(text: string): string {
  return /^(?:Eine?n?|Das|Die|Den|Der) /.test(text) ? lowerFirst(text) : text;
}

/** "Ich leite die Werkstatt": a line in the first person, with or without its pronoun. */
function toldAsDoing(text: string): Told | null {
  const { verb = "", rest = "" } = DOING.exec(text)?.groups ?? {};
  const said = lowerFirst(verb);
  const isVerb = said.split(" und ").every((word) => deedsOf(foldWord(word), "de").length > 0);
  const isThing = DONE.test(text) && !rest.includes(",") && !text.startsWith("Ich ");
  if (verb === "" || !isVerb || isThing || OTHER_SUBJECT.test(rest)) return null;
  return { clause: `${said} ich ${rest}`, sentence: `Ich ${said} ${rest}`, also: `Ich ${said} auch ${rest}` };
}

/** "Zu meinen Aufgaben gehört die Dienstplanung; Überstunden habe ich dabei um 22 % gesenkt." */
function toldWithResult(
  { duty: line = "", object = "", share = "" }: Record<string, string>,
  isCurrent: boolean,
): Told {
  const said = `${startLow(object)} ${share}`;
  const alone = { clause: `habe ich ${said}`, sentence: `Ich habe ${said}`, also: `Ich habe auch ${said}` };
  const told = toldAsDuty(line, isCurrent);
  if (told === null) return alone;
  const joined = (text: string) => `${text}; ${startLow(object)} habe ich dabei ${share}`;
  return { clause: joined(told.clause), sentence: joined(told.sentence), also: joined(told.also), otherwise: alone };
}

/** "Zu meinen Aufgaben gehört die Betreuung von 24 Patienten." */
function toldAsDuty(text: string, isCurrent: boolean): Told | null {
  const noun = named(text) ?? namedBeside(text);
  if (noun === null) return null;
  const isTwo = TWO_THINGS.test(noun);
  const verb = isCurrent ? (isTwo ? "gehören" : "gehört") : isTwo ? "gehörten" : "gehörte";
  const added = isTwo ? (isCurrent ? "Hinzu kommen" : "Hinzu kamen") : isCurrent ? "Hinzu kommt" : "Hinzu kam";
  return {
    added: `${added} ${noun}`,
    clause: `${verb} zu meinen Aufgaben ${noun}`,
    sentence: `Zu meinen Aufgaben ${verb} ${noun}`,
    also: `Zu meinen Aufgaben ${verb} auch ${noun}`,
    noun: { text: noun, isCurrent },
  };
}

/** "Code-Reviews und Einarbeitung neuer Kollegen": things, and work that has a name. */
function namedBeside(text: string): string | null {
  const { things = "", work: other = "" } =
    /^(?<things>\p{Lu}[\p{L}-]{3,40}s) und (?<work>\p{Lu}.+)$/u.exec(text)?.groups ?? {};
  const noun = things === "" ? null : named(other);
  return noun && `${things} und ${noun}`;
}

const TWO_THINGS = /^(?:(?:die|der|das) |\p{Lu}[\p{L}-]+s )[^,]*(?:^|(?<= ))und (?:die|der|das) \p{Lu}/u;

/** "Ich betreue 180 Kunden und habe den Umsatz gesteigert": what one person did needs one "ich". */
function joinDeeds(one: Told, other: Told): Told | null {
  const isOfPerson = one.sentence.startsWith("Ich ") && other.sentence.startsWith("Ich ");
  if (!isOfPerson || / und |[;:,]/.test(one.sentence) || /[;:]/.test(other.sentence)) return null;
  const [, first = "", ...others] = other.sentence.split(" ");
  // "Ich habe Störungen behoben und Kosten gesenkt" has one verb for both.
  const isSame = one.sentence.startsWith("Ich habe ") && first === "habe";
  const rest = (isSame ? others : [first, ...others]).join(" ");
  return {
    clause: `${one.clause} und ${rest}`,
    sentence: `${one.sentence} und ${rest}`,
    also: `${one.also} und ${rest}`,
  };
}

function join(told: Told, next: Told): Told | null {
  const [one, other] = [told.noun, next.noun];
  if (!one && !other) return joinDeeds(told, next);
  if (!one || !other || / und /.test(`${one.text} ${other.text}`)) return null;
  const verb = one.isCurrent ? "gehören" : "gehörten";
  const both = `${one.text} und ${other.text}`;
  return {
    clause: `${verb} zu meinen Aufgaben ${both}`,
    sentence: `Zu meinen Aufgaben ${verb} ${both}`,
    also: `Zu meinen Aufgaben ${verb} außerdem ${both}`,
  };
}

/** A noun keeps its capital; what cannot be one loses it. */
function startLow(text: string): string {
  return LOW.test(text) || ADJECTIVE.test(text) ? lowerFirst(text) : text;
}

/** "Vorbeugende Wartung": only what stands before a noun can be no noun itself. */
const ADJECTIVE = new RegExp(
  [
    String.raw`^\p{Lu}\p{Ll}*${anyOf(
      "ende ige liche ische bare same ale elle ive ierte orne terne erne ffene iedene lexe arme alte leine roße ute ohe ältere üngere",
    )}[nrsm]? \p{Lu}`,
    // "Ungeplante Stillstände", and not "Geräte Nord"
    String.raw`^${anyOf("Un Ge Ver Be Er Ent Zer Ab An Aus Auf Ein Vor Wieder")}\p{Ll}{3,}(?<!${anyOf(
      "rät ich ächt ücht ekt ebot best ost üst ist enst arbei",
    )})te[nrsm]? \p{Lu}`,
  ].join("|"),
  "u",
);

const LOW = new RegExp(
  String.raw`^${anyOf(
    String.raw`die der das den ein\p{Ll}* neue\p{Ll}* täglich\p{Ll}* über rund etwa mehr alle\p{Ll}* bis mehrere viele`,
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dutzende bestehende eigene regelmäßig monatlich jährlich",
  )}(?!\p{L})`,
  "iu",
);

/** What every house has one of: "das Mahnwesen", "den Umsatz". */
const KNOWN_THINGS: readonly [article: string, ending: RegExp][] = [
  ["den", /(?:umsatz|ausschuss|krankenstand|bestand|verbrauch|aufwand|absatz|gewinn|rückstand)$/iu],
  ["das", /(?:wesen|lager|sortiment|budget|volumen)$/iu],
  [
    "die",
    new RegExp(
      `${anyOf(
        "quote laufzeit wartezeit ladezeit bearbeitungszeit antwortzeit website kosten produktivität zufriedenheit",
        "marge fluktuation",
      )}$`,
      "iu",
    ),
  ],
];

/** "Umstellung von Jenkins auf GitLab" as an object has its article; a noun that counts nothing has none. */
function withArticle(object: string): string {
  const { noun = "", rest = "" } =
    /^(?:\p{Lu}\p{Ll}+- und )?(?<noun>\p{Lu}[\p{Ll}-]+)(?<rest>(?: .*)?)$/u.exec(object)?.groups ?? {};
  const known = KNOWN_THINGS.find(([, ending]) => ending.test(noun))?.[0];
  if (known !== undefined && !/^ (?:der|des|vom) /u.test(rest)) return `${known} ${object}`;
  const one = singularArticle(noun);
  if (
    one !== null &&
    !/^ (?:von(?! (?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf))|der|des|und) /u.test(rest)
  )
    return `${one} ${object}`;
  const isOf = /^ (?:von|der|des|vom) /u.test(rest);
  // "Erreichbarkeit der Hotline von 78 % auf 94 % gesteigert" is about the one that there is.
  if (
    /(?:heit|keit|schaft|tät|quote|rate|dauer|zeiten|kosten|zahlen)$/u.test(noun) &&
    /^ (?:um|der|des|von|vom|auf) /u.test(rest)
  )
    return `die ${object}`;
  if (isOf && articleOf(noun) === "der") return `den ${object}`;
  if (!/(?:ung|tion|analyse|kontrolle|kampagne|datenbank|plattform)$/.test(noun)) return startLow(object);
  if (/^ (?:von|der|des|vom|zur|zum|auf|für|in|im|an|am) /u.test(rest)) return `die ${object}`;
  return rest === "" || /^(?:,|und dadurch|mit)/u.test(rest.trim()) ? `eine ${object}` : startLow(object);
}

const BEIM = /(?:klinikum|krankenhaus|hospital|institut|hotel|restaurant|zentrum|haus|amt|gericht|museum|theater)$/i;
const MASCULINE_NAME = /(?:gasthof|verein|verlag|verband|konzern|betrieb|hof|dienst|markt)$/i;

/** "Kasseler Verkehrsbetriebe" are several. */
const SEVERAL = /^(?:\p{Lu}\p{L}+er )?\p{L}*(?:werke|betriebe|kliniken|werkstätten|bahnen)$/iu;

function at(name: string): string {
  const declined = declinedName(name);
  const [, noun = ""] = declined?.name.split(" ") ?? [];
  if (declined && declined.ending !== "e") return `beim ${declined.name}`;
  if (declined && FEMININE.test(noun.toLowerCase())) return `bei der ${declined.name}`;
  if (SEVERAL.test(name)) return `bei den ${name.replace(/e$/, "en")}`;
  if (/^Stadtwerke /.test(name)) return `bei den ${name.replace("Stadtwerke", "Stadtwerken")}`;
  if (/ (?:GmbH|AG|KG|OHG|UG|eG)$/.test(name)) return `bei der ${name}`;
  const [first = "", ...others] = name.split(" ");
  // "Westfalen Beschläge" is a name without an article; "Klinikum Nord" is one with it.
  const head = others.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(first) ? first : "";
  if (BEIM.test(head) || MASCULINE_NAME.test(head)) return `beim ${name}`;
  if (/(?:Hospital|Klinikum|Institut|haus|heim|zentrum|[Kk]olleg|[Gg]ymnasium|museum)(?= |$)/u.test(name))
    return `beim ${name}`;
  if (/^(?:Kita|Firma|Bäckerei|Metzgerei|Kanzlei|Praxis) /.test(name)) return `bei der ${name}`;
  return FEMININE.test(head.toLowerCase()) && !/^(?:Musik|Politik)$/.test(head) ? `bei der ${name}` : `bei ${name}`;
}

const PREFIX = anyOf(
  String.raw`sicher(?=stell) ab an auf aus bei durch(?=führ) ein fest her hin mit nach teil vor weiter zu(?!\p{Ll}{0,2}$) zusammen`,
);
const SEPARABLE = new RegExp(String.raw`^(?<prefix>${PREFIX})(?<stem>\p{Ll}{3,}(?:en|rn|ln))$`, "u");
const INFINITIVE = /^(?:Sie )?(?:werden )?(?<what>\p{Lu}?[\p{L}\p{N} ,&-]{3,60}?) (?<verb>\p{Ll}{4,}(?:en|rn|ln))$/u;
const BOTH_VERBS = /^(?<object>.+) (?<one>\p{Ll}{4,}(?:en|rn|ln)) und$/u;
const MOST_NEED_WORDS = 10;

const PARTED = /^Sie (?<verb>\p{Ll}{3,}(?:en|rn|ln)) (?<what>\S.*)$/u;
const PARTED_PREFIX = new RegExp(`^(?<object>.+) (?<prefix>${PREFIX}|sicher|um|mit)$`, "u");

/** "Sie stellen die Qualität sicher" as "Die Qualität sicherstellen". */
function withVerbLast(text: string): string {
  const two = /^Sie (?<one>\p{Ll}{3,}(?:en|rn|ln)) und (?<other>\p{Ll}{3,}(?:en|rn|ln)) (?<what>\S.*)$/u.exec(
    text,
  )?.groups;
  if (two) return `${two.what} ${two.one} und ${two.other}`;
  const { verb = "", what = "" } = PARTED.exec(text)?.groups ?? {};
  if (verb === "" || /^(?:werden|haben|sind|können|müssen|sollen)$/.test(verb)) return text;
  // "Sie erstellen Dienstpläne und begleiten Kollegen": the second verb would need its own "zu".
  const clause = what.split(/[,;(]| und (?=\p{Ll}{3,}(?:en|rn|ln) )/u)[0]?.trim() ?? "";
  const { object = clause, prefix = "" } = PARTED_PREFIX.exec(clause)?.groups ?? {};
  return `${object} ${prefix}${verb}`;
}

function duty(sentence: string): string | null {
  const text = sentence.replace(/(?<![\s.;])[\s.;]+$/, "").split(/(?<!-),| sowie /)[0] ?? "";
  if (/\d|[@“”„"]/.test(text) || text.split(" ").length > MOST_NEED_WORDS || OTHER_SUBJECT.test(text)) return null;
  const noun = named(text);
  return noun?.replace(/(?<=^|(?: und|,) )der (?=\p{Lu})/gu, "den ") ?? null;
}

function need(sentence: string): string | null {
  const text = withVerbLast(sentence.replace(/(?<![\s.;])[\s.;]+$/, ""));
  const { what, verb } = INFINITIVE.exec(text)?.groups ?? {};
  if (!what || !verb || text.split(" ").length > MOST_NEED_WORDS || OTHER_SUBJECT.test(what)) return null;
  if (
    /\d|@|[“”„"]|^(?:werden|haben|können|sind|müssen)$/.test(text) ||
    /^(?:haben|sind|werden|können|sollen|müssen|bieten|suchen|kennen)$/.test(verb)
  )
    return null;
  const { object, one } = BOTH_VERBS.exec(what)?.groups ?? {};
  if (object && one) return `${startLow(object)} ${withZu(one)} und ${withZu(verb)}`;
  // "Störungen beheben und Ursachen abstellen" has two infinitives.
  const [first = "", second, third] = what.split(" und ");
  const words = first.split(" ");
  const isTwo =
    second !== undefined &&
    third === undefined &&
    words.length > 1 &&
    /^\p{Ll}+(?:en|rn|ln)$/u.test(words.at(-1) ?? "");
  const said = isTwo ? `${[...words.slice(0, -1), withZu(words.at(-1) ?? "")].join(" ")} und ${second}` : what;
  return `${startLow(said)} ${withZu(verb)}`;
}

/** "beheben" as "zu beheben", "abstellen" as "abzustellen". */
function withZu(infinitive: string): string {
  const { prefix, stem } = SEPARABLE.exec(infinitive)?.groups ?? {};
  return prefix && stem ? `${prefix}zu${stem}` : `zu ${infinitive}`;
}

function work(title: string, employer: string | null): string | null {
  if (/^(?:Praktikum|Praxissemester|Volontariat|Werkstudententätigkeit)(?!\p{L})/u.test(title)) return null;
  return `${startLow(title)}${employer ? ` ${at(employer)}` : ""}`;
}

/** "Staplerschein" as "den Staplerschein". */
function credential(name: string): string {
  const [first = ""] = name.split(" ");
  if (/(?:schein|pass|ausweis|brief)$/iu.test(first)) return `den ${name}`;
  if (/(?:prüfung|eignung|erlaubnis|berechtigung|zulassung|qualifikation|approbation)$/iu.test(first))
    return `die ${name}`;
  return /(?:zertifikat|examen|zeugnis|diplom)$/iu.test(first) ? `das ${name}` : name;
}

export const GRAMMAR: Grammar = {
  tell,
  need,
  duty,
  work,
  at,
  join,
  position: startLow,
  person: () => null,
  credential,
  trade: () => null,
  topic: (_id, wording) => wording,
};
