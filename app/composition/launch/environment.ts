import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "./places.ts";

/** Whether this start may show demo companies: asked for, or nobody called it production. */
export function isDemo(askedFor: boolean): boolean {
  return askedFor || process.env["NODE_ENV"] !== "production";
}

/** Variables that are added to this process's own for a program it starts. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the built server reads. Code runs as in production; CAIRN_DEMO tells it that this machine is for trying out. */
export function serverEnvironment(databaseUrl: string, demo: boolean): Environment {
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PORT: process.env["PORT"] || "3000",
    CAIRN_DATA: dataFolder(),
    ...(demo ? { CAIRN_DEMO: "1", APP_SECRET: process.env["APP_SECRET"] || demoSecret() } : {}),
  };
}

/** Made once for this machine, beside its data; an installation in production brings its own. */
function demoSecret(): string {
  const file = join(dataFolder(), "app-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
