import type { AccountView } from "../../server/account/find-account.ts";
import { LANGUAGES, type Language } from "../../server/domain/language.ts";
import { type Catalogue, catalogueOf, sayFrom } from "../../server/domain/catalogue.ts";

/** Apart from all other sentences: `{browser} on {system}` fits too many of them. In the order de, fr, es. */
const SAID: Record<string, [de: string, fr: string, es: string]> = {
  "{browser} on {system}": ["{browser} unter {system}", "{browser} sous {system}", "{browser} en {system}"],
  "Another program": ["Ein anderes Programm", "Un autre programme", "Otro programa"],
  "this machine": ["dieser Rechner", "cette machine", "este equipo"],
  "network {address}": ["Netz {address}", "réseau {address}", "red {address}"],
  "an unknown network": ["ein unbekanntes Netz", "un réseau inconnu", "una red desconocida"],
  "Demo sign-in": ["Demo-Anmeldung", "Connexion de démonstration", "Acceso de demostración"],
  "E-mail and password": ["E-Mail und Passwort", "E-mail et mot de passe", "Correo y contraseña"],
  Passkey: ["Passkey", "Clé d’accès", "Llave de acceso"],
  "Passkey, or e-mail and password": [
    "Passkey, oder E-Mail und Passwort",
    "Clé d’accès, ou e-mail et mot de passe",
    "Llave de acceso, o correo y contraseña",
  ],
};

const CATALOGUES = new Map<Language, Catalogue>(
  LANGUAGES.slice(1).map((language, at) => [
    language,
    catalogueOf(Object.fromEntries(Object.entries(SAID).map(([english, said]) => [english, said[at] ?? english]))),
  ]),
);

type SignedIn = Pick<AccountView, "signInBy" | "signIns">;

/** By what and where somebody is signed in, in the visitor's language; the name of a provider stays. */
export function saySignInsIn<Account extends SignedIn>(language: Language, account: Account): Account {
  const catalogue = CATALOGUES.get(language);
  if (!catalogue) return account;
  const say = (english: string) => sayFrom(catalogue, english);
  return {
    ...account,
    signInBy: say(account.signInBy),
    signIns: account.signIns.map((signIn) => ({ ...signIn, device: say(signIn.device), place: say(signIn.place) })),
  };
}
