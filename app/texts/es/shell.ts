import type { Texts } from "../load-texts.ts";

export const shell = {
  skipToContent: "Ir al contenido",
  main: "Navegación principal",
  tools: "Herramientas",
  addJob: "Añadir una oferta",
  yourAccount: "Su cuenta",
  appearance: "Apariencia",
  language: "Idioma",
  footer: "Pie de página",
  viewingAsAnother: "Vista como otro usuario",
  dismiss: "Descartar",
  undo: "Deshacer",
  accessDenied: "Acceso denegado",
  noAccess: "Su cuenta no tiene acceso a esta página.",
  noConnection: "Sin conexión",
  checkConnection: "No se ha perdido nada de lo que guardó. Compruebe su conexión e inténtelo de nuevo.",
  tooManyRequests: "Demasiadas solicitudes",
  waitAMoment: "Espere un momento y vuelva a intentarlo.",
  dataAway: "Ahora mismo no podemos acceder a sus datos",
  nothingLost: "No se ha perdido nada. Inténtelo de nuevo dentro de un momento.",
  notLoaded: "No se ha podido cargar esta página",
  ourSide:
    "Algo ha fallado por nuestra parte. No se ha perdido nada de lo que guardó. Inténtelo de nuevo dentro de un momento.",
  backToStart: "Volver al inicio",
  home: (brand: string) => `Inicio de ${brand}`,
  viewingAsNoAccess: (email: string) =>
    `Está viendo las páginas como ${email}, que no tiene acceso a esta. Vuelva primero a su cuenta de administrador.`,
} satisfies Texts["shell"];
