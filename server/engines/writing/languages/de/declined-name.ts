import { anyOf } from "../../../any-of.ts";

/** "Evangelischer Kirchenkreis", "Städtisches Klinikum" and "Badische Stiftung" are declined, and "Badische Öl AG" as well. */
const ADJECTIVE = String.raw`(?:\p{Lu}\p{Ll}{2,}(?:isch|lich|ig|iv)|${anyOf(
  "Allgemein Ambulant Stationär Mobil Sozial Regional International Kommunal Zentral Vereinigt Deutsch Rot Frei Neu",
)})`;
const DECLINED = new RegExp(
  String.raw`^(?<begin>${ADJECTIVE})(?<ending>e[rs]?) (?<second>${ADJECTIVE}\k<ending> )?(?<rest>\p{Lu}\p{Ll}.*)$`,
  "u",
);
const COMPANY = / (?:GmbH|gGmbH|AG|KG|OHG|UG|eG)$/u;
const PUBLIC = anyOf(
  "\\p{L}*[Hh]ilfe \\p{L}*[Ss]tiftung \\p{L}*[Pp]flege \\p{L}*[Bb]ank Diakonie Caritas \\p{L}*[Ss]tation \\p{L}*[Kk]linik",
  "\\p{L}*[Kk]linikum \\p{L}*[Kk]rankenhaus \\p{L}*[Ww]erk \\p{L}*stift \\p{L}*[Hh]eim \\p{L}*[Vv]erein \\p{L}*[Vv]erband \\p{L}*[Hh]aus",
);
const OF_PUBLIC = new RegExp(`^\\p{Lu}\\p{Ll}+e[rs]? (?:\\p{Lu}\\p{Ll}+e[rs]? )?${PUBLIC}(?!\\p{L})`, "u");

/** A name that begins with an adjective as it stands behind "bei", and the ending it had; null for any other name. */
export function declinedName(name: string): { name: string; ending: string } | null {
  const bare = OF_PUBLIC.test(name) ? name.replace(COMPANY, "") : name;
  const { begin, ending, second = "", rest } = DECLINED.exec(bare)?.groups ?? {};
  if (!begin || !ending || !rest || (COMPANY.test(bare) && ending !== "e")) return null;
  return { name: `${begin}en ${second.replace(/e[rs]? $/u, "en ")}${rest}`, ending };
}
