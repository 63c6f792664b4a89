import { heldCredential } from "../../facts/asked-credentials.ts";
import { type CredentialKind, credentialIn, hasRunOut } from "../../facts/credential-kinds.ts";
import { saidValidity } from "../../facts/said-validity.ts";
import { withArticle } from "../../english-nouns.ts";
import type { WritingFacts } from "../../writing-facts.ts";
import { askedPapers } from "./asked-papers.ts";
import { credential } from "./named-credentials.ts";
import { type OwnPaper, ownPapers } from "./own-papers.ts";
import { paperName } from "./paper-names.ts";

const OF_DRIVING = /driv(?:e|ing|er)|(?<!\p{L})(?:car|vehicle)(?!\p{L})/iu;
const DRIVERS = /(?<!\p{L})(?:full |valid |current )?driv(?:er['’]?s?|ing)(?: licen[cs]es?)?(?!\p{L})/giu;
const OF_ALL = /(?<!\p{L})(?<noun>licen[cs]es|certificates|certifications|tickets|cards|permits)(?!\p{L})/iu;
const LABELLED = /^\P{L}*(?<what>driv(?:er['’]?s?|ing) licen[cs]e)\s?[:–-]\s?(?<kind>\p{L}[^:]{1,50}?)\.?$/iu;
const NOT_HELD = /^(?:no|none|provisional|learner)/iu;
const IS_HELD = /^(?:yes|valid|held|current)$/iu;
const BEHIND = /^ ?(?<aside>\([^()]{1,60}\))/u;
const WITHIN = / (?<aside>\([^()]{1,60}\))$/u;

/** What an English resume holds of the papers that a part of a demand asks for, each in the ways it stands after "I hold". */
export function papersInEnglish(asked: string, drives: readonly CredentialKind[], facts: WritingFacts): string[][] {
  const own = ownPapers(facts.profile, facts.today);
  const isDriving = ({ text }: OwnPaper) => drives.some((kind) => credentialIn(text, kind) !== null);
  const drivers = OF_DRIVING.test(asked) ? driving(own.filter(isDriving), drives, facts) : [];
  const rest = asked.replace(DRIVERS, "");
  const noun = nounIn(OF_ALL.exec(rest)?.groups?.noun ?? "");
  const isOfNoun = ({ text, noun: head }: OwnPaper) => nounIn(`${text} ${head ?? ""}`).includes(noun);
  const all = noun === "" ? [] : own.filter((paper) => isOfNoun(paper) && !isDriving(paper));
  const isMore = all.length > 0 || drivers.length === 0;
  const asks = [{ text: rest, isWish: false, met: true, skills: [], deeds: [] }];
  const others = isMore ? named(all.length > 0 ? all : askedPapers({ ...facts, asks })) : [];
  return [...drivers, ...others];
}

function nounIn(text: string): string {
  return text.toLowerCase().replaceAll("license", "licence").replace(/s$/u, "");
}

function driving(own: readonly OwnPaper[], drives: readonly CredentialKind[], facts: WritingFacts): string[][] {
  const { lines } = facts.profile;
  const { what, kind = "" } =
    lines
      .filter((line) => !hasRunOut(line, facts.today))
      .map((line) => LABELLED.exec(line)?.groups)
      .find(Boolean) ?? {};
  if (what !== undefined) {
    const licence = withArticle(what.toLowerCase());
    if (NOT_HELD.test(kind)) return [];
    return IS_HELD.test(kind) ? [[licence]] : [[`${licence} (${kind})`, licence]];
  }
  const papers = named(own);
  const held = papers.length > 0 ? null : drives.map((one) => heldCredential(one, facts)).find((name) => name !== null);
  return held ? [[credential(held)]] : papers;
}

function named(papers: readonly OwnPaper[]): string[][] {
  const ways = papers.flatMap((paper) => {
    const name = paperName(paper.text, { noun: paper.noun, isAsked: true, isTraining: false });
    const [way] = name === null || name.kind === "course" ? [] : name.ways;
    const behind = behindName(paper);
    return way === undefined ? [] : [behind === "" ? [way] : [`${way} ${behind}`, way]];
  });
  const bare = ways.map((some) => some.at(-1)?.toLowerCase());
  return ways.filter((_, at) => bare.indexOf(bare[at]) === at);
}

/** "(PDP)" and "(valid until 2027)": what the line says of this paper and of no other. */
function behindName({ text, line }: OwnPaper): string {
  const rest = line.slice(line.indexOf(text) + text.length);
  const [own = ""] = rest.split(/[;|•]|,(?! ?(?:valid|expir))/u);
  const aside = (BEHIND.exec(own) ?? WITHIN.exec(text))?.groups?.aside;
  const valid = saidValidity(own);
  return aside ?? (valid === null ? "" : `(${valid})`);
}
