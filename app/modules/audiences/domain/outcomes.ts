/** So many people of a run stand on a page. */
export const outcomesPageSize = 25;
