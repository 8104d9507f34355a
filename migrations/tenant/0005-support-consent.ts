import type { Migration } from "#tenancy/migration.ts";

export const supportConsent: Migration = {
  version: 5,
  name: "consent to let support look",
  up: `
create table {support_consent} (
  id uuid primary key,
  granted_by uuid not null references {employee},
  reason text not null check (length(reason) between 1 and 500),
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  ended_at timestamptz
);
create unique index support_consent_one on {support_consent} ((true)) where ended_at is null;
create index support_consent_granted on {support_consent} (granted_at desc);
`,
};
