import { useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import type { SectionProgress } from "../../domain/progress.ts";
import { useReviewWords } from "../review-words.ts";
import { goToField, sectionId, SectionStanding } from "./form-section.tsx";
import own from "./form.module.css";

type ProgressProps = { sections: readonly SectionProgress[] };

/** How far each section is; a press leads there. */
export function FormProgress({ sections }: ProgressProps) {
  const { t } = useReviewWords();
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t("wizard.steps")}>
      <ol className={own.sections}>
        {sections.map((progress) => (
          <li key={progress.id}>
            <a
              href={`#${sectionId(progress.id)}`}
              className={own.step}
              onClick={(event) => {
                event.preventDefault();
                goToField(sectionId(progress.id));
              }}
            >
              <span>{progress.title}</span>
              <SectionStanding progress={progress} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** All that keeps the form from being submitted, in one place; a press on one goes there. */
export function WhatIsMissing({ sections }: ProgressProps) {
  const { t } = useReviewWords();
  const [shown, setShown] = useState(false);
  const count = sections.reduce((sum, { missing }) => sum + missing.length, 0);
  if (count === 0) return <span>{t("form.nothing-missing")}</span>;
  return (
    <span className={own.missing}>
      <Button size="small" tone="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t("form.missing", { count })}
      </Button>
      {shown ? (
        <span className={own.list} role="group" aria-label={t("form.missing", { count })}>
          {sections
            .filter(({ missing }) => missing.length > 0)
            .map(({ id, title, missing }) => (
              <span key={id} className={own.group}>
                <strong>{title}</strong>
                {missing.map(({ field, text }) => (
                  <Button
                    key={field}
                    size="small"
                    tone="quiet"
                    onClick={() => {
                      setShown(false);
                      goToField(field);
                    }}
                  >
                    {text}
                  </Button>
                ))}
              </span>
            ))}
        </span>
      ) : null}
    </span>
  );
}
