import type { NextStep } from "../applications/find-next-steps.ts";
import { BRAND } from "../domain/brand.ts";
import { counted } from "../domain/counted.ts";
import type { News } from "./find-news.ts";

type Content = { news: News; steps: NextStep[]; appUrl: string; stopUrl: string };

/** Texts of postings and of users go in as one plain line each: no markup, no line of their own making. */
function line(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function jobLine({ title, company, score }: News["best"][number]): string {
  return `- ${line(title)}${company === "" ? "" : `, ${line(company)}`} (${score}%)`;
}

function stepLine({ id, step, on, jobTitle }: NextStep, appUrl: string): string {
  return `- ${on}: ${line(step)} (${line(jobTitle)})\n  ${new URL(`/analytics/applications/${id}`, appUrl)}`;
}

/** One mail about all there is to tell, as plain text; null when there is nothing. */
export function writeMail({ news, steps, appUrl, stopUrl }: Content): { subject: string; text: string } | null {
  const subjects = [
    steps.length > 0 ? `${counted(steps.length, "step")} due` : null,
    news.total > 0 ? counted(news.total, "new match", "new matches") : null,
  ].filter((subject) => subject !== null);
  if (subjects.length === 0) return null;
  const parts = [
    steps.length > 0 ? ["Due now:", ...steps.map((step) => stepLine(step, appUrl))].join("\n") : null,
    news.total > 0
      ? ["New matches:", ...news.best.map(jobLine), `All of them: ${new URL("/?new=1", appUrl)}`].join("\n")
      : null,
    `You asked ${BRAND} for these e-mails. Stop them: ${stopUrl}`,
  ];
  const text = parts.filter((part) => part !== null).join("\n\n");
  return { subject: `${BRAND}: ${subjects.join(", ")}`, text: `${text}\n` };
}
