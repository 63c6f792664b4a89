import { Badge as RadixBadge, Button as RadixButton, Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";

function elementOf(node: ReactNode): Element {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Theme>{node}</Theme>);
  const element = page.querySelector("button, a, .rt-Badge");
  if (!element) throw new Error("Nothing was rendered");
  return element;
}

test("a button is the element that Radix Themes makes of it", () => {
  const radix = { color: "gray", highContrast: true } as const;
  const pairs: [ReactNode, ReactNode][] = [
    [
      <Button key="1" type="button">
        Go
      </Button>,
      <RadixButton key="2" {...radix} variant="surface" type="button" size="2">
        Go
      </RadixButton>,
    ],
    [
      <Button key="1" type="submit" look="ink" size="large" disabled name="a" className="more">
        Go
      </Button>,
      <RadixButton key="2" {...radix} variant="solid" type="submit" size="3" disabled name="a" className="more">
        Go
      </RadixButton>,
    ],
    [
      <Button key="1" type="submit" look="ghost" size="small">
        Go
      </Button>,
      <RadixButton key="2" color="gray" variant="ghost" type="submit" size="1">
        Go
      </RadixButton>,
    ],
    [
      <Button key="1" type="submit" look="done" aria-pressed>
        Go
      </Button>,
      <RadixButton key="2" color="green" variant="soft" type="submit" size="2" className="done" aria-pressed>
        Go
      </RadixButton>,
    ],
    [
      <Button key="1" asChild>
        <a href="/">Go</a>
      </Button>,
      <RadixButton key="2" {...radix} variant="surface" size="2" asChild>
        <a href="/">Go</a>
      </RadixButton>,
    ],
  ];
  for (const [ours, theirs] of pairs) expect(elementOf(ours).isEqualNode(elementOf(theirs))).toBe(true);
});

test("a badge is the element that Radix Themes makes of it", () => {
  const pairs: [ReactNode, ReactNode][] = [
    [
      <Badge key="1">New</Badge>,
      <RadixBadge key="2" size="1">
        New
      </RadixBadge>,
    ],
    [
      <Badge key="1" color="green" className="state">
        Saved
      </Badge>,
      <RadixBadge key="2" size="1" color="green" className="state">
        Saved
      </RadixBadge>,
    ],
  ];
  for (const [ours, theirs] of pairs) expect(elementOf(ours).isEqualNode(elementOf(theirs))).toBe(true);
});
