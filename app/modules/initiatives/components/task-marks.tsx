import { withPhotos } from "#app/platform/files/photo-address.ts";
import { PeopleMark } from "#app/ui/avatar/people-mark.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DueMark } from "#app/ui/due-mark/due-mark.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { InitiativeStatus } from "../domain/status.ts";
import type { InitiativePerson, ListedInitiative } from "../queries/initiative-row.ts";
import { useTaskWords } from "./task-words.ts";

export const toneOf = {
  COMPLETED: "green",
  ONGOING: "blue",
  DELAYED: "red",
  UNPLANNED: "grey",
} as const satisfies Record<InitiativeStatus, string>;

/** How a task stands; done late says so. */
export function StatusChip({ task }: { task: Pick<ListedInitiative, "status" | "detailed"> }) {
  const { t } = useTaskWords();
  return (
    <Chip tone={toneOf[task.status]}>
      {task.detailed === "COMPLETED_WITH_DELAY" ? t("detailed.COMPLETED_WITH_DELAY") : t(`status.${task.status}`)}
    </Chip>
  );
}

/** The due date, with the words that go with its colour. */
export function DueDate({ task: { dueDate, due } }: { task: Pick<ListedInitiative, "dueDate" | "due"> }) {
  const { t, format } = useTaskWords();
  if (!dueDate) return <SmallText parts>{t("due.none")}</SmallText>;
  const hint =
    due.overdueDays > 0
      ? t("due.overdue", { count: due.overdueDays })
      : due.colour === "BLUE"
        ? t("due.today")
        : due.colour === "RED"
          ? t("due.soon")
          : null;
  return <DueMark date={format.date(dueDate)} colour={due.colour} overdue={due.overdueDays > 0} hint={hint} />;
}

export function Owners({ owners }: { owners: readonly InitiativePerson[] }) {
  const { format } = useTaskWords();
  return <PeopleMark label={format.list(owners.map(({ name }) => name))} people={withPhotos(owners)} maximum={3} />;
}
