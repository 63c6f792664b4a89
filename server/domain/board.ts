import { APPLICATION_STATUSES, type ApplicationStatus, STATUS_NAMES } from "./application-statuses.ts";

export type BoardStatus = "saved" | ApplicationStatus;

export const BOARD_COLUMNS: readonly { status: BoardStatus; name: string }[] = [
  { status: "saved", name: "Saved" },
  ...APPLICATION_STATUSES.map((status) => ({ status, name: STATUS_NAMES[status] })),
];

export const MAX_MOVED = 200;

const SAVED = "saved:";

/** How a form names a card: an application by its id, a saved job by its listing's behind a mark. */
export function cardName({ id, isSaved }: { id: string; isSaved: boolean }): string {
  return isSaved ? `${SAVED}${id}` : id;
}

export function parseCardName(name: string): { id: string; isSaved: boolean } {
  return name.startsWith(SAVED) ? { id: name.slice(SAVED.length), isSaved: true } : { id: name, isSaved: false };
}
