import { readPosting } from "../engines/postings/read-posting.ts";
import { Refusal } from "../http/errors.ts";
import type { FoundPosting } from "./found-posting.ts";
import { fillIn, type JobDoubt, type OwnJobInput, requireText, toFound } from "./own-job.ts";
import type { readJobPage } from "./read-job-page.ts";
import { UnclearJob } from "./unclear-job.ts";

export type ToldJob = { found: FoundPosting; read: OwnJobInput };

async function readAddress(input: OwnJobInput, readPage: typeof readJobPage): Promise<FoundPosting> {
  try {
    return await readPage(input.url);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UnclearJob(error.kind, { read: input, remarks: { url: error.message } });
  }
}

/** Reads a job from the pasted text or the page at its address; typed values win. Throws UnclearJob. */
export async function readTold(
  entered: OwnJobInput,
  { readPage, settled }: { readPage: typeof readJobPage; settled?: JobDoubt[] | undefined },
): Promise<ToldJob> {
  const input = requireText(entered);
  if (input.text !== "") {
    const read = fillIn(input, settled);
    return { read, found: toFound(read) };
  }
  if (input.url === "") {
    const remark = "Please paste the text of the posting, or enter its address.";
    throw new UnclearJob("invalid", { read: input, remarks: { text: remark } });
  }
  const page = await readAddress(input, readPage);
  const { title, company, location, description } = readPosting(page);
  const read = {
    url: input.url,
    text: description,
    title: input.title || title,
    company: input.company || company,
    location: input.location || location,
  };
  const places = input.location === "" ? page.places : [input.location];
  return { read, found: { ...page, title: read.title, company: read.company, places, url: page.url ?? input.url } };
}
