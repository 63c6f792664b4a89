import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const OWN_TIMEOUT = /\btimeout: ([\d_]+)/g;

/** Begins with the files that give a test more than the usual time: begun last, they would leave a core idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], usual = [] } = Object.groupBy(await super.sort(files), (file) =>
      longestTimeoutMs(file) > file.project.config.testTimeout ? "long" : "usual",
    );
    return [...long, ...usual];
  }
}

function longestTimeoutMs({ moduleId }: TestSpecification): number {
  const timeouts = readFileSync(moduleId, "utf8").matchAll(OWN_TIMEOUT);
  return Math.max(0, ...[...timeouts].map(([, ms = "0"]) => Number(ms.replaceAll("_", ""))));
}
