import { foldPlace } from "../places/world-cities.ts";

export const MONTHS: ReadonlySet<string> = new Set(
  foldPlace(
    "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october " +
      "november december januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août " +
      "septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre noviembre diciembre",
  ).split(" "),
);
