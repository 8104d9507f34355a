import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { serverProgram } from "#app/composition/launch/build.ts";

export type ServedProduct = {
  url: string;
  pid: number;
  output: () => string;
  /** The exit code; null where it was killed. */
  stop(): Promise<number | null>;
  kill(): Promise<number | null>;
};

/** The built web server, as it runs in production, over a database that is ready. */
export async function serveProduct(
  databaseUrl: string,
  mode: "web" | "all" = "web",
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedProduct> {
  const child = spawn(process.execPath, [serverProgram, mode], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      CAIRN_DEMO: "1",
      DATABASE_URL: databaseUrl,
      PORT: "0",
      CAIRN_API_RATE: "1000000",
      // Each page is drawn by React too, and answered with a fault where it is another.
      CAIRN_CHECK_PAGES: "1",
      LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on(
      "line",
      (line) => line.startsWith("ready ") && resolve(line.slice("ready ".length)),
    );
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  const end = async (how: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(how);
    await once(child, "exit");
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid!,
    output: () => output,
    stop: () => end("SIGTERM"),
    /** At once, whatever it is doing. */
    kill: () => end("SIGKILL"),
  };
}
