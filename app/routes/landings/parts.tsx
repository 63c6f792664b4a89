import type { ReactNode } from "react";
import { href, type MetaDescriptor } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";

export function designMeta(name: string, themeColour: string): MetaDescriptor[] {
  return [{ title: `${name} landing design · ${BRAND}` }, { name: "theme-color", content: themeColour }];
}

type PartProps = { className?: string; children: ReactNode };

/** A plain link with a full page load. */
export function Start({ className, children }: PartProps) {
  return (
    <a className={className} href={href("/api/login")}>
      {children}
    </a>
  );
}

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
