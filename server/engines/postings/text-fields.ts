import { anyOfLines } from "../any-of.ts";
import { canBeName, titleness } from "./head-names.ts";
import { isFirm } from "./name-lines.ts";
import { namesTown, placeOf } from "./place-lines.ts";
import type { PastedPosting } from "./read-pasted.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: (?:of|the|and|&|de|du)? ?\p{Lu}[\p{L}\p{N}&'’-]{0,30}){0,4}`;
const POSTED_BY = new RegExp(
  String.raw`(?:^|\n)(?:posted|publiée?|publicado|veröffentlicht) (?:by|par|por|von) (${NAME})(?= (?:on|le|el|am)\b|[,\n])`,
  "iu",
);
const TITLE_IN_TEXT = new RegExp(
  String.raw`\b${anyOfLines`
    looking for|seeking|hiring|searching for|recruiting(?: (?:on behalf of|for) [^.\n]{3,60} for)?
    (?:accepting|inviting|invites?|welcomes?) applications (?:for|from)(?: the (?:position|post|role) of)?
  `} (?:an?|our next|the|for an?) (?:experienced |talented |motivated |skilled )*`,
  "i",
);
const TITLE_ENDS = / (?:positions?|posts?|roles?|vacancy|to|who|with|for|in|at|that|based|on|and join)\b|[.,;:(\n]/;
const PLACE_NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
const PLACES_IN_TEXT = [
  new RegExp(String.raw`(?<!\p{L})(?:in|near) (${PLACE_NAME}, ${PLACE_NAME})`, "u"),
  new RegExp(String.raw`(?<!\p{L})(?:in|à|en|bei|near) (${PLACE_NAME})(?:-\p{Lu}\p{Ll}+)?(?=[.,;:)\n]|$| \()`, "u"),
];

/** What sentences tell of a job: who posted it, whom they look for, in which town. */
export function fieldsOfText(text: string): Partial<PastedPosting> {
  const found: Partial<PastedPosting> = {};
  const name = POSTED_BY.exec(text)?.[1]?.trim() ?? "";
  if (name !== "" && canBeName(name) && (titleness(name) < 1 || isFirm(name))) found.company = name;
  const asked = TITLE_IN_TEXT.exec(text);
  const after = asked ? text.slice(asked.index + asked[0].length, asked.index + asked[0].length + 90) : "";
  const title = after.split(TITLE_ENDS)[0]?.trim() ?? "";
  if (title !== "" && titleness(title) > 0) found.title = title;
  const place = PLACES_IN_TEXT.map((pattern) => placeOf(pattern.exec(text)?.[1] ?? "")).find(namesTown);
  if (place) found.location = place;
  return found;
}
