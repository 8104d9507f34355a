import { useEffect, useRef } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";

/** Calls `then` once for each answer that says the command was carried out. */
export function useOnceDone<R extends Pick<CommandResult, "done">>(result: R | null, then: (result: R) => void): void {
  const told = useRef<R | null>(null);
  useEffect(() => {
    if (!result?.done || told.current === result) return;
    told.current = result;
    then(result);
  });
}
