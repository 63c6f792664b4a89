// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotice, forgetNotice } from "../../components/notice-store.ts";
import { CANCELLED, INITIALISATION_FAILED, SDK_FAILED } from "./payment-notices.ts";
import { checkOut } from "./paypal-checkout.ts";
import { UpgradeForm } from "./upgrade-form.tsx";
import { useCheckout } from "./use-checkout.ts";

vi.mock("./paypal-checkout.ts", () => ({ checkOut: vi.fn() }));

function Plans() {
  const checkout = useCheckout({ isAvailable: true, closeHref: "/", returnTo: "/" });
  return (
    <>
      <p>{checkout.opensPage ? "at PayPal's page" : "in a window"}</p>
      <UpgradeForm planId="pro" label="Upgrade" look="ink" checkout={checkout} />
    </>
  );
}

beforeEach(() => {
  const Screen = createRoutesStub([{ path: "/", Component: Plans }]);
  render(<Screen />);
});
afterEach(() => {
  cleanup();
  const notice = currentNotice();
  if (notice) forgetNotice(notice);
  vi.mocked(checkOut).mockReset();
});

/** Whether the browser itself would send the form. */
const upgrade = () => fireEvent.submit(screen.getByRole("button").closest("form")!);

test.each([SDK_FAILED, INITIALISATION_FAILED])(
  "PD-11, PD-12 where PayPal's window does not open, the next Upgrade goes to PayPal's page",
  async (flash) => {
    vi.mocked(checkOut).mockResolvedValue({ kind: "stayed", flash });
    expect(upgrade()).toBe(false);
    await waitFor(() => expect(screen.getByText("at PayPal's page")).toBeDefined());
    expect(currentNotice()?.flash).toEqual(flash);
    expect(upgrade()).toBe(true);
    expect(checkOut).toHaveBeenCalledTimes(1);
  },
);

test("a buyer who closes PayPal's window finds it again", async () => {
  vi.mocked(checkOut).mockResolvedValue({ kind: "stayed", flash: CANCELLED });
  expect(upgrade()).toBe(false);
  await waitFor(() => expect(currentNotice()?.flash).toEqual(CANCELLED));
  await waitFor(() => expect(screen.getByRole("button").hasAttribute("disabled")).toBe(false));
  expect(upgrade()).toBe(false);
  await waitFor(() => expect(checkOut).toHaveBeenCalledTimes(2));
});
