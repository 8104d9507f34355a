import { PersonField } from "#app/modules/people/ui.ts";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { compensationPlaces } from "../../compensation-places.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { planningCommands as commands } from "../compensation-commands.ts";
import { useCompensationWords } from "../use-compensation-words.ts";
import { LateChangesPanel } from "./late-changes-panel.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { WhatIfsPanel } from "./what-ifs-panel.tsx";

type PanelsProps = { page: PlanningPage; selected: ReadonlySet<string>; onDone?: () => void };

/** What stands beside the grid: sending back, a new cycle, other stakeholders, reopening. */
export function PlanningPanels({ page, selected, onDone }: PanelsProps) {
  const address = useAddress();
  const closeHref = address({ panel: null, member: null });
  if (page.panel === "new" && page.mayManage) return <NewCycle closeHref={closeHref} />;
  if (!page.cycle) return null;
  const fields = { cycleId: page.cycle.id, version: String(page.cycle.version) };
  if (page.panel === "send-back" && selected.size > 0)
    return <SendBack cycleId={page.cycle.id} selected={selected} closeHref={closeHref} onDone={onDone} />;
  if (page.panel === "reopen" && page.mayManage) return <Reopen fields={fields} closeHref={closeHref} />;
  if (page.panel === "stakeholders" && page.mayManage)
    return <Stakeholders cycleId={page.cycle.id} selected={selected} closeHref={closeHref} />;
  if (page.panel === "publish" && page.publishing)
    return <PublishPanel cycle={page.cycle} plan={page.publishing} mayManage={page.mayManage} closeHref={closeHref} />;
  if (page.panel === "what-ifs") return <WhatIfsPanel page={page} closeHref={closeHref} />;
  if (page.panel === "changes" && page.mayManage) return <LateChangesPanel page={page} closeHref={closeHref} />;
  return null;
}

function NewCycle({ closeHref }: { closeHref: string }) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "create-cycle",
    said: t("said.saved"),
    leaveTo: ({ value }) => compensationPlaces.creation(value.cycleId),
  });
  return (
    <FormPanel form={form} title={t("cycle.new")} closeHref={closeHref} submit={t("cycle.create")}>
      <TextField {...form.field("name")} label={t("cycle.name")} required maxLength={120} />
      <DateField {...form.field("effectiveOn")} label={t("cycle.effective-on")} required />
      <CurrencyField {...form.field("currency")} defaultValue="EUR" />
    </FormPanel>
  );
}

type SendBackProps = {
  cycleId: string;
  selected: ReadonlySet<string>;
  closeHref: string;
  onDone: (() => void) | undefined;
};

function SendBack({ cycleId, selected, closeHref, onDone }: SendBackProps) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "send-back",
    fields: { cycleId, memberIds: [...selected] },
    said: t("said.sent-back"),
    then: ({ done }) => (done ? onDone?.() : undefined),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("lines.send-back")} closeHref={closeHref} submit={t("lines.send-back-act")}>
      <p>{t("lines.send-back-text", { count: selected.size })}</p>
      <TextArea {...form.field("reason")} label={t("reason")} required maxLength={1000} />
    </FormPanel>
  );
}

function Reopen({ fields, closeHref }: { fields: Record<string, string>; closeHref: string }) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "reopen",
    fields,
    said: ({ value }) => (value.takenBack + value.kept > 0 ? t("said.reopened-people", value) : t("said.reopened")),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("cycle.reopen")} closeHref={closeHref} submit={t("cycle.reopen")} tone="danger">
      <p>{t("cycle.reopen-text")}</p>
      <p>{t("cycle.reopen-people")}</p>
      <TextArea {...form.field("reason")} label={t("reason")} required maxLength={1000} />
    </FormPanel>
  );
}

type StakeholdersProps = { cycleId: string; selected: ReadonlySet<string>; closeHref: string };

function Stakeholders({ cycleId, selected, closeHref }: StakeholdersProps) {
  const { t } = useCompensationWords();
  const form = commands.useCommandForm({
    intent: "reassign",
    fields: { cycleId, ...(selected.size > 0 ? { memberIds: [...selected] } : {}) },
    said: ({ value }) => t("said.reassigned", { count: value.people }),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("stakeholders.title")} closeHref={closeHref} submit={t("stakeholders.act")}>
      <p>{selected.size > 0 ? t("stakeholders.some", { count: selected.size }) : t("stakeholders.text")}</p>
      <PersonField name="fromId" label={t("stakeholders.from")} error={form.wrong("fromId")} />
      <PersonField name="toId" label={t("stakeholders.to")} error={form.wrong("toId")} />
    </FormPanel>
  );
}
