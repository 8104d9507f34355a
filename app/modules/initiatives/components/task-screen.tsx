import type { CommandResult } from "#app/platform/http/command.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { initiativePlaces } from "../initiative-places.ts";
import type { InitiativeDetail } from "../queries/initiative-detail.ts";
import { TaskBody } from "./task-body.tsx";
import classes from "./task.module.css";

/** One task on a page of its own: what works before any script. */
export function TaskScreen({ detail, answer }: { detail: InitiativeDetail; answer: CommandResult | null }) {
  return (
    <div className={classes.screen}>
      <PageHeader title={detail.initiative.text} />
      <TaskBody detail={detail} answer={answer} leaveTo={initiativePlaces.mine} />
    </div>
  );
}
