import { anyOf, anyOfLines } from "../../any-of.ts";

const TITLES = anyOf(
  "NPs? PAs? RNs? LPNs? LVNs? CNAs? GPs? MDs? DOs? CRNAs? PTs? OTs? SLPs? BCBAs? TAs? PIs? PMs? VPs? SVPs? EVPs? SLT MDT MDTs",
);
const ARE_TITLES = new RegExp(`^${TITLES}$`, "u");

const PEOPLE = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    (?:under|with)(?: \p{Ll}+){0,3} (?:supervision|direction|guidance|leadership|oversight|delegation) (?:of|from)
    (?:supervised|directed|led|managed|overseen|delegated) by|report(?:s|ing)? (?:\p{Ll}+ )?(?:in)?to|on behalf of
    (?:work|works|working|side by side|hand in hand)(?: \p{Ll}+)? (?:closely|alongside|together)(?: with)?|alongside
    (?:liais\p{L}+|communicat\p{L}+|collaborat\p{L}+|cooperat\p{L}+|partner\p{L}*|consult\p{L}*|confer\p{L}*) (?:\p{Ll}+ )?with
    (?:speak|talk|meet|hand over|refer|escalate)\p{L}*(?: \p{Ll}+)? (?:to|with)|(?:join )?a team of
    unter (?:der )?(?:\p{L}+ )?(?:Leitung|Aufsicht|Anleitung)|(?:Zusammenarbeit|Abstimmung|Absprache|Austausch) mit
    sous (?:la |l['’])(?:responsabilité|supervision|direction|autorité)|en (?:lien|collaboration|liaison|coordination) avec
    bajo (?:la )?(?:supervisión|dirección|responsabilidad)|en (?:colaboración|coordinación|contacto) con
  `}(?!\p{L})[^;.\n]*?(?=[;.\n]|$| ${anyOf("on in for about using via through to by over zu zur zum über für sur pour dans sobre para")} )`,
  "giu",
);

/** A text of a posting without the people it names beside the work: whom one works under and with is not asked for. */
export function withoutOtherPeople(text: string): string {
  return text.replace(PEOPLE, " ");
}

/** Whether a name is the short form of what colleagues are, such as "NP" or "GPs". */
export function isTitleOfColleague(name: string): boolean {
  return ARE_TITLES.test(name);
}
