/** "Evangelischer Kirchenkreis", "Städtisches Klinikum" and "Badische Stiftung" are declined; "Badische Öl AG" is not. */
const DECLINED = /^(?<begin>\p{Lu}\p{Ll}{3,}(?:isch|lich|ig))(?<ending>e[rs]?) (?<rest>\p{Lu}\p{Ll}.*)$/u;
const COMPANY = / (?:GmbH|gGmbH|AG|KG|OHG|UG|eG)$/u;

/** A name that begins with an adjective as it stands behind "bei", and the ending it had; null for any other name. */
export function declinedName(name: string): { name: string; ending: string } | null {
  const { begin, ending, rest } = DECLINED.exec(name)?.groups ?? {};
  if (!begin || !ending || !rest || COMPANY.test(name)) return null;
  return { name: `${begin}en ${rest}`, ending };
}
