import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import type { FieldPart } from "../../components/fields/field-part.ts";
import type { YesNoField } from "./field.ts";

export const yesNo: FieldPart<YesNoField> = {
  Form({ form, name, label }) {
    const { id, error } = form.field(name);
    return <Checkbox {...{ id, name, label, error }} defaultChecked={form.typed(name) === "on"} />;
  },
  say: (value, { yes, no }) => (value ? yes : no),
  begin: (value) => (value === true ? "on" : ""),
  column: { narrow: "named" },
};
