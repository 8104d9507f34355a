import { useLocation, useSubmit } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, type FormEvent } from "react";
import { saidParameters } from "#app/platform/lists/list-filter.ts";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";

const typingPause = 250;

type Apply = (changes?: Readonly<Record<string, string>>) => void;

const ApplyContext = createContext<Apply>(() => undefined);
export const ListFormProvider = ApplyContext.Provider;

/** For a filter's own field that no change event tells of: applies the filters, with these said otherwise. */
export const useApplyFilters = (): Apply => useContext(ApplyContext);

/**
 * Search and filters apply while one types and chooses, without a press and without losing the focus; the address says what
 * they say. A change of the address from elsewhere, such as going back, is shown in the fields. `standards` are what the list
 * shows where the address says nothing, as a query.
 */
export function useListForm(standards: string) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { search } = useLocation();
  const apply: Apply = (changes = {}) => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(
      ([name, value]) => [name, changes[name] ?? String(value)] as const,
    );
    submit(saidParameters(fields, Object.fromEntries(new URLSearchParams(standards))), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const applyTyped = useDebouncedCallback(() => apply(), typingPause);
  const applyChosen = useDebouncedCallback(() => apply(), 0);
  const forget = () => {
    applyTyped.cancel();
    applyChosen.cancel();
  };
  const go: Apply = (changes) => {
    forget();
    apply(changes);
  };
  const change = ({ target }: FormEvent) => {
    // A field that offers people tells of its choice by a change of the hidden field; what is typed into it is no filter.
    if ((target as HTMLElement).getAttribute("role") === "combobox") return;
    forget();
    if ((target as HTMLInputElement).type === "search") applyTyped();
    else applyChosen();
  };
  useEffect(() => {
    const [said, usual] = [new URLSearchParams(search), new URLSearchParams(standards)];
    for (const field of form.current?.elements ?? []) {
      if (!isPlainField(field) || field === document.activeElement) continue;
      const value = said.get(field.name) ?? usual.get(field.name) ?? "";
      if (field.value !== value && takes(field, value)) field.value = value;
    }
  }, [search, standards]);
  return {
    form,
    change,
    go,
    send: (event: FormEvent) => {
      event.preventDefault();
      go();
    },
  };
}

function isPlainField(field: Element): field is HTMLInputElement | HTMLSelectElement {
  return (
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement &&
      ["search", "text", "date"].includes(field.type) &&
      field.getAttribute("role") !== "combobox")
  );
}

/** A choice without an empty one stays as the server chose it where the address says nothing. */
function takes(field: HTMLInputElement | HTMLSelectElement, value: string): boolean {
  return field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
}
