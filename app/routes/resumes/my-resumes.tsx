import { hasFailedInBrowser } from "../../components/catch-failure.ts";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { findMyResumes } from "../../../server/resumes/find-my-resumes.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { withoutDialog } from "../../lib/dialogs.ts";
import { agoSayer } from "../../lib/distance-in-words.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { requireUser } from "../../middleware/require-user.ts";
import { requireSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/my-resumes";
import { ActiveVariantNote } from "./active-variant.tsx";
import { EmptyResumes, ResumeEntry } from "./components/resume-entry.tsx";
import type { ListedResume } from "./listed-resume.ts";
import { ResumeActions } from "./resume-actions.tsx";
import { OpenedResumeDialog } from "./opened-resume-dialog.tsx";

export const handle = { scripts: true, texts: ["resumes"] };

export const meta: Route.MetaFunction = () => [{ title: `My Resumes · ${BRAND}` }];

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { resumes, activeVariant } = await findMyResumes(requireSignedIn(context).user);
  const ago = agoSayer(readLanguage(request.headers), new Date());
  const listed = resumes.map((resume): ListedResume => ({ ...resume, uploadedAgo: ago(resume.uploadedAt) }));
  return { resumes: listed, activeVariant };
}

export function shouldRevalidate({ defaultShouldRevalidate, ...args }: ShouldRevalidateFunctionArgs) {
  return !hasFailedInBrowser(args) && defaultShouldRevalidate;
}

export default function MyResumes({ loaderData: { resumes, activeVariant } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + withoutDialog(search);
  const applications = resumes.reduce((total, resume) => total + resume.applicationCount, 0);
  return (
    <>
      <header className="screen-head">
        <h1>My Resumes</h1>
        <p className="soft">Manage and view all your uploaded resume versions</p>
      </header>
      <div className="my-resumes">
        <section className="side-sheet sheet" aria-labelledby="overview-title">
          <h2 id="overview-title">Resume Overview</h2>
          <dl className="overview-figures">
            <Figure label="Total Resumes" value={resumes.length} />
            <Figure label="Active Resume" value={resumes.some((resume) => resume.isActive) ? 1 : 0} />
            <Figure label="Total Applications" value={applications} />
          </dl>
          <ActiveVariantNote variant={activeVariant} resumes={resumes} search={search} returnTo={returnTo} />
        </section>
        <section className="resume-sheet sheet" aria-labelledby="resumes-title">
          <h2 id="resumes-title">Your Resumes</h2>
          {resumes.length === 0 ? <EmptyResumes search={search} /> : null}
          <ul>
            {resumes.map((resume) => (
              <ResumeEntry key={resume.id} resume={resume}>
                <ResumeActions
                  resume={resume}
                  hasSeveral={resumes.length > 1}
                  canActivate={false}
                  search={search}
                  returnTo={returnTo}
                />
              </ResumeEntry>
            ))}
          </ul>
        </section>
      </div>
      <OpenedResumeDialog resumes={resumes} search={search} returnTo={returnTo} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
