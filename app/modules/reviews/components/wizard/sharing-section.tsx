import { Flag } from "#app/platform/forms/flag.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { RightsGrid, type GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import type { Provider } from "../../domain/providers.ts";
import { shownAccess, shownPrivileges, type ShownPrivilege } from "../../domain/shown-grid.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";
import own from "./wizard.module.css";

/** Who shares results, when, what the person reviewed reads of each form, and how they answer. */
export function SharingSection({ page }: SectionProps) {
  const { t } = useReviewWords();
  const { sharing, calibration } = page.cycle.settings;
  return (
    <div className={`${classes.form} ${own.sharing}`}>
      <RadioGroup
        name="sharing.mode"
        label={t("wizard.share-mode")}
        defaultValue={sharing.mode}
        options={(["MANUAL", "MANAGER", "AUTO"] as const).map((value) => ({ value, label: t(`share-mode.${value}`) }))}
      />
      <div className={own.offset}>
        <NumberField
          name="sharing.offsetDays"
          label={t("wizard.offset")}
          {...(calibration.on ? { description: t("wizard.auto-waits") } : {})}
          min={0}
          max={90}
          defaultValue={sharing.offsetDays}
        />
      </div>
      <Flag name="sharing.result" label={t("wizard.share-result")} checked={sharing.result} />
      <Flag
        name="sharing.box"
        label={t("wizard.share-box")}
        description={t("wizard.share-box-text")}
        checked={sharing.box}
      />
      {calibration.outcomeOn ? (
        <Flag name="sharing.outcome" label={t("wizard.share-outcome")} checked={sharing.outcome} />
      ) : (
        <input type="hidden" name="sharing.outcome" value={sharing.outcome ? "on" : "off"} />
      )}
      <Flag name="sharing.overallScore" label={t("wizard.share-scores")} checked={sharing.overallScore} />
      <ShownTable page={page} />
      <RadioGroup
        name="sharing.answer"
        label={t("wizard.answer")}
        defaultValue={sharing.answer}
        options={(["NONE", "ACKNOWLEDGE", "SIGN"] as const).map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
    </div>
  );
}

/** What the person reviewed reads of each provider's forms. */
function ShownTable({ page: { cycle, questions } }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const shown = questions.filter(({ provider, keys }) => provider !== "NOMINATOR" || keys.length > 0);
  const access = shownAccess(cycle.settings.sharing);
  const cell = (provider: Provider, privilege: ShownPrivilege): GridCell => {
    const name = `sharing.reviewee.${provider}.${privilege}`;
    const keys = questions.find((one) => one.provider === provider)?.keys ?? [];
    const value = access[provider][privilege];
    if (privilege === "score")
      return { kind: "flag", name, checked: value === "SHOWN", label: t("wizard.shown-score") };
    if (privilege === "selected")
      return {
        kind: "list",
        name,
        chosen: [value].flat(),
        options: keys.map(({ id, text }) => ({ value: id, label: text })),
        opened: true,
      };
    const options = (["ALL_QUESTIONS", "SELECTED_QUESTIONS"] as const).map((each) => ({
      value: each,
      label: t(`shown.${each}`),
      opens: each === "SELECTED_QUESTIONS",
    }));
    return { kind: "choice", name, value: String(value), options };
  };
  const names = {
    questions: t("wizard.shown-questions"),
    score: t("wizard.shown-score"),
    selected: t("shown.SELECTED_QUESTIONS"),
  };
  return (
    <div className={classes.set}>
      <span className={classes.legend}>{t("wizard.shown")}</span>
      <RightsGrid
        caption={t("wizard.shown")}
        roleHeader={t("wizard.shown-of")}
        roles={shown.map(({ provider }) => ({ id: provider, name: t(`provider.${provider}`) }))}
        privileges={shownPrivileges.map((id) => ({ id, name: names[id] }))}
        cell={(provider, privilege) => cell(provider as Provider, privilege as ShownPrivilege)}
      />
    </div>
  );
}
