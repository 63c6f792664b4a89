import { findSkills } from "../../analysis/find-skills.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { deniedTitle, judgeDeniedTitle, SHOWN } from "./denied-title.ts";
import type { Judged } from "./judge-statement.ts";
import { claimLanguage } from "./meaning/claim-language.ts";
import { readCounted } from "./meaning/read-counted.ts";
import type { MeantWord } from "./meaning/read-words.ts";
import { FIRST_POSITION } from "./sentence-subject.ts";
import { meantResume } from "./meaning/source-lines.ts";
import { linesOfWord } from "./meaning/word-lines.ts";
import type { Sources } from "./sources.ts";
import { namedJobs } from "./trace-job.ts";

const DID = anyOf(
  "worked used managed led run handled held had taught trained done tried operated driven sold written designed built",
  "developed programmed supervised spoken practised practiced studied learned learnt been written performed dealt",
  "cooked played covered specialised specialized installed repaired coached recruited negotiated organised organized",
);
const DO = anyOf(
  "work use manage lead run handle hold have teach do operate drive sell write design build develop program supervise",
  "speak practise practice know read cook play",
);
const NOT_YET = String.raw`(?:\s(?:yet|ever|so\sfar|previously|personally))?`;
/** A sentence in which the person says what they have not done, are not or do not know. */
const DENIES = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    I(?:\shave|['’]ve)\s(?:not|never)${NOT_YET}\s${DID}
    It\s${FIRST_POSITION}\sas
    I\shaven['’]t${NOT_YET}\s${DID}
    I\s(?:do\snot|don['’]t)${NOT_YET}\s${DO}
    I(?:\sam|['’]m)\snot\s(?:yet\s)?(?:an?|responsible|trained|qualified|certified|licen[cs]ed|familiar|experienced)
    I\s(?:have|had|bring)\sno\s(?:\p{L}+\s){0,3}(?:experience|training|knowledge|background|qualification|skills)
    (?:is|are)\snot\s(?:something|an?\s\p{L}+)\s(?:that\s)?I
    (?:is|are)\snot\s(?:yet\s)?(?:a\s)?part\sof\smy\s(?:experience|work|training|background)
    (?:is|are|would\sbe|will\sbe)\s(?:still\s)?new\s(?:ground\s)?(?:to|for)\sme
    I(?:\sam|['’]m)\s(?:still\s)?new\sto|I\s(?:still\s)?lack|What\sI\s(?:still\s)?(?:lack|do\snot\shave|don['’]t\shave)\sis
    my\s(?:resume|CV)\s(?:shows|has|names|lists|holds)\sno|my\s(?:resume|CV)\sdoes\snot\s(?:show|name|list|mention)
    I(?:\shave|['’]ve)\syet\sto\s${DO}
    ${anyOfLines`
      (?:habe|hatte)\sich\s(?:bisher|bislang|noch)\s(?:nicht|nie|kein\p{L}*)
      ich\s(?:habe|hatte|bin|spreche|kann|kenne)\s(?:\p{L}+\s){0,6}?(?:bisher|bislang|noch)\s(?:nicht|nie|kein\p{L}*)
      (?:habe|hatte|besitze)\sich\s(?:(?:bisher|bislang)\s)?(?:keine?|noch\skeine?)\s(?:\p{L}+\s)?\p{L}*erfahrung
      ich\s(?:habe|besitze)\skeine?\s(?:\p{L}+\s)?\p{L}*(?:erfahrung|kenntnisse|ausbildung)
      Mir\sfehlt\p{L}*
    `}
    ${anyOfLines`
      je\sn['’]ai\s(?:encore\s)?(?:jamais|pas\s(?:encore|d['’]expérience))
      je\sn['’]ai\s(?:encore\s)?(?:aucune|pas\sde)\s(?:expérience|formation|connaissance)
      je\sne\s(?:suis|parle|connais|maîtrise)\spas
    `}
    ${anyOfLines`
      (?:no|nunca)\she\s\p{L}+(?:[dst]to|do|cho)
      (?:no|todavía\sno|aún\sno)\stengo\s(?:experiencia|formación|conocimientos)
      (?:no|todavía\sno|aún\sno)\s(?:hablo|soy|manejo)
    `}
  `}(?!\p{L})`,
  "iu",
);
const HARM = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`accidents? complaints? errors? mistakes? incidents? deadlines? injur(?:y|ies) fin(?:e|es|ed) faults? fail\p{L}* loss(?:es)?`,
    String.raw`delays? absences? sick\p{L}* warnings? problems? issues? late disputes? conflicts? doubts? claims? points? breach\p{L}*`,
    String.raw`trouble weakness\p{L}* limits? difficult\p{L}* unfälle? beschwerden? fehler\p{L}* verspät\p{L}* probleme? accidents? plaintes? erreurs?`,
    String.raw`retards? accidentes? quejas? errores retrasos? problemas? fallo\p{L}*`,
  )}(?!\p{L})`,
  "iu",
);
const BOUNDED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`only just without unless except until alone ohne außer allein nur sin salvo solo sans sauf seul seulement not\sonly (?:more|larger|bigger|fewer|longer)\s(?:\p{L}+\s)?than`,
  )}(?!\p{L})`,
  "iu",
);
const FRAME = new RegExp(
  `^${anyOf(
    "experience training knowledge background qualification skills? part something new before professionally work works",
    "worked used done tried far yet ever previously personally tool tools framework area field subject setting language",
    "languages industry role any in with kind sort responsible familiar currently own erfahrung erfahrungen kenntnisse",
    "ausbildung gearbeitet bisher bislang experience formation connaissances travaille encore experiencia formacion",
    "conocimientos trabajado hecho hasta ahora proyectos lack resume cv shows? lists? names? mention new",
  )}$`,
);
const BUT = /,?\s(?:but|aber|mais|pero)\s/iu;
const TO_LEARN =
  /,? and (?:I )?(?:would|will) (?:have|need|want|like|expect) to (?:learn|train|study|get)(?!\p{L})[^,;:.]{0,60}/iu;

/** Of "I have not used X, but I know Y" what is denied and what is claimed; null where a sentence denies no experience. */
export function denialIn(text: string): { denied: string; claimed: string | null } | null {
  const [denied = "", ...claimed] = text.replace(TO_LEARN, "").split(BUT);
  if (!DENIES.test(denied) || BOUNDED.test(denied) || HARM.test(denied)) return null;
  return { denied, claimed: claimed.length > 0 ? claimed.join(" ") : null };
}

/** Whether the resume lacks what a sentence says that the person has not done; null where it says nothing of it. */
export function judgeDenial(denied: string, sources: Sources): Judged | null {
  const title = deniedTitle(denied);
  if (title !== null) return judgeDeniedTitle(title, sources);
  const resume = meantResume(sources);
  const language = claimLanguage(denied, resume.language);
  const { words, numbers } = readCounted(denied, language);
  const names = new Set(namedJobs(denied, sources).flatMap(({ employer }) => employer?.split(" ") ?? []));
  const said = words.filter(
    ({ isPlain, isParticle, word }) => !isPlain && !isParticle && !FRAME.test(word) && !names.has(word),
  );
  if (numbers.length > 0 || said.length === 0) return null;
  const places = said.map((word) => linesOfWord(word, resume, language));
  // "Custom" is fashion in another sense: of other words the person decides.
  const isOwn = ({ word, from }: MeantWord) =>
    sources.resume.words.hasForm(word) || !BEFORE_THING.test(denied.slice(0, from));
  const isKnown = language !== "en" || said.some(isOwn);
  const whole = resume.lines.find((line) => isKnown && places.every(({ matched }) => matched.has(line)));
  const hasSkill = findSkills(denied, { list: true }).some(({ id }) => sources.resume.skills.has(id));
  if (whole) return { answer: "not borne out", line: whole.whole, reason: SHOWN };
  if (!hasSkill && places.some(({ covered }, at) => covered.size === 0 && isThing(said[at]!, denied, language)))
    return { answer: "borne out", line: null, reason: "" };
  const near = places.flatMap(({ covered }) => [...covered])[0];
  return near || hasSkill ? { answer: "not sure", line: near?.whole ?? null, reason: SHOWN } : null;
}

const BEFORE_THING = /(?<!\p{L})(?:in|with|for|of|on|at|an?|the|any)\s(?:\p{L}+\s)?$/iu;

function isThing({ deeds, things, isCapital, from }: MeantWord, text: string, language: MaterialLanguage): boolean {
  if (deeds.length === 0 || things.length > 0 || (language === "de" && isCapital)) return true;
  return language === "en" && BEFORE_THING.test(text.slice(0, from));
}
