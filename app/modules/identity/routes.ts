import { route, type RouteConfig } from "@remix-run/route-config";

/** The doors: addresses before sign-in, and the first steps after it. */
export const identityRoutes = [
  route("login", "modules/identity/routes/login.tsx"),
  route("login/company", "modules/identity/routes/login-company.tsx"),
  route("logout", "modules/identity/routes/logout.ts"),
  route("forgotPassword", "modules/identity/routes/forgot-password.tsx"),
  route("forgotPasswordConfirmation", "modules/identity/routes/forgot-password-confirmation.tsx"),
  route("selectOrganization", "modules/identity/routes/select-organization.tsx"),
  route("invite", "modules/identity/routes/invite.tsx"),
  route("profileSetup", "modules/identity/routes/profile-setup.tsx"),
  route("dev/mail", "modules/identity/routes/mailbox.tsx"),
] satisfies RouteConfig;

/** Screens inside the frame. */
export const identityFrameRoutes = [
  route("app/my-data/my-settings/sessions", "modules/identity/routes/sessions.tsx"),
  route("app/company/employees/invite", "modules/identity/routes/invite-employees.tsx"),
] satisfies RouteConfig;
