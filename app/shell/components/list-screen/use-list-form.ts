import { useLocation } from "@remix-run/react";
import { createContext, useContext, useEffect } from "react";
import { controlsOf } from "#app/ui/field/controls-of.ts";
import { useAddressForm, type ApplyFields } from "../use-address-form.ts";

const ApplyContext = createContext<ApplyFields>(() => undefined);
export const ListFormProvider = ApplyContext.Provider;

/** For a filter's own field that no change event tells of: applies the filters, with these said otherwise. */
export const useApplyFilters = (): ApplyFields => useContext(ApplyContext);

/** Search and filters, as `useAddressForm`; a change of the address from elsewhere, such as going back, is shown in them. */
export function useListForm(standards: string) {
  const fields = useAddressForm(standards);
  const { form } = fields;
  const { search } = useLocation();
  useEffect(() => {
    const [said, usual] = [new URLSearchParams(search), new URLSearchParams(standards)];
    for (const field of form.current ? controlsOf(form.current) : []) {
      if (!isPlainField(field) || field === document.activeElement) continue;
      const value = said.get(field.name) ?? usual.get(field.name) ?? "";
      if (field.value !== value && takes(field, value)) field.value = value;
    }
  }, [form, search, standards]);
  return fields;
}

function isPlainField(field: Element): field is HTMLInputElement | HTMLSelectElement {
  return (
    // An older address may say a kind of days in another way than the field does.
    (field instanceof HTMLSelectElement && field.dataset["shows"] !== "days") ||
    (field instanceof HTMLInputElement &&
      // What is written in a date field has no name: the input that is sent has.
      field.name !== "" &&
      ["search", "text", "date", "number"].includes(field.type) &&
      field.getAttribute("role") !== "combobox")
  );
}

/** A choice without an empty one stays as the server chose it where the address says nothing. */
function takes(field: HTMLInputElement | HTMLSelectElement, value: string): boolean {
  return field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
}
