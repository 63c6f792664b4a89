import { once } from "../once.ts";
import { foldPlace } from "./world-cities.ts";

const NO_COUNTRIES = /^(EU|EZ|UN|QO|XA|XB|ZZ)$/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NAMED_IN = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];
const OTHER_NAMES = `US=usa,us of a,united states of america,u s,u s a,america,estados unidos,vereinigte staaten
GB=uk,u k,great britain,england,scotland,wales,northern ireland,gbr,britain
DE=deu,ger NL=nld,holland,the netherlands CZ=czech republic CH=che,schweiz suisse svizzera FR=fra ES=esp IT=ita
AE=uae,u a e IE=irl,republic of ireland KR=korea,south korea,republic of korea TR=turkey RU=russian federation
CA=can AU=aus BR=bra IN=ind PL=pol PT=prt AT=aut BE=bel SE=swe DK=dnk NO=nor FI=fin MX=mex SG=sgp NZ=nzl CN=prc
VN=viet nam TW=taiwan HK=hong kong MA=maroc PH=phl`;

const REGION_ROWS = `EMEA=emea,europe middle east and africa
APAC=apac,asia pacific,asia-pacific
LATAM=latam,latin america,latinoamerica,south america
Europe=europe,eu,european union,europa,eea,european economic area,europe wide
North America=north america,northern america,na
Americas=americas,amer
Asia=asia
Africa=africa
Middle East=middle east,mena
Nordics=nordics,scandinavia
DACH=dach
Oceania=oceania
Worldwide=worldwide,world wide,anywhere,anywhere in the world,global,globally,international,everywhere,weltweit`;

/** Leaves out codes of regions, tests, and countries that no longer exist. */
const countryCodes = once((): Set<string> => {
  const pairs = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code;
  return new Set(pairs.filter((code) => names.of(code) && !NO_COUNTRIES.test(code) && isOfToday(code)));
});

const countries = once((): Map<string, string> => {
  const byName = new Map<string, string>();
  for (const locale of NAMED_IN) {
    const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
    for (const code of countryCodes()) {
      const name = names.of(code);
      for (const spelled of name ? [name, name.replace("&", "and")] : []) {
        const folded = foldPlace(spelled);
        if (!byName.has(folded)) byName.set(folded, code);
      }
    }
  }
  for (const [, code = "", names = ""] of OTHER_NAMES.matchAll(/([A-Z]{2})=([^=]+)(?=\s[A-Z]{2}=|$|\n)/g)) {
    for (const name of names.split(",")) byName.set(foldPlace(name), code);
  }
  // Also a state of the United States.
  byName.delete("georgia");
  return byName;
});

const regions = new Map<string, string>();
for (const row of REGION_ROWS.split("\n")) {
  const [region = "", names = ""] = row.split("=");
  for (const name of names.split(",")) regions.set(foldPlace(name), region);
}

export function countryByName(name: string): string | null {
  return countries().get(foldPlace(name)) ?? null;
}

export function countryByCode(code: string): string | null {
  const upper = code.trim().toUpperCase();
  if (upper === "UK") return "GB";
  return countryCodes().has(upper) ? upper : null;
}

const englishNames = once(() => new Intl.DisplayNames(["en"], { type: "region" }));

export function countryName(code: string): string {
  return englishNames().of(code) ?? code;
}

export function worldRegion(name: string): string | null {
  return regions.get(foldPlace(name)) ?? null;
}
