// A process of its own, in a session of its own. It keeps one PostgreSQL server alive as long as somebody holds a
// connection to it, and stops the server when the last holder is gone: released, crashed or killed.
import { once } from "node:events";
import { rmSync, unlinkSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { LaunchError } from "../launch-error.ts";
import { supervisorAddress } from "./address.ts";
import type { ClusterOptions } from "./cluster.ts";
import { onLines, releaseWord, sendMessage, type SupervisorMessage } from "./messages.ts";
import { openCluster } from "./open-cluster.ts";
import type { Postmaster } from "./postmaster.ts";

const firstHolderLimit = 15_000;
const options = JSON.parse(process.argv[2] as string) as ClusterOptions;
const address = supervisorAddress(options.home);
const sockets = new Set<Socket>();
const holders = new Set<Socket>();
let latest: SupervisorMessage = { state: "progress", text: "Starting PostgreSQL" };
let opening: Promise<Postmaster> | undefined;
let stopping = false;

const server = createServer(welcome);
server.once("error", (failure: NodeJS.ErrnoException) => {
  if (failure.code === "EADDRINUSE") process.exit(0); // another supervisor was first; holders connect to that one
  throw failure;
});
server.listen({ path: address }, () => void run());

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
process.on("SIGHUP", () => undefined);
process.on("uncaughtException", (failure) => {
  console.error(failure);
  void stop();
});

async function run(): Promise<void> {
  // A failure is kept until somebody has heard it.
  const firstHolder = Promise.race([once(server, "connection"), wait(firstHolderLimit, undefined, { ref: false })]);
  void firstHolder.then(() => setImmediate(() => holders.size === 0 && void stop()));
  try {
    opening = openCluster(options, (text) => broadcast({ state: "progress", text }));
    const postmaster = await opening;
    if (!stopping) broadcast({ state: "ready" });
    await postmaster.ended;
    if (!stopping) broadcast({ state: "failed", line: "PostgreSQL ended unexpectedly.", tail: [] });
  } catch (failure) {
    const known = failure instanceof LaunchError;
    if (!known) console.error(failure);
    const line = known ? failure.message : `PostgreSQL did not start: ${(failure as Error).message}`;
    broadcast({ state: "failed", line, tail: known ? failure.tail : [] });
  }
  await firstHolder;
  if (!stopping) leave();
}

function welcome(socket: Socket): void {
  sockets.add(socket);
  holders.add(socket);
  socket.on("close", () => {
    sockets.delete(socket);
    letGo(socket);
  });
  onLines(socket, (line) => line === releaseWord && letGo(socket));
  sendMessage(socket, latest);
}

// The last holder's connection stays open until the server is down: its end is the sign of it.
function letGo(socket: Socket): void {
  if (!holders.delete(socket)) return;
  if (holders.size === 0) void stop();
  else socket.end();
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  broadcast({ state: "stopping" });
  const postmaster = await opening?.catch(() => undefined);
  await postmaster?.stop();
  leave();
}

function leave(): void {
  stopping = true;
  if (options.removed) rmSync(options.home, { recursive: true, force: true });
  if (!address.startsWith("\0")) unlinkSync(address);
  server.close();
  for (const socket of sockets) socket.end();
  setTimeout(() => process.exit(0), 2_000).unref();
}

function broadcast(message: SupervisorMessage): void {
  latest = message;
  for (const socket of sockets) sendMessage(socket, message);
}
