import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { reviewEvent } from "../events.ts";

type Form = { id: string; status: string; announcedAt?: Date | null; reviewerId?: string | null };

/** Reviewers who knew of a form that they had not submitted are told that it waits no longer. */
export async function withdrawForms(context: Context, forms: readonly Form[]): Promise<void> {
  const formIds = forms
    .filter(({ status, announcedAt, reviewerId }) => status !== "SUBMITTED" && announcedAt && reviewerId)
    .map(({ id }) => id);
  if (formIds.length > 0) await recordEvent(context, reviewEvent("reviews.forms-withdrawn", { formIds }));
}
