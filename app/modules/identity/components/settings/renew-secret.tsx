import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ShownOnce } from "#app/platform/forms/shown-once.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { tokenCommands } from "../identity-commands.ts";
import { ConfirmForm } from "./confirm-form.tsx";

/** An app gets another secret; the dialog shows it this once. */
export function RenewSecret({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(["identity", "shell"]);
  const [opened, setOpened] = useState(false);
  const form = tokenCommands.useCommandForm({ intent: "renew", clears: true });
  const made = form.answer?.done ? form.answer.value : null;
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        onClick={() => setOpened(true)}
        aria-label={t("access-tokens.renew-one", { name })}
      >
        {t("access-tokens.renew")}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t("access-tokens.renew-one", { name })}
        closeLabel={t("shell:close")}
      >
        {made ? (
          <ShownOnce
            title={t("access-tokens.renewed")}
            text={t("access-tokens.made-text")}
            secret={made.token}
            copy={t("access-tokens.copy-secret")}
            copied={t("access-tokens.secret-copied")}
          />
        ) : (
          <>
            <p>{t("access-tokens.renew-text")}</p>
            <ConfirmForm form={form} submitLabel={t("access-tokens.renew")}>
              <input type="hidden" name="accessTokenId" value={id} />
            </ConfirmForm>
          </>
        )}
      </Dialog>
    </>
  );
}
