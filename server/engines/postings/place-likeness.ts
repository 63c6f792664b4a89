import { anyOf } from "../any-of.ts";
import type { PostingPlace } from "../../domain/posting.ts";
import { isSlip } from "./spelling.ts";
import { foldPlace, worldCity } from "../places/world-cities.ts";

/** A place as places are compared; empty = not told. */
export type PlaceLikeness = { city: string; beside: string; region: string; country: string; street: string };

const STREET_WORDS = 2; // "1200 Elm Street" and "1200 Elm St., Floor 3" are one house
/** With these a town is told by what lies around it. */
const AROUND_TOWN = new RegExp(
  String.raw`\b(?:${anyOf(
    "greater central downtown inner metro metropolitan area region city center centre raum umgebung hq headquarters",
    "office hybrid",
  )}|and surroundings|und umgebung|et environs|y alrededores)\b`,
  "g",
);

/** "New Columbus" is no part of Columbus, as "Greater Boston" is of Boston. */
const OTHER_TOWN = /^(new|fort|port|mount|lake|old|north|south|east|west)\b/;

/** What lies beside a town tells it from others of its name: "Frankfurt (Oder)", "Neustadt an der Weinstraße". */
const BESIDE = new Set(
  `oder main saale westfalen weinstrasse holstein neckar rhein donau elbe ruhr havel spree aisch waldnaab orla dosse mosel
  lahn inn isar lech weser allgau schwarzwald taunus odenwald eifel harz sieg rubenberge coburg glewe kulm wied fils
  seine loire marne rhone saone oise garonne mer thames tyne trent avon tees humber henares jucar ebro tajo`.split(
    /\s+/,
  ),
);
/** "Frankfurt a. M." and "Frankfurt a.M." */
const BESIDE_THE_MAIN = / a ?m$/;

/** Words behind the town alone: the first may be the town itself. */
function besideIn(text: string): string {
  const [, ...words] = foldPlace(text.replaceAll("ß", "ss")).replace(BESIDE_THE_MAIN, " main").split(" ");
  return words.find((word) => BESIDE.has(word)) ?? "";
}

/** "Hamburg-Altona" and "Lyon 3e" are parts of a town; elsewhere a hyphen joins the names of other towns. */
const HYPHENED_PARTS = new Set(["DE", "AT", "CH"]);
const NUMBERED_PART = /^(\p{L}[\p{L} .'’-]{2,40}) (\p{L}{0,2}\d{1,2}\p{L}{0,3})$/u;

function partsOfTown(city: string, country: string | null): { town: string; part: string } {
  const whole = { town: city, part: "" };
  const [, numbered = "", number = ""] = NUMBERED_PART.exec(city) ?? [];
  if (numbered !== "") return { town: numbered, part: number };
  const [town = "", part = "", ...more] = city.split("-");
  const isPart = HYPHENED_PARTS.has(country ?? "") && part.length > 1 && more.length === 0;
  return isPart && worldCity(town) && !worldCity(city) ? { town, part } : whole;
}

function townIn(text: string): string {
  const all = foldPlace(text);
  const town = all.replace(AROUND_TOWN, " ").replace(/\s+/g, " ").trim();
  return town === "" ? all : town;
}

export function readPlaceLikeness({ text, city, region, country, street }: PostingPlace): PlaceLikeness {
  const isUnclear = city === null && region === null && country === null;
  const named = OTHER_TOWN.exec(foldPlace(text))?.[0] ?? "";
  const { town, part } = partsOfTown(city ?? "", country);
  const key = city === null ? (isUnclear ? townIn(text) : "") : foldPlace(worldCity(town)?.name ?? town);
  return {
    beside: besideIn(text) || foldPlace(part),
    city: named !== "" && key !== "" && !key.startsWith(named) ? `${named} ${key}` : key,
    street: foldPlace(street ?? "")
      .split(" ", STREET_WORDS)
      .join(" "),
    region: foldPlace(region ?? ""),
    country: foldPlace(country ?? ""),
  };
}

const areAtOdds = (one: string, other: string) => one !== "" && other !== "" && one !== other;
const LEAST_MISSPELLED = 7;
const areTownsAtOdds = (one: string, other: string) =>
  areAtOdds(one, other) && !(Math.min(one.length, other.length) >= LEAST_MISSPELLED && isSlip(one, other));
/** Regions are told in too many ways to be compared, states of America aside. */
const isState = ({ region, country }: PlaceLikeness) => country === "us" && region.length === 2;

function comparePair(a: PlaceLikeness, b: PlaceLikeness): "same" | "open" | "other" {
  if (
    areTownsAtOdds(a.city, b.city) ||
    areAtOdds(a.beside, b.beside) ||
    areAtOdds(a.country, b.country) ||
    areAtOdds(a.street, b.street)
  )
    return "other";
  const areWide = a.city === "" && b.city === "";
  if ((areWide || (isState(a) && isState(b))) && areAtOdds(a.region, b.region)) return "other";
  return (a.city === "") === (b.city === "") ? "same" : "open";
}

/** "open" where one of them tells none, or only the country or state of the other's city. */
export function comparePlaces(a: readonly PlaceLikeness[], b: readonly PlaceLikeness[]): "same" | "open" | "other" {
  if (a.length === 0 || b.length === 0) return "open";
  const pairs = new Set(a.flatMap((one) => b.map((other) => comparePair(one, other))));
  return pairs.has("same") ? "same" : pairs.has("open") ? "open" : "other";
}
