import { CREDENTIAL_KINDS, type CredentialKind, credentialIn } from "../facts/credential-kinds.ts";
import { examAhead, papersUnderWay } from "../languages/en/papers-under-way.ts";
import { papersAhead } from "../languages/en/papers-ahead.ts";
import { askedSchoolCertificates } from "../languages/en/school-certificates.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { withArticle } from "../english-nouns.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingVoice } from "../writing-voice.ts";

const MOST_UNDER_WAY = 2;

/** Says what is asked for of school, and what the person is still working towards, with its end where that is to come. */
export function sayStudies(voice: WritingVoice): void {
  const { facts } = voice;
  const { underWay, schoolCertificates, licences, and } = LETTER_PACKS[facts.language];
  const subjects = facts.language === facts.resumeLanguage ? askedSchoolCertificates(facts) : [];
  if (subjects.length > 0) voice.say(schoolCertificates, { subjects: joinNames(subjects, and) });
  const ahead = papersAhead(facts).filter((ways) => voice.say(ways));
  for (const { name, when, below } of papersUnderWay(facts).slice(0, MOST_UNDER_WAY)) {
    if (ahead.some((ways) => ways.some((way) => way.includes(name)))) continue;
    if (below !== null && !voice.hasSaid(below)) voice.say(licences, { licences: GRAMMARS.en.credential(below) });
    if (!voice.say(underWay, { name, when }, 0)) voice.say(underWay, { name, when: null });
  }
}

const MEMBER =
  /(?<!(?:associate|student|affiliate)\s)(?<!\p{L})member(?:ship)?(?: of [^,;.]{2,60})? since (?<since>(?:19|20)\d\d)/iu;

/** Says since when the person is a member of the body whose paper is asked for; gives its name, or null where nothing is said. */
export function sayMembership(voice: WritingVoice, asked: ReadonlySet<string>): string | null {
  const { profile, language } = voice.facts;
  for (const { id, codes } of CREDENTIAL_KINDS) {
    if (!asked.has(id) || codes === null) continue;
    const line = profile.lines.find((text) => codes.test(text) && MEMBER.test(text)) ?? "";
    const since = MEMBER.exec(line)?.groups?.since ?? null;
    const body = codes.exec(line)?.[0] ?? null;
    const member = body && withArticle(`${body} member`);
    if (voice.say(LETTER_PACKS[language].memberSince, { body, member, since })) return body;
  }
  return null;
}

/** Says the exam that is to be sat for what was just said to be missing. */
export function sayExamAhead(voice: WritingVoice, lackingId: string): boolean {
  const ahead = examAhead(voice.facts);
  const kind = CREDENTIAL_KINDS.find(({ id }) => id === lackingId);
  if (ahead === null || kind === undefined || !isExamOf(ahead.exam, kind)) return false;
  return voice.say(LETTER_PACKS[voice.facts.language].examAhead, ahead);
}

function isExamOf(exam: string, kind: CredentialKind): boolean {
  const [first = ""] = exam.split(" ");
  return credentialIn(exam, kind) !== null || kind.name.split(" ").includes(first);
}
