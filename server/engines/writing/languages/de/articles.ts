import { anyOf } from "../../../any-of.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import { deedsOf } from "../../evidence/meaning/lexis.ts";

export type Article = "die" | "der" | "das";

const ending = (...words: string[]) => new RegExp(`${anyOf(...words)}$`, "u");

const WORK: readonly [Article, RegExp][] = [
  [
    "die",
    ending(
      "ung heit keit schaft tion ssion sion pflege hilfe arbeit ik erei elei tei dei kontrolle annahme ausgabe",
      "aufnahme",
      "suche therapie prophylaxe grafie graphie skopie analyse inventur reparatur korrektur akquise ablage kasse montage wache gabe nahme zentrale logistik",
      "buchhaltung hygiene diagnose recherche assistenz korrespondenz kampagne wäsche aufsicht post auskunft vorsorge küche",
    ),
  ],
  [
    "der",
    ending(
      "einkauf verkauf bau betrieb support empfang kontakt versand transport abschluss",
      "dienst service umzug unterricht vertrieb verkehr plan schnitt besuch einsatz eingang ausgang ersatz tausch zuschnitt check wechsel rollout ausschank",
    ),
  ],
  [
    "das",
    ending(
      "management controlling recruiting marketing reporting coaching monitoring training onboarding catering wesen",
      "kochen führen erstellen bereiten prüfen planen schreiben fahren kassieren bedienen einrichten schweißen fräsen",
      "ieren spachteln streichen putzen bügeln waschen schleifen bohren löten verlegen räumen schneiden färben röntgen",
      "anleiten betreuen begleiten beraten pflegen auffüllen entladen beladen bestücken abpacken sortieren",
      "montieren reinigen packen laden kommissionieren verkaufen backen nähen lager budget inkasso labor archiv büro aufmaß",
    ),
  ],
];
const MEASURES: readonly [Article, RegExp][] = [
  [
    "die",
    ending(
      "quote rate dauer zeit differenz bewertung menge leistung zufriedenheit auslastung verfügbarkeit produktivität marge fluktuation pünktlichkeit",
      "treue reichweite effizienz rentabilität termintreue belegung krankheit erreichbarkeit frequenz nutzung",
    ),
  ],
  [
    "der",
    ending(
      "umsatz ausschuss stand bestand verbrauch aufwand absatz gewinn verlust schwund wareneinsatz anteil durchsatz",
      "lagerwert warenwert auftragseingang deckungsbeitrag erlös bon rückstand krankenstand energieverbrauch",
    ),
  ],
  ["das", ending("volumen ergebnis sortiment")],
];
const PLACES: readonly [Article, RegExp][] = [
  [
    "die",
    ending(
      "station abteilung einrichtung region filiale klinik praxis apotheke schule kanzlei stiftung agentur bank brauerei",
      "gruppe firma stadt universität akademie website werkstatt gemeinde werft mühle feuerwehr diakonie sozialstation",
      "hilfe spitex stube kita sparkasse",
    ),
  ],
];
/** What befalls somebody, what one is like and what one learned is no work either. */
const NO_WORK = ending(
  "keit (?<!sicher)heit (?<!bereit|wirt)schaft kündigung weiterbildung fortbildung ausbildung umschulung auszeichnung",
  "beförderung befristung anstellung beschäftigung bewerbung erfahrung kommunikation technik mathematik physik politik",
  "musik tätigkeit abschlussarbeit bachelorarbeit masterarbeit diplomarbeit zeitarbeit kurzarbeit zusammenarbeit verantwortung teilzeit auffrischung ^tieren ^pflanzen",
);
/** Verbs that name work, where no plural looks like them: "Aufstellen". */
const NO_VERB = ending("kosten arbeiten proben reisen spenden waren daten anlagen karten listen");
const NO_NOUN = /(?:frei|los|bereit)$/u; // "Unfallfrei"

function found(noun: string, kinds: readonly [Article, RegExp][]): Article | null {
  const word = noun.toLowerCase().replace(/schluß$/u, "schluss");
  if (NO_NOUN.test(word)) return null;
  const article = kinds.find(([, ends]) => ends.test(word))?.[0] ?? null;
  return article ?? (kinds === WORK && isVerb(word) ? "das" : null);
}

function isVerb(word: string): boolean {
  return /(?:en|rn|ln)$/u.test(word) && !NO_VERB.test(word) && deedsOf(foldWord(word), "de").length > 0;
}

/** The article of a noun, by its ending; null where it is not certain. */
export function articleOf(noun: string): Article | null {
  return found(noun, PLACES) ?? measureArticle(noun) ?? found(noun, WORK);
}

/** The article of a noun that names work; null for what is none, or is not certain. */
export function workArticle(noun: string): Article | null {
  return found(noun, PLACES) || measureArticle(noun) || NO_WORK.test(noun.toLowerCase()) ? null : found(noun, WORK);
}

/** The article of what can be measured: "die Quote", "der Umsatz". */
export function measureArticle(noun: string): Article | null {
  return found(noun, MEASURES);
}

/** As an object: "den Einkauf". */
export function accusative(article: Article): "die" | "den" | "das" {
  return article === "der" ? "den" : article;
}
