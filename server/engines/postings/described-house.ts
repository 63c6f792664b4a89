import { anyOf } from "../any-of.ts";

const PRAISED = anyOf(
  "[Ii]mportante [Rr]econocid[ao] [Pp]restigios[ao] [Ll]eading [Gg]rowing [Rr]eputable [Rr]enowned [Mm]id-sized [Ff]amily-owned",
  "[Mm]ittelständische[rs]? [Ff]ührende[rs]? [Nn]amhafte[rs]? [Rr]enommierte[rs]? [Ff]amiliengeführte[rs]?",
);
const KIND = anyOf(
  "[Ee]mpresa [Cc]ompañía [Mm]ultinacional [Ff]ábrica [Ee]ntreprise [Ss]ociété PME [Cc]ompany [Ff]irm [Mm]anufacturer",
  "[Bb]usiness [Ee]mployer [Uu]nternehmen [Bb]etrieb [Kk]onzern \\p{Lu}\\p{Ll}{2,14}unternehmen",
);
const OF_BRANCH = String.raw` \p{Lu}\p{Ll}{2,20}(?:branche|industrie|sektor|handel|bau)`;
const DESCRIPTION = new RegExp(
  String.raw`^(?:(?:[Oo]ur|[Uu]nser|[Nn]otre|[Nn]uestro) (?:[Cc]lient|[Kk]unde|[Cc]liente)(?!\p{L}).*|${PRAISED}|${PRAISED}(?: \S{1,24}){0,2} (?:${KIND}|[Gg]rupo)(?: .{1,80})?` +
    String.raw`|${KIND}(?: (?:\p{Ll}|\d)\S{0,24}){1,10}(?:${OF_BRANCH})?)$`,
  "u",
);

/** Whether what stands where a name does only says what kind of house it is: "Empresa de alimentos". */
export function isDescription(name: string): boolean {
  return DESCRIPTION.test(name);
}
