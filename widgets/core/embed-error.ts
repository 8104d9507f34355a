/**
 * Why a widget shows nothing, for `cairn-error`. `message` is for whoever made the page: what is wrong and what to change,
 * in English. What people read is chosen by `code`. `retryable` where asking again later may help.
 */
export class EmbedError extends Error {
  readonly code: string;
  readonly retryable: boolean;

  constructor(code: string, message: string, retryable: boolean) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}

const told = new Set<string>();

/** Writes a cause to the console, once for however many widgets met it. */
export function tellDeveloper({ code, message }: EmbedError): void {
  const line = `Cairn: ${message} (${code})`;
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
}
