import { record } from "#app/platform/ability/granting.tsx";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { developPlaces } from "../../develop-places.ts";
import { planCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { PlanChip } from "../marks.tsx";
import type { PlanData } from "./plan-screen.tsx";

/** The plan of whoever the page is about, for what may be done to it. */
export const planOf = ({ person }: Pick<PlanData, "person">) => record("GrowthPlan", person.id);

/** A mentor steps down; what they then still see is their own plan. */
export function DeclineMentoring({ planId }: { planId: string }) {
  const { t } = useDevelopWords();
  const command = planCommands.useCommand({
    intent: "decline-mentoring",
    action: developPlaces.plan,
    said: t("said.mentor-declined"),
    leaveTo: developPlaces.plan,
  });
  return (
    <ActForm command={command} intent="decline-mentoring" fields={{ planId }}>
      <Button type="submit" loading={command.busy}>
        {t("plan.decline-mentoring")}
      </Button>
    </ActForm>
  );
}

/** The next 1:1 in which the plan can be talked about and agreed, and the way to put it on the agenda. */
export function Talk({ page: { next, isMe, person }, plan }: { page: PlanData; plan: NonNullable<PlanData["plan"]> }) {
  const { t, format } = useDevelopWords();
  const command = planCommands.useCommand({ intent: "talk-about-plan", said: t("said.on-agenda") });
  if (!next || plan.state === "CLOSED") return null;
  const text = isMe ? t("plan.talk-mine") : t("plan.title", { name: person.name });
  return (
    <div className={classes.line}>
      <span>
        {t("plan.next-talk")} <UiLink href={next.link}>{format.dateTime(next.startsAt)}</UiLink>
      </span>
      <ActForm command={command} intent="talk-about-plan" fields={{ planId: plan.id, text }}>
        <Button type="submit" size="small" loading={command.busy}>
          {t("plan.talk")}
        </Button>
      </ActForm>
    </div>
  );
}

/** Plans of others whose mentor one is. */
export function Mentored({ mentored }: { mentored: PlanData["mentored"] }) {
  const { t, format } = useDevelopWords();
  if (mentored.length === 0) return null;
  return (
    <section className={classes.words}>
      <h2 className={classes.name}>{t("plan.mentored")}</h2>
      <ul className={classes.plain}>
        {mentored.map(({ person, state, targetOn }) => (
          <li key={person.id} className={classes.row} data-row>
            <PersonChip person={person} href={developPlaces.personPlan(person.id)} />
            <span className={classes.line}>
              {targetOn ? (
                <span className={classes.soft}>{t("plan.until", { date: format.date(targetOn) })}</span>
              ) : null}
              <PlanChip state={state} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
