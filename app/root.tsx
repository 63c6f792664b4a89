import path from "node:path";
import { hasFailedInBrowser } from "./components/catch-failure.ts";
import { Theme } from "@radix-ui/themes";
import { type ReactNode, use, useState } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { getAuthConfig } from "../server/auth/auth-settings.ts";
import { clearNoticeHeader, openNotice } from "../server/auth/notice-cookie.ts";
import type { Route } from "./+types/root";
import { Notices } from "./components/notices.tsx";
import { SwitchedBanner } from "./components/switched-banner.tsx";
import { useHydrated } from "./components/use-hydrated.ts";
import { useLanguage } from "./components/use-texts.ts";
import { VisitContext } from "./components/visit.ts";
import { isApplicationPath } from "./lib/application-paths.ts";
import { isFormPath } from "./lib/form-path.ts";
import { type Appearance, readAppearance } from "./lib/appearance.ts";
import { keptSheetCookie, ownedAt, readKeptSheet } from "./lib/kept-sheet.ts";
import { BRAND } from "../server/domain/brand.ts";
import type { Flash } from "./lib/flash.ts";
import { answerWithoutDatabase } from "./middleware/answer-without-database.ts";
import { nameKeptCopy } from "./middleware/kept-copy.ts";
import { readLanguage } from "../server/http/visitor-language.ts";
import { limitWrites } from "./middleware/limit-writes.ts";
import { requireSameOrigin } from "./middleware/same-origin.ts";
import { setSecurityHeaders } from "./middleware/security-headers.ts";
import { getSignedIn, resolveSession, viewedUser } from "./middleware/session.ts";
import { findSignedInNotice } from "./middleware/signed-in-notice.ts";
import { findPlansNotice } from "./routes/account/plans-notice.ts";
import { statusOf } from "./routes/public/failure-words.ts";
import { NotFound } from "./routes/public/not-found.tsx";
import { Unavailable } from "./routes/public/unavailable.tsx";
import appStyles from "./styles/app.css?url";
import appLaterStyles from "./styles/app.later.css?url";
import publicStyles from "./styles/public.later.css?url";
import bannerStyles from "./styles/switched-banner.css?url";
import type { TextGroup } from "./texts/load-texts.ts";
import { sayFlashIn } from "./texts/sentences.ts";

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

// A failure's page names itself, in the visitor's language.
export const meta: Route.MetaFunction = ({ error }) => (error ? [] : [{ title: BRAND }]);

export const middleware: Route.MiddlewareFunction[] = [
  setSecurityHeaders,
  answerWithoutDatabase,
  requireSameOrigin,
  nameKeptCopy,
  resolveSession,
  limitWrites,
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn(context);
  const config = getAuthConfig();
  // A posting opened in a new tab must not take the notice away from the screen behind it.
  const isScreen = !url.pathname.startsWith("/api/");
  const isScript = request.headers.get("sec-fetch-dest") === "empty";
  const flash = signedIn && isScreen ? await findSignedInNotice(signedIn, isScript) : null;
  const aboutPlans = signedIn && isScreen && !flash ? await findPlansNotice(request, url, signedIn) : null;
  const notice: Flash | null = openNotice(request, config);
  const version = path.basename(appStyles);
  const kept = signedIn ? readKeptSheet(request.headers.get("Cookie"), version) : "none";
  const owned = ownedAt(url, kept);
  const isOpened = signedIn && isScreen && !isScript;
  const cookies = [
    notice && clearNoticeHeader(config),
    isOpened && keptSheetCookie(kept, owned, { version, isSecure: config.secureCookies }),
  ];
  return data(
    {
      flash: sayFlashIn(readLanguage(request.headers), flash ?? aboutPlans ?? notice),
      appearance: readAppearance(request.headers.get("Cookie")),
      isSignedIn: signedIn !== null,
      viewingAs: viewedUser(signedIn),
      appUrl: config.appUrl,
      owned,
    },
    { headers: cookies.flatMap((cookie): [string, string][] => (cookie ? [["Set-Cookie", cookie]] : [])) },
  );
}

/** A form's address is no page: when its code is fetched ahead, nothing is to be read for it. */
export function shouldRevalidate({ defaultShouldRevalidate, ...args }: ShouldRevalidateFunctionArgs) {
  const isForm = isFormPath(args.nextUrl.pathname);
  return !isForm && !hasFailedInBrowser(args) && defaultShouldRevalidate;
}

type PageHandle = {
  scripts?: boolean;
  ownLook?: boolean;
  texts?: TextGroup[];
};

// Browsers fetch such a sheet behind all else, and do not apply it.
const FOR_NEXT_PAGE = "not all";

const THEME_COLOURS = { light: "#ffffff", dark: "#1b1b1a" };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { appearance, isSignedIn, viewingAs } = useVisit();
  const language = useLanguage();
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  // Public pages, and pages whose loader failed early, are plain HTML.
  const needsScripts = root?.isSignedIn && handles.some((handle) => handle?.scripts);
  // What the language's texts are split by; the English ones come with the code.
  const texts = language === "en" ? undefined : handles.flatMap((handle) => handle?.texts ?? []).join(" ");
  const isOwnLook = root?.isSignedIn && handles.some((handle) => handle?.ownLook);
  // A sheet that moved while the page lives would be taken away for a moment.
  const [owned] = useState(root?.owned ?? "whole");
  const ofUsers = owned === "whole" ? appStyles : appLaterStyles;
  const styles = isOwnLook ? null : <link rel="stylesheet" href={isSignedIn ? ofUsers : publicStyles} />;
  return (
    <html lang={language} data-appearance={appearance} data-texts={texts} data-alive={useHydrated() ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isOwnLook ? null : <LookOfPaper appearance={appearance} />}
        {owned === "none" ? null : styles}
        {viewingAs ? <link rel="stylesheet" href={bannerStyles} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        <Theme grayColor="sand" accentColor="indigo" radius="medium" hasBackground={false}>
          {viewingAs ? <SwitchedBanner email={viewingAs} /> : null}
          {children}
        </Theme>
        {owned === "none" ? styles : null}
        {owned === "later" && styles ? <link rel="stylesheet" href={appStyles} media={FOR_NEXT_PAGE} /> : null}
        {needsScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

function useVisit() {
  const asked = use(VisitContext);
  return useRouteLoaderData<typeof loader>("root") ?? asked;
}

function LookOfPaper({ appearance }: { appearance: Appearance }) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {(["light", "dark"] as const)
        .filter((colour) => appearance === "system" || appearance === colour)
        .map((colour) => (
          <meta
            key={colour}
            name="theme-color"
            media={appearance === "system" ? `(prefers-color-scheme: ${colour})` : undefined}
            content={THEME_COLOURS[colour]}
          />
        ))}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Notices flash={loaderData.flash} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const { isSignedIn, viewingAs } = useVisit();
  const hasRootData = useRouteLoaderData<typeof loader>("root") !== undefined;
  const status = statusOf(error);
  if (status !== 404) return <Unavailable status={status} isSignedIn={isSignedIn} viewingAs={viewingAs} />;
  if (!isApplicationPath(pathname)) return <NotFound isSignedIn={isSignedIn} />;
  const signInHref = `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
  return <NotFound signInHref={signInHref} isSignedIn={isSignedIn && hasRootData} />;
}
