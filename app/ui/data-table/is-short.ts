/** A name, a unit or a step in a word or two; a day, an amount or two days in figures: longer texts may break into lines. */
const longestWords = 16;
const longestFigures = 30;
const mostlyFigures = 0.3;

/** Whether a cell says so little that it stands on one line however narrow its column is. */
export function isShort(shown: unknown): boolean {
  if (typeof shown !== "string") return false;
  if (shown.length <= longestWords) return true;
  const digits = shown.match(/\p{Nd}/gu)?.length ?? 0;
  return shown.length <= longestFigures && digits / shown.length >= mostlyFigures;
}
