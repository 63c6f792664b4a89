import { admits, hedgedParts } from "./server/engines/writing/evidence/hedged-words.ts";
console.log(admits("Je suis titulaire du permis C.", "open"), hedgedParts("Permis C en cours"));
