import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ImportCounts, ImportRecord } from "../queries/import-screen.ts";
import classes from "./import.module.css";
import type { useRefusal } from "./use-refusal.ts";

export type ImportApplyProps = {
  record: ImportRecord;
  counts: ImportCounts;
  refusal: ReturnType<typeof useRefusal>;
  share: string;
};

/** Does what was looked at; what may surprise is agreed to first. */
export function ImportApply({ record, counts, refusal, share }: ImportApplyProps) {
  const { t } = useTranslation("people");
  const busy = useNavigation().formData?.get("intent") === "apply-import";
  const total = counts.CREATED + counts.CHANGED + counts.MOVED + counts.RETIRED;
  const many = counts.RETIRED * 100 > record.settings.retireShare * counts.present;
  if (total === 0) return null;
  return (
    <Section title={t("list.apply")} description={t("import.apply-text")}>
      <Form method="post" className={classes.start}>
        <input type="hidden" name="intent" value="apply-import" />
        <input type="hidden" name="importId" value={record.id} />
        {counts.REFUSED > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("import.leave-out", { count: counts.REFUSED })}
            error={refusal.field("leaveOutRefused")}
          />
        ) : null}
        {many ? (
          <>
            <Callout tone="warning">{t("import.many-leave", { count: counts.RETIRED, share })}</Callout>
            <Checkbox
              name="retireMany"
              label={t("import.retire-many", { count: counts.RETIRED })}
              error={refusal.field("retireMany")}
            />
          </>
        ) : null}
        {busy ? (
          <p role="status" className={classes.quiet}>
            {t("import.applying")}
          </p>
        ) : null}
        <div>
          <Button type="submit" tone="primary" loading={busy}>
            {t("import.apply", { count: total })}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
