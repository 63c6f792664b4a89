import { wholeWords } from "../../any-of.ts";
import { papersInEnglish } from "../languages/en/stated-papers.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { STATED_PACKS } from "../languages/stated-packs.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { heldCredential } from "./asked-credentials.ts";
import { CREDENTIAL_KINDS, credentialIn, hasRunOut } from "./credential-kinds.ts";
import { drivingClassesIn } from "./driving-classes.ts";

/** Papers as they stand after "I hold", each with what the resume says of it or without that, and the own vehicle. */
export type StatedPapers = { papers: string[][]; vehicle: string | null };

const DRIVES = /^(?:commercial-)?driving/u;
const DRIVING_KINDS = CREDENTIAL_KINDS.filter(({ id }) => DRIVES.test(id));
const OF_DRIVING = /führerschein|fahrerlaubnis|permis|carn[eé]t|conducir/iu;
const OF_VEHICLE = wholeWords("car vehicle transport van pkw auto fahrzeug véhicule voiture vehículo coche");
const ASIDE = / (?<aside>\([^()]{3,60}\))$/u;

/** What the resume holds of the papers that a part of a demand asks for. */
export function statedPapers(asked: string, facts: WritingFacts): StatedPapers {
  const { vehicle: said } = STATED_PACKS[facts.language];
  const found = facts.profile.lines.map((line) => said.exec(line)?.groups?.what).find((what) => what !== undefined);
  const vehicle = OF_VEHICLE.test(asked) ? (found ?? null) : null;
  const papers = facts.language === "en" ? papersInEnglish(asked, DRIVING_KINDS, facts) : abroad(asked, facts);
  return { papers, vehicle };
}

function abroad(asked: string, facts: WritingFacts): string[][] {
  const { language, profile, today } = facts;
  const lines = OF_DRIVING.test(asked) ? profile.lines.filter((line) => !hasRunOut(line, today)) : [];
  const drivers = lines.flatMap((line) => {
    const classes = drivingClassesIn(line);
    if (classes === null) return [];
    const name = STATED_PACKS[language].driving(classes);
    const { aside } = ASIDE.exec(line)?.groups ?? {};
    return [aside === undefined ? [name] : [`${name} ${aside}`, name]];
  });
  const kinds = CREDENTIAL_KINDS.filter((kind) => !DRIVES.test(kind.id) && credentialIn(asked, kind) !== null);
  const others = kinds.flatMap((kind) => heldCredential(kind, facts) ?? []).map(GRAMMARS[language].credential);
  return [...drivers.slice(0, 1), ...others.map((name) => [name])];
}
