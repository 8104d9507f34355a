import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { ManyAnswer } from "../components/many-tasks/many-answer.tsx";
import { manyTasks } from "../jobs/many-tasks.ts";
import { manyInput, restoreMany } from "../use-cases/change-many.ts";

/** What is done with several tasks at once, all or none. */
export const action = command({
  can: feature("TASK"),
  intents: {
    "complete-many": manyTasks["complete-many"].intent,
    "reopen-many": manyTasks["reopen-many"].intent,
    "set-due-of-many": manyTasks["set-due-of-many"].intent,
    "give-many": manyTasks["give-many"].intent,
    "tag-many": manyTasks["tag-many"].intent,
    "delete-many": manyTasks["delete-many"].intent,
    "restore-many": { input: manyInput, run: restoreMany },
  },
});

/** What a form sent before any script is answered; the list itself hears the answer and stays. */
export default function Many() {
  return <ManyAnswer />;
}
