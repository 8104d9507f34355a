import { ActForm } from "#app/platform/forms/act-form.tsx";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { compensationPlaces } from "../compensation-places.ts";
import type { MyLetter, MyRewards } from "../queries/my-rewards.ts";
import { mineCommands as commands } from "./compensation-commands.ts";
import classes from "./compensation.module.css";
import { useCompensationWords } from "./use-compensation-words.ts";

/** One's own pay: what it is today, letters about it, and how it came about. */
export function MineScreen({ rewards }: { rewards: MyRewards }) {
  const { t, format, money } = useCompensationWords();
  const { on, parts, totals, letters, history } = rewards;
  const today = parts.length > 0 || history.length > 0;
  return (
    <div className={classes.screen}>
      <PageHeader title={t("mine.title")} description={t("mine.text")} />
      <commands.PageAnswer intents={["acknowledge"]} said={t("said.acknowledged")} />
      {today ? null : <EmptyState title={t("mine.none")}>{t("mine.none-text")}</EmptyState>}
      {letters.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
      {today ? (
        <Section title={t("mine.rewards", { date: format.date(on) })}>
          <AddressForm kept={[]} className={classes.narrow}>
            <DateField name="on" label={t("mine.on")} defaultValue={on} />
          </AddressForm>
          <div className={classes.stats}>
            {totals.map(({ amount, currency }) => (
              <Stat key={currency} label={t("mine.total")} value={money(amount, currency)} />
            ))}
            {parts.map(({ component, amount, currency, effectiveOn }) => (
              <Stat
                key={component}
                label={t(`component.${component}`)}
                value={money(amount, currency)}
                hint={t("mine.since", { date: format.date(effectiveOn) })}
              />
            ))}
          </div>
        </Section>
      ) : null}
      {history.length > 1 ? (
        <Section title={t("mine.history")}>
          <DataTable
            caption={t("mine.history")}
            rows={history}
            rowKey={({ effectiveOn }) => effectiveOn}
            columns={[
              { id: "from", header: t("band.from"), render: ({ effectiveOn }) => format.date(effectiveOn) },
              {
                id: "amount",
                header: t("component.BASE"),
                align: "end",
                render: ({ amount, currency }) => money(amount, currency),
                narrow: true,
              },
            ]}
          />
        </Section>
      ) : null}
    </div>
  );
}

function Letter({ letter }: { letter: MyLetter }) {
  const { t, format, money } = useCompensationWords();
  const acknowledge = commands.useCommand({ intent: "acknowledge", said: t("said.acknowledged") });
  return (
    <Section
      title={letter.cycle}
      description={t(letter.before === letter.after ? "mine.letter-promoted" : "mine.letter", {
        before: money(letter.before, letter.currency),
        after: money(letter.after, letter.currency),
        date: format.date(letter.effectiveOn),
      })}
      actions={
        <>
          <Button href={`${compensationPlaces.letter}?letter=${letter.id}`} rel="external">
            {t("mine.open")}
          </Button>
          {letter.acknowledgedAt === null ? (
            <ActForm command={acknowledge} intent="acknowledge" fields={{ letterId: letter.id }}>
              <Button type="submit" tone="primary" loading={acknowledge.busy}>
                {t("mine.acknowledge")}
              </Button>
            </ActForm>
          ) : null}
        </>
      }
    >
      {letter.newTitle === null ? null : <p>{t("lines-of.promoted", { title: letter.newTitle })}</p>}
      {letter.acknowledgedAt === null ? null : (
        <p className={classes.soft}>{t("mine.acknowledged", { date: format.dateTime(letter.acknowledgedAt) })}</p>
      )}
    </Section>
  );
}
