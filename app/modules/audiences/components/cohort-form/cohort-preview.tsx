import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import { cohortPlaces } from "../../cohort-places.ts";
import { cohortQueryShape } from "../../domain/cohort-query.ts";
import type { CohortPreview as Preview } from "../../queries/preview-cohort.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import classes from "../cohort.module.css";

const asked = new Set(["base", ...Object.keys(cohortQueryShape)]);
const pause = 300;

export type FormPreview = { found: Preview | null; waiting: boolean; refresh(): void };

/** What of a form is asked about, and where; null is not asked. */
export type PreviewQuestion = { address: string; asks: (field: string) => string | null };
const ofFilter: PreviewQuestion = {
  address: cohortPlaces.preview,
  asks: (field) => (asked.has(field) ? field : null),
};

/** Asks again and again whom the fields of a form find, as they stand a moment after the last change. */
export function usePreview(
  form: RefObject<HTMLFormElement>,
  { address, asks }: PreviewQuestion = ofFilter,
): FormPreview {
  const [found, setFound] = useState<Preview | null>(null);
  const [waiting, setWaiting] = useState(true);
  const running = useRef<AbortController>(undefined);
  const load = async () => {
    if (!form.current) return;
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const said = [...new FormData(form.current)]
      .map(([field, value]) => [asks(field), String(value)])
      .filter((part): part is [string, string] => part[0] !== null && part[1] !== "");
    const asked = askJson<Preview>(`${address}?${new URLSearchParams(said)}`, controller.signal);
    const answer = await asked.catch(() => null);
    if (controller.signal.aborted) return;
    setFound(answer);
    setWaiting(false);
  };
  const loadLater = useDebouncedCallback(load, pause);
  const refresh = () => {
    setWaiting(true);
    loadLater();
  };
  useEffect(() => {
    void load();
    return () => running.current?.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form has come
  }, []);
  return { found, waiting, refresh };
}

/** How many people the filter finds today, and the first of them. */
export function CohortPreview({ preview: { found, waiting } }: { preview: FormPreview }) {
  const { t } = useTranslation("audiences");
  const format = useFormat();
  if (!found) return <p className={classes.soft}>{t(waiting ? "cohort.preview-waiting" : "cohort.preview-failed")}</p>;
  return (
    <div aria-live="polite" data-waiting={waiting || undefined} className={classes.preview}>
      <p className={classes.counted}>{t("cohort.count", { count: found.count, number: format.number(found.count) })}</p>
      <ul className={classes.first}>
        {found.people.map((person) => (
          <li key={person.id}>
            <PersonChip person={person} />
          </li>
        ))}
      </ul>
      {found.count > found.people.length ? (
        <p className={classes.soft}>{t("cohort.preview-more", { count: found.count - found.people.length })}</p>
      ) : null}
    </div>
  );
}
