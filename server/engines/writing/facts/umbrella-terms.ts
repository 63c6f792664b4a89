import { anyOf } from "../../any-of.ts";
import { foldText } from "../evidence/sources.ts";
import { kinshipOf } from "../evidence/meaning/wordnet.ts";

const ADOBE = "photoshop indesign illustrator premiere after\\seffects lightroom acrobat";

/** What nobody knows without knowing the first: Git is version control, and who writes React writes JavaScript. */
const WITHIN: readonly (readonly [term: RegExp, member: RegExp])[] = [
  [/^(?:version|source) control/iu, names("git github gitlab bitbucket svn subversion mercurial perforce tfs")],
  [/^(?:javascript|java ?script)$/iu, names("typescript react angular vue node jquery next ember svelte")],
  [/^(?:html|css|html5|css3)$/iu, names("react angular vue sass less tailwind bootstrap wordpress svelte")],
  [/^rest(?:ful)?(?: apis?| web services?)?$/iu, names("fastapi django flask express spring openapi swagger")],
  [/^(?:sql|relational databases?)$/iu, names("postgresql postgres mysql sqlite oracle mariadb t-sql pl/sql")],
  [/^(?:nosql(?: databases?)?)$/iu, names("mongodb cassandra dynamodb couchbase redis")],
  [/^cloud(?: (?:computing|platforms?|services?))?$/iu, names("aws azure gcp ec2 lambda")],
  [/^(?:containers?|containeri[sz]ation)$/iu, names("docker kubernetes podman")],
  [/^adobe (?:creative (?:suite|cloud)|cc|suite)|^creative (?:suite|cloud)$/iu, names(ADOBE)],
  [/^(?:(?:microsoft|ms) office|office 365|microsoft 365)(?: suite)?$/iu, names("word excel powerpoint outlook")],
  [/^google (?:workspace|suite|apps)$|^g suite$/iu, names("google\\s(?:docs|sheets|drive|slides) gmail")],
  [/^spreadsheets?$/iu, names("excel google\\ssheets calc")],
  [/^(?:accounting|bookkeeping) (?:software|programs?)$/iu, names("quickbooks xero sage datev peachtree netsuite")],
  [/^[“„«]?(?:us )?gaap(?: knowledge)?[“”»]?$/iu, names("cpa")],
  [/^hgb$/iu, /Jahresabschl|Bilanzbuchhalt|Konzernabschl/iu],
];

function names(all: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${anyOf(all)}(?:\.?js)?(?![\p{L}\d])`, "iu");
}

const SHORTEST = 5; // letters: short words have too many senses

/** Whether lines name something of the kind that a term is the name of, as "micrometers" are measuring instruments. */
export function namesOneOf(term: string, lines: readonly string[]): boolean {
  const text = lines.join("\n");
  if (WITHIN.some(([umbrella, member]) => umbrella.test(term) && member.test(text))) return true;
  const words = foldText(term).split(" ");
  if (words.length !== 2) return false;
  const kind = `${words[0]}_${(words[1] ?? "").replace(/s$/u, "")}`;
  const known = new Set(foldText(text).split(" "));
  return [...known].some((word) => word.length >= SHORTEST && kinshipOf(kind, word) === "above");
}
