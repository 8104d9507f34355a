import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { fromMinorUnits, type Money } from "#app/platform/money/money.ts";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { MoneyField } from "./field.ts";

export const money: FieldPart<MoneyField> = {
  Form({ field, form, name, label }) {
    const [amount, currency] = [form.field(`${name}.amount`), form.field(`${name}.currency`)];
    const least = field.negative ? {} : { min: 0 };
    return (
      <FieldRow>
        <NumberField {...amount} {...least} label={label} required={field.required ?? false} />
        <CurrencyField {...currency} defaultValue={currency.defaultValue || field.currency} />
      </FieldRow>
    );
  },
  say(value, { format }) {
    const { minorUnits, currency } = value as Money;
    return format.money(minorUnits, currency);
  },
  begin(value) {
    const read = value as Money | null;
    return read ? { amount: String(fromMinorUnits(read.currency, read.minorUnits)), currency: read.currency } : {};
  },
  column: { align: "end", narrow: "named" },
};
