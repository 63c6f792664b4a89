import { fillWording } from "../languages/fill-wording.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { STATED_PACKS } from "../languages/stated-packs.ts";
import { languagesIn } from "../facts/held-languages.ts";
import { homeTown } from "../facts/home-town.ts";
import { linkKindIn, ownLinks } from "../facts/own-links.ts";
import { ownNumber } from "../facts/own-numbers.ts";
import { statedLanguages } from "../facts/stated-languages.ts";
import { statedPapers } from "../facts/stated-papers.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { StatedKind } from "./asked-kinds.ts";
import { type AskedPart, demandsOf } from "./asked-parts.ts";

/** What the resume answers to parts of a demand: sentences, the fullest first, and what a letter that says it must hold. */
export type OwnAnswer = { kind: StatedKind; parts: AskedPart[]; ways: string[]; marks: string[] };

const OF_NATION = /nationalit|citizenship|staatsangehörigkeit|nacionalidad/iu;
const TIMES = /night|weekend|evening|shift|morning|hour|(?<!to)day/giu;
const ORDER: readonly StatedKind[] = ["home", "languages", "papers", "number", "permit", "link", "hours"];

/** What the letter states because its posting asks for it and the resume holds it. */
export function ownAnswers(facts: WritingFacts): OwnAnswer[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const parts = demandsOf(facts.posting.description).flatMap((demand) => demand.parts);
  const of = (kind: StatedKind) => parts.filter(({ kinds }) => kinds.has(kind));
  return ORDER.flatMap((kind) => (of(kind).length === 0 ? [] : answer(kind, of(kind), facts))).filter(
    ({ ways }) => ways.length > 0,
  );
}

function answer(kind: StatedKind, parts: AskedPart[], facts: WritingFacts): OwnAnswer[] {
  const { profile, language } = facts;
  const pack = STATED_PACKS[language];
  if (kind === "home") {
    const place = homeTown(profile);
    const told = place === null ? null : fillWording(pack.home[0] ?? "", { place });
    return told === null || place === null ? [] : [{ kind, parts, ways: [told], marks: [place] }];
  }
  if (kind === "languages") return languagesAnswer(parts, facts);
  if (kind === "papers") return papersAnswer(parts, facts);
  return parts.flatMap((part): OwnAnswer[] => {
    if (kind === "number") {
      const own = ownNumber(part.text, facts);
      const told = own === null ? null : pack.number(own);
      const ways = own === null || told === null ? [] : [told, pack.number({ ...own, valid: null }) ?? told];
      return own === null ? [] : [{ kind, parts: [part], ways, marks: [own.number] }];
    }
    if (kind === "link") {
      const wanted = linkKindIn(part.text);
      const own = ownLinks(profile).find((link) => link.kind === wanted);
      return own ? [{ kind, parts: [part], ways: [pack.link(own)], marks: [own.url] }] : [];
    }
    const told = fromLines(kind, part, facts);
    return told === null ? [] : [{ kind, parts: [part], ways: [told], marks: [told.replace(/^\S+ |\.$/gu, "")] }];
  });
}

/** What a line outside the work says of the right to work, or of the hours. */
function fromLines(kind: StatedKind, { text }: AskedPart, facts: WritingFacts): string | null {
  const { profile, language } = facts;
  const pack = STATED_PACKS[language];
  const isWork = (at: number) =>
    profile.sections.some(
      ({ kind: one, lines }) => (one === "experience" || one === "projects") && lines.from <= at && at <= lines.to,
    );
  const parts = profile.lines.flatMap((line, at) => {
    const own = line.split(/\s?[|•;]\s?/u).map((part) => part.trim());
    return isWork(at) && !/:/u.test(line) ? [] : own;
  });
  const times = new Set(text.toLowerCase().match(TIMES) ?? []);
  const isOfTimes = (part: string) =>
    times.size > 0 && (part.toLowerCase().match(TIMES) ?? []).some((one) => times.has(one));
  const told = parts.flatMap((part) => {
    if (part === "") return [];
    const said =
      kind === "permit"
        ? pack.permit(part, { isOfNation: OF_NATION.test(text) })
        : isOfTimes(part)
          ? pack.hours(part)
          : null;
    return said === null ? [] : [said];
  });
  return told[0] ?? null;
}

function languagesAnswer(parts: AskedPart[], facts: WritingFacts): OwnAnswer[] {
  const { speaks, and } = LETTER_PACKS[facts.language];
  const own = statedLanguages(facts);
  const isGeneral = parts.some(({ text }) => languagesIn(text).length === 0);
  const asked = new Set(parts.flatMap(({ text }) => languagesIn(text)));
  const told = isGeneral ? own : own.filter(({ at }) => at !== null && asked.has(at));
  const isAnswered = ({ text }: AskedPart) =>
    languagesIn(text).length === 0 || languagesIn(text).every((at) => told.some((one) => one.at === at));
  const names = told.map(({ told: name }) => name);
  const way = fillWording(speaks[0] ?? "", { languages: joinNames(names, and) });
  if (names.length === 0 || way === null) return [];
  return [{ kind: "languages", parts: parts.filter(isAnswered), ways: [way], marks: names }];
}

function papersAnswer(parts: AskedPart[], facts: WritingFacts): OwnAnswer[] {
  const { holds } = STATED_PACKS[facts.language];
  const found = parts.map((part) => ({ part, ...statedPapers(part.text, facts) }));
  const answered = found.filter(({ papers, vehicle }) => papers.length > 0 || vehicle !== null);
  const papers = answered.flatMap((one) => one.papers);
  const names = papers.filter(([name], at) => papers.findIndex(([other]) => other === name) === at);
  const vehicle = answered.find((one) => one.vehicle !== null)?.vehicle ?? null;
  if (answered.length === 0) return [];
  const full = names.flatMap(([name = ""]) => name);
  const bare = names.map((ways) => ways.at(-1) ?? "");
  const ways = [...new Set([holds(full, vehicle), holds(bare, vehicle)])];
  return [{ kind: "papers", parts: answered.map(({ part }) => part), ways, marks: [...bare, vehicle ?? ""] }];
}
