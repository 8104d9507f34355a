import { PersonField } from "#app/modules/people/ui.ts";
import { IconCalendar, IconCheck, IconTag, IconTrash, IconUser } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { TagChoice } from "#app/modules/tags/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import type { action } from "../../routes/many.tsx";
import classes from "./many-bar.module.css";
import { manyCommands } from "../task-commands.ts";
import { useTaskWords } from "../task-words.ts";

/** The form that the boxes of a list belong to. */
export const manyForm = "many-tasks";

const place = "/app/initiative/many";
export const manyActs = [
  "complete-many",
  "reopen-many",
  "set-due-of-many",
  "give-many",
  "tag-many",
  "delete-many",
  "restore-many",
] as const;
const inverse: Readonly<Record<string, string>> = { "complete-many": "reopen-many", "delete-many": "restore-many" };

/** What may be done with the ticked tasks, all or none; shown while something is ticked. */
export function ManyBar({ tags }: { tags: InitiativePage["tags"] }) {
  const { t } = useTaskWords();
  const form = useRef<HTMLFormElement>(null);
  const [turn, setTurn] = useState(0);
  const command = manyCommands.useCommand({
    intent: [...manyActs],
    action: place,
    said: useManySaid(),
    then: ({ done }) => {
      if (!done) return;
      form.current?.reset();
      setTurn((before) => before + 1);
    },
  });
  const act = (intent: string, icon: JSX.Element, label: string) => (
    <Button type="submit" name="intent" value={intent} size="small" disabled={command.awaited} icon={icon}>
      {label}
    </Button>
  );
  return (
    <ActForm ref={form} id={manyForm} command={command} className={classes.bar} aria-label={t("many.title")}>
      {act("complete-many", <IconCheck size={16} />, t("many.complete"))}
      <span className={classes.group}>
        <DateField name="dueDate" label={t("form.due")} hideLabel className={classes.date} />
        {act("set-due-of-many", <IconCalendar size={16} />, t("many.set-due"))}
      </span>
      <span className={classes.group}>
        <PersonField key={turn} name="ownerId" label={t("many.owner")} hideLabel placeholder={t("many.owner")} />
        {act("give-many", <IconUser size={16} />, t("many.give"))}
      </span>
      {tags.length > 0 ? (
        <span className={classes.group}>
          <TagChoice tags={tags} key={`tag ${turn}`} />
          {act("tag-many", <IconTag size={16} />, t("many.tag"))}
        </span>
      ) : null}
      {act("delete-many", <IconTrash size={16} />, t("delete"))}
    </ActForm>
  );
}

/** Says what came of it, and offers to take it back where that can be. */
export function useManySaid(): (done: DoneOf<typeof action>) => Said {
  const { t } = useTaskWords();
  return ({ intent, value: { ids } }) => {
    const back = inverse[intent];
    return {
      text: t(`many.${intent}`, { count: ids.length }),
      ...(back && ids.length > 0 ? { undo: { intent: back, fields: { ids }, label: t("undo") } } : {}),
    };
  };
}
