import { payText } from "../../domain/pay-text.ts";
import type { Posting, PostingPay, Workplace } from "../../domain/posting.ts";
import { factsOfHead } from "./fact-lines.ts";
import { htmlToText } from "./html-text.ts";
import { restoreBreaks } from "./lost-breaks.ts";
import { payInText } from "./pay-in-text.ts";
import { tidyLine, tidyText } from "../tidy-text.ts";
import { employmentInText, readEmployment } from "./read-employment.ts";
import { readLanguage } from "./read-language.ts";
import { readPay } from "./read-pay.ts";
import { countryOfText, readPlaces, type ToldPlace } from "../places/read-places.ts";
import { splitRequirements } from "./split-requirements.ts";
import { unescapeLine, unescapeText } from "../unescape.ts";

export type ToldPosting = {
  title: string;
  company: string;
  places: (string | ToldPlace)[];
  workplace: Workplace | null;
  description: { kind: "html" | "text"; content: string };
  pay: PostingPay | { text: string } | null;
  employment: string | null;
  language: string | null;
  url: string | null;
  applyUrl: string | null;
  companyLogo: string | null;
  applicants?: string | null | undefined;
};

/** A posting of which nothing but its title and text is told. */
export const UNTOLD: Omit<ToldPosting, "title" | "description"> = {
  company: "",
  places: [],
  workplace: null,
  pay: null,
  employment: null,
  language: null,
  url: null,
  applyUrl: null,
  companyLogo: null,
};

export type PostingContent = Omit<Posting, "id" | "source">;

const MAX_PAY_TEXT = 100;
const MAX_COUNT_TEXT = 20;

function readToldPay(
  told: ToldPosting["pay"],
  description: string,
  country: string | null,
): Pick<Posting, "pay" | "salary"> {
  if (told && "text" in told) {
    const text = unescapeLine(told.text);
    const pay = readPay(text, { country, countryOf: countryOfText });
    const shown = tidyLine(text);
    return { pay, salary: shown.length <= MAX_PAY_TEXT ? shown : payText(pay) };
  }
  const isStated = told !== null && (told.least !== null || told.most !== null);
  const pay = isStated ? told : payInText(description, country);
  return { pay, salary: payText(pay) };
}

/** Derives places, pay, employment, requirements and language from a source's text. Unknown stays null or empty. */
export function readPosting(told: ToldPosting): PostingContent {
  const { kind, content } = told.description;
  const description = restoreBreaks(tidyText(unescapeText(kind === "html" ? htmlToText(content) : content)));
  const title = tidyLine(unescapeLine(told.title));
  const head = factsOfHead(description);
  const toldPlaces = told.places.map((place) => (typeof place === "string" ? unescapeLine(place) : place));
  const named = readPlaces(toldPlaces, told.workplace);
  const { places, workplace, location } = named.workplace === null ? readPlaces(toldPlaces, head.workplace) : named;
  const employment = [readEmployment(told.employment), employmentInText(title, description), head.employment];
  return {
    title,
    company: tidyLine(unescapeLine(told.company)),
    companyLogo: told.companyLogo,
    location,
    places,
    workplace,
    ...readToldPay(told.pay, description, places[0]?.country ?? null),
    employment: employment.find((kinds) => kinds.length > 0) ?? [],
    applicantsCount: tidyLine(told.applicants ?? "").slice(0, MAX_COUNT_TEXT),
    description,
    ...splitRequirements(description),
    language: told.language ?? readLanguage(description),
    sourceUrl: told.url ?? told.applyUrl ?? "",
    applyUrl: told.applyUrl === told.url ? null : told.applyUrl,
  };
}
