import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { SignInPolicyPreview } from "../../queries/preview-sign-in-policy.ts";
import classes from "../settings/settings.module.css";

/** Whom a change concerns, before it is made. */
export function PolicyPreview({ preview }: { preview: SignInPolicyPreview }) {
  const { t } = useTranslation("identity");
  const parts = (["password", "secondFactor", "sessions", "addresses"] as const).filter((part) => preview[part] > 0);
  return (
    <Callout tone={parts.length > 0 ? "warning" : "info"} title={t("policy.concerns")} announced>
      {parts.length === 0 ? (
        t("policy.nobody")
      ) : (
        <ul className={classes.counts}>
          {parts.map((part) => (
            <li key={part}>{t(`policy.count.${part}`, { count: preview[part] })}</li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
