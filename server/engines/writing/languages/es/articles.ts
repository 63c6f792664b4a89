import { anyOf } from "../../../any-of.ts";

const whole = (...words: string[]) => new RegExp(`^${anyOf(...words)}$`, "u");
const FEMININE_WORDS = whole(
  "clase llave base fase noche calle sede serie nave red merma norma forma plataforma firma alarma toma suma línea tarea",
  "mentoría higiene orden órden sucursal señal labor web catenaria limpieza central gente ese parte cadena agenda idea asamblea tramitación",
);
const MASCULINE_WORDS = whole(
  "día mapa sistema programa problema tema idioma planograma organigrama cronograma esquema clima guardarropa",
  "ticket scrap análisis check-in check-out marketing merchandising picking packing reporting coaching stock taller plan bar menú club control rol",
);
const STRESSED_A = whole("acta alta área aula agua arma");
const FEMININE = /(?:ión|dad|tad|tud|[^m]a|is)$/u;
const MASCULINE = /(?:o|or|aje|al|e|ón|án|én|[^s]is)$/u;

const WORK_ENDING = /(?:ción|sión|stión|miento|aje|ería|ografía)$/u;
const WORK_WORDS = whole(
  "inventario pedido caja escaparate cuidado apertura cierre carga descarga centralita agenda archivo registro clase",
  "correspondencia guardia turno pintura poda riego limpieza soporte manejo control cobro pago venta compra reserva visita",
  "cuadre traspaso campaña retirada check-in check-out auditoría nómina contabilidad almacén stock taller tutoría mudanza reparto entrega envío etiquetado",
  "cocina plancha barra sala servicio menú costura corte cura vacuna informe acta presupuesto seguimiento trámite higiene",
  "horno obrador logística lavado cultivo siembra cosecha soldadura mecanizado análisis diseño desarrollo estudio ensayo",
  "marketing merchandising picking packing reporting puesta receta lectura trazabilidad toma ronda charla revista",
  "aseo arreglo cambio vigilancia recogida aviso plan manicura pedicura tratamiento corte envasado empaquetado planchado",
  "fregado alicatado enlucido cableado paletizado lijado barnizado encofrado hormigonado replanteo replante embalado asesoría",
  "cálculo cobertura consulta remito depósito balanceo captura cuadrante alarmado tala desbroce simulación obra despacho trato uso conciliación color mecha peinado tinte barba factura ficha albarán apoyo acompañamiento adaptaciones ensamblado pulido cobranza triaje dictado suplencia",
);
const NO_WORK = whole(
  "comisión sección dirección asociación fundación institución estación habitación reunión excursión profesión comunicación formación instrucción titulación educación situación motivación vacación jubilación finalización duración función",
  "alimentación promoción aprendizaje dedicación adaptación implicación hostelería ingeniería relación profesión",
);

/** Whether a noun names work, alone or several of it. */
export function isWork(noun: string): boolean {
  const one = singularOf(noun.toLowerCase());
  if (/^(?:partes|altas|bajas|adaptaciones|formaciones)$/iu.test(noun)) return true;
  return !NO_WORK.test(one) && (WORK_WORDS.test(one) || WORK_ENDING.test(one));
}

export type Thing = { article: "el" | "la" | "los" | "las"; isPlural: boolean };

function singularOf(word: string): string {
  if (/iones$/u.test(word)) return word.replace(/iones$/u, "ión");
  if (/(?:dades|tades|ores|ales|ajes|edes|ines|anes|eles|ares)$/u.test(word))
    return /ajes$/u.test(word) ? word.slice(0, -1) : word.slice(0, -2);
  return word.replace(/(?<=[aeoú])s$/u, "");
}

/** The article of a noun, by its ending; null where it is not certain. */
export function articleOf(noun: string): Thing | null {
  const word = noun.toLowerCase();
  const one = singularOf(word);
  const isPlural = one !== word;
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(word)) return null;
  const isFeminine = FEMININE_WORDS.test(one) || (FEMININE.test(one) && !MASCULINE_WORDS.test(one));
  if (isFeminine && STRESSED_A.test(word)) return { article: "el", isPlural };
  if (isFeminine) return { article: isPlural ? "las" : "la", isPlural };
  if (!MASCULINE_WORDS.test(one) && !MASCULINE.test(one)) return null;
  return { article: isPlural ? "los" : "el", isPlural };
}

/** "gestión de nóminas" as "la gestión de nóminas". */
export function withArticle(phrase: string): string | null {
  if (/^partes de /u.test(phrase)) return `los ${phrase}`;
  const thing = articleOf(phrase.split(" ")[0] ?? "");
  return thing && `${thing.article} ${phrase}`;
}

export function andBefore(text: string): "y" | "e" {
  return /^h?i(?!e)/iu.test(text) ? "e" : "y";
}
