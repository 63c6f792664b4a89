import { expect, test } from "vitest";
import { milesBetween } from "../../domain/distance.ts";
import { findPlace } from "./find-place.ts";

test.each([
  ["Hull, UK", 53.7, -0.3],
  ["Stoke-on-Trent", 53, -2.2],
  ["DE6 1AA Derby", 52.9, -1.5],
  ["24937 Flensburg", 54.8, 9.4],
  ["München", 48.1, 11.6],
  ["Munich, Germany", 48.1, 11.6],
  ["Hamburg-Altona", 53.6, 10],
  ["Rezé - 44", 47.2, -1.5],
  ["Granada, Andalucía, España", 37.2, -3.6],
  ["Hamilton, ON", 43.3, -79.9],
  ["Newcastle NSW", -32.9, 151.8],
  ["Denver, CO", 39.7, -105],
  ["Berlin, DE", 52.5, 13.4],
  ["Amsterdam, NL", 52.4, 4.9],
  ["Toronto, CA", 43.7, -79.4],
  ["Wilmington, DE", 39.7, -75.5],
  ["Paris", 48.9, 2.4],
  ["Boston, Lincolnshire, UK", 53, 0],
])("JM-12 %s lies at %d, %d", (text, latitude, longitude) => {
  const place = findPlace(text);
  expect(place?.city).toEqual(expect.any(String));
  expect(milesBetween(place!, { latitude, longitude })).toBeLessThan(12);
});

test.each(["Remote", "Germany", "Anywhere", "Paris, TX", "Dublin, CA", ""])(
  "%j names no town that a table holds",
  (text) => {
    expect(findPlace(text)?.city ?? null).toBeNull();
  },
);
