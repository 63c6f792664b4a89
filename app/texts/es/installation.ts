import type { Installation } from "../../../server/domain/installation.ts";
import type { Texts } from "../load-texts.ts";

const AND = new Intl.ListFormat("es", { type: "conjunction" });
const NUMBER = new Intl.NumberFormat("es");
const NAMED_SOURCES = 3;

const grouped = (count: number) => NUMBER.format(count);

const AT_REST: Record<Installation["database"], string> = {
  embedded:
    "los datos están en un archivo de base de datos, en la carpeta de datos de quien la gestiona. El producto no los cifra: eso depende del disco en que se encuentran.",
  mongod:
    "los datos están en un servidor MongoDB de la misma máquina. El producto no los cifra: eso depende del disco en que se encuentran.",
  configured:
    "los datos están en una base MongoDB elegida por quien la gestiona. Solo esa persona puede decir si allí, y en sus copias de seguridad, están cifrados.",
};

const IN_TRANSIT = {
  https: "Las páginas y los archivos viajan por HTTPS, con la versión de TLS del servidor web de quien la gestiona.",
  http: "Las páginas y los archivos viajan por HTTP sencillo, dentro de la única máquina a la que sirve esta copia.",
};

function nameSources(sources: string[]): string {
  const others = sources.length - NAMED_SOURCES;
  const more = `${others} ${others === 1 ? "fuente más" : "fuentes más"}`;
  return AND.format([...sources.slice(0, NAMED_SOURCES), ...(others > 0 ? [more] : [])]);
}

function samplesOnly(samples: number, sources: string[]): string {
  const set =
    samples > 0
      ? `las ofertas de empleo son un conjunto de ejemplos propios, ${grouped(samples)} ofertas de todos los oficios y muchos lugares`
      : "todavía no hay ninguna oferta de empleo";
  return sources.length > 0
    ? `${set}. ${nameSources(sources)} ${sources.length === 1 ? "está conectado y no ha" : "están conectados y no han"} traído nada hasta ahora.`
    : `${set}. No hay ningún portal de empleo conectado.`;
}

export const installation = {
  inRelease: "En esta versión:",
  here: "En esta instalación:",
  protection: ({ database, isHttps }) => `${AT_REST[database]} ${IN_TRANSIT[isHttps ? "https" : "http"]}`,
  access: ({ isDemo }) =>
    isDemo
      ? "esto es una demostración: el inicio de sesión no pide contraseña, así que quien llegue a ella puede abrir cualquier cuenta. No introduzca nada que otros no deban ver."
      : null,
  sharing({ model, canPay, listings }) {
    const receivers = [
      ...(model?.host
        ? [`para escribir por usted, el texto que necesita una tarea se envía al modelo de lenguaje de ${model.host}`]
        : []),
      ...(canPay ? ["lo que necesita un pago va a PayPal"] : []),
      ...(listings && listings.others > 0
        ? ["los logotipos de las empresas se cargan de donde indican sus ofertas"]
        : []),
    ];
    return receivers.length === 0 ? null : `${receivers.join("; ")}.`;
  },
  writer({ model }) {
    if (!model)
      return "no hay ningún modelo de lenguaje conectado: todo se escribe mediante reglas, en la máquina en que funciona.";
    return model.host === null
      ? `los documentos los redacta el modelo de lenguaje ${model.name}, en la misma máquina.`
      : `los documentos los redacta el modelo de lenguaje ${model.name} de ${model.host}. El texto que necesita una tarea se le envía para esa tarea.`;
  },
  listings({ listings }) {
    if (!listings) return "en este momento no se puede decir cuántas ofertas de empleo hay.";
    const { samples, others, sources } = listings;
    if (others === 0) return samplesOnly(samples, sources);
    const from = sources.length > 0 ? ` de ${nameSources(sources)}` : ", aportadas a mano";
    const beside = samples > 0 ? ` y ${grouped(samples)} ejemplos propios` : "";
    return `${grouped(others)} ${others === 1 ? "oferta de empleo" : "ofertas de empleo"}${from}${beside}. La misma oferta de varios sitios se guarda como una sola.`;
  },
  arrival({ listings }) {
    if (!listings) return "en este momento no se puede decir qué portales de empleo se consultan.";
    if (listings.sources.length === 0)
      return "ningún portal de empleo se consulta por sí solo, así que solo llegan ofertas nuevas cuando las aporta quien la gestiona.";
    return `${nameSources(listings.sources)} ${listings.sources.length === 1 ? "se consulta" : "se consultan"} de nuevo cada pocas horas.`;
  },
  payment: ({ canPay }) => (canPay ? null : "no hay ningún pago conectado: los planes se pueden ver, pero no comprar."),
} satisfies Texts["installation"];
