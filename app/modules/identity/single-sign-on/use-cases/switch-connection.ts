import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { findConnection, provenDomains } from "../queries/find-connection.ts";
import { keepersOf } from "../queries/keepers.ts";
import type { SettingsScope } from "./save-connection.ts";
import { sql } from "#tenancy/sql.ts";

export const switchConnectionInput = z.object({
  on: tickInput.default(false),
  enforced: tickInput.default(false),
  signsOutThere: tickInput.default(false).describe("Signing out of Cairn also ends the session at the provider."),
  breakGlass: z
    .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.uuid()))
    .describe("Admins who may come in by a password all the same."),
});

/**
 * On: people of proven domains may come in at the provider, once a test has shown that somebody would. Enforced: nobody
 * comes in by a password of ours any more, but for one or several admins who have one, for the day the provider is away.
 */
export async function switchConnection(
  context: Context,
  { on, enforced, signsOutThere, breakGlass }: z.output<typeof switchConnectionInput>,
  scope: SettingsScope,
): Promise<void> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const connection = await findConnection(scope.database, context.tenant.id);
  if (!connection) throw notFound("The provider");
  if (on && connection.state === "OFF" && (!connection.testResult || connection.testResult.fault))
    throw conflict("identity.sso-not-tested", "No test has let anybody in.");
  if (on && (await provenDomains(scope.database, context.tenant.id)).length === 0)
    throw conflict("identity.sso-no-domain", "No domain is proven.");
  const forced = on && enforced;
  const keepers = new Set((await keepersOf(context, scope.database)).map(({ id }) => id));
  const kept = breakGlass.filter((id) => keepers.has(id));
  if (forced && kept.length === 0)
    throw invalid("identity.sso-no-keeper", "Nobody could come in while the provider is away.", {
      fields: { breakGlass: "sso-no-keeper" },
    });
  await writeDown(
    context,
    "identity.sso-switched",
    { on, enforced: forced },
    {
      action: "switch-single-sign-on",
      subject: "Company",
      id: context.tenant.id,
      detail: { on, enforced: forced, signsOutThere, breakGlass: kept },
    },
  );
  await scope.settle();
  const { control } = scope.database;
  await control.query(
    sql`update control.sso_connection set state = ${on ? "ON" : "OFF"}, enforced = ${forced},
        signs_out_there = ${signsOutThere}, break_glass = ${kept}::uuid[], changed_at = ${scope.clock.now()} where tenant_id = ${context.tenant.id}`,
  );
  // Whoever came in by a password has to come in at the provider; only who switches it stays to see that it works.
  if (forced)
    await control.query(
      sql`delete from control.session where tenant_id = ${context.tenant.id} and sso_tenant_id is null
        and employee_id <> all(${kept}::uuid[]) and id is distinct from ${scope.session?.id ?? null}::uuid`,
    );
}
