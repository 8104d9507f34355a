import { z } from "zod";
import { audiencesWith } from "#app/modules/audiences/index.ts";
import { activeFields, companyLanguage, listChoices } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { moments, templatesOf, type Moment } from "../domain/moments.ts";
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
  /** With HIRE: what the company says of everybody besides. */
  fields: Awaited<ReturnType<typeof activeFields>>;
  choices: Awaited<ReturnType<typeof listChoices>>;
  today: string;
  /** What the company speaks, and so whoever joins it, unless somebody says otherwise. */
  language: Language;
  /** The day of a journey of theirs that began by itself: what it left open is planned here. */
  followed: string | null;
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
  const templates = await templatesFor(context, moment, person?.id);
  return {
    ...{ moment, person, templates, choices: await listChoices(context), today: context.today() },
    language: await companyLanguage(context),
    fields: moment === "HIRE" ? (await activeFields(context)).filter(({ required }) => required) : [],
    followed: person ? await followedDay(context, person.id, moment) : null,
  };
}

/** Those of the moment come first; of them the one meant for the person, before those for everybody. */
async function templatesFor(context: Context, moment: Moment, employeeId: string | undefined) {
  const from = templatesOf(moment);
  const all = (await readTemplates(context)).filter((one) => !one.archived && from.includes(one.moment));
  const audiences = all.map(({ audience }) => audience);
  const meant = employeeId ? await audiencesWith(context, employeeId, audiences) : all.map(() => false);
  const rank = (place: number) => (audiences[place]!.everyone ? 1 : meant[place] ? 0 : 2);
  return all
    .map(({ id, name, moment: of }, place) => ({ id, name, place: from.indexOf(of), rank: rank(place) }))
    .sort((one, other) => one.place - other.place || one.rank - other.rank)
    .map(({ id, name }) => ({ id, name }));
}

async function followedDay(context: Context, employeeId: string, moment: Moment): Promise<string | null> {
  const found = await firstRow<{ onDay: string }>(
    context,
    sql`select j.on_day::text as "onDay" from {lifecycle_journey} j where j.employee_id = ${employeeId}
      and j.moment = ${moment} and j.follows_register and j.state = 'RUNNING' and j.moved_at is null
      order by j.on_day limit 1`,
  );
  return found?.onDay ?? null;
}
