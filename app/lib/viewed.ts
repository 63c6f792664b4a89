const ADMIN_VIEWS = ["users", "payments", "audit", "sources", "system"] as const;

export type AdminView = (typeof ADMIN_VIEWS)[number];

/** `?view=` says what is looked at: a view of the admin panel by its name, or a resume by its id. */
export function openedAdminView(params: URLSearchParams): AdminView | null {
  return ADMIN_VIEWS.find((view) => view === params.get("view")) ?? null;
}

export function openedResume(params: URLSearchParams): string | null {
  return openedAdminView(params) === null ? params.get("view") : null;
}
