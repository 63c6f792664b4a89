// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { AddressSelect } from "./address-select.tsx";

const choose = vi.fn((event: React.ChangeEvent<HTMLFormElement>) => new FormData(event.currentTarget).get("sort"));

function Screen({ sort = "match" }: { sort?: string }) {
  return (
    <form onChange={choose}>
      <AddressSelect name="sort" aria-label="Sort jobs" value={sort}>
        <option value="match">Match</option>
        <option value="date">Date</option>
      </AddressSelect>
    </form>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort jobs" });

afterEach(() => {
  cleanup();
  choose.mockClear();
  document.body.replaceChildren();
});

test("a choice made before the page is alive counts", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Screen />);
  document.body.append(page);
  select().value = "date";
  act(() => void hydrateRoot(page, <Screen />));
  expect(choose.mock.results.map(({ value }) => value)).toEqual(["date"]);
  expect(select().value).toBe("date");
});

test("what nobody touched is sent by nobody, and the address decides what shows", () => {
  const { rerender } = render(<Screen />);
  rerender(<Screen sort="date" />);
  expect(select().value).toBe("date");
  rerender(<Screen sort="match" />);
  expect(select().value).toBe("match");
  expect(choose).not.toHaveBeenCalled();
});
