import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { accessPlaces } from "../access-places.ts";
import type { HeldAccess } from "../domain/held-access.ts";
import type { PersonAccess } from "../queries/person-access.ts";
import type { AdminAccessPreview } from "../queries/preview-admin-access.ts";
import { fieldsOf, typedAgain } from "./access-form.ts";
import classes from "./access.module.css";
import { EffectsList } from "./effects-list.tsx";
import { KindRow } from "./kind-row.tsx";
import { Refusal } from "./refusal.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export type PersonAccessScreenProps = { data: PersonAccess; result: CommandResult | null };

/** What makes one person an admin; saved only after seeing what it gives and takes. */
export function PersonAccessScreen({ data, result }: PersonAccessScreenProps) {
  const { t } = useTranslation("access");
  const { person } = data;
  const [touchedAt, setTouchedAt] = useState<string | null>(null);
  const busy = useNavigation().formMethod === "POST";
  const saved = result?.done && result.intent === "save" ? (result.value as { former: HeldAccess }) : null;
  return (
    <div className={classes.root}>
      <PageHeader
        title={t("form.title", { name: person.name })}
        description={t("form.text")}
        breadcrumbs={[{ label: t("list.title"), href: accessPlaces.access }]}
        breadcrumbsLabel={t("form.path")}
        actions={<PersonActions data={data} />}
      />
      <div className={classes.notices}>
        <Refusal result={result} />
        {saved ? (
          <Callout
            tone="success"
            announced
            title={t("form.saved")}
            action={<TakeBack data={data} former={saved.former} />}
          />
        ) : null}
      </div>
      <AccessForm
        key={`${data.mark} ${result?.done ? result.intent : ""}`}
        data={data}
        result={result}
        onTouched={() => setTouchedAt(data.mark)}
      />
      <UnsavedChanges when={touchedAt === data.mark && !busy} />
    </div>
  );
}

function AccessForm({ data, result, onTouched }: PersonAccessScreenProps & { onTouched: () => void }) {
  const { t } = useTranslation("access");
  const [stale, setStale] = useState<CommandResult | null>(null);
  const busy = useNavigation().formMethod === "POST";
  const touch = () => {
    setStale(result);
    onTouched();
  };
  const reviewed = result?.done && result.intent === "review" ? (result.value as AdminAccessPreview) : null;
  const shown =
    reviewed?.draft ?? (result && !result.done ? typedAgain(result.reply?.initialValue) : null) ?? data.access;
  const current = reviewed !== null && stale !== result;
  const entryError = Boolean(result?.error?.fields.entry);
  return (
    <Form method="post" className={classes.form} onChange={touch} preventScrollReset>
      <input type="hidden" name="employeeId" value={data.person.id} />
      <input type="hidden" name="seen" value={data.mark} />
      <div className={classes.kinds}>
        {data.kinds.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            access={shown}
            entries={data.entries}
            units={data.orgUnits}
            entryError={entryError}
            onTouched={touch}
          />
        ))}
      </div>
      {current ? (
        <Callout
          announced
          tone={reviewed.effects.some(({ change }) => change === "LOSE") ? "warning" : "info"}
          title={t(reviewed.changed ? "preview.title" : "preview.same", { name: data.person.name })}
        >
          {reviewed.changed ? <EffectsList effects={reviewed.effects} /> : null}
        </Callout>
      ) : null}
      <div className={classes.actions}>
        {current && reviewed.changed ? (
          <Button type="submit" name="intent" value="save" tone="primary" loading={busy}>
            {t("form.save")}
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="review"
          tone={current && reviewed.changed ? "secondary" : "primary"}
          loading={busy}
        >
          {t("form.review")}
        </Button>
      </div>
    </Form>
  );
}

/** To understand before changing: why they may do what, and what they see. */
function PersonActions({ data: { person, mayViewAs } }: { data: PersonAccess }) {
  const { t } = useTranslation("access");
  return (
    <>
      <Button href={`${accessPlaces.explain}?person=${person.id}`}>{t("form.explain")}</Button>
      {mayViewAs ? (
        <Form method="post" reloadDocument>
          <input type="hidden" name="employeeId" value={person.id} />
          <Button type="submit" name="intent" value="view-as">
            {t("form.view-as")}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

/** The access as it was before, sent as a change of its own. */
function TakeBack({ data, former }: { data: PersonAccess; former: HeldAccess }) {
  const { t } = useTranslation("access");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="employeeId" value={data.person.id} />
      <input type="hidden" name="seen" value={data.mark} />
      {fieldsOf(former).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="save" size="small">
        {t("form.undo")}
      </Button>
    </Form>
  );
}
