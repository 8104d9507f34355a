import { PersonField } from "#app/modules/people/ui.ts";
import { IconCalendar, IconCheck, IconTag, IconTrash, IconUser } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { TagChoice } from "#app/modules/tags/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { DoneOf, Said } from "#app/platform/forms/answers.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useConfirmAll } from "#app/shell/components/confirm-all/use-confirm-all.tsx";
import { useListAddress, useManySaid as useSaidOfMany } from "#app/shell/components/list-screen/use-selection.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { initiativePageSize } from "../../domain/status.ts";
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
export function ManyBar({ tags, total }: { tags: InitiativePage["tags"]; total: number }) {
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
  const { confirmSubmit, dialog } = useConfirmAll();
  const act = (intent: string, icon: JSX.Element, label: string) => (
    <Button type="submit" name="intent" value={intent} size="small" disabled={command.awaited} icon={icon}>
      {label}
    </Button>
  );
  return (
    <ActForm
      ref={form}
      id={manyForm}
      command={command}
      className={classes.bar}
      aria-label={t("many.title")}
      onSubmit={(event) => {
        const count = new FormData(event.currentTarget).has("matching") ? total : null;
        const { submitter } = event.nativeEvent as SubmitEvent;
        confirmSubmit(event, count, inverse[(submitter as HTMLButtonElement | null)?.value ?? ""] !== undefined);
      }}
    >
      <AllThatMatch key={`all ${turn}`} total={total} />
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
      {dialog}
    </ActForm>
  );
}

/** Means all that the list holds, whichever are ticked; offered where that is more than the page shows. */
function AllThatMatch({ total }: { total: number }) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const address = useListAddress();
  if (total <= initiativePageSize) return null;
  return <Checkbox name="matching" value={address} label={t("selection.offer", { count: format.number(total) })} />;
}

/** Says what came of it, and offers to take it back where that can be. */
export function useManySaid(): (done: DoneOf<typeof action>) => Said {
  const { t } = useTaskWords();
  const saidOfMany = useSaidOfMany();
  return ({ intent, value }) =>
    saidOfMany<{ ids: string[] }>(value, ({ ids }) => {
      const back = inverse[intent];
      return {
        text: t(`many.${intent}`, { count: ids.length }),
        ...(back && ids.length > 0 ? { undo: { intent: back, fields: { ids }, label: t("undo") } } : {}),
      };
    });
}
