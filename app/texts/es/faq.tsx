import { href } from "react-router";
import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const faq = {
  title: "Preguntas frecuentes",
  description: "Respuestas sobre currículums, documentos con IA, puntuaciones, seguimiento, privacidad y planes.",
  heading: "Centro de ayuda",
  lead: "Preguntas frecuentes, respondidas como se las responderíamos a un amigo.",
  categories: "Temas",
  still: "¿Le queda alguna pregunta?",
  note: (id: string) => (
    <ReleaseNote id={id}>
      detrás de estos dos botones todavía no espera nadie. La <a href={href("/contact")}>página de contacto</a> indica
      todas las demás vías.
    </ReleaseNote>
  ),
  closing: "La mejor respuesta es su propio currículum.",
  questions: {
    start: {
      question: "¿Cómo empiezo?",
      answer:
        "Inicie sesión, suba el currículum que tenga y póngale un nombre. Se lee en segundos, usted ve qué se ha entendido y debajo aparecen las primeras coincidencias.",
      release: null,
    },
    formats: {
      question: "¿Qué formatos de currículum puedo subir?",
      answer: `PDF, DOC, DOCX y TXT, de hasta ${MAX_FILE_SIZE_IN_TEXT}.`,
      release: "se pueden subir PDF, DOC y DOCX. Es mejor guardar antes como DOCX un texto sin formato.",
    },
    profile: {
      question: "¿Tengo que rellenar un perfil largo?",
      answer:
        "No. El currículum es el perfil. Lo que se haya leído mal se corrige donde se ve; puede añadir los puestos que busca, si quiere trabajar a distancia y el salario mínimo que aceptaría.",
      release: null,
    },
    several: {
      question: "¿Puedo tener más de un currículum?",
      answer:
        "Sí, uno para cada rumbo de su búsqueda. Uno de ellos está activo, y las coincidencias lo siguen. Al activar otro vuelven las suyas.",
      release: null,
    },
    scan: {
      question: "Mi currículum está escaneado. ¿Sirve?",
      answer:
        "Un escaneado es una imagen y no tiene texto que leer. Se le dice, en lugar de darle coincidencias falsas. Exporte el currículum como PDF o DOCX desde el programa en que se escribió.",
      release: null,
    },
    writes: {
      question: "¿Qué puede escribir la IA por mí?",
      answer:
        "Para el puesto que elija: un currículum adaptado, una carta de presentación y la preparación de la entrevista. Todo se guarda por empresa y se puede editar y descargar.",
      release: null,
    },
    invents: {
      question: "¿Se inventa experiencia?",
      answer:
        "No. Cada afirmación remite a una línea de su propio currículum. Un currículum adaptado cambia el orden y las palabras, nunca los hechos; donde no se cumple un requisito, la preparación dice cómo hablar de ello con honestidad.",
      release: null,
    },
    interview: {
      question: "¿Qué contiene la preparación de la entrevista?",
      answer:
        "Preguntas de cuatro clases, generales, técnicas, de comportamiento y sobre la empresa, cada una con una respuesta a su medida, además de consejos y los puntos fuertes que conviene mencionar.",
      release: null,
    },
    asItIs: {
      question: "¿Lo envío tal como está?",
      answer:
        "Léalo antes. Es un borrador hecho con sus palabras, y usted sabe mejor que nadie qué es cierto y cómo lo diría. Lo que envía es su declaración.",
      release: null,
    },
    whoMay: {
      question: "¿Quién puede usar las herramientas de redacción con IA?",
      answer:
        "Forman parte de los planes de pago. Leer su currículum y explicar sus coincidencias forma parte de todos los planes.",
      release: null,
    },
    score: {
      question: "¿Cómo se obtiene la puntuación?",
      answer:
        "Es un número de 0 a 100 por ciento, hecho de partes que puede abrir: el puesto, las aptitudes exigidas y deseadas, los años, la formación y las licencias, el lugar. Cada parte muestra sus puntos y la línea de su currículum que los ha ganado.",
      release: null,
    },
    good: {
      question: "¿Qué es una buena puntuación?",
      answer:
        "A partir de 80 la coincidencia es excelente; a partir de 60, buena; a partir de 40, aceptable. Por debajo, mire qué falta antes de dedicar una noche a la candidatura.",
      release: null,
    },
    often: {
      question: "¿Con qué frecuencia llegan ofertas nuevas?",
      answer: "Las ofertas nuevas aparecen a las pocas horas de publicarse, y el sitio busca continuamente.",
      release:
        "las coincidencias se buscan cuando sube, cambia o activa un currículum, cambia sus deseos o su plan, o vuelve en un mes nuevo.",
    },
    filter: {
      question: "¿Puedo filtrar las ofertas?",
      answer: "Por sector, lugar, intervalo de salario, nivel de experiencia, tamaño de la empresa y puntuación.",
      release:
        "la lista se ordena por puntuación, distancia o fecha. Los puestos buscados, el teletrabajo y el salario mínimo se fijan una vez, con el currículum, y cuentan en cada puntuación.",
    },
    applies: {
      question: "¿Se postulan ustedes por mí?",
      answer:
        "No. Apply Now abre la oferta donde está publicada y anota la fecha, para que no pierda la vista de conjunto. Si cambia de idea, retira la anotación.",
      release: null,
    },
    performance: {
      question: "¿Qué es la puntuación general?",
      answer:
        "Un número de 0 a 100 para su búsqueda en conjunto, hecho a partes iguales de la calidad de las coincidencias, la actividad, el éxito en entrevistas y el uso de las herramientas de IA. Dice dónde invertir la próxima hora.",
      release: null,
    },
    track: {
      question: "¿Cómo sigo mis candidaturas?",
      answer:
        "Cada una que abre con Apply Now está en la lista, con su fecha, su puntuación y el currículum con el que salió. Anote lo que resultó: una entrevista, una oferta, un rechazo.",
      release: null,
    },
    replies: {
      question: "¿De verdad una puntuación alta trae respuestas?",
      answer:
        "Es una pregunta justa, y las estadísticas la responden con sus propios números: respuestas por puntuación, con las cantidades al lado, para que vea cuándo son pocas para afirmar nada.",
      release: null,
    },
    employers: {
      question: "¿Pueden ver mis estadísticas las empresas?",
      answer: "No. Son solo para usted.",
      release: null,
    },
    sees: {
      question: "¿Quién puede ver mi perfil?",
      answer: "El perfil es privado y las empresas solo lo ven cuando usted se postula.",
      release:
        "Apply Now no envía nada: usted se postula donde está publicada la oferta, con lo que elija enviar. Para ayudar, un administrador puede ver el producto como usted; cada vez queda registrada.",
    },
    remove: {
      question: "¿Cómo elimino mi cuenta y mis datos?",
      answer: "La cuenta y todos sus datos se eliminan en los ajustes de la cuenta; es irreversible.",
      release:
        "los ajustes de la cuenta son la entrada Account del menú de usuario. La eliminación tiene efecto enseguida, una vez escrita su dirección de correo; lo que pagó queda en los libros, sin su nombre.",
    },
    take: {
      question: "¿Puedo llevarme mis datos?",
      answer:
        "Sí. En Account, en el menú de usuario, está Download my data: un archivo con su perfil, currículums, coincidencias, candidaturas, documentos y pagos.",
      release: null,
    },
    protected: {
      question: "¿Cómo se protegen mis datos?",
      answer:
        "Van cifrados en tránsito y en reposo, solo accede quien lo necesita y recogemos lo menos posible. La política de privacidad da los detalles.",
      release: null,
    },
    sell: {
      question: "¿Venden mis datos?",
      answer: "No. No se venden, ni se alquilan, ni se ceden.",
      release: null,
    },
    free: {
      question: "¿Puedo usar Northfold gratis?",
      answer: "Sí, todo el tiempo que quiera. El plan gratuito no tiene fecha de fin y no pide tarjeta.",
      release: null,
    },
    cancel: {
      question: "¿Qué ocurre cuando cancelo?",
      answer:
        "Al cancelar se conserva el acceso Premium hasta el final del periodo facturado; después, la cuenta vuelve a ser gratuita.",
      release:
        "nada se renueva: un mes pagado que deje correr termina en su fecha, y la cuenta vuelve a ser gratuita. Downgrade, en la lista de planes, cambia enseguida, tras preguntarle.",
    },
    change: {
      question: "¿Puedo cambiar de plan más adelante?",
      answer:
        "En cualquier momento y en ambos sentidos. Antes de que cambie nada se le dice qué gana, a qué renuncia y desde cuándo.",
      release: null,
    },
    pay: {
      question: "¿Cómo pago?",
      answer: "Con tarjeta o PayPal, en dólares estadounidenses. La página de precios compara los planes.",
      release: "el pago se hace con PayPal, mes a mes.",
    },
    usedUp: {
      question: "¿Qué pasa cuando se agotan las coincidencias del mes?",
      answer:
        "Las que tiene se quedan, con todo su contenido. Las nuevas se añaden el mes siguiente, o en cuanto elija un plan sin límite.",
      release: null,
    },
  },
} satisfies Texts["faq"];
