export const dateManners = ["MM/dd/yyyy", "dd MMM yyyy", "dd/MM/yyyy", "yyyy-MM-dd", "MMM dd, yyyy"] as const;

/** How digits are grouped: 12,34,567 or 1,234,567. */
export const numberManners = ["INDIAN", "US"] as const;

/** Days of the week as ISO counts them: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a company says of itself, as every request, task and page knows it without asking the company's tables. */
export type CompanyTold = {
  /** The key of its logo, which the address of the picture holds. */
  readonly logo: string | null;
  /** Null is as the language of whoever reads has it; so with numbers and with the first day of the week. */
  readonly dateFormat: (typeof dateManners)[number] | null;
  readonly numberFormat: (typeof numberManners)[number] | null;
  readonly weekStart: number | null;
  readonly workingDays: number[];
  readonly restrictSpecialCharacters: boolean;
  /** Whether people may try what is in preview. */
  readonly previewFeatures: boolean;
};

/** How a company writes dates and numbers. */
export type Manner = Pick<CompanyTold, "dateFormat" | "numberFormat">;

/** Where nobody is signed in: everything as the language has it. */
export const nobodys: CompanyTold = {
  logo: null,
  dateFormat: null,
  numberFormat: null,
  weekStart: null,
  workingDays: [1, 2, 3, 4, 5],
  restrictSpecialCharacters: false,
  previewFeatures: false,
};
