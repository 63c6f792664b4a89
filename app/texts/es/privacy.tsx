import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PRIVACY_EMAIL } from "../../lib/contact-details.ts";
import type { Texts } from "../load-texts.ts";

export const privacy = {
  title: "Política de privacidad",
  description:
    "Qué recoge Northfold, por qué, cuánto tiempo se guarda, quién lo ve y cómo recuperarlo o hacer que se elimine.",
  lead: "Un currículum dice más de una persona que la mayoría de los archivos. Así lo tratamos.",
  binding: "Esto es una traducción. La versión vinculante es la inglesa.",
  ourCommitments: "Nuestros compromisos",
  commitments: {
    encryption: {
      title: "Cifrado en tránsito y en reposo",
      text: "Sus archivos son ilegibles en el camino hasta nosotros y donde se encuentran.",
    },
    minimal: {
      title: "Los datos imprescindibles",
      text: "Pedimos lo que necesita la búsqueda de trabajo, y nada más.",
    },
    sharing: {
      title: "Sin cesión a terceros",
      text: "Sus datos no se venden, ni se alquilan, ni se ceden a otros.",
    },
  },
  sections: {
    collected: {
      title: "Datos que recogemos",
      body: (
        <>
          <p>
            <strong>Lo que usted nos da</strong>
          </p>
          <ul>
            <li>Datos de la cuenta: su nombre y su correo, tal como los transmite su servicio de acceso.</li>
            <li>
              Contenido del currículum: los archivos que sube y lo que se lee en ellos, como aptitudes, experiencia y
              formación.
            </li>
            <li>Preferencias de empleo: los puestos, lugares, salario y formas de trabajo que busca.</li>
            <li>Comunicación con el servicio de atención: lo que nos escribe y nuestras respuestas.</li>
          </ul>
          <p>
            <strong>Lo que surge al usar el servicio</strong>
          </p>
          <ul>
            <li>Datos de uso: qué coincidencias ve, a cuáles se postula, qué documentos crea.</li>
            <li>Datos del dispositivo: el tipo de navegador y de dispositivo.</li>
            <li>Dirección IP: para entregar las páginas e impedir abusos.</li>
            <li>Cookies: para mantener su sesión y recordar el modo claro u oscuro.</li>
          </ul>
          <ReleaseNote>
            solo hay las cookies sin las que el servicio no puede funcionar: para la sesión, para avisos que se muestran
            una vez, para la elección de claro u oscuro, para lo que el navegador ya tiene de nuestra hoja de estilo y,
            donde las contraseñas se guardan aquí, para distinguir un navegador que ya inició sesión de otro que prueba
            contraseñas. Ninguna le sigue a otros sitios, y no hay publicidad ni programas de analítica.
          </ReleaseNote>
        </>
      ),
    },
    use: {
      title: "Cómo usamos sus datos",
      body: (
        <>
          <p>Usamos sus datos para</p>
          <ul>
            <li>leer su currículum y compararlo con ofertas de empleo;</li>
            <li>preparar los currículums, cartas y preparaciones de entrevista que pida;</li>
            <li>mostrarle cómo va su búsqueda;</li>
            <li>responderle e informarle de su cuenta y de los cambios que le afectan;</li>
            <li>mantener seguro el servicio y mejorarlo con cifras anonimizadas y agregadas;</li>
            <li>cumplir nuestras obligaciones legales.</li>
          </ul>
          <p>No los usamos para publicidad ni hacemos perfiles para nadie que no sea usted.</p>
        </>
      ),
    },
    sharing: {
      title: "Cesión de datos",
      body: (
        <>
          <p>
            No vendemos ni alquilamos datos personales, ni los cedemos a terceros. Una empresa solo sabe de usted cuando
            se postula. Quedan tres casos, que dependen de usted o de la ley:
          </p>
          <ul>
            <li>con su consentimiento, para el fin que consintió;</li>
            <li>
              a proveedores que trabajan solo según nuestras instrucciones, como el alojamiento y el pago, bajo
              contrato;
            </li>
            <li>cuando la ley lo exige, y entonces no más de lo que exige.</li>
          </ul>
          <InstallationNote words="sharing" />
        </>
      ),
    },
    security: {
      title: "Seguridad de los datos",
      body: (
        <>
          <ul>
            <li>Cifrado AES-256 en reposo y TLS 1.3 en tránsito.</li>
            <li>Acceso del personal según su función, con autenticación de varios factores.</li>
            <li>Auditorías de seguridad cada trimestre.</li>
            <li>Copias de seguridad cifradas.</li>
          </ul>
          <p>
            Si una brecha afecta a sus datos personales, se lo comunicamos a usted y a las autoridades competentes en un
            plazo de 72 horas desde que lo sabemos.
          </p>
          <ReleaseNote>
            el acceso se deja en manos de un proveedor de identidad, así que aquí no se guarda ninguna contraseña, y las
            claves de sesión se guardan solo como resúmenes criptográficos. El cifrado en reposo, los certificados, las
            copias, las auditorías y el acceso del personal dependen de quien gestiona el servidor de esta copia.
          </ReleaseNote>
          <InstallationNote words="protection" />
          <InstallationNote words="access" />
        </>
      ),
    },
    rights: {
      title: "Sus derechos",
      body: (
        <>
          <p>Viva donde viva, tiene estos derechos:</p>
          <dl>
            <dt>Acceso y portabilidad</dt>
            <dd>ver los datos que tenemos sobre usted y llevárselos en un formato habitual;</dd>
            <dt>Rectificación</dt>
            <dd>hacer que se corrijan datos erróneos o incompletos;</dd>
            <dt>Supresión</dt>
            <dd>hacer que se borren sus datos;</dd>
            <dt>Limitación</dt>
            <dd>hacer que se limite el tratamiento mientras haya una cuestión abierta;</dd>
            <dt>Oposición</dt>
            <dd>oponerse a un tratamiento que se base en nuestros intereses;</dd>
            <dt>Retirada del consentimiento</dt>
            <dd>retirar un consentimiento en cualquier momento, con efecto para el futuro.</dd>
          </dl>
          <ReleaseNote>
            la entrada Account del menú de usuario contiene Download my data y Delete account. Lo que se leyó de un
            currículum se corrige donde se muestra. Para los demás derechos, escríbanos.
          </ReleaseNote>
        </>
      ),
    },
    ai: {
      title: "IA y aprendizaje automático",
      body: (
        <>
          <p>
            Un programa analiza su currículum, valora cuánto encaja en una oferta y prepara documentos a partir de él.
            Cada puntuación se muestra con sus partes y con la línea de su currículum en que se apoya. No toma ninguna
            decisión con efectos jurídicos para usted: postularse depende de usted; a quién contratar, de las empresas.
          </p>
          <p>
            No entrenamos modelos con su currículum, salvo que lo haya consentido. Los patrones aprendidos están
            anonimizados.
          </p>
          <ReleaseNote>
            la lectura y la búsqueda de coincidencias las hace el motor propio de {BRAND}, y también la redacción,
            mientras no haya un modelo de lenguaje conectado. Ningún modelo se entrena con sus datos.
          </ReleaseNote>
          <InstallationNote words="writer" />
        </>
      ),
    },
    retention: {
      title: "Conservación de los datos",
      body: (
        <>
          <p>
            Guardamos sus datos mientras su cuenta esté abierta. Los datos de cuentas inactivas se eliminan al cabo de 2
            años. Cuando cierra su cuenta, sus datos personales se eliminan en un plazo de 30 días. Si una ley nos
            obliga a guardar algo más tiempo, como facturas, guardamos solo eso.
          </p>
          <ReleaseNote>
            Delete account lo elimina todo enseguida, salvo el mero registro de lo pagado (fecha, plan, importe, números
            de PayPal), que pide la contabilidad y que aquí ya no lleva a nadie. Las cuentas simplemente inactivas
            todavía no se eliminan por sí solas.
          </ReleaseNote>
        </>
      ),
    },
    transfers: {
      title: "Transferencias internacionales de datos",
      body: (
        <p>
          Sus datos pueden tratarse en un país distinto del suyo. Donde ese país proteja menos los datos, nos apoyamos
          en garantías que la ley reconoce, como las cláusulas contractuales tipo, para que la protección de esta
          política los acompañe.
        </p>
      ),
    },
    children: {
      title: "Privacidad de los menores",
      body: (
        <p>
          {BRAND} no es para menores de 16 años, y no recogemos a sabiendas sus datos. Si cree que un menor de 16 años
          nos ha dado datos, díganoslo y los eliminamos.
        </p>
      ),
    },
    changes: {
      title: "Cambios en esta política",
      body: (
        <p>
          Cuando cambiamos esta política, avisamos por correo o en el servicio. Los cambios tienen efecto 30 días
          después de ese aviso. La fecha de arriba dice cuándo se actualizó por última vez.
        </p>
      ),
    },
    contact: {
      title: "Contacto",
      body: (
        <p>
          Escriba a <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>, o use la{" "}
          <a href={href("/contact")}>página de contacto</a>. Las consultas de privacidad se responden en 5 días
          laborables.
        </p>
      ),
    },
  },
} satisfies Texts["privacy"];
