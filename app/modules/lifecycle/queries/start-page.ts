import { z } from "zod";
import { listChoices } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sql } from "#tenancy/sql.ts";
import { moments, type Moment } from "../domain/moments.ts";
import { requireRunning } from "../use-cases/start-journey.ts";
import { readTemplates } from "./templates-page.ts";

export const startPageInput = z.object({
  moment: z.enum(moments).catch("HIRE").default("HIRE"),
  employeeId: optionalInput(z.guid()).catch(undefined),
});

export type StartPage = {
  moment: Moment;
  person: { id: string; name: string } | null;
  templates: { id: string; name: string }[];
  choices: Awaited<ReturnType<typeof listChoices>>;
  today: string;
};

/** What the form of a moment offers: the templates for it, and where people can stand. */
export async function startPage(
  context: Context,
  { moment, employeeId }: z.output<typeof startPageInput>,
): Promise<StartPage> {
  await requireRunning(context);
  const person = employeeId
    ? await firstRow<{ id: string; name: string }>(
        context,
        sql`select e.id, e.display_name as name from {employee} e where e.id = ${employeeId}`,
      )
    : null;
  const templates = (await readTemplates(context))
    .filter((one) => !one.archived && one.moment === moment)
    .map(({ id, name }) => ({ id, name }));
  return { moment, person, templates, choices: await listChoices(context), today: context.today() };
}
