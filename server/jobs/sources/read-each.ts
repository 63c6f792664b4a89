import { SourceError, type SourcePage } from "../source-kind.ts";

const MAX_FAILURES = 5; // so many pages in a row that fail are the site's fault and no longer the page's

/** Reads postings with a page each; a failed page is left out and its stored posting stays open. */
export async function* readEach(
  ids: string[],
  readOne: (id: string) => Promise<SourcePage>,
): AsyncGenerator<SourcePage> {
  let failures = 0;
  for (const id of ids) {
    try {
      yield await readOne(id);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof SourceError) || error.retryAt || failures >= MAX_FAILURES) throw error;
      yield { postings: [], stillListed: [], leftOut: [{ externalId: id, record: id, why: error.message }] };
    }
  }
}
