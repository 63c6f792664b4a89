import { admits, hedgedParts } from "./server/engines/writing/evidence/hedged-words.ts";
for (const t of ["Ich habe SAP MM bei Teuto eingeführt."]) console.log(t, admits(t,"helped"), admits(t,"open"), admits(t,"supervised"));
console.log(hedgedParts("Mitarbeit bei der Einführung von SAP MM"));
