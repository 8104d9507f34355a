import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { useAct } from "./use-act.ts";
import { useGoalWords } from "./goal-words.ts";

/**
 * A form about a goal that keeps the page where it is: says what was done, closes the form that was open, and keeps a
 * refusal beside what was typed. Before any script it is an ordinary form, answered by the goal's own page. `said` may be
 * made of the intent that was done: the answer comes before the goal it changed.
 */
export function useGoalCommand(
  goalId: string,
  options: { said?: string | ((intent: string) => string); then?: () => void; key?: string } = {},
) {
  const fetcher = useFetcher<CommandResult>(options.key ? { key: options.key } : {});
  const words = useGoalWords();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const act = useAct();
  const said = useRef<CommandResult | undefined>(undefined);
  const left = useRef<CommandResult | undefined>(undefined);
  const { data } = fetcher;
  // Said at once: what was done may take the form that did it off the screen.
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    if (data.error) snackbar.show({ tone: "error", text: words.refusal(data.error.code, data.error.params) });
    if (data.done && options.said)
      snackbar.show({
        tone: "success",
        text: typeof options.said === "string" ? options.said : options.said(data.intent),
      });
    if (data.done) options.then?.();
  }, [data, options, snackbar, words]);
  // The form closes once the screen shows what was done; leaving earlier would overtake its fresh data.
  useEffect(() => {
    if (!data?.done || options.then || fetcher.state !== "idle" || left.current === data) return;
    left.current = data;
    if (act.current) navigate(act.closed, { replace: true, preventScrollReset: true });
  }, [data, fetcher.state, options, act, navigate]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    busy: fetcher.state !== "idle",
    result: data ?? null,
    action: `/app/goal/${goalId}`,
  };
}
