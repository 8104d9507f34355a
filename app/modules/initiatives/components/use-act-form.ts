import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { useTaskAddress } from "./task-address.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

/** A form about a task that the address opens with `act`: says so once it is stored, and closes. */
export function useActForm(taskId: string, done: string) {
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const address = useTaskAddress();
  const closed = address.with({ act: null, showTaskDetails: address.search.get("showTaskDetails") });
  const then = useCallback(
    (answer: CommandResult) => {
      if (!answer.done) return;
      snackbar.show({ tone: "success", text: done });
      navigate(closed, { replace: true, preventScrollReset: true });
    },
    [closed, done, navigate, snackbar],
  );
  return { ...useTaskCommand(taskAction(taskId), then), closed };
}
