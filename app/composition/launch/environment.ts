import { dataFolder } from "./places.ts";

/** Whether this start may show demo companies: asked for, or nobody called it production. */
export function isDemo(parameters: string[]): boolean {
  return parameters.includes("--demo") || process.env["NODE_ENV"] !== "production";
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
    ...(demo ? { CAIRN_DEMO: "1" } : {}),
  };
}
