import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../server/project-root.ts";

const PAGES = globSync(["README.md", "{app,server,tests}/**/README.md"], { cwd: PROJECT_ROOT });

test.each(PAGES)("every file and folder that %s names is there", (page) => {
  const text = readFileSync(path.join(PROJECT_ROOT, page), "utf8");
  const named = [...text.matchAll(/`(?!\.)((?:[\w.$-]+\/)*[\w.$-]+(?:\.(?:ts|tsx|tsv|mjs|md)|\/))`/g)].map(
    ([, name]) => name!,
  );
  const missing = named.filter((name) => {
    return ![PROJECT_ROOT, path.join(PROJECT_ROOT, path.dirname(page))].some((from) =>
      existsSync(path.join(from, name)),
    );
  });
  expect(missing).toEqual([]);
});
