import { href, createContext } from "react-router";
import { Refusal } from "../../../server/http/errors.ts";
import { findPosting, type PostingPage as Posting } from "../../../server/jobs/find-posting.ts";
import { ADDED_BY_YOU } from "../../../server/domain/posting.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { keptContext } from "../../context.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { linkedFile } from "../../middleware/linked-file.ts";
import { pages } from "../../texts/en/pages.ts";
import type { Route } from "./+types/posting";

const postingContext = createContext<Posting>();

const requirePosting = linkedFile(
  apiRoute({
    async GET({ params, context, signedIn: { user } }) {
      const posting = await findPosting(user._id, params.id ?? "", new Date());
      if (!posting) throw new Refusal("not-found", "Job not found");
      context.set(postingContext, posting);
      context.set(keptContext, posting.source !== ADDED_BY_YOU && !posting.asOf);
      return new Response();
    },
  }),
  ({ message }) => ({ title: "Posting not opened", description: message, tone: "destructive" }),
);

/** A link leads here, so what fails is answered as that of a file is: no page of its own. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const answer = await requirePosting(args);
    return answer.ok ? next() : answer;
  },
];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: [loaderData?.title, BRAND].filter(Boolean).join(" · ") },
];

export function loader({ context }: Route.LoaderArgs): Posting {
  return context.get(postingContext);
}

export default function PostingPage({ loaderData: posting }: Route.ComponentProps) {
  const texts = useTexts("pages", pages);
  const formats = useFormats();
  return (
    <main className="plain-page">
      {posting.isSample && <p className="source-badge">Sample posting</p>}
      <h1>{posting.title}</h1>
      <p className="soft">{[posting.company, posting.location, posting.salary].filter(Boolean).join(" · ")}</p>
      {posting.isClosed && <p className="soft">{texts.notListed}</p>}
      {posting.asOf && (
        <p className="soft">
          {texts.asItWasOn} <time dateTime={posting.asOf}>{formats.longDate(posting.asOf)}</time>
          {texts.dayYouApplied}
        </p>
      )}
      <p>{posting.description}</p>
      {posting.isSample && (
        <>
          <h2>{texts.requirements}</h2>
          <ul>
            {posting.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      )}
      {posting.isSample && <p className="soft">{texts.writtenAsSample(BRAND)}</p>}
      <p>
        <a href={href("/")}>{texts.backToDashboard}</a>
      </p>
    </main>
  );
}
