import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { PersonField } from "#app/modules/people/ui.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { PersonPay, PersonPayLine, SettingsPage } from "../queries/settings-page.ts";
import { settingsCommands as commands } from "./compensation-commands.ts";
import classes from "./compensation.module.css";
import { useCompensationWords } from "./use-compensation-words.ts";

/** Whoever's pay is looked at is told by the audit log. */
export function PayOfPerson({ page: { person } }: { page: SettingsPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const navigate = useNavigate();
  return (
    <Section
      title={t("pay.title")}
      description={t("pay.text")}
      actions={person ? <Button href={address({ panel: "pay" })}>{t("pay.record")}</Button> : undefined}
    >
      <AddressForm kept={[]}>
        <PersonField
          name="person"
          label={t("pay.person")}
          offered={person ? [{ id: person.id, name: person.name, photo: person.photo, role: null, email: "" }] : []}
          {...(person ? { defaultValue: person.id } : {})}
          onChange={(chosen) => navigate(address({ person: chosen, panel: null }), { preventScrollReset: true })}
        />
      </AddressForm>
      {person ? <PayLines person={person} /> : null}
    </Section>
  );
}

function PayLines({ person }: { person: PersonPay }) {
  const { t } = useCompensationWords();
  const takeBack = commands.useCommand({ intent: "take-pay-back", said: t("pay.taken-back") });
  const [asked, setAsked] = useState<PersonPayLine | null>(null);
  const columns = usePayColumns();
  return (
    <div className={classes.sheet}>
      <DataTable
        caption={person.name}
        rows={person.lines}
        rowKey={({ id }) => id}
        empty={<p className={classes.soft}>{t("pay.none")}</p>}
        columns={[
          ...columns,
          {
            id: "act",
            header: t("pay.take-back"),
            hideHeader: true,
            narrow: true,
            render: (line) =>
              line.source === "MANUAL" ? (
                <Button size="small" tone="quiet" onClick={() => setAsked(line)}>
                  {t("pay.take-back")}
                </Button>
              ) : null,
          },
        ]}
      />
      {person.corrected.length > 0 ? (
        <Fold title={t("pay.corrected", { count: person.corrected.length })}>
          <DataTable
            caption={t("pay.corrected", { count: person.corrected.length })}
            rows={person.corrected}
            rowKey={({ id }) => id}
            columns={columns}
          />
        </Fold>
      ) : null}
      <ConfirmDialog
        opened={asked !== null}
        title={t("pay.take-back-ask")}
        confirmLabel={t("pay.take-back")}
        cancelLabel={t("cancel")}
        tone="danger"
        loading={takeBack.busy}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          takeBack.send({ intent: "take-pay-back", payId: asked!.id });
          setAsked(null);
        }}
      >
        {t("pay.take-back-text")}
      </ConfirmDialog>
    </div>
  );
}

/** A part of somebody's pay, and how it came to stand there. */
function usePayColumns(): Column<PersonPayLine>[] {
  const { t, format, money } = useCompensationWords();
  return [
    { id: "component", header: t("pay.component"), render: ({ component }) => t(`component.${component}`) },
    { id: "from", header: t("band.from"), render: ({ effectiveOn }) => format.date(effectiveOn), narrow: true },
    {
      id: "amount",
      header: t("pay.amount"),
      align: "end",
      render: ({ amount, currency }) => money(amount, currency),
      narrow: true,
    },
    {
      id: "source",
      header: t("pay.source"),
      narrow: true,
      render: ({ source, by, recordedAt, replacedAt }) => (
        <span className={classes.soft}>
          {t(`pay.source-${source}`, { name: by, date: format.date(recordedAt) })}
          {replacedAt === null ? null : ` · ${t("pay.until", { date: format.date(replacedAt) })}`}
        </span>
      ),
    },
  ];
}
