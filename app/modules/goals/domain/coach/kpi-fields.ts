/** Fields of work the library knows measures of. */
export const kpiFields = [
  "SALES",
  "MARKETING",
  "SUPPORT",
  "PRODUCT",
  "ENGINEERING",
  "PEOPLE",
  "FINANCE",
  "OPERATIONS",
] as const;
export type KpiFunction = (typeof kpiFields)[number];
