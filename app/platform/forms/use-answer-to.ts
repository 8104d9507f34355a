import { useEffect, useState } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import { askJson } from "../http/ask-json.ts";

/**
 * What an address answers once it has stayed the same for a pause, in milliseconds; null while there is no answer to this
 * one, where none came, and where there is nothing to ask. For what is asked while somebody types.
 */
export function useAnswerTo<Answer>(address: string | null, pause: number): Answer | null {
  const [known, setKnown] = useState<{ address: string; answer: Answer } | null>(null);
  const askLater = useDebouncedCallback((wanted: string, signal: AbortSignal) => {
    askJson<Answer>(wanted, signal).then(
      (answer) => setKnown({ address: wanted, answer }),
      () => undefined,
    );
  }, pause);
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    askLater(address, leaving.signal);
    return () => {
      askLater.cancel();
      leaving.abort();
    };
  }, [askLater, address]);
  return known !== null && known.address === address ? known.answer : null;
}
