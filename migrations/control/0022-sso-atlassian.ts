import type { Migration } from "#tenancy/migration.ts";

export const ssoAtlassian: Migration = {
  version: 22,
  name: "sign-in by Atlassian accounts",
  up: `
alter table control.sso_connection drop constraint sso_connection_preset_check;
alter table control.sso_connection add constraint sso_connection_preset_check
  check (preset in ('ATLASSIAN', 'GOOGLE', 'OIDC', 'SAML'));
`,
};
