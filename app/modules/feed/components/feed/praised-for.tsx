import { Suspense } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { CompetencyToPraise } from "#app/modules/feedback/index.ts";
import type { FieldTexts } from "#app/ui/field/field-properties.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import classes from "./feed.module.css";

/** Comes with the first praise, not with every feed. */
const CompetencyField = lazyPart(async () => ({
  default: (await import("#app/modules/feedback/ui.ts")).CompetencyField,
}));

type PraisedForProps = {
  chosen: CompetencyToPraise | null;
  /** Whom the post praises first: what their job asks for stands first. */
  of?: string | null;
  error: FieldTexts["error"];
  /** Among the few fields of a form, where there is room for its label; else it stands in a row of many. */
  labelled?: boolean;
};

/** The competency that praise is for: it counts where the person's competencies are looked at. */
export function PraisedFor({ chosen, of = null, error, labelled = false }: PraisedForProps) {
  const { t } = useTranslation("feed");
  return (
    <span className={labelled ? classes.praised : classes.tag}>
      <Suspense>
        <CompetencyField
          label={t("composer.competency")}
          hideLabel={!labelled}
          placeholder={t("composer.no-competency")}
          of={of}
          chosen={chosen}
          error={error}
        />
      </Suspense>
    </span>
  );
}
