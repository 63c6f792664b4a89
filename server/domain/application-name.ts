/** What an application is told by, in every language: the job, and the company where it is known. */
export function applicationName({ jobTitle, company }: { jobTitle: string; company: string }): string {
  return company === "" ? jobTitle : `${jobTitle}, ${company}`;
}
