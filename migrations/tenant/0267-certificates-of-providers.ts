import type { Migration } from "#tenancy/migration.ts";

// What the company's provider signs with, so that admins are told in time. `told_days` is the last of 30, 7 and 1 they were told of.
export const certificatesOfProviders: Migration = {
  version: 267,
  name: "certificates of a company's own provider are told before they end",
  up: `
create table {sso_certificate} (
  fingerprint text primary key,
  name text not null,
  ends_at timestamptz not null,
  told_days integer
);
`,
};
