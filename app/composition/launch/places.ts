import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the clone. */
export const root = resolve(import.meta.dirname, "..", "..", "..");

/** Where everything the product keeps on this machine lies: CAIRN_DATA, or `.data` in the clone. */
export function dataFolder(): string {
  const folder = resolve(root, process.env["CAIRN_DATA"] || ".data");
  mkdirSync(join(folder, "logs"), { recursive: true });
  return folder;
}

/** The path of one log file; its folder exists. */
export function logFile(name: string): string {
  return join(dataFolder(), "logs", `${name}.log`);
}
