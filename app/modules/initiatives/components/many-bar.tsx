import { useSubmit } from "@remix-run/react";
import { IconCalendar, IconCheck, IconTag, IconTrash, IconUser } from "@tabler/icons-react";
import { useCallback, useRef, useState } from "react";
import { TagChoice } from "#app/modules/tags/ui.ts";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { InitiativePage } from "../queries/initiative-page.ts";
import { searchPeople } from "./search-people.ts";
import classes from "./many-bar.module.css";
import { manyForm } from "./many-form.ts";
import { useTaskWords } from "./task-words.ts";
import { useTaskCommand } from "./use-task-command.ts";

const place = "/app/initiative/many";
const inverse: Readonly<Record<string, string>> = { "complete-many": "reopen-many", "delete-many": "restore-many" };

/** What may be done with the ticked tasks, all or none; shown while something is ticked. */
export function ManyBar({ tags }: { tags: InitiativePage["tags"] }) {
  const { t } = useTaskWords();
  const form = useRef<HTMLFormElement>(null);
  const [turn, setTurn] = useState(0);
  const restart = useCallback(() => {
    form.current?.reset();
    setTurn((before) => before + 1);
  }, []);
  const then = useAnswer(restart);
  const { Form, busy } = useTaskCommand(place, then);
  const act = (intent: string, icon: JSX.Element, label: string) => (
    <Button type="submit" name="intent" value={intent} size="small" disabled={busy} icon={icon}>
      {label}
    </Button>
  );
  return (
    <Form ref={form} id={manyForm} method="post" action={place} className={classes.bar} aria-label={t("many.title")}>
      {act("complete-many", <IconCheck size={16} />, t("many.complete"))}
      <span className={classes.group}>
        <input type="date" name="dueDate" className={classes.date} aria-label={t("form.due")} />
        {act("set-due-of-many", <IconCalendar size={16} />, t("many.set-due"))}
      </span>
      <span className={classes.group}>
        <ComboField
          key={turn}
          name="ownerId"
          label={t("many.owner")}
          hideLabel
          placeholder={t("many.owner")}
          options={[]}
          onSearch={searchPeople}
          emptyText={t("form.nobody-found")}
        />
        {act("give-many", <IconUser size={16} />, t("many.give"))}
      </span>
      {tags.length > 0 ? (
        <span className={classes.group}>
          <TagChoice tags={tags} key={`tag ${turn}`} />
          {act("tag-many", <IconTag size={16} />, t("many.tag"))}
        </span>
      ) : null}
      {act("delete-many", <IconTrash size={16} />, t("delete"))}
    </Form>
  );
}

/** Says what came of it, and offers to take it back where that can be; what was done empties the bar. */
function useAnswer(restart: () => void) {
  const { t, refusal, fieldError } = useTaskWords();
  const snackbar = useSnackbar();
  const submit = useSubmit();
  return useCallback(
    (answer: CommandResult) => {
      const problem = answer.error
        ? refusal(answer.error.code, answer.error.params)
        : fieldError(Object.values(answer.reply?.error ?? {})[0] ?? undefined);
      if (!answer.done) return void snackbar.show({ tone: "error", text: problem ?? t("errors.failed") });
      restart();
      const { ids } = answer.value as { ids: string[] };
      const back = inverse[answer.intent];
      const undo = () => {
        const fields = new FormData();
        fields.set("intent", back!);
        for (const id of ids) fields.append("ids", id);
        submit(fields, { method: "post", action: place, navigate: false, fetcherKey: `undo ${ids[0]}` });
      };
      snackbar.show({
        tone: "success",
        text: t(`many.${answer.intent}`, { count: ids.length }),
        ...(back && ids.length > 0 ? { action: { label: t("undo"), onSelect: undo } } : {}),
      });
    },
    [fieldError, refusal, restart, snackbar, submit, t],
  );
}
