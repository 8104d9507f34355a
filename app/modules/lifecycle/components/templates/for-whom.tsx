import { useState } from "react";
import { AudienceField } from "#app/modules/audiences/ui.ts";
import { PersonField } from "#app/modules/people/ui.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { isInRegister, type Moment } from "../../domain/moments.ts";
import type { OpenTemplate } from "../../queries/templates-page.ts";
import { useLifecycleWords } from "../lifecycle-words.ts";

type ForWhomProps = { open: OpenTemplate; moment: Moment; form: Pick<AnyCommandForm, "wrong"> };

/** For whom a template is, and whether its journeys begin by themselves. */
export function ForWhom({ open, moment, form }: ForWhomProps) {
  const { t } = useLifecycleWords();
  const [follows, setFollows] = useState(open.followsRegister);
  // Counted of the template as it is kept: of another audience or moment nobody has asked.
  const [asked, setAsked] = useState(false);
  const wouldBegin = asked || moment !== open.moment ? null : open.wouldBegin;
  return (
    <>
      <Section title={t("template.for-whom")}>
        <AudienceField
          prefix="audience."
          audience={open.audience}
          choices={open.choices}
          without={["cohorts", "managers", "hired", "employeeIds", "withoutIds"]}
          wrong={form.wrong}
          onChange={() => setAsked(true)}
        />
      </Section>
      {!isInRegister(moment) ? null : (
        <Section title={t("template.when")}>
          <Checkbox
            name="followsRegister"
            label={t("template.by-itself")}
            description={t("template.by-itself-text")}
            defaultChecked={open.followsRegister}
            onChange={(event) => setFollows(event.currentTarget.checked)}
          />
          {follows ? (
            <>
              <PersonField
                name="hrId"
                label={t("template.hr")}
                description={t("template.hr-text")}
                offered={[open.hr]}
                defaultValue={open.hr.id}
                error={form.wrong("hrId")}
                required
              />
              {wouldBegin === null ? null : <p>{t("template.would-begin", { count: wouldBegin })}</p>}
            </>
          ) : null}
        </Section>
      )}
    </>
  );
}
