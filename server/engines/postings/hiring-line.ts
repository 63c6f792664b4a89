import { anyOfLines } from "../any-of.ts";
import { tidyLine } from "../tidy-text.ts";
import { isEmployer } from "./employer-told.ts";
import { GENDERS, titleness } from "./head-names.ts";
import { beginsAsFirm } from "./name-lines.ts";
import type { PastedPosting } from "./read-pasted.ts";

const HIRES = anyOfLines`
  (?:is|are) (?:(?:now|currently|actively) )?(?:hiring|recruiting|seeking|looking for|searching for)|wish(?:es)? to (?:appoint|recruit)
  (?:is|are) (?:(?:now|currently) )?(?:accepting|inviting|welcoming) applications (?:for|from)(?: the (?:position|post|role) of)?
  (?:has|have) (?:an? )?(?:\p{Ll}{3,12} )?(?:openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|positions?) (?:available )?for
  (?:invites|welcomes) applications (?:for|from)(?: the (?:position|post|role) of)?|seeks|sucht|recherche|recrute|busca
`;
const SEEKS = anyOfLines`
  (?:is|are) (?:now |currently |actively )?(?:hiring|recruiting|seeking|looking|searching)(?: for)?
  such(?:t|en)|stellt|engage|embauche|requiere|necesita|precisa|incorpora|recherche(?:nt)?|recrute(?:nt)?|busca(?:n|mos)?|selecciona
`;
const SOON = anyOfLines`
  (?:ab sofort|zum nächstmöglichen zeitpunkt|dringend|zur verstärkung[^,:]{0,40}|(?:a (?:tiempo|media|jornada)|para(?!\p{L}))[^,:]{0,20}|pour(?!\p{L})[^,:]{0,30})
`;
const ONE = "(?:an?|eine[nr]?(?:/[nr])?|une?|un[ao]?(?:/a)?|our next|the)";
const HIRING = new RegExp(
  String.raw`^(?<company>\p{Lu}.{1,60}?) ${HIRES}:? (?:${SOON} )?(?:${ONE} )?(?<title>(?!on behalf|for ).{3,80}?)(?: (?:position|post|role|vacancy))?(?: in (?<location>\p{Lu}.{2,60}))?[.!]?$`,
  "u",
);
/** "Kita Sonnenwinkel e.V. sucht ab sofort eine/n", with the title below. */
const HIRING_BELOW = new RegExp(
  String.raw`^(?:(?:Wir, )?(?:[Dd]ie|[Dd]er|[Dd]as) )?(?<company>\p{Lu}.{1,60}?)(?: in \p{Lu}[\p{L}-]{2,30},)? ${SEEKS}(?: ${SOON}| (?:zum|ab|für|bei|im|in der) .{3,60}?){0,3}(?: ${ONE})?[\s:.…]*$`,
  "u",
);
const ONE_BEFORE = new RegExp(`^${ONE} (?=\\p{L})`, "u");
const PRAISE = /^(?:(?:full|part)[- ]time |\p{Ll}{4,14}(?:ed|ent|ate|ic|ble|ing),? (?:and )?){1,3}/u;
const TO_DO = / (?:to (?!the |our |an? )|who |with )(?=\p{Ll})/u;

/** A head that is a sentence, "The City of Acme is accepting applications for ENGINEER.", or begins one for the line below. */
export function hiringFields(line: string, next: string): Partial<PastedPosting> | null {
  const below = HIRING_BELOW.exec(line)?.groups;
  const titleBelow = next.replace(ONE_BEFORE, "");
  if (below && (titleness(titleBelow) > 0 || GENDERS.test(titleBelow))) return { ...below, title: titleBelow };
  const { company = "", title = "", location } = HIRING.exec(line)?.groups ?? {};
  const name = company.replace(/^The (?=\p{L})/u, "");
  const bare = tidyLine(title.replace(PRAISE, "").split(TO_DO)[0] ?? "");
  if (!/^\p{Lu}[^?!]*$/u.test(bare) || !isEmployer(name) || titleness(bare) === 0) return null;
  return {
    title: bare,
    company: beginsAsFirm(name) ? name : company,
    ...(location && { location: location.replace(/[.!]$/u, "") }),
  };
}
