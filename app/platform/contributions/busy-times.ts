import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

/** Whose calendars are asked, and for which time. */
export type BusyAsked = { employeeIds: readonly string[]; from: Date; until: Date };

/** Somebody is busy then; nobody is told with what. */
export type BusySpan = { employeeId: string; from: Date; until: Date };

/** What a request brings to ask a source outside the company's data. */
export type BusyScope = Pick<RequestScope, "database" | "config" | "logger">;

/**
 * When people are busy by calendars that are connected; none where no calendar tells it, or it does not answer in time. Who
 * calls has decided that the actor may arrange something with them.
 */
export type BusyTimes = (context: Context, asked: BusyAsked, scope: BusyScope) => Promise<readonly BusySpan[]>;

/** What several rooms know of it together. */
export function busyTimesOf(rooms: readonly { busyTimes?: BusyTimes }[]): BusyTimes {
  return async (context, asked, scope) => {
    const spans: BusySpan[] = [];
    for (const { busyTimes } of rooms) spans.push(...((await busyTimes?.(context, asked, scope)) ?? []));
    return spans;
  };
}
