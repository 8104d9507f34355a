import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import type { EmployeeJoined, ManagerChanged } from "../events.ts";
import { peopleByIds } from "../queries/people-by-ids.ts";
import { noonOf } from "#app/platform/time/days.ts";

/** The person hears of their new manager, the new manager of the person. */
export async function tellManagerChanged(
  context: Context,
  event: Heard<ManagerChanged["payload"]>,
): Promise<readonly Notice[]> {
  const { quiet, ...line } = event.payload;
  return quiet ? [] : noticesOfLine(context, line);
}

/** Whoever leads somebody new hears of it; who comes learns it from their invitation and their profile. */
export async function tellJoined(
  context: Context,
  { payload: { employeeId, managerId, joinedOn, quiet } }: Heard<EmployeeJoined["payload"]>,
): Promise<readonly Notice[]> {
  if (managerId === null || quiet) return [];
  const told = await noticesOfLine(context, { employeeId, managerId, from: joinedOn });
  return told.filter(({ recipientId }) => recipientId === managerId);
}

/** What is said when a reporting line changes from a day on. */
export async function noticesOfLine(
  context: Context,
  { employeeId, managerId, from }: Pick<ManagerChanged["payload"], "employeeId" | "managerId" | "from">,
): Promise<readonly Notice[]> {
  const people = await peopleByIds(context, [employeeId, ...(managerId ? [managerId] : [])]);
  const employee = people.get(employeeId);
  const manager = managerId ? people.get(managerId) : undefined;
  if (!employee) return [];
  // Noon, so that the day reads the same in every time zone the words are shown in.
  const date = noonOf(from);
  const toEmployee: Notice = manager
    ? {
        recipientId: employeeId,
        room: "people",
        kind: "new-manager",
        params: { manager: manager.name, date },
        link: `/app/employee/${manager.id}`,
      }
    : {
        recipientId: employeeId,
        room: "people",
        kind: "no-manager",
        params: { date },
        link: `/app/employee/${employeeId}`,
      };
  if (!manager) return [toEmployee];
  return [
    toEmployee,
    {
      recipientId: manager.id,
      room: "people",
      kind: "new-report",
      params: { employee: employee.name, date },
      link: `/app/employee/${employeeId}`,
    },
  ];
}
