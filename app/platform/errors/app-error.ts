export type AppErrorDetails = {
  /** Fills the words shown to the user. */
  params?: Record<string, string | number>;
  /** Message codes beside the fields they concern. */
  fields?: Record<string, string>;
  /** What to say of a field in English, where its code alone says too little. */
  messages?: Record<string, string>;
  /** The rules that led to a refusal, first considered first. */
  chain?: readonly { rule: string; matched: boolean }[];
  /** Seconds after which the same may be asked again. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * A refusal or failure the user can be told about. `code` is stable (`goals.duplicate-title`): the
 * part before the dot names the room whose strings hold the words under `errors.<rest>`.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: string;
  /** The HTTP status it becomes. */
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(code: string, status: number, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** What an answer says beside its status: when to ask again. */
export function headersOf({ details }: AppError): Record<string, string> {
  return details.retryAfter === undefined ? {} : { "Retry-After": String(details.retryAfter) };
}

/** Something the person may not know exists, or that does not exist: both answer the same. */
export function notFound(what: string): AppError {
  return new AppError("platform.not-found", 404, `${what} was not found.`);
}

/** What was asked for; null where it is not there, or not for who asks. */
export async function orNullIfNotFound<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

export function invalid(code: string, message: string, details: AppErrorDetails = {}): AppError {
  return new AppError(code, 422, message, details);
}

export function conflict(code: string, message: string, details: AppErrorDetails = {}): AppError {
  return new AppError(code, 409, message, details);
}

/** Days and numbers that every shape allows and no table takes. */
const beyondWhatIsKept = new Set(["22003", "22008"]);

/** The refusal that an error is; null where it is a fault. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const isBeyond = beyondWhatIsKept.has(String((error as { code?: unknown } | null)?.code));
  return isBeyond
    ? new AppError("platform.invalid-input", 422, "A day or a number is beyond what can be kept.", { cause: error })
    : null;
}

/** Waited too long for what another transaction holds, or each waited for the other. */
const heldByOthers = new Set(["55P03", "40P01", "40001"]);
const secondsUntilLetGo = 2;

/**
 * What whoever asked is told of an error: the refusal it is, or that somebody else is changing the same and that it can be
 * sent again; null where it is a fault. Work that is tried again by itself asks `refusalOf`.
 */
export function answerable(error: unknown): AppError | null {
  const refusal = refusalOf(error);
  if (!refusal && isMoving(error))
    return new AppError("platform.unavailable", 503, "Cairn is not available for a moment. Please try again.", {
      retryAfter: secondsUntilLetGo,
      cause: error,
    });
  if (refusal || !heldByOthers.has(String((error as { code?: unknown } | null)?.code))) return refusal;
  return new AppError("platform.held", 503, "Somebody else is changing the same at this moment. Please try again.", {
    retryAfter: secondsUntilLetGo,
    cause: error,
  });
}

/** Whether it says that the company moves to another cluster at this moment: whoever asks again finds it there. */
export function isMoving(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code === "company-moving" || cause?.code === "company-moving";
}

export function notSignedIn(): AppError {
  return new AppError("platform.not-signed-in", 401, "Nobody is signed in.");
}

/** Whether it says that nobody is signed in, or nobody any more. */
export function isNotSignedIn(error: unknown): boolean {
  return error instanceof AppError && error.code === "platform.not-signed-in";
}
