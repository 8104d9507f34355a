import { ConnectorError } from "./connector-error.ts";
import type { Paging } from "./contract.ts";

/** What an answer says of its place in the whole. */
export type Part = { offset: number; count: number; total: number };

/** Paging of sources that say how many rows there are in all; an empty page before the last one is a fault of the source. */
export function byTotal(parameter: string, partOf: (body: unknown) => Part): Paging {
  return {
    by: "offset",
    parameter,
    count: (body) => partOf(body).count,
    more: (body) => {
      const { offset, count, total } = partOf(body);
      if (count === 0 && offset < total) throw new ConnectorError("contract", "A page before the last one is empty.");
      return offset + count < total;
    },
  };
}
