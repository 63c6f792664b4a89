import type { SourceKind } from "../source-kind.ts";
import { adzuna } from "./adzuna.ts";
import { apifyBoards } from "./apify-board.ts";
import { arbeitnow } from "./arbeitnow.ts";
import { ashby } from "./ashby.ts";
import { feed } from "./feed.ts";
import { greenhouse } from "./greenhouse.ts";
import { jobicy } from "./jobicy.ts";
import { lever } from "./lever.ts";
import { page } from "./page.ts";
import { personio } from "./personio.ts";
import { recruitee } from "./recruitee.ts";
import { remoteok } from "./remoteok.ts";
import { remotive } from "./remotive.ts";
import { sitemap } from "./sitemap.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { theMuse } from "./the-muse.ts";
import { usajobs } from "./usajobs.ts";
import { workable } from "./workable.ts";

/** Every kind of source, in the order offered. `page` is last, since it accepts any address. */
export const SOURCE_KINDS: readonly SourceKind[] = [
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  workable,
  personio,
  arbeitnow,
  remotive,
  remoteok,
  jobicy,
  theMuse,
  adzuna,
  usajobs,
  ...apifyBoards,
  sitemap,
  feed,
  page,
];

/** The kind of that name; undefined = there is none. */
export function findSourceKind(kind: string): SourceKind | undefined {
  return SOURCE_KINDS.find((known) => known.kind === kind);
}
