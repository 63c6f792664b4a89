import { formatsOf } from "../formats-of.ts";

export const formats = formatsOf("es-ES", {
  justNow: "Ahora mismo",
  recentlyPosted: "publicada hace poco",
  earlierToday: "hoy",
  unknownDate: "fecha desconocida",
  invalidDate: "fecha no válida",
});
