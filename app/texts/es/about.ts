import type { Texts } from "../load-texts.ts";

export const about = {
  title: "Quiénes somos",
  description: "Por qué existe Northfold, qué no hará y quién responde de qué.",
  heading: (brand: string) => `Acerca de ${brand}`,
  lead: "Hacemos el asistente que querríamos tener al lado la noche antes de entregar una candidatura.",
  mission: "Nuestra misión",
  missionIs:
    "Dar a cada persona los medios para encontrar el trabajo que le encaja, mostrando lo que ya tiene, lo que un puesto pide de verdad y cómo se encuentran ambas cosas.",
  story: "Nuestra historia",
  storyBegins: (brand: string) =>
    `${brand} empezó con un montón de currículums y una observación sencilla: a gente válida la descartaban máquinas que no sabían leer, y después la aconsejaban máquinas que se inventaban cosas. A una enfermera con once años en urgencias le dijeron que «añadiera palabras clave». A un soldador le propusieron un puesto de diseño web.`,
  storyGoesOn:
    "Así que partimos de la hoja de papel. Leerla con cuidado. Decir qué se ha entendido y de qué línea. Compararla, parte por parte, con lo que pide una oferta. Y, a la hora de escribir, usar solo lo que hay en ella.",
  inLetter: "Una frase de una carta",
  claim: "«Dirigí el triaje en una unidad de urgencias de 42 camas».",
  itsLine: "La línea de la que procede",
  line: "Responsable del triaje en una unidad de urgencias de 42 camas",
  marker: "El marcador amarillo significa lo mismo en todas partes: esta es la línea de la que procede.",
  storyEnds:
    "Esa sigue siendo toda la idea. El nombre la representa: una hoja de papel, doblada, con una aguja que apunta al norte.",
  values: "Nuestros valores",
  valuesAre: {
    innovation:
      "Métodos nuevos donde ayudan a una persona a avanzar, y sencillos en todo lo demás. Una función que no se puede explicar en una frase no está terminada.",
    empowerment:
      "Usted decide qué es cierto de usted, dónde se postula y qué envía. Nosotros le mostramos las razones y le dejamos la pluma.",
    precision:
      "Cada puntuación tiene sus partes y cada afirmación su línea. Donde no estamos seguros, lo decimos; donde falta algo, no lo rellenamos.",
    excellence:
      "El mismo cuidado con un primer currículum que con el que hace cuarenta. Para todos los oficios, en cualquier pantalla y para quienes leen sin ratón.",
  },
  team: "Nuestro equipo",
  teamIs: "Cuatro oficios en una mesa. Los presentamos por aquello de lo que responden, que dice más que un retrato.",
  teams: {
    reading: {
      name: "Lectura",
      text: "Responde de lo que se entiende de un currículum, sea cual sea su diseño, y de decirlo cuando no se entiende.",
    },
    matching: {
      name: "Coincidencias",
      text: "Responde de la puntuación: de que sea justa con cada oficio, de que se pueda desmontar y de que no halague.",
    },
    writing: {
      name: "Redacción",
      text: "Responde de cartas, currículums y guías de entrevista que suenan a usted y se atienen a los hechos.",
    },
    care: {
      name: "Atención",
      text: "Responde a sus preguntas, cuida sus datos y cuenta a los otros tres lo que todavía no funciona.",
    },
  },
  closing: "Vea lo que su currículum ya dice.",
} satisfies Texts["about"];
