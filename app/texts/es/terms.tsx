import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { LEGAL_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const terms = {
  title: "Condiciones del servicio",
  description:
    "Las condiciones de uso de Northfold: sus contenidos siguen siendo suyos, lo que la IA puede prometer y lo que no, pago y responsabilidad.",
  lead: "Lo que puede esperar de nosotros y lo que esperamos de usted. Escrito para leerse.",
  binding: "Esto es una traducción. La versión vinculante es la inglesa.",
  sections: {
    acceptance: {
      title: "Aceptación de las condiciones",
      body: (
        <>
          <p>
            Estas condiciones son un acuerdo entre usted y {BRAND}. Al abrir una cuenta, o al usar el servicio de
            cualquier otra forma, las acepta. Si no está de acuerdo, no use el servicio.
          </p>
          <p>
            Si usa {BRAND} para una organización, confirma que puede aceptar estas condiciones en su nombre; «usted» se
            refiere entonces también a esa organización.
          </p>
        </>
      ),
    },
    service: {
      title: "Descripción del servicio",
      body: (
        <>
          <p>
            {BRAND} es un asistente para quienes buscan trabajo. Lee los currículums que usted sube, los compara con
            ofertas de empleo, explica cada coincidencia con una puntuación de 0 a 100 por ciento y prepara documentos
            de candidatura: currículums adaptados, cartas de presentación y preparación de entrevistas.
          </p>
          <p>
            No somos empleador, ni reclutador, ni agencia de colocación. No decidimos contrataciones, no nos postulamos
            en su nombre y no prometemos entrevistas ni ofertas. Las ofertas de empleo proceden de terceros, que
            responden de lo que dicen.
          </p>
        </>
      ),
    },
    accounts: {
      title: "Cuentas y registro",
      body: (
        <>
          <p>Para usar algo más que las páginas públicas necesita una cuenta. Usted se compromete a</p>
          <ul>
            <li>dar información exacta y mantenerla al día;</li>
            <li>guardar su acceso para sí y responder de lo que se haga con él;</li>
            <li>avisarnos sin demora si cree que otra persona ha usado su cuenta;</li>
            <li>tener al menos 16 años y la edad necesaria, donde vive, para celebrar este acuerdo.</li>
          </ul>
          <p>Una persona, una cuenta: no comparta la suya ni abra varias para eludir los límites de un plan.</p>
        </>
      ),
    },
    content: {
      title: "Contenidos y datos del usuario",
      body: (
        <>
          <p>
            <strong>Propiedad.</strong> Sus currículums, su perfil y todo lo demás que introduzca en {BRAND} siguen
            siendo suyos. También los documentos que se hacen a partir de ellos.
          </p>
          <p>
            <strong>Licencia.</strong> Nos concede una licencia para guardar, tratar y mostrar sus contenidos, limitada
            a lo necesario para prestarle el servicio. Termina cuando elimina los contenidos o su cuenta.
          </p>
          <p>
            <strong>Datos agregados.</strong> Podemos usar datos anonimizados y agregados, que ya no le identifican,
            para entender y mejorar el servicio.
          </p>
          <p>
            <strong>Sin cesión.</strong> No compartimos sus contenidos con nadie sin su consentimiento, salvo cuando la
            ley lo exige.
          </p>
          <p>Confirma que tiene derecho a subir lo que sube.</p>
        </>
      ),
    },
    "ai-content": {
      title: "Contenidos generados por IA",
      body: (
        <>
          <p>
            Partes del servicio las produce un programa que lee y escribe lenguaje: el análisis de un currículum, las
            puntuaciones, las cartas, las respuestas de entrevista y las recomendaciones. Esos resultados pueden ser
            erróneos, incompletos o inadecuados para su situación. No garantizamos su exactitud.
          </p>
          <p>
            Debe revisar todo lo que {BRAND} produce antes de confiar en ello o de enviarlo a nadie, y corregir lo que
            no sea cierto de usted. Lo que sale con su nombre es su declaración.
          </p>
        </>
      ),
    },
    "acceptable-use": {
      title: "Uso aceptable",
      body: (
        <>
          <p>Usted se compromete a no</p>
          <ul>
            <li>subir documentos falsos, ni los de otras personas sin su permiso;</li>
            <li>usar el servicio para engañar a empleadores o hacerse pasar por otra persona;</li>
            <li>subir programas maliciosos, ni sondear, sobrecargar o eludir las protecciones del servicio;</li>
            <li>recopilar datos del servicio por medios automatizados, ni revenderlos;</li>
            <li>usar el servicio de un modo que infrinja la ley o los derechos de otros.</li>
          </ul>
        </>
      ),
    },
    payment: {
      title: "Pago y suscripciones",
      body: (
        <>
          <p>
            Algunas funciones pertenecen a los planes de pago. Los precios se muestran antes de pagar, en dólares
            estadounidenses, y se cobran por adelantado para cada periodo de facturación.
          </p>
          <ul>
            <li>
              <strong>Renovación.</strong> Las suscripciones se renuevan solas al final de cada periodo de facturación,
              salvo que se cancelen antes.
            </li>
            <li>
              <strong>Cambios de precio.</strong> Avisamos de cualquier cambio de precio con 30 días de antelación.
              Nunca afecta a un periodo ya pagado.
            </li>
            <li>
              <strong>Devoluciones.</strong> Las devoluciones se hacen según nuestras normas, que figuran junto a los{" "}
              <a href={href("/pricing")}>planes</a>.
            </li>
            <li>
              <strong>Cancelación.</strong> Puede cancelar en cualquier momento en los ajustes de la cuenta.
            </li>
          </ul>
          <ReleaseNote>
            un plan de pago es un pago con PayPal por un mes. Nada se renueva por sí solo, así que un plan que deje
            correr simplemente termina; pasar a Free desde la lista de planes tiene efecto enseguida.
          </ReleaseNote>
          <InstallationNote words="payment" />
        </>
      ),
    },
    liability: {
      title: "Exclusión de garantías y límite de responsabilidad",
      body: (
        <>
          <p>
            El servicio se presta «tal cual» y «según disponibilidad». En la medida en que la ley lo permite, no damos
            garantías, expresas ni implícitas, en particular de comerciabilidad, de idoneidad para un fin concreto o de
            funcionamiento ininterrumpido.
          </p>
          <p>
            En la medida en que la ley lo permite, no respondemos de daños indirectos, incidentales o consecuentes,
            incluidos ingresos u oportunidades perdidos. Nuestra responsabilidad total por todas las reclamaciones se
            limita al importe que nos pagó en los 12 meses anteriores al hecho que dio lugar a la reclamación.
          </p>
          <p>Nada en estas condiciones excluye una responsabilidad que la ley no permita excluir.</p>
        </>
      ),
    },
    privacy: {
      title: "Privacidad",
      body: (
        <p>
          Cómo recogemos, usamos y protegemos los datos personales se expone en nuestra{" "}
          <a href={href("/privacy")}>política de privacidad</a>, que forma parte de estas condiciones.
        </p>
      ),
    },
    "intellectual-property": {
      title: "Propiedad intelectual",
      body: (
        <>
          <p>
            El servicio en sí, es decir, su programa, diseño, textos, nombre y marca, pertenece a {BRAND} o a sus
            licenciantes. Estas condiciones le dan derecho a usarlo para su propia búsqueda de empleo, y ningún otro
            derecho sobre él.
          </p>
          <p>
            A sus contenidos se aplica la sección 4, no esta. Si nos envía sugerencias, podemos usarlas sin deberle nada
            por ellas.
          </p>
        </>
      ),
    },
    termination: {
      title: "Terminación",
      body: (
        <>
          <p>
            Puede poner fin a este acuerdo en cualquier momento eliminando su cuenta. Podemos suspender o cerrar su
            acceso si incumple estas condiciones, si la ley lo exige o si dejamos de ofrecer el servicio. La terminación
            por cualquiera de las partes puede ser inmediata.
          </p>
          <p>
            Cuando el acuerdo termina, termina también su derecho a usar el servicio. Lo que por su naturaleza sobrevive
            a un acuerdo, como las secciones 8 y 10, sigue aplicándose. Sus datos se eliminan entonces como describe la{" "}
            <a href={href("/privacy")}>política de privacidad</a>.
          </p>
        </>
      ),
    },
    changes: {
      title: "Cambios en las condiciones",
      body: (
        <p>
          Podemos cambiar estas condiciones a medida que cambia el servicio. Avisamos de los cambios importantes por
          correo o en el servicio. Si sigue usando {BRAND} cuando un cambio ya tiene efecto, lo acepta; si no está de
          acuerdo, puede cerrar su cuenta antes.
        </p>
      ),
    },
    contact: {
      title: "Contacto",
      body: (
        <p>
          Preguntas sobre estas condiciones: <a href={`mailto:${LEGAL_EMAIL}`}>{LEGAL_EMAIL}</a>, o cualquier vía que
          figure en nuestra <a href={href("/contact")}>página de contacto</a>.
        </p>
      ),
    },
  },
} satisfies Texts["terms"];
