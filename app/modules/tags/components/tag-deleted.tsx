import { Form, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import { useTagWords } from "./use-tag-words.ts";

export type TagDeletedProps = { result: CommandResult | null; closeHref: string };

/** Says that a tag is gone and takes it back: in passing, or in the page where there is no script. */
export function TagDeleted({ result, closeHref }: TagDeletedProps) {
  const { t, own } = useTagWords(result, "delete-tag");
  const gone = own?.done ? (own.value as { tagId: string; name: string }) : null;
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const submit = useSubmit();
  const [heard, setHeard] = useState<CommandResult | null>(null);
  useEffect(() => {
    if (!gone || heard === own) return;
    setHeard(own);
    const restore = () =>
      submit(
        { intent: "restore-tag", tagId: gone.tagId },
        { method: "post", action: closeHref, navigate: false, fetcherKey: `restore ${gone.tagId}` },
      );
    show({
      tone: "success",
      text: t("deleted-done", { name: gone.name }),
      action: { label: t("undo"), onSelect: restore },
    });
    navigate(closeHref, { replace: true, preventScrollReset: true });
  }, [gone, heard, own, show, t, navigate, closeHref, submit]);
  if (!gone || heard === own) return null;
  const undo = (
    <Form method="post">
      <input type="hidden" name="tagId" value={gone.tagId} />
      <Button type="submit" name="intent" value="restore-tag">
        {t("undo")}
      </Button>
    </Form>
  );
  return (
    <Callout tone="info" announced action={undo}>
      {t("deleted-done", { name: gone.name })}
    </Callout>
  );
}
