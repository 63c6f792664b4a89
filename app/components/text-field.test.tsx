// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { FollowedTextField, TextArea } from "./text-field.tsx";
import { rememberTyped } from "./typed-early.ts";

function serve(screen: ReactNode): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToString(screen);
  document.body.append(page);
  return page;
}

function Screen() {
  const [name, setName] = useState("CV");
  return (
    <>
      <FollowedTextField aria-label="Name" text={name} onText={setName} />
      <output>{name}</output>
    </>
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("what is typed before the page is alive stays and counts, as does what follows", () => {
  const page = serve(<Screen />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  field.value = "Nurse";
  act(() => void hydrateRoot(page, <Screen />));
  expect(screen.getByRole("status").textContent).toBe("Nurse");
  expect(field.value).toBe("Nurse");
  fireEvent.change(field, { target: { value: "Nurse CV" } });
  expect(screen.getByRole("status").textContent).toBe("Nurse CV");
});

test("what is typed into a text area before the page is alive stays", () => {
  const area = <TextArea aria-label="Text" defaultValue="As stored" />;
  const page = serve(area);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  field.value = "Typed early";
  rememberTyped();
  act(() => void hydrateRoot(page, area));
  expect(field.value).toBe("Typed early");
});
