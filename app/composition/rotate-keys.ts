import { keysOfAssist, resealAssist } from "#app/modules/assist/index.ts";
import { keysOfConnection, resealConnection } from "#app/modules/analytics/index.ts";
import { keysOfSurveys, resealSurveys } from "#app/modules/engagement/index.ts";
import { keysOfPay, resealPay } from "#app/modules/compensation/index.ts";
import { keysOfConnectors, resealConnectors } from "#app/modules/integrations/index.ts";
import { keysOfPushKey, resealPushKey } from "#app/modules/notifications/index.ts";
import { keysOfWebhooks, resealWebhooks } from "#app/modules/webhooks/index.ts";
import { resealTotp, sealedClientSecrets, sealedIdTokens, sealedSamlKeys } from "#app/modules/identity/index.ts";
import { sealedAnchors } from "#app/platform/audit/audit-anchor.ts";
import { sealedSigningKeys } from "#app/platform/signatures/company-signer.ts";
import { rewrapKeys } from "#app/platform/secrets/data-keys.ts";
import { rotateDataKey, type SealedElsewhere } from "#app/platform/secrets/rotate-data-key.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Application } from "./application.ts";

/** Everything that is sealed with the data key of a company. */
const sealedColumns = [sealedAnchors, sealedSigningKeys, sealedClientSecrets, sealedIdTokens, sealedSamlKeys];

/** Gives companies new data keys, and brings whatever an older APP_SECRET sealed under the newest: that one may then be dropped. */
export async function rotateKeys(
  application: Application,
  tenants: readonly Tenant[],
): Promise<{ resealed: number; rewrapped: number }> {
  let resealed = 0;
  for (const tenant of tenants)
    resealed += (
      await rotateDataKey(
        application,
        tenant.id,
        sealedColumns,
        application.clock.now(),
        inOwnTables(application, tenant),
      )
    ).resealed;
  return { resealed: resealed + (await resealTotp(application)), rewrapped: await rewrapKeys(application) };
}

/** What stands sealed in a company's own tables. */
function inOwnTables({ database }: Application, tenant: Tenant): SealedElsewhere {
  return {
    reseal: (sealer) =>
      inUnitOfWork(
        database,
        tenant,
        {},
        async (unit) =>
          (await resealAssist(unit, sealer)) +
          (await resealConnection(unit, sealer)) +
          (await resealConnectors(unit, sealer)) +
          (await resealSurveys(unit, sealer)) +
          (await resealPay(unit, sealer)) +
          (await resealWebhooks(unit, sealer)) +
          (await resealPushKey(unit, sealer)),
      ),
    keysInUse: () =>
      inUnitOfWork(database, tenant, { readOnly: true }, async (unit) => [
        ...(await keysOfAssist(unit)),
        ...(await keysOfConnection(unit)),
        ...(await keysOfConnectors(unit)),
        ...(await keysOfSurveys(unit)),
        ...(await keysOfPay(unit)),
        ...(await keysOfWebhooks(unit)),
        ...(await keysOfPushKey(unit)),
      ]),
  };
}
