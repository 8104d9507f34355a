import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";

/**
 * A form about a task that keeps the page where it is; `then` hears each answer once, a refusal too. Before any script
 * it is an ordinary form, answered by the task's own page.
 */
export function useTaskCommand(action: string | undefined, then: (answer: CommandResult) => void, key?: string) {
  const fetcher = useFetcher<CommandResult>(key ? { key } : {});
  const heard = useRef<CommandResult | undefined>(fetcher.data);
  useEffect(() => {
    if (!fetcher.data || heard.current === fetcher.data) return;
    heard.current = fetcher.data;
    then(fetcher.data);
  }, [fetcher.data, then]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    busy: fetcher.state === "submitting",
    formData: fetcher.formData,
    result: fetcher.data ?? null,
    action,
  };
}

export function taskAction(id: string): string {
  return `/app/initiative/${id}`;
}
