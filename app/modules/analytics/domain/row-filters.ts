/** What the server may put into a dashboard's filters: the company, and who looks. */
export const filterValues = ["COMPANY", "VIEWER", "EMAIL", "UNIT"] as const;
export type FilterValue = (typeof filterValues)[number];

/** The name of each filter in use at the service. */
export type RowFilters = Readonly<Partial<Record<FilterValue, string>>>;
/** Who looks, in what filters can say; null where there is no such thing. */
export type ViewerFacts = Readonly<Record<FilterValue, string | null>>;
export type FilledFilter = { name: string; value: string };

export const filterName = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;

/** Filters with their values; null where one has none, for leaving it out would show everything. */
export function fillFilters(filters: RowFilters, viewer: ViewerFacts): FilledFilter[] | null {
  const filled = filterValues
    .filter((value) => filters[value] !== undefined)
    .map((value) => ({ name: filters[value]!, value: viewer[value] }));
  return filled.every((filter): filter is FilledFilter => Boolean(filter.value)) ? filled : null;
}

/** A filter as a condition of SQL; null where a value could end it early. */
export function clauseOf({ name, value }: FilledFilter): string | null {
  if (!filterName.test(name) || /[\\\u0000-\u001f]/u.test(value)) return null;
  return `${name} = '${value.replaceAll("'", "''")}'`;
}
