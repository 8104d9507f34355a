import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { FirstStepsCard as Data } from "../queries/first-steps.ts";
import { homeCommands } from "./home-commands.ts";
import classes from "./home.module.css";

/** What somebody new begins with: what is left leads to where it is done, what is done is ticked. */
export function FirstStepsCard({ data: { steps } }: { data: Data }) {
  const { t } = useTranslation("home");
  const words = useWords("home", ...new Set(steps.map(({ room }) => room)));
  const hide = homeCommands.useCommand({
    intent: "hide-first-steps",
    said: () => ({
      text: t("first-steps.hidden"),
      undo: { intent: "show-first-steps", fields: {}, label: t("first-steps.undo") },
    }),
  });
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      level={2}
      title={t("first-steps.title")}
      actions={
        <ActForm command={hide} intent="hide-first-steps">
          <Button type="submit" tone="quiet" size="small" loading={hide.busy}>
            {t("first-steps.hide")}
          </Button>
        </ActForm>
      }
    >
      <p className={classes.calm}>{t("first-steps.done", { done, count: steps.length })}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={`${step.room} ${step.label}`} className={classes.step}>
            {step.done ? (
              <>
                <IconCircleCheckFilled size={18} aria-hidden="true" className={classes.ticked} />
                <span className={classes.calm}>{words(step.label, {}, step.room)}</span>
                <VisuallyHidden>{t("first-steps.ticked")}</VisuallyHidden>
              </>
            ) : (
              <>
                <IconCircle size={18} aria-hidden="true" className={classes.arrow} />
                <UiLink href={step.href}>{words(step.label, {}, step.room)}</UiLink>
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
