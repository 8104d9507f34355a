import { Form, useNavigation } from "@remix-run/react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { daysToRestore } from "../domain/tag.ts";
import type { TagDetail } from "../queries/tag-detail.ts";
import classes from "./tags.module.css";
import { useTagWords } from "./use-tag-words.ts";

export type DeleteTagPanelProps = {
  tag: TagDetail;
  closeHref: string;
  editHref: (id: string) => string;
  result: CommandResult | null;
};

/** Asks before a tag goes, with what it is taken off; one with others below it leads to those first. */
export function DeleteTagPanel({ tag: { id, name, used, below }, closeHref, editHref, result }: DeleteTagPanelProps) {
  const { t, refusal } = useTagWords(result, "delete-tag");
  const busy = useNavigation().state === "submitting";
  const may = below.length === 0;
  return (
    <SidePanel
      title={t("delete", { name })}
      closeLabel={t("close")}
      closeHref={closeHref}
      footer={
        <>
          <Button href={closeHref}>{t("cancel")}</Button>
          {may ? (
            <Button type="submit" form="delete-tag" tone="danger" loading={busy}>
              {t("delete-now")}
            </Button>
          ) : null}
        </>
      }
    >
      <Form method="post" id="delete-tag" className={classes.form} preventScrollReset>
        <input type="hidden" name="intent" value="delete-tag" />
        <input type="hidden" name="tagId" value={id} />
        {refusal ? (
          <Callout tone="danger" announced>
            {refusal}
          </Callout>
        ) : null}
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
      </Form>
    </SidePanel>
  );
}
