import { readdirSync, readFileSync } from "node:fs";
import { profileOf } from "./server/engines/writing/evidence/evidence.fixtures.ts";
import { judgeStatement } from "./server/engines/writing/evidence/judge-statement.ts";
import { sourcesOfResume } from "./server/engines/writing/evidence/sources.ts";
import { overlapOf } from "./server/engines/writing/evidence/meaning/overlap.ts";
const sets = process.argv.slice(2).filter(a=>!a.startsWith("-"));
const soft = /No line of your resume says|does not say “|belongs to another part|is not what this was done|something else was done|uses another word|only lists|does not use the word|counts something else|other way round|somebody else did|came of the other|led to the other|one, not several|helped with this/;
const rows: any[] = [];
for (const set of sets) for (const file of readdirSync(`tests/fixtures/claims/${set}`)) {
  const [resume="", claims=""] = readFileSync(`tests/fixtures/claims/${set}/${file}`,"utf8").split("\n===\n");
  const sources = sourcesOfResume(profileOf(resume));
  for (const line of claims.trim().split("\n")) {
    const g = /^(?<sign>[+-]) (?<kind>[^:]+): (?<text>.+)$/.exec(line)?.groups as any;
    const j = judgeStatement(g.text, sources);
    const o = overlapOf(g.text, sources);
    rows.push({ set, file, isTrue: g.sign==="+", kind: g.kind, text: g.text, old: j.answer, reason: j.reason, isSoft: j.answer!=="borne out" && soft.test(j.reason), o });
  }
}
const v = process.argv.includes("-v");
for (const isSoft of [true,false]) for (const old of ["borne out","not sure","not borne out"]) {
  const part = rows.filter(r=>r.isSoft===isSoft&&r.old===old); if(!part.length) continue;
  console.log(old, isSoft?"soft":"hard", "true", part.filter(r=>r.isTrue).length, "false", part.filter(r=>!r.isTrue).length);
}
// distribution among soft
const b = (x:number)=>Math.min(10,Math.floor(x*10));
const t=new Array(11).fill(0), f=new Array(11).fill(0);
for (const r of rows.filter(r=>r.isSoft)) (r.isTrue?t:f)[b(r.o?.share??0)]++;
console.log("share soft T", t.join(" ")); console.log("share soft F", f.join(" "));
const key=(r:any)=>`${r.o?.missedNouns??9}n${r.o?.missedVerbs??9}v${r.o?.wrongNumbers??9}w`;
const m=new Map<string,[number,number]>(); for(const r of rows.filter(r=>r.isSoft)){const k=key(r);const e=m.get(k)??[0,0];e[r.isTrue?0:1]++;m.set(k,e);} console.log([...m].sort((a,b)=>b[1][0]+b[1][1]-a[1][0]-a[1][1]).slice(0,25).map(([k,[a,b]])=>`${k}:${a}/${b}`).join("  "));
if (v) for (const r of rows.filter(r=>r.isSoft)) console.log(r.isTrue?"+":"-", r.old.slice(0,8), (r.o?.share??0).toFixed(2), key(r), r.text, "|", r.o?.missed.join(","), "|", r.o?.sentence?.slice(0,90), "|", r.reason.slice(0,50));
