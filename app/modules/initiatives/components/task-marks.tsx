import { AvatarGroup } from "#app/ui/avatar/avatar-group.tsx";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { InitiativeStatus } from "../domain/status.ts";
import type { InitiativePerson, ListedInitiative } from "../queries/initiative-row.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";

export const toneOf = { COMPLETED: "green", ONGOING: "blue", DELAYED: "red", UNPLANNED: "grey" } as const satisfies Record<InitiativeStatus, string>;

/** How a task stands; done late says so. */
export function StatusChip({ task }: { task: Pick<ListedInitiative, "status" | "detailed"> }) {
  const { t } = useTaskWords();
  return <Chip tone={toneOf[task.status]}>{task.detailed === "COMPLETED_WITH_DELAY" ? t("detailed.COMPLETED_WITH_DELAY") : t(`status.${task.status}`)}</Chip>;
}

/** The due date, with the words that go with its colour. */
export function DueDate({ task: { dueDate, due } }: { task: Pick<ListedInitiative, "dueDate" | "due"> }) {
  const { t, format } = useTaskWords();
  if (!dueDate) return <span className={classes.soft}>{t("due.none")}</span>;
  const hint = due.overdueDays > 0 ? t("due.overdue", { count: due.overdueDays }) : due.colour === "BLUE" ? t("due.today") : due.colour === "RED" ? t("due.soon") : null;
  return (
    <span className={classes.due} data-colour={due.colour}>
      {format.date(dueDate)}
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </span>
  );
}

export function Owners({ owners }: { owners: readonly InitiativePerson[] }) {
  const { format } = useTaskWords();
  const [first, ...others] = owners;
  if (!first) return null;
  if (others.length > 0) return <AvatarGroup label={format.list(owners.map(({ name }) => name))} people={owners} size="small" maximum={3} />;
  return <span className={classes.owner}><Avatar name={first.name} size="small" /><span className={classes.ownerName}>{first.name}</span></span>;
}
