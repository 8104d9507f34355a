import pino, { type Logger } from "pino";
import { companyAtWork } from "#tenancy/company-at-work.ts";
import type { Config } from "./config.ts";

export type { Logger };

/** So many characters wait for a reader that is behind; what comes beyond is dropped, so that memory stays bounded. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * Structured lines on standard error, written beside the work: a reader that falls behind holds nobody up. What waits goes
 * out when the process ends. Nothing personal is ever handed to it, and what slips is cut. A line names the company whose
 * request, job or run it is about.
 */
export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino(
    {
      level: config.logLevel,
      redact: {
        paths: ["*.password", "*.email", "*.token", "*.cookie", "*.authorization", "email", "password", "token"],
        censor: "[cut]",
      },
      base: null,
      mixin: companyAtWork,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: false, maxLength: mostWaiting }),
  );
}
