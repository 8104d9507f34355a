import { AddressForm } from "#app/shell/components/address-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "../goal-list/goal-list.module.css";
import { useGoalWords } from "../goal-words.ts";

const treeLooks = ["OUTLINE", "MAP"] as const;

/** Chooses how the tree is looked at and the day it is shown of; a past day is announced, with the way back. */
export function TreeOfDay({
  page: {
    asOf,
    input: { look },
  },
}: {
  page: GoalPage;
}) {
  const { t, format } = useGoalWords();
  const address = useGoalAddress();
  const kept = [...address.search].filter(([name]) => !["asOf", "after", "before", "panelStack", "act"].includes(name));
  return (
    <div className={classes.day}>
      <SegmentedControl
        label={t("map.look")}
        name="look"
        value={look}
        segments={treeLooks.map((value) => ({
          value,
          label: t(`map.look-${value}`),
          href: address.with({ look: value === "MAP" ? value : null, at: null }),
        }))}
      />
      <AddressForm kept={kept}>
        <DateField name="asOf" label={t("as-of.label")} defaultValue={asOf ?? ""} key={asOf} />
      </AddressForm>
      {asOf ? (
        <Callout
          tone="info"
          title={t("as-of.title", { date: format.date(asOf) })}
          action={<Button href={address.with({ asOf: null })}>{t("as-of.today")}</Button>}
        >
          {t("as-of.text")}
        </Callout>
      ) : null}
    </div>
  );
}
