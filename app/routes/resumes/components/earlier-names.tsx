import { href, useFetcher } from "react-router";
import type { ViewerView } from "../../../../server/resumes/view-resume.ts";
import { Button } from "../../../components/button.tsx";
import { useLanguage } from "../../../components/use-texts.ts";
import { distanceAgoIn } from "../../../lib/distance-in-words.ts";
import { useResumeTexts } from "../resume-texts.ts";

/** Bringing one back is giving it anew, so that the present one is kept as well. */
export function EarlierNames({ resume, returnTo }: { resume: ViewerView; returnTo: string }) {
  const texts = useResumeTexts();
  const language = useLanguage();
  const fetcher = useFetcher();
  if (resume.earlierNames.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="names-title">
      <h3 className="label" id="names-title">
        {texts.earlierNames}
      </h3>
      <ul>
        {resume.earlierNames.map(({ name, savedAt }) => (
          <li key={name}>
            <p>
              <bdi>{name}</bdi>{" "}
              <time className="soft small" dateTime={savedAt}>
                {texts.nameReplaced(distanceAgoIn(language, savedAt, new Date(resume.now)))}
              </time>
            </p>
            <fetcher.Form method="post" action={href("/forms/resumes/rename")}>
              <input type="hidden" name="resumeId" value={resume.id} />
              <input type="hidden" name="name" value={name} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <Button
                type="submit"
                size="small"
                disabled={fetcher.state !== "idle"}
                aria-label={texts.restoreName(name)}
              >
                {texts.restore}
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
