import { href } from "react-router";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import type { Texts } from "../load-texts.ts";

export const pricing = {
  title: "Precios",
  description:
    "Empiece gratis y quédese así, o elija el plan que encaja con su búsqueda. Todos los planes, uno junto a otro.",
  lead: "Empiece gratis, quédese así si le basta y pague solo mientras busca.",
  forever: "para siempre",
  perMonth: "al mes",
  included: "Incluido",
  notIncluded: "No incluido",
  plans: {
    free: "Para ver lo que da de sí su currículum.",
    professional: "Para una búsqueda que quiere terminar pronto.",
    enterprise: "Para equipos y organizaciones que ayudan a encontrar trabajo.",
  },
  chooseProfessional: "Elegir Professional",
  features: {
    oneResume: "1 currículum",
    fiveMatches: "5 coincidencias al mes",
    basicAnalysis: "Análisis básico del currículum con IA",
    oneLetter: "1 carta de presentación con IA al mes",
    basicAnalytics: "Estadísticas básicas",
    community: "Ayuda de la comunidad",
    interviews: "Preparación de entrevistas",
    advancedAnalytics: "Estadísticas avanzadas",
    priority: "Atención prioritaria",
    unlimitedMaterials: "Documentos con IA ilimitados",
    unlimitedResumes: "Currículums ilimitados",
    unlimitedMatches: "Coincidencias ilimitadas",
    optimization: "Optimización avanzada",
    unlimitedLetters: "Cartas de presentación ilimitadas",
    priorityEmail: "Atención prioritaria por correo",
    aiInterviews: "Preparación de entrevistas con IA",
    insights: "Información por empresa",
    testing: "Pruebas A/B de currículums",
    export: "Exportación de todos los documentos",
    everything: "Todo lo de Professional",
    team: "Trabajo en equipo",
    model: "Entrenamiento de un modelo de IA a medida",
    manager: "Persona de contacto propia",
    phone: "Atención telefónica 24/7",
    api: "Acceso avanzado a la API",
    integrations: "Integraciones a medida",
    bulk: "Procesamiento de muchos currículums",
    reporting: "Informes avanzados",
    guarantee: "Nivel de servicio garantizado (SLA)",
  },
  ownPlans: (plans: string) =>
    `el producto en el que inicia sesión tiene sus propios planes: ${plans}. Los documentos con IA vienen con Pro y Premium.`,
  aMonth: (price: string) => `${price} al mes`,
  anyMatches: "coincidencias ilimitadas",
  someMatches: (matches: number) => `${matches} coincidencias al mes`,
  questions: "Preguntas sobre los planes",
  asked: {
    change: {
      question: "¿Puedo cambiar de plan más adelante?",
      answer: "Sí. El cambio de plan tiene efecto inmediato y se factura de forma proporcional.",
      release:
        "un cambio tiene efecto enseguida y cuesta el mes entero. Antes de decidir se le dice lo que queda del anterior.",
    },
    pay: {
      question: "¿Cómo puedo pagar?",
      answer: "Con tarjeta, con PayPal y, en Enterprise, por transferencia.",
      release: "con PayPal, mes a mes.",
    },
    trial: {
      question: "¿Hay una prueba gratuita?",
      answer: "Professional se puede probar durante 14 días.",
      release: "no hay periodo de prueba; para probar está el plan Free, que no termina.",
    },
    cancel: {
      question: "¿Puedo cancelar en cualquier momento?",
      answer: "Cancele cuando quiera y conserve el acceso hasta el final del periodo facturado.",
      release:
        "nada se renueva, así que un mes pagado simplemente termina. Downgrade renuncia enseguida al resto, tras preguntar.",
    },
    refund: {
      question: "¿Y si no es para mí?",
      answer: "Los planes de pago tienen una garantía de devolución de 30 días.",
      release: "las devoluciones no se hacen en el producto; se tramitan con el servicio de atención.",
    },
  },
  custom: "¿Necesita un plan a medida?",
  customIs:
    "Para universidades, recolocación y servicios públicos de empleo: su tamaño, sus sistemas, sus condiciones.",
  customNote: (id: string) => (
    <ReleaseNote id={id}>
      estos dos botones todavía no llevan a ninguna parte. Escríbanos por la{" "}
      <a href={href("/contact")}>página de contacto</a>.
    </ReleaseNote>
  ),
  closing: "Las primeras coincidencias no cuestan nada.",
} satisfies Texts["pricing"];
