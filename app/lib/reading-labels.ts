import type { LineNumbers, MachineReading } from "../../server/resumes/machine-reading.ts";
import type { WishesView } from "../../server/resumes/view-resume.ts";
import type { Language } from "../../server/domain/language.ts";
import type { Texts } from "../texts/load-texts.ts";

const MAX_RANGES = 8;

export type ReadingWords = { language: Language; texts: Texts["resumes"]; formats: Texts["formats"] };

export function linesLabel(ranges: LineNumbers[], { texts }: Pick<ReadingWords, "texts">): string {
  if (ranges.length === 0) return "";
  const shown = ranges.slice(0, MAX_RANGES).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const more = ranges.length > MAX_RANGES ? ` ${texts.andPlaces(ranges.length - MAX_RANGES)}` : "";
  const isOne = ranges.length === 1 && ranges[0]?.from === ranges[0]?.to;
  return `${isOne ? texts.line : texts.lines} ${shown.join(", ")}${more}`;
}

function monthLabel(date: string, language: Language): string {
  if (!/^\d{4}-\d{2}/.test(date)) return date;
  const month = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
  return month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}

export function jobLabel(job: MachineReading["jobs"][number], { language, texts }: Omit<ReadingWords, "formats">) {
  const end = job.current ? texts.present : job.end && monthLabel(job.end, language);
  const dates = [job.start && monthLabel(job.start, language), end].filter(Boolean).join(" – ");
  return [job.title, job.employer, dates].filter(Boolean).join(", ") || texts.someJob;
}

export function educationLabel(
  entry: MachineReading["education"][number],
  { texts }: Pick<ReadingWords, "texts">,
): string {
  const field = entry.field && !entry.degree?.toLowerCase().includes(entry.field.toLowerCase()) ? entry.field : null;
  return [entry.degree, field, entry.institution, entry.year].filter(Boolean).join(", ") || texts.someSchool;
}

export function wishesLabel({ titles, remote, minimumPay }: WishesView, { texts, formats }: ReadingWords): string {
  return [
    titles.join(", "),
    remote === null ? "" : remote ? texts.remoteYes : texts.remoteNo,
    minimumPay === null ? "" : texts.payFrom(formats.money(minimumPay, "USD")),
  ]
    .filter(Boolean)
    .join(" · ");
}
