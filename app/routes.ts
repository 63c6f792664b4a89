import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  // Screens. `/` is the landing page for visitors and the dashboard for users.
  layout("routes/app-layout.tsx", [index("routes/home.tsx"), route("my-resumes", "routes/resumes/my-resumes.tsx")]),
  route("api/jobs/:id/posting", "routes/dashboard/posting.tsx"),

  // Pages for visitors
  layout("routes/public/public-layout.tsx", [
    route("about", "routes/public/about.tsx"),
    route("pricing", "routes/public/pricing.tsx"),
    route("faq", "routes/public/faq.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("terms", "routes/public/terms.tsx"),
  ]),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),

  // Forms: one verb each, POST only, always answered with 303
  route("forms/resumes/upload", "routes/forms/resumes.upload.ts"),
  route("forms/resumes/activate", "routes/forms/resumes.activate.ts"),
  route("forms/resumes/rename", "routes/forms/resumes.rename.ts"),
  route("forms/resumes/reupload", "routes/forms/resumes.reupload.ts"),
  route("forms/resumes/edit", "routes/forms/resumes.edit.ts"),
  route("forms/resumes/restore", "routes/forms/resumes.restore.ts"),
  route("forms/resumes/delete", "routes/forms/resumes.delete.ts"),
  route("forms/resumes/delete-all", "routes/forms/resumes.delete-all.ts"),
  route("forms/profile/place", "routes/forms/profile.place.ts"),
  route("forms/profile/wishes", "routes/forms/profile.wishes.ts"),
  route("forms/applications/apply", "routes/forms/applications.apply.ts"),
  route("forms/applications/status", "routes/forms/applications.status.ts"),
  route("forms/applications/remove", "routes/forms/applications.remove.ts"),
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
  route("api/resumes/bulk", "routes/api/resumes.bulk.ts"),
  route("api/resumes/:id", "routes/api/resumes.$id.ts"),
  route("api/resumes/:id/activate", "routes/api/resumes.$id.activate.ts"),
  route("api/resumes/:id/name", "routes/api/resumes.$id.name.ts"),
  route("api/resumes/:id/view", "routes/api/resumes.$id.view.ts"),
  route("api/resumes/:id/original", "routes/api/resumes.$id.original.ts"),
  route("api/resumes/:id/download/:format", "routes/api/resumes.$id.download.$format.ts"),
  route("api/applications", "routes/api/applications.ts"),
  route("api/applications/:id", "routes/api/applications.$id.ts"),
  route("api/jobs/:id/apply", "routes/api/jobs.$id.apply.ts"),
  route("api/job-matches", "routes/api/job-matches.ts"),
  route("api/stats", "routes/api/stats.ts"),
  route("api/user-location", "routes/api/user-location.ts"),
  route("api/subscription/status", "routes/api/subscription.status.ts"),
  route("api/*", "routes/api/not-found.ts"),

  route("*", "routes/public/catch-all.tsx"),
] satisfies RouteConfig;
