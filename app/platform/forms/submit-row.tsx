import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button, type ButtonSize, type ButtonTone } from "#app/ui/button/button.tsx";
import type { AnyCommandForm } from "./use-command-form.ts";
import classes from "./submit-row.module.css";

export type SubmitRowProps = {
  form: AnyCommandForm;
  /** The verb on the button. */
  label: string;
  /** What the button asks for, of a form with several intents. */
  intent?: string;
  /** A look at what sending would do: sending is offered once it was seen. */
  look?: { intent: string; label: string; seen: boolean };
  icon?: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Where giving up leads; without it, nothing stands beside the button. */
  cancelHref?: string | undefined;
  /** Stays in sight at the foot of the window, for a form longer than it. */
  inSight?: boolean;
  /** Gives up without leading anywhere; the address is for who has no script yet. */
  onCancel?: () => void;
};

/** The foot of a form that stands in the page: what sends it, and what leaves it. */
export function SubmitRow(props: SubmitRowProps) {
  const { form, label, intent, look, icon, tone = "primary", size = "medium" } = props;
  const { cancelHref, onCancel, inSight = false } = props;
  const { t } = useTranslation("shell");
  const sends = (asked: string | undefined) =>
    ({
      type: "submit",
      size,
      disabled: form.busy,
      loading: form.busy && (asked === undefined || form.sending === asked),
      ...(asked === undefined ? {} : { name: "intent", value: asked }),
    }) as const;
  return (
    <div className={inSight ? `${classes.row} ${classes.inSight}` : classes.row}>
      {look && !look.seen ? null : (
        <Button {...sends(intent)} tone={tone} icon={icon}>
          {label}
        </Button>
      )}
      {look ? (
        <Button {...sends(look.intent)} tone={look.seen ? "secondary" : tone}>
          {look.label}
        </Button>
      ) : null}
      {cancelHref === undefined ? null : (
        <Button
          tone="quiet"
          size={size}
          href={cancelHref}
          onClick={(event) => {
            if (!onCancel) return;
            event.preventDefault();
            onCancel();
          }}
        >
          {t("form.cancel")}
        </Button>
      )}
    </div>
  );
}
