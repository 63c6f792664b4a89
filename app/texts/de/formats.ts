import { formatsOf } from "../formats-of.ts";

export const formats = formatsOf("de-DE", {
  justNow: "Gerade eben",
  recentlyPosted: "vor Kurzem veröffentlicht",
  earlierToday: "heute",
  unknownDate: "Datum unbekannt",
  invalidDate: "ungültiges Datum",
});
