import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { Channel } from "../../domain/channels.ts";
import { isInboxOnly, type MailRow } from "./mail-rows.tsx";
import classes from "./mail-times.module.css";

/** A column for devices, and one for the company's chat where it has one. */
export function useChannelColumns(
  chat: string | null,
  cell: (channel: Channel, row: MailRow) => ReactNode,
): Column<MailRow>[] {
  const { t } = useTranslation("notifications");
  const column = (channel: Channel, header: string): Column<MailRow> => ({
    ...{ id: channel, header, narrow: "named", width: "12rem" },
    render: (row) => (isInboxOnly(row) ? null : cell(channel, row)),
  });
  return [column("push", t("channels.push")), ...(chat ? [column("chat", t("channels.chat", { chat }))] : [])];
}

/** On, off, or as everybody; a word where the company decides. */
export function OwnSwitch({ channel, row: { label, room, kind, at } }: { channel: Channel; row: MailRow }) {
  const { t } = useTranslation("notifications");
  const { chosen, holds, fixed, otherwise } = (kind ?? room)[channel];
  const state = useStates();
  const params = { state: state(otherwise) };
  const options = useSwitchOptions(kind ? t("channels.as-part", params) : t("channels.as-company", params));
  if (fixed) return <span className={classes.fixed}>{t("channels.fixed-as", { state: state(holds) })}</span>;
  return (
    <SelectField
      name={`choices[${at}].${channel}`}
      label={`${label}: ${t(`channels.name.${channel}`)}`}
      hideLabel
      defaultValue={valueOf(chosen)}
      options={options}
    />
  );
}

/** What the company has of a channel, and whether people can choose otherwise. */
export function CompanySwitch({ channel, row: { label, room, kind, at } }: { channel: Channel; row: MailRow }) {
  const { t } = useTranslation("notifications");
  const { company, otherwise } = (kind ?? room)[channel];
  const value = kind ? (company?.value ?? null) : (company?.value ?? otherwise);
  return (
    <div className={classes.cell}>
      <SelectField
        name={`defaults[${at}].${channel}`}
        label={`${label}: ${t(`channels.name.${channel}`)}`}
        hideLabel
        defaultValue={valueOf(value)}
        options={useSwitchOptions(kind ? t("mail-times.as-nothing") : null)}
      />
      <FixBox
        name={`defaults[${at}].${channel}Fixed`}
        way={t(`channels.name.${channel}`)}
        fixed={company?.fixed ?? false}
      />
    </div>
  );
}

/** Ticked, people have it as the company does. */
export function FixBox({ name, way, fixed }: { name: string; way: string; fixed: boolean }) {
  const { t } = useTranslation("notifications");
  return (
    <Checkbox name={name} label={t("channels.fix-of", { way })} defaultChecked={fixed}>
      <span aria-hidden="true">{t("channels.fix")}</span>
    </Checkbox>
  );
}

const valueOf = (value: boolean | null) => (value === null ? "" : value ? "on" : "off");

function useStates(): (on: boolean) => string {
  const { t } = useTranslation("notifications");
  return (on) => (on ? t("mail-times.NOW") : t("mail-times.NEVER"));
}

function useSwitchOptions(otherwise: string | null) {
  const state = useStates();
  const both = [true, false].map((on) => ({ value: valueOf(on), label: state(on) }));
  return otherwise === null ? both : [{ value: "", label: otherwise }, ...both];
}
