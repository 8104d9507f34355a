import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Web and worker are two processes: what a task does to its process, no page notices. */
export const partsOfServer = ["web", "worker"] as const;
export type PartOfServer = (typeof partsOfServer)[number];

/** What a part sends over its channel when it listens. */
export type Ready = { ready: true; url: string; address: number };

export interface KeptRunning {
  /** The first part's address, once all listen; undefined where one ended before that. */
  ready: Promise<Ready | undefined>;
  /** The exit code: of the part that never came up, or 0 after `stop`. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

export type KeepRunningInput<Part extends string> = {
  parts: readonly Part[];
  /** Starts a part, which has a channel (`fork`); `before` is what it sent when it last listened. */
  start(part: Part, before: Ready | undefined): ChildProcess;
  /** Is told in one line whenever a part ended by itself. */
  tell(line: string): void;
  /** Milliseconds: until a part that keeps ending is started again, at least and at most. */
  waits?: { least: number; most: number };
  /** The others begin once the first listens: what keeps all of them from starting is met, and said, once. */
  firstAlone?: boolean;
};

/** The web server keeps the port it got; the worker's health needs no fixed place on a machine of one's own. */
export function settingsOf(part: PartOfServer, before: Ready | undefined): Record<string, string> {
  if (part === "web") return before ? { PORT: String(before.address) } : {};
  return process.env["WORKER_PORT"] ? {} : { WORKER_PORT: "0" };
}

/** Milliseconds a part has to end when it is asked to. */
const patience = 20_000;
/** Milliseconds after which a part counts as well again, so that it is started at once the next time. */
const well = 60_000;

/**
 * Runs all parts and starts one anew that ended by itself, sooner or later by how often it did. A part that ends before it
 * ever listened has a wrong setting: then all end, unless `firstAlone` showed that the settings are right.
 */
export function keepRunning<Part extends string>(input: KeepRunningInput<Part>): KeptRunning {
  const { parts, start, tell, waits = { least: 200, most: 10_000 }, firstAlone = false } = input;
  const running = new Map<Part, ChildProcess>();
  const stopping = new AbortController();

  const runOnce = (part: Part, before: Ready | undefined, onReady: (ready: Ready) => void): Promise<string> => {
    const child = start(part, before);
    running.set(part, child);
    child.on("message", (message: Partial<Ready>) => message.ready && onReady(message as Ready));
    return new Promise((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
  };

  /** With the first at work, all that the others lack is tried again: it serves meanwhile. */
  const goesOn = (part: Part) => firstAlone && part !== parts[0];

  const keep = async (part: Part, onReady: (ready: Ready) => void): Promise<void> => {
    let wait = waits.least;
    let last: Ready | undefined;
    while (!stopping.signal.aborted) {
      const began = Date.now();
      const how = await runOnce(part, last, (ready) => {
        last = ready;
        onReady(ready);
      });
      if (stopping.signal.aborted || !(last || goesOn(part))) return;
      if (Date.now() - began > well) wait = waits.least;
      tell(`cairn: ${part} ended by itself (${how}); it is started again.`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(waits.most, wait * 2);
    }
  };

  let stopped: Promise<unknown> | undefined;
  const stop = () => {
    stopping.abort();
    return (stopped ??= Promise.all([...running.values()].map(endChild)));
  };
  const first = Promise.withResolvers<Ready>();
  const listening = parts.map((part, index) => {
    const { promise, resolve } = index === 0 ? first : Promise.withResolvers<Ready>();
    const begins = firstAlone && index > 0 ? first.promise : Promise.resolve();
    return { part, promise, kept: begins.then(() => keep(part, resolve)) };
  });
  const failed = Promise.race(listening.map(({ part, kept }) => kept.then(() => running.get(part)?.exitCode ?? 1)));
  const ended = failed.then(async (code) => {
    const asked = stopping.signal.aborted;
    await stop();
    return asked ? 0 : code || 1;
  });
  const ready = Promise.race([
    Promise.all(listening.map(({ promise }) => promise)).then(([ofFirst]) => ofFirst),
    ended.then(() => undefined),
  ]);
  return { ready, ended, stop: async () => (await stop(), void (await ended)) };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const killing = setTimeout(() => child.kill("SIGKILL"), patience);
  child.kill("SIGTERM");
  await gone;
  clearTimeout(killing);
}
