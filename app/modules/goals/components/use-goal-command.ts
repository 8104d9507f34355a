import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { useAct } from "./use-act.ts";
import { useGoalWords } from "./goal-words.ts";

/**
 * A form about a goal that keeps the page where it is: says what was done, closes the form that was open, and keeps a
 * refusal beside what was typed. Before any script it is an ordinary form, answered by the goal's own page.
 */
export function useGoalCommand(goalId: string, options: { said?: string; then?: () => void; key?: string } = {}) {
  const fetcher = useFetcher<CommandResult>(options.key ? { key: options.key } : {});
  const words = useGoalWords();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const act = useAct();
  const answered = useRef<CommandResult | undefined>(undefined);
  const { data } = fetcher;
  // What was done is said once the screen shows it; leaving earlier would overtake its fresh data.
  const waiting = fetcher.state !== "idle" && !options.then;
  useEffect(() => {
    if (!data || waiting || answered.current === data) return;
    answered.current = data;
    if (data.error) snackbar.show({ tone: "error", text: words.refusal(data.error.code, data.error.params) });
    if (!data.done) return;
    if (options.said) snackbar.show({ tone: "success", text: options.said });
    if (options.then) options.then();
    else if (act.current) navigate(act.closed, { replace: true, preventScrollReset: true });
  }, [data, waiting, options, snackbar, words, act, navigate]);
  return { Form: fetcher.Form, submit: fetcher.submit, busy: fetcher.state !== "idle", result: data ?? null, action: `/app/goal/${goalId}` };
}
