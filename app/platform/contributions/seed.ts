import type { Context } from "../context/context.ts";

/** A demo company, as its rooms fill it. The same company gets the same data. */
export type SeededCompany = {
  /** What chance is made of: the company's word in addresses. */
  readonly seed: string;
  /** How many people it has. */
  readonly size: number;
  readonly domain: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly today: string;
};

/** What a room gives to a demo company. */
export type Seed = {
  /** The rooms whose demo data this one's stand on, directly. */
  readonly after: readonly string[];
  readonly run: (context: Context, company: SeededCompany) => Promise<void>;
  /** Tells of the latest of it once every room's data stand, so that inboxes have a past. */
  readonly announce?: (context: Context) => Promise<void>;
};

/** What a room's demo data leave to those that stand on them. */
export class SeedPart<Value> {
  private readonly values = new WeakMap<SeededCompany, Value>();

  leave(company: SeededCompany, value: Value): void {
    this.values.set(company, value);
  }

  of(company: SeededCompany): Value {
    const value = this.values.get(company);
    if (value === undefined) throw new Error("These demo data are not there yet: name their room in `after`.");
    return value;
  }
}
