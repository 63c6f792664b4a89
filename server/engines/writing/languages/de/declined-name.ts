import { anyOf } from "../../../any-of.ts";

/** "Evangelischer Kirchenkreis", "Städtisches Klinikum" and "Badische Stiftung" are declined; "Badische Öl AG" is not. */
const ADJECTIVE = String.raw`(?:\p{Lu}\p{Ll}{3,}(?:isch|lich|ig|iv)|${anyOf(
  "Allgemein Ambulant Stationär Mobil Sozial Regional International Kommunal Zentral Vereinigt Deutsch Rot Frei Neu",
)})`;
const DECLINED = new RegExp(
  String.raw`^(?<begin>${ADJECTIVE})(?<ending>e[rs]?) (?<second>${ADJECTIVE}\k<ending> )?(?<rest>\p{Lu}\p{Ll}.*)$`,
  "u",
);
const COMPANY = / (?:GmbH|gGmbH|AG|KG|OHG|UG|eG)$/u;

/** A name that begins with an adjective as it stands behind "bei", and the ending it had; null for any other name. */
export function declinedName(name: string): { name: string; ending: string } | null {
  const { begin, ending, second = "", rest } = DECLINED.exec(name)?.groups ?? {};
  if (!begin || !ending || !rest || COMPANY.test(name)) return null;
  return { name: `${begin}en ${second.replace(/e[rs]? $/u, "en ")}${rest}`, ending };
}
