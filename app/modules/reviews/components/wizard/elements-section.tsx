import { Callout } from "#app/ui/callout/callout.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { reviewPlaces } from "../../review-places.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Pick } from "./parts.tsx";
import type { SectionProps } from "./wizard-screen.tsx";

/** What each kind of reviewer is asked: a template, or the same as another. */
export function ElementsSection({ page }: SectionProps) {
  const { t } = useReviewWords();
  const { forms, reviewers } = page.cycle.settings;
  if (page.templates.length === 0)
    return (
      <Callout tone="warning" title={t("wizard.no-templates")}>
        <UiLink href={`${reviewPlaces.settings}?activeTabId=templates&shelf=sample`}>{t("settings.templates")}</UiLink>
      </Callout>
    );
  return (
    <div className={classes.form}>
      {reviewers.providers.map((provider) => (
        <fieldset key={provider} className={classes.set}>
          <legend className={classes.legend}>{t(`provider.${provider}`)}</legend>
          <div className={classes.pair}>
            <Pick
              name={`forms.${provider}.templateId`}
              label={t("settings.template")}
              value={forms[provider]?.templateId ?? ""}
              none={provider === "NOMINATOR" ? t("wizard.no-questions") : "–"}
              options={page.templates.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Pick
              name={`forms.${provider}.sameAs`}
              label={t("wizard.same-as")}
              value={forms[provider]?.sameAs ?? ""}
              none={t("wizard.own-form")}
              options={reviewers.providers
                .filter((one) => one !== provider)
                .map((value) => ({ value, label: t(`provider.${value}`) }))}
            />
          </div>
          {forms[provider]?.templateId && !forms[provider]?.sameAs ? (
            <UiLink href={reviewPlaces.preview(forms[provider]!.templateId)}>{t("act.preview")}</UiLink>
          ) : null}
        </fieldset>
      ))}
    </div>
  );
}
