import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import type { Paper } from "../../facts/matched-papers.ts";
import { upperFirst } from "../../skill-names.ts";
import type { Gender } from "../own-form.ts";
import { type PaperTelling, withDetails } from "../paper-telling.ts";
import { OF_WOMAN } from "./training-place.ts";
import { joinNames } from "../../pick-phrase.ts";

const PERSON = new RegExp(
  [
    String.raw`^(?:Staatlich |Eidg\. )?(?:[Gg]eprüfte|[Ee]xaminierte|[Aa]nerkannte|[Zz]ertifizierte|[Dd]iplomierte)r? \p{Lu}|^Dipl\. \p{Lu}`,
    String.raw`^(?:\p{Lu}\p{Ll}+)?(?:[Ff]achfrau|[Ff]achmann|[Kk]auffrau|[Kk]aufmann)(?!\p{L})`,
    String.raw`^(?:\p{Lu}\p{Ll}{2,}-?)?${anyOf(
      "[Ll]eiter [Ii]nstallateur [Mm]eister [Ff]achwirt [Bb]etriebswirt [Bb]ilanzbuchhalter [Tt]echniker [Aa]ssistent [Ee]xpert [Tt]herapeut [Tt]rainer",
      "[Ss]achbearbeiter [Bb]erater [Aa]nleiter [Pp]fleger [Mm]ediator [Aa]usbilder [Ee]rnährungsberater [Ss]pezialist",
    )}(?:in|en?)?(?!\p{L})`,
    String.raw`^\p{Lu}\p{Ll}{3,}beauftragter?(?!\p{L})|^\p{Lu}\p{Ll}{3,}experte(?!\p{L})`,
  ].join("|"),
  "u",
);
const KINDS: readonly [RegExp, article: "der" | "die" | "das", verb: string][] = [
  [/prüfung$/u, "die", "bestanden"],
  [/(?:meister|techniker|fach)schule$/u, "die", "abgeschlossen"],
  [/lehre$/u, "die", "abgeschlossen"],
  [/(?:ausbildung|umschulung|weiterbildung|fortbildung)$/u, "die", "abgeschlossen"],
  [/(?:schulung|unterweisung)$/u, "die", "gemacht"],
  [/(?:lehrgang|studiengang|bachelor|master)$/u, "der", "abgeschlossen"],
  [/kurs$/u, "der", "besucht"],
  [/^(?:cas|das|mas)$/u, "das", "abgeschlossen"],
  [/(?:nachweis|ausweis|schein|pass|abschluss|brief)$/u, "der", "erworben"],
  [/seminar$/u, "das", "besucht"],
  [/studium$/u, "das", "abgeschlossen"],
  [/(?:zertifikat|diplom|examen|zeugnis|abitur|fachabitur)$/u, "das", "erworben"],
];
const OBJECT = { der: "den", die: "die", das: "das" } as const;

const AT_SCHOOL =
  /(?<=^\p{L}*(?:kurs|lehrgang|seminar|ausbildung|schulung)) (?=\p{Lu}\p{L}*(?:[Aa]kademie|[Ss]chule)(?!\p{L}))/iu;

const LEARNED_AS = /^(?<kind>\p{L}*(?:[Aa]usbildung|[Ll]ehre|[Uu]mschulung)) (?:als )?(?<trade>\p{Lu}[\p{L}-]+)/u;

const FIELD = /(?:ik|ung|pflege|wirtschaft|logie|kunde)$/u;
const FIELD_WITH_ARTICLE = /(?:handel|bau|gewerbe|handwerk|wesen)$/u;

/** "zum Tischler" is what one becomes, "in Elektrotechnik" and "im Einzelhandel" what one learns. */
function towards(trade: string): string {
  if (FIELD.test(trade)) return "in";
  if (FIELD_WITH_ARTICLE.test(trade)) return "im";
  return OF_WOMAN.test(trade) ? "zur" : "zum";
}

type Named = Paper & { article: "der" | "die" | "das"; verb: string };

/** "Umschulung zur Kauffrau" by its first noun, "DATEV-Seminar Anlagenbuchführung" by the noun that is a kind of paper. */
function named(paper: Paper): Named | null {
  for (const word of paper.name.split(" ").slice(0, 2)) {
    const kind = KINDS.find(([head]) => head.test(word.toLowerCase()));
    const name = paper.name
      .replace(AT_SCHOOL, " an der ")
      .replace(/^Eidg(?=\.|en)/u, "eidg")
      .replace(LEARNED_AS, (_all, kind: string, trade: string) => `${kind} ${towards(trade)} ${trade}`);
    if (kind) return { ...paper, name, article: kind[1], verb: kind[2] };
  }
  return null;
}

function dated({ year, remark }: Paper): string {
  const grade =
    remark !== null && /^\d(?:,\d)?$/u.test(remark)
      ? ` mit der Note ${remark}`
      : remark?.startsWith("mit ")
        ? ` ${remark}`
        : "";
  return `${year === null ? "" : ` ${year}`}${grade}`;
}

/** "Seit 2019 bin ich Praxisanleiterin, seit 2021 Wundexpertin": what one is, the first paper first. */
function toldAsPersons(persons: readonly Paper[]): PaperTelling {
  const names = persons
    .toSorted((one, other) => Number(one.year) - Number(other.year))
    .map(({ name, year }) => {
      const said = STATE.test(name) ? lowerFirst(name) : name;
      return year === null ? [said] : [`seit ${year} ${said}`, said];
    });
  const sayAll = (list: string[]) => {
    const [first = "", ...others] = list;
    const begun = first.replace(/^seit (?<year>\d{4}) /u, "Seit $<year> bin ich ");
    const whole = begun === first ? `Ich bin ${first}` : begun;
    return `${joinNames([whole, ...others], others.length > 1 || begun === first ? "und" : ",")}.`.replace(" , ", ", ");
  };
  return { names, frames: names.map(() => sayAll) };
}

const STATE = /^(?:Staatlich|Geprüft|Examiniert|Anerkannt|Zertifiziert|Dipl\.|Diplomiert|Eidg)/u;

/** What one is by a paper, the best one in a sentence of its own, and the others together. */
export function tellPapers(papers: readonly Paper[], _gender: Gender): PaperTelling[] {
  const persons = papers.filter(({ name }) => PERSON.test(name));
  const [first, ...later] = papers.flatMap((paper) => (persons.includes(paper) ? [] : (named(paper) ?? [])));
  const told: PaperTelling[] = persons.length === 0 ? [] : [toldAsPersons(persons)];
  if (first !== undefined) {
    const began = `${upperFirst(OBJECT[first.article])} ${first.name} habe ich`;
    const ways = [dated(first), first.year === null ? "" : ` ${first.year}`, ""];
    const inYear = `${first.year} habe ich ${OBJECT[first.article]} ${first.name} ${first.verb}`;
    const [fullest = "", ...others] = ways.map((when) => `${began}${when} ${first.verb}`);
    told.push({
      names: [[fullest, ...(first.year === null ? [] : [inYear]), ...others]],
      frames: [([sentence]) => `${sentence}.`],
    });
  }
  const names = later.map(({ article, name, year }) => [
    withDetails(`${OBJECT[article]} ${name}`, [year]),
    `${OBJECT[article]} ${name}`,
  ]);
  const comes = (list: string[]) => `Außerdem habe ich ${joinNames(list, "und")}.`;
  return names.length === 0 ? told : [...told, { names, frames: [comes] }];
}
