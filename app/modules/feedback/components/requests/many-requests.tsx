import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { requestsCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import classes from "./many-requests.module.css";

type ManyRequestsProps = {
  requestIds: readonly string[];
  /** The list shows what was put away: it comes back. */
  archived: boolean;
  onDone: () => void;
};

/** How many requests of one's own are ticked, and what is done with all of them; it can be taken back. */
export function ManyRequests({ requestIds, archived, onDone }: ManyRequestsProps) {
  const { t } = useFeedbackWords();
  const to = archived ? "no" : "yes";
  const command = requestsCommands.useCommand({
    intent: "archive-requests",
    said: ({ value: { requestIds: changed } }) => ({
      text: t(archived ? "many.unarchived" : "many.archived", { count: changed.length }),
      ...(changed.length > 0 && {
        undo: {
          intent: "archive-requests" as const,
          fields: { requestIds: changed, archived: archived ? "yes" : "no" },
          label: t("undo"),
        },
      }),
    }),
    then: ({ done }) => {
      if (done) onDone();
    },
  });
  const Icon = archived ? IconArchiveOff : IconArchive;
  return (
    <div className={classes.bar}>
      <span role="status">{t("many.selected", { count: requestIds.length })}</span>
      <Button
        size="small"
        icon={<Icon size={16} />}
        loading={command.busy}
        onClick={() => command.send({ intent: "archive-requests", requestIds, archived: to })}
      >
        {archived ? t("unarchive") : t("archive")}
      </Button>
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("many.clear")}
      </Button>
    </div>
  );
}
