import { readFileSync } from "node:fs";
import { profileOf } from "./server/engines/writing/evidence/evidence.fixtures.ts";
import { judgeStatement } from "./server/engines/writing/evidence/judge-statement.ts";
import { sourcesOfResume } from "./server/engines/writing/evidence/sources.ts";
import { meantResume } from "./server/engines/writing/evidence/meaning/source-lines.ts";
import { readClauses } from "./server/engines/writing/evidence/meaning/read-clauses.ts";
const [file, ...texts] = process.argv.slice(2);
const [resume=""] = readFileSync("tests/fixtures/claims/"+file,"utf8").split("\n===\n");
const sources = sourcesOfResume(profileOf(resume));
const m = meantResume(sources);
for (const text of texts) { const j = judgeStatement(text, sources); console.log(j.answer, "|", j.reason, "|", j.line?.text);
 for (const c of readClauses(text, m.language)) console.log("  clause", JSON.stringify(c.text), c.person, c.verb?.word, c.deeds.join(","), "|", c.words.filter(w=>!w.isPlain).map(w=>w.word+"["+w.things.join("/")+"]").join(" ")); }
if (process.env.LINES) for (const l of m.lines) console.log(l.statement.section, l.statement.isHead, l.job?.employer, l.job?.isCurrent, l.job?.start, l.job?.end, "|", l.statement.text);
