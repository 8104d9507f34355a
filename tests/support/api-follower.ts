import { expect } from "vitest";
import type { serveApi } from "./served-api.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
type Rows = Map<string, Record<string, unknown>>;
type Page = {
  items: { id: string; gone: boolean; record: Record<string, unknown> | null }[];
  nextCursor: string | null;
  readUntil: string;
};

/** A program that follows one list by the document alone: a page at a time, and what it holds survives its restart. */
export class Follower {
  rows: Rows = new Map();
  told = new Set<string>();
  private since: string | null = null;
  private after: string | null = null;

  private readonly asks: Ask;
  private readonly path: string;
  private readonly query: Readonly<Record<string, string>>;

  constructor(asks: Ask, path: string, query: Readonly<Record<string, string>> = {}) {
    this.asks = asks;
    this.path = path;
    this.query = query;
  }

  /** What it has kept when it ends, for the one that goes on. */
  kept(): string {
    return JSON.stringify({ rows: [...this.rows], since: this.since, after: this.after });
  }

  goOn(kept: string): void {
    const { rows, since, after } = JSON.parse(kept) as { rows: [string, Rows]; since: string; after: string };
    Object.assign(this, { rows: new Map(rows as never), since, after });
  }

  async readPage(): Promise<boolean> {
    const query = new URLSearchParams({
      limit: "3",
      ...this.query,
      ...(this.since && { updatedSince: this.since }),
      ...(this.after && { after: this.after }),
    });
    const answer = await this.asks(`${this.path}/changes?${query}`);
    expect(answer.status).toBe(200);
    const { items, nextCursor, readUntil } = (await answer.json()) as Page;
    for (const { id, gone, record } of items) {
      this.told.add(id);
      if (gone) this.forget(id);
      else this.rows.set(id, record!);
    }
    this.after = nextCursor;
    if (nextCursor === null) this.since = readUntil;
    return nextCursor !== null;
  }

  /** What a record is made of goes with it. */
  private forget(id: string): void {
    this.rows.delete(id);
    for (const [part, row] of this.rows) if (row.parentId === id && row.kind !== "OBJECTIVE") this.rows.delete(part);
  }

  async readOn(): Promise<void> {
    while (await this.readPage());
  }
}
