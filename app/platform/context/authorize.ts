import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { Context } from "./context.ts";

/**
 * Lets the act pass or refuses it: 404 where the actor may not even see the thing, 403 with the
 * chain of rules where they may see it but not do this.
 */
export async function authorize(
  context: Context,
  action: string,
  subject: AbilitySubject,
  field?: string,
): Promise<void> {
  const ability = await context.ability();
  const verdict = ability.decide(action, subject, field);
  if (verdict.allowed) return;
  if (action !== "view" && action !== "create" && !ability.decide("view", subject).allowed)
    throw notFound(subject.kind);
  if (action === "view") throw notFound(subject.kind);
  throw new AppError("platform.forbidden", 403, `${action} ${subject.kind} is refused.`, {
    params: { rule: verdict.decidedBy?.id ?? "no-rule" },
    chain: verdict.chain.map(({ rule, matched }) => ({ rule: rule.id, matched })),
  });
}
