import { anyOf } from "../../any-of.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import type { WritingVoice } from "../writing-voice.ts";

const WELCOMED = /(?<!\p{L})(?:veterans?|military|armed forces|service leavers?|ex-forces)(?!\p{L})/iu;
const FORCE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the )?(?<of>US|U\.S\.|United States|British|Royal|Canadian|Army|Air)[ -])?` +
    `(?<force>${anyOf(String.raw`Army Navy Marine\sCorps Marines Air\sForce Coast\sGuard National\sGuard Space\sForce`)}(?: (?:Reserves?|Auxiliary|Cadets?))?|USMC|RAF)(?!\\p{L})`,
  "u",
);
const SPAN = /(?<!\d)(?<from>(?:19|20)\d\d) ?[-–—] ?(?<to>(?:19|20)\d\d)(?!\d)/u;

type Service = { force: string; from: string | null; to: string | null; role: string | null };

/** Says in which of the forces the person served, where the posting asks those who did to apply. */
export function sayService(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en" || !WELCOMED.test(facts.posting.description)) return;
  const service = serviceOf(voice);
  const { served } = LETTER_PACKS.en;
  if (service === null || said.includes(service.force)) return;
  const { force, from, to, role } = service;
  const work = role === null ? null : GRAMMARS.en.work(role, null);
  const ways = [
    { force, from, to, work },
    { force, from, to, work: null },
    { force, from: null, to: null, work },
    { force, from: null, to: null, work: null },
  ];
  ways.some((slots) => served.some((way) => voice.say([way], slots)));
}

function serviceOf({ facts: { profile } }: WritingVoice): Service | null {
  const job = profile.jobs.find(({ title, employer }) => FORCE.test(`${title ?? ""}, ${employer ?? ""}`));
  if (job) {
    const force = FORCE.exec(`${job.title ?? ""}, ${job.employer ?? ""}`)?.[0] ?? "";
    const [from, to] = [job.start, job.current ? null : job.end].map((date) => date?.slice(0, 4) ?? null);
    return { force: withThe(force), from: from ?? null, to: to ?? null, role: job.title };
  }
  const line = profile.lines.find((text) => FORCE.test(text) && SPAN.test(text));
  if (line === undefined) return null;
  const { from = null, to = null } = SPAN.exec(line)?.groups ?? {};
  return { force: withThe(FORCE.exec(line)?.[0] ?? ""), from, to, role: null };
}

function withThe(force: string): string {
  return force.startsWith("the ") ? force : `the ${force}`;
}
