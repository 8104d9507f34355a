import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { ConnectorError, type ConnectorErrorCode } from "../connector-error.ts";
import type { FlatCursor, Page } from "../contract.ts";
import { confinedCommand, nothing, type Level, type Readable } from "./confinement.ts";
import { watchMemory } from "./watch-memory.ts";
import type { Calls, FromChild, Order, ToChild } from "./protocol.ts";

/** A run that was ended by its host: it did what no connector may, or took more than it is given. */
export class ConfinementFault extends Error {
  override readonly name = "ConfinementFault";
  readonly code: "timeout" | "memory" | "flooded" | "crashed";
  constructor(code: ConfinementFault["code"], message: string) {
    super(message);
    this.code = code;
  }
}

export interface RunLimits {
  /** Until it is ended, whatever it does. */
  milliseconds: number;
  /** Of memory, in all. */
  megabytes: number;
  /** Of one line it says, and of all it says. */
  lineBytes: number;
  outputBytes: number;
  /** Lines of its log that are kept; more end the run. */
  logLines: number;
  /** Questions to its host. */
  calls: number;
}

export const usualLimits: RunLimits = {
  milliseconds: 60_000,
  megabytes: 256,
  lineBytes: 16 * 1024 * 1024,
  outputBytes: 256 * 1024 * 1024,
  logLines: 1_000,
  calls: 20_000,
};

export interface ConfinedRun {
  order: Order;
  readable: Readable;
  level: Level;
  limits: RunLimits;
  /** Answers what the child asks for; what it throws is told to the child. */
  answer(call: Calls, input: unknown): Promise<unknown>;
  /** Stores a page; the child goes on when it is done. */
  store?(page: Page<Record<string, unknown>, FlatCursor>): Promise<void>;
  log?(level: "info" | "warn", message: string, fields?: Record<string, unknown>): void;
  signal?: AbortSignal;
}

/** Has a child do one thing and ends it, however it behaves. Throws a ConnectorError, a ConfinementFault, or what `store` threw. */
export function runConfined(run: ConfinedRun): Promise<unknown> {
  const { level, readable, limits } = run;
  const [command, given] = confinedCommand(level, readable, Math.floor(limits.megabytes * 0.4));
  const child = spawn(command, given, { env: nothing, stdio: "pipe", detached: true, cwd: "/" });
  return new Promise<unknown>((resolve, reject) => {
    const ending = new Ending(child, resolve, reject);
    const timer = setTimeout(
      () => ending.refuse(new ConfinementFault("timeout", `It took longer than ${limits.milliseconds / 1000} s.`)),
      limits.milliseconds,
    );
    const memory = watchMemory(child.pid, limits.megabytes, () =>
      ending.refuse(new ConfinementFault("memory", `It took more than ${limits.megabytes} MB of memory.`)),
    );
    const abort = () => ending.refuse(new ConnectorError("transient", "The run was ended."));
    run.signal?.addEventListener("abort", abort, { once: true });
    ending.behind(() => {
      clearTimeout(timer);
      clearInterval(memory);
      run.signal?.removeEventListener("abort", abort);
    });
    child.on("error", (error) => ending.refuse(new ConfinementFault("crashed", `It did not start: ${error.message}`)));
    listen(child, run, ending);
    tell(child, { order: run.order });
  });
}

/** Comes once: the child and all it has are gone then. */
class Ending {
  #over = false;
  #cleanUp: () => void = () => undefined;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #resolve: (value: unknown) => void;
  readonly #reject: (error: unknown) => void;
  constructor(
    child: ChildProcessWithoutNullStreams,
    resolve: (value: unknown) => void,
    reject: (error: unknown) => void,
  ) {
    this.#child = child;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  get over(): boolean {
    return this.#over;
  }

  behind(cleanUp: () => void): void {
    this.#cleanUp = cleanUp;
  }

  done(value: unknown): void {
    if (this.#end()) this.#resolve(value);
  }

  refuse(error: unknown): void {
    if (this.#end()) this.#reject(error);
  }

  #end(): boolean {
    if (this.#over) return false;
    this.#over = true;
    this.#cleanUp();
    try {
      // Its own group: whatever it started goes with it.
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
    return true;
  }
}

function listen(child: ChildProcessWithoutNullStreams, run: ConfinedRun, ending: Ending): void {
  const { limits } = run;
  const used = { bytes: 0, calls: 0, lines: 0 };
  const flooded = (what: string) =>
    ending.refuse(new ConfinementFault("flooded", `It said more than it may: ${what}.`));
  let parts: Buffer[] = [];
  let length = 0;
  child.stdout.on("data", (bytes: Buffer) => {
    if (ending.over) return;
    used.bytes += bytes.length;
    if (used.bytes > limits.outputBytes) return flooded("too much in all");
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(10, start);
      const part = bytes.subarray(start, end < 0 ? bytes.length : end);
      parts.push(part);
      length += part.length;
      if (length > limits.lineBytes) return flooded("one line too long");
      if (end < 0) return;
      const line = Buffer.concat(parts).toString("utf8");
      [parts, length, start] = [[], 0, end + 1];
      if (line !== "") hear(child, run, ending, used, line);
      if (ending.over) return;
    }
  });
  let told = "";
  child.stderr.on("data", (bytes: Buffer) => {
    used.bytes += bytes.length;
    if (used.bytes > limits.outputBytes) return flooded("too much in all");
    if (told.length < 4_000) told += bytes.toString("utf8").slice(0, 4_000);
  });
  child.stdin.on("error", () => undefined);
  // Not "exit": what the child said of its end may still be on its way then.
  child.on("close", (code, signal) => {
    const memory = signal === "SIGABRT" || code === 134 || told.includes("heap out of memory");
    ending.refuse(
      memory
        ? new ConfinementFault("memory", "It took more memory than it is given.")
        : new ConfinementFault("crashed", `It ended by itself (${signal ?? code}). ${lastWords(told)}`.trim()),
    );
  });
}

/** The line in which a child names its error, else its last one; at most 300 characters, none of them a control character. */
function lastWords(told: string): string {
  const lines = told.split("\n").map((line) => line.replaceAll(/\p{C}/gu, " ").trim());
  const named = lines.find((line) => /^(?:\w+: )?\w*Error\b/.test(line)) ?? lines.findLast((line) => line !== "");
  return (named ?? "").slice(0, 300);
}

function hear(
  child: ChildProcessWithoutNullStreams,
  run: ConfinedRun,
  ending: Ending,
  used: { calls: number; lines: number },
  line: string,
): void {
  let said: FromChild;
  try {
    said = JSON.parse(line) as FromChild;
  } catch {
    return ending.refuse(new ConfinementFault("crashed", "It said what is no message."));
  }
  if ("done" in said) return ending.done(said.done);
  if ("fault" in said) return ending.refuse(faultOf(said.fault));
  if ("log" in said) {
    used.lines += 1;
    if (used.lines > run.limits.logLines)
      return ending.refuse(new ConfinementFault("flooded", `It logged more than ${run.limits.logLines} lines.`));
    return run.log?.(said.log.level, String(said.log.message).slice(0, 500), said.log.fields);
  }
  if ("page" in said)
    return void (run.store?.(said.page) ?? Promise.resolve()).then(
      () => tell(child, { stored: true }),
      (error: unknown) => ending.refuse(error),
    );
  used.calls += 1;
  if (used.calls > run.limits.calls)
    return ending.refuse(new ConfinementFault("flooded", `It asked more than ${run.limits.calls} times.`));
  const { id, call, input } = said;
  void run.answer(call, input).then(
    (value) => tell(child, { id, value }),
    (error: unknown) => tell(child, { id, fault: toldFault(error) }),
  );
}

const codes: readonly string[] = [
  "auth",
  "scope",
  "config",
  "not-found",
  "conflict",
  "rate-limited",
  "transient",
  "contract",
] satisfies ConnectorErrorCode[];

/** What a child says of its fault is only believed as far as it goes. */
function faultOf({
  code,
  message,
  retryAfter,
}: {
  code: string;
  message: string;
  retryAfter?: number;
}): ConnectorError {
  const known = codes.includes(code) ? (code as ConnectorErrorCode) : "contract";
  const wait = typeof retryAfter === "number" && retryAfter >= 0 ? { retryAfter } : {};
  return new ConnectorError(known, String(message).slice(0, 2_000), wait);
}

function toldFault(error: unknown): { code: ConnectorErrorCode; message: string; retryAfter?: number } {
  if (!(error instanceof ConnectorError)) return { code: "transient", message: "The host could not answer." };
  const { code, message, retryAfter } = error;
  return { code, message, ...(retryAfter !== undefined && { retryAfter }) };
}

function tell(child: ChildProcessWithoutNullStreams, line: ToChild): void {
  if (child.stdin.writable) child.stdin.write(`${JSON.stringify(line)}\n`);
}
