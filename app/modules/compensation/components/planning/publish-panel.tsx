import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { PlanningPage } from "../../queries/planning-page.ts";
import type { PromotionPlanned, PromotionsPlanned } from "../../queries/promotions-planned.ts";
import type { PublishingPlan } from "../../queries/publishing-plan.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

type PublishPanelProps = {
  cycle: NonNullable<PlanningPage["cycle"]>;
  plan: PublishingPlan;
  /** May apply what moves and leavers mean for the cycle. */
  mayManage: boolean;
  closeHref: string;
};

/** What publishing does, with who gets which title and grade in People and what is left out, before it is done. */
export function PublishPanel({ cycle, plan, mayManage, closeHref }: PublishPanelProps) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const publish = commands.useCommand({
    intent: "publish",
    said: ({ value: { letters, promoted, leftOut } }) =>
      [
        t("said.published", { count: letters }),
        ...(promoted > 0 ? [t("said.promoted", { count: promoted })] : []),
        ...(leftOut > 0 ? [t("said.left-out", { count: leftOut })] : []),
      ].join(" "),
    leaveTo: closeHref,
  });
  return (
    <SidePanel
      title={t("cycle.publish-ask")}
      closeLabel={t("close")}
      closeHref={closeHref}
      footer={
        <Button
          tone="primary"
          loading={publish.busy}
          disabled={plan.waiting > 0}
          onClick={() => publish.send({ intent: "publish", cycleId: cycle.id, version: String(cycle.version) })}
        >
          {t("cycle.publish")}
        </Button>
      }
    >
      <div className={classes.sheet}>
        {plan.waiting > 0 ? (
          <Callout tone="warning">{t("errors.still-waiting", { count: plan.waiting })}</Callout>
        ) : null}
        {plan.late > 0 ? (
          <Callout
            tone="warning"
            action={mayManage ? <UiLink href={address({ panel: "changes" })}>{t("changes.title")}</UiLink> : undefined}
          >
            {t("publishing.late", { count: plan.late })}
          </Callout>
        ) : null}
        <p>{t("cycle.publish-text")}</p>
        <Sums plan={plan} currency={cycle.currency} />
        <Promotions promotions={plan.promotions} day={cycle.effectiveOn} />
      </div>
    </SidePanel>
  );
}

function Sums({ plan, currency }: { plan: PublishingPlan; currency: string }) {
  const { t, format, money } = useCompensationWords();
  const { letters, without, total, release, releaseOn } = plan;
  const facts = [
    [t("publishing.letters"), format.number(letters)],
    [t("publishing.without"), format.number(without)],
    [t("publishing.total"), money(total, currency)],
    [t("basics.letters"), t(`letters.${release}`)],
    ...(release === "ON_DAY" ? [[t("basics.lettersOn"), format.date(releaseOn)] as const] : []),
  ] as const;
  return <DefinitionList items={facts.map(([term, detail]) => ({ term, detail }))} />;
}

function Promotions({ promotions, day }: { promotions: PromotionsPlanned; day: string }) {
  const { t, format } = useCompensationWords();
  const { changing, leftOut, people } = promotions;
  if (people.length === 0) return null;
  const more = changing + leftOut > people.length;
  return (
    <>
      <p>
        {t("promotions.changing", { count: changing, date: format.date(day) })}{" "}
        {leftOut > 0 ? t("promotions.left-out", { count: leftOut }) : null}
      </p>
      <ul className={classes.rows}>
        {people.map((person) => (
          <li key={person.memberId}>
            <strong>{person.name}</strong>
            <Places places={person.places} />
          </li>
        ))}
      </ul>
      {more ? <p className={classes.soft}>{t("promotions.more")}</p> : null}
    </>
  );
}

function Places({ places }: Pick<PromotionPlanned, "places">) {
  const { t } = useCompensationWords();
  return places.map(({ kind, to, outcome }) => (
    <div key={kind}>
      {t(`promotions.to-${kind}`, { to })}
      {outcome === "CHANGES" ? null : <div className={classes.soft}>{t(`promotions.outcome-${outcome}`)}</div>}
    </div>
  ));
}
