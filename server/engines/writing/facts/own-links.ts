import { anyOf } from "../../any-of.ts";
import type { Profile } from "../../analysis/profile.ts";

/** Where somebody's work or page can be seen, by what the resume calls it. */
export type OwnLink = { kind: LinkKind; url: string };
export type LinkKind = "portfolio" | "GitHub" | "GitLab" | "LinkedIn" | "website";

const URL =
  /(?<![\w@.])(?:https?:\/\/)?(?:www\.)?[\w-]{1,60}(?:\.[\w-]{2,30}){1,3}(?:\/[\w./~%@?=&+-]{0,120}[\w/])?/giu;
const KINDS: readonly [LinkKind, RegExp][] = [
  ["GitHub", /github/iu],
  ["GitLab", /gitlab/iu],
  ["LinkedIn", /linkedin/iu],
  ["portfolio", new RegExp(anyOf("portfolio portafolio showreel behance dribbble artstation vimeo"), "iu")],
  ["website", /website|web ?site|webseite|site (?:web|internet)|sitio web|página web|homepage/iu],
];
const LABEL_AHEAD = 30; // letters between what a link is called and the link

/** The kind of link that a text asks for or names; null for none. */
export function linkKindIn(text: string): LinkKind | null {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The links of a resume that say what they lead to, as it writes them. */
export function ownLinks({ lines }: Pick<Profile, "lines">): OwnLink[] {
  return lines.flatMap((line) =>
    [...line.matchAll(URL)].flatMap(({ index, 0: url }) => {
      const [label = ""] = line
        .slice(Math.max(0, index - LABEL_AHEAD), index)
        .split(/[|•;,]/u)
        .slice(-1);
      const kind = linkKindIn(url) ?? linkKindIn(label);
      const isWhole = /\.[a-z]{2,}/iu.test(url) && !/^\d/u.test(url) && line[index - 1] !== "@";
      return kind !== null && isWhole ? [{ kind, url }] : [];
    }),
  );
}
