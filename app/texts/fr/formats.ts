import { formatsOf } from "../formats-of.ts";

export const formats = formatsOf("fr-FR", {
  justNow: "À l’instant",
  recentlyPosted: "publiée récemment",
  earlierToday: "plus tôt aujourd’hui",
  unknownDate: "date inconnue",
  invalidDate: "date non valide",
});
