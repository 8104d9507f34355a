import cluster from "node:cluster";
import pino, { type Logger } from "pino";
import { companyAtWork } from "#tenancy/company-at-work.ts";
import type { Config } from "./config.ts";
import { inSources } from "./in-sources.ts";

export type { Logger };

/** So many characters wait for a reader that is behind; what comes beyond is dropped, so that memory stays bounded. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * Structured lines on standard error, written beside the work: a reader that falls behind holds nobody up. What waits goes
 * out when the process ends. Nothing personal is ever handed to it, and what slips is cut. A line names the company whose
 * request, job or run it is about, and of several processes that serve, which of them.
 */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino(
    {
      level: config.logLevel,
      redact: {
        paths: ["*.password", "*.email", "*.token", "*.cookie", "*.authorization", "email", "password", "token"],
        censor: "[cut]",
      },
      base: cluster.isWorker ? { pid: process.pid } : null,
      mixin: companyAtWork,
      serializers: { err: withSources },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: false, maxLength: mostWaiting }),
  );
}

/** An error as the log has it: where it happened stands there by our sources, not by the file the build made of them. */
function withSources(error: unknown): object {
  const told = pino.stdSerializers.err(error as Error) as { stack?: string };
  return typeof told?.stack === "string" ? { ...told, stack: inSources(told.stack) } : told;
}
