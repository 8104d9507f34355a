import { IconBooks, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { Audience } from "../../domain/readers.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { SubjectField } from "./point-subject.tsx";
import { PointList } from "./point-list.tsx";
import { Recommended } from "./recommended.tsx";
import { WhoReads } from "./who-reads.tsx";

/** What stands for an empty agenda: what was cancelled has handed its points on. */
function noPoints({ holdsPoints, standing }: MeetingPage) {
  if (holdsPoints) return "meeting.no-points";
  return standing === "CANCELLED" ? "meeting.points-went-on" : "meeting.had-no-points";
}

/** What there is to talk about. */
export function Agenda({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  return (
    <Section
      title={t("meeting.agenda")}
      actions={
        page.holdsPoints ? (
          <Button
            tone="quiet"
            size="small"
            icon={<IconBooks aria-hidden="true" />}
            href={address({ showLibrary: "true" })}
          >
            {t("library.title")}
          </Button>
        ) : undefined
      }
    >
      <PointList page={page} />
      {page.points.length === 0 ? <p className={classes.soft}>{t(noPoints(page))}</p> : null}
      {page.holdsPoints ? (
        <>
          <NewPoint page={page} />
          <Recommended page={page} />
          {page.templates.length > 0 ? <FromTemplate page={page} /> : null}
        </>
      ) : null}
    </Section>
  );
}

function NewPoint({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const [audience, setAudience] = useState<Audience>("BOTH");
  const form = meetingCommands.useCommandForm({
    intent: "add-point",
    fields: { meetingId: page.id },
    clears: true,
    then: ({ done }) => done && setAudience("BOTH"),
  });
  return (
    <CommandForm form={form} className={classes.newPoint}>
      <div className={classes.line}>
        <TextField
          {...form.field("text")}
          key={form.turn}
          label={t("point.new")}
          placeholder={t("point.placeholder")}
          hideLabel
          maxLength={500}
          className={classes.grow}
        />
        <Button type="submit" icon={<IconPlus aria-hidden="true" />} loading={form.busy}>
          {t("point.add")}
        </Button>
      </div>
      <div className={classes.line}>
        <SubjectField key={`subject ${form.turn}`} page={page} field={form.field("subject")} />
        <Checkbox
          name="audience"
          value="AUTHOR"
          label={t("point.private")}
          checked={audience === "AUTHOR"}
          onChange={(event) => setAudience(event.currentTarget.checked ? "AUTHOR" : "BOTH")}
        />
        <WhoReads audience={audience} name={page.other.name} />
      </div>
    </CommandForm>
  );
}

/** What the company has thought of comes after what stands on the agenda already. */
function FromTemplate({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({
    intent: "use-template",
    said: ({ value }) => t("said.use-template", { count: value.pointIds.length }),
  });
  return (
    <ActForm command={command} intent="use-template" fields={{ meetingId: page.id }} className={classes.line}>
      <SelectField
        name="templateId"
        label={t("template.choose")}
        hideLabel
        options={page.templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" loading={command.busy}>
        {t("template.use")}
      </Button>
    </ActForm>
  );
}
