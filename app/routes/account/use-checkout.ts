import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { SESSION_EXPIRED } from "../../components/catch-failure.ts";
import { showNotice, showOwnNotice } from "../../components/notice-store.ts";
import { CONTACT_SUPPORT, INITIALISATION_FAILED, SDK_FAILED } from "./payment-notices.ts";
import type { CheckoutEnd } from "./paypal-checkout.ts";

export type Checkout = {
  isAvailable: boolean;
  /** PayPal's window does not open in this browser, so the form itself leads to PayPal's page. */
  opensPage: boolean;
  paying: string | null;
  returnTo: string;
  pay(event: FormEvent<HTMLFormElement>, planId: string): void;
};

type CheckoutOptions = { isAvailable: boolean; closeHref: string; returnTo: string };

export function useCheckout(options: CheckoutOptions): Checkout {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [paying, setPaying] = useState<string | null>(null);
  const [isAvailable, setAvailable] = useState(options.isAvailable);
  const [opensPage, setOpensPage] = useState(false);
  const isBusy = useRef(false);

  async function conclude(end: CheckoutEnd): Promise<void> {
    if (end.kind === "leave") return void window.location.assign(end.address);
    await showOwnNotice(end.kind === "signed-out" ? SESSION_EXPIRED : end.flash);
    if (end.kind === "unavailable") setAvailable(false);
    if (end.kind === "stayed" && [SDK_FAILED, INITIALISATION_FAILED].includes(end.flash)) setOpensPage(true);
    if (end.kind !== "paid") return;
    await navigate(options.closeHref, { preventScrollReset: true });
    await revalidate();
  }

  async function start(planId: string): Promise<void> {
    isBusy.current = true;
    setPaying(planId);
    const loaded = await import("./paypal-checkout.ts").catch(() => null);
    const end: CheckoutEnd = loaded ? await loaded.checkOut(planId) : { kind: "stayed", flash: SDK_FAILED };
    isBusy.current = false;
    setPaying(null);
    await conclude(end);
  }

  return {
    isAvailable,
    opensPage,
    paying,
    returnTo: options.returnTo,
    pay(event, planId) {
      if (isAvailable && opensPage) return;
      event.preventDefault();
      if (!isAvailable) showNotice(CONTACT_SUPPORT);
      else if (!isBusy.current) void start(planId);
    },
  };
}
