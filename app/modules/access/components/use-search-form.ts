import { useSubmit } from "@remix-run/react";
import { useRef, type FormEvent } from "react";

const typingPause = 250;

/** A GET form that leads to the address of what it says as soon as that changes; typing is waited out. */
export function useSearchForm() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== "");
    submit(new URLSearchParams(entries), { replace: true, preventScrollReset: true });
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (event.type === "submit") event.preventDefault();
    clearTimeout(timer.current);
    const typing = event.type !== "submit" && (event.target as HTMLElement).getAttribute("type") === "search";
    timer.current = setTimeout(() => go(form), typing ? typingPause : 0);
  };
  return { onChange: apply, onSubmit: apply };
}
