import { anyOf, anyOfLines } from "../any-of.ts";

const WHO = anyOf(
  "someone somebody anyone whoever people persons? individuals? candidates? applicants? colleagues? professionals?",
  "you you['’]ll you['’]d you['’]re you['’]ve they hire joiner",
);
const HAS = anyOf(
  "with who who['’]s who['’]ll has have had having got are is be been must needs? brings? holds? possess(?:es)? need\\sto should",
  "demonstrates? (?<=who\\s)(?:can|wants?|likes?|loves?|knows?|enjoys?|offers?)",
);
const BETWEEN = String.raw`(?: (?!will(?! (?:also|ideally|need|have|bring|hold|possess)(?!\p{L})))\p{L}[\p{L}'’]*){0,5}?`;
const LEADS_ON = new RegExp(
  String.raw`(?<!\p{L})${WHO}${BETWEEN} ${HAS}(?: (?:also|ideally|all|at least|either))?$`,
  "iu",
);
const IF = String.raw`(?:if|when|whether) (?:this|that|it|you|you['’](?:re|ve)|the following)`;
const LEADS_ON_IF = new RegExp(
  String.raw`(?<!\p{L})if$|(?<!\p{L})${IF}(?: (?:already|also|all|either|can|are|have|has|know|bring|enjoy|like|love|applies)){0,3}$`,
  "iu",
);
const ASKS_READER = new RegExp(
  `^(?:${anyOf(
    String.raw`(?:could|might|is|would)\s(?:this|that|it)(?:\sbe)?\syou (?:do|have|are|can)\syou(?:\s(?:have|got|hold|bring|know|enjoy))?`,
    String.raw`(?:if|does|do)\s(?:this|that|any\sof\sthis)\ssounds?\slike\syou sounds?\slike\syou is\s(?:this|it)\s(?:for\s)?you`,
    String.raw`who\s(?:we|we['’]re|we['’]d|you|should|fits|would)(?:\s\p{L}+){0,4} are\syou\s(?:the\sone|right|a\s(?:good\s)?(?:fit|match))`,
  )})$`,
  "iu",
);
const OF_APPLYING = /(?<!\p{L})(?:interested|prospective|submit|if the|learn|information|above)(?!\p{L})/iu;
const NOT_ASKED = new RegExp(
  anyOfLines`
    ^you(?:['’]ll| will)? be$|\b(?:we|you)['’]?(?:re| are) like$
    ^who (?:we|you)(?: are|['’]re| work| help| serve| will (?:work|report).*)$
  `,
  "iu",
);
const OF_READER = new RegExp(
  `^(?:${anyOf(
    String.raw`you(?:['’]ll|['’]re|\sare|\swill|\smay|\smight|\swould|['’]d)\s(?:be|fit|do|thrive|love|enjoy|suit)(?:\s\p{L}+){1,6}\sif\syou`,
    String.raw`(?:the|our|your)\sideal\s\p{L}+`,
  )}(?: ${HAS})*)$`,
  "iu",
);
const WHAT_IS_ASKED = new RegExp(
  String.raw`^(?!.* do$)(?:what|things|everything|the (?:kind|sort|type) of \p{L}+) (?:we|you)(?:['’](?:ll|re|d)| will| are| would)?` +
    String.raw` ${anyOf("need want bring expect ask hope after require looking\\sfor")}(?: \p{L}+){0,4}$` +
    String.raw`|(?<!\p{L})what (?:does )?it takes?$|^you tick(?: \p{L}+){1,3}$|(?<!\p{L})(?:hope|hoping|if) you['’](?:re|ve)$`,
  "iu",
);
const TELLS_WORK = new RegExp(
  `^(?:${anyOf(
    String.raw`(?:the\s)?(?:job|role) the\s(?:work|position|post|day|week)(?:\s(?:itself|involves|in\sbrief|at\sa\sglance|entails))?`,
    String.raw`the\s(?:job|role)\s(?:itself|involves|in\sbrief|at\sa\sglance|entails)`,
    String.raw`what\s(?:(?:the|this)\s(?:job|role|work|position)\s(?:involves|entails|includes|does)|you(?:\swill|['’]ll|['’]d|\swould)\sbe\sdoing)`,
    String.raw`what\syou(?:\swill|['’]ll|['’]d|\swould)\s(?:own|lead|run|deliver|work\son|look\safter|be\s(?:working\son|responsible\sfor|up\sto))`,
    String.raw`(?:the|your)\s(?:work|job|role|tasks|days?)\s(?:will\s)?(?:includes?|involves?) a\s(?:typical\s)?day\s(?:here|in\sthe\s(?:role|job|life)|with\sus)`,
    String.raw`roles?\s(?:and|&)\s(?:key\s)?responsibilit(?:y|ies) scope\sof\s(?:the\s)?(?:work|role|job)`,
    String.raw`(?:\p{L}+\s){0,7}the\s(?:successful\s(?:candidate|applicant)|(?:post|job|role)[\s-]?holder)\swill(?:\sbe\sexpected\sto)?`,
    String.raw`day[\s-]to[\s-]day,?\syou(?:\swill|['’]ll)(?:\sbe)?`,
    String.raw`(?:\p{L}+\s){0,8}(?:expect|want|need|like|ask|trust)\syou\sto (?:\p{L}+\s){0,8}you(?:\swill|['’]ll)(?:\sbe\sexpected\sto)?`,
  )})$`,
  "iu",
);
const NAMES_READER = /^(?:you|du|sie|vous|tú|usted)$/iu;
const GIVES = new RegExp(
  anyOfLines`
    ^(?:we|i) (?:give|offer) you$|^(?:what )?you(?:['’]ll| will)? get$|^in return$
    ^(?:what['’]s )?in it for you$
  `,
  "iu",
);

/** "We're looking for someone with", "Could this be you?": what a line leaves open is asked for; of "The job", done. */
export function openHeadingUse(line: string): "required" | "duty" | "skipped" | null {
  const bare = line.replace(/[\s:?!.…–—-]{1,6}$/u, "");
  if (TELLS_WORK.test(bare)) return "duty";
  if (NAMES_READER.test(bare)) return "required";
  if (GIVES.test(bare)) return "skipped";
  if (NOT_ASKED.test(bare) || OF_APPLYING.test(bare) || /[.!?] /u.test(bare)) return null;
  return [LEADS_ON, LEADS_ON_IF, ASKS_READER, WHAT_IS_ASKED].some((pattern) => pattern.test(bare)) ? "required" : null;
}

/** "You'll be great at this if you have": praise of who has it is no wish. */
export function isOfReader(line: string): boolean {
  return OF_READER.test(line.replace(/[\s:?!.…–—-]{1,6}$/u, ""));
}
