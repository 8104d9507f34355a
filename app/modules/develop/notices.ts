import { toldBy } from "#app/platform/company/company-told.ts";
import { managersAbove } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { developEvents } from "./events.ts";
import { competencyOver, developPlaces } from "./develop-places.ts";
import { sql } from "#tenancy/sql.ts";

/** The other side is told of what concerns it; nobody of what they did themselves. */
export const developNotices = hears<readonly Notice[]>()(developEvents, {
  "develop.assessed": async (context, event) => {
    const { employeeId, competencyId, source } = event.payload;
    if (source !== "MANAGER") return [];
    const link = competencyOver(developPlaces.competencies, competencyId);
    return notice(context, event, { recipientId: employeeId, kind: "assessed", link });
  },
  "develop.self-assessment-asked": async (context, event) => {
    const { employeeId, dueOn } = event.payload;
    const format = createFormat(await languageOf(context, employeeId), "UTC", toldBy(context.tenant));
    const params = { date: format.date(dueOn) };
    const link = developPlaces.competencies;
    return notice(context, event, { recipientId: employeeId, kind: "asked", link, params });
  },
  "develop.plan-changed": tellOfPlan,
  "develop.mentor-named": async (context, event) => {
    const { employeeId, mentorId } = event.payload;
    const params = { name: await nameOf(context, employeeId) };
    const link = developPlaces.personPlan(employeeId);
    return notice(context, event, { recipientId: mentorId, kind: "mentor-named", link, params });
  },
  "develop.mentor-declined": (context, event) =>
    notice(context, event, {
      recipientId: event.payload.employeeId,
      kind: "mentor-declined",
      link: developPlaces.plan,
    }),
  "develop.level-up-changed": tellOfLevelUp,
});

type Changed = Heard<{ employeeId: string; change: string }>;

async function tellOfPlan(context: Context, event: Changed): Promise<readonly Notice[]> {
  const { employeeId, change } = event.payload;
  if (change === "AGREED")
    return notice(context, event, { recipientId: employeeId, kind: "plan-agreed", link: developPlaces.plan });
  if (change !== "PROPOSED") return [];
  const [manager] = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  const link = developPlaces.personPlan(employeeId);
  return manager ? notice(context, event, { recipientId: manager, kind: "plan-proposed", link }) : [];
}

async function tellOfLevelUp(context: Context, event: Changed): Promise<readonly Notice[]> {
  const { employeeId, change } = event.payload;
  if (change === "REQUESTED") {
    const [manager] = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
    const link = developPlaces.personLevelUp(employeeId);
    return manager ? notice(context, event, { recipientId: manager, kind: "level-up-requested", link }) : [];
  }
  const kinds: Record<string, string> = {
    SUPPORTED: "level-up-supported",
    APPROVED: "level-up-approved",
    DECLINED: "level-up-declined",
  };
  const kind = kinds[change];
  return kind ? notice(context, event, { recipientId: employeeId, kind, link: developPlaces.levelUp }) : [];
}

async function languageOf(context: Context, employeeId: string): Promise<string> {
  const found = await firstRow<{ language: string }>(
    context,
    sql`select coalesce(e.language, c.language) as language from {employee} e cross join {organization} c
      where e.id = ${employeeId}`,
  );
  return found?.language ?? "en";
}

async function notice(
  context: Context,
  { actorId }: Pick<Changed, "actorId">,
  { params, ...told }: Pick<Notice, "recipientId" | "kind" | "link"> & { params?: Notice["params"] },
): Promise<readonly Notice[]> {
  if (told.recipientId === actorId) return [];
  return [{ ...told, room: "develop", params: { actor: await nameOf(context, actorId), ...params } }];
}

async function nameOf(context: Context, employeeId: string | null): Promise<string> {
  const found = await firstRow<{ name: string }>(
    context,
    sql`select display_name as name from {employee} where id = ${employeeId}::uuid`,
  );
  return found?.name ?? "";
}
