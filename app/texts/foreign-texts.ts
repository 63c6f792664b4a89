import type { Language } from "../../server/domain/language.ts";
import type { TextGroup, Texts } from "./load-texts.ts";
import { groupWithoutBreaks } from "./no-break.ts";

type Loaders = { [Group in TextGroup]: () => Promise<Texts[Group]> };

/** One file each, so that a screen brings its own texts alone. English comes with the code that shows it. */
const FILES: Record<Exclude<Language, "en">, Loaders> = {
  de: {
    formats: async () => (await import("./de/formats.ts")).formats,
    shell: async () => (await import("./de/shell.ts")).shell,
    dashboard: async () => (await import("./de/dashboard.ts")).dashboard,
    reasons: async () => (await import("./de/reasons.ts")).reasons,
    jobs: async () => (await import("./de/jobs.ts")).jobs,
    tracker: async () => (await import("./de/tracker.ts")).tracker,
    account: async () => (await import("./de/account.ts")).account,
    tables: async () => (await import("./de/tables.ts")).tables,
    analytics: async () => (await import("./de/analytics.ts")).analytics,
    materials: async () => (await import("./de/materials.ts")).materials,
    resumes: async () => (await import("./de/resumes.ts")).resumes,
    pages: async () => (await import("./de/pages.ts")).pages,
    failures: async () => (await import("./de/shell.ts")).failures,
    landing: async () => (await import("./de/landing.ts")).landing,
    about: async () => (await import("./de/about.ts")).about,
    pricing: async () => (await import("./de/pricing.tsx")).pricing,
    faq: async () => (await import("./de/faq.tsx")).faq,
    contact: async () => (await import("./de/contact.ts")).contact,
    legal: async () => (await import("./de/legal.ts")).legal,
    terms: async () => (await import("./de/terms.tsx")).terms,
    privacy: async () => (await import("./de/privacy.tsx")).privacy,
    installation: async () => (await import("./de/installation.ts")).installation,
    admin: async () => (await import("./de/admin.ts")).admin,
  },
  fr: {
    formats: async () => (await import("./fr/formats.ts")).formats,
    shell: async () => (await import("./fr/shell.ts")).shell,
    dashboard: async () => (await import("./fr/dashboard.ts")).dashboard,
    reasons: async () => (await import("./fr/reasons.ts")).reasons,
    jobs: async () => (await import("./fr/jobs.ts")).jobs,
    tracker: async () => (await import("./fr/tracker.ts")).tracker,
    account: async () => (await import("./fr/account.ts")).account,
    tables: async () => (await import("./fr/tables.ts")).tables,
    analytics: async () => (await import("./fr/analytics.ts")).analytics,
    materials: async () => (await import("./fr/materials.ts")).materials,
    resumes: async () => (await import("./fr/resumes.ts")).resumes,
    pages: async () => (await import("./fr/pages.ts")).pages,
    failures: async () => (await import("./fr/shell.ts")).failures,
    landing: async () => (await import("./fr/landing.ts")).landing,
    about: async () => (await import("./fr/about.ts")).about,
    pricing: async () => (await import("./fr/pricing.tsx")).pricing,
    faq: async () => (await import("./fr/faq.tsx")).faq,
    contact: async () => (await import("./fr/contact.ts")).contact,
    legal: async () => (await import("./fr/legal.ts")).legal,
    terms: async () => (await import("./fr/terms.tsx")).terms,
    privacy: async () => (await import("./fr/privacy.tsx")).privacy,
    installation: async () => (await import("./fr/installation.ts")).installation,
    admin: async () => (await import("./fr/admin.ts")).admin,
  },
  es: {
    formats: async () => (await import("./es/formats.ts")).formats,
    shell: async () => (await import("./es/shell.ts")).shell,
    dashboard: async () => (await import("./es/dashboard.ts")).dashboard,
    reasons: async () => (await import("./es/reasons.ts")).reasons,
    jobs: async () => (await import("./es/jobs.ts")).jobs,
    tracker: async () => (await import("./es/tracker.ts")).tracker,
    account: async () => (await import("./es/account.ts")).account,
    tables: async () => (await import("./es/tables.ts")).tables,
    analytics: async () => (await import("./es/analytics.ts")).analytics,
    materials: async () => (await import("./es/materials.ts")).materials,
    resumes: async () => (await import("./es/resumes.ts")).resumes,
    pages: async () => (await import("./es/pages.ts")).pages,
    failures: async () => (await import("./es/shell.ts")).failures,
    landing: async () => (await import("./es/landing.ts")).landing,
    about: async () => (await import("./es/about.ts")).about,
    pricing: async () => (await import("./es/pricing.tsx")).pricing,
    faq: async () => (await import("./es/faq.tsx")).faq,
    contact: async () => (await import("./es/contact.ts")).contact,
    legal: async () => (await import("./es/legal.ts")).legal,
    terms: async () => (await import("./es/terms.tsx")).terms,
    privacy: async () => (await import("./es/privacy.tsx")).privacy,
    installation: async () => (await import("./es/installation.ts")).installation,
    admin: async () => (await import("./es/admin.ts")).admin,
  },
};

/** A group as its screen shows it. */
export async function foreignTexts<Group extends TextGroup>(
  language: Exclude<Language, "en">,
  group: Group,
): Promise<Texts[Group]> {
  const texts = await FILES[language][group]();
  return group === "formats" ? texts : groupWithoutBreaks(language, texts);
}
