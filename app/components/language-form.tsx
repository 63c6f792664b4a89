import { href } from "react-router";
import { LANGUAGE_NAMES, LANGUAGES } from "../../server/domain/language.ts";
import { shell } from "../texts/en/shell.ts";
import { useLanguage, useTexts } from "./use-texts.ts";

/** A plain form, because the language stands on <html>, which only a new document changes. */
export function LanguageForm({ returnTo }: { returnTo: string }) {
  const chosen = useLanguage();
  const label = useTexts("shell", shell).language;
  return (
    <form className="choice" method="post" action={href("/forms/language")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className="label" aria-hidden="true">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it */}
      <div role="group" aria-label={label}>
        {LANGUAGES.map((language) => (
          <input
            key={language}
            type="submit"
            name={language}
            value={LANGUAGE_NAMES[language]}
            lang={language}
            aria-pressed={language === chosen}
          />
        ))}
      </div>
    </form>
  );
}
