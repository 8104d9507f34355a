import { Choice } from "#app/shell/components/choice.tsx";
import { useState, type FormEvent } from "react";
import { FactsFields, FieldInputs, PersonField, PlacesFields } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { languageNamed, languageNames, languages } from "#app/platform/i18n/languages.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { moments } from "../../domain/moments.ts";
import { lifecyclePlaces } from "../../lifecycle-places.ts";
import type { MovePreview } from "../../queries/preview-move.ts";
import type { StartPage } from "../../queries/start-page.ts";
import { startCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { PreviewOfMove } from "./preview-of-move.tsx";

/** Somebody joins, moves, is away, comes back or leaves: what each room will do is shown before one says yes. */
export function StartScreen({ page }: { page: StartPage }) {
  const { t } = useLifecycleWords();
  return (
    <Stack>
      <PageHeader title={t(`start.${page.moment}`)} />
      <FacetLinks
        label={t("field.moment")}
        links={moments.map((moment) => ({
          ...{ id: moment, content: t(`moment.${moment}`), count: "", current: moment === page.moment },
          href: `${lifecyclePlaces.start}?moment=${moment}`,
        }))}
      />
      <StartForm key={page.moment} page={page} />
    </Stack>
  );
}

function StartForm({ page }: { page: StartPage }) {
  const { t } = useLifecycleWords();
  const { moment, templates } = page;
  const isHire = moment === "HIRE";
  const form = startCommands.useCommandForm({
    intent: ["preview", "hire", "start"],
    id: "start",
    looks: ["preview"],
    fields: { moment },
    defaultValue: { onDay: page.followed ?? page.today, templateId: templates[0]?.id ?? "" },
    said: (done) => (done.intent === "preview" ? null : t("said.started")),
    leaveTo: (done) => (done.intent === "preview" ? null : lifecyclePlaces.journey(done.value.journeyId)),
  });
  const { answer } = form;
  const seen: MovePreview | null = answer?.done && answer.intent === "preview" ? (answer.value as MovePreview) : null;
  const [stale, setStale] = useState<MovePreview | null>(null);
  const fresh = seen !== null && stale !== seen;
  const changed = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target as Element).closest("[data-decides]")) setStale(seen);
  };
  return (
    <CommandForm form={form} guarded onInput={changed} className={classes.fields}>
      {page.followed ? <Callout tone="info" title={t("start.followed")} /> : null}
      <Whom page={page} form={form} onChange={() => setStale(seen)} />
      <div data-decides className={classes.fields}>
        <How page={page} form={form} />
        {fresh ? <PreviewOfMove preview={seen} wrong={form.wrong} /> : null}
      </div>
      <div className={classes.line}>
        <Button
          type="submit"
          name="intent"
          value="preview"
          tone={fresh ? "secondary" : "primary"}
          loading={form.sending === "preview"}
        >
          {t("start.preview")}
        </Button>
        {fresh ? (
          <Button
            type="submit"
            name="intent"
            value={isHire ? "hire" : "start"}
            tone="primary"
            loading={form.sending !== null && form.sending !== "preview"}
          >
            {t("start.submit")}
          </Button>
        ) : null}
      </div>
    </CommandForm>
  );
}

type PartProps = { page: StartPage; form: Pick<AnyCommandForm, "field" | "wrong" | "typed"> };

/** Who it is about, from when, and where they stand then: what the preview answers to. */
function Whom({ page, form, onChange }: PartProps & { onChange: () => void }) {
  const { t } = useLifecycleWords();
  const { moment, person } = page;
  const isHire = moment === "HIRE";
  return (
    <>
      {isHire ? (
        <>
          <FactsFields form={form} shown={["firstName", "lastName", "workEmail", "personalEmail"]} />
          <SelectField
            {...form.field("language")}
            label={t("field.language")}
            description={t("field.language-text")}
            placeholder={languageNamed(page.language)}
            options={languages
              .filter((value) => value !== page.language)
              .map((value) => ({ value, label: languageNames[value] }))}
          />
        </>
      ) : (
        <PersonField
          name="employeeId"
          label={t("field.employee")}
          error={form.wrong("employeeId")}
          offered={person ? [person] : []}
          defaultValue={person?.id ?? null}
          onChange={onChange}
          required
        />
      )}
      <DateField {...form.field("onDay")} label={t(`day-label.${moment}`)} required />
      {moment === "EXIT" ? (
        <TextField
          {...form.field("accessEndsAt")}
          type="time"
          label={t("field.access-ends")}
          description={t("field.access-ends-text")}
        />
      ) : null}
      {isHire || moment === "MOVE" || moment === "REHIRE" ? (
        <PlacesFields
          choices={page.choices}
          nothing={t(isHire ? "start.none" : "start.as-it-was")}
          wrong={form.wrong}
        />
      ) : null}
      {isHire ? (
        <FieldInputs fields={page.fields.map((field) => ({ ...field, value: null, shown: null }))} form={form} />
      ) : null}
    </>
  );
}

/** By which steps, with whom beside them, and who is told. */
function How({ page: { moment, templates, followed }, form }: PartProps) {
  const { t } = useLifecycleWords();
  return (
    <>
      {followed ? null : (
        <Choice
          {...form.field("templateId")}
          label={t("field.template")}
          placeholder={t("start.no-template")}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {moment === "EXIT" || moment === "LEAVE" ? null : (
        <PersonField name="buddyId" label={t("doer.BUDDY")} error={form.wrong("buddyId")} clearable />
      )}
      <TextArea {...form.field("reason")} label={t("field.reason")} description={t("field.reason-text")} rows={2} />
      <Checkbox name="told" label={t("field.told")} description={t("field.told-text")} defaultChecked={!followed} />
    </>
  );
}
