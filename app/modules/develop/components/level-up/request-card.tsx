import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { Request } from "../../queries/level-up-page.ts";
import { levelUpCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords, useReasons } from "../develop-words.ts";
import { useCompetencyHref } from "../use-competency-href.ts";
import { WhyMenu } from "../why-menu.tsx";
import { LabelChip, RequestChip } from "../marks.tsx";
import type { LevelUpData } from "./level-up-screen.tsx";

/** One level-up: what was asked and why, how the person stood that day, and who decided what. */
export function RequestCard({ page, request }: { page: LevelUpData; request: Request }) {
  const { t, format } = useDevelopWords();
  const { state, manager, admin, effectiveOn } = request;
  return (
    <article className={classes.panel}>
      <header className={classes.line}>
        <h2 className={classes.name}>{t("level-up.step", { from: request.from ?? "–", to: request.to })}</h2>
        <RequestChip state={state} />
        {request.toRole ? (
          <span className={classes.soft}>{t("level-up.with-role", { role: request.toRole })}</span>
        ) : null}
        {effectiveOn ? (
          <span className={classes.soft}>{t("level-up.from", { date: format.date(effectiveOn) })}</span>
        ) : null}
        <span className={classes.end}>
          <WhyMenu about="LevelUp" record={request.id} />
        </span>
      </header>
      <p className={classes.soft}>
        {t("level-up.asked", { name: request.requestedBy, date: format.date(request.requestedAt) })}
      </p>
      <p className={classes.quote} dir="auto">
        {request.reason}
      </p>
      {manager ? <Said who={t("level-up.manager-said", { name: manager.name })} said={manager} /> : null}
      {admin ? <Said who={t("level-up.admin-said", { name: admin.name })} said={admin} /> : null}
      <Decide page={page} request={request} />
      {request.evidence.length > 0 ? (
        <Fold
          title={t("level-up.evidence", { grade: request.to })}
          open={state === "REQUESTED" || state === "SUPPORTED"}
        >
          <Evidence page={page} request={request} />
        </Fold>
      ) : null}
    </article>
  );
}

/** What the new grade asks for, how the person stood in it that day and why; each opens as it is today. */
function Evidence({ page: { levels, isMe }, request }: { page: LevelUpData; request: Request }) {
  const { t, levelName } = useDevelopWords();
  const competency = useCompetencyHref({ measure: "next" });
  const reasons = useReasons(levels);
  return (
    <ul className={classes.plain}>
      {request.evidence.map((kept) => (
        <li key={kept.competencyId} className={classes.row} data-row>
          <span className={classes.words}>
            <UiLink href={competency(kept.competencyId, isMe ? null : request.employee.id)}>{kept.name}</UiLink>
            <span className={classes.soft}>{t("expected", { level: levelName(kept.expectedLevel, levels) })}</span>
            <span className={classes.soft}>{reasons(kept).join(" · ")}</span>
          </span>
          <LabelChip label={kept.label} />
        </li>
      ))}
    </ul>
  );
}

function Said({ who, said }: { who: string; said: { comment: string; at: string } }) {
  const { format } = useDevelopWords();
  return (
    <div className={classes.words}>
      <span className={classes.soft}>
        {who} · {format.date(said.at)}
      </span>
      {said.comment ? (
        <p className={classes.quote} dir="auto">
          {said.comment}
        </p>
      ) : null}
    </div>
  );
}

/** What this reader may do with it now. */
function Decide({ page, request }: { page: LevelUpData; request: Request }) {
  const { t } = useDevelopWords();
  const { state, id } = request;
  const withdraw = levelUpCommands.useCommand({ intent: "withdraw", key: id, said: t("said.saved") });
  const open = state === "REQUESTED" || state === "SUPPORTED";
  return (
    <>
      {state === "REQUESTED" && page.mayDecide ? (
        <DecisionForms request={request} yes="support" no="decline" dated={false} />
      ) : null}
      {state === "SUPPORTED" && page.mayApprove ? (
        <DecisionForms request={request} yes="approve" no="refuse" dated />
      ) : null}
      {open && page.mayWithdraw ? (
        <ActForm command={withdraw} intent="withdraw" fields={{ requestId: id }}>
          <Button type="submit" tone="quiet" loading={withdraw.busy}>
            {t("level-up.withdraw")}
          </Button>
        </ActForm>
      ) : null}
    </>
  );
}

type DecisionProps = { request: Request; yes: "support" | "approve"; no: "decline" | "refuse"; dated: boolean };

/** Yes with a word if one likes, or no with a reason. */
function DecisionForms({ request: { id, version }, yes, no, dated }: DecisionProps) {
  const { t } = useDevelopWords();
  const fields = { requestId: id, version: String(version) };
  const yesForm = levelUpCommands.useCommandForm({
    intent: yes,
    fields,
    said: t("said.saved"),
    id: `${yes}-${id}`,
    about: "requestId",
  });
  const noForm = levelUpCommands.useCommandForm({
    intent: no,
    fields,
    said: t("said.saved"),
    id: `${no}-${id}`,
    about: "requestId",
  });
  return (
    <div className={classes.panel}>
      <CommandForm form={yesForm} guarded layout="reading">
        {dated ? (
          <DateField
            {...yesForm.field("effectiveOn")}
            label={t("level-up.effective")}
            description={t("level-up.effective-text")}
          />
        ) : null}
        <TextArea {...yesForm.field("comment")} label={t("panel.comment")} rows={2} />
        <div>
          <Button type="submit" tone="primary" loading={yesForm.busy}>
            {t(`level-up.${yes}`)}
          </Button>
        </div>
      </CommandForm>
      <Fold title={t(`level-up.${no}`)} open={noForm.wrong("comment") !== undefined}>
        <CommandForm form={noForm} guarded layout="reading">
          <TextArea {...noForm.field("comment")} label={t("level-up.why-not")} rows={2} required />
          <div>
            <Button type="submit" loading={noForm.busy}>
              {t(`level-up.${no}`)}
            </Button>
          </div>
        </CommandForm>
      </Fold>
    </div>
  );
}
