import type { Texts } from "../load-texts.ts";

const DESIGNS: Record<string, string> = {
  Light: "Claro",
  Dark: "Oscuro",
  Purple: "Morado",
  Emerald: "Esmeralda",
};

export const landings = {
  title: (design: string) => `Página de inicio, diseño «${DESIGNS[design] ?? design}»`,
  inFigures: "En cifras",
  sampleRole: "Puesto y título",
  sampleSkills: "Aptitudes exigidas",
  sampleYears: "Años",
  sampleLicence: "Licencia",
  plans: {
    free: {
      features: ["5 coincidencias al mes", "Análisis básico del currículum", "1 documento hecho por IA"],
      button: "Empezar gratis",
    },
    pro: {
      features: [
        "50 coincidencias al mes",
        "Análisis avanzado con IA",
        "10 documentos con IA al mes",
        "Preparación de entrevistas",
        "Seguimiento de su progreso",
      ],
      button: "Pasar a Pro",
    },
    premium: {
      features: [
        "Coincidencias ilimitadas",
        "Optimización superior con IA",
        "Documentos con IA ilimitados",
        "Asistencia prioritaria",
        "Estadísticas avanzadas",
      ],
      button: "Pasar a Premium",
    },
  },
  light: {
    note: "el menú y la demo no llevan a ninguna parte, las opiniones son ejemplos, las cifras objetivos.",
    tag: "290+ ofertas de los grandes portales de empleo y redes profesionales",
    headline: (
      <>
        Vista despejada al trabajo <em>hecho para usted</em>
      </>
    ),
    lead: (brand: string) =>
      `${brand} lee su currículum una sola vez, lo compara con cada oferta y le enseña las pocas que merecen su tarde, cada una con una puntuación del 0 al 100 por ciento que puede desmontar pieza a pieza.`,
    start: "Empezar gratis",
    person: "Enfermera de urgencias, 11 años",
    first: { title: "Enfermería de urgencias", place: "Riverside Health · 6 km" },
    second: { title: "Supervisión de cuidados intensivos", place: "Lakeview Medical · 14 km" },
    third: { title: "Docencia en enfermería", place: "Harbor College · a distancia" },
    why: (score: string) => `Por qué ${score}`,
    everything: "Cada cosa a su luz",
    tools: "Seis herramientas en torno a un solo documento. Ninguna dice nada que no esté en él.",
    features: {
      analysis:
        "Aptitudes, experiencia y formación, cada una con la línea de la que procede. Usted ve lo que se ha entendido antes que nadie.",
      letters:
        "Dos o tres argumentos que importan para este puesto, con su propia voz y cada uno ligado a sus propias palabras.",
      interview: "Preguntas en cuatro categorías, cada una con una respuesta a su medida.",
      jobs: "Varios portales en una sola lista, sin duplicados ni anuncios recalentados.",
      analytics: "En qué punto están sus candidaturas y si la puntuación anuncia respuestas.",
      optimization:
        "Lo importante primero, con las palabras de la oferta. Cambian el orden y las palabras; los hechos, nunca.",
    },
    seen: "Visto por quienes buscan",
    understood: "de las líneas de un currículum entendidas",
    reach: "del tiempo disponible",
    listings: "ofertas comparadas con la suya",
    nurseSays:
      "«Había enviado cuarenta candidaturas. Entonces vi a qué seis respondía de verdad mi currículum, y solo escribí esas».",
    nurse: "Una enfermera que cambia de planta · ejemplo",
    welderSays: "«Me dijo lo que faltaba antes de que lo hiciera el reclutador. Eso vale una tarde».",
    welder: "Un soldador que se muda · ejemplo",
    closing: "La búsqueda de mañana puede empezar esta mañana.",
    signUp: "Registrarse gratis",
  },
  dark: {
    note: "el menú y la demo no llevan a ninguna parte, las mediciones de la tabla son ejemplos, las cifras objetivos. Los planes del producto están en el panel.",
    headline: "Conozca sus opciones antes de postularse.",
    lead: "Cada oferta, medida con el currículum que ya tiene. La puntuación viene con sus partes, y cada parte con la línea que la ganó.",
    start: "Empezar a medir",
    dial: "POR CIENTO",
    listings: "ofertas de empleo reunidas",
    match: "de coincidencia, parte por parte",
    understood: "de las líneas entendidas",
    reach: "de disponibilidad",
    readings: "Seis lecturas de un solo documento",
    features: {
      analysis:
        "Aptitudes, años, formación y licencias, cada una con su número de línea. ¿Mal leído? Corríjalo donde lo vea.",
      letters: "Una oferta, dos o tres argumentos, ningún adjetivo que no diría en voz alta.",
      interview:
        "Generales, técnicas, de comportamiento, sobre la empresa: cada pregunta, con una respuesta de su propia trayectoria.",
      jobs: "Grandes portales y redes profesionales en una lista, con los anuncios recalentados tachados.",
      analytics: "Calidad, actividad, entrevistas, herramientas: cuatro veces 25 dan un número del 0 al 100.",
      optimization: "El orden y las palabras se acercan a la oferta. Los hechos siguen atornillados.",
    },
    log: "Lo que un número puede decirle",
    runs: "Mediciones de ejemplo",
    cook: { from: "Cocinero de línea", to: "Subjefe de cocina", end: "Entrevista en 6 días" },
    mechanic: { from: "Mecánico militar", to: "Técnico eólico", end: "Contrato en 3 semanas" },
    teller: { from: "Cajera de banco", to: "Analista de fraude", end: "Entrevista en 11 días" },
    teacher: { from: "Profesor", to: "Redactor UX", end: "No enviada, dos carencias señaladas" },
    settings: "Tres ajustes",
    closing: "Ajuste la aguja.",
    launch: "Iniciar mi búsqueda",
  },
  purple: {
    note: "el menú y la demo no llevan a ninguna parte, las opiniones son ejemplos, las cifras objetivos.",
    headline: "Su próximo trabajo tiene un tipo ideal. Es usted.",
    lead: "Suba su currículum y conozca las ofertas que encajan, con las razones sobre la mesa: análisis del currículum, comparación, cartas de presentación, preparación de entrevistas y seguimiento en un solo lugar.",
    start: "Encontrar mi oferta",
    profession: "Pastelera, 7 años",
    job: "Jefa de pastelería",
    speaks: "habla francés ✓",
    leads: "dirige un equipo ✓",
    helpers: "Pequeñas ayudas, gran lunes",
    features: {
      analysis: "Lee como una amiga con lápiz: qué sabe hacer, desde cuándo y dónde lo pone.",
      letters: "Un primer borrador antes de que esté el té. Suyo en el tono, y cierto hasta la última coma.",
      interview: "Cuatro clases de preguntas y una sola calma. Cada respuesta parte de algo que hizo de verdad.",
      jobs: "290+ ofertas de grandes portales y redes profesionales, menos las que vio la semana pasada.",
      analytics: "Una puntuación para toda la búsqueda, para saber a qué dedicar la próxima hora.",
      optimization: "La misma vida, mejor ordenada. La línea que buscan es la primera que ven.",
    },
    aloud: "Lo dijeron en voz alta",
    voice: (who: string) => `Opinión de ejemplo: ${who}`,
    buyer: { says: "«Dejé de adivinar. Solo por eso ya valió la pena».", who: "una barista, ahora en compras" },
    electrician: {
      says: "«Seis candidaturas, tres llamadas. Las seis estaban a mi alcance».",
      who: "un aprendiz de electricista",
    },
    accountant: {
      says: "«Dijo que no a un puesto que yo quería, y dijo por qué. Es justo».",
      who: "una contable júnior",
    },
    listings: "ofertas de empleo",
    understood: "de las líneas entendidas",
    match: "de coincidencia, explicada",
    closing: "Adelante, su oferta le espera.",
    bring: "Traiga el currículum que ya tiene. Todo lo demás empieza ahí.",
    getStarted: "Empezar gratis",
  },
  emerald: {
    note: "el menú y la demo no llevan a ninguna parte, las notas de campo son ejemplos, las cifras objetivos. Los planes del producto están en el panel.",
    headline: (
      <>
        Cada carrera es <em>un país.</em> Aquí está el mapa.
      </>
    ),
    lead: (brand: string) =>
      `${brand} muestra dónde está, qué cumbres tiene al alcance y por dónde se sube, con cada paso apoyado en lo que ya ha hecho.`,
    start: "Empezar la subida",
    stages: { resume: "Currículum", matches: "Ofertas", letter: "Carta", interview: "Entrevista" },
    instruments: (
      <>
        Seis instrumentos, <em>una expedición</em>
      </>
    ),
    atlas:
      "Una coincidencia es un número del 0 al 100 por ciento. Un atlas no adula: dice la distancia y lo que hay en medio.",
    features: {
      analysis: "La medición. Aptitudes, experiencia y formación se miden donde están, y cada lectura nombra su línea.",
      jobs: "El país. Más de 290 ofertas de los grandes portales y redes profesionales, en un solo mapa.",
      optimization: "La mochila. Lo que pide este camino va arriba; lo que no es suyo no entra.",
      letters: "La presentación. Breve, con su propia voz y cierta en cada frase.",
      interview: "La última subida. Cuatro clases de preguntas, cada una con una respuesta de su propio camino.",
      analytics: "El altímetro. Una puntuación del 0 al 100 que dice si sube o si anda en círculos.",
    },
    notes: "Notas de campo",
    travellerSays:
      "«Creía que me había perdido. Resultó que me separaban del valle siguiente dos carnés y una buena carta».",
    traveller: "Un viajero de ejemplo, de carretillero a jefe de obra",
    listings: "ofertas de empleo en el mapa",
    understood: "de las líneas de un currículum entendidas",
    reach: "de los días abierto a viajeros",
    provisions: (
      <>
        Elija <em>sus provisiones</em>
      </>
    ),
    closing: (
      <>
        La vista es <em>mejor allí arriba.</em>
      </>
    ),
    signUp: "Registrarse y partir",
  },
  neural: {
    note: "la red es un dibujo, la puntuación una cuenta sencilla que puede comprobar. El menú y la demo no llevan a ninguna parte, las opiniones son ejemplos, las cifras objetivos.",
    headline: "Una mente para su próximo paso",
    lead: "Dele un currículum. Vea qué señales se activan, qué ofertas se encienden y por qué, del 0 al 100 por ciento. Sin caja negra: cada conexión se puede abrir.",
    start: "Lanzar la beta",
    signals: ["jefa de triaje", "42 camas", "colegiada", "historia en Epic", "11 años", "inglés"],
    jobs: ["Supervisión", "Docencia", "Helicóptero", "Gestor de casos", "Jefe de clínica", "Analista de datos"],
    layers: "Tres capas, seis neuronas",
    input: "Capa de entrada",
    hidden: "Capa oculta",
    output: "Capa de salida",
    features: {
      analysis: "Cada línea se convierte en una señal y conserva su dirección.",
      jobs: "290+ ofertas de grandes portales y redes profesionales.",
      optimization: "Se amplifican las señales que aquí cuentan. Ninguna se inventa.",
      analytics: "Una curva de error para su búsqueda: qué cambiar antes del próximo intento.",
      letters: "Una carta cuyos argumentos se pueden seguir hasta la entrada.",
      interview: "Cuatro clases de preguntas, cada una con su propia respuesta.",
    },
    activations: "Activaciones en la vida real",
    understood: "de las líneas de un currículum entendidas",
    reach: "de las horas contesta",
    listings: "ofertas comparadas a la vez",
    nurseSays:
      "«Abrí la puntuación y allí estaba mi turno de noche de 2019. Había olvidado que llegué a dirigir aquella planta».",
    nurse: "prueba de ejemplo 01, enfermera",
    bookkeeperSays:
      "«La primera herramienta que deja que una carencia sea una carencia, y me dijo cómo hablar de ella».",
    bookkeeper: "prueba de ejemplo 02, contable",
    yours: "su-curriculum.pdf",
    closing: "Dele algo en qué pensar.",
    signUp: "Registrarse en la beta",
  },
} satisfies Texts["landings"];
