import { href } from "react-router";
import { type ReactNode, use } from "react";
import { BRAND, COPYRIGHT } from "../../server/domain/brand.ts";
import { shell } from "../texts/en/shell.ts";
import { Brand, BrandMark } from "./brand-mark.tsx";
import { Button } from "./button.tsx";
import { LanguageForm } from "./language-form.tsx";
import { useTexts } from "./use-texts.ts";
import { VisitContext } from "./visit.ts";

const FOOTER_LINKS = [
  { href: "/about", label: "about" },
  { href: "/pricing", label: "pricing" },
  { href: "/faq", label: "faq" },
  { href: "/contact", label: "contact" },
  { href: "/privacy", label: "privacy" },
  { href: "/terms", label: "terms" },
] as const;

type PublicShellProps = {
  children: ReactNode;
  landing?: boolean;
  signInHref?: string;
  isSignedIn?: boolean;
};

export function PublicShell({
  children,
  landing = false,
  signInHref = "/api/login",
  isSignedIn = false,
}: PublicShellProps) {
  const texts = useTexts("shell", shell);
  const { openedAt } = use(VisitContext);
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <header className="top public">
        <div className="wrap">
          <a className="brand" href={href("/")}>
            <Brand />
          </a>
          <span className="push" />
          {landing ? null : (
            <Button look="ghost" asChild>
              <a href={href("/")}>Home</a>
            </Button>
          )}
          {isSignedIn ? null : (
            <Button asChild>
              <a href={signInHref}>Sign In</a>
            </Button>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="main public-main">
        {children}
      </main>
      <footer>
        <div className="wrap end">
          {landing ? <LandingFooter /> : <ShortFooter withLinks={!isSignedIn} />}
          {openedAt === null ? null : <LanguageForm returnTo={openedAt} />}
        </div>
      </footer>
    </>
  );
}

function ShortFooter({ withLinks }: { withLinks: boolean }) {
  return (
    <>
      <a className="brand" href={href("/")}>
        <Brand />
      </a>
      {withLinks ? <FooterLinks /> : null}
      <span className="push">{COPYRIGHT}</span>
    </>
  );
}

function LandingFooter() {
  const texts = useTexts("shell", shell);
  return (
    <>
      <a className="brand" href={href("/")} aria-label={texts.home(BRAND)}>
        <BrandMark />
        {BRAND}
      </a>
      <FooterLinks />
      <Button size="small" asChild>
        <a href={href("/api/login")}>Get Started</a>
      </Button>
      <span className="push">{COPYRIGHT}</span>
    </>
  );
}

function FooterLinks() {
  const texts = useTexts("shell", shell);
  return (
    <nav aria-label={texts.footer}>
      <ul>
        {FOOTER_LINKS.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{texts[link.label]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
