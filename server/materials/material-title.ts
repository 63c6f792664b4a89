import type { MaterialKind } from "../domain/material-view.ts";

/** Titles from which companyOfTitle reads the company again. */
export function materialTitle(kind: MaterialKind, job: { title: string; company: string }, baseName: string): string {
  const title = job.title.replaceAll(" - ", " ");
  const company = job.company.replaceAll(" - ", " ") || "Unknown Company";
  if (kind === "cover-letter") return `Cover Letter - ${title} at ${company}`;
  if (kind === "interview") return `Interview Prep - ${title} at ${company}`;
  return `${baseName.replaceAll(" - ", " ")} - ${company} - ${title}`;
}

/** A suffix would become part of a company's name. */
export function copyTitle(title: string): string {
  return `Copy of ${title}`;
}
