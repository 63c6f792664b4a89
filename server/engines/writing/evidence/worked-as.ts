import type { Sources } from "./sources.ts";

const WORKED_AS: [said: RegExp, shown: RegExp][] = [
  [
    /^(?:freelancers?|freiberufler\p{L}*|indépendante?|independante?|autonom[oa]|freelance)$/u,
    /freelance|freiberuf|ind[ée]pendant|aut[oó]nom|self-employed|selbst/iu,
  ],
  [/^(?:tut(?:or|orin|eur|rice|ora)|mentor(?:in|a)?)$/u, /tutor|mentor|tutelle/iu],
  [/^(?:co)?-?authors?$/u, /author|publish/iu],
  [/^students?$/u, /universit|college|hochschule|ph\.?d/iu],
  [/^preceptors?$/u, /precept/iu],
  [/^(?:translators?|interpreters?)$/u, /translat|interpret/iu],
  [/^(?:volunteers?|voluntari[oa]|bénévole|benevole|ehrenamtlich\p{L}*)$/u, /volunt|bénévol|ehrenamt/iu],
];

/** A freelancer or a tutor is said by the work: "Freelance Illustrator", "Tutorat de deux apprentis". */
export function isWorkedAs(word: string, { resume }: Sources): boolean {
  return WORKED_AS.some(([said, shown]) => said.test(word) && resume.statements.some(({ text }) => shown.test(text)));
}
