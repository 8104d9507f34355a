import { AppError } from "#app/platform/errors/app-error.ts";

/** How much of a form an address takes. */
export type FormSize = { /** Bytes of the body. */ readonly body: number; readonly fields: number };

/** What people who are not signed in send is short. */
export const strangersForm: FormSize = { body: 64 * 1024, fields: 200 };

/** What any form may be; an address that takes larger files declares so itself. */
export const formLimits = {
  /** Bytes of a body. */
  body: 1024 * 1024,
  fields: 25_000,
  files: 5,
  /** Bytes of a field's name. */
  name: 200,
  /** The largest index in a name: `keyResults[200]`. */
  index: 200,
  /** Parts of a name: `keyResults[3].title` has three. */
  depth: 8,
  /** Milliseconds in which the next piece of a body must have come. */
  pause: 10_000,
  /** Milliseconds a body may take as a whole, and as many again for each megabyte an address takes beyond the usual. */
  whole: 30_000,
} as const;

export function bodyTooLarge(largest: number): AppError {
  return new AppError(
    "platform.body-too-large",
    413,
    `The body is larger than the ${largest} bytes this address takes.`,
    {
      params: { megabytes: Math.ceil(largest / 1024 / 1024) },
    },
  );
}

export function bodyTooSlow(): AppError {
  return new AppError("platform.body-too-slow", 408, "The body did not arrive in time.");
}

export function bodyMalformed(why: string): AppError {
  return new AppError("platform.form-malformed", 400, why);
}

export function tooManyFields(most: number): AppError {
  return new AppError("platform.too-many-fields", 413, `A form has at most ${most} fields here.`, {
    params: { count: most },
  });
}
