import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { fewestPeople as fewest } from "#app/platform/privacy/small-groups.ts";
import type { FairnessPage } from "../../queries/fairness-page.ts";
import classes from "../calibration.module.css";

/** Who rates higher than others, and whether groups of people are rated alike. */
export function Fairness({ fairness: { raters, checks, favourable } }: { fairness: FairnessPage }) {
  return (
    <div className={classes.parts}>
      <Raters raters={raters} />
      {checks.map((check) => (
        <GroupCheck key={check.by} check={check} favourable={favourable} />
      ))}
    </div>
  );
}

function Raters({ raters }: Pick<FairnessPage, "raters">) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  const signed = (value: number) => `${value > 0 ? "+" : ""}${format.number(value, 2)}`;
  return (
    <Section title={t("fairness.raters")} description={t("fairness.raters-text", { fewest })}>
      <DataTable
        caption={t("fairness.raters")}
        rows={raters}
        rowKey={({ name }) => name}
        empty={<p className={classes.soft}>{t("fairness.nobody")}</p>}
        columns={[
          { id: "name", header: t("person.manager"), render: ({ name }) => name },
          { id: "people", header: t("group.people"), align: "end", render: ({ people }) => people, narrow: true },
          {
            id: "mean",
            header: t("fairness.mean"),
            align: "end",
            render: ({ mean }) => (mean === null ? t("fairness.few") : format.number(mean, 2)),
            narrow: true,
          },
          {
            id: "difference",
            header: t("fairness.difference"),
            align: "end",
            render: ({ difference, interval }) =>
              difference === null
                ? "–"
                : interval
                  ? t("fairness.interval", {
                      difference: signed(difference),
                      from: signed(interval.from),
                      to: signed(interval.to),
                    })
                  : signed(difference),
            narrow: true,
          },
          {
            id: "mark",
            header: t("fairness.mark"),
            render: ({ outstanding, difference }) =>
              outstanding ? (
                <Chip tone="orange">{t((difference ?? 0) > 0 ? "fairness.lenient" : "fairness.strict")}</Chip>
              ) : null,
            narrow: true,
          },
        ]}
      />
    </Section>
  );
}

type GroupCheckProps = { check: FairnessPage["checks"][number]; favourable: string };

function GroupCheck({ check: { by, groups }, favourable }: GroupCheckProps) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  return (
    <Section title={t(`fairness.by.${by}`)} description={t("fairness.check-text", { option: favourable, fewest })}>
      <DataTable
        caption={t(`fairness.by.${by}`)}
        rows={groups}
        rowKey={({ group }) => group}
        empty={<p className={classes.soft}>{t("fairness.nobody")}</p>}
        columns={[
          { id: "group", header: t("fairness.group"), render: ({ group }) => groupName(t, by, group) },
          { id: "people", header: t("group.people"), align: "end", render: ({ people }) => people, narrow: true },
          {
            id: "rate",
            header: t("fairness.rate"),
            align: "end",
            render: ({ rate }) => (rate === null ? t("fairness.few") : format.percent(rate)),
            narrow: true,
          },
          {
            id: "ratio",
            header: t("fairness.ratio"),
            align: "end",
            render: ({ ratio }) => (ratio === null ? "–" : format.number(ratio, 2)),
          },
          {
            id: "below",
            header: t("fairness.mark"),
            render: ({ below }) => (below ? <Chip tone="orange">{t("fairness.below")}</Chip> : null),
            narrow: true,
          },
        ]}
      />
    </Section>
  );
}

const genders = ["MALE", "FEMALE", "OTHER"] as const;

function groupName(t: ReturnType<typeof useTranslation<"calibration">>["t"], by: string, group: string): string {
  const gender = by === "gender" ? genders.find((one) => one === group) : undefined;
  return gender ? t(`fairness.gender.${gender}`) : group;
}
