import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { IconFileTypePdf } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { InsightScreen } from "../queries/insight-screen.ts";
import { useGoalWords } from "./goal-words.ts";

/** What the page shows as a PDF: made like other files, and downloaded when it is there. */
export function PrintInsights({
  screen: { address, input, exports },
  result,
}: {
  screen: InsightScreen;
  result: CommandResult | null;
}) {
  const { t } = useGoalWords();
  const { formData } = useNavigation();
  const [asked, setAsked] = useState<string | null>(null);
  const justAsked =
    result?.intent === "ask-export" && result.done ? (result.value as { exportId: string }).exportId : null;
  // Looking again how far the file is forgets what the form was answered.
  useEffect(() => {
    if (justAsked) setAsked(justAsked);
  }, [justAsked]);
  const file = exports.find(({ id, format }) => id === asked && format === "PDF");
  const making = file?.state === "QUEUED" || file?.state === "RUNNING";
  const ready = file?.state === "DONE" ? file.id : null;
  useEffect(() => {
    if (ready) window.location.assign(`/app/goal/exports/${ready}`);
  }, [ready]);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="ask-export" />
      <input type="hidden" name="scope" value={address.scope} />
      <input type="hidden" name="level" value={input.level} />
      <input type="hidden" name="timeFrame" value={input.period} />
      <input type="hidden" name="format" value="PDF" />
      <Button type="submit" icon={<IconFileTypePdf size={16} />} loading={making || formData?.get("format") === "PDF"}>
        {making ? t("exports.making-pdf") : t("exports.pdf")}
      </Button>
    </Form>
  );
}
