import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { Section } from "#app/ui/section/section.tsx";
import classes from "./import.module.css";
import { useRefusal } from "./use-refusal.ts";

/** At how many leavers every import of the company stops and asks. */
export function LeaverShareForm({ share, result }: { share: number; result: CommandResult | null }) {
  const { t } = useTranslation("people");
  const mine = result?.intent === "set-leaver-share" ? result : null;
  const refusal = useRefusal(mine);
  const busy = useNavigation().formData?.get("intent") === "set-leaver-share";
  const bad = mine?.reply?.error?.["share"] ? [t("errors.bad-share")] : undefined;
  const typed = mine?.reply?.initialValue?.["share"];
  return (
    <Section title={t("import.when-many-leave")}>
      <Form method="post" className={classes.start}>
        <input type="hidden" name="intent" value="set-leaver-share" />
        {refusal.general ? (
          <Callout tone="danger" announced>
            {refusal.general}
          </Callout>
        ) : null}
        {mine?.done ? (
          <Callout tone="success" announced>
            {t("import.share-kept")}
          </Callout>
        ) : null}
        <NumberField
          key={share}
          id="leaver-share"
          name="share"
          label={t("import.share")}
          description={t("import.share-text")}
          suffix="%"
          min={0}
          max={100}
          step="any"
          defaultValue={typeof typed === "string" && bad ? typed : share}
          error={bad}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t("import.keep-share")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
