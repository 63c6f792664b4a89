import { canonicalUrl } from "../engines/postings/canonical-url.ts";
import { type AskOptions, openSourceFetch, sourceDoor } from "./ask-source.ts";
import type { FoundPosting } from "./found-posting.ts";
import { SourceError } from "./source-kind.ts";
import { SOURCE_KINDS } from "./sources/all-kinds.ts";

const READ_MS = 20_000;

const BOARDS = SOURCE_KINDS.filter(({ isWebsite, listsEverything }) => !isWebsite && listsEverything);

/** Whether an address names a posting's id: in its path ("/jobs/123", "/123-cook") or as a value ("?gh_jid=123"). */
function namesId({ pathname, searchParams }: URL, id: string): boolean {
  const named = [...pathname.split("/"), ...searchParams.values()];
  return named.some((part) => part === id || part.startsWith(`${id}-`));
}

/** A posting at a job board's address, by its API: the page is often empty without scripts. Null = none. */
export async function readBoardPosting(url: string, ask: AskOptions = sourceDoor()): Promise<FoundPosting | null> {
  const address = URL.parse(url);
  const kind = address && BOARDS.find((board) => board.recognise(address));
  if (!kind) return null;
  const isMeant = ({ externalId, url: page, applyUrl }: FoundPosting) =>
    namesId(address, externalId) || [page, applyUrl].some((one) => one && canonicalUrl(one) === canonicalUrl(url));
  const signal = AbortSignal.timeout(READ_MS);
  try {
    const settings = kind.checkSettings(kind.recognise(address) ?? {});
    const { fetch } = openSourceFetch(kind, { signal, validators: null, options: { ...ask, pausesMs: [] } });
    // The others need not be read where each has a page of its own.
    const findFresh = async (records: { externalId: string }[]) =>
      new Set(records.map(({ externalId }) => externalId).filter((id) => !namesId(address, id)));
    for await (const { postings } of kind.read({ settings, keys: {}, now: new Date(), signal, fetch, findFresh })) {
      const posting = postings.find(isMeant);
      if (posting) return posting;
    }
  } catch (error) {
    if (!(error instanceof SourceError) && !signal.aborted) throw error;
  }
  return null;
}
