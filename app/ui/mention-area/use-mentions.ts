import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { useDebouncedCallback } from "../debounced-callback/use-debounced-callback.ts";
import { nameInText, typingAt, type Typing } from "./mention-text.ts";

/** Somebody who can be named in a text. */
export type Mentionable = { id: string; name: string; description?: string | null };

export type SearchMentionable = (text: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

const pause = 120;

/** The list that opens while a name is typed after an `@`, and the people who were chosen from it. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement>,
  search: SearchMentionable,
  chosenBefore: readonly Mentionable[],
) {
  const [chosen, setChosen] = useState<readonly Mentionable[]>(chosenBefore);
  const [typing, setTyping] = useState<Typing | null>(null);
  const [active, setActive] = useState(0);
  const found = useFound(typing?.query ?? null, search);
  useEffect(() => setActive(0), [found]);
  const open = typing !== null && found.length > 0;
  const close = () => setTyping(null);
  const look = () => {
    const { current } = area;
    const caret = current && current.selectionStart === current.selectionEnd ? current.selectionStart : null;
    const found = caret === null ? null : typingAt(current!.value, caret);
    // Somebody who is named whole is not offered again: the list would lie over what comes next.
    setTyping(chosen.some(({ name }) => name === found?.query) ? null : found);
  };
  const choose = (person: Mentionable) => {
    const { current } = area;
    if (!current || !typing) return;
    current.setRangeText(nameInText(current.value, typing, person.name), typing.from, typing.to, "end");
    current.dispatchEvent(new Event("input", { bubbles: true }));
    setChosen((others) => [...others.filter(({ id }) => id !== person.id), person]);
    close();
    current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive((at) => (at + 1) % found.length),
      ArrowUp: () => setActive((at) => (at + found.length - 1) % found.length),
      Enter: () => choose(found[active]!),
      Tab: () => choose(found[active]!),
      Escape: close,
    };
    const step = steps[event.key];
    if (!step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // A panel around it would close with Escape.
    event.stopPropagation();
    step();
  };
  return { chosen, open, found, active, choose, close, look, onKeyDown };
}

/** People by what is typed, once the typing pauses; what was found before stays until then. */
function useFound(query: string | null, search: SearchMentionable): readonly Mentionable[] {
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  const ask = useDebouncedCallback((text: string, signal: AbortSignal) => {
    search(text, signal).then(setFound, () => signal.aborted || setFound([]));
  }, pause);
  useEffect(() => {
    if (query === null) {
      setFound([]);
      return undefined;
    }
    const stop = new AbortController();
    ask(query, stop.signal);
    return () => {
      ask.cancel();
      stop.abort();
    };
  }, [ask, query]);
  return found;
}
