import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { daysToRestore } from "#app/platform/time/days-ago.ts";
import type { TagDetail } from "../queries/tag-detail.ts";
import { useCommandForm, useTagSaid } from "./tag-commands.ts";
import classes from "./tags.module.css";

export type DeleteTagPanelProps = {
  tag: TagDetail;
  closeHref: string;
  editHref: (id: string) => string;
};

/** Asks before a tag goes, with what it is taken off; one with others below it leads to those first. */
export function DeleteTagPanel({ tag: { id, name, used, below }, closeHref, editHref }: DeleteTagPanelProps) {
  const { t } = useTranslation("tags");
  const may = below.length === 0;
  const form = useCommandForm({
    intent: "delete-tag",
    fields: { tagId: id },
    said: useTagSaid(),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      form={form}
      title={t("delete", { name })}
      closeHref={closeHref}
      submit={may ? t("delete-now") : null}
      tone="danger"
    >
      {may ? (
        <p className={classes.text}>{t("delete-text", { count: used, days: daysToRestore })}</p>
      ) : (
        <Callout tone="warning">{t("errors.has-below", { count: below.length })}</Callout>
      )}
      {may ? null : (
        <ul className={classes.tags}>
          {below.map((one) => (
            <li key={one.id}>
              <UiLink href={editHref(one.id)} className={classes.tag}>
                <Chip tone={one.color}>{one.name}</Chip>
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </FormPanel>
  );
}
