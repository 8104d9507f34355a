import { fromMinorUnits } from "#app/platform/money/money.ts";

/** A value as files hold it: money in whole units. */
export function valueInFile({ currency }: { readonly currency: string | null }, value: number): number {
  return fromMinorUnits(currency, value);
}
