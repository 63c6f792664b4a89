import { anyOf } from "../../any-of.ts";

const WOMEN = new RegExp(
  `^${anyOf("Carmen Isabel Raquel Pilar Mercedes Beatriz Inés Dolores Luz Rocío Consuelo Rosario Belén Ruth Ester Amparo Socorro Abril Jazmín Leonor Noemí Maribel Soledad")}$`,
  "u",
);
const MEN = new RegExp(
  `^${anyOf(
    "Juan José Luis Carlos Manuel Miguel Ángel Javier Daniel David Jorge Andrés Jesús Martín Víctor Rubén Adrián Iván Óscar",
    "Ramón Gabriel Raúl Joaquín Tomás Agustín Felipe Jaime Enrique Vicente Héctor César Julián Germán Borja Rafael Samuel",
    "Joel Nicolás Matías Sebastián Fabián Cristian Christian Simón Ismael Félix Salvador Esteban Vicente Jerónimo",
  )}$`,
  "u",
);

/** Whether a Spanish first name is a woman's or a man's; null where its ending does not tell. */
export function genderOfName(name: string): "woman" | "man" | null {
  const [first = ""] = name.split(" ");
  if (WOMEN.test(first)) return "woman";
  if (MEN.test(first)) return "man";
  return /^\p{Lu}\p{Ll}+a$/u.test(first) ? "woman" : /^\p{Lu}\p{Ll}+o$/u.test(first) ? "man" : null;
}
