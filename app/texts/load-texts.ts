import type { Language } from "../../server/domain/language.ts";
import type { account } from "./en/account.ts";
import type { admin, adminFailures } from "./en/admin.ts";
import type { analytics } from "./en/analytics.ts";
import type { changes } from "./en/changes.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { formats } from "./en/formats.ts";
import type { jobs } from "./en/jobs.ts";
import type { materials } from "./en/materials.ts";
import type { pages } from "./en/pages.ts";
import type { reasons } from "./en/reasons.ts";
import type { resumes } from "./en/resumes.ts";
import type { failures, shell } from "./en/shell.ts";
import type { tables } from "./en/tables.ts";
import type { tracker } from "./en/tracker.ts";
import type { demos } from "./en/demos.ts";
import type { samples } from "./en/samples.ts";
import type { landing } from "./en/landing.ts";
import type { landings } from "./en/landings.tsx";
import type { about } from "./en/about.ts";
import type { pricing } from "./en/pricing.tsx";
import type { faq } from "./en/faq.tsx";
import type { contact } from "./en/contact.ts";
import type { legal } from "./en/legal.ts";
import type { terms } from "./en/terms.tsx";
import type { privacy } from "./en/privacy.tsx";
import type { installation } from "./en/installation.ts";

/** Texts of the interface by where they are shown. English is their shape: what another lacks fails the build. */
export type Texts = {
  formats: typeof formats;
  shell: typeof shell;
  dashboard: typeof dashboard;
  reasons: typeof reasons;
  jobs: typeof jobs;
  tracker: typeof tracker;
  account: typeof account;
  tables: typeof tables;
  analytics: typeof analytics;
  changes: typeof changes;
  materials: typeof materials;
  resumes: typeof resumes;
  pages: typeof pages;
  failures: typeof failures;
  landing: typeof landing;
  landings: typeof landings;
  demos: typeof demos;
  samples: typeof samples;
  about: typeof about;
  pricing: typeof pricing;
  faq: typeof faq;
  contact: typeof contact;
  legal: typeof legal;
  terms: typeof terms;
  privacy: typeof privacy;
  installation: typeof installation;
  admin: typeof admin;
  adminFailures: typeof adminFailures;
};

export type TextGroup = keyof Texts;

type Foreign = Exclude<Language, "en">;

const OF_EVERY_SCREEN: TextGroup[] = ["formats", "shell", "failures"];

const loading = new Map<string, Promise<Texts[TextGroup]>>();

/** The same promise each time, as React's `use` needs it; one that failed is asked anew. */
export function loadTexts<Group extends TextGroup>(language: Foreign, group: Group): Promise<Texts[Group]> {
  const key = `${language}/${group}`;
  const known = loading.get(key);
  // What is kept under the name of a group was loaded as that group.
  if (known) return known as Promise<Texts[Group]>;
  const asked = loadAnew(language, group);
  loading.set(key, asked);
  asked.catch(() => loading.delete(key));
  return asked;
}

async function loadAnew<Group extends TextGroup>(language: Foreign, group: Group): Promise<Texts[Group]> {
  // Apart, so that a browser that shows English loads no more than this line.
  const { foreignTexts } = await import("./foreign-texts.ts");
  return foreignTexts(language, group);
}

/** What the page was rendered with, before the first screen asks: one after the other each would cost a way. */
export function preloadTexts(language: Language, named = ""): void {
  if (language === "en") return;
  // The page wrote them from groups.
  const groups = named.split(" ").filter(Boolean) as TextGroup[];
  for (const group of [...OF_EVERY_SCREEN, ...groups]) void loadTexts(language, group);
}
