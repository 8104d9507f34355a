import type { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { ids } from "../domain/ids.ts";
import { addPoint } from "./add-point.ts";
import { oneMeeting } from "./one-on-one-input.ts";
import { sql } from "#tenancy/sql.ts";

export const applyTemplateInput = oneMeeting.extend({ templateId: ids.template });
type ApplyTemplateInput = z.output<typeof applyTemplateInput>;
type Applied = { pointIds: string[] };

/** Puts the talking points of a template on the agenda, for both. */
export async function applyTemplate(context: Context, { meetingId, templateId }: ApplyTemplateInput): Promise<Applied> {
  const template = await firstRow<{ points: string[] }>(
    context,
    sql`select points from {one_on_one_template} where id = ${templateId} and archived_at is null`,
  );
  if (!template) throw notFound("OneOnOneTemplate");
  const pointIds: string[] = [];
  for (const text of template.points) {
    const { pointId } = await addPoint(context, { meetingId, text, audience: "BOTH", source: "TEMPLATE" });
    pointIds.push(pointId);
  }
  return { pointIds };
}

/** As `applyTemplate`, for a form: what is sent twice is one. */
export function applyTemplateOnce(context: Context, input: ApplyTemplateInput): Promise<Applied> {
  const stands = () => Promise.resolve(true);
  return onceSent(context, { act: "one-on-ones.apply-template", input, stands }, () => applyTemplate(context, input));
}
