import { z } from "zod";
import { APIFY_BOARDS, type ApifyBoard, BOARD_NAMES } from "../apify/actors.ts";
import { getApify } from "../apify/apify.ts";
import { describeItem, type Item } from "../apify/describe-item.ts";
import { SourceError, type SourceKind } from "../source-kind.ts";
import { toPage } from "./posting-page.ts";
import { enteredSettings } from "./public-list.ts";

const DAY_MS = 24 * 60 * 60_000;
const POSTINGS = 100;

export const ItemSchema: z.ZodType<Item> = z.record(z.string(), z.unknown());

const FIELDS = [
  { name: "query", label: "Words", hint: "nurse", isRequired: true },
  { name: "location", label: "Place", hint: "Denver, CO; anywhere if left empty", isRequired: false },
];

function apifyBoard(board: ApifyBoard): SourceKind {
  return {
    kind: board,
    label: BOARD_NAMES[board],
    fields: FIELDS,
    keys: ["APIFY_TOKEN"],
    checkSettings: (settings) => enteredSettings(FIELDS, settings),
    recognise: () => null,
    // Cards name these three in small letters.
    sourceOf: () => board,
    hostOf: () => `${board} at Apify`,
    isWebsite: false,
    listsEverything: false,
    intervalMs: DAY_MS,
    leastGapMs: 0,
    attribution: null,
    rules:
      `${BOARD_NAMES[board]} is read by an actor of Apify, at the cost of your account there: ` +
      `${POSTINGS} postings once a day. Whether you may is between you, Apify and ${BOARD_NAMES[board]}.`,
    async *read({ settings, now, signal }) {
      const apify = getApify();
      if (!apify) throw new SourceError("Apify is not set up.");
      const wanted = { query: settings.query ?? "", location: settings.location ?? "", limit: POSTINGS };
      const { actor, items } = await apify.search(board, wanted, signal);
      yield toPage(items, { schema: ItemSchema, id: "id", describe: (item) => describeItem(item, actor, now) });
    },
  };
}

export const apifyBoards: SourceKind[] = APIFY_BOARDS.map(apifyBoard);
