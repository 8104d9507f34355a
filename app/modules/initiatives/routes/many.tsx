import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { ManyAnswer } from "../components/many-tasks/many-answer.tsx";
import {
  completeMany,
  deleteMany,
  dueOfManyInput,
  giveMany,
  manyInput,
  ownerOfManyInput,
  reopenMany,
  restoreMany,
  setDueOfMany,
  tagMany,
  tagOfManyInput,
} from "../use-cases/change-many.ts";

/** What is done with several tasks at once, all or none. */
export const action = command({
  can: feature("TASK"),
  intents: {
    "complete-many": { input: manyInput, run: completeMany },
    "reopen-many": { input: manyInput, run: reopenMany },
    "set-due-of-many": { input: dueOfManyInput, run: setDueOfMany },
    "give-many": { input: ownerOfManyInput, run: giveMany },
    "tag-many": { input: tagOfManyInput, run: tagMany },
    "delete-many": { input: manyInput, run: deleteMany },
    "restore-many": { input: manyInput, run: restoreMany },
  },
});

/** What a form sent before any script is answered; the list itself hears the answer and stays. */
export default function Many() {
  return <ManyAnswer />;
}
