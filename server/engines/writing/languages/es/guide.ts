import type { GuidePack } from "../guide-pack.ts";

export const GUIDE: GuidePack = {
  aboutYou: {
    question: ["Háblenos de usted y de cómo llegó hasta aquí."],
    now: ["Actualmente trabajo como {work}."],
    past: ["Mi último trabajo fue como {work}."],
    before: ["Antes trabajé como {work}."],
    degree: ["Mi formación: {degree}."],
    end: ["Ahora solicito el puesto de {title} {atCompany}."],
  },
  whyUs: {
    question: ["¿Por qué {company}, y por qué el puesto de {title}?"],
    known: ["Conozco ese trabajo:"],
    quoted: ["Su anuncio dice: «{point}»."],
    topics: ["Su anuncio pide sobre todo {topics}."],
    end: ["Hoy quisiera conocer cómo trabaja el equipo de {company}."],
  },
  met: {
    question: ["¿Qué ha hecho con {asked}?"],
    quoted: ["El anuncio pide: {asked}. ¿Dónde lo ha hecho?"],
  },
  frame: {
    now: ["Situación: trabajo como {work}."],
    past: ["Situación: trabajé como {work}."],
    action: ["Acción:"],
    near: ["Lo más cercano:"],
    result: ["Resultado:"],
    noResult: "Resultado: [qué se consiguió, con una cifra si la hay].",
  },
  gap: {
    question: ["El anuncio pide: {gap}. ¿Qué conoce de ello?"],
    credential: ["¿Tiene {gap}?"],
    missing: ["Su currículum no menciona esto: {gap}. Si es así, dígalo en una frase."],
    named: ["Su currículum nombra {gap} sin decir que lo tiene. Diga cómo está."],
    near: ["Diga después lo que más se le acerca:"],
    known: ["Diga después lo que más se le acerca: {nearest}."],
    end: ["Pregunte entonces qué parte hace falta primero y quién podría enseñársela."],
  },
  heldAs: { question: [], yes: [] },
  held: { question: ["¿Tiene {name}?"], yes: ["Sí, tengo {name}."] },
  figure: {
    question: ["Su currículum dice: «{line}». ¿Cómo lo hizo?"],
    ready: ["Tenga preparado: cómo era antes, cómo se midió y qué parte fue suya."],
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
    since: ["Su último puesto terminó en {year}. ¿Qué ha hecho desde entonces?"],
    sinceOpen: "[Lo que ha hecho desde entonces, en una o dos frases.]",
  },
  point: {
    duty: [
      "El puesto incluye: «{point}». ¿Qué ha hecho que se le parezca?",
      "Aquí su tarea sería: «{point}». ¿Qué aporta usted para ello?",
    ],
    asked: ["El anuncio pide: «{point}». ¿Dónde lo ha demostrado?"],
    open: [
      "[Su currículum no dice nada de esto. Tome un caso propio: dónde fue, qué hizo, qué resultó. Si no hay ninguno, dígalo, y qué haría primero.]",
      "[Ninguna línea de su currículum habla de esto. Tome un caso propio con los mismos tres pasos; si no lo hay, dígalo, y qué haría primero.]",
    ],
  },
  example: ["Su currículum dice: «{line}». Háblenos de ello."],
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
    question: ["¿Qué quiere preguntarnos sobre {company}?"],
    point: ["«{point}»: ¿qué es lo difícil de esto hoy {atCompany}?"],
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
    read: ["Lea sobre {company} el día antes"],
  },
  shownAt: "{skill} ({employer})",
};
