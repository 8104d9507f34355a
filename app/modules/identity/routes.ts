import { route, type RouteConfig } from "@remix-run/route-config";

/** The doors: addresses before sign-in, and the first steps after it. */
export const identityRoutes = [
  route("login", "modules/identity/routes/login.tsx"),
  route("login/company", "modules/identity/routes/login-company.tsx"),
  route("login/secondStep", "modules/identity/routes/login-second-step.tsx"),
  route("login/passkey", "modules/identity/routes/login-passkey.ts"),
  route("login/passkeyOptions", "modules/identity/routes/login-passkey-options.ts"),
  route("login/sso", "modules/identity/routes/login-sso.tsx"),
  route("login/sso/start", "modules/identity/routes/login-sso-start.ts"),
  route("login/callback", "modules/identity/routes/login-callback.ts"),
  route("login/support", "modules/identity/routes/login-support.tsx"),
  route("secondFactorSetup", "modules/identity/routes/second-factor-setup.tsx"),
  route("emailVerification", "modules/identity/routes/email-verification.tsx"),
  route("login/:region", "modules/identity/routes/login-region.tsx"),
  route("signup", "modules/identity/routes/sign-up.tsx"),
  route("selectDepartment", "modules/identity/routes/select-department.tsx"),
  route("selectTeam", "modules/identity/routes/select-team.tsx"),
  route("preferences", "modules/identity/routes/preferences.ts"),
  route("logout", "modules/identity/routes/logout.ts"),
  route("forgotPassword", "modules/identity/routes/forgot-password.tsx"),
  route("forgotPasswordConfirmation", "modules/identity/routes/forgot-password-confirmation.tsx"),
  route("selectOrganization", "modules/identity/routes/select-organization.tsx"),
  route("invite", "modules/identity/routes/invite.tsx"),
  route("profileSetup", "modules/identity/routes/profile-setup.tsx"),
  route("verify", "modules/identity/routes/verify.tsx"),
  route("dev/mail", "modules/identity/routes/mailbox.tsx"),
] satisfies RouteConfig;

/** Screens inside the frame. */
export const identityFrameRoutes = [
  route("app/my-data/my-settings/sessions", "modules/identity/routes/sessions.tsx"),
  route("app/my-data/my-settings/security", "modules/identity/routes/security.tsx"),
  route("app/my-data/my-settings/second-step", "modules/identity/routes/second-step.tsx"),
  route("app/my-data/my-settings/passkeys", "modules/identity/routes/passkeys.tsx"),
  route("app/my-data/my-settings/access-tokens", "modules/identity/routes/access-tokens.tsx"),
  route("app/my-data/my-settings/calendar", "modules/identity/routes/calendar.tsx"),
  route("app/my-data/my-settings/own-data", "modules/identity/routes/own-data.tsx"),
  route("app/company/settings/platform/sign-in", "modules/identity/routes/sign-in-policy.tsx"),
  route("app/company/settings/platform/single-sign-on", "modules/identity/routes/single-sign-on.tsx"),
  route("app/company/settings/platform/support", "modules/identity/routes/support-consent.tsx"),
  route("app/employee/:employeeId/erasure", "modules/identity/routes/erasure.tsx"),
  route("app/employee/:employeeId/erasure/certificate", "modules/identity/routes/erasure-certificate.ts"),
  route("app/company/employees/sign-ins", "modules/identity/routes/members.tsx"),
  route("app/company/employees/sign-ins/export", "modules/identity/routes/members-export.ts"),
  route("app/company/employees/invite", "modules/identity/routes/invite-employees.tsx"),
  route("app/company/employees/invite/export", "modules/identity/routes/invitations-export.ts"),
] satisfies RouteConfig;
