import { upperFirst } from "../../skill-names.ts";
import { ofThing } from "../of-thing.ts";
import type { Told } from "../grammar.ts";
import { articleOf } from "./articles.ts";

const WENT = new RegExp(
  [
    String.raw`^(?<how>Subida|Bajada|Descenso|Crecimiento|Caída) (?<of>del?(?: la| los| las)?) `,
    String.raw`(?<thing>[\p{L}][\p{L}\d ]{2,50}?) (?<much>(?:del?|en un|un) \d.*)$`,
  ].join(""),
  "u",
);
const VERBS: Readonly<Record<string, [one: string, several: string]>> = {
  Subida: ["subió", "subieron"],
  Bajada: ["bajó", "bajaron"],
  Descenso: ["bajó", "bajaron"],
  Crecimiento: ["creció", "crecieron"],
  Caída: ["cayó", "cayeron"],
};

/** "Subida de la valoración de 8,1 a 8,8": it rose, and who did it is not said. */
export function toldAsWent(text: string): Told | null {
  const { how = "", of = "", thing = "", much = "" } = WENT.exec(text)?.groups ?? {};
  const [one, several] = VERBS[how] ?? [];
  if (one === undefined) return null;
  const bare = articleOf(thing.split(" ")[0] ?? "")?.article;
  const article = of === "del" ? "el" : of === "de" ? bare : of.slice("de ".length);
  if (article === undefined) return null;
  const isMany = article.endsWith("s");
  const said = `${article} ${thing}`;
  const sentence = upperFirst(`${said} ${isMany ? several : one} ${much}`);
  return ofThing(sentence);
}
