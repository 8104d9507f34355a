/**
 * What went wrong, and so who can mend it: `auth`, `scope` and `config` an administrator, `rate-limited` and `transient` time,
 * `contract` who wrote the connector, `not-found` and `conflict` the one action that met it.
 */
export type ConnectorErrorCode =
  "auth" | "scope" | "config" | "not-found" | "conflict" | "rate-limited" | "transient" | "contract";

/** The one error of a connector: its `code` says who can mend it, and its message what is wrong. */
export class ConnectorError extends Error {
  override readonly name = "ConnectorError";
  readonly code: ConnectorErrorCode;
  /** Milliseconds until the source wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(code: ConnectorErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
