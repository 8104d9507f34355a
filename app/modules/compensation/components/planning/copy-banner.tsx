import { useState } from "react";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

/** Says that a copy is shown, and takes it over or throws it away: each asked once. */
export function CopyBanner({ copy }: { copy: NonNullable<PlanningPage["copy"]> }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const [asked, setAsked] = useState<"apply-what-if" | "delete-what-if" | null>(null);
  const back = address({ copy: null, member: null });
  const ended = () => setAsked(null);
  const apply = commands.useCommand({
    intent: "apply-what-if",
    said: ({ value }) => t("copies.said-applied", { count: value.applied }),
    then: ended,
    leaveTo: back,
  });
  const remove = commands.useCommand({
    intent: "delete-what-if",
    said: t("copies.said-deleted"),
    then: ended,
    leaveTo: back,
  });
  const act = asked ?? "apply-what-if";
  return (
    <Callout title={t("copies.shown", { name: copy.name })}>
      <p>{t("copies.shown-text")}</p>
      <div className={classes.line}>
        <Button tone="primary" onClick={() => setAsked("apply-what-if")}>
          {t("copies.apply")}
        </Button>
        <Button onClick={() => setAsked("delete-what-if")}>{t("copies.delete")}</Button>
        <Button tone="quiet" href={address({ panel: "what-ifs", member: null })}>
          {t("copies.compare")}
        </Button>
        <Button tone="quiet" href={back}>
          {t("copies.back")}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={t(act === "apply-what-if" ? "copies.apply-ask" : "copies.delete-ask", { name: copy.name })}
        confirmLabel={t(act === "apply-what-if" ? "copies.apply" : "copies.delete")}
        cancelLabel={t("cancel")}
        tone={act === "apply-what-if" ? "primary" : "danger"}
        loading={apply.busy || remove.busy}
        onClose={ended}
        onConfirm={() => (act === "apply-what-if" ? apply : remove).send({ intent: act, whatIfId: copy.id })}
      >
        {t(act === "apply-what-if" ? "copies.apply-text" : "copies.delete-text")}
      </ConfirmDialog>
    </Callout>
  );
}
