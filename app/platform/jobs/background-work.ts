import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Job } from "./job.ts";

/** Opens a transaction with the rights of whoever asked for the work; it is committed when `work` ends. */
export type OpenAs = <Result>(work: (context: Context) => Promise<Result>) => Promise<Result>;

/** Long work a room does after an event of its own, outside the relay. Done at least once: it must bear repetition. */
export type BackgroundWork = {
  readonly load: () => Promise<(open: OpenAs, payload: Record<string, unknown>) => Promise<void>>;
};

/** One queue for the long work of all rooms, each named by its event. */
export const backgroundWork = {
  id: "rooms.background",
  payload: z.object({
    tenantId: z.uuid(),
    actorId: z.uuid(),
    name: z.string(),
    payload: z.record(z.string(), z.unknown()),
  }),
  retryLimit: 2,
  retryDelay: 5,
} satisfies Job;
