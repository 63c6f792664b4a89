import {
  createOutsideDoor,
  hostTurns,
  type OutsideAnswer,
  type OutsideDoor,
  outsideUserAgent,
} from "../http/fetch-outside.ts";
import { Refusal } from "../http/errors.ts";
import { OutsideError } from "../http/outside/outside-error.ts";
import { canonicalUrl } from "../engines/postings/canonical-url.ts";
import type { FoundPosting } from "./found-posting.ts";
import { readBoardPosting } from "./read-board-posting.ts";
import { readMarkedUpPage } from "./sources/page.ts";

const PASTE_INSTEAD = "Please paste the text of the posting instead.";

// Trusts no origin, not even those of the settings, since anybody can enter addresses here.
let door: OutsideDoor | null = null;

async function readPage(url: string): Promise<OutsideAnswer> {
  door ??= createOutsideDoor({ userAgent: outsideUserAgent(), turns: hostTurns });
  try {
    return await door.read(url, { types: ["html"] });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new Refusal("unavailable", `${error.message} ${PASTE_INSTEAD}`);
  }
}

/** The posting at an address, by its board's API or schema.org markup. Throws Refusal (unavailable) with the reason. */
export async function readJobPage(url: string): Promise<FoundPosting> {
  const ofBoard = await readBoardPosting(url);
  if (ofBoard) return ofBoard;
  const answer = await readPage(url);
  const host = new URL(answer.url).hostname;
  if (answer.status === 404 || answer.status === 410) {
    throw new Refusal("unavailable", `${host} says that this posting is gone. ${PASTE_INSTEAD}`);
  }
  if (answer.status < 200 || answer.status > 299) {
    throw new Refusal("unavailable", `${host} does not show this page to programs. ${PASTE_INSTEAD}`);
  }
  const { postings } = readMarkedUpPage(answer);
  const meant = new Set([canonicalUrl(url), canonicalUrl(answer.url)]);
  const named = postings.find((posting) => posting.url !== null && meant.has(canonicalUrl(posting.url)));
  const posting = named ?? (postings.length === 1 ? postings[0] : undefined);
  if (posting) return posting;
  throw new Refusal(
    "unavailable",
    postings.length > 1
      ? `${host} lists several jobs on this page. ${PASTE_INSTEAD}`
      : `${host} does not say in a form for programs which job this is. ${PASTE_INSTEAD}`,
  );
}
