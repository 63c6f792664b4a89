import { anyOf } from "../any-of.ts";
import { isWithin } from "./houses-above.ts";
import type { JobLine } from "./job-lines.ts";
import { bestTitle } from "./judge-part.ts";

/** Who works for clients of their own: "Freelance Illustrator", "Fotógrafa autónoma". */
export const OWN_ACCOUNT = new RegExp(
  `(?<!\\p{L})${anyOf(
    "freelance freelancer autónom[oa] independiente indépendante? pigiste",
    "selbst(?:st)?ändige?r? freiberufliche?r? auto-?entrepreneure?",
  )}(?!\\p{L})|por cuenta propia|à son compte`,
  "iu",
);

const CLIENTS = anyOf("clients? customers? projects? kund(?:en|e|in) auftraggeber(?:in)? clientes?");
const HEADS_LIST = new RegExp(
  String.raw`^(?:(?:\p{L}+ ){0,2}${CLIENTS}(?: (?:have |haben )?\p{L}{4,12})?\s?:|(?:\p{L}+ ){1,2}${CLIENTS})$`,
  "iu",
);
const IS_CLIENT = new RegExp(String.raw`^\s*${CLIENTS}\s?:`, "iu");
const SURE = 3;

/** "Clients include:" and "Client: Acme, 2021" tell for whom a job was done: none of them is a job of its own. */
export function passOverClientLists(read: JobLine[]): void {
  let own: JobLine | null = null;
  let isListed = false;
  for (const [at, each] of read.entries()) {
    const { line, anchor } = each;
    const opens = anchor !== null || read[at - 1]?.line.isBlank !== false;
    const isTitled = bestTitle(each.head.parts) === SURE && !line.hasBullet && !IS_CLIENT.test(line.text);
    if (isTitled && opens) own = each;
    const isOnlyDates = anchor !== null && each.head.text === "" && !line.hasBullet;
    if (line.isBlank || isOnlyDates || (isTitled && anchor)) isListed = false;
    const isOwn = own !== null && OWN_ACCOUNT.test(own.line.text);
    const isHead = HEADS_LIST.test(line.text) && !anchor && (isOwn || line.text.endsWith(":"));
    const isClient = isHead || isListed || (own !== null && IS_CLIENT.test(line.text) && isOf(own, each));
    if (isClient && !line.isBlank) Object.assign(each, { kind: "body", anchor: null });
    isListed ||= isHead;
  }
}

function isOf({ line, anchor: whole }: JobLine, { anchor }: JobLine): boolean {
  return OWN_ACCOUNT.test(line.text) || (whole !== null && anchor !== null && isWithin(anchor, whole));
}
