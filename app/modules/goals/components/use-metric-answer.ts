import { useEffect, useRef } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { useGoalWords } from "./goal-words.ts";

type Recorded = { added: number; corrected: number; unchanged: number; goalIds: string[] };

/** Says what a form about a metric has done, once. */
export function useMetricAnswer(result: CommandResult | null): void {
  const { t } = useGoalWords();
  const snackbar = useSnackbar();
  const said = useRef<CommandResult | null>(null);
  useEffect(() => {
    if (!result?.done || said.current === result) return;
    said.current = result;
    snackbar.show({ tone: "success", text: textOf(result) });
    function textOf({ intent, value }: CommandResult): string {
      if (intent === "withdraw-point") return t("metrics.withdrawn");
      if (intent !== "record-point" && intent !== "read-points") return t("done.saved");
      const { added, corrected, goalIds } = value as Recorded;
      return [
        t("metrics.recorded", { count: added + corrected }),
        ...(goalIds.length > 0 ? [t("metrics.moved", { count: goalIds.length })] : []),
      ].join(" ");
    }
  }, [result, snackbar, t]);
}
