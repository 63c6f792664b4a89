import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Háblenos de usted y de cómo llegó hasta aquí."],
    now: ["Actualmente trabajo como {work}."],
    past: ["Mi último trabajo fue como {work}."],
    once: ["He trabajado como {work}."],
    before: ["Antes trabajé como {work}."],
    degree: ["Mi formación: {degree}."],
    end: ["Ahora solicito el puesto de {title} {atCompany}."],
  },
  whyUs: {
    question: ["¿Por qué quiere trabajar {atCompany}, y por qué en el puesto de {title}?"],
    unnamed: ["¿Por qué quiere trabajar con nosotros, y por qué en el puesto de {title}?"],
    known: ["Conozco ese trabajo:"],
    them: ["Su anuncio dice de ustedes: «{fact}». [Qué le atrae de ello, en una frase propia.]"],
    quoted: ["Su anuncio dice: «{point}»."],
    bring: ["Lo que aporto de mi trabajo: {topics}."],
    topics: ["Su anuncio pide sobre todo {topics}."],
    end: ["Hoy quisiera conocer cómo trabaja el equipo {atCompany}."],
    open: "[Qué le atrae de ello, en una frase propia.]",
  },
  met: {
    question: ["¿Qué ha hecho con {asked}?"],
    quoted: ["El anuncio pide: {asked}. ¿Dónde lo ha hecho?"],
  },
  frame: {
    now: ["Situación: trabajo como {work}."],
    past: ["Situación: trabajé como {work}."],
    nowDated: [],
    pastDated: [],
    task: ["Tarea:"],
    action: ["Acción:"],
    near: ["Lo más cercano:"],
    nearEnd: [
      "Diga qué sería igual aquí y qué sería nuevo.",
      "Diga abiertamente que es cercano y no lo mismo, y qué le faltaría aprender.",
    ],
    earlier: ["Antes, como {work}:"],
    result: ["Resultado:"],
    noResult: "Resultado: [qué se consiguió, con una cifra si la hay].",
  },
  gap: {
    question: ["El anuncio pide: {gap}. ¿Qué conoce de ello?"],
    credential: ["¿Tiene {heldGap}?"],
    missing: ["Su currículum no menciona esto: {gap}. Si es así, dígalo en una frase."],
    asked: ["El anuncio dice: {gap}. ¿Qué aporta usted para ello?"],
    askedCredential: ["El anuncio pide: {gap}. ¿Lo tiene?"],
    silent: ["Ninguna línea de su currículum habla de esto. Si es así, dígalo en una frase."],
    denied: ["Su currículum dice que todavía no ha trabajado con {gap}. Dígalo en una frase."],
    named: ["Su currículum nombra {gap} sin decir que lo tiene. Diga cómo está."],
    near: ["Diga después lo que más se le acerca:"],
    known: ["Diga después lo que más se le acerca: {nearest}."],
    instead: ["Pase después a lo que sí aporta:"],
    end: {
      tool: [
        "Si ha hecho lo mismo con algo parecido, nómbrelo. Pregunte entonces cómo lo aprendieron los demás.",
        "Pregunte entonces quién del equipo lo conoce mejor.",
      ],
      paper: ["Si lo está sacando, diga para cuándo. Si no, pregunte si puede venir después."],
      work: [
        "Pregunte entonces qué parte hace falta primero y quién podría enseñársela.",
        "Diga entonces qué miraría en la primera semana y a quién preguntaría.",
      ],
    },
  },
  papers: {
    question: ["De los títulos y carnés que pedimos, ¿cuáles tiene?"],
    held: ["Su currículum nombra: {lines}. Llévelos."],
    missing: ["No nombra {missing}: diga enseguida si lo tiene, o para cuándo."],
  },
  heldAs: { question: [], yes: [] },
  held: { question: ["¿Tiene {name}?"], yes: ["Sí, tengo {name}."] },
  figure: {
    reached: {
      work: ["¿Qué resultado de su trabajo como {work} nombra primero, y cómo lo consiguió?"],
      plain: ["¿Qué resultado de su trabajo nombra primero, y cómo lo consiguió?"],
    },
    counted: {
      work: ["¿Qué cifras muestran la dimensión de su trabajo como {work}?"],
      plain: ["¿Qué cifras muestran la dimensión de su trabajo?"],
    },
  },
  ready: {
    changed: ["Tenga preparado: cómo era antes, cómo se midió y qué parte fue suya."],
    reached: ["Después le preguntarán: ¿qué hizo primero y qué no funcionó?"],
    rate: ["Después le preguntarán: ¿qué es lo difícil en un día de mucho trabajo y cómo llega a todo?"],
    count: ["Tenga preparado: de dónde sale la cifra y qué parte es suya."],
    led: [
      "Después le preguntarán: ¿a quién le costó más y qué hizo por esa persona?",
      "Tenga preparado: en qué notó que ya podían hacerlo sin usted.",
    ],
    plain: [
      "Prepare un caso: cuándo fue, qué era difícil y qué mejoró después.",
      "Después le preguntarán: ¿qué salió mal una vez y cómo lo arregló?",
      "Tenga preparado: con qué frecuencia lo hace, con quién y en qué nota que está bien.",
      "Después le preguntarán: ¿qué haría hoy de otra manera?",
    ],
  },
  raised: {
    stepUp: ["Usted trabaja como {work}. ¿Qué le prepara para el siguiente paso?"],
    carries: [
      "Usted ha trabajado como {work}. ¿Qué le prepara para este puesto?",
      "Usted trabaja como {work}. ¿Qué le prepara para este puesto?",
      "Usted trabajó como {work}. ¿Qué le prepara para este puesto?",
    ],
    short: ["El anuncio pide {asked}; su currículum muestra {own}. ¿Por qué hablar con usted de todos modos?"],
    shortAnswer: ["No discuta la cifra. Diga qué hubo en ese tiempo:"],
    away: ["Su currículum muestra una pausa. ¿Cómo se dio y por qué vuelve ahora?"],
    awayAnswer: ["Dígalo en una frase, sin disculparse, y siga con lo que ha mantenido."],
    since: ["Su último puesto terminó en {year}. ¿Qué ha hecho desde entonces?"],
    sinceOpen: "[Lo que ha hecho desde entonces, en una o dos frases.]",
  },
  point: {
    foreign: "[La línea de su currículum que lo demuestra: en qué puesto fue, qué hizo, qué resultado tuvo.]",
    duty: [
      "El puesto incluye: «{point}». ¿Qué ha hecho que se le parezca?",
      "Aquí su tarea sería: «{point}». ¿Qué aporta usted para ello?",
    ],
    asked: ["El anuncio pide: «{point}». ¿Dónde lo ha demostrado?"],
    again: ["Lo que ha contado arriba sirve también aquí. Añada un caso: cuándo fue, qué fue difícil y qué hizo."],
    silent: [
      "Su currículum no dice nada de esto. Si tiene un caso propio, cuéntelo: dónde fue, qué hizo, qué resultó. Si no, dígalo en una frase.",
      "Ninguna línea de su currículum habla de esto. Cuente un caso de otro sitio si lo hay; si no, dígalo enseguida.",
    ],
  },
  example: {
    work: ["Denos un ejemplo de su trabajo como {work}."],
    plain: ["¿Qué ejemplo de su trabajo nos muestra primero?"],
  },
  cases: {
    led: ["¿Cómo trabaja con las personas de su equipo?"],
    result: ["¿Qué es mejor hoy por su trabajo?"],
    problem: ["¿Qué salió mal una vez y qué hizo usted?"],
    people: ["¿Cómo trata a las personas para las que trabaja?"],
  },
  open: [
    {
      question: "Cuéntenos un caso en que algo salió mal. ¿Qué hizo?",
      frame:
        "[Elija un caso real.] Qué salió mal: [en una frase, y cuándo lo notó]. Mi primer paso: [lo que hizo]. El resultado: [cómo terminó].",
    },
    {
      question: "¿Cuándo tuvo demasiado trabajo a la vez y cómo decidió?",
      frame:
        "[Elija un día real.] Qué había que hacer: [tres cosas]. Qué hice primero y por qué: [su regla]. Qué esperó: [y a quién avisó].",
    },
    {
      question: "¿Qué tuvo que aprender una vez con rapidez?",
      frame:
        "[Elija un caso real.] Lo que no sabía: [el tema]. Mi plan: [a quién preguntó, qué probó]. El resultado: [cuándo pudo hacerlo].",
    },
  ],
  yourQuestions: {
    question: ["¿Qué quiere preguntarnos sobre el trabajo {atCompany}?"],
    unnamed: ["¿Qué quiere preguntarnos?"],
    point: ["«{point}»: ¿qué es lo difícil de esto hoy {atCompany}?"],
    unnamedPoint: ["«{point}»: ¿qué es lo difícil de esto hoy en su casa?"],
    end: ["¿Qué necesitan primero de la persona que buscan?"],
  },
  listed: {
    says: ["Mi currículum nombra {name} entre mis conocimientos."],
    open: "[Dónde lo usó por última vez y para qué.]",
  },
  says: "Su currículum dice: «{line}».",
  tips: {
    years: ["Laguna: piden {asked}, se muestran {own}. Dígalo primero, y qué hubo en ese tiempo"],
    gap: ["Falta: {gap}. Lo más cercano: {nearest}", "Falta: {gap}. Decir con honestidad"],
    figures: {
      change: ["«{line}»: cómo estaba antes, qué hizo usted, quién lo contó"],
      count: [
        "«{line}»: de dónde sale la cifra, y cuál fue su parte",
        "«{line}»: qué parte fue suya, y qué fue lo más difícil",
      ],
    },
    licence: ["Lleve el documento: {name}"],
    nothingMissing: ["De lo que el anuncio menciona, su currículum lo muestra todo"],
    read: ["El día antes, infórmese sobre {company}"],
  },
  shownAt: "{skill} ({employer})",
};
