import { useEffect } from "react";
import { useLocation } from "react-router";

type FormRoute = { path?: string; module: string; clientActionModule?: string };

const SETTLED_MS = 600;

/** Preloads the form routes: if the connection breaks first, the router would leave the page with all typed text. */
export function useFormCode(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other forms
  useEffect(() => {
    const timer = setTimeout(() => {
      const actions = new Set([...document.forms].map((form) => form.getAttribute("action")));
      for (const { path, module, clientActionModule } of formRoutes()) {
        if (clientActionModule && actions.has(`/${path}`))
          void Promise.allSettled([load(module), load(clientActionModule)]);
      }
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file);
}

function formRoutes(): FormRoute[] {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, FormRoute> };
  };
  return Object.values(manifest?.routes ?? {});
}
