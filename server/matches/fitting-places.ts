import { milesBetween } from "../domain/distance.ts";
import { findPlace } from "../engines/places/find-place.ts";
import { readPlaces } from "../engines/places/read-places.ts";

function fold(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return ` ${plain
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim()} `;
}

/** Whether the place is one whose distance is known; else `within` says nothing, and names decide. */
export function isMeasured(asked: string): boolean {
  return Boolean(findPlace(asked)?.city);
}

const isAmerican = (text: string) => readPlaces([text]).places[0]?.country === "US";

/** A country, or a city of it that no table holds. */
function fitsAbroad(asked: string): (text: string) => boolean {
  const wanted = readPlaces([asked]).places[0];
  return (text) =>
    readPlaces([text]).places.some(
      ({ city, country }) => country === wanted?.country && (wanted?.city == null || city === wanted.city),
    );
}

function fitsAsked(asked: string, withinMiles: number): (text: string) => boolean {
  const home = findPlace(asked);
  if (home?.city) {
    return (text) => {
      const place = findPlace(text);
      return place !== null && milesBetween(home, place) <= withinMiles;
    };
  }
  if (home) return (text) => findPlace(text)?.state === home.state;
  if (isAmerican(asked)) return (text) => findPlace(text)?.state != null;
  if (readPlaces([asked]).places[0]?.country) return fitsAbroad(asked);
  const words = fold(asked);
  return (text) => fold(text).includes(words);
}

/** Which of the places lie within the miles of the one asked for, or in it where it is a state; else by name. */
export function fittingPlaces(asked: string, withinMiles: number, places: readonly string[]): string[] {
  return places.filter(fitsAsked(asked, withinMiles));
}
