import type { ReactNode } from "react";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import type { Task } from "#app/platform/tasks/task-record.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import classes from "./invitations.module.css";

/** What is done to a whole list: why it failed, if it did, and how it stands. */
export function WorkOnAll({ error, children }: Pick<Task, "error"> & { children: ReactNode }) {
  const refused = useRefusalWords("identity");
  return (
    <div className={classes.inviting}>
      {error ? (
        <Callout tone="danger" announced>
          {refused(error.code, error.params)}
        </Callout>
      ) : null}
      {children}
    </div>
  );
}
