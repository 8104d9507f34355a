import type { Money } from "#app/platform/money/money.ts";
import type { Filled, Holds, Told } from "../../domain/field.ts";

export type MoneyField = Told & {
  kind: "MONEY";
  /** What a new record's form begins with. */
  currency: string;
  /** Below nothing too. */
  negative?: boolean;
};

/** Whole minor units with their currency; left empty it is null. */
export function money<const Say extends Told & { currency: string; negative?: boolean }>(
  say: Say,
): Say & MoneyField & Holds<Filled<Say, Money>> {
  return { ...say, kind: "MONEY" };
}
