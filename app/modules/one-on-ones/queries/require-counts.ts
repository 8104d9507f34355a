import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** The screens of numbers are for those whom a rule gives them: a refusal, for the area is no secret. */
export async function requireCounts(context: Context, subject: "OneOnOneTeam" | "OneOnOneInsights"): Promise<void> {
  const ability = await context.ability();
  if (ability.anyOf("view", subject)) return;
  throw new AppError("platform.forbidden", 403, "These numbers are not open to the actor.", {
    params: { rule: `${subject}.view` },
  });
}
