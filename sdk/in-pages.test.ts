import { expect, test } from "vitest";
import { inPages } from "./in-pages.ts";

const rows = Array.from({ length: 1_200 }, (_, place) => place);
const pagesFrom = (begun: number) => [
  ...inPages(rows, begun, { map: (row) => ({ externalId: String(row) }), cursor: (done) => ({ done }) }),
];

test("a list is given in pages, each row once and in order, with how far it was given", () => {
  const pages = pagesFrom(0);
  expect(pages.map(({ upsert, cursor, total }) => [upsert.length, cursor.done, total])).toEqual([
    [500, 500, 1_200],
    [500, 1_000, 1_200],
    [200, 1_200, 1_200],
  ]);
  expect(pages.flatMap(({ upsert }) => upsert)).toEqual(rows.map((row) => ({ externalId: String(row) })));
});

test("a read that broke off goes on behind the last page, and gives nothing once all was given", () => {
  expect(pagesFrom(500).flatMap(({ upsert }) => upsert)[0]).toEqual({ externalId: "500" });
  expect(pagesFrom(1_200)).toEqual([]);
});
