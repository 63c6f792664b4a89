import { createHash } from "node:crypto";
import type { Language } from "../domain/language.ts";
import { sayAtDoor } from "./door-sentences/door-sentences.ts";

export type DoorForm = { values: Record<string, string>; errors: Record<string, string> };
/** `say` gives a sentence in the language of the page, ready for HTML. */
export type DoorWords = { language: Language; say(english: string): string };
type DoorField = DoorForm & { words: DoorWords; attributes: string; isOptional?: boolean };
type MessagePage = { heading: string; text: string; startUrl: string; language: Language };
type DoorPage = { title: string; body: string; language: Language };

const STYLE = `
:root{color-scheme:light dark;
--display:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L","P052",Georgia,serif;
--text:system-ui,-apple-system,"Segoe UI",Roboto,"Inter","Helvetica Neue",Arial,sans-serif;
--page:#f6f5f3;--sheet:#fff;--line:#e2e1de;--edge:#8d8d86;--fold:#cfceca;--ink:#21201c;--paper:#fdfdfc;--soft:#63635e;
--focus:#3e63dd;--bad:#ce2c31;--bad-line:#e5484d;--shadow:0 1px 2px rgb(33 32 28/.05)}
@media (prefers-color-scheme:dark){:root{
--page:#131312;--sheet:#1b1b1a;--line:#31312e;--edge:#7b7974;--fold:#494844;--ink:#eeeeec;--paper:#111110;--soft:#b5b3ad;
--focus:#9eb1ff;--bad:#ff9592;--bad-line:#e5484d;--shadow:none}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 var(--text);-webkit-font-smoothing:antialiased}
h1,h2,p,ul{margin:0;padding:0}ul{list-style:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:7px}
header{background:var(--sheet);border-bottom:1px solid var(--line)}
header div{max-width:1240px;height:64px;margin:0 auto;padding:0 24px;display:flex;align-items:center}
.brand{display:flex;gap:9px;align-items:center;font:600 19px/1 var(--display);color:inherit;text-decoration:none}
.brand svg{width:24px;height:24px}.sheet-mark{fill:var(--ink)}.fold-mark{fill:var(--fold)}
.needle{fill:none;stroke:var(--paper);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
main{max-width:560px;margin:0 auto;padding:44px 24px 56px}
h1{font:600 34px/1.15 var(--display);letter-spacing:-.01em}
.lead{margin:10px 0 24px;color:var(--soft);max-width:58ch}
section{background:var(--sheet);border:1px solid var(--line);border-radius:12px;box-shadow:var(--shadow)}
section+section{margin-top:16px}
h2{font:600 17px/1.3 var(--display)}
.group{padding:18px 20px 20px}
.personas{margin-top:6px}
.personas li{display:flex;gap:16px;align-items:center;justify-content:space-between;padding:12px 0;border-top:1px solid var(--line)}
.personas li:first-child{border-top:0}.personas li:last-child{padding-bottom:0}
.hint{font-size:14px;color:var(--soft)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:42px;padding:0 15px;border-radius:7px;
font:500 14px/1.2 var(--text);border:1px solid var(--fold);background:var(--sheet);color:var(--ink);cursor:pointer;text-decoration:none}
.personas button{flex:none;min-width:230px}
.main{background:var(--ink);border-color:var(--ink);color:var(--paper)}
.field{margin-top:14px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 14px;align-items:start}
label{display:block;font-size:14px;font-weight:500;margin-bottom:6px}
label span{font-weight:400;color:var(--soft)}
input{width:100%;height:42px;padding:0 12px;border:1px solid var(--edge);border-radius:7px;background:var(--sheet);color:inherit;font:16px/1.3 var(--text)}
input[aria-invalid]{border-color:var(--bad-line)}
.error{margin-top:5px;font-size:14px;color:var(--bad)}
.group>.main{width:100%;margin-top:18px}
.group>.wide{width:100%;margin-top:10px}.group>[role=status]:empty{display:none}.group>[role=status]{margin-top:10px}
.foot{margin-top:18px;font-size:14px;color:var(--soft)}
.foot a{color:inherit;text-underline-offset:3px}
.note{margin:0 0 16px;padding:12px 14px;border:1px solid var(--bad-line);border-radius:8px;background:var(--sheet);font-size:14px}
.field .hint{margin-top:5px}
@media (hover:hover){button:hover,.button:hover{border-color:var(--ink)}}
@media (max-width:520px){header div{padding:0 14px}main{padding:28px 14px 40px}h1{font-size:30px}.group{padding:16px 14px}
.pair{grid-template-columns:1fr}.personas li{flex-direction:column;align-items:stretch;gap:8px}.personas button{width:100%}}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

const MARK = `<svg viewBox="0 0 24 24" aria-hidden="true"><path class="sheet-mark" d="M4 3h9l7 7v11H4z"/><path class="fold-mark" d="M13 3l7 7h-7z"/><path class="needle" d="M8 17V10.5l6 6.5v-5"/></svg>`;

/** Allows exactly our style, forms to ourselves and the product, and no script but where the page has one of ours. */
export function doorPolicy(productOrigin: string, { hasScript }: { hasScript: boolean }): string {
  return [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'"] : []),
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    // Chromium applies form-action to the redirects after a post as well.
    `form-action 'self' ${productOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function doorWords(language: Language): DoorWords {
  return { language, say: (english) => escapeHtml(sayAtDoor(language, english)) };
}

export function renderMessagePage({ heading, text, startUrl, language }: MessagePage): string {
  const { say } = doorWords(language);
  const title = say(heading);
  const body = `<h1>${title}</h1><p class="lead">${say(text)}</p>
<a class="button main" href="${escapeHtml(startUrl)}">${say("Start again")}</a>`;
  return page({ title, body, language });
}

/** The label is HTML, as `say` gives it. */
export function field(name: string, label: string, options: DoorField): string {
  const { values, errors, words, attributes, isOptional } = options;
  const error = errors[name];
  const isFirst = error !== undefined && Object.keys(errors)[0] === name;
  const marks = error ? ` aria-invalid="true" aria-describedby="${name}-error"${isFirst ? " autofocus" : ""}` : "";
  const message = error ? `<p class="error" id="${name}-error">${words.say(error)}</p>` : "";
  const note = isOptional ? ` <span>${words.say("(optional)")}</span>` : "";
  const hidden = note ? ` aria-label="${label}"` : "";
  return `<div class="field"><label for="${name}">${label}${note}</label><input id="${name}" name="${name}" ${attributes}${hidden} value="${escapeHtml(values[name] ?? "")}"${marks}>${message}</div>`;
}

/** Title and body are HTML. */
export function page({ title, body, language }: DoorPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Northfold</title><style>${STYLE}</style></head>
<body><header><div><a class="brand" href="/">${MARK}Northfold</a></div></header><main>${body}</main></body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
