import type { UnsureClaim } from "../domain/material-view.ts";
import type { DistantWriter } from "../engines/writing/writer.ts";

const MOST_ASKED = 4; // each is a call of its own, and calls are counted

/** The unsure sentences of a draft that the model finds in their nearest line; a question that fails confirms none. */
export async function confirmByModel(
  model: Pick<DistantWriter, "bearsOut">,
  notSure: readonly UnsureClaim[],
): Promise<string[]> {
  const asked = notSure.flatMap(({ text, source }) => (source ? [{ text, line: source.text }] : []));
  const answers = await Promise.all(
    asked.slice(0, MOST_ASKED).map(async ({ text, line }) => {
      const isBorneOut = await model.bearsOut(line, text).catch(() => false);
      return isBorneOut ? [text] : [];
    }),
  );
  return answers.flat();
}
