/** So many at a time: of what is made as it is read, no more than a page is held. */
export function* inPages<Row>(rows: Iterable<Row>, size: number): Generator<readonly Row[], void> {
  let page: Row[] = [];
  for (const row of rows) {
    page.push(row);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
