import type { SystemState } from "../../../server/admin/find-system-state.ts";
import type { Language } from "../../../server/domain/language.ts";
import type { SourceView } from "../../../server/jobs/find-sources.ts";
import type { SourceKindView } from "../../../server/jobs/list-source-kinds.ts";
import { sayIn } from "../../texts/sentences.ts";

type Sources = { sources: SourceView[]; kinds: SourceKindView[] };

export function saySourcesIn(language: Language, { sources, kinds }: Sources): Sources {
  const say = (english: string) => sayIn(language, english);
  const sayOr = (english: string | null | undefined) => (english ? say(english) : null);
  return {
    sources: sources.map(({ lastReading, ...source }) => ({
      ...source,
      rules: sayOr(source.rules),
      lastReading: lastReading && {
        ...lastReading,
        problem: sayOr(lastReading.problem),
        examples: lastReading.examples.map(({ record, why }) => ({ record, why: say(why) })),
      },
    })),
    kinds: kinds.map((kind) => ({
      ...kind,
      label: say(kind.label),
      rules: sayOr(kind.rules),
      fields: kind.fields.map((field) => ({
        ...field,
        label: say(field.label),
        ...(field.hint === undefined ? {} : { hint: say(field.hint) }),
      })),
    })),
  };
}

export function saySystemIn(language: Language, state: SystemState): SystemState {
  const say = (english: string) => sayIn(language, english);
  return {
    ...state,
    database: { ...state.database, inUse: say(state.database.inUse) },
    sources: state.sources.map((source) => ({ ...source, name: say(source.name) })),
    queue: {
      ...state.queue,
      failures: state.queue.failures.map((failure) => ({ ...failure, what: say(failure.what) })),
    },
  };
}
