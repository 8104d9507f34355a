import { useEffect, useState } from "react";

const pause = 250;

/** What a form says, a moment after somebody stopped writing in it; null until it was written in. */
export function useWritten<Draft>(formId: string, read: (data: FormData) => Draft): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDraft(read(new FormData(form))), pause);
    };
    // A row that was added or taken away moves the focus, and sends no input.
    for (const name of ["input", "change", "focusin"]) form.addEventListener(name, later);
    return () => {
      clearTimeout(timer);
      for (const name of ["input", "change", "focusin"]) form.removeEventListener(name, later);
    };
  }, [formId, read]);
  return draft;
}
