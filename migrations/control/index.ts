import type { Migration } from "#tenancy/migration.ts";
import { identity } from "./0002-identity.ts";
import { identityProofs } from "./0003-identity-proofs.ts";
import { viewAs } from "./0004-view-as.ts";
import { register } from "./0001-register.ts";
import { auditAnchor } from "./0005-audit-anchor.ts";
import { dataKeys } from "./0006-data-keys.ts";
import { flags } from "./0007-flags.ts";
import { familiarPlaces } from "./0008-familiar-places.ts";
import { accessTokens } from "./0009-access-tokens.ts";
import { signingKeys } from "./0010-signing-keys.ts";
import { settingsOfCompanies } from "./0011-settings-of-companies.ts";
import { plainText } from "./0012-plain-text.ts";
import { singleSignOn } from "./0013-single-sign-on.ts";
import { saml } from "./0014-saml.ts";
import { mailOfCompanies } from "./0016-mail-of-companies.ts";
import { appsOfPrograms } from "./0019-apps-of-programs.ts";
import { scopesByModule } from "./0020-scopes-by-module.ts";
import { ssoSignOut } from "./0021-sso-sign-out.ts";
import { ssoAtlassian } from "./0022-sso-atlassian.ts";
import { samlSignOut } from "./0023-saml-sign-out.ts";
import { sqlAccess } from "./0024-sql-access.ts";

/** The register of tenants, oldest step first. */
export const controlMigrations: readonly Migration[] = [
  register,
  identity,
  identityProofs,
  viewAs,
  auditAnchor,
  dataKeys,
  flags,
  familiarPlaces,
  accessTokens,
  signingKeys,
  settingsOfCompanies,
  plainText,
  singleSignOn,
  saml,
  mailOfCompanies,
  appsOfPrograms,
  scopesByModule,
  ssoSignOut,
  ssoAtlassian,
  samlSignOut,
  sqlAccess,
];
