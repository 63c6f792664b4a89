import type { LineNumbers, MachineReading } from "../../server/resumes/machine-reading.ts";
import type { WishesView } from "../../server/resumes/view-resume.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MAX_RANGES = 8;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

export function linesLabel(ranges: LineNumbers[]): string {
  if (ranges.length === 0) return "";
  const shown = ranges.slice(0, MAX_RANGES).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const more = ranges.length > MAX_RANGES ? ` and ${ranges.length - MAX_RANGES} more places` : "";
  const isOne = ranges.length === 1 && ranges[0]?.from === ranges[0]?.to;
  return `${isOne ? "line" : "lines"} ${shown.join(", ")}${more}`;
}

function monthLabel(date: string): string {
  const [year, month] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : date;
}

export function jobLabel(job: MachineReading["jobs"][number]): string {
  const end = job.current ? "present" : job.end && monthLabel(job.end);
  const dates = [job.start && monthLabel(job.start), end].filter(Boolean).join(" – ");
  return [job.title, job.employer, dates].filter(Boolean).join(", ") || "A job without title, employer or dates";
}

export function educationLabel(entry: MachineReading["education"][number]): string {
  const field = entry.field && !entry.degree?.toLowerCase().includes(entry.field.toLowerCase()) ? entry.field : null;
  return [entry.degree, field, entry.institution, entry.year].filter(Boolean).join(", ") || "A school or a degree";
}

export function wishesLabel({ titles, remote, minimumPay }: WishesView): string {
  return [
    titles.join(", "),
    remote === null ? "" : `remote: ${remote ? "yes" : "no"}`,
    minimumPay === null ? "" : `from ${dollars.format(minimumPay)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
