import { anyOf } from "../../../any-of.ts";
import type { Told } from "../grammar.ts";
import { ofPerson } from "./duties.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  atender: "atiendo",
  servir: "sirvo",
  hacer: "hago",
  mantener: "mantengo",
  poner: "pongo",
  dirigir: "dirijo",
  resolver: "resuelvo",
  introducir: "introduzco",
  conducir: "conduzco",
  producir: "produzco",
  traducir: "traduzco",
  construir: "construyo",
  distribuir: "distribuyo",
  recoger: "recojo",
  medir: "mido",
  cerrar: "cierro",
  probar: "pruebo",
  contar: "cuento",
  regar: "riego",
  fregar: "friego",
  sembrar: "siembro",
  mostrar: "muestro",
  soldar: "sueldo",
  calentar: "caliento",
  acostar: "acuesto",
  enviar: "envío",
  evaluar: "evalúo",
  actuar: "actúo",
  ampliar: "amplío",
};
const REGULAR = new RegExp(
  `^(?:\\p{Ll}{2,20}ar|${anyOf(
    "vender recibir repartir cumplir asistir responder barrer coser leer escribir imprimir transmitir suplir debatir",
  )})$`,
  "u",
);
/** "Dar", "estar" and what changes within its stem in ways not known here. */
const UNSAID = /^(?:dar|estar|andar|jugar|ser|ir)$|(?:egar|olgar|ezar|pensar|eber)$/u;
const GERUNDS: readonly [ending: RegExp, infinitives: readonly string[]][] = [
  [/ando$/u, ["ar"]],
  [/yendo$/u, ["ir", "er"]],
  [/iendo$/u, ["er", "ir"]],
];
const GERUND_STEMS: Readonly<Record<string, string>> = { sirviendo: "servir", midiendo: "medir" };
const NOUN = new RegExp(
  `^${anyOf("auxiliar taller hogar alquiler titular preescolar militar familiar mujer lugar bar celular dólar")}$`,
  "iu",
);
const GERUND = /^(?<verb>Yendo|\p{Lu}\p{Ll}+(?:ando|[iy]endo)) (?<rest>\S.*)$/u;
const INFINITIVE = /^(?<verb>\p{Lu}\p{Ll}+[aei]r) (?<rest>\S.*)$/u;
const NEXT = new RegExp(
  String.raw`(?<mark> [ye] |, )(?<verb>\p{Ll}{3,20}(?:[aei]r|ando|[iy]endo))` +
    String.raw`(?= (?:${anyOf(String.raw`el la los las un una a al en \d`)} |\p{Ll}+s(?: |$)))`,
  "gu",
);

/** What is done once: "Bajar la espera de 6 s a 2 s", "Migrar la API". */
const FROM_TO = /(?<!\p{L})del? (?:un )?\d[^,;]{0,30} al? (?:un )?\d/u;
const ONCE = new RegExp(
  `^(?:${anyOf("migrar implantar lanzar reorganizar rediseñar renovar informatizar digitalizar")}) (?:el|la|los|las|un|una) `,
  "u",
);
const PRETERITES: readonly [ending: RegExp, form: string][] = [
  [/ducir$/u, "duje"],
  [/car$/u, "qué"],
  [/gar$/u, "gué"],
  [/zar$/u, "cé"],
  [/ar$/u, "é"],
  [/[ei]r$/u, "í"],
];

function onceDone(infinitive: string): string {
  const [ending, form] = PRETERITES.find(([pattern]) => pattern.test(infinitive)) ?? [/$/u, ""];
  return infinitive.replace(ending, form);
}

type Forms = { now: string; usual: string };

function formsOf(infinitive: string): Forms | null {
  if (UNSAID.test(infinitive) && IRREGULAR[infinitive] === undefined) return null;
  const stem = infinitive.slice(0, -2);
  const now = IRREGULAR[infinitive] ?? (REGULAR.test(infinitive) ? `${stem}o` : null);
  return now === null ? null : { now, usual: `${stem}${infinitive.endsWith("ar") ? "aba" : "ía"}` };
}

function infinitiveOf(verb: string): string | null {
  if (/[aei]r$/u.test(verb)) return verb;
  const own = GERUND_STEMS[verb];
  if (own !== undefined) return own;
  const [ending, kinds = []] = GERUNDS.find(([pattern]) => pattern.test(verb)) ?? [];
  if (ending === undefined) return null;
  return kinds.map((kind) => verb.replace(ending, kind)).find((one) => formsOf(one) !== null) ?? null;
}

function deedOf(verb: string, isCurrent: boolean): string | null {
  const infinitive = infinitiveOf(verb);
  const forms = infinitive === null ? null : formsOf(infinitive);
  return forms && (isCurrent ? forms.now : forms.usual);
}

/** Whether a line begins with a gerund: "Atiendo a" only looks like one. */
export function isGerundAlone(text: string): boolean {
  const { verb = "" } = GERUND.exec(text)?.groups ?? {};
  return verb !== "" && !Object.values(IRREGULAR).includes(verb.toLowerCase());
}

/** "Administrando la medicación" and "Administrar ..." as "administro la medicación"; null for other lines. */
export function toldAsInfinitive(text: string, isCurrent: boolean): Told | null {
  const isGerund = isGerundAlone(text);
  const { verb = "", rest = "" } = (isGerund ? GERUND : INFINITIVE).exec(text)?.groups ?? {};
  if (verb === "" || NOUN.test(verb) || /^del? /u.test(rest) || /^(?:Cuando|Siendo|Habiendo) /u.test(text)) return null;
  const isOnce =
    !isGerund && (FROM_TO.test(rest) || ONCE.test(`${verb.toLowerCase()} ${rest}`)) && !NEXT.test(` ${rest}`);
  if (isOnce) return ofPerson(`${onceDone(verb.toLowerCase())} ${rest}`);
  const first = deedOf(verb.toLowerCase(), isCurrent);
  let isWhole = first !== null;
  const others = ` ${rest}`.replace(NEXT, (_all, mark: string, next: string) => {
    const said = deedOf(next, isCurrent);
    isWhole &&= said !== null;
    return `${mark}${said ?? next}`;
  });
  return isWhole ? ofPerson(`${first}${others}`) : null;
}
