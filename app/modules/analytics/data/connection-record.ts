import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { SealedPlace } from "#app/platform/secrets/sealer.ts";
import type { Provider } from "../domain/provider.ts";
import { sql } from "#tenancy/sql.ts";

export type ConnectionRecord = {
  id: string;
  kind: Provider;
  baseUrl: string;
  account: string | null;
  /** Sealed. */ secret: string;
};

/** Where the secret of a connection belongs: it opens nowhere else. */
export const secretPlace = (connectionId: string): SealedPlace => ({
  column: "analytics_connection.secret",
  ownerId: connectionId,
});

export function findConnection(context: Pick<Context, "rows">, lock = false): Promise<ConnectionRecord | null> {
  return firstRow<ConnectionRecord>(
    context,
    sql`select id, kind, base_url as "baseUrl", account, secret from {analytics_connection} ${lock ? sql`for update` : sql``}`,
  );
}
