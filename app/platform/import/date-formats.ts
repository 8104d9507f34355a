/** How a file writes dates; the ISO form is understood with each. */
export const dateFormats = [
  "yyyy-MM-dd",
  "dd/MM/yyyy",
  "MM/dd/yyyy",
  "dd.MM.yyyy",
  "dd MMM yyyy",
  "MMM dd, yyyy",
] as const;
export type DateFormat = (typeof dateFormats)[number];
