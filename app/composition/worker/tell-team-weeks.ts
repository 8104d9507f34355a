import { notify, ownReports, teamWeeksDue, type TeamWeek } from "#app/modules/notifications/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import type { LoadedSignal } from "#app/platform/contributions/signal.ts";
import { createFormat, type Format } from "#app/platform/i18n/create-format.ts";
import { type Language, asLanguage } from "#app/platform/i18n/languages.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { rooms } from "../rooms.ts";
import { roomServers } from "../rooms.server.ts";
import { translators } from "../translators.server.ts";
import { goesByMail } from "./kinds-of-notices.ts";

const [needed, calm] = ["team-week", "team-week-calm"] as const;
const link = "/app/team/direct-reports/employee";

/**
 * Tells each manager on Monday morning which of their people need them, by what the rooms tell of them at a glance and the
 * manager may see. By mail only where somebody does. A manager is told of a week once.
 */
export async function tellTeamWeeks(application: Application, tenant: Tenant): Promise<void> {
  const due = await asProduct(application, tenant, (context) => teamWeeksDue(context, [needed, calm], telling));
  for (const week of due)
    await inUnitOfWork(application.database, tenant, {}, async (unit) =>
      tell(application, await contextOf(application, unit, week.employeeId), week),
    ).catch(({ message }: Error) =>
      // The others are told all the same, and this one with the next sweep.
      application.logger.error({ err: { message }, manager: week.employeeId }, "the week of a team was not told"),
    );
}

/** The modules that say something of people at a glance. */
const telling = roomServers.flatMap(({ name, signals }) => {
  const feature = signals && rooms.find((room) => room.name === name)?.feature;
  return feature ? [feature] : [];
});

async function tell({ gatherings }: Application, context: Context, week: TeamWeek): Promise<void> {
  const people = await ownReports(context);
  const signals = await gatherings.signals(
    context,
    people.map(({ id }) => id),
  );
  if (signals.length === 0) return;
  const language = asLanguage(week.language);
  const lines = attentionLines(people, signals, language, createFormat(language, "UTC", toldBy(context.tenant)));
  const told: Notice = {
    recipientId: context.actor.employeeId,
    room: "people",
    kind: lines.length > 0 ? needed : calm,
    params: { count: lines.length, people: lines.join("\n") },
    link,
  };
  const event = { id: week.event, name: "people.week-began", payload: {}, actorId: null };
  await notify(context, { ...event, recordedAt: context.clock.now() }, [told], goesByMail);
}

/** "Asha Rao: Goals 2 of 3 behind, Initiatives 3 overdue", for each of whom something is said in orange or red; red first. */
function attentionLines(
  people: readonly { id: string; name: string }[],
  signals: readonly LoadedSignal[],
  language: Language,
  format: Pick<Format, "shortDate">,
): string[] {
  const words = (room: string, key: string, params: Readonly<Record<string, unknown>> = {}) =>
    translators[language].of(room).t(key, params);
  const lines = people.flatMap(({ id, name }) => {
    const alarms = signals.flatMap(({ room, label, said }) => {
      const told = said[id];
      if (!told || (told.tone !== "red" && told.tone !== "orange")) return [];
      const { key, tone, on, ...counts } = told;
      const text = words(room, key, on ? { ...counts, on: format.shortDate(on) } : counts);
      return [{ tone, text: `${words(room, label)}: ${text}` }];
    });
    if (alarms.length === 0) return [];
    const line = `${name} – ${alarms.map(({ text }) => text).join(" · ")}`;
    return [{ line, red: alarms.some(({ tone }) => tone === "red") }];
  });
  return [...lines.filter(({ red }) => red), ...lines.filter(({ red }) => !red)].map(({ line }) => line);
}
