import type { MatchList } from "../../../../server/matches/find-match-list.ts";

/** How the matches are narrowed, what each choice would leave, and what is new among them. */
export type Narrowed = Pick<MatchList, "total" | "unfiltered" | "filters" | "choices" | "without" | "news">;
