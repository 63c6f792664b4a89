import { type Document, DomHandler } from "domhandler";
import { Parser } from "htmlparser2";
import { SourceError } from "../source-kind.ts";

/** No page that is meant for people nests its elements deeper, and parsing takes the square of the depth. */
const MAX_DEPTH = 500;

class BoundedHandler extends DomHandler {
  #depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new SourceError("The page is nested too deep to be read.");
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth -= 1;
    super.onclosetag();
  }
}

/** The tree of an HTML or XML text; no entities but the usual ones. Throws SourceError where it is nested absurdly. */
export function parseMarkup(text: string, options: { xmlMode: boolean }): Document {
  const handler = new BoundedHandler(null, options);
  new Parser(handler, options).end(text);
  return handler.root;
}
