import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { TagKind } from "../domain/tag.ts";
import type { KeptTag } from "../queries/kept-tags.ts";
import type { TagsPage } from "../queries/tags-page.ts";
import { TagFields } from "./tag-fields.tsx";
import classes from "./tags.module.css";
import { useTagWords } from "./use-tag-words.ts";

export type TagPanelProps = {
  kind: TagKind;
  tag: KeptTag | null;
  parents: TagsPage["parents"];
  closeHref: string;
  result: CommandResult | null;
};

/** A tag being made, or worded otherwise, beside the list. */
export function TagPanel({ kind, tag, parents, closeHref, result }: TagPanelProps) {
  const intent = tag ? "edit-tag" : "add-tag";
  const words = useTagWords(result, intent);
  const { t, own, refusal } = words;
  const busy = useNavigation().state === "submitting";
  const [touched, setTouched] = useState(false);
  const leaving = useUnsavedChanges(touched && !busy && !own?.done);
  useClosing(own, closeHref, t("saved"));
  return (
    <SidePanel
      title={tag ? tag.name : t("add")}
      closeLabel={t("close")}
      closeHref={closeHref}
      footer={
        <>
          <Button href={closeHref}>{t("cancel")}</Button>
          <Button type="submit" form="tag" tone="primary" loading={busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Form method="post" id="tag" className={classes.form} onInput={() => setTouched(true)}>
        <input type="hidden" name="intent" value={intent} />
        {tag ? <input type="hidden" name="tagId" value={tag.id} /> : <input type="hidden" name="kind" value={kind} />}
        {refusal ? (
          <Callout tone="danger" announced>
            {refusal}
          </Callout>
        ) : null}
        <TagFields tag={tag} parents={parents} words={words} />
      </Form>
      <ConfirmDialog {...leaving} />
    </SidePanel>
  );
}

/** Once it is stored the panel says so and leaves. */
function useClosing(answer: CommandResult | null, closeHref: string, said: string): void {
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const heard = useRef<CommandResult | null>(null);
  useEffect(() => {
    if (!answer?.done || heard.current === answer) return;
    heard.current = answer;
    show({ tone: "success", text: said });
    navigate(closeHref, { replace: true, preventScrollReset: true });
  });
}
