import { phrasesOf, deedsOf } from "./server/engines/writing/evidence/meaning/lexis.ts";
console.log(JSON.stringify(phrasesOf("went","en")), deedsOf("went","en"), deedsOf("rose","en"));
