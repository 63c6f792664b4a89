import { use } from "react";
import type { Language } from "../../server/domain/language.ts";
import { formats } from "../texts/en/formats.ts";
import { loadTexts, type TextGroup, type Texts } from "../texts/load-texts.ts";
import { VisitContext } from "./visit.ts";

/** The same for as long as the document lives: choosing another loads a new one. */
export function useLanguage(): Language {
  return use(VisitContext).language;
}

export function useTexts<Group extends TextGroup>(group: Group, english: Texts[Group]): Texts[Group] {
  const language = useLanguage();
  return language === "en" ? english : use(loadTexts(language, group));
}

export function useFormats(): Texts["formats"] {
  return useTexts("formats", formats);
}
