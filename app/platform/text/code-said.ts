/** The code that words of a file mean: `in repair` and `In-Repair` are `IN_REPAIR`. */
export function codeSaid(said: string): string {
  return said
    .trim()
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "_");
}
