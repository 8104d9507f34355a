import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, unlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { tailOf } from "../tail.ts";
import { supervisorAddress } from "./address.ts";
import { clusterPaths, type ClusterOptions, type Connection } from "./cluster.ts";
import { onLines, releaseWord, type SupervisorMessage } from "./messages.ts";

/** A running cluster that stays up at least until `release` or the end of this process. */
export interface HeldCluster extends Connection {
  /** Settles with a line for the reader if the server goes away while it is held. */
  lost: Promise<string>;
  /** Lets go; if nobody else holds the cluster, waits until the server is down. */
  release(): Promise<void>;
}

/** Joins the running cluster of this folder, or starts one. Throws a LaunchError when it cannot run. */
export async function holdCluster(
  options: ClusterOptions,
  tell: (text: string) => void = () => undefined,
): Promise<HeldCluster> {
  mkdirSync(join(options.home, "logs"), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const held = await joinCluster(await reachSupervisor(options), options, tell);
    if (held) return held;
  }
  throw new LaunchError("PostgreSQL is being stopped by another command; try again.");
}

async function reachSupervisor(options: ClusterOptions): Promise<Socket> {
  const address = supervisorAddress(options.home);
  const running = await tryConnect(address);
  if (running) return running;
  if (!address.startsWith("\0") && existsSync(address)) unlinkSync(address);
  const log = `${clusterPaths(options.home).log}.supervisor`;
  mkdirSync(dirname(log), { recursive: true });
  spawnSupervisor(options, log);
  for (const limit = Date.now() + 15_000; Date.now() < limit; await wait(15)) {
    const socket = await tryConnect(address);
    if (socket) return socket;
  }
  throw new LaunchError("The supervisor of PostgreSQL did not start.", tailOf(log, 12));
}

function spawnSupervisor(options: ClusterOptions, log: string): void {
  const output = openSync(log, "w", 0o600);
  const program = join(import.meta.dirname, "supervisor.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    detached: true,
    cwd: "/",
    stdio: ["ignore", output, output],
    env: { ...process.env, NODE_OPTIONS: "", NODE_CHANNEL_FD: undefined },
  });
  child.unref();
  closeSync(output);
}

function tryConnect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ path: address });
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  });
}

function joinCluster(
  socket: Socket,
  options: ClusterOptions,
  tell: (text: string) => void,
): Promise<HeldCluster | undefined> {
  return new Promise((resolve, reject) => {
    let lose: (line: string) => void = () => undefined;
    const lost = new Promise<string>((settle) => (lose = settle));
    const closed = new Promise<void>((settle) => socket.once("close", () => settle()));
    void closed.then(() => (lose("PostgreSQL is gone."), resolve(undefined)));
    onLines(socket, (text) => {
      const message = JSON.parse(text) as SupervisorMessage;
      if (message.state === "progress") tell(message.text);
      if (message.state === "failed") {
        lose(message.line);
        reject(new LaunchError(message.line, message.tail));
      }
      if (message.state === "ready")
        resolve({ ...readConnection(options), lost, release: () => release(socket, closed) });
    });
  });
}

function release(socket: Socket, closed: Promise<void>): Promise<void> {
  if (socket.writable) socket.write(`${releaseWord}\n`);
  return closed;
}

function readConnection(options: ClusterOptions): Connection {
  return JSON.parse(readFileSync(clusterPaths(options.home).connection, "utf8")) as Connection;
}
