import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useNavigate } from "@remix-run/react";
import { PersonChip, PersonField } from "#app/modules/people/ui.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Row, RowList } from "#app/ui/row-list/row-list.tsx";
import type { DryRun } from "../../queries/dry-run.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./wizard.module.css";

type DaysProps = { dryRun: DryRun; cycleId: string };

/** The cycle day by day before it is launched, and as anybody: by the plan that launches. */
export function DryRunDays({ dryRun }: DaysProps) {
  const { t, format } = useReviewWords();
  const { days, day, messages } = dryRun;
  if (days.length === 0) return dryRun.byTriggers ? <p className={classes.soft}>{t("dry-run.nobody")}</p> : null;
  return (
    <Section title={t("dry-run.title")} description={t(dryRun.byTriggers ? "dry-run.text-triggers" : "dry-run.text")}>
      <DueOnDaysOff dryRun={dryRun} />
      <Steps dryRun={dryRun} />
      <div className={classes.stats}>
        <Stat label={t("dry-run.opening")} value={format.number(dryRun.opening)} />
        <Stat label={t("dry-run.open")} value={format.number(dryRun.open)} />
        <Stat label={t("dry-run.due")} value={format.number(dryRun.due)} />
      </div>
      {messages.length === 0 ? (
        <p className={classes.soft}>{t("dry-run.no-messages")}</p>
      ) : (
        <RowList aria-label={t("wizard.messages")}>
          {messages.map(({ kind, stage, people }) => (
            <Row apart key={`${day} ${kind} ${stage}`}>
              <span>
                {t(`message.${kind}`)} · {t(`stage.${stage}`)}
              </span>
              <span className={classes.soft}>{t("wizard.people", { count: people })}</span>
            </Row>
          ))}
        </RowList>
      )}
      {dryRun.waitsForCalibration && messages.some(({ kind }) => kind === "SHARED") ? (
        <p className={classes.soft}>{t("wizard.auto-waits")}</p>
      ) : null}
      <LookAs dryRun={dryRun} />
    </Section>
  );
}

const shownDays = 8;

/** Forms that would be due while people are off, with the days: another end of a stage mends it. */
function DueOnDaysOff({ dryRun: { daysOff } }: { dryRun: DryRun }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const dueThen = daysOff.filter(({ due }) => due > 0);
  if (dueThen.length === 0) return null;
  return (
    <Callout tone="warning" title={t("dry-run.due-off", { count: dueThen.reduce((sum, { due }) => sum + due, 0) })}>
      <span className={classes.facts}>
        {dueThen.slice(0, shownDays).map((off) => (
          <UiLink key={off.day} href={address({ day: off.day })}>
            {`${format.date(off.day)}: ${off.holiday ?? t("dry-run.weekend")}`}
          </UiLink>
        ))}
        {dueThen.length > shownDays ? t("dry-run.days-more", { count: dueThen.length - shownDays }) : null}
      </span>
    </Callout>
  );
}

/** One day on, one back, or any of those on which something happens. */
function Steps({ dryRun: { days, day, person, daysOff } }: { dryRun: DryRun }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const before = days.filter((one) => one < day).at(-1);
  const after = days.find((one) => one > day);
  const offered = days.includes(day) ? days : [...days, day].sort();
  const offBy = new Map(daysOff.map((off) => [off.day, off.holiday ?? t("dry-run.weekend")]));
  const named = (value: string) => [format.date(value), offBy.get(value)].filter(Boolean).join(" · ");
  return (
    <div className={own.days}>
      <Button
        href={address({ day: before ?? day })}
        disabled={!before}
        icon={<IconChevronLeft className={own.turned} aria-hidden="true" />}
      >
        {t("dry-run.back")}
      </Button>
      <AddressForm
        kept={[
          ["step", "summary"],
          ["as", person?.who.id ?? null],
        ]}
      >
        <SelectField
          key={day}
          name="day"
          label={t("dry-run.day")}
          hideLabel
          defaultValue={day}
          options={offered.map((value) => ({ value, label: named(value) }))}
        />
      </AddressForm>
      <Button
        href={address({ day: after ?? day })}
        disabled={!after}
        icon={<IconChevronRight className={own.turned} aria-hidden="true" />}
      >
        {t("dry-run.next")}
      </Button>
    </div>
  );
}

const tones: Readonly<Record<"LATER" | "OPEN" | "OVERDUE", Tone>> = { LATER: "grey", OPEN: "blue", OVERDUE: "red" };

/** What one person would meet on that day, if nobody had written anything yet. */
function LookAs({ dryRun: { day, person } }: { dryRun: DryRun }) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const navigate = useNavigate();
  return (
    <>
      <AddressForm
        kept={[
          ["step", "summary"],
          ["day", day],
        ]}
        className={classes.form}
      >
        <PersonField
          key={person?.who.id ?? "nobody"}
          name="as"
          label={t("dry-run.as")}
          offered={person ? [person.who] : []}
          defaultValue={person?.who.id ?? null}
          onChange={(chosen) => navigate(address({ as: chosen }), { preventScrollReset: true })}
        />
      </AddressForm>
      {person ? (
        <>
          <p className={classes.soft}>
            {person.told.length === 0
              ? t("dry-run.told-nothing")
              : person.told
                  .map(({ kind, provider }) => `${t(`message.${kind}`)} · ${t(`stage.${provider}`)}`)
                  .join(", ")}
          </p>
          {person.forms.length === 0 ? <p className={classes.soft}>{t("dry-run.no-forms")}</p> : null}
          <RowList>
            {person.forms.map(({ about, provider, opensOn, dueOn, standing }) => (
              <Row apart key={`${provider} ${about.id} ${opensOn}`}>
                <PersonChip person={about} />
                <span className={classes.facts}>
                  <span>{t(`provider.${provider}`)}</span>
                  <span>
                    {format.date(opensOn)} – {format.date(dueOn)}
                  </span>
                  <Chip tone={tones[standing]}>
                    {t(standing === "OPEN" ? "list.open" : `dry-run.standing.${standing}`)}
                  </Chip>
                </span>
              </Row>
            ))}
          </RowList>
          {person.more > 0 ? (
            <p className={classes.soft}>
              {t("validation.more", { count: person.more, number: format.number(person.more) })}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
