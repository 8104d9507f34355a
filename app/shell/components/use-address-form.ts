import { useSubmit } from "@remix-run/react";
import { useRef, type FormEvent } from "react";
import { saidParameters } from "#app/platform/lists/list-filter.ts";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";

const typingPause = 250;

export type ApplyFields = (changes?: Readonly<Record<string, string>>) => void;

/**
 * A form whose fields live in the address: what is typed or chosen applies at once, without a press and without losing the
 * focus. `standards` are what the page shows where the address says nothing, as a query.
 */
export function useAddressForm(standards = "") {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const apply: ApplyFields = (changes = {}) => {
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
  const go: ApplyFields = (changes) => {
    forget();
    apply(changes);
  };
  return {
    form,
    go,
    change: ({ target }: FormEvent) => {
      // What is typed into a field that offers choices is no filter; it tells of its choice by `onChange` of its own.
      if ((target as HTMLElement).getAttribute("role") === "combobox") return;
      forget();
      if ((target as HTMLInputElement).type === "search") applyTyped();
      else applyChosen();
    },
    send: (event: FormEvent) => {
      event.preventDefault();
      go();
    },
  };
}
