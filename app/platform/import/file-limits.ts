import { invalid, type AppError } from "#app/platform/errors/app-error.ts";

/** A row of a file as text; `line` is where it stands, for people to find it again. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] };

export const largestFile = 20 * 1024 * 1024;
export const mostColumns = 200;
/** Characters of one cell. */
export const longestCell = 32_767;
export const mostRows = { CSV: 100_000, XLSX: 20_000 } as const;

/** Why a file cannot be read: `too-long`, `broken` and the like, with what fills the words. */
export class Unreadable extends Error {
  readonly why: string;
  readonly params: Record<string, string | number>;
  constructor(why: string, params: Record<string, string | number> = {}) {
    super(`The file cannot be read: ${why}.`);
    this.why = why;
    this.params = params;
  }
}

/** Why a file is not taken, beside the field it was given in: `platform.file-too-long`. */
export function unreadable(why: string, params: Record<string, string | number> = {}): AppError {
  const code = `platform.file-${why}`;
  return invalid(code, "The file cannot be read.", { params, fields: { file: code } });
}
