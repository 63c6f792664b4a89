import type { ReactNode } from "react";
import { href, type MetaDescriptor } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";

/** Title and browser colour of a design. */
export function designMeta(name: string, themeColour: string): MetaDescriptor[] {
  return [{ title: `${name} landing design · ${BRAND}` }, { name: "theme-color", content: themeColour }];
}

type PartProps = { className?: string; children: ReactNode };

/** Every sign-up, start, upgrade or launch button: a plain link, by a full page load. */
export function Start({ className, children }: PartProps) {
  return (
    <a className={className} href={href("/api/login")}>
      {children}
    </a>
  );
}

/** The navigation of the designs does nothing. */
export function Idle({ className, children }: PartProps) {
  return (
    <button type="button" className={className}>
      {children}
    </button>
  );
}

const NAVIGATION = ["Product", "Features", "Pricing", "Success Stories"];

export function IdleNavigation({ className }: { className: string }) {
  return (
    <nav className={className} aria-label="Main">
      <ul>
        {NAVIGATION.map((name) => (
          <li key={name}>
            <Idle>{name}</Idle>
          </li>
        ))}
      </ul>
    </nav>
  );
}
