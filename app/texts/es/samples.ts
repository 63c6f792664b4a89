import type { Texts } from "../load-texts.ts";

export const samples = {
  a1: [
    "Estimado equipo de Aldergate:",
    "Desde hace seis años trabajo de noche en una planta de cirugía de 28 camas; los dos últimos, como enfermera responsable del turno.",
    "Cuando nuestra hoja de relevo llegó a cuatro páginas, la dejé en una y anoté por qué se quedaba cada línea. Hoy la usan otras dos plantas.",
    "Me encantaría enseñarles cómo podría funcionar en la suya.",
    "Mara Lindqvist",
  ],
  a2: [
    "Enfermera titulada, planta de cirugía, de 2019 a hoy",
    "Responsable de turnos de noche, 28 camas, desde 2023",
    "Hoja de relevo de una página, adoptada por dos plantas",
    "Tutora de nueve recién titulados",
    "Colegiada; ACLS y BLS en vigor",
  ],
  a3: [
    "¿Cómo explicaría un incidente de frecuencia a alguien de finanzas?",
    "¿Cuál de sus previsiones falló y qué cambió después?",
    "¿Qué miraría primero en una línea que salta todas las noches?",
  ],
  a4: [
    "Previsión de carga de 140 líneas, Python y SQL",
    "Error de la previsión a un día reducido del 6,1 al 4,4 por ciento",
    "Informe semanal que leen tanto operaciones como finanzas",
    "Grado en Ingeniería Eléctrica",
  ],
  a5: [
    "Hola, Cobalt Lane:",
    "Su cabecera para la serie del puerto se mueve justo lo que tiene que moverse, y por esa contención les escribo.",
    "En Pennant dibujé y animé cuarenta piezas explicativas breves, cada una con una guía de estilo que otros podían retomar.",
    "Mi videobook dura dos minutos. Prometo que se hace más corto.",
    "Ines Okafor",
  ],
  a6: [
    "Estimado equipo de Halden:",
    "Construyo bancos que rompen cosas a propósito. El último encontró, tras 11.000 ciclos, un fallo de rodamiento del que se informaba desde hacía un año.",
    "Llevo los registros de modo que otra persona pueda repetir el ensayo sin preguntarme.",
    "Me gustaría hacer lo mismo con su nueva pinza.",
    "Daniel Aho",
  ],
  a7: [
    "¿Cómo decide que un ensayo ha durado lo suficiente?",
    "Háblenos de un fallo que no pudo reproducir.",
    "¿Qué debe figurar en un informe de ensayo aunque nadie lo haya pedido?",
  ],
  a8: [
    "Ensayos de resistencia y rotura de accionamientos, de 2020 a hoy",
    "Banco con parada automática, 11.000 ciclos sin vigilancia",
    "LabVIEW, Python, utillaje en CAD",
    "Plan de calibración de 60 instrumentos",
  ],
  a9: [
    "¿Cómo empieza una clase de fracciones con un grupo que las odia?",
    "¿Qué cambia cuando suspende media clase?",
    "¿Cómo habla de una nota con los padres?",
  ],
  a10: [
    "Estimado doctor Pell:",
    "Mis clases empiezan con una respuesta errónea en la pizarra y con diez minutos para averiguar por qué la daría alguien inteligente.",
    "En tres años, la parte del alumnado que volvió a elegir matemáticas pasó de un tercio a la mitad.",
    "Con mucho gusto daría una clase de prueba.",
    "Ruth Amsel",
  ],
  a11: [
    "Asignación de 45 camiones en tres regiones",
    "Kilómetros en vacío reducidos un 12 por ciento en un año",
    "Cuadrante de turnos que los conductores leen en el teléfono",
    "Documentación de mercancías peligrosas sin incidencias desde 2021",
  ],
  a12: [
    "Estimada señora Rowe:",
    "De una auditoría me gusta el momento en que dos cifras que deberían coincidir no coinciden.",
    "En mis prácticas seguí una diferencia así, de 31 dólares, hasta una regla de redondeo que al cliente le había costado mucho más.",
    "En primavera hago mi último examen del CPA.",
    "Priya Castellan",
  ],
  a13: [
    "Un cliente pide un préstamo que a usted le parece un error. ¿Qué le dice?",
    "¿Cómo se mantiene al día de normas que cambian?",
    "Describa una cola que usted haya acortado.",
  ],
  a14: [
    "Caja y asesoramiento, cinco años, dos sucursales",
    "310 cuentas abiertas; el 94 por ciento sigue en uso un año después",
    "Curso de los sábados sobre el primer presupuesto",
    "Inglés fluido",
  ],
} satisfies Texts["samples"];
