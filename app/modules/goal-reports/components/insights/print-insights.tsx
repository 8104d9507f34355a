import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useEffect } from "react";
import { IconFileTypePdf } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import type { InsightScreen } from "../../queries/insight-screen.ts";
import { useReportWords } from "../report-words.ts";
import { exportCommands } from "./export-commands.ts";

/** What the page shows as a PDF: made like other files, and downloaded when it is there. */
export function PrintInsights({ screen: { address, input, exports } }: { screen: InsightScreen }) {
  const { t } = useReportWords();
  const command = exportCommands.useCommand({ intent: "ask-export" });
  const onPage = exportCommands.usePageAnswer("ask-export");
  const answer = command.answer ?? onPage;
  const asked = answer?.done ? answer.value.exportId : null;
  const file = exports.find(({ id, format }) => id === asked && format === "PDF");
  const making = file?.state === "QUEUED" || file?.state === "RUNNING";
  const ready = file?.state === "DONE" ? file.id : null;
  useEffect(() => {
    if (ready) window.location.assign(`/app/goal/exports/${ready}`);
  }, [ready]);
  return (
    <ActForm
      command={command}
      intent="ask-export"
      fields={{ scope: address.scope, level: input.level, timeFrame: input.period, format: "PDF" }}
    >
      <Button type="submit" icon={<IconFileTypePdf />} loading={making || command.busy}>
        {making ? t("exports.making-pdf") : t("exports.pdf")}
      </Button>
    </ActForm>
  );
}
