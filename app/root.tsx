import { hasFailedInBrowser } from "./components/catch-failure.ts";
import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import {
  data,
  isRouteErrorResponse,
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
import { takeFlash } from "../server/auth/sessions.ts";
import type { Route } from "./+types/root";
import { Notices } from "./components/notices.tsx";
import { isApplicationPath } from "./lib/application-paths.ts";
import { readAppearance } from "./lib/appearance.ts";
import { BRAND } from "./lib/brand.ts";
import type { Flash } from "./lib/flash.ts";
import { limitWrites } from "./middleware/limit-writes.ts";
import { requireSameOrigin } from "./middleware/same-origin.ts";
import { setSecurityHeaders } from "./middleware/security-headers.ts";
import { getSignedIn, resolveSession } from "./middleware/session.ts";
import { takeGenerationNotice } from "./routes/materials/generation-notice.ts";
import { NotFound } from "./routes/public/not-found.tsx";
import { Unavailable } from "./routes/public/unavailable.tsx";
import stylesHref from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "stylesheet", href: stylesHref },
];

export const meta: Route.MetaFunction = () => [{ title: BRAND }];

export const middleware: Route.MiddlewareFunction[] = [
  setSecurityHeaders,
  requireSameOrigin,
  resolveSession,
  limitWrites,
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const signedIn = getSignedIn(context);
  const config = getAuthConfig();
  // A posting that `Apply Now` opens in a new tab must not take the notice away from the screen behind it.
  const isScreen = !url.pathname.startsWith("/api/");
  // Only our forms put one into the session, see app/middleware/form-errors.ts.
  const flash = signedIn && isScreen ? ((await takeFlash(signedIn.session)) as Flash | null) : null;
  const generated = signedIn && isScreen && !flash ? await takeGenerationNotice(signedIn.user) : null;
  // Visitors, and users whose second sign-in failed, carry theirs in a cookie.
  const notice: Flash | null = openNotice(request, config);
  return data(
    {
      flash: flash ?? generated ?? notice,
      appearance: readAppearance(request.headers.get("Cookie")),
      isSignedIn: signedIn !== null,
    },
    { headers: notice ? { "Set-Cookie": clearNoticeHeader(config) } : {} },
  );
}

/** A form that failed in the browser leaves everything as it is. */
export function shouldRevalidate({ defaultShouldRevalidate, ...args }: ShouldRevalidateFunctionArgs) {
  return !hasFailedInBrowser(args) && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // Public pages, and pages whose loader failed before it knew anything, are plain HTML.
  const needsScripts =
    useMatches().some((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts) && root?.isSignedIn;
  return (
    <html lang="en" data-appearance={root?.appearance ?? "system"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <Theme grayColor="sand" accentColor="indigo" radius="medium" hasBackground={false}>
          {children}
        </Theme>
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
  const isSignedIn = useRouteLoaderData<typeof loader>("root")?.isSignedIn ?? false;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <Unavailable status={status} isSignedIn={isSignedIn} />;
  const signInHref = isApplicationPath(pathname)
    ? `/api/login?returnTo=${encodeURIComponent(pathname + search)}`
    : undefined;
  return <NotFound signInHref={signInHref} isSignedIn={isSignedIn} />;
}
