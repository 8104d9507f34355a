import { Form, useNavigation } from "@remix-run/react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { EmbedKeyView } from "../queries/embed-keys.ts";
import classes from "./embeds.module.css";
import { useEmbedWords } from "./use-embed-words.ts";

export type EmbedKeyFormProps = {
  intent: "create" | "edit";
  embedKey: EmbedKeyView | null;
  result: CommandResult | null;
};

/** The name of a key and the sites it serves; what was typed stays after a refusal. */
export function EmbedKeyForm({ intent, embedKey, result }: EmbedKeyFormProps) {
  const { t, own, typed, wrong, refusal } = useEmbedWords(result, intent, embedKey?.id ?? null);
  const navigation = useNavigation();
  const busy = navigation.state === "submitting" && navigation.formData?.get("intent") === intent;
  return (
    <Form method="post" className={classes.form} key={own?.done ? "done" : "open"}>
      {refusal ? (
        <Callout tone="danger" announced>
          {refusal}
        </Callout>
      ) : null}
      <input type="hidden" name="intent" value={intent} />
      {embedKey ? <input type="hidden" name="keyId" value={embedKey.id} /> : null}
      <TextField
        name="name"
        label={t("name")}
        description={t("name-help")}
        defaultValue={typed("name") ?? embedKey?.name ?? ""}
        error={wrong("name")}
        maxLength={100}
        autoComplete="off"
        required
      />
      <TextArea
        name="origins"
        label={t("origins")}
        description={t("origins-help")}
        defaultValue={typed("origins") ?? embedKey?.origins.join("\n") ?? ""}
        error={wrong("origins")}
        rows={3}
        dir="ltr"
        spellCheck={false}
        required
      />
      <div className={classes.submit}>
        <Button type="submit" tone="primary" loading={busy}>
          {embedKey ? t("save") : t("create")}
        </Button>
      </div>
    </Form>
  );
}
