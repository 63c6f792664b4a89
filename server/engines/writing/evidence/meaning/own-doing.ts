import { anyOf } from "../../../any-of.ts";

/** Whoever it is done by, for or under, it is the person's own doing: "sous ma responsabilité", "two colleagues and I". */
const BY_ME = [
  String.raw`by\sme von\smir bei\smir par\smoi por\smí and\s(?:I|me) und\sich et\smoi y\syo have\shad\sme has\shad\sme`,
  String.raw`ha(?:ve|s|d)\sme\sas to\smy(?=\s[^.;,]{0,24}(?:signals?|orders|instructions|plans?|directions|specifications)) under\smy\s\p{L}+ unter\smeiner\s\p{L}+ bajo\smi\s\p{L}+ sous\sma\s\p{L}+ a\smi\scargo`,
  String.raw`(?:in|on)\smy\s(?:team|crew|group|squad) in\smeinem\steam dans\smon\séquipe en\smi\sequipo under\sme falls?\s(?:up)?on\sme falls?\sto\sme fell\sto\sme up\sto\sme down\sto\sme in\smy\s(?:hands?|care|charge)`,
  String.raw`(?:through|across|from)\smy\shands through\sme thanks\sto\sme because\sof\sme of\smine mine rests?\swith\sme`,
  String.raw`(?:come|comes|came|turn|turns|turned|go|went)\sto\sme (?:wend|wand)\p{L}*\ssich\san\smich komm\p{L}*\szu\smir`,
  String.raw`s['’]adress\p{L}+\sà\smoi (?:acud|se\sdirig)\p{L}+\sa\smí`,
  String.raw`me(?=\s(?:their|his|her|the)\s[^.;]{1,40}\sfor\s(?:review|approval|signature))`,
  String.raw`(?:en|de|por)\smis\smanos gracias\sa\smí in\smeine[rn]\sH[aä]nde?n? durch\smich dank\smir mir\szu\sverdanken`,
  String.raw`(?:entre|par|de)\smes\smains grâce\sà\smoi me\sincomb\p{L}+ m[’']incomb\p{L}+ obliegt\smir oblag\smir`,
  String.raw`c['’]est\smoi\s(?:qui|le|la) it\s(?:is|was)\s(?:me|I)\swho soy\syo\s(?:quien|la\sque|el\sque) ich\sbin\ses mein(?:e|er|em)?\s(?:aufgabe|idee|werk|sache)`,
  String.raw`m['’]arriv(?:e|ait)\s(?:souvent\s|parfois\s)?de my\s(?:own\s)?(?:idea|work|doing|task|job|duty|responsibility)`,
  String.raw`m(?:on|a)\s(?:idée|travail|tâche|œuvre) (?:idea|tarea|obra|cosa)\smía mi\s(?:idea|tarea|obra|trabajo)`,
];
const OWN = new RegExp(String.raw`(?<!\p{L})${anyOf(BY_ME.join(" "))}(?!\p{L})`, "iu");
const ALL_OWN = new RegExp(OWN.source, "giu");

/** Where something came from or whom it was with: nothing was done to the person. */
const FROM_ME = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:from|with|under|beside|alongside|next\sto|after|besides|behind)\sme (?:bei|von|mit|neben|unter)\smir`,
    String.raw`(?:avec|de|chez|auprès\sde|grâce\sà|à\scôté\sde)\smoi conmigo (?:de|con|junto\sa)\smí`,
    String.raw`(?:familiar|known|entrusted|assigned|new|vertraut|bekannt)\sto\sme mir\s(?:vertraut|bekannt|anvertraut)`,
  )}(?!\p{L})`,
  "iu",
);
const ALL_FROM = new RegExp(FROM_ME.source, "giu");

/** Whether a text says in any words that the person did it: "by me", "under my lead", "my idea". */
export function isOwnDoing(text: string): boolean {
  return OWN.test(text);
}

/** Whether what others get or learn comes from the person: "two apprentices learn the trade from me". */
export function comesFromMe(text: string): boolean {
  return FROM_ME.test(text);
}

/** A text without the words that name the person as the source or the company. */
export function withoutOwnSide(text: string): string {
  return text.replace(ALL_FROM, " ");
}

/** Where words of a text only say that the person did it: of the deed itself they say nothing more. */
export function ownDoingSpans(text: string): { from: number; to: number }[] {
  return [...text.matchAll(ALL_OWN)].map(({ 0: said, index }) => ({ from: index, to: index + said.length }));
}
