import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A browser the actor is told on. */
export type OwnDevice = {
  id: string;
  browser: string | null;
  system: string | null;
  addedAt: string;
  toldAt: string | null;
  /** By which a browser knows itself in the list: the SHA-256 of its endpoint, base64url. */
  mark: string;
};

type Row = Omit<OwnDevice, "addedAt" | "toldAt" | "mark"> & { addedAt: Date; toldAt: Date | null; endpoint: string };

/** Where the actor is told, the newest first. */
export async function ownDevices(context: Context): Promise<OwnDevice[]> {
  const rows = await context.rows<Row>(
    sql`select id, browser, system, created_at as "addedAt", told_at as "toldAt", endpoint from {push_device}
      where employee_id = ${context.actor.employeeId} order by created_at desc, id limit 50`,
  );
  return rows.map(({ addedAt, toldAt, endpoint, ...device }) => ({
    ...device,
    addedAt: addedAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    mark: createHash("sha256").update(endpoint).digest("base64url"),
  }));
}
