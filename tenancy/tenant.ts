import { sql, type Sql } from "./sql.ts";

/** One company of the installation, as the register of tenants knows it. */
export type Tenant = {
  readonly id: string;
  /** The part before the dot of the host name, and the word on /login/company. */
  readonly slug: string;
  readonly name: string;
  /** Random; the schema and the role that owns it carry the same name. */
  readonly schemaName: string;
  /** The PostgreSQL cluster in which its tables lie, by name. */
  readonly placementId: string;
  readonly status: TenantStatus;
  /** The last tenant migration applied. */
  readonly schemaVersion: number;
  /** What was switched on or off for this company, by name; anything else is as by default. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** What the company says of itself, as `company-told.ts` of the platform reads it. */
  readonly settings: Readonly<Record<string, unknown>>;
};

export type TenantStatus = "ACTIVE" | "SUSPENDED";

export type TenantRow = {
  id: string;
  slug: string;
  name: string;
  schema_name: string;
  placement_id: string;
  status: TenantStatus;
  schema_version: number;
  flags: Record<string, boolean>;
  settings: Record<string, unknown>;
};

/** The columns of a `TenantRow`, of `control.tenant` under this name. */
export function tenantColumns(alias: string): Sql {
  const columns = [
    "id",
    "slug",
    "name",
    "schema_name",
    "placement_id",
    "status",
    "schema_version",
    "flags",
    "settings",
  ];
  return sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
}

export function toTenant(row: TenantRow): Tenant {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    schemaName: row.schema_name,
    placementId: row.placement_id,
    status: row.status,
    schemaVersion: row.schema_version,
    flags: row.flags,
    settings: row.settings,
  };
}

/**
 * Owns every tenant's schema and its audit log: the owner of a schema may drop any table in it, and
 * the tenant's role must not be able to drop the log. All other tables belong to the tenant's role.
 */
export const schemaOwner = "cairn_audit";
