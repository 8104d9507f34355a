import type { Migration } from "#tenancy/migration.ts";

/** Browsers that people are told on by web push, and the key the company shows itself with at their push services. */
export const devicesThatAreTold: Migration = {
  version: 317,
  name: "devices that people are told on, and the key they are told with",
  up: `
create table {push_key} (
  id uuid primary key,
  public_key text not null,
  -- Sealed with the company's data key.
  private_key text not null,
  created_at timestamptz not null
);
-- A browser that subscribed by one key hears no other: a company has one for good.
create unique index push_key_one on {push_key} ((true));
create table {push_device} (
  id uuid primary key,
  employee_id uuid not null references {employee} on delete cascade,
  endpoint text not null check (endpoint like 'https://%' and char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) <= 200),
  auth text not null check (char_length(auth) <= 100),
  -- The sign-in it was made by, with which it ends; null where a program made it.
  session_id uuid,
  browser text,
  system text,
  created_at timestamptz not null,
  told_at timestamptz,
  test_at timestamptz
);
-- Whoever turned it on last in a browser is told there, and nobody else.
create unique index push_device_endpoint on {push_device} (endpoint);
create index push_device_employee on {push_device} (employee_id);
create index push_device_test on {push_device} (test_at) where test_at is not null;
`,
};
