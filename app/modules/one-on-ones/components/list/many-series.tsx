import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useManySaid } from "#app/shell/components/list-screen/use-selection.ts";
import { Button } from "#app/ui/button/button.tsx";
import { listCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

type ManySeriesProps = {
  seriesIds: readonly string[];
  /** The address of the list, where all of it is meant, and how many that holds. */
  matching: string | null;
  total: number;
  /** The list shows what was put away: it comes back. */
  archived: boolean;
  onDone: () => void;
};

/** What is done with all series that are ticked; it can be taken back at once. */
export function ManySeries({ seriesIds, matching, total, archived, onDone }: ManySeriesProps) {
  const { t } = useOneOnOneWords();
  const saidOfMany = useManySaid();
  const { confirm, dialog } = useConfirmAll();
  const meant: Readonly<Record<string, string | readonly string[]>> = matching === null ? { seriesIds } : { matching };
  const command = listCommands.useCommand({
    intent: "archive-many-series",
    said: ({ value }) =>
      saidOfMany(value, ({ seriesIds: changed }) => ({
        text: t(archived ? "many.brought-back" : "many.archived", { count: changed.length }),
        ...(changed.length > 0 && {
          undo: {
            intent: "archive-many-series" as const,
            fields: { seriesIds: changed, archived: String(archived) },
            label: t("undo"),
          },
        }),
      })),
    then: ({ done }) => {
      if (done) onDone();
    },
  });
  const Icon = archived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Button
        size="small"
        icon={<Icon size={16} aria-hidden="true" />}
        loading={command.busy}
        onClick={() =>
          confirm(
            matching === null ? null : total,
            () => command.send({ intent: "archive-many-series", ...meant, archived: String(!archived) }),
            true,
          )
        }
      >
        {t(archived ? "acts.bring-back" : "acts.archive")}
      </Button>
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("many.clear")}
      </Button>
      {dialog}
    </>
  );
}
