import { setOwn } from "#app/platform/http/own-properties.ts";
import type { Clock } from "#app/platform/time/clock.ts";

/** The loops of a worker. Each beats when it gets on: a loop that hangs or fails falls silent. */
export const loops = {
  relay: { longestSilence: 120_000, about: "relayed what companies wait to hear" },
  schedules: { longestSilence: 900_000, about: "did what fell due" },
} as const;

export type Loop = keyof typeof loops;

export type Heartbeat = {
  beat(loop: Loop): void;
  /** Seconds since each loop last got on; a worker that only begins counts from its beginning. */
  silence(): Readonly<Record<Loop, number>>;
};

export function createHeartbeat(clock: Clock): Heartbeat {
  const began = clock.now().getTime();
  const last: Record<Loop, number> = { relay: began, schedules: began };
  const since = (loop: Loop) => Math.max(0, (clock.now().getTime() - last[loop]) / 1_000);
  return {
    beat: (loop) => setOwn(last, loop, clock.now().getTime()),
    silence: () => ({ relay: since("relay"), schedules: since("schedules") }),
  };
}
