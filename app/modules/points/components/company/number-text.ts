/** A number as a field shows it, and as it is read from there. */
export const shown = (value: number | null) => (value === null || Number.isNaN(value) ? "" : String(value));
export const typed = (text: string) => (text === "" ? null : Number(text));
