import { useEffect, type RefObject } from "react";
import { fillIn } from "#app/platform/forms/fill-in.ts";

/**
 * Keeps what was typed into a form in this tab until it is submitted, so that a reload or a detour
 * loses nothing. For forms without secrets.
 */
export function useKeptInput(form: RefObject<HTMLFormElement>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, sessionStorage.getItem(key));
    const keep = () => sessionStorage.setItem(key, JSON.stringify(valuesOf(element)));
    const forget = () => sessionStorage.removeItem(key);
    element.addEventListener("input", keep);
    element.addEventListener("submit", forget);
    return () => {
      element.removeEventListener("input", keep);
      element.removeEventListener("submit", forget);
    };
  }, [form, key]);
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => name !== "intent");
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function restore(form: HTMLFormElement, kept: string | null): void {
  if (!kept) return;
  for (const [name, value] of Object.entries(JSON.parse(kept) as Record<string, string>)) fillIn(form, name, value);
}
