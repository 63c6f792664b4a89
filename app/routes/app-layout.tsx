import { lazy } from "react";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { PLANS } from "../../server/domain/plans.ts";
import { tierOf } from "../../server/domain/tier.ts";
import { findViewer } from "../../server/resumes/view-resume.ts";
import { findVariantChanges } from "../../server/materials/changes/find-variant-changes.ts";
import { toMaterialCounts } from "../../server/materials/find-materials.ts";
import { toProgress } from "../../server/materials/start-generation.ts";
import { AiJobs } from "../components/ai-jobs.tsx";
import { AppShell } from "../components/app-shell.tsx";
import { Loading } from "../components/loading.tsx";
import { FormCode } from "../components/form-code.tsx";
import { hasFailedInBrowser } from "../components/catch-failure.ts";
import { useSubmitOnce } from "../components/submit-once.ts";
import { useKeptCopy } from "../components/use-kept-copy.ts";
import { useTrail } from "../components/trail.ts";
import { isSameScreen, openedDialogKey, withDialog, withoutDialog } from "../lib/dialogs.ts";
import { keepsCopy } from "../middleware/kept-copy.ts";
import { oneViewerAtATime } from "../middleware/one-viewer-at-a-time.ts";
import { readTally } from "../middleware/read-tally.ts";
import { orRefusedPage } from "../middleware/refused-page.ts";
import { getSignedIn } from "../middleware/session.ts";
import type { loader as rootLoader } from "../root.tsx";
import type { Route } from "./+types/app-layout";
import { AccountDialogs } from "./account/account-dialogs.tsx";
import { findOpenedDialog } from "./account/find-opened-dialog.ts";
import { StatsPlaceholder } from "./dashboard/components/stats-row.tsx";
import { readGenerations } from "./materials/generation-notice.ts";
import { parseViewer } from "./resumes/viewer-params.ts";
import { readLanguage } from "../../server/http/visitor-language.ts";
import { sayReasonIn, sayViewerIn } from "../texts/reasons.ts";

const AddJobDialog = lazy(async () => ({ default: (await import("./own-jobs/add-job-dialog.tsx")).AddJobDialog }));
const ImportDialog = lazy(async () => ({ default: (await import("./resumes/import-dialog.tsx")).ImportDialog }));
const UploadDialog = lazy(async () => ({
  default: (await import("./dashboard/components/upload-dialog.tsx")).UploadDialog,
}));
const ResumeViewer = lazy(async () => ({ default: (await import("./resumes/resume-viewer.tsx")).ResumeViewer }));

export const middleware: Route.MiddlewareFunction[] = [oneViewerAtATime];

/** What every screen of a signed-in user shows around itself; null for visitors. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn(context);
  if (!signedIn) return null;
  const { user, isAdmin } = signedIn;
  const viewer = parseViewer(url.search);
  const language = readLanguage(request.headers);
  const [{ uploads, materials }, viewed, changes, progress, opened] = await Promise.all([
    readTally(signedIn),
    viewer && findViewer(user, viewer.id, { versionId: viewer.version, now: new Date() }),
    viewer && orRefusedPage(findVariantChanges(user._id, viewer.id)),
    readGenerations(signedIn).then(toProgress),
    findOpenedDialog(url, signedIn, language),
  ]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const initials = (name || user.email)
    .split(/[\s.@]+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join("");
  return {
    user: { name: name || user.email, email: user.email, initials, isAdmin },
    planLabel: `${PLANS[tierOf(user, new Date())].name} Plan`,
    navigation: [
      { href: "/", label: "Dashboard", count: null },
      { href: "/my-resumes", label: "My Resumes", count: uploads },
      {
        href: "/ai-materials",
        label: "AI Materials",
        count: toMaterialCounts(materials).total,
      },
      { href: "/analytics", label: "Analytics", count: null },
    ],
    viewed: viewed && sayViewerIn(language, viewed),
    changes: changes && { ...changes, summary: sayReasonIn(language, changes.summary) },
    progress,
    opened,
    keepsCopy: keepsCopy(request, signedIn),
  };
}

/** A tab or an editor of the viewer that is open needs nothing new; a dialog that shows more than the screen does. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...usual }: ShouldRevalidateFunctionArgs) {
  const shown = parseViewer(currentUrl.search);
  const wanted = parseViewer(nextUrl.search);
  const isSameView = shown?.id === wanted?.id && shown?.version === wanted?.version;
  const wantedDialog = openedDialogKey(nextUrl.search);
  const isRead = isSameView && (wantedDialog === "" || wantedDialog === openedDialogKey(currentUrl.search));
  const onlyOpens = !formMethod && currentUrl.href !== nextUrl.href && isSameScreen(currentUrl, nextUrl) && isRead;
  return !onlyOpens && !hasFailedInBrowser(usual) && usual.defaultShouldRevalidate;
}

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const leadsTo = navigation.location?.pathname;
  const appearance = useRouteLoaderData<typeof rootLoader>("root")?.appearance ?? "system";
  useSubmitOnce();
  useTrail();
  useKeptCopy(loaderData?.keepsCopy ?? false);
  if (!loaderData) return <Outlet />;
  const closeHref = pathname + withoutDialog(search);
  const { viewed, changes, progress, opened, keepsCopy: _, ...shell } = loaderData;
  const viewer = parseViewer(search);
  const dialog = new URLSearchParams(search).get("dialog");
  const isHomeLoading = leadsTo === "/" && pathname !== "/";
  const areMaterialsLoading = leadsTo === "/ai-materials" && pathname !== "/ai-materials";
  return (
    <AppShell
      {...shell}
      appearance={appearance}
      path={pathname}
      search={search}
      menuLinks={[{ href: withDialog(search, "account"), label: "Account" }]}
      tools={<AiJobs items={progress} search={search} />}
    >
      <FormCode />
      {navigation.state === "idle" ? null : <div className="on-its-way" />}
      {isHomeLoading ? <StatsPlaceholder /> : areMaterialsLoading ? <Loading /> : <Outlet />}
      {dialog === "upload" ? <UploadDialog open closeHref={closeHref} returnTo={closeHref} search={search} /> : null}
      {dialog === "import" ? <ImportDialog closeHref={closeHref} /> : null}
      {dialog === "add-job" ? <AddJobDialog closeHref={closeHref} /> : null}
      <AccountDialogs opened={opened} path={pathname} search={search} closeHref={closeHref} />
      {viewer ? (
        <ResumeViewer resume={viewed} changes={changes} state={viewer} path={pathname} search={search} />
      ) : null}
    </AppShell>
  );
}
