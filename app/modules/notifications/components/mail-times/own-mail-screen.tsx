import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { QuietTime } from "../../domain/quiet-time.ts";
import type { MailTime } from "../../domain/mail-time.ts";
import type { NamedMailChoice } from "../../queries/mail-choices.ts";
import { ownMailCommands } from "../notification-commands.ts";
import { differsForOne } from "../../domain/differs.ts";
import { FindRows, useFoldedRows } from "./folded-rows.tsx";
import { isInboxOnly, mailRows, useMailColumns, useMailOptions, type MailRow } from "./mail-rows.tsx";
import type { OwnDevice } from "../../queries/own-devices.ts";
import { DevicesSection } from "../devices/devices-section.tsx";
import { QuietTimeSection } from "./quiet-time.tsx";
import { OwnSwitch, useChannelColumns } from "./switch-cells.tsx";
import classes from "./mail-times.module.css";

export type OwnMailScreenProps = {
  choices: readonly NamedMailChoice[];
  quiet: QuietTime;
  devices: readonly OwnDevice[];
  /** The company, as the addresses of its service worker name it. */
  company: string;
  /** The company's chat by name; null where it has none. */
  chat: string | null;
  timeZone: string;
  now: string;
};

/** How one is told outside the product: on which devices, and of what on which way. */
export function OwnMailScreen({ choices, quiet, chat, ...devices }: OwnMailScreenProps) {
  const { t } = useTranslation("notifications");
  const form = ownMailCommands.useCommandForm({ intent: "choose-mail", said: () => t("mail-times.saved") });
  const rows = mailRows(choices, isOpen);
  const fold = useFoldedRows(rows, differsForOne);
  const columns = useMailColumns(fold);
  const channels = useChannelColumns(chat, (channel, row) => <OwnSwitch channel={channel} row={row} />);
  return (
    <>
      <PageHeader title={t("mail-times.title")} description={t("mail-times.text")} />
      <PageBody>
        <DevicesSection {...devices} />
        <FindRows fold={fold} />
        <CommandForm form={form} guarded className={classes.form}>
          <DataTable
            caption={t("mail-times.title")}
            rows={rows}
            rowKey={({ about }) => about}
            rowHidden={fold.isHidden}
            columns={[
              ...columns,
              {
                ...{ id: "mail", header: t("mail-times.mail"), narrow: "named", width: "17rem" },
                render: (row) => <OwnTime row={row} />,
              },
              ...channels,
            ]}
          />
          {chat ? <p className={classes.fixed}>{t("channels.chat-own", { chat })}</p> : null}
          <p className={classes.fixed}>{t("mail-times.security")}</p>
          <SubmitRow form={form} label={t("mail-times.save")} inSight />
        </CommandForm>
        <QuietTimeSection quiet={quiet} />
      </PageBody>
    </>
  );
}

/** A row is sent where any of its ways can be chosen. */
const isOpen = (row: Pick<MailRow, "room" | "kind">) => {
  const said = row.kind ?? row.room;
  return !isInboxOnly(row) && !(isMailFixed(row) && said.push.fixed && said.chat.fixed);
};

const isMailFixed = ({ room, kind }: Pick<MailRow, "room" | "kind">) => (kind ? kind.fixed : room.company.fixed);

function OwnTime({ row: { about, label, room, kind, at } }: { row: MailRow }) {
  const { t } = useTranslation("notifications");
  const options = useMailOptions();
  const { chosen, holds } = kind ?? room;
  const time = (one: MailTime) => t(`mail-times.${one}`);
  if (isInboxOnly({ kind })) return <span className={classes.fixed}>{t("mail-times.inbox-only")}</span>;
  const named = at < 0 ? null : <input type="hidden" name={`choices[${at}].room`} value={about} />;
  if (isMailFixed({ room, kind }))
    return (
      <>
        {named}
        <span className={classes.fixed}>{t("mail-times.fixed-as", { time: time(holds) })}</span>
      </>
    );
  const otherwise = kind
    ? t("mail-times.as-part", { time: time(kind.otherwise) })
    : t("mail-times.as-company", { time: time(room.company.mail) });
  return (
    <>
      {named}
      <SelectField
        name={`choices[${at}].mail`}
        label={label}
        hideLabel
        defaultValue={chosen ?? ""}
        options={options(otherwise)}
      />
    </>
  );
}
