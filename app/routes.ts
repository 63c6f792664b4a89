import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // Screens. `/` is the landing page for visitors and the dashboard for users.
  layout("routes/app-layout.tsx", [index("routes/home.tsx")]),
  route("api/jobs/:id/posting", "routes/dashboard/posting.tsx"),

  // Forms: one verb each, POST only, always answered with 303
  route("forms/resumes/upload", "routes/forms/resumes.upload.ts"),
  route("forms/matching/retry", "routes/forms/matching.retry.ts"),
  route("forms/appearance", "routes/forms/appearance.ts"),

  // Sign-in
  route("api/login", "routes/api/login.ts"),
  route("api/login/callback", "routes/api/login.callback.ts"),
  route("api/logout", "routes/api/logout.tsx"),

  // JSON
  route("api/auth/user", "routes/api/auth.user.ts"),
  route("api/upload-resume", "routes/api/upload-resume.ts"),
  route("api/resumes", "routes/api/resumes.ts"),
  route("api/resumes/active", "routes/api/resumes.active.ts"),
  route("api/job-matches", "routes/api/job-matches.ts"),
  route("api/stats", "routes/api/stats.ts"),
  route("api/user-location", "routes/api/user-location.ts"),
  route("api/subscription/status", "routes/api/subscription.status.ts"),
  route("api/*", "routes/api/not-found.ts"),

  route("*", "routes/public/catch-all.tsx"),
] satisfies RouteConfig;
