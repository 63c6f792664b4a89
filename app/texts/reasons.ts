import { catalogueOf, sayFrom } from "../../server/domain/catalogue.ts";
import { sentencesWithoutBreaks } from "../../server/domain/no-break.ts";
import type { Language } from "../../server/domain/language.ts";
import type { ViewerView } from "../../server/resumes/view-resume.ts";
import type { MatchReasonsView } from "../../server/matches/match-view.ts";
import de from "./de/reasons.json" with { type: "json" };
import es from "./es/reasons.json" with { type: "json" };
import fr from "./fr/reasons.json" with { type: "json" };
import { sayIn } from "./sentences.ts";

const CATALOGUES = {
  de: catalogueOf(sentencesWithoutBreaks("de", de)),
  fr: catalogueOf(sentencesWithoutBreaks("fr", fr)),
  es: catalogueOf(sentencesWithoutBreaks("es", es)),
};

/** Why a match scores as it does, or a sentence is not borne out. Kept in English, so that each reader has it anew. */
export function sayReasonIn(language: Language, english: string): string {
  return language === "en" ? english : sayFrom(CATALOGUES[language], english);
}

export function withReasonsIn<Judged extends { reason: string }>(language: Language, judged: Judged[]): Judged[] {
  return judged.map((one) => ({ ...one, reason: sayReasonIn(language, one.reason) }));
}

/** The reasons of a match in the visitor's language; lines of the resume and of the posting stay as they are. */
export function sayMatchReasonsIn(language: Language, reasons: MatchReasonsView): MatchReasonsView {
  const parts = reasons.parts.map(({ evidence, ...part }) => ({
    ...part,
    evidence: evidence.map(({ note, line }) => ({ note: sayReasonIn(language, note), line })),
  }));
  return { ...reasons, parts };
}

/** A card of the list, with its reasons where they are opened. */
export function sayCardIn<Card extends { reasons: MatchReasonsView | null }>(language: Language, card: Card): Card {
  return card.reasons ? { ...card, reasons: sayMatchReasonsIn(language, card.reasons) } : card;
}

/** A resume in the viewer: what could not be read of its file, and what of its text was not understood. */
export function sayViewerIn(language: Language, viewer: ViewerView): ViewerView {
  return {
    ...viewer,
    warnings: viewer.warnings.map((warning) => sayIn(language, warning)),
    reading: { ...viewer.reading, notUnderstood: withReasonsIn(language, viewer.reading.notUnderstood) },
  };
}
