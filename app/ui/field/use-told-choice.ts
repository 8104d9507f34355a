import { useEffect, useState, type RefObject } from "react";

/**
 * What hears a form's input hears of a choice as of what is typed, once the form holds it. Answers with what says that somebody
 * chose; a value that is set by nobody tells nothing.
 */
export function useToldChoice(control: RefObject<HTMLElement>): () => void {
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices > 0) control.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [choices, control]);
  return () => setChoices((before) => before + 1);
}
