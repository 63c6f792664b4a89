import { readFileSync } from "node:fs";
import { pick, seededChance } from "../invented-postings.ts";
import type { Advert, Block, Town } from "./advert.ts";
import { someOf } from "./invent-job.ts";
import type { Chance } from "./pair-ways.ts";

type Kind = NonNullable<Block["kind"]>;
type Trade = { language: string; title: string; sub: string[]; work: string[]; needs: string[] };
type Boilerplate = { headings: Record<Kind, string>; about: string[]; offer: string[]; legal: string[] };

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const TRADES: Trade[] = read("trades-third.json");
const BOILERPLATE: Record<string, Boilerplate> = read("boilerplate-third.json");

const towns = (country: string, list: string): Town[] =>
  list.split(";").map((line) => {
    const [city = "", region = "", code = ""] = line.split("|");
    return { city, region, code, country };
  });
export const TOWNS: Record<string, Town[]> = {
  en: [
    ...towns("United States", "Milwaukee|Wisconsin|WI;Tucson|Arizona|AZ;Baltimore|Maryland|MD;St. Louis|Missouri|MO"),
    ...towns("United States", "San Diego|California|CA;Pittsburgh|Pennsylvania|PA;Salt Lake City|Utah|UT"),
    ...towns("United Kingdom", "Leeds|England|;Glasgow|Scotland|;Bristol|England|"),
    ...towns("Canada", "Calgary|Alberta|AB;Ottawa|Ontario|ON"),
  ],
  de: towns(
    "Germany",
    "Nürnberg|Bayern|;Düsseldorf|Nordrhein-Westfalen|;Leipzig|Sachsen|;Stuttgart|Baden-Württemberg|",
  ),
  fr: towns("France", "Toulouse|Occitanie|;Lille|Hauts-de-France|;Rennes|Bretagne|"),
  es: towns("Spain", "Zaragoza|Aragón|;Málaga|Andalucía|;Valencia|Comunidad Valenciana|"),
};

const ROOTS = "Ambrose,Birchall,Cullingham,Drayton,Eastleigh,Fairweather,Grimsby,Holloway,Ivarsson,Jernigan".split(",");
const MORE_ROOTS = "Kowalczyk,Lancelot,Merriweather,Norwood,Oldenburg,Pettigrew,Rasmussen,Silverman,Tennyson".split(
  ",",
);
const ENDS = "Group,Partners,Medical Center,Works,Brothers,Industries,Foods,Technologies,Trust,Systems,Services".split(
  ",",
);

export function inventName(chance: Chance): string {
  const roots = [...ROOTS, ...MORE_ROOTS];
  const [one, two] = [pick(chance, roots), pick(chance, roots)];
  return `${pick(chance, [one, `${one} & ${two}`, `${one}-${two}`, `${one} ${two}`])} ${pick(chance, ENDS)}`;
}

/** The parts of an advert that all jobs of an employer share, in one of its languages. */
export function boilerplateIn(
  language: string,
  name: string,
  chance: Chance,
): Record<"about" | "offer" | "legal", Block> {
  const told = BOILERPLATE[language];
  if (!told) throw new Error(`No boilerplate in ${language}`);
  const ofName = seededChance([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0);
  const [year, count, cities] = [1890 + ofName() * 120, 60 + ofName() * 8_000, 3 + ofName() * 60].map(Math.floor);
  const fill = (line: string) =>
    line
      .replaceAll("NAME", name)
      .replace("YEAR", String(year))
      .replace("COUNT", String(count))
      .replace("CITIES", String(cities));
  const block = (kind: "about" | "offer" | "legal", lines: string[]) => ({
    kind,
    heading: fill(told.headings[kind]),
    lines,
  });
  return {
    about: block("about", [fill(pick(chance, told.about))]),
    offer: block("offer", someOf(chance, told.offer, 4)),
    legal: block("legal", [fill(pick(chance, told.legal))]),
  };
}

export function inventAdvert(chance: Chance, over: { language?: string; company?: string; town?: Town } = {}): Advert {
  const trade = pick(
    chance,
    TRADES.filter(({ language }) => !over.language || language === over.language),
  );
  const { language, title, sub } = trade;
  const company = over.company ?? inventName(chance);
  const { about, offer, legal } = boilerplateIn(language, company, chance);
  const headings = BOILERPLATE[language]?.headings;
  const work: Block = { kind: "work", heading: headings?.work ?? "", lines: someOf(chance, trade.work, 5) };
  const needs: Block = { kind: "needs", heading: headings?.needs ?? "", lines: someOf(chance, trade.needs, 4) };
  const town = over.town ?? pick(chance, TOWNS[language] ?? []);
  return { language, title, company, town, subjects: sub, blocks: [about, work, needs, offer, legal] };
}
