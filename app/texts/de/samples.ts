import type { Texts } from "../load-texts.ts";

export const samples = {
  a1: [
    "Liebes Team von Aldergate,",
    "seit sechs Jahren arbeite ich nachts auf einer chirurgischen Station mit 28 Betten, in den letzten beiden als verantwortliche Pflegekraft der Schicht.",
    "Als unsere Übergabeliste auf vier Seiten gewachsen war, habe ich sie auf eine gekürzt und aufgeschrieben, warum jede Zeile geblieben ist. Zwei andere Stationen benutzen sie heute.",
    "Gern zeige ich Ihnen, wie das auf Ihrer Station gehen könnte.",
    "Mara Lindqvist",
  ],
  a2: [
    "Pflegefachkraft, chirurgische Station, 2019 bis heute",
    "Verantwortlich für Nachtschichten, 28 Betten, seit 2023",
    "Übergabeliste auf einer Seite, von zwei Stationen übernommen",
    "Anleitung von neun Berufsanfängern",
    "Berufserlaubnis; ACLS und BLS gültig",
  ],
  a3: [
    "Wie würden Sie jemandem aus der Finanzabteilung eine Frequenzstörung erklären?",
    "Welche Ihrer Prognosen war falsch, und was haben Sie danach geändert?",
    "Was sähen Sie sich zuerst an, wenn ein Abzweig jeden Abend auslöst?",
  ],
  a4: [
    "Lastprognosen für 140 Abzweige, Python und SQL",
    "Fehler der Vortagesprognose von 6,1 auf 4,4 Prozent gesenkt",
    "Wochenbericht, den Betrieb und Finanzen gleichermaßen lesen",
    "B. Sc. Elektrotechnik",
  ],
  a5: [
    "Hallo Cobalt Lane,",
    "Ihr Vorspann für die Hafenserie bewegt sich genau so lange, wie er muss, und wegen dieser Zurückhaltung schreibe ich Ihnen.",
    "Bei Pennant habe ich vierzig kurze Erklärfilme gezeichnet und animiert, jeden mit einem Stilblatt, mit dem andere weiterarbeiten konnten.",
    "Mein Showreel dauert zwei Minuten. Versprochen: Es fühlt sich kürzer an.",
    "Ines Okafor",
  ],
  a6: [
    "Liebes Team von Halden,",
    "ich baue Prüfstände, die mit Absicht Dinge kaputt machen. Der letzte fand nach 11.000 Zyklen einen Lagerschaden, den man im Feld seit einem Jahr gemeldet hatte.",
    "Meine Protokolle führe ich so, dass jemand den Lauf wiederholen kann, ohne mich zu fragen.",
    "Das würde ich gern für Ihren neuen Greifer tun.",
    "Daniel Aho",
  ],
  a7: [
    "Woran erkennen Sie, dass eine Prüfung lange genug gelaufen ist?",
    "Erzählen Sie von einem Fehler, den Sie nicht nachstellen konnten.",
    "Was gehört in einen Prüfbericht, wonach niemand gefragt hat?",
  ],
  a8: [
    "Dauer- und Ausfallprüfungen von Antrieben, 2020 bis heute",
    "Prüfstand mit selbsttätigem Halt, 11.000 Zyklen ohne Aufsicht",
    "LabVIEW, Python, Vorrichtungen in CAD",
    "Kalibrierplan für 60 Messgeräte",
  ],
  a9: [
    "Wie beginnen Sie eine Stunde zur Bruchrechnung in einer Klasse, die sie hasst?",
    "Was ändern Sie, wenn die halbe Klasse eine Arbeit verhaut?",
    "Wie sprechen Sie mit Eltern über eine Note?",
  ],
  a10: [
    "Guten Tag Dr. Pell,",
    "mein Unterricht beginnt mit einer falschen Antwort an der Tafel und mit zehn Minuten, um herauszufinden, warum jemand Kluges sie geben würde.",
    "In drei Jahren stieg der Anteil derer, die Mathematik weiter gewählt haben, von einem Drittel auf die Hälfte.",
    "Sehr gern halte ich eine Probestunde.",
    "Ruth Amsel",
  ],
  a11: [
    "Disposition von 45 Lastwagen in drei Regionen",
    "Leerkilometer binnen eines Jahres um 12 Prozent gesenkt",
    "Schichtplan, den Fahrer auf dem Telefon lesen können",
    "Gefahrgutpapiere seit 2021 ohne Beanstandung",
  ],
  a12: [
    "Guten Tag Frau Rowe,",
    "an einer Prüfung mag ich den Teil, in dem zwei Zahlen nicht übereinstimmen, die es sollten.",
    "Im Praktikum habe ich eine solche Abweichung von 31 Dollar auf eine Rundungsregel zurückgeführt, die den Mandanten weit mehr gekostet hatte.",
    "Im Frühjahr schreibe ich meine letzte CPA-Prüfung.",
    "Priya Castellan",
  ],
  a13: [
    "Jemand möchte einen Kredit, den Sie für einen Fehler halten. Was sagen Sie?",
    "Wie bleiben Sie bei Vorschriften auf dem Laufenden, die sich ändern?",
    "Beschreiben Sie eine Warteschlange, die Sie verkürzt haben.",
  ],
  a14: [
    "Kasse und Beratung, fünf Jahre, zwei Filialen",
    "310 Konten eröffnet; nach einem Jahr sind 94 Prozent davon in Gebrauch",
    "Samstagskurs über das erste Haushaltsbuch",
    "Spanisch fließend",
  ],
} satisfies Texts["samples"];
