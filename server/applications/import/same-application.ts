import { createHash } from "node:crypto";
import { isoDay } from "../../domain/iso-day.ts";
import { companyKey } from "../../engines/postings/company-names.ts";
import { foldWords } from "./fold-words.ts";

type Told = { jobTitle: string; company: string; appliedOn: string; address: string };

const KEY_CHARACTERS = 32;

function addressKeyOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.host.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}${url.search}` : "";
}

function jobKeyOf({ jobTitle, company }: Pick<Told, "jobTitle" | "company">): string {
  return `${foldWords(jobTitle)}|${companyKey(company)}`;
}

/** Of an application in a table, so that importing it again finds it, whatever has become of it. */
export function importKey(told: Told): string {
  const text = [jobKeyOf(told), told.appliedOn, addressKeyOf(told.address)].join("|");
  return createHash("sha256").update(text).digest("hex").slice(0, KEY_CHARACTERS);
}

/** The applications that are known. The same job is one application on the same day, or at the same address. */
export class KnownApplications<Mark> {
  readonly #byJob = new Map<string, { appliedOn: string; address: string; mark: Mark }[]>();

  add(told: Told, mark: Mark): void {
    const key = jobKeyOf(told);
    const known = { appliedOn: told.appliedOn, address: addressKeyOf(told.address), mark };
    this.#byJob.set(key, [...(this.#byJob.get(key) ?? []), known]);
  }

  /** Undefined where it is not known. */
  find(told: Told): Mark | undefined {
    const address = addressKeyOf(told.address);
    const same = this.#byJob.get(jobKeyOf(told))?.find((known) => {
      if (address !== "" && known.address !== "") return address === known.address;
      return told.appliedOn === known.appliedOn;
    });
    return same?.mark;
  }
}

/** A stored application as a table would tell it. */
export function toldOf({
  jobTitle,
  company,
  appliedAt,
  address,
}: {
  jobTitle: string;
  company: string;
  appliedAt: Date;
  address: string;
}): Told {
  return { jobTitle, company, appliedOn: isoDay(appliedAt), address };
}
