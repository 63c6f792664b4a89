import type { NextStep } from "../applications/find-next-steps.ts";
import { applicationName } from "../domain/application-name.ts";
import { BRAND } from "../domain/brand.ts";
import type { Language } from "../domain/language.ts";
import type { News } from "./find-news.ts";
import { MAIL_TEXTS } from "./mail-texts.ts";

type Content = { news: News; steps: NextStep[]; appUrl: string; stopUrl: string; language: Language };

/** Texts of postings and of users go in as one plain line each: no markup, no line of their own making. */
function line(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function jobLine({ title, company, score }: News["best"][number], language: Language): string {
  const share = new Intl.NumberFormat(language, { style: "percent" }).format(score / 100);
  return `- ${line(applicationName({ jobTitle: title, company }))} (${share})`;
}

function stepLine({ id, step, on, jobTitle }: NextStep, { appUrl, language }: Content): string {
  return `- ${MAIL_TEXTS[language].day(on)}: ${line(step)} (${line(jobTitle)})\n  ${new URL(`/analytics/applications/${id}`, appUrl)}`;
}

/** One mail about all there is to tell, as plain text; null when there is nothing. */
export function writeMail(content: Content): { subject: string; text: string } | null {
  const { news, steps, appUrl, stopUrl, language } = content;
  const texts = MAIL_TEXTS[language];
  const subjects = [
    steps.length > 0 ? texts.stepsDue(steps.length) : null,
    news.total > 0 ? texts.newMatches(news.total) : null,
  ].filter((subject) => subject !== null);
  if (subjects.length === 0) return null;
  const parts = [
    steps.length > 0 ? [texts.dueNow, ...steps.map((step) => stepLine(step, content))].join("\n") : null,
    news.total > 0
      ? [
          texts.matches,
          ...news.best.map((job) => jobLine(job, language)),
          texts.allOfThem(new URL("/?new=1", appUrl).href),
        ].join("\n")
      : null,
    texts.stop(stopUrl),
  ];
  const text = parts.filter((part) => part !== null).join("\n\n");
  return { subject: `${BRAND}: ${subjects.join(", ")}`, text: `${text}\n` };
}
