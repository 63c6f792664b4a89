import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { APPEARANCES, type Appearance } from "../lib/appearance.ts";
import { withDialog } from "../lib/dialogs.ts";
import { Brand } from "./brand-mark.tsx";
import { shell } from "../texts/en/shell.ts";
import { Button } from "./button.tsx";
import { LanguageForm } from "./language-form.tsx";
import { Menu, menuButton } from "./menu.tsx";
import { useTexts } from "./use-texts.ts";

export type NavigationItem = { href: string; label: string; count: number | null };

export type ShellUser = { name: string; email: string; initials: string; isAdmin: boolean };

type AppShellProps = {
  user: ShellUser;
  planLabel: string;
  navigation: NavigationItem[];
  path: string;
  search: string;
  appearance: Appearance;
  menuLinks?: { href: string; label: string }[];
  tools?: ReactNode;
  children: ReactNode;
};

export function AppShell({ planLabel, navigation, path, search, tools, children, ...menu }: AppShellProps) {
  const texts = useTexts("shell", shell);
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <header className="top">
        <div className="wrap">
          <Link className="brand" to={href("/")}>
            <Brand />
          </Link>
          <nav className="nav" aria-label={texts.main}>
            <ul>
              {navigation.map((item) => (
                <li key={item.href}>
                  <Link to={item.href} aria-current={isCurrent(item.href, path) ? "page" : undefined}>
                    {item.label}
                    {item.count === null ? null : (
                      <>
                        {" "}
                        <span className="count">{item.count}</span>
                      </>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="you push">
            <span className="plan-label">{planLabel}</span>
            <UserMenu {...menu} returnTo={path + search} />
          </div>
        </div>
      </header>
      <section className="sub-bar" aria-label={texts.tools}>
        <div className="wrap">
          <Button look="ink" asChild>
            <Link to={withDialog(search, "upload")} preventScrollReset>
              <span aria-hidden="true">↑</span>
              Upload Resume
            </Link>
          </Button>
          <Button asChild>
            <Link to={withDialog(search, "add-job")} preventScrollReset>
              {texts.addJob}
            </Link>
          </Button>
          {tools}
        </div>
      </section>
      <main id="main" tabIndex={-1} className="wrap main">
        {children}
      </main>
    </>
  );
}

/** `/` matches exactly, the others with everything below them. */
function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}

const MENU_ID = "user-menu";

function UserMenu({
  user,
  appearance,
  menuLinks = [],
  returnTo,
}: Pick<AppShellProps, "user" | "appearance" | "menuLinks"> & { returnTo: string }) {
  const texts = useTexts("shell", shell);
  return (
    <>
      <button className="avatar" {...menuButton(MENU_ID)}>
        <span aria-hidden="true">{user.initials}</span>
        <span className="visually-hidden">{user.name}</span>
      </button>
      <Menu id={MENU_ID} label={texts.yourAccount}>
        <div className="menu-head">
          <b>{user.name}</b>
          {user.email === user.name ? null : <span className="soft small">{user.email}</span>}
        </div>
        <hr />
        {user.isAdmin ? <Link to={href("/admin")}>Admin Panel</Link> : null}
        {menuLinks.map((link) => (
          <Link key={link.href} to={link.href}>
            {link.label}
          </Link>
        ))}
        <AppearanceForm appearance={appearance} returnTo={returnTo} />
        <LanguageForm returnTo={returnTo} />
        <hr />
        <a href={href("/api/logout")}>Log out</a>
      </Menu>
    </>
  );
}

const APPEARANCE_NAMES: Record<Appearance, string> = { system: "System", light: "Light", dark: "Dark" };

// A plain form, because the choice is on <html>, which only a new document changes.
function AppearanceForm({ appearance, returnTo }: { appearance: Appearance; returnTo: string }) {
  return (
    <form className="choice" method="post" action={href("/forms/appearance")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className="label" id="appearance-label">
        {useTexts("shell", shell).appearance}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it */}
      <div role="group" aria-labelledby="appearance-label">
        {APPEARANCES.map((choice) => (
          <button key={choice} type="submit" name="appearance" value={choice} aria-pressed={choice === appearance}>
            {APPEARANCE_NAMES[choice]}
          </button>
        ))}
      </div>
    </form>
  );
}
