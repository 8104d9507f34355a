import { setTimeout as wait } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** What a server was seen to do: how long `/healthz` took at most, how much memory it held at most, what went wrong. */
export type HealthSeen = { slowest: number; largest: number; looks: number; faults: string[] };

const between = 100;

/**
 * Looks at a server's health ten times a second, from a thread of its own: who sends as fast as it can holds its own
 * thread up for longer than the server ever waits, and would measure itself.
 */
export function watchHealth(url: string): { stop(): Promise<HealthSeen> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: url, execArgv: [] });
  const seen = new Promise<HealthSeen>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  seen.catch(() => undefined);
  return {
    stop: async () => {
      worker.postMessage("stop");
      return await seen;
    },
  };
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024 / 1024;
}

async function lookOnce(url: string, seen: HealthSeen): Promise<void> {
  const started = performance.now();
  const answer = await (await fetch(`${url}/healthz`)).text();
  seen.slowest = Math.max(seen.slowest, performance.now() - started);
  if (answer !== "ok") seen.faults.push(`/healthz answered ${answer}`);
  seen.largest = Math.max(seen.largest, await memoryOf(url));
  seen.looks += 1;
}

async function look(url: string): Promise<void> {
  const seen: HealthSeen = { slowest: 0, largest: 0, looks: 0, faults: [] };
  let going = true;
  parentPort?.once("message", () => (going = false));
  // The first connection is warmed, so that loading the client is not counted as the server's time.
  await fetch(`${url}/healthz`).then((answer) => answer.text());
  while (going && seen.faults.length < 10) {
    await lookOnce(url, seen).catch((error: Error) =>
      seen.faults.push(`${error.message} ${String(error.cause ?? "")}`),
    );
    await wait(between);
  }
  parentPort?.postMessage(seen);
}

if (!isMainThread && typeof workerData === "string") await look(workerData);
