import { useCallback, useEffect, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import { useLive } from "#app/platform/live/use-live.ts";
import { assistPlaces } from "../assist-places.ts";
import type { ModelAnswerSoFar } from "../queries/answer-of.ts";

/** In milliseconds: a page that hears of its answer asks by itself only in case it did not. */
const besides = 2_000;

const hasEnded = (answer: ModelAnswerSoFar | null) => answer?.state === "DONE" || answer?.state === "FAILED";

/** What has come of a model's answer so far; null until something is known, and where nothing was asked. */
export function useAnswer(askId: string | null): ModelAnswerSoFar | null {
  const [answer, setAnswer] = useState<{ askId: string; so: ModelAnswerSoFar } | null>(null);
  const current = answer && answer.askId === askId ? answer.so : null;
  const ended = hasEnded(current);
  const look = useCallback(() => {
    if (askId === null || ended) return;
    askJson<ModelAnswerSoFar>(assistPlaces.answer(askId)).then(
      (so) => setAnswer({ askId, so }),
      () => undefined,
    );
  }, [askId, ended]);
  useLive(askId && !ended ? `assist:${askId}` : null, look);
  useEffect(() => {
    if (askId === null || ended) return undefined;
    look();
    const timer = setInterval(look, besides);
    return () => clearInterval(timer);
  }, [askId, ended, look]);
  return current;
}
