// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catchAdminFailure, catchFailure } from "./catch-failure.ts";
import { FileLink } from "./file-link.tsx";
import { currentNotice } from "./notice-store.ts";

beforeEach(() => {
  document.documentElement.lang = "de";
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.lang = "en";
});

type ClientAction = ReturnType<typeof catchFailure>;

/** A form whose answer never comes: the network is gone. */
function sendInVain(clientAction: ClientAction) {
  const request = new Request("http://localhost/forms/some", { method: "POST", body: new FormData() });
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  // The router gives more than these two, which nothing here reads.
  return clientAction({ request, serverAction } as unknown as Parameters<ClientAction>[0]);
}

test("a form that did not get through says so in the page's language, an administrator's as well", async () => {
  await sendInVain(catchFailure("Note not added"));
  expect(currentNotice()?.flash).toMatchObject({
    title: "Notiz nicht hinzugefügt",
    description: "Etwas ist schiefgegangen",
  });
  await sendInVain(catchAdminFailure("Nobody was invited"));
  expect(currentNotice()?.flash).toMatchObject({
    title: "Niemand wurde eingeladen",
    description: "Etwas ist schiefgegangen",
  });
});

test("a download that did not get through says so in the page's language; a fixed label stays", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const told = async (noun: string, expected: string) => {
    render(<FileLink noun={noun} format="pdf" addressOf={() => "/file"} />);
    fireEvent.click(screen.getByRole("link"));
    await waitFor(() => expect(currentNotice()?.flash).toMatchObject({ title: "Error", description: expected }));
    cleanup();
  };
  await told("cover letter", "Anschreiben nicht heruntergeladen");
  await told("resume", "Failed to download resume");
});
