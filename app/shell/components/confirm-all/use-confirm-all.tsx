import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { changedAtOnce } from "#app/platform/tasks/changed-at-once.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";

type Asked = { count: number; run: () => void; undoable: boolean };

type ConfirmAllOptions = {
  /** More than so many are asked about. */
  above?: number;
  /** What is asked, what it means, and the button, where the usual words say too little. */
  title?: string;
  text?: string;
  goOn?: string;
};

/** Asks once before something is done to so many. */
export function useConfirmAll({ above = changedAtOnce, title, text, goOn }: ConfirmAllOptions = {}) {
  const isMany = (count: number | null): count is number => count !== null && count > above;
  const { t } = useTranslation("shell");
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = useRef(false);
  const close = () => setAsked(null);
  /**
   * Runs it, asking before where all `count` of a list are meant; `count` is null where it is what is ticked. `undoable`
   * says that it can be taken back afterwards.
   */
  const confirm = (count: number | null, run: () => void, undoable = false) =>
    isMany(count) ? setAsked({ count, run, undoable }) : run();
  /** The same for a form that is about to be sent. */
  const confirmSubmit = (event: FormEvent<HTMLFormElement>, count: number | null, undoable = false) => {
    const [form, { submitter }] = [event.currentTarget, event.nativeEvent as SubmitEvent];
    const isConfirmed = confirmed.current;
    confirmed.current = false;
    if (isConfirmed || !isMany(count)) return;
    event.preventDefault();
    const run = () => {
      confirmed.current = true;
      form.requestSubmit(submitter);
    };
    setAsked({ count, run, undoable });
  };
  const dialog: ReactNode = (
    <ConfirmDialog
      opened={asked !== null}
      onClose={close}
      onConfirm={() => {
        close();
        asked?.run();
      }}
      title={title ?? t("selection.confirm", { count: format.number(asked?.count ?? 0) })}
      confirmLabel={goOn ?? t("selection.go-on")}
      cancelLabel={t("form.cancel")}
    >
      <p>{text ?? t(asked?.undoable ? "selection.confirm-text-undo" : "selection.confirm-text")}</p>
    </ConfirmDialog>
  );
  return { confirm, confirmSubmit, dialog };
}
