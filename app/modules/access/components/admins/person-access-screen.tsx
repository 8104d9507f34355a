import { Form } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Fields } from "#app/platform/forms/answers.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { accessPlaces } from "../../access-places.ts";
import { accessMark, type HeldAccess } from "../../domain/held-access.ts";
import type { PersonAccess } from "../../queries/person-access.ts";
import { personCommands } from "../access-commands.ts";
import type { AdminAccessPreview } from "../../queries/preview-admin-access.ts";
import { fieldsOf, typedAgain } from "./access-form.ts";
import classes from "../access.module.css";
import { EffectsList } from "../effects-list.tsx";
import { KindRow } from "./kind-row.tsx";

export type PersonAccessScreenProps = { data: PersonAccess };

/** What makes one person an admin; saved only after seeing what it gives and takes. */
export function PersonAccessScreen({ data }: PersonAccessScreenProps) {
  const { t } = useTranslation("access");
  const { person } = data;
  return (
    <div className={classes.root}>
      <PageHeader
        title={t("form.title", { name: person.name })}
        description={t("form.text")}
        breadcrumbs={[{ label: t("navigation.admins"), href: accessPlaces.access }]}
        breadcrumbsLabel={t("form.path")}
        actions={<PersonActions data={data} />}
      />
      <AccessForm data={data} />
    </div>
  );
}

/** What was held before a change, and what was stored. */
type Saved = { former: HeldAccess; access: HeldAccess };

function useAccessForm(data: PersonAccess) {
  const { t } = useTranslation("access");
  const saved = (change: Saved) => ({
    text: t("form.saved"),
    undo: { intent: "save", fields: takingBack(data.person.id, change), label: t("form.undo") },
  });
  const form = personCommands.useCommandForm({
    intent: ["review", "save"],
    id: "access",
    looks: ["review"],
    fields: { employeeId: data.person.id, seen: data.mark },
    said: (done) => (done.intent === "save" ? saved(done.value) : null),
  });
  return { form, saved };
}

function AccessForm({ data }: PersonAccessScreenProps) {
  const { t } = useTranslation("access");
  const { form, saved } = useAccessForm(data);
  const { answer } = form;
  const reviewed: AdminAccessPreview | null = answer?.intent === "review" && answer.done ? answer.value : null;
  const refused = answer && !answer.done ? typedAgain(answer.reply?.initialValue) : null;
  const current = reviewed !== null && !form.changed;
  return (
    <CommandForm form={form} className={classes.form} guarded>
      <personCommands.PageAnswer
        intents={["save", "view-as"]}
        said={(done) => (done.intent === "save" ? saved(done.value) : null)}
      />
      <div className={classes.kinds} key={data.mark}>
        {data.kinds.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            access={reviewed?.draft ?? refused ?? data.access}
            entries={data.entries}
            units={data.orgUnits}
            entryError={Boolean(answer?.error?.fields["entry"])}
            onTouched={form.touch}
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
      <SubmitRow
        form={form}
        label={t("form.save")}
        intent="save"
        look={{ intent: "review", label: t("form.review"), seen: current && reviewed.changed }}
      />
    </CommandForm>
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
function takingBack(employeeId: string, { former, access }: Saved): Fields {
  const fields: Record<string, string[]> = { employeeId: [employeeId], seen: [accessMark(access)] };
  for (const [name, value] of fieldsOf(former)) (fields[name] ??= []).push(value);
  return fields;
}
