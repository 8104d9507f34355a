import { useEffect, useRef, type ReactNode } from "react";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import type { SectionProgress } from "../../domain/progress.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./form.module.css";

type FormSectionProps = {
  progress: Pick<SectionProgress, "id" | "title"> & Partial<SectionProgress>;
  description?: string | undefined;
  /** Something in it was refused: it is opened, whoever folded it. */
  faulty: boolean;
  children: ReactNode;
};

export const sectionId = (id: string) => `section-${id}`;

/** A section of a form that folds; its title says how far it is. */
export function FormSection({ progress, description, faulty, children }: FormSectionProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (faulty && fold.current) fold.current.open = true;
  }, [faulty]);
  return (
    <Fold
      ref={fold}
      id={sectionId(progress.id)}
      title={progress.title}
      beside={<SectionStanding progress={progress} />}
      heading
      open
    >
      {description ? <p className={classes.soft}>{description}</p> : null}
      {children}
    </Fold>
  );
}

/** "2 of 5", or that it is complete; nothing where nothing is asked. */
export function SectionStanding({ progress }: Pick<FormSectionProps, "progress">) {
  const { t } = useReviewWords();
  const { asked = 0, answered = 0, missing = [] } = progress;
  if (asked === 0) return null;
  if (missing.length === 0 && answered === asked) return <Chip tone="green">{t("form.section-complete")}</Chip>;
  return <span className={own.standing}>{t("form.section-answered", { answered, asked })}</span>;
}

/** Brings a field or section into sight, opened and ready to be written in. */
export function goToField(id: string): void {
  const found = document.getElementById(id) ?? document.getElementById(`asked-${id}`);
  if (!found) return;
  const fold = found.closest("details");
  if (fold) fold.open = true;
  found.scrollIntoView({ block: "center" });
  const writable = "textarea, select, summary, input:not([type=hidden]), [role=combobox]";
  const target = found.matches(writable) ? found : found.querySelector<HTMLElement>(writable);
  target?.focus({ preventScroll: true });
}

/** Once a form was refused, its first fault is what stands in sight. */
export function useGoToFault(answer: unknown, faults: Readonly<Record<string, string>>): void {
  const [first] = Object.keys(faults);
  useEffect(() => {
    if (first) goToField(first);
  }, [answer, first]);
}
