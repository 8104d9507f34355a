import pino, { type Logger } from "pino";
import type { Config } from "./config.ts";

export type { Logger };

/** Structured lines on standard error; nothing personal is ever handed to it, and what slips is cut. */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino(
    {
      level: config.logLevel,
      redact: {
        paths: ["*.password", "*.email", "*.token", "*.cookie", "*.authorization", "email", "password", "token"],
        censor: "[cut]",
      },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination(2),
  );
}
