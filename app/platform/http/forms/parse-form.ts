import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { knownFields } from "./known-fields.ts";

/**
 * A form held against a schema on the server, by the rule its company has for plain texts; fields the schema does not know
 * are as if they had not been sent.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  tenant: Pick<Tenant, "settings"> | null = null,
): Submission<z.output<Schema>> {
  const known = gathered(knownFields(form, schema));
  return byTextRuleOf(tenant, () => parseWithZod(known, { schema })) as Submission<z.output<Schema>>;
}

/** The same form with the values of a name given at once: Conform copies a list anew for each value it is given. */
function gathered(form: FormData): FormData {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of form) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const entries = function* () {
    for (const [name, all] of values) yield [name, all.length > 1 ? all : all[0]] as const;
  };
  return { get: (name: string) => form.get(name), entries } as unknown as FormData;
}
