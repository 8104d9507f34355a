/** A day, an amount or a share in figures: longer texts than these may break into lines. */
const longest = 16;

/** Whether a cell says so little, and that in figures, that it stands on one line however narrow its column is. */
export function isShortFigure(shown: unknown): boolean {
  return typeof shown === "string" && shown.length <= longest && /\p{Nd}/u.test(shown);
}
