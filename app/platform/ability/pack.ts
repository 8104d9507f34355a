import type { Conditions } from "./conditions.ts";
import type { Rule } from "./rule.ts";

/** A rule as it travels to the client: id, action, subject, because, conditions, inverted, fields; the tail is left out. */
export type PackedRule = readonly [string, string, string, string, (Conditions | 0)?, (0 | 1)?, ...fields: string[]];

/** Rules in a shape that is small as JSON. */
export function packRules(rules: readonly Rule[]): PackedRule[] {
  return rules.map(({ id, action, subject, because, conditions, inverted, fields }) => {
    if (fields) return [id, action, subject, because, conditions ?? 0, inverted ? 1 : 0, ...fields];
    if (inverted) return [id, action, subject, because, conditions ?? 0, 1];
    return conditions ? [id, action, subject, because, conditions] : [id, action, subject, because];
  });
}

/** The rules as they were before packing. */
export function unpackRules(packed: readonly PackedRule[]): Rule[] {
  return packed.map(([id, action, subject, because, conditions, inverted, ...fields]) => ({
    id,
    action,
    subject,
    because,
    ...(conditions && { conditions }),
    ...(inverted && { inverted: true }),
    ...(hasFields(fields) && { fields }),
  }));
}

function hasFields(fields: readonly string[]): fields is [string, ...string[]] {
  return fields.length > 0;
}
