import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Web and worker are two processes: what a task does to its process, no page notices. */
export const partsOfServer = ["web", "worker"] as const;
export type PartOfServer = (typeof partsOfServer)[number];

/** What a part sends over its channel when it listens. */
export type Ready = { ready: true; url: string; address: number };

export interface KeptRunning {
  /** The web server's address, once both listen; undefined where one ended before that. */
  ready: Promise<Ready | undefined>;
  /** The exit code: of the part that never came up, or 0 after `stop`. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

export type KeepRunningInput = {
  /** Starts a part with these settings besides its own; it has a channel (`fork`). */
  start(part: PartOfServer, settings: Readonly<Record<string, string>>): ChildProcess;
  /** Is told in one line whenever a part ended by itself. */
  tell(line: string): void;
  /** Milliseconds: until a part that keeps ending is started again, at least and at most. */
  waits?: { least: number; most: number };
};

/** Milliseconds a part has to end when it is asked to. */
const patience = 20_000;
/** Milliseconds after which a part counts as well again, so that it is started at once the next time. */
const well = 60_000;

/**
 * Runs both parts and starts one anew that ended by itself, sooner or later by how often it did. A part that ends before it
 * ever listened has a wrong setting: then all end.
 */
export function keepRunning({ start, tell, waits = { least: 200, most: 10_000 } }: KeepRunningInput): KeptRunning {
  const running = new Map<PartOfServer, ChildProcess>();
  const stopping = new AbortController();
  // The worker's health needs no fixed place here; the web server keeps the port it got.
  const settings: Record<PartOfServer, Record<string, string>> = {
    web: {},
    worker: process.env["WORKER_PORT"] ? {} : { WORKER_PORT: "0" },
  };

  const runOnce = (part: PartOfServer, onReady: (ready: Ready) => void): Promise<string> => {
    const child = start(part, settings[part]);
    running.set(part, child);
    child.on("message", (message: Partial<Ready>) => message.ready && onReady(message as Ready));
    return new Promise((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
  };

  const keep = async (part: PartOfServer, onReady: (ready: Ready) => void): Promise<void> => {
    let wait = waits.least;
    let hasListened = false;
    while (!stopping.signal.aborted) {
      const began = Date.now();
      const how = await runOnce(part, (ready) => {
        hasListened = true;
        if (part === "web") settings.web["PORT"] = String(ready.address);
        onReady(ready);
      });
      if (stopping.signal.aborted || !hasListened) return;
      if (Date.now() - began > well) wait = waits.least;
      tell(`cairn: ${part} ended by itself (${how}); it is started again.`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(waits.most, wait * 2);
    }
  };

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await Promise.all([...running.values()].map(endChild));
  };
  const listening = partsOfServer.map((part) => {
    const { promise, resolve } = Promise.withResolvers<Ready>();
    return { part, promise, kept: keep(part, resolve) };
  });
  const failed = Promise.race(listening.map(({ part, kept }) => kept.then(() => running.get(part)?.exitCode ?? 1)));
  const ended = failed.then(async (code) => {
    const asked = stopping.signal.aborted;
    await stop();
    return asked ? 0 : code || 1;
  });
  const ready = Promise.race([
    Promise.all(listening.map(({ promise }) => promise)).then(([web]) => web),
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
